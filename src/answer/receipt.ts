import { type Chart, hasHouses } from '../cast/chart.js';
import type { BodyId } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import type { Locality } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Calculation, Notice } from '../schema/responses.js';
import { ephemerisFileOf } from '../sky/bodies.js';
import { houseSystems } from '../sky/house-systems.js';
import type { Texts } from '../text/texts.js';
import type { ResolvedMoment } from '../time/civil.js';

const secondsADay = 86_400;

/** The receipt that lets anyone recompute a chart. */
export function calculationOf(
  context: EngineContext,
  chart: Chart,
  when: ResolvedMoment,
  place: Locality,
  settings: Settings,
): Calculation {
  return {
    julianDayUt: when.julianDayUt,
    deltaT: chart.moment.deltaT * secondsADay,
    ephemeris: chart.ephemeris,
    ephemerisFiles: filesRead(context, chart, settings),
    zodiac: settings.zodiac,
    ayanamsa: settings.ayanamsa ?? null,
    houseSystem: settings.houseSystem,
    houseSystemUsed: hasHouses(chart) ? chart.houseSystem : null,
    node: settings.node,
    lilith: settings.lilith,
    calendar: when.calendar,
    offsetSource: when.offsetSource,
    utcOffset: when.utcOffset,
    timezoneData: context.zones.version,
    placeData: place.fromIndex ? `GeoNames ${context.places.sourceDate}` : null,
    engine: context.engine,
  };
}

/** What a chart has to say of itself: how a clock time was read, what replaced a house system, what is missing. */
export function noticesOf(
  chart: Chart,
  when: ResolvedMoment,
  place: Locality,
  settings: Settings,
  texts: Texts,
): Notice[] {
  const notices: Notice[] = when.notices.map(({ code, message }) => ({ code, message }));
  notices.push(...houseNotices(chart, place.latitude, settings));
  if (chart.ephemeris === 'moshier')
    notices.push({
      code: 'moshier_ephemeris',
      message:
        'the moment lies outside the ephemeris files (1800-01-01 06:00 to 2399-12-31 23:50 UT); positions are of the Moshier model, ' +
        'good to about 1″ for the planets and a few for the Moon',
    });
  for (const { id, reason } of chart.missing)
    notices.push({
      code: 'body_unavailable',
      message: `${texts.bodyName(id)} is left out: ${reason}`,
    });
  return notices;
}

/** What replaced a house system that has no solution at a latitude, if anything did. */
export function houseNotices(
  { houseSystem }: Pick<Chart, 'houseSystem'>,
  latitude: number,
  settings: Settings,
): Notice[] {
  if (houseSystem === settings.houseSystem) return [];
  const [asked, used] = [houseSystems[settings.houseSystem], houseSystems[houseSystem]];
  return [
    {
      code: 'house_system_replaced',
      message: `the house system ${asked} has no solution at latitude ${latitude}; the cusps are ${used}`,
    },
  ];
}

/** Notices of one chart of several, told with whose it is. */
export const whose = (owner: string, notices: readonly Notice[]): Notice[] =>
  notices.map(({ code, message }) => ({ code, message: `${owner}: ${message}` }));

function filesRead(context: EngineContext, chart: Chart, settings: Settings): string[] {
  if (chart.ephemeris === 'moshier') return [];
  const files = new Set<string>();
  const read = (body: BodyId) => {
    const file = ephemerisFileOf(body, settings);
    if (file !== undefined && context.ephemerisFiles.has(file)) files.add(file);
  };
  for (const { id } of chart.planets) read(id);
  for (const { id } of chart.points) read(id);
  return [...files].sort();
}
