import { normalize, roundLongitude } from '../chart/angle.js';
import { zodiacPosition } from '../chart/zodiac.js';
import { type Box, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import { around } from './spread.js';
import { sizeOfText } from './svg.js';

/** Numbers of the houses, and the names of the angles around the wheel. */

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
  // The first house begins at the left or nowhere near it; its number leads, so that equal places keep their order.
  const sorted = middles.sort((a, b) => a.direction - b.direction || a.house - b.house);
  const widest = sizeOfText('12', height);
  // Degrees, rounded up, since a chord is shorter than its arc.
  const gap = (60 * diagonal(widest)) / radius;
  const placed = around(
    sorted.map(({ direction }) => direction),
    Math.min(gap, 29),
  );
  return sorted.map(({ house }, i) => ({
    house,
    ...pointAt(placed[i] as number, radius),
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
  ]
    .map((angle) => ({ ...angle, direction: normalize(angle.longitude - start) }))
    .sort((a, b) => a.direction - b.direction);
  const placed = around(
    angles.map(({ direction }) => direction),
    roomOfAngle / (detail.roomy ?? 1),
  );
  return angles.map(({ name, longitude }, i) => ({
    name,
    longitude,
    placed: placed[i] as number,
    parts: partsOf(name, longitude, placed[i] as number, zodiac, detail),
  }));
}

/** Its name, and below it its degrees, so far out that all of it is beyond the tangent of a circle around the zodiac. */
function partsOf(
  name: string,
  longitude: number,
  direction: number,
  zodiac: number,
  { degrees, minutes, compact }: { degrees: boolean; minutes: boolean; compact: boolean },
): (Box & { text: string })[] {
  const position = zodiacPosition(longitude);
  const height = compact ? 18 : 11;
  const below = degrees ? `${position.degrees}°${minutes ? minutesText(position) : ''}` : '';
  const lines = [
    { text: name, ...sizeOfText(name, height) },
    { text: below, ...sizeOfText(below, height * 0.78) },
  ].filter(({ text }) => text);
  const across = Math.max(...lines.map(({ width }) => width));
  const length = lines.reduce((sum, line) => sum + line.height + between, -between);
  const unit = pointAt(direction, 1);
  const far = zodiac + 4 + (Math.abs(unit.x) * across + Math.abs(unit.y) * length) / 2;
  let top = unit.y * far - length / 2;
  return lines.map((line) => {
    const y = top + line.height / 2;
    top += line.height + between;
    return { ...line, x: unit.x * far, y };
  });
}

/** Between the two lines of an angle. */
const between = 4;
