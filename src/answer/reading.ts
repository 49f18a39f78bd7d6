import type { Birth } from '../cast/birth.js';
import type { ChartPoint, HousedPoints, Planets, UnhousedPoints } from '../cast/chart.js';
import { normalize, separation } from '../chart/angle.js';
import { type Aspect, type AspectRules, aspectAngles, aspectsWithin, Inconjunct } from '../chart/aspects.js';
import { type Balance, balance } from '../chart/balance.js';
import { type BodyId, Chiron, isStationary, Moon, NorthNode, type Planet, Sun } from '../chart/bodies.js';
import { daysInPhase } from '../chart/days-in-phase.js';
import { dignityOf, type Rulerships } from '../chart/dignities.js';
import { chartRuler, type Hemispheres, hemispheres } from '../chart/hemispheres.js';
import { elongationOf, type PhaseId, phaseOf } from '../chart/moon-phase.js';
import { orbOf } from '../chart/orbs.js';
import { findPatterns, type Pattern } from '../chart/patterns.js';
import type { Sect } from '../chart/sect.js';
import { type Shape, shapeOf } from '../chart/shape.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { HoroscopeError } from '../errors.js';
import type { OpenMoon, ReadingAspect, ReadingBody, ReadingChart } from '../reading/chart.js';
import { type Factor, factorsOf, weigh } from '../reading/factors.js';
import { nameOf } from '../reading/names.js';
import type { natalReading } from '../reading/natal/natal.js';
import type { Reading } from '../reading/reading.js';
import { seedOf } from '../reading/seed.js';
import type { Settings } from '../request/settings.js';
import type { Texts } from '../text/texts.js';
import { readingRules } from './reading-rules.js';

const rules = readingRules('chart');
/** The inconjunct, which a reading has in figures only, and what finds figures among aspects that hold it. */
const inconjunctRules: AspectRules = { ...rules, aspects: [Inconjunct] };
const figureRules: AspectRules = { ...rules, aspects: [...rules.aspects, Inconjunct] };

/** What a horoscope lists of a chart, if it has been computed. */
export interface Listed {
  aspects: readonly Aspect[];
  /** The patterns of the ten planets, made of these aspects. */
  patterns: readonly Pattern[];
}

/** The points of a chart, housed where its time is known. */
interface Points {
  points: readonly ChartPoint[];
  planets: Planets;
  /** Undefined where the time is unknown. */
  housed: HousedPoints | undefined;
  /** The sect of a chart that is of a moment. */
  sect: Sect | undefined;
  /** Days before and after the moment that may have been meant, where that is not known. */
  open?: readonly [before: number, after: number] | undefined;
  /** Points that might as well be opposite: nothing hangs on their sign or house. */
  adrift?: ReadonlySet<BodyId> | undefined;
}

type Open = Points['open'];

/** A longitude some days off; the speed of the Moon changes it by 0°04′ at most in half a day. */
const moved = ({ longitude, speed }: ChartPoint, days: number): number => normalize(longitude + speed * days);

/**
 * How close an aspect is, 1 to 0; of an open moment on an average, and 0 where it need not be one: the Moon that is
 * opposite the Sun all day is so within some three degrees at most hours, however wide it is at midnight.
 */
function closenessOf({ first, second, aspect, orb }: Aspect, own: readonly ChartPoint[], open: Open): number {
  const limit = orbOf(rules.orbs, aspect, first, second);
  if (open === undefined) return 1 - orb / limit;
  const [a, b] = [first, second].map((id) => own.find((point) => point.id === id));
  if (a === undefined || b === undefined) return 1 - orb / limit;
  const orbs = open.map((days) =>
    Math.abs(separation(moved(a, days), moved(b, days)) - aspectAngles[aspect]),
  );
  if (Math.max(...orbs) >= surely * limit) return 0;
  return 1 - (orb + (orbs[0] as number) + (orbs[1] as number)) / 3 / limit;
}

