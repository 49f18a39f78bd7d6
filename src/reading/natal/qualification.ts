import { type BodyId, Jupiter } from '../../chart/bodies.js';
import type { NatalSides, Pull } from '../../text/natal-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import { isBetweenSigns, type WeighedAspect, type WeighedBody } from '../factors.js';
import { pullOf, textByPull } from './against-sign.js';
import type { OpeningContext } from './opening-context.js';

/** A sentence on a planet that works against a sign, and the matters that it settles. */
interface Joint {
  text: string;
  sides: Sides | undefined;
}

const sidesOfPull = (sides: NatalSides, pull: Pull, id: BodyId, other: BodyId): Sides | undefined =>
  pull === 'freed'
    ? undefined
    : sidesAt(
        (sides[pull] as Readonly<Partial<Record<BodyId, string>>>)[id],
        pull === 'qualified' ? other - Jupiter : 0,
      );

/** How a body's sign, and a planet whose aspect works against it, are both true. */
export function qualificationOf(
  { cells, weighed }: OpeningContext,
  body: WeighedBody,
  aspect: WeighedAspect,
): Joint | undefined {
  const pull = pullOf(body, aspect);
  if (pull === undefined || isBetweenSigns(body, weighed.chart)) return undefined;
  const { id } = body;
  const other = aspect.first === id ? aspect.second : aspect.first;
  const { natal, natalChapters } = cells.readings;
  return {
    text: textByPull(natal.joints[pull], pull, id, other),
    sides: sidesOfPull(natalChapters.sides, pull, id, other),
  };
}
