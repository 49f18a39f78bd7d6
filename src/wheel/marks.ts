import { normalize, roundLongitude } from '../chart/angle.js';
import { zodiacPosition } from '../chart/zodiac.js';
import { type Box, diagonal, intersect, type Point, pointAt } from './circle.js';
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
  // A chord is shorter than its arc.
  const gap = ((diagonal(widest) * 1.04) / radius) * (180 / Math.PI);
  const directions = sorted.map(({ direction }) => direction);
  const placed =
    around(
      directions,
      directions.map(() => Math.min(gap, 29)),
    ) ?? directions;
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

/** `AC`, `MC`, `DC`, `IC` with their degrees, outside the zodiac and inside the picture. */
export function axisLabels(
  { ascendant, midheaven }: { ascendant: number; midheaven: number },
  start: number,
  zodiac: number,
  reach: number,
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
  const directions = angles.map(({ direction }) => direction);
  const gaps = directions.map(() => 8);
  for (let round = 0; ; round++) {
    const placed = around(directions, gaps) ?? directions;
    const labels = angles.map(({ text, longitude }, i): AxisLabel => {
      const direction = placed[i] as number;
      return {
        longitude,
        placed: direction,
        parts: partsOf(text, longitude, direction, zodiac, reach, detail),
      };
    });
    const meeting = labels.findIndex((label, i) => {
      const next = labels[(i + 1) % labels.length] as AxisLabel;
      return label.parts.some((part) => next.parts.some((other) => intersect(part, other)));
    });
    if (meeting < 0 || round > 40) return labels;
    gaps[meeting] = (gaps[meeting] as number) + 1;
  }
}

/** At the sides the lines stand below each other, so that the wheel need not shrink; above and below in one row. */
function partsOf(
  name: string,
  longitude: number,
  direction: number,
  zodiac: number,
  reach: number,
  { degrees, minutes, compact }: { degrees: boolean; minutes: boolean; compact: boolean },
): (Box & { text: string })[] {
  const position = zodiacPosition(longitude);
  const height = compact ? 18 : 11;
  const unit = pointAt(direction, 1);
  const stacked = Math.abs(unit.x) > 0.72;
  const figures = degrees
    ? [`${position.degrees}°`, ...(minutes ? [minutesText(position.minutes)] : [])]
    : [];
  // In a row minutes belong to their degrees.
  const lines = [name, ...(stacked || !degrees ? figures : [figures.join('')])];
  const sizes = lines.map((text, i) => ({ text, ...sizeOfText(text, i > 0 ? height * 0.9 : height) }));
  const [along, across] = stacked ? (['height', 'width'] as const) : (['width', 'height'] as const);
  const gap = stacked ? 4 : 5;
  const length = sizes.reduce((sum, size) => sum + size[along] + gap, -gap);
  const whole = { [along]: length, [across]: Math.max(...sizes.map((size) => size[across])) };
  const middle = outside(unit, whole as Record<typeof along | typeof across, number>, zodiac + 5, reach);
  let at = -length / 2;
  return sizes.map((size) => {
    const offset = at + size[along] / 2;
    at += size[along] + gap;
    return { ...size, x: middle.x + (stacked ? 0 : offset), y: middle.y + (stacked ? offset : 0) };
  });
}

/** The middle of a box in a direction, outside a circle and inside the picture. */
function outside(
  unit: Point,
  { width, height }: Pick<Box, 'width' | 'height'>,
  radius: number,
  reach: number,
): Point {
  const clear = (far: number): boolean =>
    diagonal({
      width: Math.max(0, Math.abs(unit.x * far) - width / 2),
      height: Math.max(0, Math.abs(unit.y * far) - height / 2),
    }) >= radius;
  let far = radius;
  while (!clear(far)) far += 1;
  const within = (value: number, size: number): number =>
    Math.min(reach - size / 2, Math.max(size / 2 - reach, value));
  return { x: within(unit.x * far, width), y: within(unit.y * far, height) };
}
