import { captionOf, descriptionOf } from './description.js';
import { type Drawing, drawn } from './drawn.js';
import { type Charts, chartsAround, type WheelResult } from './sources.js';
import { circle, group, pen } from './svg.js';
import type { PictureOptions, Theme } from './theme.js';
import { bodies } from './wheel-bodies.js';
import { houseLines } from './wheel-cusps.js';
import {
  type Detail,
  growing,
  grown,
  layOut,
  type WheelLayout,
  type WheelParts,
  withFigures,
  withMinutes,
} from './wheel-layout.js';
import { aspectLines, axes, zodiacBand } from './wheel-rings.js';

export interface WheelOptions extends PictureOptions {
  /** Another result around the first: `chartWheel(natal, { outer: transits })`. */
  outer?: WheelResult;
  parts?: WheelParts;
}

/** Pixels of a picture whose size is not said. */
const usual = 600;
/** Pixels below which no figure is legible: a heap of so many bodies is drawn without. */
const legible = 5;
/** Degrees of orb within which an aspect is close. */
const close = 3;

/**
 * A chart as a wheel in SVG: bodies and houses in the zodiac, the Ascendant at the left, or 0° Aries where there are no
 * houses. A synastry, transits and progressions are drawn as double wheels, the birth (or the first person) inside;
 * `outer` puts any result around another. The same bytes everywhere; no fonts, no scripts and no ids in it.
 *
 * @throws HoroscopeError `invalid_request`
 * @example chartWheel(natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }));
 */
export function chartWheel(result: WheelResult, options: WheelOptions = {}): string {
  return drawn(options, ['parts', 'outer'], usual, (theme, size = usual) =>
    drawWheel(laidOut(result, options, size), theme),
  );
}

export interface LaidOut {
  charts: Charts;
  layout: WheelLayout;
  parts: WheelParts;
  compact: boolean;
}

/** Where everything of a wheel goes. */
export function laidOut(
  result: WheelResult,
  options: Pick<WheelOptions, 'outer' | 'parts'>,
  size: number,
  isHeaped = false,
  own: Partial<Detail> = {},
): LaidOut {
  const charts = chartsAround(result, options.outer);
  const parts = options.parts ?? {};
  const compact = size < withFigures;
  const figured = !(isHeaped || compact);
  const layout = layOut(charts, parts, {
    degrees: parts.degrees ?? figured,
    minutes: parts.minutes ?? size >= withMinutes,
    retrograde: parts.retrograde ?? figured,
    compact,
    roomy: Math.max(1, Math.min(size, grown) / growing),
    ...own,
  });
  if (
    figured &&
    parts.degrees === undefined &&
    (layout.outer ?? layout.inner).style.degrees * size < legible * 2 * layout.rings.reach
  )
    return laidOut(result, options, size, true, own);
  return { charts, layout, parts, compact };
}

export function drawWheel({ charts, layout, parts, compact }: LaidOut, theme: Theme): Drawing {
  const { inner, outer, rings } = layout;
  const shown = parts.aspects ?? (outer || compact ? 'close' : true);
  const edge = (radius: number): string => circle(radius, pen(0.8, theme.line));
  // Figures at the sides reach to the edge.
  const half = rings.reach + 4;
  return [
    [-half, -half, 2 * half, 2 * half],
    captionOf(charts),
    descriptionOf(charts),
    zodiacBand(layout, theme, parts.ticks ?? !compact) +
      ((parts.houses ?? true) ? houseLines(layout, theme) : '') +
      edge(rings.aspects) +
      (outer ? edge(rings.outer) : '') +
      group('aspects', {}, shown ? aspectLines(charts, layout, theme, shown === 'close' ? close : 360) : '') +
      bodies('planets', inner, rings.outer, theme.ink, theme) +
      (outer ? bodies('outer', outer, rings.signs, theme.outer, theme) : '') +
      axes(layout),
  ];
}
