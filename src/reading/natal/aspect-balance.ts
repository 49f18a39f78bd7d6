import { type BodyId, Mars, Pluto, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { WeighedAspect } from '../factors.js';

/**
 * Aspects of one planet that deny each other: what comes to it with ease beside what it has to fight for. A planet
 * has two aspects told, and a third of another nature; and none that is easy beside the conflict that the reading
 * is about.
 */

/** Two bodies and what is between them. */
export type Pair = Pick<WeighedAspect, 'first' | 'second' | 'aspect'>;

const mostAlike = 2;

export const isEasy = ({ aspect }: Pair): boolean => natureOf(aspect) === 'harmonious';

/** A square or an opposition, or Mars, Saturn or a slower planet beside it. */
export const isHard = ({ second, aspect }: Pair): boolean => {
  const nature = natureOf(aspect);
  return nature === 'tense' || (nature === 'conjunction' && (second === Mars || second >= Saturn));
};

/** Those of an aspect's two that are a person's own: the Sun to Mars. What it has to a point or an angle is another matter. */
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
