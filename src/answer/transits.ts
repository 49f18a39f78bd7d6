import type { AspectPassage, Passage } from '../cast/passages.js';
import type { Aspect } from '../chart/aspects.js';
import { ascendingOrder } from '../chart/order.js';
import type { House } from '../chart/zodiac.js';
import type { Moment } from '../schema/quantities.js';
import type { TransitAspect, TransitHouse } from '../schema/transits.js';
import type { LastingSpan } from '../text/spans.js';
import type { Texts } from '../text/texts.js';
import { type Clock, formatInstants } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { aspectEntries } from './entries.js';
import { namedZone, writtenDay } from './moments.js';
import { firstMoment } from './reading-dates.js';

/**
 * Entries of moments, on the clock of a place: all of a result's formatted in one go. Moments before the year 1,
 * which can't be written, are null.
 */
function momentEntries(clock: Clock, moments: readonly (JulianDayUt | null)[]): (Moment | null)[] {
  const written: JulianDayUt[] = [];
  for (const moment of moments) if (moment !== null && moment >= firstMoment) written.push(moment);
  const dates = clock.formatAll(written);
  const utDates = formatInstants(written);
  const timezone = clock.zone.name;
  const shown: (Moment | null)[] = [];
  let next = 0;
  for (const moment of moments)
    shown.push(
      moment === null || moment < firstMoment
        ? null
        : {
            date: dates[next] as string,
            timezone_type: namedZone,
            timezone,
            utDate: utDates[next++] as string,
            julianDayUt: moment,
          },
    );
  return shown;
}

/** What is found in a period is listed in order of time, what is found at a moment body by body. */
function inOrder<T extends { enters: JulianDayUt | null }>(
  entries: readonly T[],
  isPeriod: boolean,
): readonly T[] {
  if (!isPeriod) return entries;
  const entered: number[] = [];
  for (const { enters } of entries) entered.push(enters ?? 0);
  const ordered: T[] = [];
  for (const index of ascendingOrder(entered)) ordered.push(entries[index] as T);
  return ordered;
}

export function transitAspects(
  passages: readonly Passage[],
  isPeriod: boolean,
  clock: Clock,
  names: Texts,
  texts: Texts | null,
): TransitAspect[] {
  const text = texts === null ? null : texts.transitAspect.bind(texts);
  const all = inOrder(
    passages.flatMap(({ aspects }) => aspects),
    isPeriod,
  );
  const aspects: Aspect[] = [];
  const moments: (JulianDayUt | null)[] = [];
  for (const { aspect, enters, exact, leaves } of all) {
    aspects.push(aspect);
    moments.push(enters, ...exact, leaves);
  }
  const shown = momentEntries(clock, moments);
  // The entries are this function's own: each is completed in place, which takes a fifth of what a copy does.
  const entries = aspectEntries(aspects, names, text) as TransitAspect[];
  let at = 0;
  for (let i = 0; i < all.length; i++) {
    const entry = entries[i] as TransitAspect;
    const starts = shown[at++] as Moment | null;
    const exact: Moment[] = [];
    for (const end = at + (all[i] as AspectPassage).exact.length; at < end; at++) {
      const moment = shown[at] as Moment | null;
      if (moment !== null) exact.push(moment);
    }
    const ends = shown[at++] as Moment | null;
    // Of a year of transits there are hundreds, and few speak of time.
    if (texts !== null && entry.text?.includes('{'))
      entry.text = texts.inTime(entry.text, () => lastingSpan(starts, ends));
    // One by one: by `Object.assign` a year of transits took a tenth longer.
    entry.starts = starts;
    entry.exact = exact;
    entry.ends = ends;
  }
  return entries;
}

export function transitHouses(
  passages: readonly Passage[],
  isPeriod: boolean,
  clock: Clock,
  names: Texts,
  texts: Texts | null,
): TransitHouse[] {
  const all = inOrder(
    passages.flatMap(({ body, stays }) => stays.map((stay) => ({ body, ...stay }))),
    isPeriod,
  );
  const shown = momentEntries(
    clock,
    all.flatMap(({ enters, leaves }) => [enters, leaves]),
  );
  return all.map(({ body, house }, index) => {
    const [starts, ends] = [shown[index * 2] as Moment | null, shown[index * 2 + 1] as Moment | null];
    const text =
      texts?.inTime(texts.transitHouse(body, house as House), () => lastingSpan(starts, ends)) ?? null;
    return {
      planetId: body,
      planetName: names.bodyName(body),
      house,
      collectText: text !== null,
      text,
      starts,
      ends,
    };
  });
}

/** How long something lasts, and its last day on the clock of the place. */
const lastingSpan = (starts: Moment | null, ends: Moment | null): LastingSpan => ({
  days: starts === null || ends === null ? null : ends.julianDayUt - starts.julianDayUt,
  until: ends === null ? null : writtenDay(ends.date),
});