/** The speed of the Moon changes within a day: so much of a limit is kept to at both ends. */
const surely = 0.98;

/** A sign that the Moon had for this share of a day is hers. */
const nearlyAll = 0.9;

/** What is uncertain of the Moon: its sign, if it changed, and its phase. */
function openMoonOf(sun: ChartPoint, moon: ChartPoint, open: Open): OpenMoon | undefined {
  if (open === undefined) return undefined;
  const [from, to] = open.map((days) => signOf(moved(moon, days))) as [SignId, SignId];
  const phases = open.map((days) => phaseOf(elongationOf(moved(sun, days), moved(moon, days))));
  const phase = phases[0] !== phases[1];
  if (from === to) return { signs: undefined, phase };
  const [start, end] = open.map((days) => moved(moon, days)) as [number, number];
  // Which share of the day the second sign has.
  const inSecond = (end % 30) / normalize(end - start);
  if (inSecond >= nearlyAll) return { signs: undefined, elsewhere: { sign: from, isLate: false }, phase };
  if (inSecond <= 1 - nearlyAll) return { signs: undefined, elsewhere: { sign: to, isLate: true }, phase };
  return { signs: [from, to], phase };
}

const noBodies: ReadingChart['openSigns'] = new Map();

/** Bodies that are in one sign at the beginning of the open hours and in another at their end; or that might be opposite. */
function openSignsOf(
  points: readonly ChartPoint[],
  open: Open,
  adrift: Points['adrift'],
): ReadingChart['openSigns'] {
  if (open === undefined && !adrift?.size) return noBodies;
  const changed = new Map<BodyId, readonly [SignId, SignId]>();
  for (const point of points) {
    if (adrift?.has(point.id))
      changed.set(point.id, [signOf(point.longitude), signOf(normalize(point.longitude + 180))]);
    if (open === undefined) continue;
    const [from, to] = [signOf(moved(point, open[0])), signOf(moved(point, open[1]))];
    if (from !== to) changed.set(point.id, [from, to]);
  }
  return changed;
}

const noHours: ReadingChart['signHours'] = new Map();

/** Days that may be off a whole one for the hours of a clock to be told. */
const wholeDay = 1e-4;

/** Hours after midnight at which bodies changed their signs: where the open hours are a day of twenty-four. */
function signHoursOf(points: readonly ChartPoint[], open: Open): ReadingChart['signHours'] {
  if (open === undefined || Math.abs(open[1] - open[0] - 1) > wholeDay) return noHours;
  const hours = new Map<BodyId, number>();
  for (const point of points) {
    const [from, to] = open.map((days) => moved(point, days)) as [number, number];
    if (signOf(from) === signOf(to)) continue;
    const beyond = point.speed < 0 ? 30 - (to % 30) : to % 30;
    hours.set(point.id, 24 * (1 - beyond / separation(from, to)));
  }
  return hours;
}

/** Whether the patterns listed are those of its reading, too, which goes by all planets and these aspects alone. */
const arePatternsListed = ({ aspects }: Settings): boolean =>
  aspects.length === rules.aspects.length && rules.aspects.every((aspect) => aspects.includes(aspect));

/** Whether the aspects listed of a chart hold those of its reading, so that they need not be found again. */
const isListed = (own: readonly ChartPoint[], all: readonly ChartPoint[], settings: Settings): boolean =>
  settings.orbs.size === 0 &&
  rules.aspects.every((aspect) => settings.aspects.includes(aspect)) &&
  (idsOf(own) & ~idsOf(all)) === 0;

/** The ids of points as bits: those of a reading are low, and others, which may be asteroids, are not counted. */
function idsOf(points: readonly ChartPoint[]): number {
  let ids = 0;
  for (const { id } of points) if (id < 31) ids |= 1 << id;
  return ids;
}

