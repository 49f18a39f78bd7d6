import { separation } from '../../chart/angle.js';
import { aspectAngles, Conjunction } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Midheaven, Pluto } from '../../chart/bodies.js';
import type { Pattern } from '../../chart/patterns.js';
import type { ReadingAspect, ReadingBody, ReadingChart } from '../chart.js';
import { isWithin, type WeighedAspect } from '../factors.js';
import type { NatalContext } from './context.js';

/** Aspects whose signs are in another relation than the planets: close, they are told with that; wide, they are not told. */

/** Degrees: this project's number. Whoever counts by signs has none of them, and whoever counts by degrees has all. */
const widest = 4;

function pointOf({ bodies, ascendant, midheaven }: ReadingChart, id: BodyId): ReadingBody | undefined {
  if (id === Ascendant) return ascendant;
  return id === Midheaven ? midheaven : bodies.find((body) => body.id === id);
}

export function isWideOutOfSign(
  chart: ReadingChart,
  { first, second, aspect, outOfSign }: ReadingAspect,
): boolean {
  if (!outOfSign) return false;
  const [one, other] = [pointOf(chart, first), pointOf(chart, second)];
  if (one === undefined || other === undefined) return false;
  return Math.abs(separation(one.longitude, other.longitude) - aspectAngles[aspect]) > widest;
}

/** Whether every aspect that makes a figure is told: one that is wide and out of sign would hold it together. */
export const isWholeFigure = (
  pattern: Pattern,
  chart: ReadingChart,
  listed: readonly ReadingAspect[],
): boolean => listed.every((aspect) => !(isWithin(pattern, aspect) && isWideOutOfSign(chart, aspect)));

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
