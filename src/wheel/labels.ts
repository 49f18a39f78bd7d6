import { difference, normalize } from '../chart/angle.js';
import { type Box, clearance, diagonal, pointAt } from './circle.js';
import { minutesText } from './lettering.js';
import type { WheelPoint } from './sources.js';
import { amongWalls, type Costs, type Extent, type Spread } from './spread.js';
import { sizeOfText } from './svg.js';

/** The labels of bodies: glyph, degrees, minutes and mark of retrogradation on one radius, from the outside inwards. */

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

type Figure = Omit<LabelPart, 'x' | 'y'>;

function figuresOf(
  point: Pick<WheelPoint, 'degrees' | 'minutes' | 'retrograde' | 'open'>,
  style: LabelStyle,
): Figure[] {
  return (
    [
      ['degrees', `${point.degrees}°`, style.degrees],
      ['minutes', minutesText(point), style.minutes],
      ['retrograde', 'R', point.retrograde ? style.retrograde : 0],
    ] as const
  )
    .filter(([, , height]) => height > 0)
    .map(([kind, text, height]) => ({ kind, text, ...sizeOfText(text, height) }));
}

/** The glyph, then its figures, all on one radius and each as near to the one before as the direction lets it be. */
function partsAt(figures: readonly Figure[], direction: number, style: LabelStyle): LabelPart[] {
  const unit = pointAt(direction, 1);
  let { radius } = style;
  const side = style.glyph * inked;
  const at = (figure: Figure): LabelPart => ({ ...figure, x: unit.x * radius, y: unit.y * radius });
  let last = at({ kind: 'glyph', text: '', width: side, height: side });
  const parts = [last];
  // To the right of the middle a row is read towards its glyph.
  for (const figure of unit.x > rowed ? [...figures].reverse() : figures) {
    const around = 2 * air * figure.height;
    radius -= clearance(
      { width: last.width + figure.width + around, height: last.height + figure.height + around },
      unit,
    );
    last = at(figure);
    parts.push(last);
  }
  return parts;
}

/** How near to the middle a label comes whose figures are as many as there may be, where it takes the most room. */
const insideOf = (style: LabelStyle): number =>
  Math.min(
    ...partsAt(figuresOf({ degrees: 28, minutes: 0, retrograde: true }, style), 41, style).map(nearestOf),
  );

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

/** As often as labels may move because they take more room where they came to stand. */
const mostRounds = 30;

/** Least air between two labels, half of it beside a cusp or an axis, in units of the picture: a line keeps off what it passes. */
const beside = 2;

/** Share of what is asked for that labels keep, if they have room so. */
const smallest = 0.4;
/** What two radii cost, in degrees that a label would sooner move; a smaller size costs the square of its tenths. */
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
  /** Degrees that the farthest label stands from its place. */
  far: number;
}

/**
 * Labels for all points, none of them meeting another, in the order of the zodiac, and each near its place. Each stands in
 * its quarter and in its house if it has room there at two fifths of its size or on two radii, without minutes there; whole, but in
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
  for (let share = 1; share > (best ? smallest : 0.01); share *= 0.85)
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
  const isOnTwo = sorted.some(({ tier }) => tier);
  const lower = isOnTwo ? { ...brief, radius: insideOf(brief) - style.glyph * 0.8 } : brief;
  const isNear = ({ direction }: Standing, other: Standing): boolean =>
    Math.abs(difference(direction, other.direction)) < crowd;
  // Minutes have no room on the second radius, nor beside it and in crowds.
  const styles = sorted.map((each, i) =>
    each.tier
      ? lower
      : sorted.at(i - 1)?.tier ||
          sorted.at(i + 1 - sorted.length)?.tier ||
          sorted.filter((other) => isNear(each, other)).length > 2
        ? brief
        : style,
  );
  // Half a glyph takes as much at least.
  const half = (27 * style.glyph) / style.radius;
  let extents = sorted.map((each): Extent => [half, half, each.tier]);
  const figures: Figure[][] = [];
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
      const own = styles[i] as LabelStyle;
      figures[i] ??= figuresOf(each.point, own);
      const parts = partsAt(figures[i] as Figure[], placed, own);
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
