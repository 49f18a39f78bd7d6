import { separation } from '../../chart/angle.js';
import { aspectAngles, Conjunction } from '../../chart/aspects.js';
import { Ascendant, type BodyId, Midheaven, Pluto } from '../../chart/bodies.js';
import type { Pattern } from '../../chart/patterns.js';
import type { ReadingAspect, ReadingBody, ReadingChart } from '../chart.js';
import { isWithin, type WeighedAspect } from '../factors.js';
import type { NatalContext } from './context.js';

/** Out-of-sign aspects: close ones are told as such, wide ones are not told. */

/** The widest that is told, in degrees: this project's number. */
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

/** Whether every aspect of a pattern is told: none is wide and out of sign. */
export const isWholeFigure = (
  pattern: Pattern,
  chart: ReadingChart,
  listed: readonly ReadingAspect[],
): boolean => listed.every((aspect) => !(isWithin(pattern, aspect) && isWideOutOfSign(chart, aspect)));

/** That a close aspect is out of sign, after its text. */
export function outOfSignPart(
  { cells, manuscript, isBrief, weighed: { chart } }: NatalContext,
  { first, second, aspect, outOfSign }: WeighedAspect,
): string {
  if (!outOfSign || second > Pluto || isBrief) return '';
  // If the sign is uncertain, nobody knows.
  if (chart.openSigns.has(first) || chart.openSigns.has(second)) return '';
  const { conjunction, other } = cells.readings.natalChapters.outOfSign;
  return manuscript.firstUnsaid(aspect === Conjunction ? conjunction : other, manuscript.pair(first, second));
}
