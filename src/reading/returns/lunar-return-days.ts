import { Ascendant, type BodyId, Mars, Mercury, Midheaven, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { tenths } from '../factors.js';
import { isOfWork } from '../of-age.js';
import type { Draft } from '../reading.js';
import { contactCell } from '../transits/context.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { daysBetween, passingBodies, weightOf } from './passage-choice.js';
import type { ReturnTransit } from './transits.js';

/** The days of a month on which something is exact at the birth chart. */

const swift: readonly BodyId[] = [Sun, Mercury, Venus, Mars];
/** Days that are told, and how many days lie between two of them at least. */
const [most, apart] = [5, 2];

/** Days of one swift planet, which comes to a good many points in a month. */
const mostAlike = 2;

interface Marked {
  day: string;
  transit: ReturnTransit;
  text: string;
  weight: number;
}

/** In order of time, the strongest first to be chosen; nothing where nothing is exact. */
export function daysSection(context: LunarReturnContext): Draft | undefined {
  const { cells, kind, length, manuscript, month } = context;
  if (length === 'brief') return undefined;
  const found = month
    .transitsOf([...passingBodies, ...swift])
    .filter((transit) => transit.open === undefined && isOwn(transit) && isOfAge(context, transit))
    .filter((transit) => !isTold(context, transit))
    .flatMap((transit): Marked[] => {
      const [day] = transit.exact;
      const text = cellOf(context, transit);
      return day === undefined || text === undefined
        ? []
        : [{ day, transit, text, weight: weightOf(transit) }];
    })
    .sort((a, b) => b.weight - a.weight);
  const chosen: Marked[] = [];
  for (const each of found) {
    if (chosen.length === most) break;
    const isNew = chosen.every(
      ({ day, transit }) =>
        Math.abs(daysBetween(day, each.day)) >= apart && transit.natal !== each.transit.natal,
    );
    const alike = chosen.filter(({ transit }) => isAlike(transit, each.transit));
    if (isNew && alike.length < mostAlike) chosen.push(each);
  }
  if (chosen.length === 0) return undefined;
  const { title, dated, around } = kind.days;
  const inTime = chosen.sort((a, b) => (a.day < b.day ? -1 : 1));
  return {
    title: fill(title, { begins: cells.dayOfYear(month.begins), ends: cells.dayOfYear(month.ends) }),
    weight: tenths(Math.max(...chosen.map(({ weight }) => weight))),
    isKept: true,
    factors: inTime.map(({ day, transit, weight }) => ({
      kind: 'transit',
      weight: tenths(weight),
      planetIds: [transit.body, transit.natal],
      aspectId: transit.aspect,
      exact: [day],
    })),
    paragraphs: inTime.map(({ day, transit, text }) => [
      fill(isAround(transit) ? around : dated, {
        day: cells.dayOfYear(day),
        text: manuscript.unlessSaid(text),
      }),
    ]),
  };
}

/**
 * A swift planet’s days are told at what is most a person’s own, and at its own place; those of a slow one not at the
 * slow ones of the birth, which a generation shares.
 */
const isOwn = ({ body, natal }: ReturnTransit): boolean =>
  isJupiterOrSlower(body)
    ? natal <= Saturn || natal === Ascendant || natal === Midheaven
    : natal <= Mars || natal === Ascendant || natal === Midheaven;

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

/** Whether two are of one swift planet. */
const isAlike = (one: ReturnTransit, other: ReturnTransit): boolean =>
  one.body === other.body && one.body <= Mars;

function cellOf({ cells }: LunarReturnContext, transit: ReturnTransit): string | undefined {
  const { counsels, swift: ofSwift } = cells.readings.transits;
  const its = { ...transit, starts: null, ends: null, closeness: 1, isOver: false, cell: null };
  return isJupiterOrSlower(transit.body) ? contactCell(counsels, its)?.day : contactCell(ofSwift, its);
}

/** Whether the hour of the birth, which is not known, moves the day. */
const isAround = ({ spans = [] }: ReturnTransit): boolean => spans.some(([first, last]) => first !== last);
