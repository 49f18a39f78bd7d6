import { difference, normalize, roundLongitude } from '../chart/angle.js';
import { type BodyId, Mars, Mercury, Moon, Sun, Venus } from '../chart/bodies.js';
import { housePosition } from '../chart/houses.js';
import { earthTurn, naibodRate } from '../chart/periods.js';
import { armcOf, solarArc } from '../chart/progressed.js';
import { type House, type SignId, signOf } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { type Settings, skySettings } from '../request/settings.js';
import { stations } from '../search/longitudes.js';
import { SkySearch } from '../search/search.js';
import type { HouseSystem } from '../sky/house-systems.js';
import type { HouseFrame, SkyMoment } from '../sky/sky.js';
import { type Birth, isTimed } from './birth.js';
import { type Chart, castChart, castUntimedChart, type TimedChart } from './chart.js';
import { firstReturn, positionOf } from './return-moment.js';

/**
 * The chart of a progressed moment, with the angles progressed as the settings have them and its points in the houses
 * of the birth chart or in the progressed ones; without either where the time of birth is unknown.
 */
export function progressedChart(
  context: EngineContext,
  birth: Birth,
  julianDayUt: number,
  settings: Settings,
): Chart {
  const { sky } = context;
  if (!isTimed(birth)) return castUntimedChart(sky, julianDayUt, birth.place, settings);
  const { cusps, houseSystem: system } = birth.chart;
  return castChart(sky, julianDayUt, birth.place, settings, (moment) => {
    const frame = progressedHouses(context, birth, moment, settings);
    return settings.progressedHouses === 'natal' ? { ...frame, cusps: [...cusps], system } : frame;
  });
}

