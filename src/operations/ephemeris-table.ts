import { inWords, noticesOfSpan } from '../answer/notices.js';
import { roundLongitude } from '../chart/angle.js';
import { type BodyId, planets } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { signOf } from '../chart/zodiac.js';
import { requireBodies } from '../request/bodies.js';
import type { EngineContext } from '../request/context.js';
import { limited, questionWithin, requireAffordable, seenWork, unitsOf } from '../request/cost.js';
import { pathWork } from '../request/path-cost.js';
import { type Settings, settingsFor } from '../request/settings.js';
import { type Span, spanOf } from '../request/span.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type EphemerisTable,
  type EphemerisTableRequest,
  ephemerisTableRequest,
} from '../schema/sky-events.js';
import { SkySearch } from '../search/search.js';
import { outOfRange } from '../search/trajectories.js';
import type { Position, SkySettings } from '../sky/sky.js';
import { formatInstant } from '../time/notation.js';
import { defineOperation } from './definition.js';

const tableCost = limited(
  'some 20,000 positions: ten bodies day by day for five years',
  'ask for a shorter span, a longer step or fewer bodies',
);

/** Days between rows from which asking the ephemeris for each costs less than fitting the path between them. */
const farApart = 0.5;

/** Positions of bodies at even steps, `from` included, `to` not; geocentric, good to 0.001″. */
export function ephemerisTable(context: EngineContext, given: unknown, options?: unknown): EphemerisTable {
  const request = parse(ephemerisTableRequest, given);
  const texts = context.textsFor(request.lang);
  const span = spanOf(request);
  const settings = settingsFor(context.settings, options);
  const search = SkySearch.of(context.sky, settings);
  const bodies: readonly BodyId[] = [...new Set(request.bodies ?? planets)];
  const step = daysOf(request.step);
  const rows = Math.ceil((span.to - span.from) / step - 1e-9);
  requireAffordable(
    context,
    tableWork(rows, bodies, step, settings, span),
    `a table of ${rows} rows of ${bodies.length} bodies`,
    tableCost,
    'step',
  );
  requireBodies(search, bodies, span);
  const positionsAt = step < farApart ? fromPaths(search) : fromEphemeris(context, settings);
  return {
    data: Array.from({ length: rows }, (_, row) => {
      const julianDayUt = span.from + row * step;
      const positionOf = positionsAt(julianDayUt);
      return {
        utDate: formatInstant(julianDayUt),
        julianDayUt,
        planets: bodies.map((body) => entryOf(body, positionOf(body))),
      };
    }),
    notices: inWords(texts, noticesOfSpan(context, span, settings)),
  };
}

function tableWork(
  rows: number,
  bodies: readonly BodyId[],
  step: number,
  settings: Settings,
  span: Span,
): number {
  const positions = rows * bodies.length;
  const geocentric = { ...settings, topocentricAltitude: undefined };
  const days = span.to - span.from + monthAround;
  const asked =
    step < farApart
      ? pathWork(
          bodies,
          settings,
          () => questionWithin(span),
          () => days,
          days,
        )
      : positions * seenWork(geocentric, span);
  return asked + positions * unitsOf.tableEntry;
}

/** Days that a path takes beyond a span: it is fitted by the month. */
const monthAround = 62;

type BodyPosition = Pick<Position, 'longitude' | 'latitude' | 'declination' | 'speed'>;

/** Where bodies are at a moment. */
type PositionsAt = (julianDayUt: number) => (body: BodyId) => BodyPosition;

function fromPaths(search: SkySearch): PositionsAt {
  return (julianDayUt) => (body) => ({
    longitude: search.longitude(body, julianDayUt),
    latitude: search.latitude(body, julianDayUt),
    declination: search.declination(body, julianDayUt),
    speed: search.speed(body, julianDayUt),
  });
}

function fromEphemeris({ sky }: EngineContext, { ayanamsa, node, lilith }: Settings): PositionsAt {
  const geocentric: SkySettings = { ayanamsa, node, lilith, observer: undefined };
  return (julianDayUt) => {
    const moment = sky.moment(julianDayUt);
    return (body) => {
      const found = sky.position(body, moment, geocentric);
      if (!('missing' in found)) return found;
      throw outOfRange(found.missing);
    };
  };
}

function entryOf(
  body: BodyId,
  { longitude, latitude, declination, speed }: BodyPosition,
): EphemerisTable['data'][number]['planets'][number] {
  const rounded = roundLongitude(longitude);
  return {
    planetId: body,
    longitude: decimal7(rounded),
    latitude: decimal7(latitude),
    declination: decimal7(declination),
    speeds: decimal7(speed),
    signId: signOf(rounded),
    retrograde: speed < 0,
  };
}

function daysOf(step: number | { hours: number } | { minutes: number } = 1): number {
  if (typeof step === 'number') return step;
  return 'hours' in step ? step.hours / 24 : step.minutes / 1440;
}

export const ephemerisTableOperation = defineOperation<
  (request: EphemerisTableRequest, options?: Options) => EphemerisTable
>({
  name: 'ephemerisTable',
  path: '/api/ephemeris-table',
  method: 'POST',
  summary: 'Positions at even steps from one date to another',
  description: 'Dates are UTC; the second one is not in the table.',
  request: ephemerisTableRequest,
  run: ephemerisTable,
  cost: tableCost,
  example: { from: '2026-11-01', to: '2026-11-08', step: 1, bodies: [0, 1] },
});
