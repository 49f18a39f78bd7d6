import { colorOf } from './aspect-lines.js';
import { captionOf, descriptionOf } from './description.js';
import { type Drawing, drawn } from './drawn.js';
import { glyphStroke, glyphs } from './glyphs.js';
import { minutesText } from './lettering.js';
import { sortedBy } from './order.js';
import { chartsAround, type WheelAspect, type WheelResult } from './sources.js';
import { bodyGlyph, figures, glyph, group, type Line, path, pen } from './svg.js';
import { type PictureOptions, type Theme, themes } from './theme.js';

export interface GridOptions extends PictureOptions {
  /** The chart whose bodies stand to the left; those of the first result stand above. */
  outer?: WheelResult;
}

/** Side of a cell, in units of the picture. */
export const cell = 36;
/** Height of the figures of an orb, by the side of its cell; they are left out below so many pixels. */
const orbHeight = 0.2;
const smallest = 4.5;

/**
 * Aspects as a table in SVG: each pair's glyph with its orb in degrees and minutes. Of one chart, the lower half; of two
 * (a synastry, transits, progressions, or with `outer`) the inner chart above and the outer one to the left.
 *
 * @throws HoroscopeError `invalid_request`
 * @example aspectGrid(natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }));
 */
export function aspectGrid(result: WheelResult, options: GridOptions = {}): string {
  return drawn(
    options,
    ['outer'],
    600,
    (theme, size) => drawGrid(result, options.outer, size, theme).drawing,
  );
}

/** The orbs that stand in the cells of one of so many pixels. */
export const orbsOf = (result: WheelResult, size: number): Line[] =>
  drawGrid(result, undefined, size, themes.light).orbs;

const margin = 4;

function drawGrid(
  result: WheelResult,
  around: WheelResult | undefined,
  size: number | undefined,
  theme: Theme,
): { drawing: Drawing; orbs: Line[] } {
  const charts = chartsAround(result, around);
  const { inner, outer, aspects } = charts;
  const columns = inner.points;
  const rows = (outer ?? inner).points;
  // With two charts bodies label rows and columns, otherwise the diagonal.
  const first = outer ? 1 : 0;
  const middleOf = (index: number): number => (index + first + 0.5) * cell;
  const across = Math.max(1, columns.length + first);
  const down = Math.max(1, rows.length + first);
  const readable = size === undefined || (size / across) * orbHeight >= smallest;
  const byPair = new Map<string, WheelAspect>();
  // Of two aspects between the same bodies the closer one is drawn.
  for (const aspect of sortedBy(aspects, ({ orb }) => -orb)) {
    const { planet1Id, planet2Id } = aspect;
    byPair.set(keyOf(planet1Id, planet2Id), aspect);
    if (!outer) byPair.set(keyOf(planet2Id, planet1Id), aspect);
  }
  let borders = '';
  let bodies = '';
  const shapes: string[] = [];
  const orbs: Line[] = [];
  for (const [row, { id }] of rows.entries()) {
    const y = middleOf(row);
    for (const [column, { id: other }] of columns.slice(0, outer ? columns.length : row).entries()) {
      const x = middleOf(column);
      borders += `M${x - cell / 2} ${y - cell / 2}h${cell}v${cell}h-${cell}z`;
      const aspect = byPair.get(keyOf(id, other));
      if (!aspect) continue;
      const { aspectId, orb } = aspect;
      const where = { x, y: readable ? y - cell * 0.1 : y };
      shapes[aspectId] ??= '';
      shapes[aspectId] += glyph(glyphs.aspects[aspectId] ?? '', where, cell * (readable ? 0.46 : 0.62));
      if (readable) orbs.push({ x, y: y + cell * 0.32, text: orbText(orb), height: cell * orbHeight });
    }
    bodies += bodyGlyph(id, { x: middleOf(outer ? -1 : row), y }, cell * 0.66);
  }
  if (outer)
    for (const [column, { id }] of columns.entries())
      bodies += bodyGlyph(id, { x: middleOf(column), y: middleOf(-1) }, cell * 0.66);
  const drawing: Drawing = [
    [-margin, -margin, across * cell + 2 * margin, down * cell + 2 * margin],
    captionOf(charts),
    descriptionOf(charts),
    group('cells', pen(0.5, theme.line), path(borders)) +
      group('glyphs', pen(glyphStroke), bodies) +
      shapes.map((each, kind) => group(`aspect-${kind}`, pen(2, colorOf(kind, theme)), each)).join('') +
      group('orbs', pen(1.5), figures(orbs)),
  ];
  return { drawing, orbs };
}

const keyOf = (first: number, second: number): string => `${first} ${second}`;

function orbText(orb: number): string {
  const minutes = Math.floor(Math.abs(orb) * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${minutesText({ minutes: minutes % 60 })}`;
}
