import { difference, normalize } from '../chart/angle.js';
import { type Box, clearance, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import { sortedBy } from './order.js';
import type { WheelPoint } from './sources.js';
import { amongWalls, type Costs, type Extent, type Spread } from './spread.js';
import { sizeOfText } from './svg.js';

/** The labels of bodies: glyph, degrees, minutes and mark of retrogradation on one radius, from the outside inwards. */

/** The parts of a label, from the outside inwards. */
export type PartKind = 'glyph' | 'degrees' | 'sign' | 'minutes' | 'retrograde';

/** How high the parts of a label are; 0 leaves one out. */
export interface LabelStyle extends Readonly<Record<PartKind, number>> {
  /** Distance of the glyphs' middles from the middle of the picture. */
  radius: number;
  /** Minutes are kept in crowds as well. */
  whole?: boolean;
}

export interface LabelPart extends Box {
  kind: PartKind;
  text: string;
}

export interface Label {
  point: WheelPoint;
  /** The direction of the body. */
  direction: number;
  /** The direction of its label. */
  placed: number;
  /** On the first or on the second of two radii. */
  tier: 0 | 1;
  /** Distance from the middle at which the line to it ends. */
  foot: number;
  parts: readonly LabelPart[];
}

/** Air between the parts of a label, by the height of its figures. */
const air = 0.3;
/** Air between labels, by the side of their glyphs. */
const between = 1 / 10;
/** Degrees that a label may move without needing more room. */
const slack = 0.02;
/** Glyphs leave a little of their square free. */
const inked = 22.6 / 24;

/** How far to the right, as a share of its radius, a label stands whose parts are in a row rather than below each other. */
const rowed = 0.7;

/** How far from the middle labels come. */
export const outsideOf = ({ radius, glyph }: LabelStyle): number => radius + glyph * 0.62;

/** A part by its width where it is 1 high. */
interface Figure {
  kind: PartKind;
  text: string;
  width: number;
}

const figuresOf = (point: Pick<WheelPoint, 'degrees' | 'minutes' | 'retrograde' | 'open'>): Figure[] =>
  (
    [
      ['glyph', ''],
      ['degrees', `${point.degrees}°`],
      ['sign', ''],
      ['minutes', minutesText(point)],
      ...(point.retrograde ? [['retrograde', 'R'] as const] : []),
    ] as const
  ).map(([kind, text]) => ({
    kind,
    text,
    // Glyphs are squares.
    width: text ? sizeOfText(text, 1).width : 1,
  }));

/** The glyph, then its figures, all on one radius and each as near to the one before as the direction lets it be. */
function partsAt(figures: readonly Figure[], direction: number, style: LabelStyle): LabelPart[] {
  const unit = pointAt(direction, 1);
  let { radius } = style;
  let last: LabelPart | undefined;
  const parts: LabelPart[] = [];
  for (let i = 0; i < figures.length; i++) {
    // To the right of the middle and below it a row is read towards its glyph.
    const isTurned = i > 0 && (unit.x > rowed || unit.y > rowed);
    const { kind, text, width: wide } = figures[isTurned ? figures.length - i : i] as Figure;
    const height = style[kind] * (i > 0 ? 1 : inked);
    if (height === 0) continue;
    const width = wide * height;
    const around = 2 * air * height;
    if (last)
      radius -= clearance(
        { width: last.width + width + around, height: last.height + height + around },
        unit,
      );
    last = { kind, text, x: unit.x * radius, y: unit.y * radius, width, height };
    parts.push(last);
  }
  return parts;
}

/** How near to the middle a label comes whose figures are as many as there may be, where it takes the most room. */
const insideOf = (style: LabelStyle): number =>
  Math.min(...partsAt(figuresOf({ degrees: 28, minutes: 0, retrograde: true }), 41, style).map(nearestOf));

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
      const slope = along / (unit.x * right + unit.y * down);
      before = Math.max(before, -slope);
      behind = Math.max(behind, slope);
    }
  return [(before * 180) / Math.PI, (behind * 180) / Math.PI];
}

/** How often labels are placed again because they take more room at their new places. */
const mostRounds = 30;

/**
 * Least air between two labels, half of it beside a cusp or an axis, in units of the picture: a line keeps off what it
 * passes.
 */
const beside = 2;

/** Share of what is asked for that labels keep, if they have room so. */
const smallest = 0.4;
/** From a share to the next smaller one. */
export const step = 0.85;
/** The cost of two radii, in degrees that a label would rather move; a smaller size costs the square of its tenths. */
const twoRadii = 9;
/** Degrees between labels of which the second stands nearer to the middle. */
const near = 9;
/** Degrees within which two others make a crowd of a body, which has no minutes there. */
const crowd = 13;

export interface Placed {
  labels: readonly Label[];
  /** Smaller than asked for where the circle is too full. */
  style: LabelStyle;
  /** How near to the middle labels come. */
  inside: number;
  /** The size, as a share of the full one. */
  share: number;
}

