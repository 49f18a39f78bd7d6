import type { Passage } from '../cast/passages.js';
import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { namedZone } from '../request/moment.js';
import type { Birthdate } from '../schema/quantities.js';
import type { AspectEntry } from '../schema/responses.js';
import type { TransitAspect, TransitHouse } from '../schema/transits.js';
import { ascendingOrder } from '../search/order.js';
import type { Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { aspectEntries } from './entries.js';

/** The first moment of the year 1, Julian: results count no years before it. */
const firstMoment = 1_721_423.5;

/** Some moments as the clock of a place shows them; those before the year 1 can't be written and are left out. */
function shownBy(clock: Clock, moments: readonly JulianDayUt[]): Birthdate[] {
  const shown: Birthdate[] = [];
  for (let i = 0; i < moments.length; i++) {
    const date = shownOrNull(clock, moments[i] as JulianDayUt);
    if (date !== null) shown.push(date);
  }
  return shown;
}

const shownOrNull = (clock: Clock, moment: JulianDayUt | null): Birthdate | null =>
  moment === null || moment < firstMoment
    ? null
    : { date: clock.format(moment), timezone_type: namedZone, timezone: clock.zone.name };

/** What is found in a period is listed in order of time, what is found at a moment body by body. */
function inOrder<T extends { enters: JulianDayUt | null }>(entries: readonly T[], isPeriod: boolean): readonly T[] {
  if (!isPeriod) return entries;
  return ascendingOrder(entries.map(({ enters }) => enters ?? 0)).map((index) => entries[index] as T);
}

export function transitAspects(
  passages: readonly Passage[],
  isPeriod: boolean,
  clock: Clock,
  names: Texts,
  texts: Texts | null,
): TransitAspect[] {
  const text =
    texts &&
    ((first: BodyId, second: BodyId, aspect: AspectId) => texts.transitAspect(first, second, aspect));
  const all = inOrder(
    passages.flatMap(({ aspects }) => aspects),
    isPeriod,
  );
  const entries = aspectEntries(
    all.map(({ aspect }) => aspect),
    names,
    text,
  );
  return all.map(({ enters, exact, leaves }, index) =>
    // The entry is this function's own: it is completed in place, which takes a fifth of the time of a copy.
    Object.assign(entries[index] as AspectEntry, {
      starts: shownOrNull(clock, enters),
      exact: shownBy(clock, exact),
      ends: shownOrNull(clock, leaves),
    }),
  );
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
  return all.map(({ body, house, enters, leaves }) => {
    const text = texts?.transitHouse(body, house as House) ?? null;
    return {
      planetId: body,
      planetName: names.bodyName(body),
      house,
      collectText: text !== null,
      text,
      starts: shownOrNull(clock, enters),
      ends: shownOrNull(clock, leaves),
    };
  });
}
