import type { Engine } from '../engine.js';
import { HoroscopeError, quote } from '../errors.js';
import { fold } from '../place/fold.js';
import type { FoundPlace } from '../schema/places.js';
import { table } from './table.js';

/** Places as the command line names them: by a name, of which the best match is taken, by an id, or by coordinates. */

/** A place that a request is for, and the others that the name fits well. */
export interface Found {
  /** What the flags of this place end with: nothing, or `-2`. */
  suffix: string;
  place: FoundPlace;
  others: readonly FoundPlace[];
}

/** The flags of one place, by their names without suffix. */
export type PlaceFlags = ReadonlyMap<string, string>;
export const placeWords = ['place', 'place-id', 'latitude', 'longitude', 'timezone'] as const;

/** Of the same name, those are told of that have a hundredth of the inhabitants or more; and so many at most. */
const worthTelling = 100;
const mostOthers = 5;
/** Kilometers within which coordinates are those of a place and not of elsewhere. */
const near = 100;
const searched = 200;

/** Places by name, those that it fits best first, with names of country and division. */
const detailedPlaces = (engine: Pick<Engine, 'places'>, name: string, limit: number): FoundPlace[] =>
  engine.places({ name, limit, details: true }).data;

/** `Salem, Oregon, United States`. */
export const inFull = ({ name, admin1_name, country }: FoundPlace): string =>
  [name, ...(admin1_name === null || admin1_name === name ? [] : [admin1_name]), country].join(', ');

/** Other places that the name fits, as a table of what chooses each; no line where there are none. */
export function otherPlaces(
  { others, place, suffix }: Found,
  { tableColumns }: { tableColumns: number },
): string[] {
  if (others.length === 0) return [];
  const rows = others.map((other) => [
    `  ${inFull(other)}`,
    other.population.toLocaleString('en-US'),
    `--place-id${suffix} ${other.id}`,
  ]);
  return [
    place.matched.own
      ? `Other places called ${place.matched.name}:`
      : `Others that ${place.matched.name} may mean:`,
    table(rows, { right: new Set([1]), columns: tableColumns }),
  ];
}

/** The same on one line, for where the output is no page. */
export const otherPlacesShort = ({ others, place, suffix }: Found): string =>
  `taken: ${inFull(place)}. Other places called ${place.matched.name}: ${others
    .map((other) => `${inFull(other)} (--place-id${suffix} ${other.id})`)
    .join('; ')}`;

/** The `place_id` or `place` of a request, and what was found for a name; nothing where no flag speaks of a place. */
export function placeOf(
  engine: Pick<Engine, 'places' | 'placeById'>,
  flags: PlaceFlags,
  suffix: string,
): { fields: Record<string, unknown>; found?: Found } | undefined {
  const [name, id] = [flags.get('place'), flags.get('place-id')];
  const spot = ['latitude', 'longitude', 'timezone'].filter((word) => flags.has(word));
  if (id !== undefined) {
    const other = ['place', ...spot].find((word) => flags.has(word));
    if (other !== undefined) throw contradiction(`--place-id${suffix}`, `--${other}${suffix}`);
    const number = numberOf(id);
    return {
      fields: { place_id: number },
      ...(typeof number === 'number' && { found: { suffix, place: byId(engine, number), others: [] } }),
    };
  }
  if (spot.length > 0) {
    const place = {
      name: name ?? 'a place',
      ...Object.fromEntries(
        spot.map((word) => [word, word === 'timezone' ? flags.get(word) : numberOf(flags.get(word) ?? '')]),
      ),
    };
    if (name !== undefined) refuseElsewhere(engine, name, place, suffix);
    return { fields: { place } };
  }
  if (name === undefined) return undefined;
  // A name here is whole, not being typed: "San" is not on its way to Santiago.
  const key = fold(name.split(',')[0] ?? '');
  const isWhole = ({ matched }: FoundPlace): boolean => fold(matched.name) === key;
  const fitting = detailedPlaces(engine, name, searched);
  const [place, ...rest] = fitting.sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  if (!place)
    throw new HoroscopeError(
      'unknown_place',
      `no place is called ${quote(name)}; horoscope places NAME searches`,
      {
        path: 'place',
      },
    );
  const isOther = (other: FoundPlace): boolean =>
    fold(other.matched.name) === fold(place.matched.name) &&
    (other.matched.own || !place.matched.own) &&
    other.population * worthTelling >= place.population;
  const others = rest
    .filter(isOther)
    .sort((a, b) => b.population - a.population)
    .slice(0, mostOthers);
  return { fields: { place_id: place.id }, found: { suffix, place, others } };
}

/** The place of an id with the names of its country and division, which searching for its name tells. */
function byId(engine: Pick<Engine, 'places' | 'placeById'>, id: number): FoundPlace {
  const place = engine.placeById(id);
  const found = detailedPlaces(engine, place.name, 1000).find((one) => one.id === id);
  return (
    found ?? {
      ...place,
      country: place.country_code,
      admin1_name: null,
      matched: { name: place.name, own: true },
    }
  );
}

/** A decimal number; anything else as it was typed, so that the refusal shows it. */
export function numberOf(word: string): number | string {
  const number = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(word) ? Number(word) : Number.NaN;
  return Number.isFinite(number) ? number : word;
}

function contradiction(one: string, other: string): HoroscopeError {
  return new HoroscopeError(
    'invalid_request',
    `${one} and ${other} are two ways to name a place; give one of them`,
    {
      path: 'place',
    },
  );
}

/** A name beside coordinates is the spot's own; but not a known place's that lies elsewhere. */
function refuseElsewhere(
  engine: Pick<Engine, 'places'>,
  name: string,
  spot: Readonly<Record<string, unknown>>,
  suffix: string,
): void {
  const { latitude, longitude } = spot;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
  const called = detailedPlaces(engine, name, searched).filter(({ matched }) => matched.own);
  const [best] = called;
  if (!best || called.some((place) => distance(place, { latitude, longitude }) <= near)) return;
  throw new HoroscopeError(
    'invalid_request',
    `--place${suffix} is ${inFull(best)}, and the coordinates are ${Math.round(distance(best, { latitude, longitude }))} km away; leave out one of the two`,
    { path: 'place' },
  );
}

interface Spot {
  latitude: number;
  longitude: number;
}

/** Kilometers along the great circle, by the haversine formula. */
function distance(a: Spot, b: Spot): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const [north, south] = [radians(a.latitude), radians(b.latitude)];
  const h =
    half(north - south) + Math.cos(north) * Math.cos(south) * half(radians(a.longitude - b.longitude));
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
