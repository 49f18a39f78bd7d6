import { difference, normalize } from '../chart/angle.js';
import type { SignId } from '../chart/zodiac.js';
import { type Box, diagonal, pointAt } from './circle.js';
import { signGlyphs } from './glyphs.js';
import { type LabelStyle, type Placed, placeLabels, step } from './labels.js';
import { type AxisLabel, axisLabels, houseNumbers } from './marks.js';
import type { Charts, WheelPoint } from './sources.js';
import type { Costs } from './spread.js';
import { sizeOfText } from './svg.js';

/** The positions of everything in a wheel. */

// Pixels from which on a wheel has more in it; what is said of them below and in `docs/wheel.md` goes by these.

/** Degrees, marks of retrogradation and ticks; below it glyphs are larger. */
export const withFigures = 400;
export const withMinutes = 480;
/** From here on the wheel grows, and what stands in it keeps its size, */
export const growing = 640;
/** until from here on all of it grows. */
export const grown = 960;
/** Signs beside the degrees, and the degrees of all cusps. */
export const withSigns = 800;
const withSignsOfTwo = 900;

/** Parts of a wheel that can be left out. */
export interface WheelParts {
  /** Lines of the aspects; `close` draws those within 3°, so that a wheel is no knot. Default true, in a double wheel and one of less than 400 pixels `close`. */
  aspects?: boolean | 'close';
  /** Cusps and numbers of the houses. Default true; a double wheel of less than 400 pixels has none. */
  houses?: boolean;
  /** Degrees of bodies and angles in their signs. Default true from 400 pixels on. */
  degrees?: boolean;
  /**
   * Minutes besides. Default true from 480 pixels on, in a double wheel of less than 900 pixels of the angles alone, since
   * its rings have room for those of a few; true gives them to both. Below 800 pixels, in a double wheel 900, bodies in a
   * crowd of three or more have degrees alone.
   */
  minutes?: boolean;
  /** Marks of retrogradation. Default true from 400 pixels on. */
  retrograde?: boolean;
  /** Ticks of every degree. Default true from 400 pixels on. */
  ticks?: boolean;
  /** Names and degrees of the four angles around the wheel. Default true. */
  angles?: boolean;
}

/** Rings of a wheel, by their distance from the middle. */
export interface Rings {
  /** To where the picture goes. */
  reach: number;
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
export interface Detail {
  degrees: boolean;
  minutes: boolean;
  retrograde: boolean;
  compact: boolean;
  /** Whether all bodies have minutes, or none; default those that are in no crowd. */
  minutesOfBodies?: 'all' | 'none';
  /** How much wider than usual the wheel is, by what stands in it; default 1. */
  roomy?: number;
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

/** Lays out a wheel; `draw` draws the result. */
export function layOut({ inner, outer }: Charts, parts: WheelParts, detail: Detail): WheelLayout {
  const { compact, degrees, roomy = 1 } = detail;
  const signed = degrees && roomy * growing >= (outer ? withSignsOfTwo : withSigns);
  const minutes = degrees && detail.minutes;
  const { angles } = inner;
  const start = angles?.ascendant ?? 0;
  const shown = (parts.angles ?? true) && angles;
  const reach = 300 * roomy;
  const zodiac = reach - (shown ? (compact ? 40 : minutes ? 39 : 33) : 6);
  const band = compact ? 38 : outer ? 27 : 33;
  const leader = compact ? (outer ? 29 : 34) : outer ? 23 : 36;
  const scale = outer && !compact ? 0.86 : 1;
  const numberHeight = compact ? 18 : 10;
  const signs = zodiac - band;
  const style =
    (radius: number) =>
    (share: number): LabelStyle => {
      const size = scale * share;
      return {
        radius,
        glyph: (compact ? 34 : 24) * size,
        degrees: degrees ? (outer ? 12 : 11.5) * size : 0,
        sign: signed ? 13.5 * size : 0,
        minutes:
          minutes && detail.minutesOfBodies !== 'none' && (!outer || signed || parts.minutes) ? 10 * size : 0,
        whole: detail.minutesOfBodies === 'all',
        retrograde: detail.retrograde ? (compact ? 14 : 9.5) * size : 0,
      };
    };
  const housed = parts.houses ?? true;
  const turned = (longitude: number): number => normalize(longitude - start);
  const all = housed && !(compact && outer) ? inner.cusps : [];
  const ends = angles
    ? [angles.ascendant, angles.midheaven].flatMap((end) => [turned(end), turned(end + 180)])
    : [];
  const others = all.filter((cusp) => !ends.some((end) => Math.abs(difference(turned(cusp), end)) < 0.005));
  const cusps = others.map(turned);
  const walls = [...ends, ...cusps];
  // Glyphs without figures keep their size rather than their place.
  const costs: Costs | undefined = compact ? [6, 0, 1] : degrees ? undefined : [200, 6, 1];
  const bodies = angles ? inner.points.filter(({ id }) => !axisIds.includes(id)) : inner.points;
  const place = (points: readonly WheelPoint[], radius: number, floor: number, most: number): Placed =>
    placeLabels(points, start, walls, ends, style(radius), floor, costs, roomy, most);
  const placeBoth = (most: number): readonly [Placed | null, number, Placed] => {
    const around = outer && place(outer.points, signs - leader, signs, most);
    const edge = around ? around.inside - 3 : signs;
    // If labels stand on a second radius, the circle of aspects keeps a third of the wheel.
    const nearest = compact ? 80 : 96;
    const within = place(bodies, edge - leader, nearest, Math.min(1, most / step));
    const least = Math.min(within.share, around?.share ?? 1);
    // Both charts are of one size, or the inner one is a step larger.
    return around && least < most && around.share !== within.share
      ? placeBoth(least)
      : [around, edge, within];
  };
  const [outerPlaced, edge, innerPlaced] = placeBoth(1);
  // Minutes above a house’s number are not read on with it.
  const houses = innerPlaced.inside - 3;
  const aspects = houses - (all.length ? diagonal(sizeOfText('12', numberHeight)) + 1 : 0);
  const rings: Rings = {
    reach,
    zodiac,
    signs,
    outer: edge,
    houses,
    aspects,
    cusps: compact ? houses : signs,
  };
  return {
    start,
    rings,
    inner: innerPlaced,
    outer: outerPlaced,
    houses: houseNumbers(all, start, (houses + aspects) / 2, numberHeight),
    cusps,
    ends,
    axes: shown ? axisLabels(shown, signed ? others : [], start, zodiac, detail) : [],
    signs: signGlyphs.map((_, sign) => ({
      sign: sign as SignId,
      ...pointAt(besideEnds(sign * 30 + 15 - start, ends), zodiac - band / 2),
      width: band * inBand,
      height: band * inBand,
    })),
  };
}
