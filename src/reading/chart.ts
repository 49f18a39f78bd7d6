import { separation } from '../chart/angle.js';
import type { AspectId } from '../chart/aspects.js';
import type { Balance } from '../chart/balance.js';
import type { Ascendant, BodyId, Descendant, ImumCoeli, Midheaven, Planet } from '../chart/bodies.js';
import type { Dignity, Rulerships } from '../chart/dignities.js';
import type { Hemispheres } from '../chart/hemispheres.js';
import type { PhaseId } from '../chart/moon-phase.js';
import type { Pattern } from '../chart/patterns.js';
import type { Sect } from '../chart/sect.js';
import type { Shape } from '../chart/shape.js';
import type { House, SignId } from '../chart/zodiac.js';

/** How near a body is to one of the four angles: 1 on it, 0 at the limit of a conjunction. */
export interface AtAngle {
  angle: typeof Ascendant | typeof Midheaven | typeof Descendant | typeof ImumCoeli;
  closeness: number;
  /** Degrees. */
  distance: number;
}

/** A body or angle as a reading sees it. */
export interface ReadingBody {
  id: BodyId;
  /** Degrees, 0 ≤ λ < 360. */
  longitude: number;
  sign: SignId;
  /** 0 where the chart has no houses. */
  house: House | 0;
  dignity: Dignity | null;
  retrograde: boolean;
  stationary: boolean;
  /** Of a body that has been weighed, the angle of its chart that it is near to; null where it is near to none. */
  near?: AtAngle | null;
}

/** Degrees between two of these bodies, 0 to 180. */
export function degreesBetween(bodies: readonly ReadingBody[], first: BodyId, second: BodyId): number {
  const longitudeOf = (wanted: BodyId): number => bodies.find(({ id }) => id === wanted)?.longitude ?? 0;
  return separation(longitudeOf(first), longitudeOf(second));
}

export interface ReadingAspect {
  first: BodyId;
  second: BodyId;
  aspect: AspectId;
  /** 1 where it is exact, 0 at the limit of its orb. */
  closeness: number;
  outOfSign: boolean;
}

/** What of the Moon is open where the time of birth is unknown. */
export interface OpenMoon {
  /** The sign at the beginning of the day and that at its end, where they are two and neither has nearly all of it. */
  signs: readonly [SignId, SignId] | undefined;
  /** The sign that it had at one end of the day, where another had nearly all of it. */
  elsewhere?: { sign: SignId; isLate: boolean };
  /** Whether its phase changed on the day. */
  phase: boolean;
}

/** All that a reading knows of a chart. */
export interface ReadingChart {
  /** Sun to Pluto, then Chiron and the North Node where the chart has them. */
  bodies: readonly ReadingBody[];
  /** Undefined where the time of birth is unknown. */
  ascendant: ReadingBody | undefined;
  midheaven: ReadingBody | undefined;
  /** Signs on the cusps of houses 1 to 12; none without houses. */
  cusps: readonly SignId[];
  /** Undefined where the time of birth is known. */
  openMoon: OpenMoon | undefined;
  /**
   * Bodies, the Moon included, that changed their sign within the hours that are open: the sign at the beginning and
   * that at the end.
   */
  openSigns: ReadonlyMap<BodyId, readonly [SignId, SignId]>;
  /** Hours after midnight at which they did, on a day of twenty-four; by an even motion, so that the Moon may be minutes off. */
  signHours: ReadonlyMap<BodyId, number>;
  /**
   * Major aspects among the bodies, and of the bodies to Ascendant and Midheaven; those that hold all day where the
   * time is open.
   */
  aspects: readonly ReadingAspect[];
  patterns: readonly Pattern[];
  phase: PhaseId;
  /** Days since it began, at the motions of the day. */
  phaseDays: number;
  sect: Sect | undefined;
  ruler: Planet | undefined;
  rulerships: Rulerships;
  balance: Balance;
  hemispheres: Hemispheres | undefined;
  shape: Shape;
  /** Chooses among wordings: the same for the same birth. */
  seed: number;
}

/** The chart with other aspects; the rest, which may be worked out only when it is asked for, stays. */
export const withAspects = (chart: ReadingChart, aspects: readonly ReadingAspect[]): ReadingChart =>
  new ChartWithAspects(chart, aspects);

class ChartWithAspects implements ReadingChart {
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
  readonly #chart: ReadingChart;

  constructor(chart: ReadingChart, aspects: readonly ReadingAspect[]) {
    this.bodies = chart.bodies;
    this.ascendant = chart.ascendant;
    this.midheaven = chart.midheaven;
    this.aspects = aspects;
    this.openMoon = chart.openMoon;
    this.openSigns = chart.openSigns;
    this.signHours = chart.signHours;
    this.phase = chart.phase;
    this.phaseDays = chart.phaseDays;
    this.sect = chart.sect;
    this.ruler = chart.ruler;
    this.rulerships = chart.rulerships;
    this.seed = chart.seed;
    this.#chart = chart;
  }

  get cusps(): readonly SignId[] {
    return this.#chart.cusps;
  }

  get patterns(): readonly Pattern[] {
    return this.#chart.patterns;
  }

  get balance(): Balance {
    return this.#chart.balance;
  }

  get hemispheres(): Hemispheres | undefined {
    return this.#chart.hemispheres;
  }

  get shape(): Shape {
    return this.#chart.shape;
  }
}
