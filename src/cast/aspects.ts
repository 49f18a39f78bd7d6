import { type Aspect, aspectsWithin } from '../chart/aspects.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { Chart } from './chart.js';

/** The aspects among the points of one chart. */
export const aspectsOf = (chart: Pick<Chart, 'points'>, settings: Settings): Aspect[] =>
  aspectsWithin(chart.points, aspectRules(settings, 'chart'));
