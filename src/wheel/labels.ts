import { difference, normalize } from '../chart/angle.js';
import { type Box, clearance, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import type { WheelPoint } from './sources.js';
import { amongWalls, type Extent, farthest } from './spread.js';
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

/** Distances from the middle of what is next to the glyph, of what is beyond that, and of where a label ends. */
interface Distances {
  near: number;
  far: number;
  inside: number;
}

/**
 * Shares of the radius up to which a label lies so level that degrees and minutes would share a line: there they are one
 * string. Where what stands lower is farther to the left, lines must be well apart not to be read as one.
 */
const level = 0.49;
const levelToTheLeft = 0.73;

function distancesOf({ radius, glyph, degrees, minutes }: LabelStyle): Distances {
  const symbol = { width: glyph * inked, height: glyph * inked };
  // Minutes, which are smaller, take the same room.
  const line = sizeOfText('28°', degrees);
  const near = radius - worst(symbol, line);
  const far = near - worst(line, line);
  return { near, far, inside: (minutes > 0 ? far : near) - diagonal(line) / 2 };
}

/** How near to the middle labels come. */
const insideOf = (style: LabelStyle): number => distancesOf(style).inside;

/** How far from the middle. */
export const outsideOf = ({ radius, glyph }: LabelStyle): number => radius + glyph * 0.62;

function partsAt(
  point: WheelPoint,
  direction: number,
  style: LabelStyle,
  { near, far }: Distances,
): LabelPart[] {
  const side = style.glyph * inked;
  const symbol = { width: side, height: side };
  const unit = pointAt(direction, 1);
  const middle = { x: unit.x * style.radius, y: unit.y * style.radius };
  const parts: LabelPart[] = [{ kind: 'glyph', text: '', ...middle, ...symbol }];
  const text = (kind: PartKind, text: string, radius: number, height: number): void => {
    const { width } = sizeOfText(text, height);
    parts.push({ kind, text, x: unit.x * radius, y: unit.y * radius, width, height });
  };
  const degrees = `${point.degrees}°`;
  const minutes = minutesText(point.minutes);
  const height = Math.abs(middle.y) / style.radius;
  if (style.minutes > 0 && height < (middle.x * middle.y < 0 ? levelToTheLeft : level)) {
    const whole = degrees + minutes;
    const { width } = sizeOfText(whole, style.degrees);
    const padded = { width: width + air, height: style.degrees + air };
    const clear = clearance(symbol, padded, unit);
    text('degrees', whole, style.radius - clear, style.degrees);
  } else {
    // Read from above: below the middle minutes are next to the glyph.
    const isBelow = style.minutes > 0 && middle.y > 0;
    if (style.degrees > 0) text('degrees', degrees, isBelow ? far : near, style.degrees);
    if (style.minutes > 0) text('minutes', minutes, isBelow ? near : far, style.minutes);
  }
  if (point.retrograde && style.retrograde > 0) {
    // Beside the glyph along the circle: to the right or below.
    const along = pointAt(direction + 90, 1);
    const turn = along.x + along.y * 0.9 < 0 ? -1 : 1;
    const size = sizeOfText('R', style.retrograde);
    const clear = clearance(
      symbol,
      { width: size.width + style.glyph / 24, height: size.height + style.glyph / 24 },
      along,
    );
    parts.push({
      kind: 'retrograde',
      text: 'R',
      x: middle.x + along.x * clear * turn,
      y: middle.y + along.y * clear * turn,
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
    for (let corner = 0; corner < 4; corner++) {
      const right = x + ((corner & 1 ? 1 : -1) * (width + air)) / 2;
      const down = y + ((corner & 2 ? 1 : -1) * (height + air)) / 2;
      // Directions run counterclockwise: to the left of who looks outwards.
      const along = unit.y * right - unit.x * down;
      const degrees = ((along / (unit.x * right + unit.y * down)) * 180) / Math.PI;
      before = Math.max(before, -degrees);
      behind = Math.max(behind, degrees);
    }
  return [before, behind];
}

/** As often as labels may move because they take more room where they came to stand. */
const mostRounds = 30;

/** Least air between the middles of two labels’ edges and a cusp, in units of the picture: a line keeps off what it passes. */
const beside = 2;

/**
 * What labels may do, in turn: from how many degrees off one may cross a cusp, and an axis, and how small all become before
 * they do what is next.
 */
const ways: readonly (readonly [overCusp: number, overAxis: number, ...shares: number[]])[] = [
  [0, 0, 1, 0.9],
  [20, 0, 1, 0.9, 0.8, 0.7],
  [60, 60, 0.9, 0.8, 0.7],
];
/** Degrees between labels of which the second stands nearer to the middle. */
const near = 9;

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
 * Labels for all points, none of them meeting another, in the order of the zodiac, and each near its place: smaller where
 * they have no room, or on two radii, without minutes there. Each stands whole in its house, or in another near it where that
 * has no room at nine tenths of the size, but beyond an axis only where the quarter has none at seven tenths. Cusps between
 * two houses narrower than a label part none.
 *
 * @param start the longitude at the left
 * @param walls directions of the cusps
 * @param axes those of them that are ends of the axes
 * @param styleOf how labels look at a share of their full size
 * @param floor how near to the middle a second radius may come; none by default
 */
export function placeLabels(
  points: readonly WheelPoint[],
  start: number,
  walls: readonly number[],
  axes: readonly number[],
  styleOf: (share: number) => LabelStyle,
  floor = Number.POSITIVE_INFINITY,
): Placed {
  const sorted = points
    .map((point): Standing => ({ point, direction: normalize(point.longitude - start), tier: 0 }))
    .sort((a, b) => a.direction - b.direction || a.point.id - b.point.id);
  const directions = sorted.map(({ direction }) => direction);
  const places = amongWalls(directions, walls, axes);
  let tier: 0 | 1 = 1;
  const onTwo = sorted.map((each, i): Standing => {
    tier = tier === 0 && each.direction - (sorted[i - 1]?.direction ?? -360) < near ? 1 : 0;
    return { ...each, tier };
  });
  let best: Placed | undefined;
  for (const [overCusp, overAxis, ...shares] of ways)
    for (const standing of [sorted, onTwo])
      for (const share of shares) {
        const placed = attempt(
          standing,
          (extents) => places(extents, overCusp, overAxis),
          styleOf(share),
          best?.far,
        );
        if (!placed || (standing === onTwo && placed.inside < floor)) continue;
        if (placed.far <= farthest) return placed;
        best = placed;
      }
  for (let share = 1; !best && share > 0.01; share *= 0.9)
    best = attempt(sorted, (extents) => places(extents, 360, 360), styleOf(share));
  return best as Placed;
}

type Standing = Pick<Label, 'point' | 'direction' | 'tier'>;

function attempt(
  sorted: readonly Standing[],
  places: (extents: readonly Extent[]) => number[] | undefined,
  style: LabelStyle,
  most = 360,
): Placed | undefined {
  const brief = { ...style, minutes: 0 };
  const lower = { ...brief, radius: insideOf(brief) - style.glyph * 0.8 };
  const styles = [style, brief, lower].map((own) => ({ own, distances: distancesOf(own) }));
  const styleAt = sorted.map(({ tier }, i) => {
    // Beside a label on the second radius, and on it, minutes would have no room.
    const isBrief = [i - 1, i, (i + 1) % sorted.length].some((at) => sorted.at(at)?.tier);
    return styles[isBrief ? 1 + tier : 0] as (typeof styles)[number];
  });
  // Half a glyph takes as much at least.
  const half = (27 * style.glyph) / style.radius;
  let extents = sorted.map((each): Extent => [half, half, each.tier]);
  const labels: Label[] = [];
  const taken: Extent[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const found = places(extents);
    if (!found) return undefined;
    const far = Math.max(
      0,
      ...sorted.map(({ direction }, i) => Math.abs(difference(direction, found[i] as number))),
    );
    // As labels take only more room from here on, they do not come nearer.
    if (far > most) return undefined;
    for (const [i, each] of sorted.entries()) {
      const placed = found[i] as number;
      // Most labels stay where they were.
      if (labels[i]?.placed === placed) continue;
      const { own, distances } = styleAt[i] as (typeof styles)[number];
      const parts = partsAt(each.point, placed, own, distances);
      labels[i] = { ...each, placed, foot: outsideOf(own), parts };
      taken[i] = extentOf(placed, parts, Math.max(beside, style.glyph * between));
    }
    let settled = true;
    extents = extents.map((extent, i): Extent => {
      const [before, behind, tier] = extent;
      const own = taken[i] as Extent;
      if (own[0] <= before && own[1] <= behind) return extent;
      settled = false;
      return [Math.max(before, own[0] + slack), Math.max(behind, own[1] + slack), tier];
    });
    if (settled)
      return {
        labels,
        style,
        inside: insideOf(sorted.some(({ tier }) => tier) ? lower : style),
        far,
      };
  }
  return undefined;
}
