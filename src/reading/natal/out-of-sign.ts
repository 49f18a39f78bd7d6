import { separation } from '../../chart/angle.js';
import { aspectAngles, Conjunction } from '../../chart/aspects.js';
import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { Pattern } from '../../chart/patterns.js';
import type { ReadingAspect, ReadingBody, ReadingChart } from '../chart.js';
import type { WeighedAspect } from '../factors.js';
import type { NatalContext } from './context.js';

/** Aspects whose signs are in another relation than the planets: close, they are told with that; wide, they are not told. */

/** Degrees: this project's number. Whoever counts by signs has none of them, and whoever counts by degrees has all. */
const widest = 4;

function bodyIn({ bodies, ascendant, midheaven }: ReadingChart, id: BodyId): ReadingBody | undefined {
  return bodies.find((body) => body.id === id) ?? [ascendant, midheaven].find((body) => body?.id === id);
}

export function isWideOutOfSign(
  chart: ReadingChart,
  { first, second, aspect, outOfSign }: ReadingAspect,
): boolean {
  if (!outOfSign) return false;
  const [one, other] = [bodyIn(chart, first), bodyIn(chart, second)];
  if (one === undefined || other === undefined) return false;
  return Math.abs(separation(one.longitude, other.longitude) - aspectAngles[aspect]) > widest;
}

/** Whether every aspect that makes a figure is told: one that is wide and out of sign would hold it together. */
export const isWholeFigure = (
  { bodies }: Pattern,
  chart: ReadingChart,
  listed: readonly ReadingAspect[],
): boolean =>
  listed.every(
    (aspect) =>
      !(isAmong(bodies, aspect.first) && isAmong(bodies, aspect.second)) || !isWideOutOfSign(chart, aspect),
  );
const isAmong = (ids: readonly BodyId[], id: BodyId): boolean => ids.includes(id);

/** After the text on a close one: that it reaches across the edge of a sign. */
export function outOfSignPart(
  { cells, manuscript, isBrief, weighed: { chart } }: NatalContext,
  { first, second, aspect, outOfSign }: WeighedAspect,
): string {
  if (!outOfSign || second > Pluto || isBrief) return '';
  // Of a day of two signs nobody knows.
  if (chart.openSigns.has(first) || chart.openSigns.has(second)) return '';
  const { conjunction, other } = cells.readings.natalChapters.outOfSign;
  return manuscript.firstUnsaid(aspect === Conjunction ? conjunction : other, manuscript.pair(first, second));
}