/**
 * Labels for all points, none of them meeting another, in the order of the zodiac, and each near its place. Each stands
 * in its quarter and in its house if it has room there at two fifths of its size or on two radii, without minutes
 * there; whole, but in houses too narrow for it; and as large as that lets it be.
 *
 * @param start the longitude at the left
 * @param walls directions of the cusps
 * @param axes those of them that are ends of the axes
 * @param styleOf how labels look at a share of their full size
 * @param floor how near to the middle a second radius may come
 * @param roomy how much wider than usual the wheel is
 * @param most the largest share
 */
export function placeLabels(
  points: readonly WheelPoint[],
  start: number,
  walls: readonly number[],
  axes: readonly number[],
  styleOf: (share: number) => LabelStyle,
  floor: number,
  costs: Costs | undefined,
  roomy: number,
  most: number,
): Placed {
  // Of two at one longitude that with the lesser id comes first.
  const standing = sortedBy(points, ({ id }) => id).map(
    (point): Standing => ({
      point,
      direction: normalize(point.longitude - start),
      tier: 0,
      figures: figuresOf(point),
      brief: false,
    }),
  );
  const sorted = sortedBy(standing, ({ direction }) => direction);
  const directions = sorted.map(({ direction }) => direction);
  const places = amongWalls(directions, walls, axes, costs);
  for (const each of sorted)
    each.brief =
      directions.filter((other) => Math.abs(difference(each.direction, other)) < crowd / roomy).length > 2;
  let tier: 0 | 1 = 1;
  const onTwo = sorted.map((each, i): Standing => {
    tier = tier === 0 && each.direction - (directions[i - 1] ?? -360) < near / roomy ? 1 : 0;
    return { ...each, tier };
  });
  // Minutes have no room on the second radius, nor beside it.
  for (const [i, each] of onTwo.entries())
    each.brief ||= !!(each.tier || onTwo.at(i - 1)?.tier || onTwo.at(i + 1 - onTwo.length)?.tier);
  let best: Placed | undefined;
  let least = 1e9;
  for (let share = most; share > (best ? smallest : 0.01); share *= step)
    for (const standing of [sorted, onTwo]) {
      const price = (costs ? 4 : 2) * (10 - 10 * share) ** 2 + (standing === onTwo ? twoRadii : 0);
      if (price >= least) continue;
      const placed = attempt(standing, places, styleOf(share), least - price);
      if (!placed || (standing === onTwo && placed.inside < floor)) continue;
      best = { ...placed, share };
      least = placed.price + price;
    }
  return best as Placed;
}

interface Standing extends Pick<Label, 'point' | 'direction' | 'tier'> {
  figures: readonly Figure[];
  /** Whether minutes are left out, as in a crowd. */
  brief: boolean;
}

function attempt(
  sorted: readonly Standing[],
  places: (extents: readonly Extent[]) => Spread | undefined,
  style: LabelStyle,
  below: number,
): (Omit<Placed, 'share'> & { price: number }) | undefined {
  // Beside its sign a body keeps its minutes: such a wheel has room.
  const brief = style.sign || style.whole ? style : { ...style, minutes: 0 };
  const lower = sorted.some(({ tier }) => tier)
    ? { ...brief, radius: insideOf(brief) - style.glyph * 0.8 }
    : brief;
  const styleFor = (each: Standing): LabelStyle => (each.tier ? lower : each.brief ? brief : style);
  const around = Math.max(beside, style.glyph * between);
  // Half a glyph takes as much at least.
  const half = (27 * style.glyph) / style.radius;
  const extents = sorted.map((each): Extent => [half, half, each.tier]);
  const stands: number[] = [];
  const parts: LabelPart[][] = [];
  for (let round = 0; round < mostRounds; round++) {
    const found = places(extents);
    // From here on labels only take more room, so nothing gets better.
    if (!found || found.price >= below) return undefined;
    let settled = true;
    for (let i = 0; i < sorted.length; i++) {
      const placed = found.places[i] as number;
      // Most labels stay where they were.
      if (stands[i] === placed) continue;
      const each = sorted[i] as Standing;
      stands[i] = placed;
      parts[i] = partsAt(each.figures, placed, styleFor(each));
      const [before, behind] = extentOf(placed, parts[i] as LabelPart[], around);
      const [had, hadBehind, tier] = extents[i] as Extent;
      if (before <= had && behind <= hadBehind) continue;
      settled = false;
      extents[i] = [Math.max(had, before + slack), Math.max(hadBehind, behind + slack), tier];
    }
    if (settled)
      return {
        labels: sorted.map((each, i) => ({
          point: each.point,
          direction: each.direction,
          tier: each.tier,
          placed: stands[i] as number,
          foot: outsideOf(styleFor(each)),
          parts: parts[i] as LabelPart[],
        })),
        style,
        inside: Math.min(style.radius, ...parts.flat().map(nearestOf)),
        price: found.price,
      };
  }
  return undefined;
}
