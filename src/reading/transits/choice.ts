import { Chiron, Jupiter, Mars, Moon, Saturn } from '../../chart/bodies.js';
import { isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { Manuscript } from '../manuscript.js';
import { type ReadingLength, wordsIn } from '../reading.js';
import { besideDays } from './beside-days.js';
import { isFaintIn, loopOf, type TransitCells, type TransitContext } from './context.js';
import { isOfDays } from './days.js';
import { angles, entriesInto, isVisit } from './house-changes.js';
import { leadingFirst } from './lead.js';
import { areContrary, withoutContrary } from './leans.js';
import { crowdIn } from './moon-hours.js';
import { isHouseOfAge, isOfAge, isOfLateLife } from './of-age.js';
import {
  daysFrom,
  earliest,
  isFaint,
  isSameContact,
  latest,
  type TransitSky,
  touchedBy,
  type WeighedStay,
  type WeighedTransit,
} from './plan.js';
import { RepeatedAdvice } from './repeated-advice.js';
import {
  faintWords,
  fewSlow,
  heaviest,
  isChironReturn,
  isComing,
  requiredBeside,
  withoutMostElsewhere,
  withRoom,
} from './required.js';
import { standingIn } from './standing.js';
import { isMarsAtChief } from './swift-days.js';
import {
  isHardOnChief,
  isMarkedIn,
  isSlowAtAngle,
  mainStay,
  staysByWeight,
  transitsByWeight,
  transitsWithText,
  weighedStay,
} from './weight.js';

/** Words of the cells, of a moment, where seasons are written, and where not. */
const most = {
  full: {
    moment: { slow: 600, stays: 110, passing: 250 },
    seasons: { slow: 530, stays: 220, passing: 0 },
    plain: { slow: 700, stays: 180, passing: 150 },
  },
  brief: {
    moment: { slow: 220, stays: 0, passing: 80 },
    seasons: { slow: 340, stays: 0, passing: 0 },
    plain: { slow: 260, stays: 0, passing: 80 },
  },
};
const mostOf = { slow: 8, stays: 2, passing: 2 };
/** Of a moment, whose day is what it is asked for. */
const mostOfDay = 3;
/** Words of houses, and of what passes, where few slow contacts are felt. */
const quietRoom = 260;
/** Days from which on a period is written of month by month. */
const severalMonths = 75;

/** Whether a period is written of month by month, or season by season. */
export const isOfSeasons = ({ from, isPeriod, to }: TransitSky): boolean =>
  isPeriod && daysFrom(from, to) > severalMonths;

/** Chooses what is read: the strongest of each kind, as far as there is room for their texts. */
export function contextOf(sky: TransitSky, cells: TransitCells, length: ReadingLength): TransitContext {
  const isLong = isOfSeasons(sky);
  const room = most[length][!sky.isPeriod ? 'moment' : isLong ? 'seasons' : 'plain'];
  const weighed = transitsByWeight(sky);
  const every = weighed.filter((one) => isOfAge(one, sky));
  const all = transitsWithText(every);
  const strongest: WeighedTransit[] = [];
  const notFaint = new Set<WeighedTransit>();
  for (const one of all) {
    if (strongest.length === mostOf.slow) break;
    if (!isJupiterOrSlower(one.body)) continue;
    strongest.push(one);
    if (!isFaint(one, one, sky)) notFaint.add(one);
  }
  // What is between two passes is found in its loop alone, which is looked for only where nothing else is felt.
  if (notFaint.size === 0)
    for (const one of strongest) if (!isFaint(one, sky.loopOf?.(one) ?? one, sky)) notFaint.add(one);
  const fitting = within(strongest, mostOf.slow, room.slow, (one) =>
    notFaint.has(one) ? wordsIn(one.cell ?? '') : faintWords,
  );
  const kept = sky.isPeriod && !isLong ? withoutMostElsewhere(sky, fitting) : fitting;
  const required = length === 'full' ? requiredBeside(sky, all, kept) : [];
  for (const one of required) if (!isFaint(one, one, sky)) notFaint.add(one);
  const read = [...withRoom(kept, required, notFaint, room.slow), ...required].sort(
    (a, b) => b.weight - a.weight,
  );
  const ordered = withoutMirrors(leadingFirst(sky, read, notFaint));
  const isShort = isOfDays(sky);
  const slow = isShort ? besideDays(sky, every, ordered, notFaint) : ordered;
  // What helps throughout is felt although it may never be exact.
  const felt = isShort ? new Set(slow) : notFaint;
  const isQuiet = slow.length < fewSlow || !felt.has(slow[fewSlow - 1] as WeighedTransit);
  const quietly = (words: number): number =>
    isQuiet && length === 'full' ? Math.max(words, quietRoom) : words;
  const standing = standingIn(sky, every);
  return {
    cells,
    kind: cells.readings.transits,
    manuscript: new Manuscript(cells.readings.words, sky.seed),
    advice: new RepeatedAdvice(cells.readings.transits.advice),
    datedContacts: new Set(),
    sky,
    all: every,
    slow,
    atAngles: length === 'full' ? atAnglesIn(sky, all, slow) : [],
    short: [],
    late: weighed.filter((one) => isOfLateLife(one, sky) && isTimely(sky, one)).slice(0, mostAtAngles),
    felt,
    standing,
    stays: within(
      staysIn(sky, slow, isLong, isQuiet).filter((stay) => !isShort || isQuiet || stay.body === Saturn),
      isShort ? 1 : mostOf.stays,
      quietly(room.stays),
    ),
    // Of days each is told by itself.
    passing: isShort
      ? []
      : withMoon(
          sky,
          all,
          within(
            passingOf(sky, all, slow).filter((one) => !isSameContact(one, standing?.transit)),
            isQuiet ? mostOf.slow : sky.isPeriod ? mostOf.passing : mostOfDay,
            quietly(room.passing),
          ),
          length,
        ),
  };
}

/** Without those of two planets that a contact before them has the other way around, which says the same. */
const withoutMirrors = (all: readonly WeighedTransit[]): WeighedTransit[] =>
  all.filter(
    ({ body, natal }, at) =>
      body === natal || !all.slice(0, at).some((one) => one.body === natal && one.natal === body),
  );

/** Whether a planet is read of at the angle that its house begins with, which says the same. */
const isAtItsAngle = (slow: readonly WeighedTransit[], { body, house }: WeighedStay): boolean =>
  slow.some((one) => {
    const { point, meeting } = touchedBy(one);
    return one.body === body && meeting === 'conjunction' && point === angles[house];
  });

/** Days on either side of a moment that still belong to it. */
const aroundMoment = 2;

/**
 * Swift contacts that are read for themselves. At a moment those exact about then, nearest first; of a period those at
 * a point that no slow planet is busy with, since there they only set off what is the slow one’s.
 */
function passingOf(
  sky: TransitSky,
  all: readonly WeighedTransit[],
  slow: readonly WeighedTransit[],
): WeighedTransit[] {
  const swift = all.filter(({ body }) => !isJupiterOrSlower(body) && body !== Moon);
  if (sky.isPeriod) {
    const held = new Set(slow.map((transit) => touchedBy(transit).point));
    const isOwn = ({ body, exact, natal, aspect }: WeighedTransit): boolean =>
      exact.some((day) => day >= sky.from && day <= sky.to) &&
      (body === Mars || (aspect === 0 && isChief(natal)));
    return marsFirst(swift.filter((transit) => isOwn(transit) && !held.has(touchedBy(transit).point)));
  }
  const away = ({ exact }: WeighedTransit): number =>
    Math.min(...exact.map((day) => Math.abs(daysFrom(sky.from, day))));
  const near = swift
    .filter((transit) => away(transit) <= aroundMoment || (isMarsAtChief(transit) && sky.isTimed))
    .sort((a, b) => away(a) - away(b) || b.weight - a.weight);
  return withoutContrary(marsFirst(near), (transit) => transit);
}

/** Mars that turns about a light or an angle before what comes every year or two. */
const marsFirst = (all: readonly WeighedTransit[]): WeighedTransit[] => [
  ...all.filter(isMarsAtChief),
  ...all.filter((one) => !isMarsAtChief(one)),
];

/**
 * At a moment the Moon gives the day its mood: the strongest of what it is at that day, as far as it agrees with the
 * rest.
 */
function withMoon(
  sky: TransitSky,
  all: readonly WeighedTransit[],
  passing: readonly WeighedTransit[],
  length: ReadingLength,
): WeighedTransit[] {
  if (sky.isPeriod || length !== 'full' || crowdIn(sky, all, passing).length > 0) return [...passing];
  const moon = all.find(
    (one) =>
      one.body === Moon && one.exact.includes(sky.from) && !passing.some((other) => areContrary(one, other)),
  );
  return moon === undefined ? [...passing] : [...passing, moon];
}

/** At a moment the house that the Moon is in. */
export const moonStays = ({ isPeriod, stays, from }: TransitSky, length: ReadingLength): WeighedStay[] =>
  isPeriod || length !== 'full'
    ? []
    : stays
        .filter(
          // One that it leaves within hours is no news.
          ({ body, starts, ends }) =>
            body === Moon && (starts ?? earliest) <= from && (ends ?? latest) > from,
        )
        .slice(0, 1)
        .map(weighedStay);

/** Days before a moment in which Saturn has come into its house, or after it in which it leaves, to be told of. */
export const sinceEntry = 60;
const untilLeft = 45;

/** Whether Saturn changes houses about a moment. */
const isChanging = ({ from }: TransitSky, { body, starts, ends }: WeighedStay): boolean =>
  body === Saturn &&
  (daysFrom(starts ?? earliest, from) <= sinceEntry || daysFrom(from, ends ?? latest) <= untilLeft);

/**
 * The houses of Jupiter and Saturn color a year; of less, those that slow planets come into, or are in where few are
 * at work. A house that Saturn comes into is told before the one that it leaves.
 */
function staysIn(
  sky: TransitSky,
  slow: readonly WeighedTransit[],
  isLong: boolean,
  isQuiet: boolean,
): WeighedStay[] {
  const isFit = (stay: WeighedStay | undefined): stay is WeighedStay =>
    stay !== undefined && !isAtItsAngle(slow, stay) && isHouseOfAge(stay.house, sky);
  const entries = entriesInto({ sky, slow }).filter((stay) => !isVisit(stay));
  if (isLong || (isQuiet && sky.isPeriod)) {
    const saturn = entries.find(({ body }) => body === Saturn) ?? mainStay(sky, Saturn);
    return [saturn, mainStay(sky, Jupiter)].filter(isFit);
  }
  if (sky.isPeriod) return entries.sort(slowest);
  return staysByWeight(sky)
    .filter((stay) => isFit(stay) && (isChanging(sky, stay) || (isQuiet && stay.body <= Saturn)))
    .sort(slowest);
}

/** Jupiter, which changes houses each year, after all others. */
const slowest = (a: WeighedStay, b: WeighedStay): number =>
  Number(a.body === Jupiter) - Number(b.body === Jupiter) || a.body - b.body;

function within<T extends { cell: string | null }>(
  all: readonly T[],
  most: number,
  words: number,
  wordsOf = (one: T): number => wordsIn(one.cell ?? ''),
): T[] {
  let left = words;
  const chosen: T[] = [];
  for (const one of all.slice(0, most)) {
    left -= wordsOf(one);
    if (left < 0) break;
    chosen.push(one);
  }
  return chosen;
}

/** What sections tell: what is hardly felt is left out, so that a time without more gives a short reading. */
export function asTold(chosen: TransitContext, length: ReadingLength): TransitContext {
  const context = {
    ...chosen,
    slow: chosen.slow.filter(
      (transit) => !isFaintIn(chosen, transit) || (isOfDays(chosen.sky) && chosen.felt.has(transit)),
    ),
  };
  return { ...context, short: toldShortly(context, length) };
}

/** Hard contacts with a light or an angle that are in orb beside what is read of. */
const mostBeside = 3;
/** Other contacts of Saturn and slower planets with the angles. */
const mostAtAngles = 2;

/** Those that are exact in a period, or felt at a moment, and not read of in full. */
const atAnglesIn = (
  sky: TransitSky,
  all: readonly WeighedTransit[],
  slow: readonly WeighedTransit[],
): WeighedTransit[] =>
  all
    .filter((one) => isSlowAtAngle(one) && isTimely(sky, one) && !slow.some(({ cell }) => cell === one.cell))
    .slice(0, mostAtAngles);

/** Whether a contact is exact in a period, or felt at a moment. */
const isTimely = (sky: TransitSky, transit: WeighedTransit): boolean =>
  sky.isPeriod ? isMarkedIn(sky, transit) : !isFaint(transit, transit, sky);

/**
 * What is told in a sentence, in no fuller section: hard contacts with a light or an angle, however far from exact; of
 * the heaviest in orb those that are exact at another time; in a period an outer planet that comes near a light or an
 * angle; others of slow planets with the angles; and Chiron’s return.
 */
const toldShortly = (context: TransitContext, length: ReadingLength): WeighedTransit[] => {
  const { all, late, sky, slow } = context;
  if (length !== 'full') return [];
  const told = new Set(slow.map(({ cell }) => cell));
  const readable = transitsWithText(all).filter(({ body }) => isJupiterOrSlower(body) && body !== Chiron);
  const isUntold = ({ cell }: WeighedTransit): boolean => !told.has(cell);
  const untold = readable.filter(isUntold);
  const hard = untold.filter((one) => isHardOnChief(one, sky) && isChief(one.natal)).slice(0, mostBeside);
  const coming = sky.isPeriod
    ? untold.filter((one) => isComing(sky, one, loopOf(context, one))).slice(0, 1)
    : [];
  const returned = all.filter((one) => isChironReturn(sky, one));
  return [
    ...new Set([
      ...hard,
      ...late,
      ...context.atAngles,
      ...heaviest(readable).filter(isUntold),
      ...coming,
      ...returned,
    ]),
  ];
};
