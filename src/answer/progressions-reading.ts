import type { Birth } from '../cast/birth.js';
import { type Chart, type ChartPoint, houseIn } from '../cast/chart.js';
import type { ProgressedStation } from '../cast/progressed.js';
import { datesOff, nextPhase, progressedIngresses } from '../cast/progressed-changes.js';
import { exactBetween, progressedContacts, progressedWindow } from '../cast/progressed-window.js';
import { normalize } from '../chart/angle.js';
import { aspectsAcross, aspectsWithin } from '../chart/aspects.js';
import { type BodyId, Mars, Mercury, Moon, Sun, Venus } from '../chart/bodies.js';
import { elongationOf, phaseOf } from '../chart/moon-phase.js';
import { orbOf } from '../chart/orbs.js';
import { tropicalYear } from '../chart/periods.js';
import { lifeMoment } from '../chart/progressed.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import type { ProgressionsCells } from '../reading/progressions/context.js';
import {
  type ProgressedAspect,
  type ProgressedBody,
  type ProgressedLife,
  type ProgressedPair,
  progressionFactors,
} from '../reading/progressions/plan.js';
import { progressionsOpening, progressionsReading } from '../reading/progressions/progressions.js';
import { seedOf } from '../reading/seed.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Personal } from '../text/reading-catalogue.js';
import { fill, type Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { Interpretation } from './interpretation.js';
import { named } from './reading.js';
import { dayInWords, dayOn, spanInWords } from './reading-dates.js';
import { readingRules } from './reading-rules.js';

const rules = readingRules('progressed');
/** What a birth counts as an aspect between two of its points. */
const rulesOfBirth = readingRules('chart');
const movers = [Sun, Moon, Mercury, Venus, Mars] as const;

/** A birth progressed to a moment of life. */
export interface Progressed {
  name: string;
  birth: Birth;
  progressed: Chart;
  stations: readonly ProgressedStation[];
  /** When the Moon goes on: progressed moments. */
  moonLeaves: { sign: JulianDayUt; house: JulianDayUt | undefined };
  /** Of the place of the event. */
  clock: Clock;
}

/** Progressed days, which are years of life, in which a change of sign has a section before and after it. */
const signReach = 1;
/** The same, in which the dates of a sign are looked for: not beyond the years that a person may live to see. */
const lifeReach = 95;
/** Days that dates of life may be off for months to be named. */
const mostDatesOff = 20;

/** The moments of a progressed birth as days of life. */
class LifeCalendar {
  readonly #born: JulianDayUt;
  readonly #clock: Clock;

  constructor({ birth, clock }: Progressed) {
    this.#born = birth.when.julianDayUt;
    this.#clock = clock;
  }

  /** The day of a progressed moment. */
  dayAt(moment: JulianDayUt | undefined): string | null {
    return moment === undefined ? null : dayOn(this.#clock, lifeMoment(this.#born, moment));
  }

  /** The day of a moment of life, not before the birth. */
  dayOf(moment: JulianDayUt | null): string | null {
    return dayOn(this.#clock, moment === null ? null : Math.max(moment, this.#born));
  }
}

function lifeOf(context: EngineContext, given: Progressed, settings: Settings): ProgressedLife {
  const { name, birth, progressed, stations, moonLeaves } = given;
  const calendar = new LifeCalendar(given);
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const off = datesOff(birth);
  const isRough = off > mostDatesOff;
  const phase = phaseOf(elongationOf(progressed.sun.longitude, progressed.moon.longitude));
  return {
    name,
    age: now - born,
    isRough,
    year: [calendar.dayAt(now) ?? '', calendar.dayAt(now + 1) ?? ''],
    phase,
    phaseEnds: calendar.dayAt(nextPhase(context, now, settings)),
    phasePart: partOf((elongationOf(progressed.sun.longitude, progressed.moon.longitude) % 45) / 45),
    otherwise: otherwiseOf(progressed, off / tropicalYear),
    bodies: bodiesOf(context, given, calendar, settings),
    aspects: aspectsOf(context, given, calendar, isRough, settings),
    pairs: pairsOf(context, given, calendar, isRough, settings),
    moonYear: () => (isRough ? [] : moonYearOf(context, given, calendar, settings)),
    signSpan: (id) => signSpanOf(context, id, given, calendar, settings),
    turns: stations.map(({ body, direction, julianDayUt }) => ({
      body,
      direction,
      day: calendar.dayAt(julianDayUt) ?? '',
    })),
    moonLeaves: { sign: calendar.dayAt(moonLeaves.sign), house: calendar.dayAt(moonLeaves.house) },
    seed: seedOf(`${born} ${Math.floor(now - born)}`),
  };
}

/** The share of a phase that is its beginning, and its end: some eight months each. */
const edgeOfPhase = 0.2;

const partOf = (share: number): ProgressedLife['phasePart'] =>
  share < edgeOfPhase ? 'begun' : share > 1 - edgeOfPhase ? 'last' : 'middle';

/** What else the Moon’s sign and phase may be. @param off progressed days that the moment may be off */
function otherwiseOf({ sun, moon }: Chart, off: number): ProgressedLife['otherwise'] {
  const [sign, phase] = [signOf(moon.longitude), phaseOf(elongationOf(sun.longitude, moon.longitude))];
  const moved = [-off, off].map((days) => ({
    sun: normalize(sun.longitude + days * sun.speed),
    moon: normalize(moon.longitude + days * moon.speed),
  }));
  const otherSign = moved.map((at): SignId => signOf(at.moon)).find((other) => other !== sign);
  const otherPhase = moved
    .map((at) => phaseOf(elongationOf(at.sun, at.moon)))
    .find((other) => other !== phase);
  return { moonSign: otherSign, phase: otherPhase };
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
  // Into a sign that it came from it can only have gone back.
  const isBack = before?.retrograde === true && gone?.retrograde === false;
  return {
    since: calendar.dayAt(before?.julianDayUt),
    until: calendar.dayAt(after?.julianDayUt),
    next: after?.signId,
    left: isBack ? { day: calendar.dayAt(gone.julianDayUt), sign: gone.signId } : undefined,
  };
}

/** The planets and angles of the birth that a reading names: without its hour, not the Moon. */
function natalPoints({ birth: { chart } }: Progressed, isRough: boolean): readonly ChartPoint[] {
  const planets = isRough ? chart.planets.filter(({ id }) => id !== Moon) : chart.planets;
  return chart.timed ? [...planets, chart.ascendant, chart.midheaven] : planets;
}

function aspectsOf(
  context: EngineContext,
  given: Progressed,
  calendar: LifeCalendar,
  isRough: boolean,
  settings: Settings,
): ProgressedAspect[] {
  const { birth, progressed } = given;
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const life = lifeMoment(born, now);
  const points = natalPoints(given, isRough);
  const found = aspectsAcross(
    movers.filter((id) => !(isRough && id === Moon)).map((id) => progressed.planets[id]),
    points.map(({ id, longitude }) => ({ id, longitude, speed: 0 })),
    rules,
  );
  const reading: Settings = { ...settings, orbs: new Map() };
  const natal = aspectsWithin(points, rulesOfBirth);
  return found.map(({ first, second, aspect, orb }): ProgressedAspect => {
    const point = points.find(({ id }) => id === second);
    const window = point && progressedWindow(context, born, now, first, point, aspect, reading);
    const nearest = [...(window?.exact ?? [])].sort((a, b) => Math.abs(a - life) - Math.abs(b - life))[0];
    return {
      body: first,
      natal: second,
      aspect,
      starts: calendar.dayOf(window?.enters ?? null),
      exact: nearest === undefined ? null : calendar.dayOf(nearest),
      ends: calendar.dayOf(window?.leaves ?? null),
      ahead: nearest === undefined ? null : (nearest - life) / tropicalYear,
      closeness: Math.max(0, 1 - orb / orbOf(rules.orbs, aspect, first, second)),
      born: natal.find((one) => isBetween(one, first, second))?.aspect,
    };
  });
}

const isBetween = (one: { first: BodyId; second: BodyId }, a: BodyId, b: BodyId): boolean =>
  (one.first === a && one.second === b) || (one.first === b && one.second === a);

/** Degrees within which two progressed bodies are told of together; the Moon goes through its own in a month. */
const pairOrb = 0.5;
const pairOrbOfMoon = 1;

function pairsOf(
  context: EngineContext,
  { birth, progressed }: Progressed,
  calendar: LifeCalendar,
  isRough: boolean,
  settings: Settings,
): ProgressedPair[] {
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const points = movers.filter((id) => !(isRough && id === Moon)).map((id) => progressed.planets[id]);
  return aspectsWithin(points, rules).flatMap(({ first, second, aspect, orb }): ProgressedPair[] => {
    const limit = first === Moon || second === Moon ? pairOrbOfMoon : pairOrb;
    if (orb > limit) return [];
    const exact = exactBetween(context, born, now, first, second, aspect, settings);
    return [
      {
        first: first as Personal,
        second: second as Personal,
        aspect,
        exact: exact === undefined ? null : calendar.dayOf(exact),
        ahead: exact === undefined ? null : (exact - lifeMoment(born, now)) / tropicalYear,
        closeness: 1 - orb / limit,
      },
    ];
  });
}

/** What the Moon makes exact in the year of life after the moment. */
function moonYearOf(
  context: EngineContext,
  given: Progressed,
  calendar: LifeCalendar,
  settings: Settings,
): ProgressedAspect[] {
  const { birth, progressed } = given;
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const span = { from: now, to: now + 1 };
  const points = natalPoints(given, false);
  return progressedContacts(context, born, span, Moon, points, rules, settings).map(
    ({ natal, aspect, enters, exact, leaves }) => ({
      body: Moon as BodyId,
      natal,
      aspect,
      starts: calendar.dayOf(enters),
      exact: calendar.dayOf(exact[0] ?? null),
      ends: calendar.dayOf(leaves),
      ahead: ((exact[0] ?? born) - lifeMoment(born, now)) / tropicalYear,
      closeness: 1,
    }),
  );
}

const cellsOf = (texts: Texts, isRough: () => boolean): ProgressionsCells => ({
  readings: texts.readings,
  signName: (sign) => texts.signName(sign),
  phaseName: (phase) => texts.phaseName(phase),
  progressedSign: (body, sign) => texts.progressedSign(body, sign),
  progressedHouse: (body, house) => texts.progressedHouse(body, house),
  progressedAspect: (body, natal, aspect) => texts.progressedAspect(body, natal, aspect),
  progressedPhase: (phase) => texts.progressedPhase(phase),
  date: (day, place = 'within') =>
    isRough()
      ? fill(texts.readings.progressions.roughly[place], { year: String(Number(day.slice(0, 4))) })
      : dayInWords(`${day.slice(0, -2)}00`, texts),
  span: (starts, ends) => spanInWords(starts, ends, texts),
});

/** What can be written of progressions. @param own the host's own intro */
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
