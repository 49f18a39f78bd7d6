import { Opposition } from '../../chart/aspect-kinds.js';
import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { WeighedAspect } from '../factors.js';
import type { OpeningContext } from './opening-context.js';

/** A planet opposite three or more, told once, with the heaviest of its oppositions. */
export interface FacingCrowd {
  planet: BodyId;
  /** The opposition told in full. */
  lead: WeighedAspect;
  others: readonly WeighedAspect[];
}

const fewest = 3;

export function facingCrowd(
  aspects: readonly WeighedAspect[],
  dominant: WeighedAspect | undefined,
): FacingCrowd | undefined {
  let most: FacingCrowd | undefined;
  for (let planet = 0; planet <= Pluto; planet++) {
    const its = aspects.filter(
      ({ first, second, aspect }) =>
        aspect === Opposition && second <= Pluto && (first === planet || second === planet),
    );
    const lead = its.find((each) => each === dominant) ?? its[0];
    if (lead === undefined || its.length < Math.max(fewest, (most?.others.length ?? 0) + 2)) continue;
    most = { planet: planet as BodyId, lead, others: its.filter((each) => each !== lead) };
  }
  return most;
}

type FacingContext = OpeningContext & { readonly facing: FacingCrowd | undefined };

/** The other planets that it is opposite to, after the text on the heaviest. */
export function facingPart({ cells, facing, manuscript }: FacingContext, aspect: WeighedAspect): string {
  if (facing?.lead !== aspect) return '';
  const { planet, others } = facing;
  const ids = others.map(({ first, second }) => (first === planet ? second : first));
  return manuscript.unlessSaid(cells.readings.natalChapters.facing, {
    A: manuscript.start(planet),
    others: manuscript.listOf(ids.sort((a, b) => a - b)),
  });
}
