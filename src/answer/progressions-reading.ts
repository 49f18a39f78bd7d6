import { apartIn } from '../cast/apart.js';
import { type ChartPoint, houseIn } from '../cast/chart.js';
import { datesOff, lastTurn, nextPhase, progressedIngresses, sunAt } from '../cast/progressed-changes.js';
import { normalize } from '../chart/angle.js';
import { Moon, Sun } from '../chart/bodies.js';
import { elongationOf, phaseOf } from '../chart/moon-phase.js';
import { moonSpeed, tropicalYear } from '../chart/periods.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import type { ProgressionsCells } from '../reading/progressions/context.js';
import {
  type ProgressedAspect,
  type ProgressedBody,
  type ProgressedLife,
  progressionFactors,
} from '../reading/progressions/plan.js';
import { progressionsOpening, progressionsReading } from '../reading/progressions/progressions.js';
import { seedOf } from '../reading/seed.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Personal } from '../text/reading-catalogue.js';
import type { Texts } from '../text/texts.js';
import type { Interpretation } from './interpretation.js';
import { angleContactsOf } from './progressed-angles.js';
import { aspectsOf, moonYearOf, pairsOf } from './progressed-aspects.js';
import { LifeCalendar, movers, type Progressed } from './progressed-birth.js';
import { named } from './reading.js';
import { dayInWords, spanInWords } from './reading-dates.js';

/** Progressed days, which are years of life, in which a change of sign has a section before and after it. */
const signReach = 1;
/** The same, in which the dates of a sign are looked for: not beyond the years that a person may live to see. */
const lifeReach = 95;
/** Days that dates of life may be off for months to be named. */
const mostDatesOff = 20;

function lifeOf(context: EngineContext, given: Progressed, settings: Settings): ProgressedLife {
  const { name, birth, progressed, stations, moonLeaves } = given;
  const calendar = new LifeCalendar(given);
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const off = datesOff(birth);
  const isRough = off > mostDatesOff;
  const phase = phaseOf(elongationOf(progressed.sun.longitude, progressed.moon.longitude));
  const phaseEnds = nextPhase(context, now, settings);
  let moonYear: ProgressedAspect[] | undefined;
  return {
    name,
    age: now - born,
    isRough,
    year: [calendar.dayAt(now) ?? '', calendar.dayAt(now + 1) ?? ''],
    phase,
    phaseEnds: calendar.dayAt(phaseEnds),
    phasePart: partOf((elongationOf(progressed.sun.longitude, progressed.moon.longitude) % 45) / 45),
    ...openOf(given, calendar, phaseEnds, off / tropicalYear),
    bodies: bodiesOf(context, given, calendar, settings),
    aspects: [
      ...aspectsOf(context, given, calendar, isRough, settings),
      ...angleContactsOf(context, given, calendar, settings),
    ],
    pairs: pairsOf(context, given, calendar, isRough, settings),
    moonYear: () => (moonYear ??= moonYearOf(context, given, calendar, isRough, settings)),
    signSpan: (id) => signSpanOf(context, id, given, calendar, settings),
    sunHouse: sunHouseOf(context, given, calendar, settings),
    apartAtBirth: (one, other) => apartIn(birth.chart, one, other),
    turnedOn: (id) => calendar.dayAt(lastTurn(context, id, born, now, settings)),
    turns: stations.map(({ body, direction, julianDayUt }) => ({
      body,
      direction,
      day: calendar.dayAt(julianDayUt) ?? '',
    })),
    moonLeaves: { sign: calendar.dayAt(moonLeaves.sign), house: calendar.dayAt(moonLeaves.house) },
    moonStays: moonStaysIn(given),
    seed: seedOf(`${born} ${Math.floor(now - born)}`),
  };
}

/**
 * Years that the progressed Moon takes through the house after its own. In progressed houses, whose cusps follow it by
 * about a degree a year, it takes a little longer.
 */
