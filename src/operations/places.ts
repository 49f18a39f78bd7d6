import { HoroscopeError, quote } from '../errors.js';
import type { Place } from '../place/index.js';
import type { EngineContext } from '../request/context.js';
import type { Cost } from '../request/cost.js';
import { unknownPlaceError } from '../request/place.js';
import { parse } from '../schema/parse.js';
import { type FoundPlace, type PlacesRequest, type PlacesResponse, placesRequest } from '../schema/places.js';
import { defineFunction, defineOperation } from './definition.js';

const defaultLimit = 20;

/** Nothing is asked of the ephemeris; a unit is some hundred names compared. */
const searchCost: Cost = {
  most: 10_000,
  worst: 'a long name that nothing fits, looked for again as a misspelt one',
};

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
  throw unknownPlaceError(context, id, 'id');
}

/** The listed place nearest to a point, which may lie across a border: for the point's own clock see {@link zoneAt}. */
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

/** With `details` places have names of country and division, and what was matched. */
export interface PlacesFunction {
  (request: PlacesRequest & { details: true }): { data: FoundPlace[] };
  (request: PlacesRequest & { details?: false }): { data: Place[] };
  (request: PlacesRequest): PlacesResponse;
}

export const placesOperation = defineOperation<PlacesFunction>({
  name: 'places',
  path: '/api/places',
  method: 'POST',
  summary: 'Places by name as it is typed, the best matches, in order of population',
  description:
    "Names are matched in any script and spelling that GeoNames knows: `Wien`, `Вена`, `sao paulo`, `Paris, TX`. The core index, the default outside Node, has places of 15,000 inhabitants and more; `placeTier: 'all'` has some 200,000.",
  request: placesRequest,
  takesOptions: false,
  run: places,
  cost: searchCost,
  example: { name: 'Budapest', limit: 1 },
});

export const placeByIdFunction = defineFunction<(id: number) => Place>({
  name: 'placeById',
  summary: 'The place of an id',
  description: 'An id that no place has is refused as `unknown_place`.',
  run: placeById,
  cost: searchCost,
  example: '3054643',
});

export const nearestFunction = defineFunction<(latitude: number, longitude: number) => Place>({
  name: 'nearest',
  summary: 'The place of the index nearest to a point of the globe',
  description:
    'Degrees, north and east positive; a longitude may be -180 to 360. Nearest is by distance alone, whatever borders lie between: which clock is kept at the point itself is what `zoneAt` tells. The core index, the default outside Node, has places of 15,000 inhabitants and more, so that another may be nearest there.',
  run: nearest,
  cost: searchCost,
  example: '47.5, 19.04',
});

export const zoneAtFunction = defineFunction<(latitude: number, longitude: number) => string>({
  name: 'zoneAt',
  summary: 'The IANA name of the time zone that a point of the globe lies in',
  description:
    'Degrees, north and east positive; a longitude may be -180 to 360. By the boundaries of time zones, good to some 5 km where two of them meet; at sea the nautical zone, `Etc/GMT+5` and the like.',
  run: zoneAt,
  cost: searchCost,
  example: '47.5, 19.04',
});
