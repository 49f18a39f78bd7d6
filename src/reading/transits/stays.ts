import type { BodyId } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import type { Draft } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { backOver, houseBehind } from './behind-angle.js';
import { backOverText, exactWithin, loopOf, type TransitContext } from './context.js';
import { backInto } from './house-changes.js';
import { fitting } from './of-age.js';
import { type Day, latest, stayFactor, touchedBy, type WeighedStay, type WeighedTransit } from './plan.js';

/** A stay of at least so many years is told by its years alone. */
const longStay = 4;

/** The end of a stay more than so many years ahead is not told. */
const longestAhead = 12;

/** The section of a planet in a house, with its dates. */
export function stayDraft(context: TransitContext, stay: WeighedStay): Draft {
  const { cells, manuscript } = context;
  const { words } = cells.readings;
  const { body, house, starts, ends, cell } = stay;
  const heading = fill(words.headings.inHouse, { body: manuscript.start(body), house: words.houses[house] });
  const whole = fitting(context, manuscript.unlessSaid(cell, cells.span(starts, ends)));
  const back = comingBack(context, stay);
  const leaves = leavesOf(context, stay, back);
  const text = leaves === '' ? whole : withoutAdvice(manuscript.words, whole);
  return {
    title: starts === null || ends === null ? heading : stayTitle(context, heading, body, starts, ends),
    weight: stay.weight,
    factors: [stayFactor(stay)],
    paragraphs: [[leaves, { text, mayEndInAdvice: true }, leaves === '' ? backOf(context, stay, back) : '']],
  };
}

/** A stay that ends within so many days ends soon. */
const nearEnd = 45;

/** That a slow planet is about to leave a house in which it has been for long. */
function leavesOf(
  { cells, kind, manuscript, sky }: TransitContext,
  { body, starts, ends }: WeighedStay,
  back: Day | undefined,
): string {
  if (!isJupiterOrSlower(body) || starts === null || starts > sky.from || ends === null) return '';
  if (daysFrom(sky.from, ends) > nearEnd) return '';
  const values = { A: manuscript.start(body), ends: cells.day(ends, cells.isOtherYear(ends)) };
  return back === undefined
    ? manuscript.inRotation(kind.leavesHouse, values)
    : manuscript.inRotation(kind.leavesForNow, { ...values, month: monthOf(cells, back) });
}

const monthOf = (cells: TransitContext['cells'], day: Day): string =>
  cells.month(`${day.slice(0, 7)}-00`, cells.isOtherYear(day));

/** When a slow planet that leaves a house enters it again. */
function comingBack({ sky }: TransitContext, stay: WeighedStay): Day | undefined {
  if (!isJupiterOrSlower(stay.body)) return undefined;
  return (sky.isPeriod ? backInto(sky.stays, stay) : undefined) ?? sky.returnTo?.(stay);
}

/** That a planet returns to a house, after a short first stay or after one of years. */
function backOf(
  { cells, kind, manuscript }: TransitContext,
  { body, starts, ends }: WeighedStay,
  back: Day | undefined,
): string {
  if (back === undefined) return '';
  const isFirst = starts !== null && ends !== null && daysFrom(starts, ends) < firstStay;
  return manuscript.inRotation(kind.staysAgain[isFirst ? 'first' : 'long'], {
    a: manuscript.within(body),
    A: manuscript.start(body),
    month: monthOf(cells, back),
  });
}

/** A stay of up to so many days that is followed by another is a first one. */
const firstStay = 300;

function stayTitle(
  { cells, kind }: TransitContext,
  heading: string,
  body: BodyId,
  starts: Day,
  ends: Day,
): string {
  const [first, last] = [Number(starts.slice(0, 4)), Number(ends.slice(0, 4))];
  const isLong = last - first >= longStay;
  const withYear = cells.isOtherYear(starts) || cells.isOtherYear(ends);
  const written = (day: Day, year: number, isNamed = true): string =>
    // The end of a stay of days needs no year, nor does the first of two days of one year.
    isLong
      ? String(year)
      : isJupiterOrSlower(body)
        ? cells.day(day, withYear && isNamed)
        : cells.dayOfMonth(day);
  const when =
    starts === ends
      ? fill(kind.captions.exact, { days: written(starts, first) })
      : fill(kind.captions.stay, {
          starts: written(starts, first, first !== last),
          ends: written(ends, last),
        });
  return fill(kind.captions.titled, { heading, when });
}

/** That a planet which has crossed an angle is in the house behind it, and until when. */
export function behindAngleOf(context: TransitContext, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky, stays } = context;
  const { point, meeting } = touchedBy(transit);
  const house = houseBehind[point];
  const marks = exactWithin(context, transit);
  const back = marks.find((day) => backOver(sky, transit, day) !== undefined);
  // In a period, the line of the day tells that.
  if (back !== undefined) return sky.isPeriod ? '' : backOverText(context, transit, back, 'section');
  if (house === undefined || meeting !== 'conjunction') return '';
  // A house with a section of its own has its dates there.
  if (stays.some((stay) => stay.body === transit.body && stay.house === house)) return '';
  const last = loopOf(context, transit).ends ?? latest;
  const stay = sky.stays.find(
    (one) => one.body === transit.body && one.house === house && one.ends !== null && one.ends > last,
  );
  if (stay === undefined || stay.ends === null) return '';
  const yearsAhead = Number(stay.ends.slice(0, 4)) - Number(sky.from.slice(0, 4));
  if (yearsAhead > longestAhead) return '';
  const again = comingBack(context, { ...stay, weight: 0 });
  return manuscript.firstUnsaid(again === undefined ? kind.behindAngle : kind.behindAngleForNow, {
    A: manuscript.start(transit.body),
    house: cells.readings.words.houses[house],
    ...(again !== undefined && { month: monthOf(cells, again) }),
    // For a date years ahead the year is enough.
    ends: yearsAhead >= longStay ? stay.ends.slice(0, 4) : cells.day(stay.ends, cells.isOtherYear(stay.ends)),
  });
}
