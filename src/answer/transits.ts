import type { AspectPassage, Passage } from '../cast/passages.js';
import { type Aspect, aspectAngles } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { ascendingOrder } from '../chart/order.js';
import type { House } from '../chart/zodiac.js';
import type { Moment } from '../schema/quantities.js';
import type { TransitAspect, TransitHouse } from '../schema/transits.js';
import type { LastingSpan } from '../text/spans.js';
import type { Texts } from '../text/texts.js';
import { type Clock, formatInstants } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
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

/** A period is listed in order of time, a moment body by body. */
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

/** The names of all that are in some aspects, each looked up once: of a period they are the same few again and again. */
function namesIn(aspects: readonly Aspect[], texts: Texts): ReadonlyMap<BodyId, string> {
  const names = new Map<BodyId, string>();
  for (const { first, second } of aspects) {
    if (!names.has(first)) names.set(first, texts.bodyName(first));
    if (!names.has(second)) names.set(second, texts.bodyName(second));
  }
  return names;
}

/**
 * Field by field, although the first of them are those of `aspectEntries`: of a year of transits there are more than a
 * thousand, and fields that are added to an object later stand outside it.
 */
export function transitAspects(
  passages: readonly Passage[],
  isPeriod: boolean,
  clock: Clock,
  names: Texts,
  texts: Texts | null,
): TransitAspect[] {
  const found: AspectPassage[] = [];
  for (const { aspects } of passages) for (const aspect of aspects) found.push(aspect);
  const all = inOrder(found, isPeriod);
  const aspects: Aspect[] = [];
  const moments: (JulianDayUt | null)[] = [];
  for (const { aspect, enters, exact, leaves } of all) {
    aspects.push(aspect);
    moments.push(enters);
    for (const moment of exact) moments.push(moment);
    moments.push(leaves);
  }
  const shown = momentEntries(clock, moments);
  const bodyNames = namesIn(aspects, names);
  const { aspectNames } = names;
  const entries: TransitAspect[] = [];
  let at = 0;
  for (const { aspect: its, exact: passes } of all) {
    const { first, second, aspect, orb, applying, outOfSign } = its;
    const starts = shown[at++] as Moment | null;
    const passed = shown.slice(at, at + passes.length);
    const exact = passed.includes(null) ? passed.filter((moment) => moment !== null) : (passed as Moment[]);
    at += passes.length;
    const ends = shown[at++] as Moment | null;
    const cell = texts === null ? null : texts.transitAspect(first, second, aspect);
    entries.push({
      planet1Id: first,
      planet1Name: bodyNames.get(first) as string,
      planet2Id: second,
      planet2Name: bodyNames.get(second) as string,
      aspectId: aspect,
      aspectName: aspectNames[aspect],
      angle: aspectAngles[aspect],
      orb: decimal7(orb),
      applying,
      outOfSign,
      collectText: cell !== null,
      // Few speak of time.
      text: cell?.includes('{') ? names.inTime(cell, () => lastingSpan(starts, ends)) : cell,
      starts,
      exact,
      ends,
    });
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
