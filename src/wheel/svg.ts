import { coordinate, type Point } from './circle.js';
import { glyphSquare, planetGlyphs } from './glyphs.js';
import { capHeight, lettering, widthOf } from './lettering.js';

/** Elements of a picture as text. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not allow: control characters, lone surrogates, noncharacters. */
const forbidden = /[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text safe in an element and in an attribute; what XML does not allow is left out. */
export const escaped = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] ?? character);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, content = ''): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${typeof value === 'number' ? coordinate(value) : value}"`;
  return tag + (content ? `>${content}</${name}>` : '/>');
}

/** How a stroke looks; its color is that of what it is in, where none is said. */
export const pen = (width: number, stroke?: string, opacity?: number): Attributes => ({
  stroke,
  'stroke-width': width,
  'stroke-opacity': opacity,
});

/** A group with a class that hosts can style; nothing where it holds nothing. */
export const group = (name: string, attributes: Attributes, content: string): string =>
  content && element('g', { class: `wheel-${name}`, ...attributes }, content);

/** Nothing where there are no strokes. */
export const path = (d: string, attributes: Attributes = {}): string =>
  d && element('path', { d, ...attributes });

export const circle = (radius: number, attributes: Attributes = {}): string =>
  element('circle', { r: radius, ...attributes });

/** The ring between two circles, in the theme's color. */
export const band = ({ band: stroke }: { band: string }, far: number, near: number): string =>
  stroke === 'none' ? '' : circle((far + near) / 2, pen(far - near, stroke));

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
export function figures(lines: readonly Line[]): string {
  const byHeight = new Map<number, string>();
  for (const { text, x, y, height } of lines) {
    const scale = height / capHeight;
    const moved = lettering(text, x / scale - widthOf(text) / 2, y / scale - capHeight / 2);
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
