import { Opposition, Square } from '../../chart/aspects.js';
import { Moon } from '../../chart/bodies.js';
import { elementOf, oppositeHouse } from '../../chart/zodiac.js';
import type { Draft } from '../reading.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { hasHouses, isSignCertain } from './plan.js';
import { countedHouse } from './planets-on-angles.js';
import { housesOf } from './question.js';

/** The Moon's way from this return to the next, with its days. */
export function weeksSection(context: LunarReturnContext): Draft | undefined {
  const { cells, kind, manuscript, month, weighed } = context;
  const moon = weighed.bodies.find(({ id }) => id === Moon);
  if (moon === undefined) return undefined;
  const { title, ...texts } = kind.weeks;
  const house = countedHouse(context, moon);
  // What the opening has asked about is not named once more.
  const facing = house === 0 ? 0 : oppositeHouse(house);
  const mood = isSignCertain(month.chart, moon) ? elementOf(moon.sign) : 'open';
  const [begins, first, middle, last, ends] = month.quarters;
  const values = {
    begins: cells.dayOfYear(begins),
    first: cells.dayOfYear(first),
    middle: cells.dayOfYear(middle),
    last: cells.dayOfYear(last),
    ends: cells.dayOfYear(ends),
  };
  return {
    title,
    weight: weekWeight,
    isKept: context.length === 'full',
    factors: [
      {
        kind: 'transit',
        weight: weekWeight,
        planetIds: [Moon, Moon],
        aspectId: Square,
        exact: [first, last],
      },
      { kind: 'transit', weight: weekWeight, planetIds: [Moon, Moon], aspectId: Opposition, exact: [middle] },
    ],
    paragraphs: [
      [manuscript.bySeed(texts.begins[mood], 1, values)],
      [
        manuscript.bySeed(texts.first[mood], 2, values),
        manuscript.bySeed(texts.middle[mood], 3, values),
        facing === 0 || housesOf(context.question).includes(facing)
          ? ''
          : manuscript.firstUnsaid(texts.opposite, { field: cells.readings.returns.concerns[facing] }),
      ],
      [
        manuscript.bySeed(texts.last[mood], 4, values),
        hasHouses(month.chart) ? '' : manuscript.firstUnsaid(texts.untimed),
      ],
    ],
  };
}

/** The same each month: below all that is this one's. */
const weekWeight = 0.5;
