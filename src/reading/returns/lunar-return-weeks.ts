import { Opposition, Square } from '../../chart/aspects.js';
import { Moon } from '../../chart/bodies.js';
import { elementOf, type House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Draft } from '../reading.js';
import type { LunarDesk } from './lunar-return-month.js';
import { otherOf } from './plan.js';

/** The Moon's way from this return to the next, with its days. */
export function weeksSection(desk: LunarDesk): Draft | undefined {
  const { cells, kind, manuscript, month, weighed } = desk;
  const moon = weighed.bodies.find(({ id }) => id === Moon);
  if (moon === undefined) return undefined;
  const { title, text, opposite } = kind.weeks;
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
      [manuscript.once(text[elementOf(moon.sign)], values)],
      [
        beginningSentence(desk, values.first),
        moon.house === 0
          ? ''
          : manuscript.once(opposite, {
              middle: values.middle,
              field: cells.readings.returns.concerns[facing(moon.house)],
            }),
      ],
    ],
  };
}

const facing = (house: House): House => (((house + 5) % 12) + 1) as House;

/** The Moon’s own aspects pass within a day or two. */
function beginningSentence({ kind, manuscript, meetings }: LunarDesk, first: string): string {
  const own = meetings.find(({ body }) => body === Moon)?.aspects ?? [];
  const hard = own.filter(({ aspect }) => natureOf(aspect) === 'tense');
  const chosen = hard.length > 0 ? hard : own;
  if (chosen.length === 0) return '';
  const others = manuscript.listOf(chosen.map((aspect) => otherOf(aspect, Moon)));
  return manuscript.once(hard.length > 0 ? kind.weeks.strained : kind.weeks.eased, { others, first });
}

/** The same each month: below any aspect that is this one's. */
const weekWeight = 0.1;
