import { Conjunction, Opposition, Square } from '../../chart/aspects.js';
import { type BodyId, Jupiter, Mercury, Moon, Pluto, Saturn, Sun, Venus } from '../../chart/bodies.js';
import type { AngularPlanet, PairNature } from '../../text/natal-catalogue.js';
import type { Angle } from '../../text/reading-keys.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import { isOnAngle, nearestAngle } from '../weights.js';
import { elementsOf } from './elements.js';

/**
 * What a reading is about from its opening to its closing, by weight alone: two planets in an aspect that the body
 * tells by its own text, or a planet on an angle, or else the Sun and the Moon by their elements.
 */
export type DominantFactor =
  | { nature: PairNature; on: BodyId; by: BodyId; aspect: WeighedAspect }
  | { nature: 'onAngle'; on: Angle; by: AngularPlanet; aspect?: undefined }
  /** `on` is the light in the first of the two elements. */
  | { nature: 'lights'; on: BodyId; by: BodyId; aspect?: undefined };

/** Of an orb: so much of it is left; between two of the three strongest it is heard of from farther off. */
const close = 0.4;
const closeOfThree = 0.3;
/** Within this much of an angle a planet comes before an aspect in which it has no part. */
const onAngle = 0.75;
/** Two of the three strongest come before one of them. */
const amongThree = 1.3;

/** Mercury and Venus are near the Sun and each other in every chart, and two slow planets are of a whole age. */
const isOwn = (first: BodyId, second: BodyId): boolean =>
  second <= Pluto &&
  (first < Jupiter || (first === Jupiter && second === Saturn)) &&
  !((first === Sun || first === Mercury) && (second === Mercury || second === Venus));

const isHard = ({ aspect }: WeighedAspect): boolean =>
  aspect === Conjunction || aspect === Opposition || aspect === Square;

/** The heaviest aspect of one of the three strongest that a reading can be about. @param least of its orb, left */
function heaviestPair(
  weighed: WeighedChart,
  leaders: readonly WeighedBody[],
  least: number,
): WeighedAspect | undefined {
  let heaviest: WeighedAspect | undefined;
  let most = 0;
  for (const aspect of weighed.aspects) {
    // They come by their weights: no later one outweighs it.
    if (aspect.weight * amongThree <= most) break;
    const { first, second, closeness } = aspect;
    if (!isHard(aspect) || !isOwn(first, second)) continue;
    let count = 0;
    for (const { id } of leaders) if (id === first || id === second) count++;
    if (count === 0 || closeness < (count === 2 ? Math.min(least, closeOfThree) : least)) continue;
    const weight = count === 2 ? aspect.weight * amongThree : aspect.weight;
    if (weight <= most) continue;
    heaviest = aspect;
    most = weight;
  }
  return heaviest;
}

const ofPair = (aspect: WeighedAspect): DominantFactor => ({
  nature: aspect.aspect === Conjunction ? 'union' : 'strain',
  on: aspect.first,
  by: aspect.second,
  aspect,
});

const isAngular = (id: BodyId): id is AngularPlanet => id <= Pluto && id !== Mercury && id !== Venus;

export function dominantFactorOf(
  weighed: WeighedChart,
  leaders: readonly WeighedBody[],
): DominantFactor | undefined {
  const { chart, bodies } = weighed;
  const pair = heaviestPair(weighed, leaders, close);
  const [strongest] = leaders;
  if (strongest && isAngular(strongest.id) && pair?.first !== strongest.id && pair?.second !== strongest.id) {
    const at = nearestAngle(strongest, chart);
    if (at && (at.closeness >= onAngle || (pair === undefined && isOnAngle(at))))
      return { nature: 'onAngle', on: at.angle, by: strongest.id };
  }
  if (pair) return ofPair(pair);
  // Of two signs the Moon may have been in either: what comes nearest has to do.
  if (chart.openMoon?.signs) {
    const next = heaviestPair(weighed, leaders, 0);
    return next && ofPair(next);
  }
  const [sun, moon] = [Sun, Moon].map((wanted) => bodies.find(({ id }) => id === wanted));
  if (sun === undefined || moon === undefined) return undefined;
  const { isInOrder } = elementsOf(sun.sign, moon.sign);
  return { nature: 'lights', on: isInOrder ? Sun : Moon, by: isInOrder ? Moon : Sun };
}
