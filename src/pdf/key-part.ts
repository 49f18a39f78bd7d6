import type { AspectId } from '../chart/aspects.js';
import { signIds } from '../chart/zodiac.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { colorOf, dashOf } from '../wheel/aspect-lines.js';
import { glyphs } from '../wheel/glyphs.js';
import { lettering } from '../wheel/lettering.js';
import { element, path } from '../wheel/svg.js';
import { themeOf } from '../wheel/theme.js';
import type { Composer } from './composing.js';
import { optionsFor } from './figures.js';
import { type Mark, type Piece, type Structure, structure } from './marks.js';
import { grid, type Palette, styles } from './style.js';
import type { Subject } from './subject.js';

/** A page on which the glyphs of the report and the lines of its wheel have their names. */

interface Named {
  name: string;
  glyph: string;
  color: string;
  /** Of an aspect, a piece of its line; none of a conjunction. */
  line?: string;
}

const pitch = 1.4;
const glyphSize = 14;
const lineWidth = 26;

export function keyPart(
  composer: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
): Piece[] {
  const part = structure('Sect', root);
  const { columns, headings } = words;
  const lists = [
    { head: columns.sign, share: 0.29, entries: signs(words) },
    { head: columns.body, share: 0.36, entries: bodies(subject, words) },
    { head: columns.aspect, share: 0.35, entries: aspects(subject, words, palette) },
  ].filter(({ entries }) => entries.length > 0);
  const { left, measure } = composer.shape;
  const rows = Math.max(...lists.map(({ entries }) => entries.length));
  const owners = lists.map(() => structure('L', part));
  const pieces: Piece[] = Array.from({ length: rows + 1 }, (_, row) => ({
    lines: pitch,
    space: 0,
    keep: row < rows,
    marks: lists.flatMap(({ head, entries }, column): Mark[] => {
      const x = left + measure * lists.slice(0, column).reduce((sum, { share }) => sum + share, 0);
      const owner = owners[column] as Structure;
      if (row === 0) {
        const style = composer.capitalsFor(head, styles.tableHead, styles.tableHeadPlain);
        return [composer.line(structure('Caption', owner), head, style, x, grid * 0.7)];
      }
      const entry = entries[row - 1];
      return entry ? marksOf(composer, owner, entry, x) : [];
    }),
  }));
  const drawn = lists.some(({ head }) => head === columns.aspect);
  const note = drawn ? composer.caption(part, words.keyNote) : [];
  return [
    composer.part(part, { text: headings.key, level: 1 }),
    ...pieces,
    ...note.map((piece, i) => ({ ...piece, space: i === 0 ? 1 : 0 })),
  ];
}

function marksOf(
  composer: Composer,
  list: Structure,
  { name, glyph, color, line }: Named,
  x: number,
): Mark[] {
  const owner = structure('LBody', structure('LI', list));
  const y = grid * 0.85;
  const marks: Mark[] = [
    { kind: 'glyph', owner: null, path: glyph, x, y: y - glyphSize * 0.84, size: glyphSize, color },
  ];
  const text = x + glyphSize + 7;
  if (line !== undefined && line !== '')
    marks.push({ kind: 'picture', owner: null, svg: line, x: text, y: y - 6.5, width: lineWidth });
  return [
    ...marks,
    composer.line(owner, name, styles.table, text + (line === undefined ? 0 : lineWidth + 7), y),
  ];
}

const signs = ({ signs: names }: PrintCatalogue): Named[] =>
  signIds.map((sign) => ({ name: names[sign], glyph: glyphs.signs[sign] ?? '', color: 'accent' }));

function bodies({ charts }: Subject, words: PrintCatalogue): Named[] {
  const found = new Map<number, Named>();
  for (const { planetId, planetName } of charts.flatMap(({ planets }) => planets)) {
    const glyph = glyphs.planets[planetId];
    if (glyph !== undefined) found.set(planetId, { name: planetName, glyph, color: 'accent' });
  }
  // The far ends of the axes are no bodies, and stand in the wheel.
  if (found.has(ascendant)) {
    const farEnd = (id: number, name: string): Named => ({
      name,
      glyph: glyphs.planets[id] ?? '',
      color: 'accent',
    });
    found.set(22, farEnd(22, words.symbols.descendant)).set(23, farEnd(23, words.symbols.lowerMidheaven));
  }
  const listed = [...found].sort(([a], [b]) => a - b).map(([, named]) => named);
  const retrograde = { name: words.symbols.retrograde, glyph: lettering('R', 7.5, 5), color: 'accent' };
  return charts.some(({ planets }) => planets.some((planet) => planet.retrograde))
    ? [...listed, retrograde]
    : listed;
}
const ascendant = 15;

function aspects({ aspects: all, passages }: Subject, words: PrintCatalogue, palette: Palette): Named[] {
  const theme = themeOf(optionsFor(palette));
  const kinds = [...new Set([...all, ...passages].map(({ aspectId }) => aspectId))].sort((a, b) => a - b);
  return kinds.map((kind) => ({
    name: words.aspects[kind as AspectId],
    glyph: glyphs.aspects[kind] ?? '',
    color: colorOf(kind, theme),
    line:
      kind === 0
        ? ''
        : element(
            'svg',
            { viewBox: `0 0 ${lineWidth} 6` },
            path(`M1 3H${lineWidth - 1}`, {
              stroke: colorOf(kind, theme),
              'stroke-width': 1.4,
              'stroke-dasharray': dashOf(kind, theme),
            }),
          ),
  }));
}