function among(own: readonly ChartPoint[], listed: readonly Aspect[]): Aspect[] {
  const ids = idsOf(own);
  const isOwn = (id: BodyId): boolean => id < 31 && ((ids >> id) & 1) === 1;
  const found: Aspect[] = [];
  for (const each of listed)
    if (isOwn(each.first) && isOwn(each.second) && rules.aspects.includes(each.aspect)) found.push(each);
  return found;
}

/** Sun to Pluto, then Chiron and the North Node where the chart has them. */
function pointsToRead(planets: Planets, all: readonly ChartPoint[]): ChartPoint[] {
  const points = [...planets];
  for (const point of all) if (point.id === Chiron || point.id === NorthNode) points.push(point);
  return points;
}

function bodyOf({ id, longitude, house, speed }: ChartPoint, rulerships: Rulerships): ReadingBody {
  const sign = signOf(longitude);
  return {
    id,
    longitude,
    sign,
    house,
    dignity: dignityOf(id, sign, rulerships),
    retrograde: speed < 0,
    stationary: isStationary(id, speed),
  };
}

/** A chart as a reading sees it; what an opening does without is computed when needed. */
class ChartToRead implements ReadingChart {
  readonly bodies: readonly ReadingBody[];
  readonly ascendant: ReadingBody | undefined;
  readonly midheaven: ReadingBody | undefined;
  readonly aspects: readonly ReadingAspect[];
  readonly openMoon: OpenMoon | undefined;
  readonly openSigns: ReadingChart['openSigns'];
  readonly signHours: ReadingChart['signHours'];
  readonly phase: PhaseId;
  readonly phaseDays: number;
  readonly sect: Sect | undefined;
  readonly ruler: Planet | undefined;
  readonly rulerships: Rulerships;
  readonly seed: number;
  readonly #planets: Planets;
  readonly #housed: HousedPoints | undefined;
  readonly #found: readonly Aspect[];
  readonly #open: Open;
  #cusps: readonly SignId[] | undefined;
  #patterns: readonly Pattern[] | undefined;
  #balance: Balance | undefined;
  #shape: Shape | undefined;

  /** @param listed what a horoscope of these settings lists, where it is known */
  constructor(
    { points: all, planets, housed, sect, open, adrift }: Points,
    seed: string,
    settings: Settings,
    listed?: Listed,
  ) {
    const { rulerships } = settings;
    const points = pointsToRead(planets, all);
    const own = housed ? [...points, housed.ascendant, housed.midheaven] : points;
    const known = listed && isListed(own, all, settings) ? listed : undefined;
    const within = known ? among(own, known.aspects) : aspectsWithin(own, rules);
    if (known && open === undefined && arePatternsListed(settings)) this.#patterns = known.patterns;
    const found = open ? within.filter((aspect) => closenessOf(aspect, own, open) > 0) : within;
    this.bodies = points.map((point) => {
      const body = bodyOf(point, rulerships);
      return adrift?.has(point.id) ? { ...body, house: 0, near: null } : body;
    });
    this.ascendant = housed && bodyOf(housed.ascendant, rulerships);
    this.midheaven = housed && bodyOf(housed.midheaven, rulerships);
    const aspects: ReadingAspect[] = [];
    for (const each of found) {
      const { first, second, aspect, outOfSign } = each;
      aspects.push({ first, second, aspect, closeness: closenessOf(each, own, open), outOfSign });
    }
    this.aspects = aspects;
    this.openMoon = openMoonOf(planets[Sun], planets[Moon], open);
    this.openSigns = openSignsOf(points, open, adrift);
    this.signHours = signHoursOf(points, open);
    const elongation = elongationOf(planets[Sun].longitude, planets[Moon].longitude);
    this.phase = phaseOf(elongation);
    this.phaseDays = daysInPhase(elongation, planets[Moon].speed - planets[Sun].speed);
    this.sect = sect;
    this.ruler = housed && chartRuler(housed.ascendant.longitude, rulerships);
    this.rulerships = rulerships;
    this.seed = seedOf(seed);
    this.#planets = planets;
    this.#housed = housed;
    this.#found = found;
    this.#open = open;
  }

