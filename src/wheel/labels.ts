import { difference, normalize } from '../chart/angle.js';
import { type Box, clearance, diagonal, hit, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import type { WheelPoint } from './sources.js';
import { amongAxes, around } from './spread.js';
import { sizeOfText } from './svg.js';

/** The labels of bodies: glyph, degrees, minutes and mark of retrogradation, one below the other towards the middle. */

export interface LabelStyle {
  /** Distance of the glyphs' middles from the middle of the picture. */
  radius: number;
  glyph: number;
  /** Height of the figures of degrees; 0 leaves them out. */
  degrees: number;
  /** Height of the figures of minutes; 0 leaves them out. */
  minutes: number;
  retrograde: number;
}

export type PartKind = 'glyph' | 'degrees' | 'minutes' | 'retrograde';

export interface LabelPart extends Box {
  kind: PartKind;
  text: string;
}

export interface Label {
  point: WheelPoint;
  /** Where the body stands. */
  direction: number;
  /** Where its label does. */
  placed: number;
  parts: readonly LabelPart[];
}

/** Air between the parts of a label. */
const air = 1;
/** Air between labels, by the side of their glyphs. */
const between = 1 / 7;
/** Glyphs leave a little of their square free. */
const inked = 22.6 / 24;

const worst = (a: Pick<Box, 'width' | 'height'>, b: Pick<Box, 'width' | 'height'>): number => {
  return diagonal({ width: a.width + b.width, height: a.height + b.height }) / 2 + air / 2;
};

/** Distances of degrees and minutes from the middle, such that they meet in no direction, and of what is inside them. */
type Radii = readonly [degrees: number, minutes: number, inside: number];

/** Degrees before minutes, seen from the glyph; and at the right, where that would read backwards, after them. */
function radiiOf(style: LabelStyle): readonly [left: Radii, right: Radii] {
  const glyph = { width: style.glyph * inked, height: style.glyph * inked };
  const degree = sizeOfText('28°', style.degrees);
  const minute = sizeOfText('48′', style.minutes);
  const degrees = style.radius - worst(glyph, degree);
  const before = degrees - worst(degree, minute);
  const minutes = style.radius - worst(glyph, minute);
  const after = minutes - worst(minute, degree);
  const inside = Math.min(before - diagonal(minute) / 2, after - diagonal(degree) / 2);
  return [
    [degrees, before, inside],
    [after, minutes, inside],
  ];
}
/** Share of the radius beyond which a label lies level, its parts beside each other. */
const level = 0.87;

/** How near to the middle labels come. */
export const insideOf = (style: LabelStyle): number => radiiOf(style)[0][2];

/** How far from it. */
export const outsideOf = ({ radius, glyph }: LabelStyle): number => radius + glyph * 0.62;

function partsAt(
  point: WheelPoint,
  direction: number,
  style: LabelStyle,
  radii: ReturnType<typeof radiiOf>,
): LabelPart[] {
  const side = style.glyph * inked;
  const middle = pointAt(direction, style.radius);
  const [degrees, minutes] = radii[middle.x > style.radius * level ? 1 : 0];
  const parts: LabelPart[] = [{ kind: 'glyph', text: '', ...middle, width: side, height: side }];
  const text = (kind: PartKind, words: string, radius: number, height: number): void => {
    parts.push({ kind, text: words, ...pointAt(direction, radius), ...sizeOfText(words, height) });
  };
  if (style.degrees > 0) text('degrees', `${point.degrees}°`, degrees, style.degrees);
  if (style.minutes > 0) text('minutes', minutesText(point.minutes), minutes, style.minutes);
  if (point.retrograde && style.retrograde > 0) {
    // Beside the glyph along the circle: to the right or below.
    const along = pointAt(direction + 90, 1);
    const turn = along.x + along.y * 0.9 < 0 ? -1 : 1;
    const size = sizeOfText('R', style.retrograde);
    const far = clearance(
      { width: side, height: side },
      { width: size.width + style.glyph / 24, height: size.height + style.glyph / 24 },
      along,
    );
    parts.push({
      kind: 'retrograde',
      text: 'R',
      x: middle.x + along.x * far * turn,
      y: middle.y + along.y * far * turn,
      ...size,
    });
  }
  return parts;
}

/** Whether two labels have less than some air between them. */
function meet(a: readonly LabelPart[], b: readonly LabelPart[], air: number): boolean {
  for (const one of a)
    for (const other of b)
      if (
        Math.abs(one.x - other.x) * 2 < one.width + other.width + air &&
        Math.abs(one.y - other.y) * 2 < one.height + other.height + air / 2
      )
        return true;
  return false;
}

/** Whether the ray in a direction goes through a part of a label. */
function crosses(wall: number, { placed, parts }: Label): boolean {
  if (Math.abs(difference(wall, placed)) > 12) return false;
  const unit = pointAt(wall, 1);
  return parts.some((part) => {
    const [enter, leave] = hit(unit, part, air / 2);
    return enter < leave;
  });
}

/** Smaller by a tenth. */
const reduced = (style: LabelStyle): LabelStyle => ({
  radius: style.radius,
  glyph: style.glyph * 0.9,
  degrees: style.degrees * 0.9,
  minutes: style.minutes * 0.9,
  retrograde: style.retrograde * 0.9,
});

/** As often as gaps may grow before the labels are made smaller. */
const mostRounds = 60;

/** How small labels may become before a quarter too narrow for them bends its axes. */
const smallest = 0.8;

export interface Placed {
  labels: readonly Label[];
  /** Smaller than asked for where the circle is too full. */
  style: LabelStyle;
  /** Where each of the axes passes between the labels: in its own direction, but for quarters too narrow for theirs. */
  axes: readonly { direction: number; placed: number }[];
}

/**
 * Labels for all points, none of them meeting another, in the order of the zodiac, and on their side of each axis;
 * smaller than asked for where the circle is too full.
 *
 * @param start the longitude at the left
 * @param walls longitudes that labels stay behind where there is room
 * @param axes longitudes that they never cross
 */
export function placeLabels(
  points: readonly WheelPoint[],
  start: number,
  walls: readonly number[],
  axes: readonly number[],
  style: LabelStyle,
): Placed {
  const turned = (longitude: number): number => normalize(longitude - start);
  const sorted = points
    .map((point) => ({ point, direction: turned(point.longitude) }))
    .sort((a, b) => a.direction - b.direction || a.point.id - b.point.id);
  const firm = axes.map(turned).sort((a, b) => a - b);
  const edges = [...new Set([...walls.map(turned), ...firm])].sort((a, b) => a - b);
  const least = style.glyph * smallest;
  for (let [current, bent] = [style, false]; ; ) {
    const placed = attempt(sorted, bent ? firm : edges, firm, current, bent);
    if (placed) return { ...placed, style: current };
    const next = reduced(current);
    if (bent || next.glyph >= least) current = next;
    else bent = true;
  }
}

function attempt(
  sorted: readonly Pick<Label, 'point' | 'direction'>[],
  walls: readonly number[],
  firm: readonly number[],
  style: LabelStyle,
  bent: boolean,
): Omit<Placed, 'style'> | undefined {
  const count = sorted.length;
  const directions = sorted.map(({ direction }) => direction);
  const least = ((style.glyph * inked) / style.radius) * (180 / Math.PI);
  const radii = radiiOf(style);
  const gaps = new Array<number>(count).fill(least);
  const margins = new Array<number>(count).fill(least * 0.55);
  for (let round = 0; round < mostRounds; round++) {
    const [placed, lines] = (bent && amongAxes(directions, gaps, margins, firm)) || [
      bent ? undefined : around(directions, gaps, walls, margins, firm),
      walls,
    ];
    if (placed === undefined) return undefined;
    const labels = sorted.map(({ point, direction }, i): Label => {
      const where = placed[i] as number;
      return { point, direction, placed: where, parts: partsAt(point, where, style, radii) };
    });
    let clear = true;
    for (const [i, label] of labels.entries()) {
      const margin = margins[i] as number;
      if (margin > least || !lines.some((line) => crosses(line, label))) continue;
      clear = false;
      margins[i] = margin * 1.1;
    }
    for (let i = 0; i < count; i++)
      for (const step of [1, 2]) {
        const other = (i + step) % count;
        const [one, two] = [labels[i] as Label, labels[other] as Label];
        if (step >= count || !meet(one.parts, two.parts, style.glyph * between)) continue;
        clear = false;
        for (let gap = i; gap < i + step; gap++) gaps[gap % count] = (gaps[gap % count] as number) * 1.04;
        // Between two that a wall parts there is no gap: each draws back from the wall.
        const parted = (line: number): boolean =>
          difference(one.placed, line) > 0 && difference(line, two.placed) > 0;
        if (lines.some(parted))
          for (const near of [i, other]) margins[near] = (margins[near] as number) * 1.04;
      }
    if (clear)
      return {
        labels,
        axes: firm.map((direction, i) => ({ direction, placed: bent ? (lines[i] as number) : direction })),
      };
  }
  return undefined;
}
