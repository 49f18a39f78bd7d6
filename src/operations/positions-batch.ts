import { bodyUnavailable, inWords, noticesOfSpan } from '../answer/notices.js';
import { type BodyId, bodyIds, needsHouses } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import { faultOfBody, requireBodies } from '../request/bodies.js';
import type { EngineContext } from '../request/context.js';
import { limited, questionWithin, requireAffordable, seenWork, unitsOf } from '../request/cost.js';
import { pathWork } from '../request/path-cost.js';
import { type Settings, settingsFor } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type PositionsBatch,
  type PositionsBatchRequest,
  positionsBatchRequest,
} from '../schema/positions-batch.js';
import {
  anglesInRow,
  areSparse,
  type BatchHouses,
  fillHouses,
  fillPositions,
  requireLength,
  shortest,
} from '../search/batch.js';
import { SkySearch } from '../search/search.js';
import { firstYear, lastYear } from '../time/calendar.js';
import { julianDayOf, secondsOf } from '../time/julian-day.js';
import { defineFunction } from './definition.js';

/** Chiron, Lilith and the node with the planets: all of the default bodies that need no houses. */
const movingBodies: readonly BodyId[] = bodyIds.filter((id) => id <= 12 && !needsHouses(id));

/** Positions and houses of many charts at once, in typed arrays, from trajectories: within 0.001″. */
export function positionsBatch(context: EngineContext, given: unknown, options?: unknown): PositionsBatch {
  const {
    julianDaysUt,
    bodies: chosen,
    latitudes,
    longitudes,
    system,
    into = {},
  } = parse(positionsBatchRequest, given);
  const settings = settingsFor(context.settings, options, { system });
  if (settings.topocentricAltitude !== undefined)
    throw new HoroscopeError(
      'invalid_request',
      'topocentric is on; a batch is seen from the Earth’s center',
      {
        path: 'topocentric',
      },
    );
  requireApart(into, { julianDaysUt, latitudes, longitudes });
  const count = julianDaysUt.length;
  const search = SkySearch.of(context.sky, settings);
  const span = spanWithin(julianDaysUt);
  const work = batchWork(julianDaysUt, chosen ?? movingBodies, latitudes !== undefined, settings, span);
  requireAffordable(context, work, refusedBatch(count, span), batchCost, 'julianDaysUt');
  const { bodies, leftOut } = bodiesIn(search, chosen, span);

  const room = count * bodies.length;
  const positions = {
    longitudes: doubles(into.longitudes, room, 'into.longitudes'),
    latitudes: doubles(into.latitudes, room, 'into.latitudes'),
    speeds: doubles(into.speeds, room, 'into.speeds'),
  };
  const houses = housesWanted(latitudes, longitudes, count)
    ? {
        cusps: doubles(into.cusps, count * 12, 'into.cusps'),
        angles: doubles(into.angles, count * anglesInRow, 'into.angles'),
        fallbacks: into.fallbacks ?? new Uint8Array(count),
      }
    : undefined;
  if (houses && settings.ayanamsa !== undefined)
    throw new HoroscopeError(
      'invalid_request',
      'zodiac is "sidereal"; houses of a batch are tropical: leave latitudes and longitudes out',
      {
        path: 'latitudes',
      },
    );

  fillPositions(search, julianDaysUt, bodies, positions);
  if (houses && latitudes && longitudes) {
    requireLength(houses.fallbacks, count, 'into.fallbacks');
    fillHouses(search, julianDaysUt, latitudes, longitudes, settings.houseSystem, settings.polar, houses);
  }
  return {
    bodies,
    ...positions,
    ...(houses ?? noHouses),
    notices: inWords(
      context.textsFor(undefined),
      span === undefined ? [] : [...noticesOfSpan(context, span, settings), ...leftOut],
    ),
  };
}

const batchCost = limited(
  'some 30,000 moments with houses, or moments strewn over more than ten years of ten bodies',
  'put the moments in order of time and ask for them in pieces of fewer moments and years',
);

/** A batch as its refusal names it. */
function refusedBatch(count: number, span: Span | undefined): string {
  const years = span === undefined ? 0 : Math.ceil((span.to - span.from) / 365.25);
  return `a batch of ${count} moments over ${years} years`;
}

/** Units of work. */
function batchWork(
  moments: Float64Array,
  bodies: readonly BodyId[],
  withHouses: boolean,
  settings: Settings,
  span: Span | undefined,
): number {
  if (span === undefined) return 0;
  const count = moments.length;
  const positions = count * bodies.length;
  const fitted = span.to - span.from + 2 * shortest;
  const read = areSparse(count, span)
    ? positions * seenWork(settings, span)
    : pathWork(
        bodies,
        settings,
        () => questionWithin(span),
        () => fitted,
        fitted,
      ) +
      positions * unitsOf.evaluation;
  return read + count * (withHouses ? unitsOf.houses : 0.1);
}

