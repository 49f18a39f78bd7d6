import { Chiron, Jupiter, Mars, Mercury, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { isChief, isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { compareDays, daysFrom } from '../compare-days.js';
import type { Draft } from '../reading.js';
import { contactCell, daysWithin, exactWithin, type TransitContext } from './context.js';
import { chiefEntries, reconciled, triggerEntries } from './dates.js';
import { leanOf } from './leans.js';
import { type Entry, entryOf, inWords, linesOf } from './lines.js';
import { type Day, dayBefore, touchedBy, type WeighedTransit } from './plan.js';
import { isDated, isDeniedBySlow, isMarsAtChief, isOwed, owedEntries, withoutTwice } from './swift-days.js';
import { transitsWithText } from './weight.js';

/** A period of up to so many months is told month by month; a longer one in about as many parts. */
export const mostMonths = 13;
const season = 3;
const mostParts = 8;
/** Lines at most for a month, and for a longer part. */
const mostDays = { month: 3, season: 5 };
/** In a period of up to so many months each month has the room of a longer part. */
const fewMonths = 6;
/** A long period with so many days of slow planets needs no swift ones. */
const manyDays = 18;
/** Days by which a swift planet’s day keeps apart from a day that is told. */
const apart = 3;
/** Fewer days than this at the edge of a period are no month of their own, unless a slow contact is exact in them. */
const fewestDays = 7;

const sizeOf = (months: readonly string[]): 'month' | 'season' => (months.length === 1 ? 'month' : 'season');

/** A long period month by month, or in longer parts: the days of slow contacts, and swift ones beside them. */
export function seasonDrafts(context: TransitContext, months: readonly string[]): Draft[] {
  const own = chiefEntries(context, daysWithin);
  const exact = new Set(own.map(({ day }) => day.slice(0, 7)));
  const parts = partsOf(
    months.filter((month) => daysInPeriod(context, month) >= fewestDays || exact.has(month)),
  );
  const owed = owedEntries(context);
  const chief = withoutTwice([
    ...own,
    ...untoldEntries(context, parts, [...own, ...owed]),
    ...marsEntries(context),
    ...owed,
  ]);
  if (chief.length === 0) return [];
  // Swift planets at a point that a slow one touches come before the others.
  const swift = [...triggerEntries(context, [Mars]), ...swiftEntries(context)].filter(
    (entry) => !isDeniedBySlow(context, entry),
  );
  const told = { cells: new Set<string>(), restraints: new Set<string>() };
  const drafts = parts.flatMap((its) =>
    draftOf(
      context,
      its,
      entriesOf(its, chief, chief.length > manyDays ? [] : swift, told, months.length <= fewMonths, context),
    ),
  );
  const [last] = drafts.slice(-1);
  const rest = months.length > fewMonths ? '' : restOf(context, drafts.at(-1)?.lastDay);
  return last === undefined || rest === ''
    ? drafts
    : [...drafts.slice(0, -1), { ...last, paragraphs: [...last.paragraphs, [rest]] }];
}

/** If the last days of a period of months have no line, and are at least so many, the text says so. */
const longRest = 21;

/** That no slow contact is exact in the last weeks of a period of months. */
function restOf(context: TransitContext, lastDay: Day | undefined): string {
  const { all, cells, kind, sky } = context;
  if (lastDay === undefined || daysFrom(lastDay, sky.to) < longRest) return '';
  const isExact = all.some(
    (one) => isJupiterOrSlower(one.body) && daysWithin(context, one).some((day) => day > lastDay),
  );
  return isExact
    ? ''
    : fill(kind.rest, { from: cells.dayOfMonth(dayBefore(lastDay, -1)), to: cells.dayOfMonth(sky.to) });
}

/** The number of days of a month that lie in the period. */
function daysInPeriod({ sky: { from, to } }: TransitContext, month: string): number {
  const [first, last] = [`${month}-01`, `${month}-30`];
  return daysFrom(first > from ? first : from, last < to ? last : to) + 1;
}

function draftOf(
  context: TransitContext,
  months: readonly string[],
  entries: readonly Entry[],
): (Draft & { lastDay: Day | undefined })[] {
  const { cells, kind } = context;
  const [first = '', last = first] = [months[0], months.at(-1)];
  const isOfOneYear = first.slice(0, 4) === last.slice(0, 4);
  const values = { from: cells.month(`${first}-00`, !isOfOneYear), to: cells.month(`${last}-00`, true) };
  const written = inWords(entries);
  const told = linesOf(context, written);
  if (told.length === 0) return [];
  return [
    {
      title: first === last ? values.to : fill(kind.pageTitle, values),
      weight: 0.5,
      factors: told.flatMap(({ factors }) => factors),
      paragraphs: told.map(({ text }) => [text]),
      lastDay: written.filter(({ text }) => text !== '').at(-1)?.day,
    },
  ];
}

/** The swift contacts told so far, by their texts; and the quarters of a year in which one advised restraint. */
interface Told {
  cells: Set<string>;
  restraints: Set<string>;
}

const quarterOf = (day: Day): string => `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Whether a swift planet presses: its advice is mostly restraint. */
const isRestraint = ({ transit }: Entry): boolean => transit !== undefined && leanOf(transit) === 'tense';

/** The days of one part in order of time: all of slow planets, and of swift ones as many as there is room for. */
function entriesOf(
  months: readonly string[],
  chief: readonly Entry[],
  swift: readonly Entry[],
  told: Told,
  isOfFew: boolean,
  context: TransitContext,
): Entry[] {
  const isIn = ({ day }: Entry): boolean => months.includes(day.slice(0, 7));
  const cellIn = ({ transit }: Entry): string | undefined =>
    transit && contactCell(context.cells.readings.transitDays.swift, transit);
  const most = isOfFew ? mostDays.season : mostDays.month;
  // Every contact with a section has its days here.
  const chosen = chief.filter(isIn);
  // The day of a slow planet takes the room of two.
  const room = Math.max(chosen.length, most - chosen.length);
  // A month without slow contacts tells only swift ones of weight.
  const isPlain = !chosen.some(({ transit }) => transit === undefined || isJupiterOrSlower(transit.body));
  for (const entry of swift) {
    if (chosen.length >= room) break;
    if (isPlain && !isOfNote(context, entry)) continue;
    const cell = cellIn(entry);
    if (entry.transit !== undefined && isMarsAtChief(entry.transit)) continue;
    if (cell === undefined || told.cells.has(cell) || !isIn(entry)) continue;
    if (chosen.some(({ day }) => Math.abs(daysFrom(day, entry.day)) <= apart)) continue;
    if (isRestraint(entry) && told.restraints.has(quarterOf(entry.day))) continue;
    told.cells.add(cell);
    if (isRestraint(entry)) told.restraints.add(quarterOf(entry.day));
    chosen.push(entry);
  }
  return reconciled(chosen, isOwed).sort((a, b) => compareDays(a.day, b.day));
}

/**
 * Whether a swift planet’s day is more than a remark: conjunct a light or an angle, or at a point that a slow planet
 * touches.
 */
const isOfNote = ({ slow }: TransitContext, { transit }: Entry): boolean =>
  transit !== undefined &&
  ((touchedBy(transit).meeting === 'conjunction' && isChief(transit.natal)) ||
    (transit.body === Mars && slow.some((one) => touchedBy(one).point === touchedBy(transit).point)));

/** The exact days of swift planets, strongest first. */
const swiftEntries = (context: TransitContext): Entry[] =>
  transitsWithText(context.all)
    .filter((one) => swiftBodies.has(one.body) && isDated(context.sky, one))
    .flatMap((transit) => daysWithin(context, transit).map((day) => entryOf(context, transit, day)));

/** The days of a stationing Mars at a light or an angle. */
const marsEntries = (context: TransitContext): Entry[] =>
  transitsWithText(context.all)
    .filter((one) => isMarsAtChief(one) && isDated(context.sky, one))
    .flatMap((transit) => daysWithin(context, transit).map((day) => entryOf(context, transit, day)));

const swiftBodies: ReadonlySet<number> = new Set([Sun, Mercury, Venus, Mars]);

/** A part with fewer days than this is filled from the strongest of the others. */
const fewDays = { month: 1, season: 4 };

function untoldEntries(
  context: TransitContext,
  parts: readonly (readonly string[])[],
  told: readonly Entry[],
): Entry[] {
  const key = ({ body, natal, aspect }: WeighedTransit): string => `${body} ${natal} ${aspect}`;
  const known = new Set([...context.slow, ...context.short].map(key));
  const others = transitsWithText(context.all)
    .filter(
      (transit) => isJupiterOrSlower(transit.body) && transit.body !== Chiron && !known.has(key(transit)),
    )
    .flatMap((transit) => exactWithin(context, transit).map((day) => entryOf(context, transit, day)));
  return parts.flatMap((its) => {
    const isIn = ({ day }: Entry): boolean => its.includes(day.slice(0, 7));
    const here = others.filter(isIn);
    const room = fewDays[sizeOf(its)] - told.filter(isIn).length;
    const found = room > 0 ? here.slice(0, room) : [];
    // A helpful day of Jupiter is always told.
    const favor = here.find((entry) => isOfFavor(entry) && !found.includes(entry));
    return favor === undefined || found.some(isOfFavor) ? found : [...found, favor];
  });
}

const isOfFavor = ({ transit }: Entry): boolean =>
  transit?.body === Jupiter &&
  leanOf(transit) === 'harmonious' &&
  (transit.natal <= Saturn || isChief(transit.natal));

/** The months one by one, or grouped into parts of a season or more. */
function partsOf(months: readonly string[]): string[][] {
  const size = months.length <= mostMonths ? 1 : Math.max(season, Math.ceil(months.length / mostParts));
  const parts: string[][] = [];
  for (let i = 0; i < months.length; i += size) parts.push(months.slice(i, i + size));
  return parts;
}
