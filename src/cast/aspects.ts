import { type Aspect, aspectsAcross, aspectsWithin, type MovingPoint } from '../chart/aspects.js';
import type { OrbFamily } from '../chart/orbs.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { ChartPoint } from './chart.js';

interface Points {
  points: readonly ChartPoint[];
}

/** The aspects among the points of one chart. */
export const aspectsOf = ({ points }: Points, settings: Settings): Aspect[] =>
  aspectsWithin(points, aspectRules(settings, 'chart'));

/** The aspects of moving points to those of a birth, which stand still: it is the sky that applies. */
export const aspectsToNatal = (
  moving: readonly MovingPoint[],
  natal: Points,
  settings: Settings,
  family: OrbFamily,
): Aspect[] =>
  aspectsAcross(
    moving,
    natal.points.map(({ id, longitude }) => ({ id, longitude, speed: 0 })),
    aspectRules(settings, family),
  );
