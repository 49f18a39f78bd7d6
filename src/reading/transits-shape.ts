import { Jupiter, Saturn } from '../chart/bodies.js';
import { fill } from '../text/texts.js';
import type { Draft } from './reading.js';
import { entriesInto, monthsOf } from './transits-dates.js';
import { daysWithin, leanOf, loopOf, type TransitDesk, valuesOf } from './transits-desk.js';
import { type Day, touchedBy, transitFactor, type WeighedTransit } from './transits-plan.js';

/** What is so much fainter than what leads says nothing of the whole. */
const faint = 0.5;

/** How a long period goes: what it begins under, what it turns on, what it ends with, and where it is free. */
export function shapeDraft(desk: TransitDesk, months: readonly string[]): Draft | undefined {
  const { cells, kind, manuscript, sky } = desk;
  const { shape } = kind;
  const live = desk.slow.filter((transit) => daysWithin(desk, transit).length > 0);
  const least = (live[0]?.weight ?? 0) * faint;
  const lasting = (day: Day): WeighedTransit | undefined =>
    live.find((transit) => transit.weight >= least && isUnderWay(desk, transit, day));
  const [first, last] = [lasting(sky.from), lasting(sky.to)];
  const named = (transit: WeighedTransit): string => phraseOf(desk, transit);
  const sentences: string[] = [];
  if (first !== undefined && first === last)
    sentences.push(manuscript.wording(shape.whole, { x: named(first) }));
  else if (first !== undefined && last !== undefined)
    sentences.push(
      manuscript.wording(shape.moves[leanOf(first)][leanOf(last)], { x: named(first), y: named(last) }),
    );
  else if (first !== undefined) sentences.push(manuscript.wording(shape.begins, { x: named(first) }));
  else if (last !== undefined) sentences.push(manuscript.wording(shape.ends, { x: named(last) }));
  sentences.push(hingeOf(desk, [first, last]), ...quietOf(desk, months, live));
  const written = sentences.filter((sentence) => sentence !== '');
  if (written.length === 0) return undefined;
  return {
    title: fill(kind.pageTitle, { from: cells.day(sky.from), to: cells.day(sky.to, true) }),
    weight: live[0]?.weight ?? 1,
    factors: live.length > 0 ? live.map(transitFactor) : [{ kind: 'whole', weight: 0 }],
    paragraphs: [written],
  };
}

const isUnderWay = (desk: TransitDesk, transit: WeighedTransit, day: Day): boolean => {
  const { starts, ends } = loopOf(desk, transit);
  return (starts ?? '') <= day && (ends ?? '9999') >= day;
};

/** A contact within a sentence. */
function phraseOf(desk: TransitDesk, transit: WeighedTransit): string {
  const { kind } = desk;
  const values = valuesOf(desk, transit);
  const { meeting } = touchedBy(transit);
  return fill(kind.shape.contacts[meeting === 'conjunction' ? 0 : (transit.aspect as 0)], values);
}

/** The share of a period, at its beginning and its end, that is no middle. */
const margin = 0.2;

/** The day in the middle of it on which most depends: of another contact, or a house that Jupiter or Saturn comes into. */
function hingeOf(desk: TransitDesk, ends: readonly (WeighedTransit | undefined)[]): string {
  const { cells, kind, manuscript, sky, slow } = desk;
  const [from, to] = [Date.parse(sky.from), Date.parse(sky.to)];
  const isMiddle = (day: Day): boolean => {
    const share = (Date.parse(day) - from) / (to - from);
    return share > margin && share < 1 - margin;
  };
  const withYear = (day: Day): string => cells.day(day, cells.isOtherYear(day));
  for (const transit of slow) {
    if (ends.includes(transit)) continue;
    const day = daysWithin(desk, transit).find(isMiddle);
    if (day !== undefined)
      return manuscript.wording(kind.shape.hinge, { x: phraseOf(desk, transit), day: withYear(day) });
  }
  const entry = entriesInto(desk).find(
    ({ body, starts }) => (body === Jupiter || body === Saturn) && isMiddle(starts ?? ''),
  );
  if (entry === undefined) return '';
  return manuscript.wording(kind.shape.hingeHouse, {
    day: withYear(entry.starts ?? ''),
    a: manuscript.within(entry.body),
    A: manuscript.start(entry.body),
    house: cells.readings.words.houses[entry.house],
  });
}

/** Months together without an exact day from which on they are a rest worth the name. */
const rest = 2;

/** The longest stretch in which nothing slow is exact. */
function quietOf(desk: TransitDesk, months: readonly string[], live: readonly WeighedTransit[]): string[] {
  const { cells, kind, manuscript } = desk;
  const busy = new Set(live.flatMap((transit) => daysWithin(desk, transit)).map((day) => day.slice(0, 7)));
  let [best, run]: [string[], string[]] = [[], []];
  for (const month of months) {
    run = busy.has(month) ? [] : [...run, month];
    if (run.length > best.length) best = run;
  }
  const [first, last] = [best[0], best.at(-1)];
  if (first === undefined || last === undefined || best.length < rest || best.length === months.length)
    return [];
  const isOneYear = monthsOf(`${first}-01`, `${last}-01`).every(
    (month) => month.slice(0, 4) === (months[0] ?? '').slice(0, 4),
  );
  const name = (month: string): string => cells.month(`${month}-00`, !isOneYear);
  return [manuscript.wording(kind.shape.quiet, { from: name(first), to: name(last) })];
}
