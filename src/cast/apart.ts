import { separation } from '../chart/angle.js';
import { type BodyId, Descendant, ImumCoeli } from '../chart/bodies.js';
import type { Chart } from './chart.js';

/** Degrees between two points of a chart, its angles among them: 0 to 180, and 0 where either is not known. */
export function apartIn(chart: Chart, one: BodyId, other: BodyId): number {
  const [first, second] = [longitudeIn(chart, one), longitudeIn(chart, other)];
  return first === undefined || second === undefined ? 0 : separation(first, second);
}

function longitudeIn(chart: Chart, id: BodyId): number | undefined {
  if (id === Descendant || id === ImumCoeli)
    return chart.timed ? chart.angles[id === Descendant ? 'descendant' : 'imumCoeli'] : undefined;
  return [...chart.planets, ...chart.points].find((point) => point.id === id)?.longitude;
}
