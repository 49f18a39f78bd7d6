import { coordinate, type Point } from './circle.js';
import { refuse } from './drawn.js';
import { glyphSquare, planetGlyphs } from './glyphs.js';
import { type Alphabet, capHeight, lettering, widthOf } from './lettering.js';

/** Elements of a picture as text. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML does not allow at all: control characters, halves of surrogate pairs, what is no character. */
const forbidden = /[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text safe in an element and in an attribute; what XML does not allow is left out. */
export const escaped = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] ?? character);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributesText(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? coordinate(value) : value}"`;
  return text;
}

export const element = (name: string, attributes: Attributes, content = ''): string =>
  `<${name}${attributesText(attributes)}${content ? `>${content}</${name}` : '/'}>`;

/** A group with a class that hosts can style; nothing where it holds nothing. */
export const group = (name: string, attributes: Attributes, content: string): string =>
  content && element('g', { class: `wheel-${name}`, ...attributes }, content);

/** Nothing where there are no strokes. */
export const path = (d: string, attributes: Attributes = {}): string =>
  d && element('path', { d, ...attributes });

export const circle = (radius: number, attributes: Attributes = {}): string =>
  element('circle', { r: radius, ...attributes });

/** What is between two circles, in a theme’s color for that. */
export const band = ({ band: stroke }: { band: string }, far: number, near: number): string =>
  stroke === 'none' ? '' : circle((far + near) / 2, { stroke, 'stroke-width': far - near });

/** A glyph around a point, its square as wide as `size`; its stroke is set on its group, and scaled with it. */
export const glyph = (d: string, { x, y }: Point, size: number, attributes: Attributes = {}): string =>
  path(d, {
    ...attributes,
    transform: `translate(${coordinate(x - size / 2)} ${coordinate(y - size / 2)})scale(${coordinate(size / glyphSquare)})`,
  });

/** Width and height that a line of figures takes, its capitals `height` high. */
export const sizeOfText = (text: string, height: number): { width: number; height: number } => ({
  width: (widthOf(text) * height) / capHeight,
  height,
});

export interface Line extends Point {
  text: string;
  height: number;
}

/** Lines of figures, each around its point: one path for all of a height. */
export function figures(lines: readonly Line[], more?: Alphabet): string {
  const byHeight = new Map<number, string>();
  for (const { text, x, y, height } of lines) {
    const scale = height / capHeight;
    const moved = lettering(text, x / scale - widthOf(text, more) / 2, y / scale - capHeight / 2, more);
    byHeight.set(height, (byHeight.get(height) ?? '') + moved);
  }
  return [...byHeight]
    .map(([height, d]) => path(d, { transform: `scale(${Math.round((height / capHeight) * 1e4) / 1e4})` }))
    .join('');
}

/** The glyph of a body; a body without one, as a numbered asteroid, has its number. */
export function bodyGlyph(id: number, where: Point, size: number): string {
  const d = planetGlyphs[id];
  if (d !== undefined) return glyph(d, where, size);
  const number = String(id > 10_000 ? id - 10_000 : id);
  const height = Math.min(size * 0.5, (size * capHeight) / (11 * number.length));
  return figures([{ text: number, x: where.x, y: where.y, height }]);
}

export interface Frame {
  /** `x y width height` of what is drawn. */
  view: readonly [number, number, number, number];
  /** Pixels wide; undefined leaves it to the host. */
  size: number | undefined;
  title: string;
  desc: string;
  background: string;
  ink: string;
}

/** The whole picture; it has no ids, so that any number of them may stand on one page. @throws HoroscopeError */
export function picture({ view, size, title, desc, background, ink }: Frame, content: string): string {
  const [x, y, width, height] = view;
  if (/NaN|Infinity|undefined/.test(view + content)) refuse('a figure of the result is no number', 'result');
  const [label, long] = [escaped(title), escaped(desc)];
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
