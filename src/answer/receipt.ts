import type { Chart } from '../cast/chart.js';
import type { BodyId } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import type { Locality } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Calculation } from '../schema/responses.js';
import { ephemerisFileOf } from '../sky/bodies.js';
import type { CivilMoment } from '../time/civil.js';

const secondsADay = 86_400;

/** The receipt of a chart: all it takes to recompute it with another program. */
export function calculationOf(
  context: EngineContext,
  chart: Chart,
  when: CivilMoment,
  place: Locality,
  settings: Settings,
): Calculation {
  return {
    julianDayUt: when.julianDayUt,
    deltaT: chart.moment.deltaT * secondsADay,
    ephemeris: chart.ephemeris,
    ephemerisFiles: filesRead(context, chart, settings),
    zodiac: settings.zodiac,
    ayanamsa: ayanamsaEntry(settings),
    houseSystem: settings.houseSystem,
    houseSystemUsed: chart.timed ? chart.houseSystem : null,
    node: settings.node,
    lilith: settings.lilith,
    topocentric: settings.topocentricAltitude ?? null,
    calendar: when.calendar,
    offsetSource: when.offsetSource,
    utcOffset: when.utcOffset,
    timezoneData: context.zones.version,
    placeData: place.fromIndex ? `GeoNames ${context.places.sourceDate}` : null,
    engine: context.engine,
  };
}

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

/** The sidereal zodiac of a receipt. An own epoch and value are copied: a result is the caller's to change. */
export const ayanamsaEntry = ({ ayanamsa }: Pick<Settings, 'ayanamsa'>): Calculation['ayanamsa'] =>
  typeof ayanamsa === 'object' ? { ...ayanamsa } : (ayanamsa ?? null);
