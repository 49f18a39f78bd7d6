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
/** By the sine of half the angle. */
const nearCosine = (degrees: number): number => 1 - 2 * nearSine(degrees / 2) ** 2;

/** @param degrees any angle */
export function sine(degrees: number): number {
  const quarter = Math.round(degrees / 90);
  const rest = degrees - quarter * 90;
  const size = quarter % 2 === 0 ? nearSine(rest) : nearCosine(rest);
  return (quarter & 2) === 0 ? size : -size;
}
export const cosine = (degrees: number): number => sine(degrees + 90);

/** A direction on the wheel: degrees counterclockwise from the left, where the Ascendant stands, as longitudes run. */
export const pointAt = (direction: number, radius: number): Point => ({
  x: -radius * cosine(direction),
  y: radius * sine(direction),
});

/** The decimals of a coordinate by its hundredths. */
const decimals = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));

/** A coordinate as it is written: two decimals, without a needless zero. */
export function coordinate(value: number): string {
  const hundredths = Math.round(Math.abs(value) * 100);
  const rest = hundredths % 100;
  const whole = (hundredths - rest) / 100;
  return (value < 0 && hundredths > 0 ? '-' : '') + (whole || !rest ? whole : '') + decimals[rest];
}

/** Two coordinates: `12.5-3`, where the sign parts them. */
export function pair(x: number, y: number): string {
  const second = coordinate(y);
  return coordinate(x) + (second[0] === '-' ? '' : ' ') + second;
}

export const at = (direction: number, radius: number): string => along(pointAt(direction, 1), radius);

/** The same by the unit point of the direction. */
export const along = ({ x, y }: Point, radius: number): string => pair(x * radius, y * radius);

/** A rectangle by its middle, its sides along the picture's. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** How far two boxes’ middles must be apart in a direction so that the boxes do not meet, of the sums of their sides. */
export function clearance({ width, height }: Pick<Box, 'width' | 'height'>, along: Point): number {
  // Along one of the sides the other quotient is infinite.
  return Math.min(width / Math.abs(along.x), height / Math.abs(along.y)) / 2;
}

export const diagonal = ({ width, height }: Pick<Box, 'width' | 'height'>): number =>
  Math.sqrt(width * width + height * height);

/** Between a line and what it leaves out. */
const air = 1;

/**
 * Between which distances from the middle a ray is within a box and the air around it.
 * @param unit the point of the ray whose distance is 1
 */
export function hit(unit: Point, { x, y, width, height }: Box): [number, number] {
  let [enter, leave] = [0, 1000];
  for (const [middle, side, slope] of [
    [x, width, unit.x],
    [y, height, unit.y],
  ] as const) {
    const half = side / 2 + air;
    // Along the box's side a ray never comes nearer to it.
    const steep = slope || 1e-9;
    const [a, b] = [(middle - half) / steep, (middle + half) / steep];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return [enter, leave];
}
