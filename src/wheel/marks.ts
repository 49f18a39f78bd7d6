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
  longitude: number;
  /** Direction in which the label stands. */
  placed: number;
  parts: readonly (Box & { text: string })[];
}

/** Degrees that the widest label of an axis takes. */
const roomOfAxis = 16;

/** `AC`, `MC`, `DC`, `IC` with their degrees, outside the zodiac. */
export function axisLabels(
  { ascendant, midheaven }: { ascendant: number; midheaven: number },
  start: number,
  zodiac: number,
  detail: { degrees: boolean; minutes: boolean; compact: boolean },
): AxisLabel[] {
  const angles = [
    { text: 'AC', longitude: ascendant },
    { text: 'IC', longitude: roundLongitude(midheaven + 180) },
    { text: 'DC', longitude: roundLongitude(ascendant + 180) },
    { text: 'MC', longitude: midheaven },
  ]
    .map((angle) => ({ ...angle, direction: normalize(angle.longitude - start) }))
    .sort((a, b) => a.direction - b.direction);
  const placed = around(
    angles.map(({ direction }) => direction),
    roomOfAxis,
  );
  return angles.map(({ text, longitude }, i): AxisLabel => {
    const direction = placed[i] as number;
    return { longitude, placed: direction, parts: partsOf(text, longitude, direction, zodiac, detail) };
  });
}

/** At the sides the lines stand below each other, so that the wheel need not shrink; above and below in one row. */
function partsOf(
  name: string,
  longitude: number,
  direction: number,
  zodiac: number,
  { degrees, minutes, compact }: { degrees: boolean; minutes: boolean; compact: boolean },
): (Box & { text: string })[] {
  const position = zodiacPosition(longitude);
  const height = compact ? 18 : 11;
  const unit = pointAt(direction, 1);
  const isStacked = Math.abs(unit.x) > 0.72;
  const lines = [{ text: name, ...sizeOfText(name, height) }];
  if (degrees) {
    const text = `${position.degrees}°${minutes ? minutesText(position) : ''}`;
    lines.push({ text, ...sizeOfText(text, height * 0.78) });
  }
  const gap = isStacked ? 4 : 5;
  const [along, beside] = isStacked ? (['height', 'width'] as const) : (['width', 'height'] as const);
  const length = lines.reduce((sum, line) => sum + line[along] + gap, -gap);
  const across = Math.max(...lines.map((line) => line[beside]));
  const [x, y] = [Math.abs(unit.x), Math.abs(unit.y)];
  // So far out that all of it is beyond the tangent of a circle around the zodiac.
  const far = zodiac + 4 + (isStacked ? x * across + y * length : x * length + y * across) / 2;
  let off = length / -2;
  return lines.map((line) => {
    const middle = off + line[along] / 2;
    off += line[along] + gap;
    return {
      ...line,
      x: unit.x * far + (isStacked ? 0 : middle),
      y: unit.y * far + (isStacked ? middle : 0),
    };
  });
}
