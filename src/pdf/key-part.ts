import type { AspectId } from '../chart/aspects.js';
import { elementOf, elements, signIds } from '../chart/zodiac.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { colorOf, dashOf } from '../wheel/aspect-lines.js';
import { glyphs } from '../wheel/glyphs.js';
import { lettering } from '../wheel/lettering.js';
import { element, path } from '../wheel/svg.js';
import { type Theme, themeOf } from '../wheel/theme.js';
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
  /** Heads what follows it in its column. */
  isHead?: boolean;
  /** Of an aspect, a piece of its line; none of a conjunction. */
  line?: string;
}

/** Lines of the grid a row, where there is room for all. */
const widest = 1.4;
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
  const theme = themeOf(optionsFor(palette));
  const aspectList = aspects(subject, words, theme);
  const head = { name: columns.element, glyph: '', color: 'accent', isHead: true };
  const last =
    aspectList.length > 0 ? [...aspectList, nothing, head, ...colors(words, theme)] : colors(words, theme);
  const lists = [
    { head: columns.sign, share: 0.31, entries: signs(words, theme) },
    { head: columns.body, share: 0.36, entries: bodies(subject, words) },
    { head: aspectList.length > 0 ? columns.aspect : columns.element, share: 0.33, entries: last },
  ];
  const { left, measure } = composer.shape;
  const rows = Math.max(...lists.map(({ entries }) => entries.length));
  const owners = lists.map(() => structure('L', part));
  const housed = subject.charts.some(
    ({ houses, planets }) => houses.length > 0 || planets.some(({ housePosition }) => housePosition > 0),
  );
  const rings = housed ? words.keyOfRings : words.keyOfRingsWithoutHouses;
  const note = [rings, ...(aspectList.length > 0 ? [words.keyNote] : [])].flatMap((text) =>
    composer.paragraph(structure('P', part), text, styles.caption, { align: 'left' }),
  );
  const heading = composer.part(part, { text: headings.key, level: 1 });
  const room = composer.shape.lines - heading.lines - note.length - 2;
  const pitch = Math.min(widest, room / (rows + 1));
  const pieces: Piece[] = Array.from({ length: rows + 1 }, (_, row) => ({
    lines: pitch,
    space: 0,
    keep: row < rows,
    marks: lists.flatMap(({ head, entries }, column): Mark[] => {
      const x = left + measure * lists.slice(0, column).reduce((sum, { share }) => sum + share, 0);
      const owner = owners[column] as Structure;
      const entry = row === 0 ? { ...nothing, name: head, isHead: true } : entries[row - 1];
      if (!entry || entry.name === '') return [];
      if (!entry.isHead) return marksOf(composer, owner, entry, x);
      const style = composer.capitalsFor(entry.name, styles.tableHead, styles.tableHeadPlain);
      return [
        composer.line(
          structure(row === 0 ? 'Caption' : 'P', row === 0 ? owner : part),
          entry.name,
          style,
          x,
          grid * 0.7,
        ),
      ];
    }),
  }));
  return [heading, ...pieces, ...note.map((piece, i) => ({ ...piece, space: i === 0 ? 1 : 0 }))];
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

const nothing: Named = { name: '', glyph: '', color: 'accent' };

const signs = ({ signs: names }: PrintCatalogue, theme: Theme): Named[] =>
  signIds.map((sign) => ({
    name: names[sign],
    glyph: glyphs.signs[sign] ?? '',
    color: theme[elementOf(sign)],
  }));

/** A patch of the color that the signs of each element have. */
const colors = ({ shares }: PrintCatalogue, theme: Theme): Named[] =>
  elements.map((kind) => ({ name: shares[kind], glyph: patch, color: theme[kind] }));
/** On the square of glyphs, a rectangle in strokes. */
const patch = 'M5 8H19M5 9.5H19M5 11H19M5 12.5H19M5 14H19M5 15.5H19';

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

function aspects({ aspects: all, passages }: Subject, words: PrintCatalogue, theme: Theme): Named[] {
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
