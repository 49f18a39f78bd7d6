import { separation } from '../../chart/angle.js';
import { Conjunction, Opposition, Square } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  NorthNode,
  Pluto,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import { GrandCross, type Pattern, TSquare } from '../../chart/patterns.js';
import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  type SignId,
  Taurus,
  Virgo,
} from '../../chart/zodiac.js';
import type { ThreadPlanet } from '../../text/natal-catalogue.js';
import type { Wordings } from '../../text/reading-keys.js';
import { isOpposed, type Sides, sidesAt } from '../../text/sides.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import type { ReadingCells } from '../reading.js';
import { nearestAngle } from '../weights.js';
import { patternsByWeight } from './patterns.js';
import { sidesOfAngleCell, sidesOfAspect } from './sides.js';

/** What runs through a reading: a close aspect of one of the strongest factors, or one of them on an angle. */
export interface DominantFactor {
  nature: 'strain' | 'union';
  /** What is acted on: a body or an angle. */
  on: BodyId;
  by: ThreadPlanet;
  /** None of a planet on an angle. */
  aspect: WeighedAspect | undefined;
  /** The pattern it is part of. */
  pattern: Pattern | undefined;
}

/** Of an orb: so much of it is left; the lights are heard of from farther off. */
const close = 0.4;
const closeOfLights = 0.2;
/** Within this much of an angle a planet can hold a reading together. */
const onAngle = 0.75;
/** Two of the three strongest come before one of them, and so does a pattern. */
const amongThree = 1.3;
const inPattern = 1.3;

function mayDominate({ first, second, aspect, closeness }: WeighedAspect): boolean {
  const least = first === Sun && second === Moon ? closeOfLights : close;
  if (closeness < least || (aspect !== Conjunction && aspect !== Opposition && aspect !== Square))
    return false;
  if (second === Ascendant) return first >= Mars && aspect === Square;
  return second <= Pluto && second !== Mercury && (second !== Moon || first === Sun);
}

export function dominantFactorOf(
  weighed: WeighedChart,
  leaders: readonly WeighedBody[],
): DominantFactor | undefined {
  const { chart, aspects } = weighed;
  const isLeader = (id: BodyId): boolean => leaders.some((body) => body.id === id);
  const patterns =
    chart.patterns.length === 0
      ? []
      : patternsByWeight(weighed).filter(
          ({ patternId, bodies }) =>
            (patternId === TSquare || patternId === GrandCross) && bodies.some(isLeader),
        );
  const patternOf = ({ first, second }: WeighedAspect): Pattern | undefined =>
    patterns.find(({ bodies }) => [first, second].every((id) => bodies.some((each) => each === id)));
  // The strongest factor comes before the others.
  let best: { aspect: WeighedAspect; size: number; isOfStrongest: boolean } | undefined;
  for (const aspect of aspects) {
    const { first, second } = aspect;
    if (!mayDominate(aspect) || (!isLeader(first) && !isLeader(second))) continue;
    let size = aspect.weight;
    if (isLeader(first) && isLeader(second)) size *= amongThree;
    if (patternOf(aspect)) size *= inPattern;
    const isOfStrongest = first === leaders[0]?.id || second === leaders[0]?.id;
    const isBefore =
      best === undefined || isOfStrongest !== best.isOfStrongest ? isOfStrongest : size > best.size;
    if (best === undefined || isBefore) best = { aspect, size, isOfStrongest };
  }
  const [strongest] = leaders;
  const at =
    strongest && strongest.id >= Mars && strongest.id <= Pluto ? nearestAngle(strongest, chart) : undefined;
  const isAngular = at !== undefined && at.closeness >= onAngle;
  if (strongest && isAngular && !best?.isOfStrongest)
    return {
      nature: 'union',
      on: at.angle,
      by: strongest.id as ThreadPlanet,
      aspect: undefined,
      pattern: undefined,
    };
  if (best === undefined) return undefined;
  const { aspect } = best;
  const onFirst = aspect.second !== Ascendant;
  return {
    nature: aspect.aspect === Conjunction ? 'union' : 'strain',
    on: onFirst ? aspect.first : aspect.second,
    by: (onFirst ? aspect.second : aspect.first) as ThreadPlanet,
    aspect,
    pattern: patternOf(aspect),
  };
}

