import { type BodyId, Mars, Mercury, Midheaven, Sun, Venus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { tenths } from '../factors.js';
import { isOfWork } from '../of-age.js';
import type { Draft } from '../reading.js';
import { contactCell } from '../transits/context.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import {
  chosenDays,
  type DayLimits,
  dayLines,
  factorsOfDays,
  isOfSlow,
  isOfSwift,
  markedDays,
} from './marked-days.js';
import { daysBetween, passingBodies } from './passage-choice.js';
import { hasHouses } from './plan.js';
import type { ReturnTransit } from './transits.js';

/** The days of a month on which something is exact at the birth chart. */

const swift: readonly BodyId[] = [Sun, Mercury, Venus, Mars];
/** Without houses there is room for more of them. */
const limits: Readonly<Record<'timed' | 'untimed', DayLimits>> = {
  timed: { most: 5, apart: 2, mostAlike: 2 },
  untimed: { most: 9, apart: 2, mostAlike: 3 },
};
/** Days from which on another planet at a point of the birth is another matter. */
const farApart = 8;

/** In order of time, the strongest first to be chosen; nothing where nothing is exact. */
export function daysSection(context: LunarReturnContext): Draft | undefined {
  const { cells, kind, length, manuscript, month } = context;
  if (length === 'brief') return undefined;
  const isTimed = hasHouses(month.chart);
  const { counsels, swift: ofSwift } = cells.readings.transits;
  const isOwn = (transit: ReturnTransit): boolean =>
    isTimed && !isJupiterOrSlower(transit.body) ? isOfSwift(transit) : isOfSlow(transit);
  const transits = month
    .transitsOf([...passingBodies, ...swift])
    .filter((transit) => isOwn(transit) && isOfAge(context, transit) && !isTold(context, transit));
  const days = chosenDays(
    markedDays(transits, (transit) =>
      isJupiterOrSlower(transit.body) ? contactCell(counsels, transit)?.day : contactCell(ofSwift, transit),
    ),
    limits[isTimed ? 'timed' : 'untimed'],
    (one, other) =>
      one.transit.natal === other.transit.natal &&
      (isTimed || Math.abs(daysBetween(one.day, other.day)) < farApart),
  );
  if (days.length === 0) return undefined;
  return {
    title: fill(kind.days.title, {
      begins: cells.dayOfYear(month.begins),
      ends: cells.dayOfYear(month.ends),
    }),
    weight: tenths(Math.max(...days.map(({ weight }) => weight))),
    isKept: true,
    factors: factorsOfDays(days),
    paragraphs: dayLines(days, manuscript, kind.days, cells.dayOfYear),
  };
}

const isOfAge = ({ month }: LunarReturnContext, { natal }: ReturnTransit): boolean =>
  (natal !== Midheaven && natal !== Venus) || isOfWork(month.age);

/** The Moon stands where it stood at the birth, so what it meets is a passage over the birth as well. */
const isTold = ({ aspects }: LunarReturnContext, { body, natal, aspect }: ReturnTransit): boolean =>
  aspects.some(
    ({ first, second, aspect: other }) =>
      natureOf(other) === natureOf(aspect) &&
      [first, second].includes(body) &&
      [first, second].includes(natal),
  );
