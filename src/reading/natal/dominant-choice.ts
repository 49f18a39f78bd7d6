import { Conjunction, Opposition, Square } from '../../chart/aspects.js';
import { type BodyId, Jupiter, Mercury, Moon, Pluto, Saturn, Sun, Venus } from '../../chart/bodies.js';
import type { AngularPlanet } from '../../text/natal-catalogue.js';
import { isOpposed } from '../../text/sides.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { heardCloseness, isOnAngle, nearestAngle } from '../weights.js';
import type { DominantFactor } from './dominant-factor.js';
import { elementsOf } from './elements.js';
import type { OpeningContext } from './opening-context.js';
import { sidesOfAspect } from './sides.js';
import { sidesOfSubject } from './subject.js';

/**
 * Least closeness of an aspect that a reading can be about; between two of the three strongest bodies a wider one will
 * do.
 */
const close = 0.4;
const closeOfThree = 0.3;
/** A planet this close to an angle comes before an aspect in which it has no part. */
const onAngle = 0.75;
/** Factor for an aspect between two of the three strongest bodies. */
const amongThree = 1.3;

/** Whether an aspect is personal: not Mercury or Venus with the Sun or each other, nor two slow planets. */
export const isOwn = (first: BodyId, second: BodyId): boolean =>
  second <= Pluto &&
  (first < Jupiter || (first === Jupiter && second === Saturn)) &&
  !((first === Sun || first === Mercury) && (second === Mercury || second === Venus));

const isHard = ({ aspect }: WeighedAspect): boolean =>
  aspect === Conjunction || aspect === Opposition || aspect === Square;

/**
 * The aspect of one of the three strongest bodies that a reading can be about: the heaviest, or a lighter one that
 * contradicts less.
 * @param least the least closeness
 */
function heaviestPair(
  context: OpeningContext,
  leaders: readonly WeighedBody[],
  least: number,
): WeighedAspect | undefined {
  const { aspects } = context.weighed;
  let heaviest: WeighedAspect | undefined;
  let most = 0;
  for (const aspect of aspects) {
    // They are sorted by weight: no later one can be heavier.
    if (aspect.weight * amongThree <= most) break;
    const { first, second } = aspect;
    const closeness = heardCloseness(aspect);
    if (!isHard(aspect) || !isOwn(first, second)) continue;
    let count = 0;
    for (const { id } of leaders) if (id === first || id === second) count++;
    if (count === 0 || closeness < (count === 2 ? Math.min(least, closeOfThree) : least)) continue;
    const weight = (count === 2 ? aspect.weight * amongThree : aspect.weight) * undenied(context, aspect);
    if (weight <= most) continue;
    heaviest = aspect;
    most = weight;
  }
  return heaviest;
}

/** Each text that contradicts the opening multiplies a pair's weight by this. */
const ofDenied = 0.8;
/** An aspect counts as contradicting another from this share of its weight on. */
const heardAgainst = 0.9;

/** A pair's weight, less for each other aspect about as heavy that contradicts it; placements are not counted. */
function undenied(context: OpeningContext, pair: WeighedAspect): number {
  const ofSubject = sidesOfSubject(context, ofPair(pair));
  const ofAspect = sidesOfAspect(context, pair);
  let left = 1;
  for (const each of context.weighed.aspects) {
    if (each.weight < pair.weight * heardAgainst) break;
    if (each === pair || each.second > Pluto) continue;
    const sides = sidesOfAspect(context, each);
    if (isOpposed(ofSubject, sides) || isOpposed(ofAspect, sides)) left *= ofDenied;
  }
  return left;
}

const ofPair = (aspect: WeighedAspect): DominantFactor => ({
  nature: aspect.aspect === Conjunction ? 'union' : 'strain',
  on: aspect.first,
  by: aspect.second,
  aspect,
});

const isAngular = (id: BodyId): id is AngularPlanet => id <= Pluto && id !== Mercury && id !== Venus;

export function dominantFactorOf(
  context: OpeningContext,
  leaders: readonly WeighedBody[],
): DominantFactor | undefined {
  const { chart, bodies } = context.weighed;
  const pair = heaviestPair(context, leaders, close);
  const [strongest] = leaders;
  if (strongest && isAngular(strongest.id) && pair?.first !== strongest.id && pair?.second !== strongest.id) {
    const at = nearestAngle(strongest, chart);
    if (at && (at.closeness >= onAngle || (pair === undefined && isOnAngle(at))))
      return { nature: 'onAngle', on: at.angle, by: strongest.id };
  }
  if (pair) return ofPair(pair);
  // If the sign of a light is uncertain, the nearest aspect has to do.
  if (chart.openMoon?.signs || chart.openSigns.has(Sun)) {
    const next = heaviestPair(context, leaders, 0);
    return next && ofPair(next);
  }
  const [sun, moon] = [Sun, Moon].map((wanted) => bodies.find(({ id }) => id === wanted));
  if (sun === undefined || moon === undefined) return undefined;
  const { isInOrder } = elementsOf(sun.sign, moon.sign);
  return { nature: 'lights', on: isInOrder ? Sun : Moon, by: isInOrder ? Moon : Sun };
}
