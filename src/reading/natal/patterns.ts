import { separation } from '../../chart/angle.js';
import { type BodyId, Mars } from '../../chart/bodies.js';
import {
  GrandCross,
  GrandTrine,
  Kite,
  type Pattern,
  type PatternId,
  Stellium,
  TSquare,
} from '../../chart/patterns.js';
import { elementOf, modalityOf, type SignId } from '../../chart/zodiac.js';
import type { ReadingAspect, ReadingBody, ReadingChart } from '../chart.js';
import { isWithin, type WeighedChart } from '../factors.js';
import { weightyAspects } from './emphasis.js';
import { isWholeFigure } from './out-of-sign.js';

interface Standing {
  bodies: readonly ReadingBody[];
  chart: ReadingChart;
}

/** Whether the certain signs of all bodies are of one element or quality. */
function isOfOne(
  kindOf: (sign: SignId) => string,
  { bodies, chart }: Standing,
  ids: readonly BodyId[],
): boolean {
  if (ids.some((id) => chart.openSigns.has(id))) return false;
  const [kind, ...others] = bodies.filter(({ id }) => ids.includes(id)).map(({ sign }) => kindOf(sign));
  return others.every((other) => other === kind);
}

export const isOfOneQuality = (chart: Standing, ids: readonly BodyId[]): boolean =>
  isOfOne(modalityOf, chart, ids);

/** Whether a T-square's apex is in a grand cross that is told. */
const isWithinCross = ({ patternId, bodies: [apex] }: Pattern, told: readonly Pattern[]): boolean =>
  patternId === TSquare &&
  told.some((other) => other.patternId === GrandCross && other.bodies.some((id) => id === apex));

/** Whether a kite that is told has two planets of a grand trine. */
const isWithinKite = ({ patternId, bodies }: Pattern, told: readonly Pattern[]): boolean =>
  patternId === GrandTrine &&
  told.some(
    (other) => other.patternId === Kite && bodies.filter((id) => other.bodies.includes(id)).length > 1,
  );

/** A pattern whose loosest aspect has an orb of so many degrees weighs nothing: this project's number. */
const slack = 10;

/** How near the loosest aspect of a pattern is to exact, from 0 to 1; all its aspects are multiples of 30°. */
function tightnessOf({ bodies: ids }: Pattern, { bodies }: ReadingChart): number {
  const places = bodies.filter(({ id }) => ids.some((each) => each === id));
  const orbs = places.flatMap((one) =>
    places.map((other) => {
      const apart = separation(one.longitude, other.longitude);
      return Math.abs(apart - 30 * Math.round(apart / 30));
    }),
  );
  return Math.max(1 - Math.max(...orbs) / slack, 0);
}

/**
 * Patterns with a planet up to Mars, or with a slower one that has a told aspect, by weight and by how tight they are.
 * Stelliums are told as crowds, from three planets on.
 */
function patternsByWeight(weighed: WeighedChart, listed: readonly ReadingAspect[]): Pattern[] {
  const { chart, bodies } = weighed;
  const isHeard = (pattern: Pattern): boolean =>
    pattern.bodies.some((id) => id <= Mars) ||
    weightyAspects(weighed).some((aspect) => isWithin(pattern, aspect));
  /** Whether a grand cross is of one quality, or a grand trine of one element, by which they are told. */
  const isOfOneKind = ({ patternId, bodies: ids }: Pattern): boolean =>
    (patternId !== GrandCross || isOfOneQuality(weighed, ids)) &&
    (patternId !== GrandTrine || isOfOne(elementOf, weighed, ids));
  const weightOf = (pattern: Pattern): number =>
    pattern.bodies.reduce<number>(
      (sum, id) => sum + (bodies.find((body) => body.id === id)?.weight ?? 0),
      0,
    ) * tightnessOf(pattern, chart);
  const seen = new Set<PatternId>();
  return chart.patterns
    .filter(
      (pattern) =>
        pattern.patternId !== Stellium &&
        isHeard(pattern) &&
        isOfOneKind(pattern) &&
        isWholeFigure(pattern, chart, listed),
    )
    .sort((a, b) => weightOf(b) - weightOf(a))
    .filter(({ patternId }) => {
      // A second T-square would repeat the words of the first.
      const isNew = !seen.has(patternId);
      seen.add(patternId);
      return isNew;
    })
    .filter((pattern, _, kept) => !isWithinCross(pattern, kept) && !isWithinKite(pattern, kept));
}

/** Patterns told at most; one without an hour, since there is little else than their aspects. */
const mostTold = { timed: 2, untimed: 1 };

export const patternsTold = (weighed: WeighedChart, listed: readonly ReadingAspect[]): Pattern[] =>
  patternsByWeight(weighed, listed).slice(0, mostTold[weighed.chart.ascendant ? 'timed' : 'untimed']);
