import { type BodyId, Mars, Pluto, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { WeighedAspect } from '../factors.js';
import type { OpeningContext } from './opening-context.js';

/**
 * Aspects of one planet that deny each other: what comes to it with ease beside what it has to fight for. A planet
 * has two aspects told, and a third of another nature; and none that is easy beside the conflict that the reading
 * is about.
 */

const mostAlike = 2;

export const isEasy = ({ aspect }: WeighedAspect): boolean => natureOf(aspect) === 'harmonious';

/** A square or an opposition, or Mars, Saturn or a slower planet beside it. */
export const isHard = ({ second, aspect }: WeighedAspect): boolean => {
  const nature = natureOf(aspect);
  return nature === 'tense' || (nature === 'conjunction' && (second === Mars || second >= Saturn));
};

/** Those of an aspect's two that are a person's own: the Sun to Mars. What it has to a point or an angle is another matter. */
const own = ({ first, second }: WeighedAspect): readonly BodyId[] =>
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

type StrainContext = OpeningContext & { readonly written: { readonly strained: Set<BodyId> } };

/** Notes which planets have something hard told of them, here or in another section. */
export function noteHard({ written }: StrainContext, aspect: WeighedAspect): void {
  if (isHard(aspect)) for (const id of own(aspect)) written.strained.add(id);
}

/**
 * Before the first easy aspect of a planet of which something hard is told: when it has it easy. Of one of them that
 * comes after the planet whose section it is, `of`, nothing hard has been told yet.
 */
export function turnTo(
  { cells, manuscript, written }: StrainContext,
  aspect: WeighedAspect,
  of: BodyId,
): string {
  if (!isEasy(aspect)) return '';
  const its = own(aspect).filter((id) => written.strained.has(id));
  const strained = its.includes(of) ? of : its.find((id) => id < of);
  const { turns } = cells.readings.natalChapters;
  if (strained === undefined || turns[strained as 0].some((said) => manuscript.hasSaid(said))) return '';
  return manuscript.firstUnsaid(turns[strained as 0]);
}
