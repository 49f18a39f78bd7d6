import { Conjunction } from '../../chart/aspects.js';
import { Chiron, Jupiter, Mars, Moon, Saturn } from '../../chart/bodies.js';
import { isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { daysFrom } from '../compare-days.js';
import { Manuscript } from '../manuscript.js';
import { type ReadingLength, wordsIn } from '../reading.js';
import { besideDays } from './beside-days.js';
import { isFaintIn, loopOf, type TransitCells, type TransitContext } from './context.js';
import { isOfDays } from './days.js';
import { angles, entriesInto, isVisit } from './house-changes.js';
import { leadingFirst } from './lead.js';
import { areContrary, leanOf, withoutContrary } from './leans.js';
import { crowdIn } from './moon-hours.js';
import { isHouseOfAge, isOfAge, isOfLateLife } from './of-age.js';
import { namedInOpening } from './opening-contacts.js';
import { listedPasses, timeBeside } from './passes.js';
import {
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
  isBriefStrain,
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

/** Room for each kind of text, in words: for a moment, for a period told by seasons, and for any other period. */
const most = {
  full: {
    moment: { slow: 600, stays: 110, passing: 250 },
    seasons: { slow: 530, stays: 200, passing: 0 },
    plain: { slow: 700, stays: 180, passing: 150 },
  },
  brief: {
    moment: { slow: 220, stays: 0, passing: 80 },
    seasons: { slow: 340, stays: 0, passing: 0 },
    plain: { slow: 260, stays: 0, passing: 80 },
  },
};
const mostOf = { slow: 8, stays: 2, passing: 2 };
/** Swift contacts at most, for a moment: a reader asks about that day. */
const mostOfDay = 3;
/** Room, in words, for houses and for swift contacts when few slow contacts are felt. */
const quietRoom = 260;
/** A period longer than this, in days, is told month by month. */
const severalMonths = 75;

/** Whether a period is long enough to be told by months or seasons. */
export const isOfSeasons = ({ from, isPeriod, to }: TransitSky): boolean =>
  isPeriod && daysFrom(from, to) > severalMonths;

/** Chooses the contacts and houses to tell: the strongest of each kind, as far as there is room for their texts. */
export function contextOf(sky: TransitSky, cells: TransitCells, length: ReadingLength): TransitContext {
  const isLong = isOfSeasons(sky);
  const space = most[length][!sky.isPeriod ? 'moment' : isLong ? 'seasons' : 'plain'];
  const weighed = transitsByWeight(sky);
  const every = weighed.filter((one) => isOfAge(one, sky));
  const all = transitsWithText(every);
  const room = { ...space, slow: space.slow - (isLong ? briefRoom(sky, all) : 0) };
  const strongest: WeighedTransit[] = [];
  const notFaint = new Set<WeighedTransit>();
  for (const one of all) {
    if (strongest.length === mostOf.slow) break;
    if (!isJupiterOrSlower(one.body)) continue;
    strongest.push(one);
    if (!isFaint(one, one, sky)) notFaint.add(one);
  }
  // A contact between two of its exact days is known only from its whole loop, which is costly to find: it is looked
  // for only where nothing else is felt.
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
  // A contact that helps throughout counts as felt although it may never be exact.
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
    // In a short period swift contacts are told by their days.
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

/** The room, in words, of the hard contacts that will be told in short. */
const briefRoom = (sky: TransitSky, all: readonly WeighedTransit[]): number =>
  faintWords *
  Math.min(mostBrief, all.filter((one) => isBriefStrain(sky, one) && !isHardOnChief(one, sky)).length);

/** Drops a contact of A with natal B after one of B with natal A: both say the same. */
const withoutMirrors = (all: readonly WeighedTransit[]): WeighedTransit[] =>
  all.filter(
    ({ body, natal }, at) =>
      body === natal || !all.slice(0, at).some((one) => one.body === natal && one.natal === body),
  );

/** Whether a planet is told already at the angle that opens its house: the house would say the same. */
const isAtItsAngle = (slow: readonly WeighedTransit[], { body, house }: WeighedStay): boolean =>
  slow.some((one) => {
    const { point, meeting } = touchedBy(one);
    return one.body === body && meeting === 'conjunction' && point === angles[house];
  });

/** Days on either side of a moment that count as the moment. */
const aroundMoment = 2;

/**
 * Swift contacts with a section of their own. For a moment: those exact about then, the nearest first. For a period:
 * those at points that no slow planet touches, since elsewhere they only trigger the slow contact.
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

/** Puts a stationing Mars at a light or an angle first: it is rarer than Mars’s usual contacts. */
const marsFirst = (all: readonly WeighedTransit[]): WeighedTransit[] => [
  ...all.filter(isMarsAtChief),
  ...all.filter((one) => !isMarsAtChief(one)),
];

/**
 * For a moment, adds the strongest contact of the Moon on that day, which sets its mood, unless it contradicts the
 * others.
 */
function withMoon(
  sky: TransitSky,
  all: readonly WeighedTransit[],
  passing: readonly WeighedTransit[],
  length: ReadingLength,
): WeighedTransit[] {
  if (sky.isPeriod || length !== 'full') return [...passing];
  // The Moon’s return, once in four weeks, is told whatever else it touches.
  const back = all.find((one) => isMoonsReturn(one, sky));
  const crowd = crowdIn(sky, all, passing);
  if (back !== undefined && !crowd.includes(back)) return [...passing, back];
  if (crowd.length > 0) return [...passing];
  const moon = all.find(
    (one) =>
      one.body === Moon && one.exact.includes(sky.from) && !passing.some((other) => areContrary(one, other)),
  );
  return moon === undefined ? [...passing] : [...passing, moon];
}

/** Whether the Moon is back at its own place within a day of a moment. */
const isMoonsReturn = ({ aspect, body, exact, natal }: WeighedTransit, { from }: TransitSky): boolean =>
  body === Moon &&
  natal === Moon &&
  aspect === Conjunction &&
  exact.some((day) => Math.abs(daysFrom(from, day)) <= 1);

/** For a moment, the house that the Moon is in. */
export const moonStays = ({ isPeriod, stays, from }: TransitSky, length: ReadingLength): WeighedStay[] =>
  isPeriod || length !== 'full'
    ? []
    : stays
        .filter(
          // A house that the Moon leaves on the same day is not worth telling.
          ({ body, starts, ends }) =>
            body === Moon && (starts ?? earliest) <= from && (ends ?? latest) > from,
        )
        .slice(0, 1)
        .map(weighedStay);

/** Days since Saturn entered a house, and days until it leaves, within which a moment is told of the change. */
export const sinceEntry = 60;
const untilLeft = 45;

/** Whether Saturn has just entered a house or is about to leave it. */
const isChanging = ({ from }: TransitSky, { body, starts, ends }: WeighedStay): boolean =>
  body === Saturn &&
  (daysFrom(starts ?? earliest, from) <= sinceEntry || daysFrom(from, ends ?? latest) <= untilLeft);

/**
 * The houses to tell. For a long period, or a quiet one, those of Saturn and Jupiter; for another period, those that
 * slow planets enter; for a moment, those that Saturn is changing, or that Jupiter and Saturn are in when little else
 * is felt.
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

/** Outermost last, but Jupiter, which changes houses every year, after all others. */
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

/** The context of the sections: contacts that are hardly felt are left out, so that a quiet time gives a short reading. */
export function asTold(chosen: TransitContext, length: ReadingLength): TransitContext {
  const context = {
    ...chosen,
    slow: chosen.slow.filter(
      (transit) => !isFaintIn(chosen, transit) || (isOfDays(chosen.sky) && chosen.felt.has(transit)),
    ),
  };
  return { ...context, short: toldShortly(context, length) };
}

/** Hard contacts with a light or an angle that are told in a sentence, at most. */
const mostBeside = 3;
/** Hard contacts with other points that are exact in a period, or as it ends, told in a sentence, at most. */
const mostBrief = 2;
/** Other contacts of Saturn and slower planets with the angles that are told in a sentence, at most. */
const mostAtAngles = 2;

/** Contacts of slow planets with the angles that are exact in a period, or felt at a moment, and have no full section. */
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

/** Slow helps at the points that a period’s opening names, told beside what presses there, at most. */
const mostHelping = 2;

/** Whether a slow planet helps, exact in a period, at the very point on which another presses that leads it. */
const isHelpAtLead = (context: TransitContext, transit: WeighedTransit): boolean => {
  const { sky } = context;
  return (
    sky.isPeriod &&
    leanOf(transit) === 'harmonious' &&
    isMarkedIn(sky, transit) &&
    namedInOpening(context).some(
      (one) =>
        leanOf(one) === 'tense' &&
        touchedBy(one).point === touchedBy(transit).point &&
        timeBeside(listedPasses(sky, transit), listedPasses(sky, one), sky) === 'with',
    )
  );
};

/**
 * Contacts told in a sentence because they have no full section: hard ones with a light or an angle, however wide; the
 * heaviest in orb that are exact at another time; in a period, hard ones exact in it or as it ends, and one outer
 * planet approaching a light or an angle; slow planets at the angles; help at a point that the opening names; and
 * Chiron’s return.
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
  const helping = untold.filter((one) => isHelpAtLead(context, one)).slice(0, mostHelping);
  const brief = untold.filter((one) => isBriefStrain(sky, one)).slice(0, mostBrief);
  return [
    ...new Set([
      ...hard,
      ...late,
      ...context.atAngles,
      ...heaviest(readable).filter(isUntold),
      ...brief,
      ...coming,
      ...helping,
      ...returned,
    ]),
  ];
};
