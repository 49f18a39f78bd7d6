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
  const stacked = Math.abs(unit.x) > 0.72;
  const figures = degrees ? `${position.degrees}°${minutes ? minutesText(position.minutes) : ''}` : '';
  const lines = [name, figures].filter(Boolean);
  const sizes = lines.map((text, i) => ({ text, ...sizeOfText(text, i > 0 ? height * 0.78 : height) }));
  const along = stacked ? 'height' : 'width';
  const gap = stacked ? 4 : 5;
  const length = sizes.reduce((sum, size) => sum + size[along] + gap, -gap);
  const whole = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height,
    [along]: length,
  };
  // So far out that all of it is beyond the tangent of a circle around the zodiac.
  const far = zodiac + 4 + (Math.abs(unit.x) * whole.width + Math.abs(unit.y) * whole.height) / 2;
  let at = -length / 2;
  return sizes.map((size) => {
    const offset = at + size[along] / 2;
    at += size[along] + gap;
    return { ...size, x: unit.x * far + (stacked ? 0 : offset), y: unit.y * far + (stacked ? offset : 0) };
  });
}
