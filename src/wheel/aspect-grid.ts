import { colorOf } from './aspect-lines.js';
import { captionOf, descriptionOf } from './description.js';
import { drawn } from './drawn.js';
import { glyphStroke, glyphs } from './glyphs.js';
import { chartsAround, chartsOf, type WheelAspect, type WheelPoint, type WheelResult } from './sources.js';
import { bodyGlyph, figures, glyph, group, type Line, path, picture } from './svg.js';
import { type PictureOptions, sizeOf, themeOf } from './theme.js';

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
  return drawn(options, ['outer'], () => drawGrid(result, options));
}

/** The orbs that stand in its cells. */
export const orbsOf = (result: WheelResult, options: GridOptions): Line[] => laidOut(result, options).orbs;

function laidOut(result: WheelResult, options: GridOptions) {
  const charts = options.outer ? chartsAround(result, options.outer) : chartsOf(result);
  const { inner, outer, aspects } = charts;
  const rows = (outer ?? inner).points;
  const columns = inner.points;
  const byPair = new Map<string, WheelAspect>();
  for (const aspect of aspects) {
    const key = keyOf(aspect.planet1Id, aspect.planet2Id);
    const known = byPair.get(key);
    if (!known || aspect.orb < known.orb) byPair.set(key, aspect);
    if (!outer) byPair.set(keyOf(aspect.planet2Id, aspect.planet1Id), aspect);
  }
  const across = outer ? columns.length + 1 : rows.length;
  const size = sizeOf(options);
  const readable = size === undefined || (size / Math.max(1, across)) * orbHeight >= smallest;
  let borders = '';
  let bodies = '';
  const kinds = new Map<number, string>();
  const orbs: Line[] = [];
  for (const [row, { id }] of rows.entries()) {
    const last = outer ? columns.length : row;
    for (let column = 0; column < last; column++) {
      const [x, y] = [(column + (outer ? 1 : 0)) * cell, (row + (outer ? 1 : 0)) * cell];
      borders += `M${x} ${y}h${cell}v${cell}h-${cell}z`;
      const aspect = byPair.get(keyOf(id, (columns[column] as WheelPoint).id));
      if (!aspect) continue;
      const shape = glyph(
        glyphs.aspects[aspect.aspectId] ?? '',
        { x: x + cell / 2, y: y + cell * (readable ? 0.4 : 0.5) },
        cell * (readable ? 0.46 : 0.62),
      );
      kinds.set(aspect.aspectId, (kinds.get(aspect.aspectId) ?? '') + shape);
      if (readable)
        orbs.push({
          x: x + cell / 2,
          y: y + cell * 0.82,
          text: orbText(aspect.orb),
          height: cell * orbHeight,
        });
    }
    const where = outer
      ? { x: cell / 2, y: (row + 1.5) * cell }
      : { x: (row + 0.5) * cell, y: (row + 0.5) * cell };
    bodies += bodyGlyph(id, where, cell * 0.66);
  }
  return { charts, rows, columns, across, borders, bodies, kinds, orbs };
}

function drawGrid(result: WheelResult, options: GridOptions): string {
  const theme = themeOf(options);
  const { charts, rows, columns, across, borders, bodies: atRows, kinds, orbs } = laidOut(result, options);
  const { outer } = charts;
  let bodies = atRows;
  if (outer)
    for (const [column, { id }] of columns.entries())
      bodies += bodyGlyph(id, { x: (column + 1.5) * cell, y: cell / 2 }, cell * 0.66);
  const down = outer ? rows.length + 1 : rows.length;
  const margin = 4;
  return picture(
    {
      view: [
        -margin,
        -margin,
        Math.max(1, across) * cell + 2 * margin,
        Math.max(1, down) * cell + 2 * margin,
      ],
      size: sizeOf(options),
      title: options.title ?? captionOf(charts),
      desc: options.desc ?? descriptionOf(charts),
      background: theme.background,
      ink: theme.ink,
    },
    (borders === '' ? '' : group('cells', { stroke: theme.line, 'stroke-width': 0.5 }, path(borders))) +
      group('glyphs', { 'stroke-width': glyphStroke }, bodies) +
      [...kinds]
        .sort(([a], [b]) => a - b)
        .map(([kind, shapes]) =>
          group(`aspect-${kind}`, { stroke: colorOf(kind, theme), 'stroke-width': 2 }, shapes),
        )
        .join('') +
      group('orbs', { 'stroke-width': 1.5 }, figures(orbs)),
  );
}

const keyOf = (first: number, second: number): string => `${first} ${second}`;
function orbText(orb: number): string {
  const minutes = Math.floor(Math.abs(orb) * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
