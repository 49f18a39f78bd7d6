import { normalize } from '../chart/angle.js';

/**
 * Points on circles around the middle of a picture. Sine and cosine are made of sums and products alone, which every
 * machine rounds alike; those of `Math` may differ in the last bit, and a picture must not.
 */

export interface Point {
  x: number;
  y: number;
}

const radiansPerDegree = Math.PI / 180;

/** Taylor series about 0, good to 1e-13 up to 45°. */
function nearSine(degrees: number): number {
  const x = degrees * radiansPerDegree;
  const s = x * x;
  return x * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - s / 110)))));
}
function nearCosine(degrees: number): number {
  const x = degrees * radiansPerDegree;
  const s = x * x;
  return 1 - (s / 2) * (1 - (s / 12) * (1 - (s / 30) * (1 - (s / 56) * (1 - (s / 90) * (1 - s / 132)))));
}

/** @param degrees any angle */
export function sine(degrees: number): number {
  const turned = normalize(degrees);
  const quarter = Math.round(turned / 90);
  const rest = turned - quarter * 90;
  if (quarter === 1) return nearCosine(rest);
  if (quarter === 2) return -nearSine(rest);
  if (quarter === 3) return -nearCosine(rest);
  return nearSine(rest);
}
export const cosine = (degrees: number): number => sine(degrees + 90);

/** A direction on the wheel: degrees counterclockwise from the left, where the Ascendant stands, as longitudes run. */
export const pointAt = (direction: number, radius: number): Point => ({
  x: -radius * cosine(direction),
  y: radius * sine(direction),
});

/** A coordinate as it is written: two decimals, without a needless zero. */
export function coordinate(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Two coordinates: `12.5-3`, where the sign parts them. */
export function pair(x: number, y: number): string {
  const second = coordinate(y);
  return second.startsWith('-') ? coordinate(x) + second : `${coordinate(x)} ${second}`;
}

/** Two coordinates to a tenth, for what is many. */
export const tenths = (x: number, y: number): string =>
  pair(Math.round(x * 10) / 10, Math.round(y * 10) / 10);

export const at = (direction: number, radius: number): string => {
  const { x, y } = pointAt(direction, radius);
  return pair(x, y);
};

/** A rectangle by its middle, its sides along the picture's. */
export interface Box extends Point {
  width: number;
  height: number;
}

export const intersect = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** How far two boxes' middles must be apart in a direction so that the boxes do not meet. */
export function clearance(
  a: Pick<Box, 'width' | 'height'>,
  b: Pick<Box, 'width' | 'height'>,
  along: Point,
): number {
  const byWidth = (a.width + b.width) / 2 / Math.max(Math.abs(along.x), 1e-6);
  const byHeight = (a.height + b.height) / 2 / Math.max(Math.abs(along.y), 1e-6);
  return Math.min(byWidth, byHeight);
}

export const diagonal = ({ width, height }: Pick<Box, 'width' | 'height'>): number =>
  Math.sqrt(width * width + height * height);

/**
 * Between which distances from the middle a ray is within a box that is `margin` larger on every side.
 * @param unit the point of the ray whose distance is 1
 */
export function hit(unit: Point, { x, y, width, height }: Box, margin: number): [number, number] {
  let [enter, leave] = [0, 1000];
  for (const [middle, side, slope] of [
    [x, width, unit.x],
    [y, height, unit.y],
  ] as const) {
    const half = side / 2 + margin;
    // Along the box's side a ray never comes nearer to it.
    const steep = Math.abs(slope) < 1e-9 ? 1e-9 : slope;
    const [a, b] = [(middle - half) / steep, (middle + half) / steep];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return [enter, leave];
}
