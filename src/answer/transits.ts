import type { Passage } from '../cast/passages.js';
import type { AspectId } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { localBirthdate, placeTime } from '../request/moment.js';
import type { Locality } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Birthdate } from '../schema/quantities.js';
import type { TransitAspect, TransitHouse } from '../schema/transits.js';
import type { Texts } from '../text/texts.js';
import { civilAt } from '../time/civil.js';
import { aspectEntries } from './entries.js';

/** Whose clock tells the moments. */
export interface Clock {
  place: Locality;
  settings: Settings;
}

const told = (moment: number, { place, settings }: Clock): Birthdate =>
  localBirthdate(civilAt(moment, place.zone, placeTime(place, settings)));
const toldOrNull = (moment: number | null, clock: Clock): Birthdate | null =>
  moment === null ? null : told(moment, clock);

/** A period is told in order of time, a moment body by body. */
const inOrder = <T>(entries: T[], isPeriod: boolean, starts: (entry: T) => number | null): T[] =>
  isPeriod ? entries.sort((a, b) => (starts(a) ?? 0) - (starts(b) ?? 0)) : entries;

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
    ({ enters }) => enters,
  );
  const entries = aspectEntries(
    all.map(({ aspect }) => aspect),
    names,
    text,
  );
  return all.map(({ enters, exact, leaves }, index) => ({
    ...(entries[index] as (typeof entries)[number]),
    starts: toldOrNull(enters, clock),
    exact: exact.map((moment) => told(moment, clock)),
    ends: toldOrNull(leaves, clock),
  }));
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
      starts: toldOrNull(enters, clock),
      ends: toldOrNull(leaves, clock),
    };
  });
}
