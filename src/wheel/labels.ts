import { difference, normalize } from '../chart/angle.js';
import { type Box, clearance, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import type { WheelPoint } from './sources.js';
import { amongWalls, type Extent } from './spread.js';
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
  /** On the first or on the second of two radii. */
  tier: 0 | 1;
  /** Distance from the middle at which the line to it ends. */
  foot: number;
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
type Distances = readonly [left: Radii, right: Radii];
function radiiOf(style: LabelStyle): Distances {
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
const insideOf = (style: LabelStyle): number => radiiOf(style)[0][2];

/** How far from the middle. */
export const outsideOf = ({ radius, glyph }: LabelStyle): number => radius + glyph * 0.62;

function partsAt(
  point: WheelPoint,
  standing: number,
  direction: number,
  style: LabelStyle,
  radii: Distances,
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
  ...style,
  glyph: style.glyph * 0.9,
  degrees: style.degrees * 0.9,
  minutes: style.minutes * 0.9,
  retrograde: style.retrograde * 0.9,
});

/** As often as labels may move because they take more room where they came to stand. */
const mostRounds = 30;
/** So often they may take less room again. */
const freely = 12;

/** How small labels may become for the sake of the cusps between which they stand, and so as to stand on two radii. */
const smallest = 0.8;
const smallestOfTwo = 0.7;
/** Degrees that a label may stand from its place before those near each other stand on two radii. */
const farthest = 8;
/** Degrees between those. */
const near = 6;

export interface Placed {
  labels: readonly Label[];
  /** Smaller than asked for where the circle is too full. */
  style: LabelStyle;
  /** How near to the middle labels come. */
  inside: number;
  /** Degrees that the farthest label stands from its place. */
  far: number;
}

/**
 * Labels for all points, none of them meeting another, in the order of the zodiac, and each in its house: smaller than
 * asked for where it needs that, and across its cusps where that does not help. Those that would stand far from their
 * places stand on two radii.
 *
 * @param start the longitude at the left
 * @param walls directions of the cusps
 * @param floor how near to the middle a second radius may come; none by default
 */
export function placeLabels(
  points: readonly WheelPoint[],
  start: number,
  walls: readonly number[],
  style: LabelStyle,
  floor = Number.POSITIVE_INFINITY,
): Placed {
  const sorted = points
    .map((point) => ({ point, direction: normalize(point.longitude - start), tier: 0 as 0 | 1 }))
    .sort((a, b) => a.direction - b.direction || a.point.id - b.point.id);
  const fitting = (
    all: typeof sorted,
    between: readonly number[],
    most: number,
    least: number,
    nearest = 0,
  ): Placed | undefined => {
    for (let current = style; current.glyph >= style.glyph * least; current = reduced(current)) {
      const placed = attempt(all, between, current);
      if (placed && placed.far <= most && placed.inside >= nearest) return placed;
    }
    return undefined;
  };
  let tier: 0 | 1 = 1;
  const onTwo = sorted.map((each, i) => {
    tier = tier === 0 && each.direction - (sorted[i - 1]?.direction ?? -360) < near ? 1 : 0;
    return { ...each, tier };
  });
  return (
    fitting(sorted, walls, farthest, smallest) ??
    fitting(sorted, [], farthest, smallest) ??
    fitting(onTwo, [], 180, smallestOfTwo, floor) ??
    fitting(sorted, walls, 180, smallest) ??
    (fitting(sorted, [], 180, 0) as Placed)
  );
}

function attempt(
  sorted: readonly Pick<Label, 'point' | 'direction' | 'tier'>[],
  walls: readonly number[],
  style: LabelStyle,
): Placed | undefined {
  const directions = sorted.map(({ direction }) => direction);
  const styles = [style, { ...style, radius: insideOf(style) - style.glyph * 0.8 }] as const;
  const radii = styles.map(radiiOf);
  let extents = sorted.map((each): Extent => [0, 0, each.tier]);
  for (let round = 0; round < mostRounds; round++) {
    const found = amongWalls(directions, extents, walls);
    if (found === undefined) return undefined;
    const labels = sorted.map((each, i): Label => {
      const placed = found[i] as number;
      const { [each.tier]: own } = styles;
      const parts = partsAt(each.point, each.direction, placed, own, radii[each.tier] as Distances);
      return { ...each, placed, foot: outsideOf(own), parts };
    });
    let settled = true;
    extents = labels.map(({ placed, parts, tier }, i): Extent => {
      const [before, behind] = extents[i] as Extent;
      const own = extentOf(placed, parts, style.glyph * between);
      if (own[0] <= before && own[1] <= behind) return [before, behind, tier];
      settled = false;
      const room = [own[0] + slack, own[1] + slack] as const;
      return round < freely ? [...room, tier] : [Math.max(before, room[0]), Math.max(behind, room[1]), tier];
    });
    if (settled)
      return {
        labels,
        style,
        inside: insideOf(styles[sorted.some(({ tier }) => tier === 1) ? 1 : 0]),
        far: Math.max(0, ...labels.map(({ direction, placed }) => Math.abs(difference(direction, placed)))),
      };
  }
  return undefined;
}
