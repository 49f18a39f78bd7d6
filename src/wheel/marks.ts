import { normalize, roundLongitude } from '../chart/angle.js';
import { zodiacPosition } from '../chart/zodiac.js';
import { type Box, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import { sortedBy } from './order.js';
import { around } from './spread.js';
import { sizeOfText } from './svg.js';

/** Numbers of the houses, and the names of the angles around the wheel. */

/** Marks in their order around the wheel, each as near to its direction as so many degrees between them let it be. */
function apart<M extends { direction: number }>(
  marks: readonly M[],
  gap: number,
): (M & { placed: number })[] {
  const sorted = sortedBy(marks, ({ direction }) => direction);
  const places = around(
    sorted.map(({ direction }) => direction),
    gap,
  );
  return sorted.map((mark, i) => ({ ...mark, placed: places[i] as number }));
}

/** In the middle of each house; where houses are narrow, as near as the numbers have room. */
export function houseNumbers(
  cusps: readonly number[],
  start: number,
  radius: number,
  height: number,
): (Box & { house: number })[] {
  const middles = cusps.map((cusp, i) => {
    const next = cusps[(i + 1) % cusps.length] as number;
    return { house: i + 1, direction: normalize(cusp - start + normalize(next - cusp) / 2) };
  });
  // Degrees, rounded up, since a chord is shorter than its arc.
  const gap = (60 * diagonal(sizeOfText('12', height))) / radius;
  // The first house begins at the left or nowhere near it; its number leads, so that equal places keep their order.
  return apart(middles, Math.min(gap, 29)).map(({ house, placed }) => ({
    house,
    ...pointAt(placed, radius),
    ...sizeOfText(String(house), height),
  }));
}

export interface AxisLabel {
  /** `AC`, `MC`, `DC`, `IC`; that of another cusp has none. */
  name: string;
  longitude: number;
  /** Direction in which the label stands. */
  placed: number;
  parts: readonly (Box & { text: string })[];
}

/** Degrees that the label of an angle takes. */
const roomOfAngle = 10;

/** `AC`, `MC`, `DC`, `IC` with their degrees, outside the zodiac, and the degrees of other cusps. */
export function axisLabels(
  { ascendant, midheaven }: { ascendant: number; midheaven: number },
  cusps: readonly number[],
  start: number,
  zodiac: number,
  detail: { degrees: boolean; minutes: boolean; compact: boolean; roomy?: number },
): AxisLabel[] {
  const angles = [
    { name: 'AC', longitude: ascendant },
    { name: 'IC', longitude: roundLongitude(midheaven + 180) },
    { name: 'DC', longitude: roundLongitude(ascendant + 180) },
    { name: 'MC', longitude: midheaven },
    ...cusps.map((longitude) => ({ name: '', longitude })),
  ].map((angle) => ({ ...angle, direction: normalize(angle.longitude - start) }));
  return apart(angles, roomOfAngle / (detail.roomy ?? 1)).map((angle) => ({
    ...angle,
    parts: partsOf(angle, zodiac, detail),
  }));
}

/** Its name, and below it its degrees, so far out that all of it is beyond the tangent of a circle around the zodiac. */
function partsOf(
  { name, longitude, placed }: Omit<AxisLabel, 'parts'>,
  zodiac: number,
  { degrees, minutes, compact }: { degrees: boolean; minutes: boolean; compact: boolean },
): AxisLabel['parts'] {
  const position = zodiacPosition(longitude);
  const height = compact ? 18 : 11;
  const below = degrees ? `${position.degrees}°${minutes ? minutesText(position) : ''}` : '';
  const lines = [
    { text: name, ...sizeOfText(name, height) },
    { text: below, ...sizeOfText(below, height * 0.78) },
  ].filter(({ text }) => text);
  const across = Math.max(...lines.map(({ width }) => width));
  const length = lines.reduce((sum, line) => sum + line.height + between, -between);
  const { x, y } = pointAt(placed, 1);
  const far = zodiac + 7 + (Math.abs(x) * across + Math.abs(y) * length) / 2;
  let top = y * far - length / 2;
  return lines.map((line) => {
    const middle = top + line.height / 2;
    top += line.height + between;
    return { ...line, x: x * far, y: middle };
  });
}

/** Between the two lines of an angle. */
const between = 4;
