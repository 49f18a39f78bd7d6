import { roundLongitude } from '../chart/angle.js';
import { type BodyId, planets } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { signOf } from '../chart/zodiac.js';
import { HoroscopeError } from '../errors.js';
import { parse } from '../schema/parse.js';
import { type EphemerisTable, ephemerisTableRequest } from '../schema/sky-events.js';
import { SkySearch } from '../sky/search.js';
import { formatInstant } from '../time/notation.js';
import type { EngineContext } from './steps/context.js';
import { settingsFor } from './steps/settings.js';
import { spanNotices, spanOf } from './steps/span.js';

/** Positions a table may hold: ten bodies day by day for a century take 365,250. */
const mostPositions = 500_000;

/** Positions of bodies at even steps, `from` included, `to` not; geocentric, from trajectories good to 0.001″. */
export function ephemerisTable(context: EngineContext, request: unknown, options?: unknown): EphemerisTable {
  const asked = parse(ephemerisTableRequest, request);
  context.textsFor(asked.lang);
  const span = spanOf(asked);
  const search = SkySearch.of(context.trajectories, settingsFor(context.settings, options));
  const bodies: readonly BodyId[] = [...new Set(asked.bodies ?? planets)];
  const step = daysOf(asked.step);
  const rows = Math.ceil((span.to - span.from) / step - 1e-9);
  if (rows * bodies.length > mostPositions)
    throw new HoroscopeError(
      'invalid_request',
      `the table would hold ${rows} rows of ${bodies.length} bodies; at most ${mostPositions} positions at once`,
      { path: 'step' },
    );
  return {
    data: Array.from({ length: rows }, (_, row) => {
      const julianDayUt = span.from + row * step;
      return {
        utDate: formatInstant(julianDayUt),
        julianDayUt,
        planets: bodies.map((body) => positionOf(search, body, julianDayUt)),
      };
    }),
    notices: spanNotices(context, span),
  };
}

function positionOf(
  search: SkySearch,
  body: BodyId,
  julianDayUt: number,
): EphemerisTable['data'][number]['planets'][number] {
  const longitude = roundLongitude(search.longitude(body, julianDayUt));
  const speed = search.speed(body, julianDayUt);
  return {
    planetId: body,
    longitude: decimal7(longitude),
    latitude: decimal7(search.latitude(body, julianDayUt)),
    declination: decimal7(search.declination(body, julianDayUt)),
    speeds: decimal7(speed),
    signId: signOf(longitude),
    retrograde: speed < 0,
  };
}

function daysOf(step: number | { hours: number } | { minutes: number } = 1): number {
  if (typeof step === 'number') return step;
  return 'hours' in step ? step.hours / 24 : step.minutes / 1440;
}
