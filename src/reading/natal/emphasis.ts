import { aspectAngles, Conjunction, Opposition, Square } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Jupiter, Mars, Midheaven, Moon, Pluto, Saturn } from '../../chart/bodies.js';
import { isPersonal } from '../../chart/body-groups.js';
import { degreesBetween } from '../chart.js';
import type { Crowding, WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import type { FacingCrowd } from './facing-crowd.js';

/** What leads a chart, and what must be told however little room there is. */
export interface Emphasis {
  /** The crowd that the opening begins with. */
  crowd: Crowding | undefined;
  leaders: readonly WeighedBody[];
  /** The aspect that the reading is about. */
  dominantAspect: WeighedAspect | undefined;
  /** Aspects left out only if a heavier text contradicts them: the heaviest, the nearly exact, and those of the opening. */
  toldUnlessDenied: readonly WeighedAspect[];
  /** The heaviest, told whatever they contradict. */
  alwaysTold: readonly WeighedAspect[];
  /** All aspects that must have a place in the reading. */
  essential: ReadonlySet<WeighedAspect>;
  /** Those of them that are left out if they contradict something. */
  givingWay: ReadonlySet<WeighedAspect>;
  /** A planet opposite several others. */
  facing: FacingCrowd | undefined;
  /** Aspects that the opening has a sentence on: sections tell them in full. */
  inOpening: readonly WeighedAspect[];
}

/**
 * Closeness matters most: a chart is known by its nearly exact aspects (R. Hand, Horoscope Symbols, on close orbs). The
 * least closeness.
 */
const exact = 0.84;
const exactOfLight = 0.79;
/** Least closeness for Saturn conjunct or opposite a slower planet, which marks a year. */
const faint = 0.2;
const middling = 0.5;

/** Whether an aspect of a light is nearly exact. */
export const isExactOfLight = ({ first, second, closeness }: WeighedAspect): boolean =>
  first <= Moon && second <= Pluto && closeness >= exactOfLight;

const isOuter = (id: BodyId): boolean => id >= Saturn && id <= Pluto;
const isPoint = (id: BodyId): boolean => id <= Pluto || id === Ascendant;

/** The nearly exact aspects of the lights and of the leading planets, and among the personal planets. */
export function exactAspects(
  { aspects }: WeighedChart,
  leaders: readonly WeighedBody[],
): readonly WeighedAspect[] {
  const isMain = (id: BodyId): boolean => id <= Moon || leaders.some((body) => body.id === id);
  return aspects.filter(({ first, second, closeness }) => {
    if (closeness < (first <= Moon ? exactOfLight : exact) || !isPoint(first) || !isPoint(second))
      return false;
    if (isOuter(first) && isOuter(second)) return false;
    return isMain(first) || isMain(second) || (isPersonal(first) && isPersonal(second));
  });
}

/** An aspect of a personal planet or an angle within so many degrees is among the first things an astrologer names. */
const tight = 0.5;

/** The aspects within half a degree of personal planets and angles; without an hour of birth none of the Moon. */
export function tightAspects({ aspects, bodies, chart }: WeighedChart): readonly WeighedAspect[] {
  return aspects.filter(({ first, second, aspect, closeness }) => {
    const isAngle = second === Ascendant || second === Midheaven;
    if (closeness < exactOfLight || first > Pluto || (second > Pluto && !isAngle)) return false;
    if (!isAngle && !isPersonal(first)) return false;
    if (chart.openMoon && (first === Moon || second === Moon)) return false;
    return Math.abs(degreesBetween(bodies, first, second) - aspectAngles[aspect]) <= tight;
  });
}

/**
 * Conjunctions, oppositions and squares of Jupiter and Saturn to each other and to slower ones.
 */
export function weightyAspects({ aspects }: WeighedChart): readonly WeighedAspect[] {
  return aspects.filter(({ first, second, aspect, closeness }) => {
    const isFacing = aspect !== Square && first === Saturn;
    if (closeness < (isFacing ? faint : middling) || second > Pluto || first < Jupiter) return false;
    if (aspect !== Conjunction && aspect !== Opposition && aspect !== Square) return false;
    return first <= Saturn;
  });
}

/** Two slow planets within so many degrees mark an age group. */
const met = 2;

/** Conjunctions of Saturn and slower planets, told with the generation. */
export const slowMeetings = ({ aspects, bodies }: WeighedChart): readonly WeighedAspect[] => {
  return aspects.filter(
    ({ first, second, aspect }) =>
      isOuter(first) &&
      isOuter(second) &&
      aspect === Conjunction &&
      degreesBetween(bodies, first, second) <= met,
  );
};

/** So many of the heaviest aspects are told whatever they contradict. */
const mostHeavy = 5;

/** Whether an aspect is personal: those among Jupiter, slower planets, Chiron and the nodes belong to an age group. */
const isOnesOwn = ({ first, second }: WeighedAspect): boolean =>
  second === Ascendant || second === Midheaven || first <= Mars || (first <= Saturn && second <= Pluto);

/** The heaviest personal aspects of a chart. */
export const heaviestAspects = ({ aspects }: WeighedChart): readonly WeighedAspect[] =>
  aspects.filter(isOnesOwn).slice(0, mostHeavy);

/**
 * An aspect of this weight is among the first things that a chart says: a close one of a light or of two personal
 * planets.
 */
const strong = 3.5;

/** Aspects strong enough to be told even against a sign. */
export const strongAspects = ({ aspects }: WeighedChart): readonly WeighedAspect[] =>
  aspects.filter(({ weight, second }) => weight >= strong && (second <= Pluto || second === Ascendant));
