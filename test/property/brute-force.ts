import { difference } from '#dist/chart/angle.js';
import type { BodyId } from '#dist/chart/bodies.js';
import type { Sky } from '#dist/sky/sky.js';
import { tropical } from '../search/open-search.js';

/** An angle of the sky at a moment UT, by direct calls. */
export type Angle = (julianDayUt: number) => number;

export const minute = 1 / 1440;
export const second = 1 / 86_400;

/** Longitude of a body straight from the ephemeris. */
export const longitudeOf =
  (sky: Sky, body: BodyId): Angle =>
  (julianDayUt) => {
    const found = sky.position(body, sky.moment(julianDayUt), { ...tropical, observer: undefined });
    if ('missing' in found) throw new Error(found.missing);
    return found.longitude;
  };

/** How far the second body is ahead of the first. */
export const elongationOf = (sky: Sky, first: BodyId, second: BodyId): Angle => {
  const [from, to] = [longitudeOf(sky, first), longitudeOf(sky, second)];
  return (julianDayUt) => (to(julianDayUt) - from(julianDayUt) + 360) % 360;
};

/** A span looked at step by step: values grow or shrink past 0 and 360 without a jump. */
export interface Steps {
  from: number;
  step: number;
  values: Float64Array;
}

export function stepThrough(angle: Angle, from: number, to: number, step: number): Steps {
  const count = Math.round((to - from) / step) + 1;
  const values = new Float64Array(count);
  values[0] = angle(from);
  for (let i = 1; i < count; i++) {
    const before = values[i - 1] as number;
    values[i] = before + difference(before, angle(from + i * step));
  }
  return { from, step, values };
}

/** How often a stretch from one value to another passes one of the targets `first + k · spacing`. */
const passes = (from: number, to: number, first: number, spacing: number): number =>
  Math.abs(Math.floor((to - first) / spacing) - Math.floor((from - first) / spacing));

/**
 * What is wrong with a list of crossings of the targets `first + k · spacing`: every step must hold as many as its
 * ends tell, or two more for each pass and return within it, which it must be near a turning point for.
 */
export function wrongCrossings(
  { from, step, values }: Steps,
  found: readonly number[],
  first: number,
  spacing: number,
): string[] {
  const counts = new Int32Array(values.length);
  const wrong: string[] = [];
  for (const moment of found) {
    const index = Math.floor((moment - from) / step);
    if (index >= 0 && index < values.length - 1) counts[index] = (counts[index] as number) + 1;
    else wrong.push(`${moment} is outside`);
  }
  for (let i = 0; i + 1 < values.length; i++) {
    const [start, end] = [values[i] as number, values[i + 1] as number];
    const expected = passes(start, end, first, spacing);
    const given = counts[i] as number;
    if (given === expected) continue;
    // A crossing within a hundredth of a second of a step's end may be told on either side of it.
    const atBorder = (t: number) => found.some((moment) => Math.abs(moment - t) < 0.05 * second);
    if (atBorder(from + i * step) || atBorder(from + (i + 1) * step)) continue;
    const turns =
      i > 0 &&
      i + 2 < values.length &&
      isTurn(values[i - 1], start, end) !== isTurn(start, end, values[i + 2]);
    if (turns && given > expected && (given - expected) % 2 === 0) continue;
    // A target that a turning point reaches to within 0.000001° counts as reached (crossings.ts).
    const offTarget = Math.abs(difference(first, start) % spacing);
    if (given === expected + 1 && Math.min(offTarget, spacing - offTarget) < 2e-6) continue;
    wrong.push(`${from + i * step}: ${given} for ${expected}`);
  }
  return wrong;
}

const isTurn = (a = 0, b = 0, c = 0): boolean => b - a > 0 !== c - b > 0;

/** The moment within a bracket at which something begins to hold that doesn't at its start. */
export function bisect(low: number, high: number, holds: (julianDayUt: number) => boolean): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 40; i++) {
    const middle = (a + b) / 2;
    if (holds(middle)) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}
