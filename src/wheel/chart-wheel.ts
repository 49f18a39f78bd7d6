import { captionOf, descriptionOf } from './description.js';
import { drawn } from './drawn.js';
import { type Charts, chartsAround, chartsOf, type WheelResult } from './sources.js';
import { circle, group, picture } from './svg.js';
import { type PictureOptions, sizeOf, type Theme, themeOf } from './theme.js';
import { bodies } from './wheel-bodies.js';
import { houseLines } from './wheel-cusps.js';
import { type Detail, layOut, type WheelLayout, type WheelParts } from './wheel-layout.js';
import { aspectLines, axes, zodiacBand } from './wheel-rings.js';

export interface WheelOptions extends PictureOptions {
  /** Another result around the first: `chartWheel(natal, { outer: transits })`. */
  outer?: WheelResult;
  parts?: WheelParts;
}

/** Pixels below which figures could not be read, and of a picture whose size is not said. */
const [small, usual] = [400, 600];
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
  return drawn(options, ['parts', 'outer'], () => drawWheel(laidOut(result, options), options));
}

/** Where everything of a wheel goes, and how it is drawn. */
export function laidOut(
  result: WheelResult,
  options: WheelOptions,
  isHeaped = false,
): { charts: Charts; layout: WheelLayout; parts: WheelParts; theme: Theme; compact: boolean } {
  const theme = themeOf(options);
  const size = sizeOf(options) ?? usual;
  const charts = options.outer ? chartsAround(result, options.outer) : chartsOf(result);
  const parts = options.parts ?? {};
  const compact = size < small;
  const figured = !(isHeaped || compact);
  const detail: Detail = {
    degrees: parts.degrees ?? figured,
    minutes: parts.minutes ?? size >= 480,
    retrograde: parts.retrograde ?? figured,
    compact,
    // Of a larger picture the wheel grows and not what stands in it.
    roomy: Math.max(1, Math.min(1.5, size / 640)),
  };
  const layout = layOut(charts, parts, detail);
  if (
    figured &&
    parts.degrees === undefined &&
    (layout.outer ?? layout.inner).style.degrees * size < legible * 2 * layout.rings.reach
  )
    return laidOut(result, options, true);
  return { charts, layout, parts, theme, compact };
}

export function drawWheel(
  { charts, layout, parts, theme, compact }: ReturnType<typeof laidOut>,
  options: WheelOptions,
): string {
  const { inner, outer, rings } = layout;
  const shown = parts.aspects ?? (outer || compact ? 'close' : true);
  const edge = (radius: number): string => circle(radius, { stroke: theme.line, 'stroke-width': 0.8 });
  // Figures at the sides reach to the edge.
  const half = rings.reach + 4;
  return picture(
    {
      view: [-half, -half, 2 * half, 2 * half],
      size: sizeOf(options),
      title: options.title ?? captionOf(charts),
      desc: options.desc ?? descriptionOf(charts),
      background: theme.background,
      ink: theme.ink,
    },
    zodiacBand(layout, theme, parts.ticks ?? !compact) +
      ((parts.houses ?? true) ? houseLines(layout, theme) : '') +
      edge(rings.aspects) +
      (outer ? edge(rings.outer) : '') +
      (shown
        ? group('aspects', {}, aspectLines(charts, layout, theme, shown === 'close' ? close : 360))
        : '') +
      bodies('planets', inner, rings.outer, theme.ink, theme) +
      (outer ? bodies('outer', outer, rings.signs, theme.outer, theme) : '') +
      axes(layout),
  );
}
