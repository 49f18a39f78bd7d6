import type { Passage } from '../cast/passages.js';
import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { placeTime } from '../request/moment.js';
import type { Locality } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Moment } from '../schema/quantities.js';
import type { TransitAspect, TransitHouse } from '../schema/transits.js';
import type { Texts } from '../text/texts.js';
import { civilAt } from '../time/civil.js';
import { aspectEntries } from './entries.js';
import { momentEntry } from './moments.js';

/** Where the clock hangs by which moments are given, and how it is read. */
export interface EventClock {
  place: Locality;
  settings: Settings;
}

const entryOf = (moment: number, { place, settings }: EventClock): Moment =>
  momentEntry(civilAt(moment, place.zone, placeTime(place, settings)));
const entryOrNull = (moment: number | null, clock: EventClock): Moment | null =>
  moment === null ? null : entryOf(moment, clock);

/** What is active in a period stands in order of time, what is active at a moment body by body. */
const inOrder = <T>(entries: T[], isPeriod: boolean, starts: (entry: T) => number | null): T[] =>
  isPeriod ? entries.sort((a, b) => (starts(a) ?? 0) - (starts(b) ?? 0)) : entries;

/** The entries of `transits_aspects`. @param texts those wanted, null for none */
export function transitAspects(
  passages: readonly Passage[],
  isPeriod: boolean,
  clock: EventClock,
  names: Texts,
  texts: Texts | null,
): TransitAspect[] {
  const text =
    texts &&
    ((first: BodyId, second: BodyId, aspect: AspectId) => texts.transitAspect(first, second, aspect));
  const all = inOrder(
    passages.flatMap(({ aspects }) => aspects),
    isPeriod,
    ({ enters }) => enters,
  );
  const entries = aspectEntries(
    all.map(({ aspect }) => aspect),
    names,
    text,
  );
  return all.map(({ enters, exact, leaves }, index) => ({
    ...(entries[index] as (typeof entries)[number]),
    starts: entryOrNull(enters, clock),
    exact: exact.map((moment) => entryOf(moment, clock)),
    ends: entryOrNull(leaves, clock),
  }));
}

/** The entries of `transits_houses`. @param texts those wanted, null for none */
export function transitHouses(
  passages: readonly Passage[],
  isPeriod: boolean,
  clock: EventClock,
  names: Texts,
  texts: Texts | null,
): TransitHouse[] {
  const all = inOrder(
    passages.flatMap(({ body, stays }) => stays.map((stay) => ({ body, ...stay }))),
    isPeriod,
    ({ enters }) => enters,
  );
  return all.map(({ body, house, enters, leaves }) => {
    const text = texts?.transitHouse(body, house as House) ?? null;
    return {
      planetId: body,
      planetName: names.bodyName(body),
      house,
      collectText: text !== null,
      text,
      starts: entryOrNull(enters, clock),
      ends: entryOrNull(leaves, clock),
    };
  });
}
