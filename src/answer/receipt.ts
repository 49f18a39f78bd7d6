import type { Chart, ChartPoint } from '../cast/chart.js';
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
  const files: string[] = [];
  let last: string | undefined;
  const read = (points: readonly ChartPoint[]): void => {
    for (const { id } of points) {
      const file = ephemerisFileOf(id, settings);
      // Neighbors are mostly of one file.
      if (file === undefined || file === last) continue;
      last = file;
      if (!files.includes(file) && context.ephemerisFiles.has(file)) files.push(file);
    }
  };
  read(chart.planets);
  read(chart.points);
  return files.sort();
}

/** The sidereal zodiac of a receipt. An own epoch and value are copied: a result is the caller's to change. */
export const ayanamsaEntry = ({ ayanamsa }: Pick<Settings, 'ayanamsa'>): Calculation['ayanamsa'] =>
  typeof ayanamsa === 'object' ? { ...ayanamsa } : (ayanamsa ?? null);
