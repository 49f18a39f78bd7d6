import { HoroscopeError } from '../errors.js';
import { coordinate } from './circle.js';
import { refuse, refuseName, refuseValue } from './refuse.js';
import { element, escaped } from './svg.js';
import { type PictureOptions, sizeOf, type Theme, themeOf } from './theme.js';

/** Options that every picture has. */
const common = ['theme', 'variables', 'size', 'title', 'desc'];

/** A drawing: its box as `x y width height`, its title and description, and its elements. */
export type Drawing = readonly [
  view: readonly [x: number, y: number, width: number, height: number],
  title: string,
  desc: string,
  content: string,
];

/**
 * A picture, or why there is none. Results may come from anywhere, over a network or out of a store: what cannot be read
 * is refused, and so is what gives a figure that is no number.
 * @param own names of the options that the picture has besides those of all
 * @param width in pixels, where nobody says it
 */
export function drawn(
  options: PictureOptions,
  own: readonly string[],
  width: number,
  draw: (theme: Theme, size: number | undefined) => Drawing,
): string {
  try {
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      refuseValue('options', 'an object', options);
    const known = [...common, ...own];
    for (const [key, value] of Object.entries(options)) {
      if (!known.includes(key)) refuseName('option', key, known, 'options');
      if ((key === 'title' || key === 'desc') && value !== undefined && typeof value !== 'string')
        refuseValue(key, 'a string', value);
    }
    const theme = themeOf(options);
    const size = sizeOf(options, width);
    return picture(options, theme, size, draw(theme, size));
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    return refuse('the result or the options could not be read', 'result', cause);
  }
}

/** The whole picture; it has no ids, so that any number of them may stand on one page. @throws HoroscopeError */
export function picture(
  options: PictureOptions,
  { background, ink }: Theme,
  size: number | undefined,
  [view, title, desc, content]: Drawing,
): string {
  if (/NaN|Infinity|undefined/.test(view + content)) refuse('a figure of the result is no number', 'result');
  const [x, y, width, height] = view;
  const label = escaped(options.title ?? title);
  const long = escaped(options.desc ?? desc);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: view.map(coordinate).join(' '),
      width: size,
      height: size && (size * height) / width,
      role: 'img',
      'aria-label': label || undefined,
      fill: 'none',
      stroke: ink,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    (label && element('title', {}, label)) +
      (long && element('desc', {}, long)) +
      (background === 'none'
        ? ''
        : element('rect', { x, y, width, height, fill: background, stroke: 'none' })) +
      content,
  );
}
