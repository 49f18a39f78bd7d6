import { Mars } from '../../chart/bodies.js';
import { type Pattern, type PatternId, Stellium } from '../../chart/patterns.js';
import type { WeighedChart } from '../factors.js';

/** Stelliums are crowdings here, from three planets on. */
export function patternsByWeight({ chart, bodies }: WeighedChart): Pattern[] {
  const weightOf = (pattern: Pattern): number =>
    pattern.bodies.reduce<number>((sum, id) => sum + (bodies.find((body) => body.id === id)?.weight ?? 0), 0);
  const seen = new Set<PatternId>();
  return chart.patterns
    .filter(({ patternId, bodies: ids }) => patternId !== Stellium && ids.some((id) => id <= Mars))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .filter(({ patternId }) => {
      // A second T-square would be written in the words of the first.
      const isNew = !seen.has(patternId);
      seen.add(patternId);
      return isNew;
    });
}
