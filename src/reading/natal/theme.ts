import type { House } from '../../chart/zodiac.js';
import type { Crowding, WeighedBody, WeighedChart } from '../factors.js';
import { standsOnAngle } from '../weights.js';
import { dominantFactorOf } from './dominant-choice.js';
import type { DominantFactor } from './dominant-factor.js';
import { leadingCrowd } from './house-read.js';
import type { OpeningContext } from './opening-context.js';

/** The three strongest factors of a chart and how they relate. */
export interface Theme {
  leaders: readonly WeighedBody[];
  /** The main theme of the reading. */
  dominant: DominantFactor | undefined;
  /** The crowd that the opening begins with. */
  crowd: Crowding | undefined;
  /** A house that two of the three share. */
  shared: { house: House; first: WeighedBody; second: WeighedBody } | undefined;
}

export function themeOf(context: OpeningContext, leaders: readonly WeighedBody[]): Theme {
  const { weighed } = context;
  const crowd = leadingCrowd(weighed);
  return {
    leaders,
    dominant: dominantFactorOf(context, leaders),
    crowd,
    shared: sharedHouse(weighed, leaders, crowd),
  };
}

function sharedHouse(
  { chart }: WeighedChart,
  leaders: readonly WeighedBody[],
  crowd: Crowding | undefined,
): Theme['shared'] {
  for (const first of leaders)
    for (const second of leaders) {
      if (first === second || first.house === 0 || first.house !== second.house) continue;
      // A crowd has named the house.
      if (crowd?.bodies.includes(first.id) && crowd.bodies.includes(second.id)) continue;
      // A planet on an angle does not act as its house would suggest.
      if (!standsOnAngle(first, chart) && !standsOnAngle(second, chart))
        return { house: first.house, first, second };
    }
  return undefined;
}
