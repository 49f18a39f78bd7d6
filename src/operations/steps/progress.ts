import { normalize } from '../../chart/angle.js';
import { Moon } from '../../chart/bodies.js';
import { housePosition } from '../../chart/houses.js';
import { armcOf, naibodRate, solarArc } from '../../chart/progressed.js';
import type { House, SignId } from '../../chart/zodiac.js';
import { SkySearch } from '../../sky/search.js';
import type { HouseFrame, SkyMoment } from '../../sky/sky.js';
import { type Chart, castChart } from './cast.js';
import type { EngineContext } from './context.js';
import type { Locality } from './place.js';
import { type Settings, skySettings } from './settings.js';

/** Degrees the sphere turns in a day: what the speeds of houses are for. */
const dailyTurn = 360.985647366;

/** A birth chart with what its progressions start from. */
export interface Birth {
  natal: Chart;
  place: Locality;
}

/** The chart of a progressed moment, with the angles progressed as the settings have them. */
export function progressedChart(
  context: EngineContext,
  birth: Birth,
  julianDayUt: number,
  settings: Settings,
): Chart {
  const { sky } = context;
  return castChart(sky, julianDayUt, birth.place, settings, (moment) =>
    progressedHouses(context, birth, moment, settings),
  );
}

/** Houses of a progressed moment. Speeds are degrees a progressed day, which is a year of life. */
export function progressedHouses(
  { sky }: EngineContext,
  { natal, place }: Birth,
  moment: SkyMoment,
  settings: Settings,
): HouseFrame {
  const { latitude, realLongitude } = place;
  const from = skySettings(settings, place);
  if (settings.progressedAngles === 'mean-quotidian')
    return sky.houses(moment, latitude, realLongitude, settings.houseSystem, from);
  const years = moment.julianDayUt - natal.moment.julianDayUt;
  const ayanamsa = sky.ayanamsa(moment, from) ?? 0;
  const of = (armc: number): HouseFrame =>
    sky.housesOfArmc(armc, latitude, moment, settings.houseSystem, ayanamsa);
  if (settings.progressedAngles === 'naibod')
    return slowed(of(normalize(natal.armc + years * naibodRate)), naibodRate / dailyTurn);
  const sun = sky.position(0, moment, from);
  if ('missing' in sun) return of(natal.armc);
  const arc = solarArc(natal.sun.longitude, sun.longitude, years);
  const frame = of(armcOf(natal.midheaven.longitude + arc + ayanamsa, moment.obliquity));
  return slowed(frame, sun.speed / frame.speeds.midheaven);
}

function slowed(frame: HouseFrame, factor: number): HouseFrame {
  const { ascendant, midheaven, vertex, eastPoint } = frame.speeds;
  return {
    ...frame,
    speeds: {
      ascendant: ascendant * factor,
      midheaven: midheaven * factor,
      vertex: vertex * factor,
      eastPoint: eastPoint * factor,
    },
  };
}

/** Progressed days that the Moon may take for a sign, and for a house as wide as they come. */
const longestSign = 3;
const longestHouse = 40;
/** Progressed days between two looks at her house: mean quotidian ones turn once a day. */
const houseSteps = { naibod: 0.25, 'solar-arc': 0.25, 'mean-quotidian': 0.02 } as const;
/** Progressed days, a minute of which is six hours of life. */
const precision = 1e-5;

/** The next sign of the progressed Moon and the progressed moment she enters it. */
export function nextSign(
  context: EngineContext,
  after: number,
  settings: Settings,
): { signId: SignId; julianDayUt: number } | undefined {
  const search = SkySearch.of(context.trajectories, settings);
  return search.ingresses(Moon, after, after + longestSign)[0];
}

/** The next house of the progressed Moon, by progressed cusps, and the progressed moment she enters it. */
export function nextHouse(
  context: EngineContext,
  birth: Birth,
  after: number,
  settings: Settings,
): { house: House; julianDayUt: number } | undefined {
  const search = SkySearch.of(context.trajectories, settings);
  const houseAt = (julianDayUt: number): House => {
    const { cusps } = progressedHouses(context, birth, context.sky.moment(julianDayUt), settings);
    return housePosition(search.longitude(Moon, julianDayUt), cusps);
  };
  const now = houseAt(after);
  const step = houseSteps[settings.progressedAngles];
  for (let low = after; low < after + longestHouse; low += step) {
    if (houseAt(low + step) === now) continue;
    let high = low + step;
    while (high - low > precision) {
      const middle = (low + high) / 2;
      if (houseAt(middle) === now) low = middle;
      else high = middle;
    }
    return { house: houseAt(high), julianDayUt: high };
  }
  return undefined;
}
