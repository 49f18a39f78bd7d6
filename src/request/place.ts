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
  /** The place as it is told in a result. */
  told: Place | GivenPlace;
  fromIndex: boolean;
}

interface PlaceFields {
  place_id?: number | undefined;
  place?: GivenPlace | undefined;
}

/** The place a request names by id, or brings along. */
export function localityOf(context: EngineContext, request: PlaceFields, suffix = ''): Locality {
  if (request.place !== undefined) return givenLocality(context, request.place, `place${suffix}`);
  return indexedLocality(context, request.place_id as number, `place_id${suffix}`);
}

function indexedLocality(context: EngineContext, id: number, path: string): Locality {
  const place = context.places.byId(id);
  if (!place)
    throw new HoroscopeError(
      'unknown_place',
      `${path} ${id} is no place of the index, which holds ${context.places.count}; places({ name }) finds ids`,
      { path },
    );
  const zone = context.zones.get(place.timezone);
  if (!zone)
    throw new HoroscopeError('internal', `the zone data lacks ${place.timezone}, the zone of place ${id}`);
  return locality(place, zone, true);
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

function locality(place: Place | GivenPlace, zone: Zone, fromIndex: boolean): Locality {
  // difference() gives -180 ≤ Δ < 180; the convention here closes the other end.
  const turned =
    place.longitude >= -180 && place.longitude <= 180 ? place.longitude : difference(0, place.longitude);
  return {
    name: place.name,
    // Without -0, which JSON does not know.
    latitude: place.latitude + 0,
    longitude: place.longitude + 0,
    realLongitude: turned === -180 ? 180 : turned + 0,
    zone,
    told: place,
    fromIndex,
  };
}