/**
 * The bodies of a batch: those chosen, or by default those of the usual ones that the ephemeris has.
 * @throws HoroscopeError where a chosen one has no position throughout
 */
function bodiesIn(
  search: SkySearch,
  chosen: readonly BodyId[] | undefined,
  span: Span | undefined,
): { bodies: BodyId[]; leftOut: UnwordedNotice[] } {
  const bodies = [...new Set(chosen ?? movingBodies)];
  if (span === undefined) return { bodies, leftOut: [] };
  if (chosen !== undefined) {
    requireBodies(search, bodies, span);
    return { bodies, leftOut: [] };
  }
  const faults = bodies.flatMap((body) => {
    const fault = faultOfBody(search, body, span);
    return fault === undefined ? [] : [{ body, fault }];
  });
  const missing = new Set(faults.map(({ body }) => body));
  return {
    bodies: bodies.filter((body) => !missing.has(body)),
    leftOut: faults.map(({ body, fault }) => bodyUnavailable(body, { missing: fault.message })),
  };
}

const noHouses: Record<keyof BatchHouses, null> = { cusps: null, angles: null, fallbacks: null };

const firstMoment = julianDayOf(
  secondsOf({ year: firstYear, month: 1, day: 1, hour: 0, minute: 0, second: 0 }, 'julian'),
);
const lastMoment = julianDayOf(
  secondsOf({ year: lastYear + 1, month: 1, day: 1, hour: 0, minute: 0, second: 0 }, 'gregorian'),
);

/** The first and last of some moments, all of them within the years that can be asked for. */
function spanWithin(moments: Float64Array): Span | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < moments.length; row++) {
    const moment = moments[row] as number;
    // Written so that NaN, too, is refused.
    if (!(moment >= firstMoment && moment < lastMoment))
      throw new HoroscopeError(
        'date_out_of_range',
        `julianDaysUt[${row}] is ${moment}; it must be ${firstMoment} to ${lastMoment}, the years ${firstYear} to ${lastYear}`,
        { path: `julianDaysUt.${row}` },
      );
    if (moment < from) from = moment;
    if (moment > to) to = moment;
  }
  return moments.length === 0 ? undefined : { from, to };
}

/** Whether places were given, one a moment and all of them on the globe. */
function housesWanted(
  latitudes: Float64Array | undefined,
  longitudes: Float64Array | undefined,
  count: number,
): boolean {
  if (latitudes === undefined && longitudes === undefined) return false;
  for (const [path, values, limit] of [
    ['latitudes', latitudes, 90],
    ['longitudes', longitudes, 360],
  ] as const) {
    if (values?.length !== count)
      throw new HoroscopeError(
        'invalid_request',
        `${path} ${values === undefined ? 'is missing' : `has ${values.length} elements`}; it must have one a moment, ${count}`,
        { path },
      );
    for (let row = 0; row < count; row++)
      if (!(Math.abs(values[row] as number) <= limit))
        throw new HoroscopeError(
          'invalid_request',
          `${path}[${row}] is ${values[row]}; it must be -${limit} to ${limit}`,
          { path: `${path}.${row}` },
        );
  }
  return true;
}

type Arrays = Readonly<Record<string, Float64Array | Uint8Array | undefined>>;

/**
 * Refuses arrays to be filled that share memory with each other or with what is read: they would be read half filled.
 */
function requireApart(into: Arrays, read: Arrays): void {
  const outputs = Object.entries(into).map(([name, array]) => [`into.${name}`, array] as const);
  const all = [...outputs, ...Object.entries(read)];
  for (const [path, output] of outputs)
    for (const [other, array] of all)
      if (output !== undefined && array !== undefined && path !== other && share(output, array))
        throw new HoroscopeError('invalid_request', `${path} shares memory with ${other}; give it its own`, {
          path,
        });
}

const share = (a: Float64Array | Uint8Array, b: Float64Array | Uint8Array): boolean =>
  a.buffer === b.buffer &&
  a.byteOffset < b.byteOffset + b.byteLength &&
  b.byteOffset < a.byteOffset + a.byteLength;

function doubles(given: Float64Array | undefined, length: number, path: string): Float64Array {
  if (given === undefined) return new Float64Array(length);
  requireLength(given, length, path);
  return given;
}

export const positionsBatchFunction = defineFunction<
  (request: PositionsBatchRequest, options?: Options) => PositionsBatch
>({
  name: 'positionsBatch',
  summary: 'Positions and houses of many charts at once, in typed arrays',
  description:
    'Read from trajectories that are fitted as they are needed: within 0.001″ of the ephemeris, many times as fast once a span of years is warm.',
  request: positionsBatchRequest,
  run: positionsBatch,
  cost: batchCost,
  example: '{ julianDaysUt: new Float64Array([2451545, 2451545.5]), bodies: [0, 1] }',
});
