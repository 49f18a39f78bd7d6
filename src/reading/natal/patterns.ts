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

/** Whether they all are in signs of one kind, as far as is known. */
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

/** A T-square whose apex is in a cross that is told: the cross has said it. */
const isWithinCross = ({ patternId, bodies: [apex] }: Pattern, told: readonly Pattern[]): boolean =>
  patternId === TSquare &&
  told.some((other) => other.patternId === GrandCross && other.bodies.some((id) => id === apex));

/** A grand trine of which a kite has two planets: the kite tells that ease, and where it goes. */
const isWithinKite = ({ patternId, bodies }: Pattern, told: readonly Pattern[]): boolean =>
  patternId === GrandTrine &&
  told.some(
    (other) => other.patternId === Kite && bodies.filter((id) => other.bodies.includes(id)).length > 1,
  );

/**
 * Those of the planets up to Mars, and of the slower ones where an aspect of theirs is told. Stelliums are crowdings
 * here, from three planets on.
 */
function patternsByWeight(weighed: WeighedChart, listed: readonly ReadingAspect[]): Pattern[] {
  const { chart, bodies } = weighed;
  const isHeard = (pattern: Pattern): boolean =>
    pattern.bodies.some((id) => id <= Mars) ||
    weightyAspects(weighed).some((aspect) => isWithin(pattern, aspect));
  /** A cross is told by the quality of its signs, which then has to be that of all four; and a trine by its element. */
  const isOfOneKind = ({ patternId, bodies: ids }: Pattern): boolean =>
    (patternId !== GrandCross || isOfOneQuality(weighed, ids)) &&
    (patternId !== GrandTrine || isOfOne(elementOf, weighed, ids));
  const weightOf = (pattern: Pattern): number =>
    pattern.bodies.reduce<number>((sum, id) => sum + (bodies.find((body) => body.id === id)?.weight ?? 0), 0);
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
      // A second T-square would be written in the words of the first.
      const isNew = !seen.has(patternId);
      seen.add(patternId);
      return isNew;
    })
    .filter((pattern, _, kept) => !isWithinCross(pattern, kept) && !isWithinKite(pattern, kept));
}

/** Without an hour there is little else than aspects, and those in a figure are told by it alone. */
const mostTold = { timed: 2, untimed: 1 };

export const patternsTold = (weighed: WeighedChart, listed: readonly ReadingAspect[]): Pattern[] =>
  patternsByWeight(weighed, listed).slice(0, mostTold[weighed.chart.ascendant ? 'timed' : 'untimed']);
