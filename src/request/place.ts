import { difference } from '../chart/angle.js';
import { HoroscopeError, quote } from '../errors.js';
import type { Place } from '../place/index.js';
import type { GivenPlace } from '../schema/fields.js';
import { ownMeanTimeZone, type Zone } from '../time/zones.js';
import type { EngineContext } from './context.js';

/** Where a person was born or an event took place, with its clocks. */
export interface Locality {
  name: string;
  /** As the index or the request has them. */
  latitude: number;
  longitude: number;
  /** As the calculation uses it: -180 < λ ≤ 180. */
  realLongitude: number;
  zone: Zone;
  /** The entry of the index, or the place that the request brought along. */
  entry: Place | GivenPlace;
  fromIndex: boolean;
}

/** The ending of field names in a request with two persons or moments: `date_1`, `place_id_2`. */
export type FieldSuffix = '' | '_1' | '_2';

interface PlaceFields {
  place_id?: number | undefined;
  place?: GivenPlace | undefined;
}

/** The fields of a request that may name a second place. */
export interface ElsewhereFields {
  place_id_2?: number | undefined;
  place_2?: GivenPlace | undefined;
}

/** The second place of a request, or where it names none the first. */
export function elsewhereOr(
  first: Locality,
  context: EngineContext,
  { place_id_2, place_2 }: ElsewhereFields,
): Locality {
  if (place_id_2 === undefined && place_2 === undefined) return first;
  return localityOf(context, { place_id: place_id_2, place: place_2 }, '_2');
}

/**
 * The place a request names by id, or brings along.
 * @param suffix of the request's fields, for errors
 * @throws HoroscopeError `unknown_place`, `invalid_request` for a zone that there is no data for
 */
export function localityOf(context: EngineContext, request: PlaceFields, suffix: FieldSuffix = ''): Locality {
  if (request.place !== undefined) return givenLocality(context, request.place, `place${suffix}`);
  return indexedLocality(context, request.place_id as number, `place_id${suffix}`);
}

function indexedLocality(context: EngineContext, id: number, path: string): Locality {
  const place = context.places.byId(id);
  if (!place) throw unknownPlaceError(context, id, path);
  const zone = context.zones.get(place.timezone);
  if (!zone)
    throw new HoroscopeError('internal', `the zone data lacks ${place.timezone}, the zone of place ${id}`);
  return locality(place, zone, true);
}

/** @param id as it was given */
export function unknownPlaceError(
  { places, placeTier }: EngineContext,
  id: unknown,
  path: string,
): HoroscopeError {
  const which =
    placeTier === 'all'
      ? `the index, which holds ${places.count}`
      : `the core index, which holds ${places.count} of 15,000 inhabitants and more; placeTier: 'all' has the others`;
  const given = path === 'id' ? quote(id) : `${path} ${quote(id)}`;
  return new HoroscopeError('unknown_place', `${given} is no place of ${which}; places({ name }) finds ids`, {
    path,
  });
}

function givenLocality(context: EngineContext, place: GivenPlace, path: string): Locality {
  const bySun = place.timezone.toUpperCase() === ownMeanTimeZone.name;
  const zone = bySun ? ownMeanTimeZone : context.zones.get(place.timezone);
  if (zone) return locality(place, zone, false);
  const at = `${path}.timezone`;
  throw new HoroscopeError(
    'invalid_request',
    `${at} is ${quote(place.timezone)}; it must be an IANA zone name such as "Europe/Budapest", "UTC", "LMT" (the place's own mean time) or ±HH:MM[:SS]`,
    { path: at },
  );
}

function locality(entry: Place | GivenPlace, zone: Zone, fromIndex: boolean): Locality {
  const { name, latitude, longitude } = entry;
  // difference() gives -180 ≤ Δ < 180; the convention here closes the other end.
  const turned = longitude >= -180 && longitude <= 180 ? longitude : difference(0, longitude);
  return {
    name,
    // Without -0, which JSON does not know.
    latitude: latitude + 0,
    longitude: longitude + 0,
    realLongitude: turned === -180 ? 180 : turned + 0,
    zone,
    entry,
    fromIndex,
  };
}
