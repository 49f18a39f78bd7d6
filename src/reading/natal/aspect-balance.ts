import { type BodyId, Mars, Pluto, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { WeighedAspect } from '../factors.js';

/**
 * Aspects of one planet that contradict each other, such as ease beside struggle. A planet has two aspects told, or a
 * third of another nature; and no easy one beside the conflict that the reading is about.
 */

/** Two bodies and their aspect. */
export type Pair = Pick<WeighedAspect, 'first' | 'second' | 'aspect'>;

const mostAlike = 2;

export const isEasy = ({ aspect }: Pair): boolean => natureOf(aspect) === 'harmonious';

/** Whether an aspect is hard: a square or an opposition, or a conjunction with Mars, Saturn or an outer planet. */
export const isHard = ({ second, aspect }: Pair): boolean => {
  const nature = natureOf(aspect);
  return nature === 'tense' || (nature === 'conjunction' && (second === Mars || second >= Saturn));
};

/** The personal planets, Sun to Mars, of an aspect between planets. */
export const own = ({ first, second }: Pair): readonly BodyId[] =>
  second > Pluto || first > Mars ? none : second > Mars ? [first] : [first, second];
const none: readonly BodyId[] = [];

export class AspectBalance {
  readonly #all: number[] = [];
  readonly #easy: number[] = [];
  readonly #conflict: readonly BodyId[];

  /** @param dominant the aspect that the reading is about */
  constructor(dominant: WeighedAspect | undefined) {
    this.#conflict = dominant && natureOf(dominant.aspect) === 'tense' ? own(dominant) : none;
  }

  hasRoom(aspect: WeighedAspect): boolean {
    const isItsEasy = isEasy(aspect);
    return own(aspect).every((id) => {
      const all = this.#all[id] ?? 0;
      const easy = this.#easy[id] ?? 0;
      if (isItsEasy && this.#conflict.includes(id)) return false;
      return all < mostAlike || (all === mostAlike && (isItsEasy ? easy === 0 : easy === all));
    });
  }

  add(aspect: WeighedAspect): void {
    for (const id of own(aspect)) {
      this.#all[id] = (this.#all[id] ?? 0) + 1;
      if (isEasy(aspect)) this.#easy[id] = (this.#easy[id] ?? 0) + 1;
    }
  }
}
