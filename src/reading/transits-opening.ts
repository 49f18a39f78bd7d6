import { fill } from '../text/texts.js';
import type { Draft } from './reading.js';
import { dayLine, daysWithin, loopOf, storyOf, type TransitDesk, valuesOf } from './transits-desk.js';
import { isSlow, touchedBy, transitFactor, type WeighedTransit } from './transits-plan.js';

const bandOf = (slow: number) => (slow === 0 ? 'none' : slow === 1 ? 'one' : 'several');

/** The slow ones as they are named: what leads is the strongest that is exact in the period, if any is. */
function leadingFirst(desk: TransitDesk): readonly WeighedTransit[] {
  const { sky } = desk;
  // What only comes near is background, as long as there is anything else.
  const live = desk.slow.filter(({ exact }) => exact.length > 0);
  const slow = live.length > 0 ? live : desk.slow;
  const leader = sky.isPeriod ? slow.find(({ isExactHere }) => isExactHere !== false) : undefined;
  return leader === undefined ? slow : [leader, ...slow.filter((transit) => transit !== leader)];
}

/** What leads, when it is exact, and two more. */
export function openingOf(desk: TransitDesk): string {
  const { kind, manuscript, sky } = desk;
  const slow = leadingFirst(desk);
  const { name } = sky;
  const [first] = slow;
  const opening = kind.opening[bandOf(slow.length)];
  if (first === undefined) return manuscript.wording(opening, { name });
  const sentences = [manuscript.wording(opening, { name }), storyOf(desk, first), leadingDays(desk, first)];
  const more = others(slow);
  if (more.length > 0) sentences.push(manuscript.wording(more.length === 1 ? kind.oneMore : kind.twoMore));
  for (const transit of more) sentences.push(storyOf(desk, transit));
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The two that are named beside the strongest: each says something of its own. */
function others([first, ...rest]: readonly WeighedTransit[]): WeighedTransit[] {
  if (first === undefined) return [];
  const wayOf = (transit: WeighedTransit): string => `${transit.body} ${touchedBy(transit).meeting}`;
  const chosen = [first];
  for (const transit of rest) {
    if (chosen.length > 2) break;
    if (!chosen.some((other) => wayOf(other) === wayOf(transit))) chosen.push(transit);
  }
  return chosen.slice(1);
}

function leadingDays(desk: TransitDesk, transit: WeighedTransit): string {
  const { cells, kind, manuscript, sky } = desk;
  const { starts, ends } = transit;
  const within = daysWithin(desk, transit);
  const next = transit.exact.find((day) => day > sky.to);
  if (within.length > 0) return manuscript.wording(kind.leading.exact, { exact: cells.days(within) });
  if (next !== undefined) return manuscript.wording(kind.leading.next, { exact: cells.day(next) });
  if (starts === null || ends === null) return '';
  return manuscript.wording(kind.leading.near, { ends: cells.day(ends) });
}

/** What goes on when the time is over, and one thing to do about it. */
export function closingOf(desk: TransitDesk): string {
  const { cells, kind, manuscript, sky, slow } = desk;
  const { name } = sky;
  if (slow.length === 0) return manuscript.wording(kind.closing.none, { name });
  const ahead: Closing[] = [];
  const after: Closing[] = [];
  let last: Closing | undefined;
  for (const transit of slow) {
    const { exact, ends } = loopOf(desk, transit);
    if (ends === null) continue;
    const next = exact.find((day) => day > sky.to);
    const one = { transit, next: next ?? ends, ends };
    if (next !== undefined) ahead.push(one);
    else if (ends > sky.to) after.push(one);
    if (last === undefined || ends > last.ends) last = one;
  }
  const chosen = ahead[0] ?? after[0] ?? last;
  if (chosen === undefined) return manuscript.wording(kind.closing.none, { name });
  const { transit, next, ends } = chosen;
  const key = ahead.length > 0 ? 'ahead' : after.length > 0 ? 'after' : 'over';
  const { meeting } = touchedBy(transit);
  return [
    manuscript.wording(kind.closing[key], {
      ...valuesOf(desk, transit),
      name,
      exact: cells.day(next, cells.isOtherYear(next)),
      ends: cells.day(ends, cells.isOtherYear(ends)),
    }),
    manuscript.once(kind.doings[transit.body as 5]?.[meeting], valuesOf(desk, transit)),
  ].join(' ');
}

interface Closing {
  transit: WeighedTransit;
  next: string;
  ends: string;
}

/** Dates of a page: of a short period enough for a calendar, of a long one its chief days. */
const mostDates = { short: 6, long: 4 };

/** The period in a page: the days of its strongest matters, in order of time. */
export function pageDraft(desk: TransitDesk, isLong: boolean): Draft | undefined {
  const { cells, kind, manuscript, sky, slow, passing } = desk;
  const most = isLong ? mostDates.long : mostDates.short;
  const dated = [...slow, ...passing]
    .filter((transit) => daysWithin(desk, transit).length > 0)
    .sort((a, b) => Number(isSlow(b.body)) - Number(isSlow(a.body)) || b.weight - a.weight);
  const chosen: { transit: WeighedTransit; days: string[]; line: string }[] = [];
  for (const transit of dated) {
    if (chosen.length === most) break;
    const days = daysWithin(desk, transit);
    const line = dayLine(desk, transit, cells.days(days));
    if (line !== '') chosen.push({ transit, days, line });
  }
  if (chosen.length === 0) return undefined;
  const weight = chosen.reduce((sum, { transit }) => sum + transit.weight, 0) / chosen.length;
  const inTime = [...chosen].sort((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight,
    factors: inTime.map(({ transit }) => transitFactor(transit)),
    paragraphs: [
      [manuscript.wording(inTime.length > 1 ? kind.page : kind.pageOfOne)],
      ...inTime.map(({ line }) => [line]),
    ],
  };
}