/** Signs in which these planets are not what they are known for. */
const contrary: Readonly<Record<number, ReadonlySet<SignId>>> = {
  [Venus]: new Set<SignId>([Aries, Scorpio, Capricorn, Aquarius]),
  [Mars]: new Set<SignId>([Taurus, Cancer, Virgo, Libra, Scorpio, Capricorn, Pisces]),
  [Jupiter]: new Set<SignId>([Virgo, Capricorn]),
};

/** What Mars is set against in these signs does not let things pass, whatever Mars would do. */
const quickToFight: ReadonlySet<SignId> = new Set<SignId>([Aries, Leo, Scorpio, Sagittarius]);

export interface WeighedContext {
  weighed: WeighedChart;
  cells: ReadingCells;
}

/** Whether the sign of a planet has it otherwise than it is known for. */
function isOfContrarySign({ weighed }: WeighedContext, { nature, on, by }: DominantFactor): boolean {
  const signOf = (wanted: BodyId): SignId | undefined => weighed.bodies.find(({ id }) => id === wanted)?.sign;
  const [sign, other] = [signOf(by), signOf(on)];
  const isRoused = by === Mars && nature === 'strain' && other !== undefined && quickToFight.has(other);
  return sign !== undefined && contrary[by]?.has(sign) === true && !isRoused;
}

/**
 * Whether a planet is told as its sign has it, against what it is known for: not where the text on the two says the
 * opposite.
 */
function isContrary(context: WeighedContext, dominant: DominantFactor): boolean {
  const { nature, on, by, aspect } = dominant;
  if (!isOfContrarySign(context, dominant)) return false;
  const told = aspect ? sidesOfAspect(context, aspect) : sidesOfAngleCell(context, by, on);
  return !isOpposed(sidesAt(context.cells.readings.natal.sides.contraryThreads[nature], by), told);
}

/**
 * Whether the sign of a planet denies what it is known for, and the text on the two denies the sign: nothing is true
 * of both.
 */
export function isTorn(context: WeighedContext, dominant: DominantFactor): boolean {
  const { threads, contraryThreads } = context.cells.readings.natal.sides;
  const { nature, by } = dominant;
  return (
    isOpposed(sidesAt(threads[nature], by), sidesAt(contraryThreads[nature], by)) &&
    isOfContrarySign(context, dominant) &&
    !isContrary(context, dominant)
  );
}

/** What a reading says of what runs through it. */
export function dominantCells(
  context: WeighedContext,
  dominant: DominantFactor,
): Readonly<Record<'opening' | 'closing', Wordings>> {
  const own = context.cells.readings.natal.threads[dominant.nature][dominant.by];
  return isContrary(context, dominant) ? (own.contrary ?? own) : own;
}

export function sidesOfDominant(context: WeighedContext, dominant: DominantFactor): Sides | undefined {
  const { threads, contraryThreads } = context.cells.readings.natal.sides;
  return sidesAt((isContrary(context, dominant) ? contraryThreads : threads)[dominant.nature], dominant.by);
}

/** Degrees between the lights, and from the Sun to the nodes, within which a birth is close to an eclipse. */
const ofSyzygy = 8;
const ofNode = 12;

export function eclipseAtBirth({ bodies }: WeighedChart): 'solar' | 'lunar' | undefined {
  const at = (wanted: BodyId): number | undefined => bodies.find(({ id }) => id === wanted)?.longitude;
  const [sun, moon, node] = [at(Sun), at(Moon), at(NorthNode)];
  if (sun === undefined || moon === undefined || node === undefined) return undefined;
  const toNode = separation(sun, node);
  if (Math.min(toNode, 180 - toNode) > ofNode) return undefined;
  const apart = separation(sun, moon);
  return apart <= ofSyzygy ? 'solar' : apart >= 180 - ofSyzygy ? 'lunar' : undefined;
}
