import { glyphs } from '../wheel/glyphs.js';
import type { AngleLetters } from './angle-letters.js';
import { glyphOperators, type Kit } from './pdfkit.js';

/**
 * The pictures of the wheel's room drawn into a document. They are SVG of a few elements (groups, paths, circles,
 * rectangles, moved and scaled), which is all that is read here.
 */

interface State {
  fill: string;
  stroke: string;
  strokeWidth: number;
  strokeOpacity: number;
  fillOpacity: number;
  dash: readonly number[];
}

const attribute = / ([\w:-]+)="([^"]*)"/g;
const tag = /<(\/?)(svg|g|path|circle|rect)\b((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

const isGlyph = new Set([...Object.values(glyphs.planets), ...glyphs.signs, ...glyphs.aspects]);

type Attributes = Readonly<Record<string, string>>;
const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name, value]) => [name, value]));

const numbers = (text = ''): number[] => (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);

/** The title and the description of a picture, as they are read aloud. */
export function spokenOf(svg: string): { title: string; desc: string } {
  const textOf = (name: string): string =>
    new RegExp(`<${name}>([^<]*)</${name}>`)
      .exec(svg)?.[1]
      ?.replace(/&(amp|lt|gt|quot);/g, (_, entity: string) => entities[entity] ?? '') ?? '';
  return { title: textOf('title'), desc: textOf('desc') };
}
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Left, top, width and height of what a picture shows. */
export function viewOf(svg: string): [number, number, number, number] {
  const [x = 0, y = 0, width = 1, height = 1] = numbers(/viewBox="([^"]*)"/.exec(svg)?.[1]);
  return [x, y, width, height];
}

/** Draws a picture with its left upper corner at a point, as wide as asked for. */
export function drawPicture(
  kit: Kit,
  svg: string,
  x: number,
  y: number,
  width: number,
  letters: AngleLetters,
): void {
  const [left, top, viewWidth] = viewOf(svg);
  kit
    .save()
    .translate(x, y)
    .scale(width / viewWidth)
    .translate(-left, -top)
    .lineCap('round')
    .lineJoin('round');
  const states: State[] = [
    { fill: 'none', stroke: 'none', strokeWidth: 1, strokeOpacity: 1, fillOpacity: 1, dash: [] },
  ];
  for (const [, closing, name, given = '', empty] of svg.matchAll(tag)) {
    if (closing) {
      states.pop();
      if (name === 'g') kit.restore();
      continue;
    }
    const attributes = attributesOf(given);
    const state = stateOf(attributes, states.at(-1) as State);
    const isContainer = name === 'g' || name === 'svg';
    if (name !== 'svg') {
      kit.save();
      moved(kit, attributes.transform);
    }
    if (!isContainer) {
      const outline = letters.get(attributes.d ?? '');
      if (outline === undefined) drawShape(kit, name as string, attributes, state);
      else drawShape(kit, 'path', { d: outline }, { ...state, fill: state.stroke, stroke: 'none' });
      kit.restore();
    }
    if (isContainer && !empty) states.push(state);
  }
  kit.restore();
}

function moved(kit: Kit, transform = ''): void {
  for (const [, kind, list] of transform.matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers(list);
    if (kind === 'translate') kit.translate(first, second);
    else kit.scale(first);
  }
}

function stateOf(attributes: Attributes, outer: State): State {
  const opacity = Number(attributes.opacity ?? 1);
  const number = (name: string, inherited: number): number => Number(attributes[name] ?? inherited);
  return {
    fill: attributes.fill ?? outer.fill,
    stroke: attributes.stroke ?? outer.stroke,
    strokeWidth: number('stroke-width', outer.strokeWidth),
    strokeOpacity: number('stroke-opacity', outer.strokeOpacity) * opacity,
    fillOpacity: number('fill-opacity', outer.fillOpacity) * opacity,
    dash: attributes['stroke-dasharray'] === undefined ? outer.dash : numbers(attributes['stroke-dasharray']),
  };
}

function drawShape(kit: Kit, name: string, attributes: Attributes, state: State): void {
  const filled = state.fill !== 'none';
  const stroked = state.stroke !== 'none' && state.strokeWidth > 0;
  if (!filled && !stroked) return;
  if (filled) kit.fillColor(state.fill, state.fillOpacity);
  if (stroked) {
    kit.strokeColor(state.stroke, state.strokeOpacity).lineWidth(state.strokeWidth);
    if (state.dash.length > 0) kit.dash(state.dash, {});
  }
  const value = (key: string): number => Number(attributes[key] ?? 0);
  const { d = '' } = attributes;
  if (name === 'path' && isGlyph.has(d)) kit.addContent(glyphOperators(kit, d));
  else if (name === 'path') kit.path(d);
  else if (name === 'circle') kit.circle(value('cx'), value('cy'), value('r'));
  else kit.roundedRect(value('x'), value('y'), value('width'), value('height'), value('rx'));
  if (filled && stroked) kit.fillAndStroke();
  else if (filled) kit.fill();
  else kit.stroke();
}