  get cusps(): readonly SignId[] {
    this.#cusps ??= this.#housed?.cusps.map(signOf) ?? [];
    return this.#cusps;
  }

  get patterns(): readonly Pattern[] {
    this.#patterns ??= this.#open
      ? this.#patternsAllDay(this.#open)
      : findPatterns(this.#planets, this.#found, rules);
    return this.#patterns;
  }

  /**
   * With an uncertain moment a pattern must hold at every moment of it, inconjuncts included; none of the Moon does for
   * a whole day.
   */
  #patternsAllDay(open: NonNullable<Open>): readonly Pattern[] {
    const inconjuncts = aspectsWithin(this.#planets, inconjunctRules).filter(
      (aspect) => closenessOf(aspect, this.#planets, open) > 0,
    );
    return findPatterns(this.#planets, [...this.#found, ...inconjuncts], figureRules);
  }

  get balance(): Balance {
    const angles = this.#housed ? [this.#housed.ascendant, this.#housed.midheaven] : [];
    this.#balance ??= balance([...this.#planets, ...angles]);
    return this.#balance;
  }

  get hemispheres(): Hemispheres | undefined {
    return this.#housed && hemispheres(this.#housed.planets.map(({ house }) => house));
  }

  get shape(): Shape {
    this.#shape ??= shapeOf(this.#planets.map(({ longitude }) => longitude));
    return this.#shape;
  }
}

/**
 * For a birth.
 * @param listed what a horoscope with these settings lists, if it has been computed
 */
export function readingChartOf(
  { chart, place, when, uncertain }: Birth,
  settings: Settings,
  listed?: Listed,
): ReadingChart {
  const seed = `${when.julianDayUt} ${place.latitude} ${place.realLongitude}`;
  const { points, planets } = chart;
  const [housed, sect] = chart.timed ? [chart, chart.sect] : [undefined, undefined];
  const open: Open =
    chart.timed || uncertain === undefined
      ? undefined
      : [uncertain.from - when.julianDayUt, uncertain.to - when.julianDayUt];
  return new ChartToRead({ points, planets, housed, sect, open }, seed, settings, listed);
}

/**
 * For a chart that is not a birth's: a return, or a composite.
 * @param seed chooses among wordings
 * @param open days by which the points may be off, at their own speeds
 * @param adrift points that might as well be opposite
 */
export const readingChartOfPoints = (
  points: HousedPoints | UnhousedPoints,
  sect: Sect | undefined,
  seed: string,
  settings: Settings,
  open?: Open,
  adrift?: ReadonlySet<BodyId>,
): ReadingChart =>
  new ChartToRead(
    {
      points: points.points,
      planets: points.planets,
      housed: 'cusps' in points ? points : undefined,
      sect,
      open,
      adrift,
    },
    seed,
    settings,
  );

/** A factor as results have it. */
export type FactorEntry = Factor & { name: string };

/** Factors with their names. @param people of a synastry, whose bodies they are */
export const named = (
  factors: readonly Factor[],
  texts: Texts,
  people?: readonly [string, string],
): FactorEntry[] => factors.map((factor) => ({ ...factor, name: nameOf(factor, texts, people) }));

export const factorEntries = (chart: ReadingChart, texts: Texts): FactorEntry[] =>
  named(factorsOf(weigh(chart)), texts);

let write: typeof natalReading | undefined;

/** Sets the code that writes natal readings, which is loaded when somebody wants one; in Node at first use. */
export const writeReadingsWith = (writing: typeof natalReading): void => {
  write = writing;
};

/** @throws HoroscopeError `not_loaded` */
export function natalReadingOf(
  chart: ReadingChart,
  name: string,
  texts: Texts,
  length: 'full' | 'brief',
): Reading {
  if (write === undefined)
    throw new HoroscopeError('not_loaded', "the reading is not loaded: await engine.load('reading')");
  return write(chart, texts, { name, phaseName: texts.phaseName(chart.phase), length });
}
