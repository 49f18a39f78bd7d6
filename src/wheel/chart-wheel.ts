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
/** Pixels below which no figure is legible: a heap of so many bodies is drawn as a small wheel is. */
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
  outerSize = 1,
): { charts: Charts; layout: WheelLayout; parts: WheelParts; theme: Theme; compact: boolean } {
  const theme = themeOf(options);
  const size = sizeOf(options) ?? usual;
  const charts = options.outer ? chartsAround(result, options.outer) : chartsOf(result);
  const parts = options.parts ?? {};
  const compact = isHeaped || size < small;
  const detail: Detail = {
    degrees: parts.degrees ?? !compact,
    minutes: parts.minutes ?? size >= 480,
    retrograde: parts.retrograde ?? !compact,
    compact,
    outerSize,
  };
  const layout = layOut(charts, parts, detail);
  const height = Math.min(...[layout.inner, layout.outer ?? layout.inner].map(({ style }) => style.degrees));
  if (!compact && parts.degrees === undefined && height * size < legible * usual)
    return laidOut(result, options, true, outerSize);
  return { charts, layout, parts, theme, compact };
}

export function drawWheel(laid: ReturnType<typeof laidOut>, options: WheelOptions): string {
  const { charts, theme } = laid;
  return picture(
    {
      // Figures at the sides reach to 300.
      view: [-304, -304, 608, 608],
      size: sizeOf(options),
      title: options.title ?? captionOf(charts),
      desc: options.desc ?? descriptionOf(charts),
      background: theme.background,
      ink: theme.ink,
    },
    draw(laid),
  );
}

function draw({ charts, layout, parts, theme, compact }: ReturnType<typeof laidOut>): string {
  const { outer } = charts;
  const { rings } = layout;
  const shown = parts.aspects ?? (outer ? 'close' : true);
  const edge = (radius: number): string => circle(radius, { stroke: theme.line, 'stroke-width': 0.8 });
  return [
    zodiacBand(layout, theme, parts.ticks ?? !compact),
    (parts.houses ?? true) ? houseLines(layout, theme) : '',
    edge(rings.aspects),
    outer ? edge(rings.outer) : '',
    shown
      ? group('aspects', {}, aspectLines(charts, layout, theme, shown === 'close' ? close : undefined))
      : '',
    bodies('planets', layout.inner, rings.outer, theme.ink, theme, !!outer),
    layout.outer ? bodies('outer', layout.outer, rings.signs, theme.outer, theme, false) : '',
    axes(layout),
  ].join('');
}
