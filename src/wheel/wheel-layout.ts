import { difference, normalize } from '../chart/angle.js';
import type { SignId } from '../chart/zodiac.js';
import { type Box, diagonal, pointAt } from './circle.js';
import { type LabelStyle, type Placed, placeLabels } from './labels.js';
import { type AxisLabel, axisLabels, houseNumbers } from './marks.js';
import type { Charts } from './sources.js';
import type { Costs } from './spread.js';
import { sizeOfText } from './svg.js';

/** Where everything of a wheel stands. */

/** Parts of a wheel that can be left out. */
export interface WheelParts {
  /** Lines of the aspects; `close` draws those within 3°, so that a double wheel is no knot. Default true, in a double wheel `close`. */
  aspects?: boolean | 'close';
  /** Cusps and numbers of the houses. Default true; a double wheel of less than 400 pixels has none. */
  houses?: boolean;
  /** Degrees of bodies and angles in their signs. Default true from 400 pixels on. */
  degrees?: boolean;
  /**
   * Minutes besides. Default true from 480 pixels on, in a double wheel of the angles alone: its rings have room for those
   * of a few. True gives them to the outer ring. Where three bodies or more crowd, there are degrees alone.
   */
  minutes?: boolean;
  /** Marks of retrogradation. Default true from 400 pixels on. */
  retrograde?: boolean;
  /** Ticks of every degree. Default true from 400 pixels on. */
  ticks?: boolean;
  /** Names and degrees of the four angles around the wheel. Default true. */
  angles?: boolean;
}

/** Rings of a wheel, by their distance from the middle; the picture reaches to 300. */
export interface Rings {
  zodiac: number;
  signs: number;
  /** Inner edge of the ring of the outer chart; that of the zodiac where there is none. */
  outer: number;
  houses: number;
  aspects: number;
  /** Where cusps begin: at the zodiac, or in small wheels at the numbers of the houses. */
  cusps: number;
}

export interface WheelLayout {
  /** The longitude at the left. */
  start: number;
  rings: Rings;
  inner: Placed;
  outer: Placed | null;
  houses: readonly (Box & { house: number })[];
  axes: readonly AxisLabel[];
  /** Directions of the cusps that are no ends of axes, and of these. */
  cusps: readonly number[];
  ends: readonly number[];
  signs: readonly (Box & { sign: SignId })[];
}

/** Degrees that a sign’s glyph keeps from an axis if it can, and how far from its sign’s middle it may stand for that. */
const besideAxis = 6;
const fromMiddle = 11;
/** Share of the band that a sign’s glyph takes: turned anyhow, its corners keep off the rings. */
const inBand = 0.76;
/** How near to the middle labels on a second radius may come: of a small wheel, a double one, any other, of which the circle of the aspects keeps a third or more. */
const nearest = [80, 92, 100];

export interface Detail {
  degrees: boolean;
  minutes: boolean;
  retrograde: boolean;
  compact: boolean;
  /** Size of the labels of the outer chart, by what they usually have; default 1. */
  outerSize?: number;
}

/** The angles are drawn as axes of the inner chart, and so are no bodies of it. */
const axisIds = [15, 16, 22, 23];

/** The middle of a sign, or the place nearest to it that axes leave free; where two of them are in one sign, the freest. */
function besideEnds(middle: number, ends: readonly number[]): number {
  let [best, most] = [middle, -1];
  for (let off = 0; off <= fromMiddle && most < besideAxis; off = off > 0 ? -off : 0.5 - off) {
    const free = Math.min(besideAxis, ...ends.map((end) => Math.abs(difference(end, middle + off))));
    if (free > most) [best, most] = [middle + off, free];
  }
  return best;
}

/** Where everything goes; what is drawn from it is in `draw`. */
export function layOut({ inner, outer }: Charts, parts: WheelParts, detail: Detail): WheelLayout {
  const { compact } = detail;
  const { angles } = inner;
  const start = angles?.ascendant ?? 0;
  const shown = (parts.angles ?? true) && angles;
  const zodiac = shown ? (compact ? 262 : detail.degrees && detail.minutes ? 264 : 270) : 294;
  const band = compact ? 38 : outer ? 27 : 33;
  const signs = zodiac - band;
  const scale = outer && !compact ? 0.8 : 1;
  const style =
    (radius: number) =>
    (share: number): LabelStyle => {
      const size = scale * share;
      return {
        radius,
        glyph: (compact ? 34 : 24) * size,
        degrees: detail.degrees ? 11.5 * size : 0,
        minutes: detail.minutes && detail.degrees && (!outer || parts.minutes) ? 10 * size : 0,
        retrograde: detail.retrograde ? (compact ? 14 : 9.5) * size : 0,
      };
    };
  const leader = compact ? (outer ? 29 : 34) : outer ? 23 : 36;
  const housed = parts.houses ?? true;
  const turned = (longitude: number): number => normalize(longitude - start);
  const all = housed && !(compact && outer) ? inner.cusps : [];
  const ends = angles
    ? [angles.ascendant, angles.midheaven].flatMap((end) => [turned(end), turned(end + 180)])
    : [];
  const cusps = all
    .map(turned)
    .filter((cusp) => !ends.some((end) => Math.abs(difference(cusp, end)) < 0.005));
  const walls = [...ends, ...cusps];
  const costs: Costs | undefined = compact ? [6, 0, 1] : undefined;
  const bodies = angles ? inner.points.filter(({ id }) => !axisIds.includes(id)) : inner.points;
  const outerStyle = (share: number): LabelStyle => style(signs - leader)(share * (detail.outerSize ?? 1));
  const outerPlaced = outer && placeLabels(outer.points, start, walls, ends, outerStyle, undefined, costs);
  const edge = outerPlaced ? outerPlaced.inside - 3 : signs;
  const innerPlaced = placeLabels(
    bodies,
    start,
    walls,
    ends,
    outer
      ? (share) => ({
          ...style(edge - leader + 6)(share),
          degrees: detail.degrees ? 11 * share : 0,
          minutes: 0,
        })
      : style(edge - leader),
    nearest[compact ? 0 : outer ? 1 : 2],
    costs,
  );
  // Minutes above a house’s number are not read on with it.
  const houses = innerPlaced.inside - (outer ? 2 : 4);
  const numbered = all.length > 0;
  const numberHeight = compact ? 18 : outer ? 9 : 11;
  const aspects = houses - (numbered ? diagonal(sizeOfText('12', numberHeight)) + 1 : 0);
  const rings: Rings = { zodiac, signs, outer: edge, houses, aspects, cusps: compact ? houses : signs };
  return {
    start,
    rings,
    inner: innerPlaced,
    outer: outerPlaced,
    houses: numbered ? houseNumbers(all, start, (houses + aspects) / 2, numberHeight) : [],
    cusps,
    ends,
    axes: shown ? axisLabels(shown, start, zodiac, detail) : [],
    signs: Array.from({ length: 12 }, (_, sign) => ({
      sign: sign as SignId,
      ...pointAt(besideEnds(sign * 30 + 15 - start, ends), zodiac - band / 2),
      width: band * inBand,
      height: band * inBand,
    })),
  };
}
