import { type BodyId, Chiron, Mars, Moon, Sun } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import type { Draft } from '../reading.js';
import { houseBehind } from './behind-angle.js';
import { daysWithin, dayText, exactWithin, marksIn, type TransitContext } from './context.js';
import { groupsOf } from './groups.js';
import { houseEntries } from './house-changes.js';
import { areContrary, leanOf } from './leans.js';
import { type Entry, entryOf, inWords, type Line, linesOf } from './lines.js';
import { isOfAge } from './of-age.js';
import { type Day, touchedBy, transitFactor, type WeighedTransit } from './plan.js';
import { isBusy } from './same-point.js';
import {
  forThinWeeks,
  isDated,
  isDeniedBySlow,
  isOwed,
  owedEntries,
  spreadOut,
  withoutTwice,
} from './swift-days.js';
import { transitsByWeight, transitsWithText } from './weight.js';

/**
 * The exact days of the slow contacts, and the days on which slow planets enter houses.
 * @param daysOf the days of a contact; where each day of a heading is told, its stations near the point are among them
 */
export function chiefEntries(context: TransitContext, daysOf = exactWithin): Entry[] {
  const { sky } = context;
  const exact = [
    ...onceEach(context),
    ...context.short.filter((one) => one.body !== Chiron && !context.late.includes(one)),
  ]
    .flatMap((transit) => daysOf(context, transit).map((day) => entryOf(context, transit, day)))
    .concat(twinEntries(context, daysOf));
  // The line of a day on an angle says already that the planet enters the house behind it, or leaves it backward.
  const isOnItsAngle = (house: Entry): boolean =>
    exact.some(
      ({ day, transit }) =>
        transit !== undefined &&
        transit.body === house.factor.planetIds?.[0] &&
        houseBehind[touchedBy(transit).point] !== undefined &&
        touchedBy(transit).meeting === 'conjunction' &&
        Math.abs(daysFrom(day, house.day)) <= 2,
    );
  const houses = houseEntries(context).filter((house) => !isOnItsAngle(house));
  return [...exact, ...houses].filter(({ day }) => day >= sky.from && day <= sky.to);
}

/** A twin’s day this far from those of the contact that it is told with gets a line of its own. */
const ownDay = 5;

/** The days of twins that differ from those of the contact they are told with. */
function twinEntries(context: TransitContext, daysOf: typeof exactWithin): Entry[] {
  return groupsOf(context, context.slow).flatMap(({ first, twins }) =>
    twins.flatMap((twin) =>
      daysOf(context, twin)
        .filter((day) => daysOf(context, first).every((at) => Math.abs(daysFrom(at, day)) >= ownDay))
        .map((day) => entryOf(context, twin, day)),
    ),
  );
}

/** The slow contacts that are not told as twins of others. */
function onceEach(context: TransitContext): WeighedTransit[] {
  const twins = new Set(groupsOf(context, context.slow).flatMap((group) => group.twins));
  return context.slow.filter((one) => !twins.has(one));
}

/** Lines of a short period at most; and the number below which swift planets fill in. */
const [mostDates, fewestDates] = [8, 7];
const mostTriggers = 3;

/** The days of a short period, in order of time. */
export function datesDraft(context: TransitContext): Draft | undefined {
  const { cells, kind, sky } = context;
  const triggers = triggerEntries(context, [Sun, Mars])
    .filter((entry) => !isDeniedBySlow(context, entry))
    .sort((a, b) => Number(isOfLead(context, b)) - Number(isOfLead(context, a)) || b.weight - a.weight);
  // Every contact with a section has its days of the period here.
  const own = withoutTwice([
    ...chiefEntries(context, daysWithin),
    ...passingEntries(context),
    ...owedEntries(context),
  ]).sort((a, b) => b.weight - a.weight);
  // A day with a matter of its own needs no swift planet as well.
  const others = onceAtAPoint(triggers.filter(({ day }) => !own.some((one) => one.day === day)));
  const chosen = [...own, ...others.slice(0, mostTriggers)].slice(0, Math.max(mostDates, own.length));
  const known = [...chosen, ...forEmptyMonths(context, chosen)];
  const more = forThinWeeks(context, known, fewestDates - known.length);
  // The day of a slow planet stands in the heading of its section, so it must stand here.
  const mustBe = (entry: Entry): boolean =>
    isOwed(entry) || (entry.transit !== undefined && context.slow.includes(entry.transit));
  const inTime = writtenInTime(context, [...known, ...more], mustBe);
  if (inTime.length === 0) return undefined;
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight: inTime.reduce((sum, { weight }) => sum + weight, 1) / inTime.length,
    factors: inTime.flatMap(({ factors }) => factors),
    paragraphs: inTime.map(({ text }) => [text]),
  };
}

/** Whether a swift planet’s hard contact triggers the leading one. */
const isOfLead = ({ slow: [leader] }: TransitContext, { day, transit }: Entry): boolean =>
  leader !== undefined &&
  transit !== undefined &&
  leanOf(transit) === 'tense' &&
  isBusy(leader, transit, day);

/** Drops entries at a point where a stronger one stands within days: both would say the same. */
function onceAtAPoint(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries)
    if (
      !kept.some(
        ({ day, transit }) =>
          transit?.natal === entry.transit?.natal && Math.abs(daysFrom(day, entry.day)) <= nearAtAPoint,
      )
    )
      kept.push(entry);
  return kept;
}

/** Two swift planets at one point within so many days count as one matter. */
const nearAtAPoint = 5;

