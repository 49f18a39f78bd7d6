import { HoroscopeError, quote } from '../errors.js';
import type { Place } from '../place/index.js';
import type { EngineContext } from '../request/context.js';
import { parse } from '../schema/parse.js';
import { placesRequest } from '../schema/requests.js';
import type { PlacesResponse } from '../schema/responses.js';

const defaultLimit = 20;

/** Places by name, the best matches, in order of population; with `details`, in the order in which the name fits. */
export function places(context: EngineContext, request: unknown): PlacesResponse {
  const { name, lang, limit = defaultLimit, details = false } = parse(placesRequest, request);
  if (lang !== undefined) context.textsFor(lang);
  const index = context.places;
  return { data: details ? index.searchDetailed(name, limit) : index.search(name, limit) };
}

export function placeById(context: EngineContext, id: unknown): Place {
  const place = typeof id === 'number' ? context.places.byId(id) : undefined;
  if (place) return place;
  throw new HoroscopeError(
    'unknown_place',
    `${quote(id)} is no place of the index, which holds ${context.places.count}; places({ name }) finds ids`,
    { path: 'id' },
  );
}

/** The listed place nearest to a point, which may lie across a border: the point's clock is `zoneAt`'s to tell. */
export function nearest(context: EngineContext, latitude: unknown, longitude: unknown): Place {
  return context.places.nearest(...pointOf(latitude, longitude));
}

/** The name of the time zone that a point lies in, good to some 5 km at borders; at sea the nautical one. */
export function zoneAt(context: EngineContext, latitude: unknown, longitude: unknown): string {
  return context.places.zoneAt(...pointOf(latitude, longitude));
}

function pointOf(latitude: unknown, longitude: unknown): [north: number, east: number] {
  const north = degrees(latitude, 'latitude', 90, 90);
  const east = degrees(longitude, 'longitude', 180, 360);
  return [north, east > 180 ? east - 360 : east];
}

function degrees(value: unknown, path: string, below: number, above: number): number {
  if (typeof value === 'number' && value >= -below && value <= above) return value;
  throw new HoroscopeError(
    'invalid_request',
    `${path} is ${quote(value)}; it must be a number from ${-below} to ${above}`,
    { path },
  );
}
