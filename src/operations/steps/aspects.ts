import { type Aspect, aspectsWithin } from '../../chart/aspects.js';
import type { Chart } from './cast.js';
import { aspectRules, type Settings } from './settings.js';

/** The aspects among the points of one chart. */
export const aspectsOf = (chart: Pick<Chart, 'points'>, settings: Settings): Aspect[] =>
  aspectsWithin(chart.points, aspectRules(settings, 'chart'));