/** The days of the swift contacts that have sections of their own. */
const passingEntries = (context: TransitContext): Entry[] =>
  context.passing.flatMap((transit) =>
    daysWithin(context, transit).map((day) => entryOf(context, transit, day)),
  );

/** For each month without a day, the strongest one it has, a slow planet’s before a swift one’s. */
function forEmptyMonths(context: TransitContext, chosen: readonly Entry[]): Entry[] {
  const { passing, sky } = context;
  const isIn =
    (month: string) =>
    (entry: Pick<Entry, 'day'>): boolean =>
      entry.day.startsWith(month);
  const empty = monthsOf(sky.from, sky.to).filter((month) => !chosen.some(isIn(month)));
  if (empty.length === 0) return [];
  const told = new Set([...context.slow, ...passing].map(({ cell }) => cell));
  const exact = transitsWithText(context.all)
    .filter(({ body, cell }) => body !== Moon && body !== Chiron && !told.has(cell))
    .filter((one) => isJupiterOrSlower(one.body) || isDated(sky, one))
    .sort((a, b) => Number(isJupiterOrSlower(b.body)) - Number(isJupiterOrSlower(a.body)))
    .flatMap((transit) => exactWithin(context, transit).map((day) => entryOf(context, transit, day)));
  return empty.flatMap((month) => exact.find(isIn(month)) ?? []);
}

/** Whether swift planets make one day both easy and hard, so that its advice would contradict itself. */
export const areOppositeOrders = (one: Entry, other: Entry): boolean =>
  one.day === other.day &&
  one.transit !== undefined &&
  other.transit !== undefined &&
  !isJupiterOrSlower(one.transit.body) &&
  !isJupiterOrSlower(other.transit.body) &&
  leanOf(one.transit) !== leanOf(other.transit);

/**
 * Drops entries that say, of one planet and within a day, the opposite of a stronger entry.
 * @param isOwed whether a day must be told in any case
 */
export function reconciled(
  entries: readonly Entry[],
  isOwed: (entry: Entry) => boolean = () => false,
): Entry[] {
  const kept: Entry[] = [];
  for (const entry of [...entries].sort((a, b) => b.weight - a.weight)) {
    const { day, transit } = entry;
    const isRefuted = kept.some(
      (other) =>
        !isOwed(entry) &&
        transit !== undefined &&
        other.transit !== undefined &&
        (areOppositeOrders(entry, other) ||
          (Math.abs(daysFrom(day, other.day)) <= 1 && areContrary(transit, other.transit))),
    );
    if (!isRefuted) kept.push(entry);
  }
  return kept;
}

/** The lines of days in order of time, without days that nothing is left to say of. */
const writtenInTime = (
  context: TransitContext,
  entries: readonly Entry[],
  isOwed?: (entry: Entry) => boolean,
): Line[] => linesOf(context, inWords(reconciled(entries, isOwed)));

/** Lines at most for the weeks after a moment; and how many of them may be of swift planets. */
const mostAhead = 7;
const mostSwift = 5;

/** The days of the weeks after a moment, in order of time. */
export function aheadDraft(context: TransitContext): Draft | undefined {
  const { cells, kind, passing, sky, standing } = context;
  const ahead = sky.ahead?.();
  if (ahead === undefined) return undefined;
  const { to, transits } = ahead;
  const weeks = { ...sky, to, isPeriod: true, transits };
  const entriesOf = (transit: WeighedTransit): Entry[] =>
    marksIn(context, transit)
      .filter((day) => transit.exact.includes(day) && day > sky.from && day <= to)
      .map((day) => entryOf(context, transit, day));
  const all = transitsWithText(transitsByWeight(weeks)).filter(
    (one) => one.body !== Moon && one.body !== Chiron && isOfAge(one, sky),
  );
  const named = [...passing, ...(standing === undefined ? [] : [standing.transit])];
  const known = new Set(named.map(({ body, natal, aspect }) => `${body} ${natal} ${aspect}`));
  const slow = all.filter((transit) => isJupiterOrSlower(transit.body)).flatMap(entriesOf);
  const swift = all
    .filter(({ body, natal, aspect }) => !isJupiterOrSlower(body) && !known.has(`${body} ${natal} ${aspect}`))
    .flatMap(entriesOf);
  const others = swift.filter(({ day }) => !slow.some((one) => one.day === day));
  const chosen = [...slow.slice(0, mostAhead), ...spreadOut(others).slice(0, mostSwift)].slice(0, mostAhead);
  const inTime = writtenInTime(context, chosen);
  if (inTime.length === 0) return undefined;
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(to, cells.isOtherYear(to)) }),
    weight: 1,
    factors: inTime.flatMap(({ factors }) => factors),
    paragraphs: inTime.map(({ text }) => [text]),
  };
}

/** Swift planets at points that a slow planet touches at the same time. */
export function triggerEntries(context: TransitContext, bodies: readonly BodyId[]): Entry[] {
  const { all, passing, slow, sky } = context;
  return all
    .filter((transit) => bodies.includes(transit.body) && !passing.includes(transit) && isDated(sky, transit))
    .flatMap((swift) =>
      daysWithin(context, swift).flatMap((day): Entry[] => {
        const held = slow.find((transit) => isBusy(transit, swift, day));
        if (held === undefined) return [];
        const write = (): string => dayText(context, swift, day);
        return [{ day, transit: swift, weight: swift.weight, factor: transitFactor(swift), write }];
      }),
    );
}

/** The months of a period, `YYYY-MM`. */
export function monthsOf(from: Day, to: Day): string[] {
  const months: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const last = to.slice(0, 7);
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    month++;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