function moonStaysIn({ birth, progressed }: Progressed): number {
  const { house } = progressed.planets[Moon];
  if (house === 0 || !birth.chart.timed) return 0;
  const { cusps } = birth.chart;
  const [from, to] = [cusps[house % 12] as number, cusps[(house + 1) % 12] as number];
  return normalize(to - from) / moonSpeed;
}

/** The share of a phase that is its beginning, and its end: some eight months each. */
const edgeOfPhase = 0.2;

const partOf = (share: number): ProgressedLife['phasePart'] =>
  share < edgeOfPhase ? 'begun' : share > 1 - edgeOfPhase ? 'last' : 'middle';

/**
 * The other sign and phase that the Moon may have, and from when on they are certain.
 * @param off progressed days that the moment may be off
 */
function openOf(
  { progressed, moonLeaves }: Progressed,
  calendar: LifeCalendar,
  phaseEnds: number,
  off: number,
): Pick<ProgressedLife, 'otherwise' | 'settled'> {
  const { sun, moon, moment } = progressed;
  const elongation = elongationOf(sun.longitude, moon.longitude);
  const [sign, phase] = [signOf(moon.longitude), phaseOf(elongation)];
  const moved = [-off, off].map((days) => ({
    sun: normalize(sun.longitude + days * sun.speed),
    moon: normalize(moon.longitude + days * moon.speed),
  }));
  const moonSign = moved.map((at): SignId => signOf(at.moon)).find((other) => other !== sign);
  const otherPhase = moved
    .map((at) => phaseOf(elongationOf(at.sun, at.moon)))
    .find((other) => other !== phase);
  const now = moment.julianDayUt;
  /** At every hour it is the later of the two, once the birth that comes to it last has done so. */
  const settledOf = <T extends number>(
    is: T,
    other: T | undefined,
    count: number,
    ends: number,
    began: number,
  ): { is: T; from: string; by: string } | undefined => {
    if (other === undefined) return undefined;
    const isNext = other === (is + 1) % count;
    const at = isNext ? ends : began;
    const [from, by] = [calendar.dayAt(Math.max(now, at - off)), calendar.dayAt(at + off)];
    return from === null || by === null ? undefined : { is: isNext ? other : is, from, by };
  };
  return {
    otherwise: { moonSign, phase: otherPhase },
    settled: {
      moonSign: settledOf(sign, moonSign, 12, moonLeaves.sign, now - (moon.longitude % 30) / moon.speed),
      phase: settledOf(phase, otherPhase, 8, phaseEnds, now - (elongation % 45) / (moon.speed - sun.speed)),
    },
  };
}

function bodiesOf(
  context: EngineContext,
  { birth, progressed }: Progressed,
  calendar: LifeCalendar,
  settings: Settings,
): ProgressedBody[] {
  const natal = birth.chart;
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  return movers.map((id): ProgressedBody => {
    const [point, natalPoint] = [progressed.planets[id], natal.planets[id]];
    const near =
      id === Moon ? [] : progressedIngresses(context, id, now - signReach, now + signReach, settings);
    const leaves = near.find(({ julianDayUt }) => julianDayUt >= now);
    const isNew =
      id === Moon
        ? isNewMoon(point, now - born)
        : near.some(({ julianDayUt, retrograde }) => julianDayUt < now && julianDayUt > born && !retrograde);
    return {
      id,
      sign: signOf(point.longitude),
      natalSign: signOf(natalPoint.longitude),
      house: point.house,
      natalHouse: natal.timed ? houseIn(natal, natalPoint.longitude) : 0,
      leaves: calendar.dayAt(leaves?.julianDayUt) ?? undefined,
      isNew,
      isRetrograde: point.speed < 0,
      wasRetrograde: natalPoint.speed < 0,
    };
  });
}

/** Years before and after the moment within which the Sun's change of house is a matter of these years. */
const [houseBefore, houseAhead] = [2, 5];