/** Houses of a progressed moment. Speeds are degrees a progressed day, which is a year of life. */
export function progressedHouses(
  { sky }: EngineContext,
  { chart: natal, place }: Birth<TimedChart>,
  moment: SkyMoment,
  settings: Settings,
): HouseFrame {
  const { latitude, realLongitude } = place;
  const from = skySettings(settings, place);
  if (settings.progressedAngles === 'mean-quotidian')
    return sky.houses(moment, latitude, realLongitude, settings.houseSystem, from);
  const years = moment.julianDayUt - natal.moment.julianDayUt;
  const ayanamsa = sky.ayanamsa(moment, from) ?? 0;
  const housesOf = (armc: number): HouseFrame =>
    sky.housesOfArmc(armc, latitude, moment, settings.houseSystem, ayanamsa, settings.polar);
  if (settings.progressedAngles === 'naibod')
    return slowed(housesOf(normalize(natal.armc + years * naibodRate)), naibodRate / earthTurn);
  const sun = sky.position(Sun, moment, from);
  if ('missing' in sun) return housesOf(natal.armc);
  const arc = solarArc(natal.sun.longitude, sun.longitude, years);
  const frame = housesOf(armcOf(natal.midheaven.longitude + arc + ayanamsa, moment.obliquity));
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

/** Progressed days, a second of which is four minutes of life. */
const precision = 1e-5;

/** The next sign of the progressed Moon and the progressed moment she enters it, Julian day UT. */
export function nextSign(
  { sky }: EngineContext,
  { place }: Birth,
  progressed: Chart,
  settings: Settings,
): { signId: SignId; julianDayUt: number } {
  const signId = ((signOf(roundLongitude(progressed.moon.longitude)) + 1) % 12) as SignId;
  const cusp = { body: Moon, longitude: signId * 30, from: skySettings(settings, place) } as const;
  return { signId, julianDayUt: firstReturn(sky, cusp, progressed.moment.julianDayUt) };
}

/**
 * Systems whose cusps move without a jump: whole signs leap when the Ascendant enters a sign, others where they have no
 * solution.
 */
const gliding: ReadonlySet<HouseSystem> = new Set<HouseSystem>([
  'A',
  'B',
  'C',
  'D',
  'E',
  'K',
  'M',
  'N',
  'O',
  'P',
  'R',
  'S',
  'T',
  'V',
  'X',
] as const);
/** Beyond it, degrees, the Ascendant itself may jump: a little short of the polar circles. */
const jumpsBeyond = 65;

/** The next house of the progressed Moon, of those that she is put in, and the progressed moment she enters it, Julian day UT. */
export function nextHouse(
  context: EngineContext,
  birth: Birth<TimedChart>,
  progressed: TimedChart,
  settings: Settings,
): { house: House; julianDayUt: number } | undefined {
  return settings.progressedHouses === 'natal'
    ? nextNatalHouse(context, birth, progressed, settings)
    : nextProgressedHouse(context, birth, progressed, settings);
}

/** At the next cusp of the birth chart that she meets. */
function nextNatalHouse(
  { sky }: EngineContext,
  { place, chart: { cusps } }: Birth<TimedChart>,
  progressed: TimedChart,
  settings: Settings,
): { house: House; julianDayUt: number } {
  const now = roundLongitude(progressed.moon.longitude);
  const isAhead = (cusp: number): number => normalize(cusp - now) || 360;
  const longitude = cusps.reduce((next, cusp) => (isAhead(cusp) < isAhead(next) ? cusp : next));
  const aim = { body: Moon, longitude, from: skySettings(settings, place) } as const;
  return {
    house: housePosition(longitude, cusps),
    julianDayUt: firstReturn(sky, aim, progressed.moment.julianDayUt),
  };
}

/**
 * At the next progressed cusp. She goes some thirteen degrees a year and cusps about one, so that Newton's method finds her at the next cusp; mean
 * quotidian cusps go round once in a progressed day and others jump: there her house is looked up step by step.
 */
function nextProgressedHouse(
  context: EngineContext,
  birth: Birth<TimedChart>,
  progressed: TimedChart,
  settings: Settings,
): { house: House; julianDayUt: number } | undefined {
  const glides = gliding.has(settings.houseSystem) && Math.abs(birth.place.latitude) < jumpsBeyond;
  if (settings.progressedAngles === 'mean-quotidian' || !glides)
    return nextHouseByStep(context, birth, progressed.moment.julianDayUt, settings);
  const { sky } = context;
  const from = skySettings(settings, birth.place);
  const now = housePosition(roundLongitude(progressed.moon.longitude), progressed.cusps);
  let julianDayUt = progressed.moment.julianDayUt;
  let { cusps } = progressed;
  let { moon } = progressed;
  for (let step = 0; step < 12; step++) {
    const cusp = cusps[now % 12] as number;
    const ahead = step === 0 ? normalize(cusp - moon.longitude) : difference(moon.longitude, cusp);
    const days = ahead / (moon.speed - naibodRate);
    julianDayUt += days;
    if (Math.abs(days) < precision) break;
    const moment = sky.moment(julianDayUt);
    moon = positionOf(sky, { body: Moon, from }, julianDayUt);
    ({ cusps } = progressedHouses(context, birth, moment, settings));
  }
  return { house: ((now % 12) + 1) as House, julianDayUt };
}

/** Progressed days from step to step, and to the last step: a house may be half the zodiac. */
const houseStep = 0.02;
const houseReach = 16;

function nextHouseByStep(
  context: EngineContext,
  birth: Birth<TimedChart>,
  after: number,
  settings: Settings,
): { house: House; julianDayUt: number } | undefined {
  const search = SkySearch.of(context.sky, settings);
  const houseAt = (julianDayUt: number): House => {
    const { cusps } = progressedHouses(context, birth, search.trajectories.moment(julianDayUt), settings);
    return housePosition(search.longitude(Moon, julianDayUt), cusps);
  };
  const now = houseAt(after);
  for (let low = after; low < after + houseReach; low += houseStep) {
    if (houseAt(low + houseStep) === now) continue;
    let high = low + houseStep;
    while (high - low > precision) {
      const middle = (low + high) / 2;
      if (houseAt(middle) === now) low = middle;
      else high = middle;
    }
    return { house: houseAt(high), julianDayUt: high };
  }
  return undefined;
}

/** Where a progressed body turns, in progressed time. */
export interface ProgressedStation {
  body: BodyId;
  direction: 'retrograde' | 'direct';
  julianDayUt: number;
}

/** Those that turn in a life often enough to be listed. */
const turning = [Mercury, Venus, Mars] as const;

/** Progressed days, which are years of life, that a station is listed before and after it. */
const stationReach = 1;

/**
 * Stations of Mercury, Venus and Mars around a progressed moment, none before the birth, in order of time.
 * @param ahead years of life after it, a year by default as before it
 */
export function progressedStations(
  context: EngineContext,
  born: number,
  progressed: number,
  settings: Settings,
  ahead = stationReach,
): ProgressedStation[] {
  const search = SkySearch.of(context.sky, settings);
  const from = Math.max(born, progressed - stationReach);
  const found = turning.flatMap((body) =>
    stations(search, body, from, progressed + ahead).map(({ julianDayUt, direction }) => ({
      body,
      direction,
      julianDayUt,
    })),
  );
  return found.sort((a, b) => a.julianDayUt - b.julianDayUt);
}
