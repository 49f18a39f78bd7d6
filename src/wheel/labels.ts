import { difference, normalize } from '../chart/angle.js';
import { type Box, clearance, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import type { WheelPoint } from './sources.js';
import { amongWalls, type Extent, type Wall } from './spread.js';
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
const between = 1 / 9;
/** Degrees that a label may move without needing more room. */
const slack = 0.02;
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
  standing: number,
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
    // Beside the glyph along the circle: to the right or below, as seen from where the body stands.
    const along = pointAt(direction + 90, 1);
    const { x, y } = pointAt(standing + 90, 1);
    const turn = x + y * 0.9 < 0 ? -1 : 1;
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

/**
 * Degrees that a label takes, seen from the middle of the wheel: within them it is alone, so that figures of neighbors
 * never stand between each other. A tangent for its arc, which is a little less.
 */
function extentOf(direction: number, parts: readonly LabelPart[], air: number): Extent {
  const unit = pointAt(direction, 1);
  let [before, behind] = [0, 0];
  for (const { x, y, width, height } of parts)
    for (const corner of [-1, 1])
      for (const side of [-1, 1]) {
        const [right, down] = [x + (corner * (width + air)) / 2, y + (side * (height + air)) / 2];
        // Directions run counterclockwise: to the left of who looks outwards.
        const along = unit.y * right - unit.x * down;
        const degrees = ((along / (unit.x * right + unit.y * down)) * 180) / Math.PI;
        before = Math.max(before, -degrees);
        behind = Math.max(behind, degrees);
      }
  return [before, behind];
}

/** Smaller by a tenth. */
const reduced = (style: LabelStyle): LabelStyle => ({
  radius: style.radius,
  glyph: style.glyph * 0.9,
  degrees: style.degrees * 0.9,
  minutes: style.minutes * 0.9,
  retrograde: style.retrograde * 0.9,
});

/** As often as labels may move because they take more room where they came to stand. */
const mostRounds = 30;
/** So often they may take less room again. */
const freely = 12;

/** How small labels may become before a quarter too narrow for them bends its axes. */
const smallest = 0.8;

export interface Placed {
  labels: readonly Label[];
  /** Smaller than asked for where the circle is too full. */
  style: LabelStyle;
  /** Where each cusp and axis passes between the labels: in its own direction, but for houses too narrow for theirs. */
  walls: readonly (Wall & { placed: number })[];
}

/** How far from its direction a wall is straight still. */
export const straight = 0.05;
const isBent = ({ isAxis, direction, placed }: Placed['walls'][number]): boolean =>
  isAxis && Math.abs(difference(direction, placed)) > straight;

/**
 * Labels for all points, none of them meeting another, in the order of the zodiac, and each in its house: where that is
 * too narrow, its cusps give way. Labels are smaller than asked for where the circle is too full.
 *
 * @param start the longitude at the left
 * @param axes longitudes that give way last of all
 */
export function placeLabels(
  points: readonly WheelPoint[],
  start: number,
  cusps: readonly number[],
  axes: readonly number[],
  style: LabelStyle,
): Placed {
  const turned = (longitude: number): number => normalize(longitude - start);
  const sorted = points
    .map((point) => ({ point, direction: turned(point.longitude) }))
    .sort((a, b) => a.direction - b.direction || a.point.id - b.point.id);
  const plain = cusps.filter((cusp) => !axes.some((axis) => Math.abs(difference(cusp, axis)) < 0.005));
  const walls = [
    ...axes.map((axis) => ({ direction: turned(axis), isAxis: true })),
    ...plain.map((cusp) => ({ direction: turned(cusp), isAxis: false })),
  ];
  for (let current = style; ; current = reduced(current)) {
    const placed = attempt(sorted, walls, current);
    const isLast = current.glyph * 0.9 < style.glyph * smallest;
    if (placed && (isLast || !placed.walls.some(isBent))) return placed;
  }
}

function attempt(
  sorted: readonly Pick<Label, 'point' | 'direction'>[],
  walls: readonly Wall[],
  style: LabelStyle,
): Placed | undefined {
  const directions = sorted.map(({ direction }) => direction);
  const radii = radiiOf(style);
  let extents = sorted.map((): Extent => [0, 0]);
  for (let round = 0; round < mostRounds; round++) {
    const found = amongWalls(directions, extents, walls);
    if (found === undefined) return undefined;
    const labels = sorted.map(({ point, direction }, i): Label => {
      const placed = found.labels[i] as number;
      return { point, direction, placed, parts: partsAt(point, direction, placed, style, radii) };
    });
    let settled = true;
    extents = labels.map(({ placed, parts }, i): Extent => {
      const [before, behind] = extents[i] as Extent;
      const own = extentOf(placed, parts, style.glyph * between);
      if (own[0] <= before && own[1] <= behind) return [before, behind];
      settled = false;
      const room = [own[0] + slack, own[1] + slack] as const;
      return round < freely ? room : [Math.max(before, room[0]), Math.max(behind, room[1])];
    });
    if (settled)
      return {
        labels,
        style,
        walls: walls.map((wall, i) => ({ ...wall, placed: found.walls[i] as number })),
      };
  }
  return undefined;
}
