import { aspectAngles, Conjunction, Opposition, Square } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Jupiter, Mars, Midheaven, Moon, Pluto, Saturn } from '../../chart/bodies.js';
import { isPersonal } from '../../chart/body-groups.js';
import { degreesBetween } from '../chart.js';
import type { Crowding, WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import type { FacingCrowd } from './facing-crowd.js';

/** What leads a chart, and what has to be written of whatever room there is. */
export interface Emphasis {
  /** The crowd that the opening begins with. */
  crowd: Crowding | undefined;
  leaders: readonly WeighedBody[];
  /** The aspect that the reading is about. */
  dominantAspect: WeighedAspect | undefined;
  /** Aspects that are left out only where a heavier text denies them: the heaviest, the nearly exact ones, those of the opening. */
  toldUnlessDenied: readonly WeighedAspect[];
  /** The heaviest, which are told whatever they deny. */
  alwaysTold: readonly WeighedAspect[];
  /** All that have a place in the reading. */
  essential: ReadonlySet<WeighedAspect>;
  /** Those of the essential ones that give way to what they would contradict. */
  givingWay: ReadonlySet<WeighedAspect>;
  /** A planet across from several. */
  facing: FacingCrowd | undefined;
  /** Those that the opening has a sentence on: what is below is at length. */
  inOpening: readonly WeighedAspect[];
}

/**
 * Closeness of orb comes before all else: what is nearly exact is what a chart is known by (R. Hand, Horoscope
 * Symbols, on close orbs). Of an orb: so much of its limit is left.
 */
const exact = 0.84;
const exactOfLight = 0.79;
/** Saturn with or opposite a slower planet marks a year, and is heard from farther off. */
const faint = 0.2;
const middling = 0.5;

/** An aspect of a light that is nearly exact. */
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

/** Degrees within which an aspect of a personal planet or an angle is among the first things that an astrologer names. */
const tight = 0.5;

/** The aspects of a planet, one of the two personal or an angle, within half a degree; without an hour none of the Moon. */
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

/** Degrees within which two slow planets that stand together are what an age is known by. */
const met = 2;

/** Saturn and slower planets that stand together: of a generation, and told there. */
export const slowMeetings = ({ aspects, bodies }: WeighedChart): readonly WeighedAspect[] => {
  return aspects.filter(
    ({ first, second, aspect }) =>
      isOuter(first) &&
      isOuter(second) &&
      aspect === Conjunction &&
      degreesBetween(bodies, first, second) <= met,
  );
};

/** So many of the heaviest aspects are told whatever they contradict: what is lighter gives way to them. */
const mostHeavy = 5;

/** What Jupiter and slower planets have with each other's like, Chiron and the nodes is everybody's of an age. */
const isOnesOwn = ({ first, second }: WeighedAspect): boolean =>
  second === Ascendant || second === Midheaven || first <= Mars || (first <= Saturn && second <= Pluto);

/** The heaviest aspects of a chart, those of a whole age aside. */
export const heaviestAspects = ({ aspects }: WeighedChart): readonly WeighedAspect[] =>
  aspects.filter(isOnesOwn).slice(0, mostHeavy);

/**
 * An aspect of this weight is among the first things that a chart says: a close one of a light or of two personal
 * planets.
 */
const strong = 3.5;

/** What is strong enough to be written of even where it goes against a sign. */
export const strongAspects = ({ aspects }: WeighedChart): readonly WeighedAspect[] =>
  aspects.filter(({ weight, second }) => weight >= strong && (second <= Pluto || second === Ascendant));
