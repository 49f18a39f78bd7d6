import { normalize } from '../chart/angle.js';
import { type Box, clearance, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import type { WheelPoint } from './sources.js';
import { amongWalls, type Costs, type Extent, type Spread } from './spread.js';
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

/** Air between the parts of a label, by the height of its figures: a little more than a quarter. */
const air = 0.25;
/** Air between labels, by the side of their glyphs. */
const between = 1 / 10;
/** Degrees that a label may move without needing more room. */
const slack = 0.02;
/** Glyphs leave a little of their square free. */
const inked = 22.6 / 24;

type Size = Pick<Box, 'width' | 'height'>;

const squareOf = (side: number): Size => ({ width: side, height: side });
const markOf = ({ retrograde }: LabelStyle): Size => sizeOfText('R', retrograde);

/** The sums of the sides of two parts of a label, with the air between them. */
function together(a: Size, b: Size, { degrees, retrograde }: LabelStyle): Size {
  const around = 2 * air * (degrees || retrograde);
  return { width: a.width + b.width + around, height: a.height + b.height + around };
}

/** Degrees with minutes, or else the mark of retrogradation, below them. */
function blockOf({ degrees, minutes }: LabelStyle, mark: number): Size {
  const below = minutes || mark;
  // What is below is smaller, and no wider.
  const { width } = sizeOfText('28°', degrees);
  return { width, height: degrees + (below > 0 ? degrees / 5 + below : 0) };
}
const markIsApart = ({ degrees, minutes }: LabelStyle, mark: number): boolean =>
  mark > 0 && (minutes > 0 || degrees === 0);

/** How near to the middle labels come at most, in whatever direction they stand. */
function insideOf(style: LabelStyle): number {
  let { radius } = style;
  let last = squareOf(style.glyph * inked);
  const next = (size: Size): void => {
    radius -= diagonal(together(last, size, style)) / 2;
    last = size;
  };
  if (style.degrees > 0) next(blockOf(style, style.retrograde));
  if (markIsApart(style, style.retrograde)) next(markOf(style));
  return radius - diagonal(last) / 2;
}

/** How far from the middle. */
export const outsideOf = ({ radius, glyph }: LabelStyle): number => radius + glyph * 0.62;

/** Each as near to the one before as the direction lets it be. */
function partsAt(point: WheelPoint, direction: number, style: LabelStyle): LabelPart[] {
  const unit = pointAt(direction, 1);
  const { degrees, minutes } = style;
  let { radius } = style;
  let last = squareOf(style.glyph * inked);
  const parts: LabelPart[] = [];
  const add = (kind: PartKind, text: string, size: Size, down = 0): void => {
    parts.push({ kind, text, x: unit.x * radius, y: unit.y * radius + down, ...size });
  };
  const next = (size: Size): void => {
    radius -= clearance(together(last, size, style), unit);
    last = size;
  };
  add('glyph', '', last);
  const mark = point.retrograde ? style.retrograde : 0;
  if (degrees > 0) {
    const block = blockOf(style, mark);
    const line = (kind: PartKind, text: string, height: number, down: number): void =>
      add(kind, text, sizeOfText(text, height), (down * (block.height - height)) / 2);
    next(block);
    line('degrees', `${point.degrees}°`, degrees, -1);
    if (minutes > 0) line('minutes', minutesText(point.minutes), minutes, 1);
    else if (mark > 0) line('retrograde', 'R', mark, 1);
  }
  if (markIsApart(style, mark)) {
    next(markOf(style));
    add('retrograde', 'R', last);
  }
  return parts;
}

/** How near to the middle a box comes. */
function nearestOf({ x, y, width, height }: Box): number {
  const aside = (middle: number, side: number): number => Math.max(0, Math.abs(middle) - side / 2);
  return diagonal({ width: aside(x, width), height: aside(y, height) });
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

/** Share of what is asked for that labels keep, if they have room so. */
const smallest = 0.4;
/** What two radii cost, in degrees that a label would sooner move; a smaller size costs the square of its tenths. */
const twoRadii = 9;
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
 * Labels for all points, none of them meeting another, in the order of the zodiac, and each near its place. Each stands in
 * its quarter and in its house if it has room there at half its size or on two radii, without minutes there; whole, but in
 * houses too narrow for it; and as large as that lets it be.
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
  costs?: Costs,
): Placed {
  const sorted = points
    .map((point): Standing => ({ point, direction: normalize(point.longitude - start), tier: 0 }))
    .sort((a, b) => a.direction - b.direction || a.point.id - b.point.id);
  const directions = sorted.map(({ direction }) => direction);
  const places = amongWalls(directions, walls, axes, costs);
  let tier: 0 | 1 = 1;
  const onTwo = sorted.map((each, i): Standing => {
    tier = tier === 0 && each.direction - (sorted[i - 1]?.direction ?? -360) < near ? 1 : 0;
    return { ...each, tier };
  });
  let best: Placed | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let share = 1; share > (best ? smallest : 0.01); share *= 0.9)
    for (const standing of [sorted, onTwo]) {
      const price = (costs ? 4 : 2) * (10 - 10 * share) ** 2 + (standing === onTwo ? twoRadii : 0);
      if (price >= least) continue;
      const placed = attempt(standing, places, styleOf(share), least - price);
      if (!placed || (standing === onTwo && placed.inside < floor)) continue;
      best = placed;
      least = placed.price + price;
    }
  return best as Placed;
}

type Standing = Pick<Label, 'point' | 'direction' | 'tier'>;

function attempt(
  sorted: readonly Standing[],
  places: (extents: readonly Extent[]) => Spread | undefined,
  style: LabelStyle,
  below: number,
): (Placed & { price: number }) | undefined {
  const brief = { ...style, minutes: 0 };
  const lower = { ...brief, radius: insideOf(brief) - style.glyph * 0.8 };
  // On two radii minutes would have no room, and labels of one wheel look alike.
  const styles = sorted.some(({ tier }) => tier) ? [brief, lower] : [style];
  // Half a glyph takes as much at least.
  const half = (27 * style.glyph) / style.radius;
  let extents = sorted.map((each): Extent => [half, half, each.tier]);
  const labels: Label[] = [];
  const taken: Extent[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const found = places(extents);
    // As labels take only more room from here on, nothing gets better.
    if (!found || found.price >= below) return undefined;
    for (const [i, each] of sorted.entries()) {
      const placed = found.places[i] as number;
      // Most labels stay where they were.
      if (labels[i]?.placed === placed) continue;
      const own = styles[each.tier] as LabelStyle;
      const parts = partsAt(each.point, placed, own);
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
        inside: Math.min(style.radius, ...labels.flatMap(({ parts }) => parts.map(nearestOf))),
        far: found.far,
        price: found.price,
      };
  }
  return undefined;
}