/** When the Sun came into its house of the birth chart and when it leaves it, where that is near. */
function sunHouseOf(
  context: EngineContext,
  { birth, progressed }: Progressed,
  calendar: LifeCalendar,
  settings: Settings,
): ProgressedLife['sunHouse'] {
  const { house, longitude, speed } = progressed.planets[Sun];
  if (house === 0 || !birth.chart.timed || settings.progressedHouses !== 'natal')
    return { since: null, until: null };
  const { cusps } = birth.chart;
  const now = progressed.moment.julianDayUt;
  const [cusp, next] = [cusps[house - 1] as number, cusps[house % 12] as number];
  const [gone, left] = [normalize(longitude - cusp) / speed, normalize(next - longitude) / speed];
  const isSince = gone <= Math.min(houseBefore, now - birth.when.julianDayUt);
  return {
    since: isSince ? calendar.dayAt(sunAt(context, cusp, now - gone, settings)) : null,
    until: left <= houseAhead ? calendar.dayAt(sunAt(context, next, now + left, settings)) : null,
  };
}

/** Years from its change of sign within which the Moon, which takes some two and a half for one, is new there. */
const newMoon = 0.4;

/** Whether the Moon has lately come into its sign, since the birth. @param age years */
const isNewMoon = ({ longitude, speed }: Pick<ChartPoint, 'longitude' | 'speed'>, age: number): boolean =>
  (longitude % 30) / speed < Math.min(newMoon, age);

function signSpanOf(
  context: EngineContext,
  id: Personal,
  { birth, progressed }: Progressed,
  calendar: LifeCalendar,
  settings: Settings,
): ReturnType<ProgressedLife['signSpan']> {
  const now = progressed.moment.julianDayUt;
  const born = birth.when.julianDayUt;
  const end = Math.max(now + signReach, born + lifeReach);
  const changes = progressedIngresses(context, id, born, end, settings);
  const past = changes.filter(({ julianDayUt }) => julianDayUt <= now);
  const [gone, before] = [past.at(-2), past.at(-1)];
  const after = changes.find(({ julianDayUt }) => julianDayUt > now);
  // A body that has turned since it left a sign returns to that sign.
  const isBack = before !== undefined && gone !== undefined && before.retrograde !== gone.retrograde;
  const natal = signOf(birth.chart.planets[id].longitude);
  const hasBeen = id !== Moon && past.some(({ signId }) => signId === after?.signId);
  return {
    since: calendar.dayAt(before?.julianDayUt),
    until: calendar.dayAt(after?.julianDayUt),
    next: after?.signId,
    left: isBack ? { day: calendar.dayAt(gone.julianDayUt), sign: gone.signId } : undefined,
    knows: hasBeen ? 'been' : id !== Moon && after?.signId === natal ? 'born' : undefined,
  };
}

const cellsOf = (texts: Texts, isRough: () => boolean): ProgressionsCells => ({
  readings: texts.readings,
  signName: (sign) => texts.signName(sign),
  phaseName: (phase) => texts.phaseName(phase),
  progressedSign: (body, sign) => texts.progressedSign(body, sign),
  progressedHouse: (body, house) => texts.progressedHouse(body, house),
  progressedAspect: (body, natal, aspect) => texts.progressedAspect(body, natal, aspect),
  progressedPhase: (phase) => texts.progressedPhase(phase),
  date: (day) => (isRough() ? String(Number(day.slice(0, 4))) : dayInWords(`${day.slice(0, -2)}00`, texts)),
  span: (starts, ends) => spanInWords(starts, ends, texts),
});

/**
 * The reading and factors of progressions.
 * @param own the host's own intro
 */
export function progressionsInterpretation(
  context: EngineContext,
  progressed: () => Progressed,
  settings: Settings,
  texts: Texts,
  own: Interpretation['own'],
): Interpretation {
  let known: ProgressedLife | undefined;
  const life = (): ProgressedLife => (known ??= lifeOf(context, progressed(), settings));
  const cells = cellsOf(texts, () => life().isRough);
  return {
    own,
    opening: () => progressionsOpening(life(), cells),
    reading: () => progressionsReading(life(), cells, settings.readingLength),
    factors: () => named(progressionFactors(life()), texts),
  };
}
