import type { AspectId } from '../chart/aspects.js';
import { Ascendant, Descendant, ImumCoeli, Midheaven } from '../chart/body-ids.js';
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
import { sentences } from './moon-note.js';
import { endOf } from './placing.js';
import { grid, type Palette, styles } from './style.js';
import type { Subject } from './subject.js';
import { filled } from './words.js';

/** The key to the glyphs of a report and to the lines of its wheel. */

interface Named {
  name: string;
  glyph: string;
  color: string;
  /** Heads what follows it in its column. */
  isHead?: boolean;
  /** For an aspect, a piece of its line; a conjunction has none. */
  line?: string | undefined;
}

/** Lines of the grid a row, where there is room for all, and where there is as little as can be. */
const widest = 1.4;
const closest = 1;
const glyphSize = 14;
const glyphGap = 5;
const lineWidth = 20;
/** Lines of the grid a line of the note. */
const notePitch = 0.85;

/** Lines of the grid between the contents and a key on their page. */
const aboveKey = 2.4;

/** Names below a head: a list, or what of one goes on beside it. */
interface Column {
  head: string;
  /** The column's share of the width. */
  share: number;
  entries: readonly Named[];
  goesOn?: boolean;
}

/** On a page of its own. */
export function keyPart(
  composer: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
): Piece[] {
  const { head, signs, bodies, angles, motion, aspects, elements } = listsOf(subject, words, palette);
  const last = [
    ...(aspects.length > 0 ? [...aspects, ...below(head.element, elements)] : elements),
    ...below(head.motion, motion),
  ];
  const part = structure('Sect', root);
  const heading = composer.part(part, { text: words.headings.key, level: 1 });
  const columns = [
    { head: head.sign, share: 0.31, entries: signs },
    { head: head.body, share: 0.36, entries: [...bodies, ...below(head.angle, angles)] },
    { head: aspects.length > 0 ? head.aspect : head.element, share: 0.33, entries: last },
  ];
  const notes = notesOf(composer, part, subject, words);
  const room = composer.shape.lines - heading.lines - notes.reduce(endOf, 0) - 1;
  return [heading, ...rowsOf(composer, part, columns, (rows) => Math.min(widest, room / rows)), ...notes];
}

/** Below short contents, where all of it has room there: as wide as text and margin, and only as high as need be. */
export function keyBelow(
  whole: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
): Piece[] {
  const composer = whole.flush();
  const { head, signs, bodies, angles, motion, aspects, elements } = listsOf(subject, words, palette);
  const part = structure('Sect', root);
  const heading = composer.chapter(part, { text: words.headings.key, level: 1 });
  const [sixth, half] = [Math.ceil(signs.length / 2), Math.ceil(bodies.length / 2)];
  const given = [
    { head: head.sign, entries: signs.slice(0, sixth) },
    { head: '', entries: signs.slice(sixth), goesOn: true },
    { head: head.body, entries: bodies.slice(0, half) },
    { head: '', entries: bodies.slice(half), goesOn: true },
    ...(aspects.length > 0
      ? [{ head: head.aspect, entries: [...aspects, ...below(head.motion, motion)] }]
      : []),
    {
      head: head.element,
      entries: [
        ...elements,
        ...below(head.angle, angles),
        ...(aspects.length > 0 ? [] : below(head.motion, motion)),
      ],
    },
  ];
  // Columns are spread over the width.
  const widths = given.map(({ entries }) =>
    Math.max(...entries.map((entry) => textAt(entry) + composer.widthOf(entry.name, styles.table))),
  );
  const { measure } = composer.shape;
  const gap = (measure - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1);
  const columns: Column[] = given.map((each, i) => ({
    ...each,
    share: ((widths[i] as number) + gap) / measure,
  }));
  return [
    { ...heading, space: aboveKey },
    ...rowsOf(composer, part, columns, () => closest),
    ...notesOf(composer, part, subject, words),
  ].map((piece, i, { length }) => ({ ...piece, needs: 0, keep: i < length - 1 }));
}

function listsOf(subject: Subject, words: PrintCatalogue, palette: Palette) {
  const theme = themeOf(optionsFor(palette));
  return {
    head: words.columns,
    signs: signs(words, theme),
    ...bodies(subject, words),
    aspects: aspects(subject, words, theme),
    elements: colors(words, theme),
  };
}

function notesOf(composer: Composer, part: Structure, subject: Subject, words: PrintCatalogue): Piece[] {
  const housed = subject.charts.some(
    ({ houses, planets }) => houses.length > 0 || planets.some(({ housePosition }) => housePosition > 0),
  );
  const rings = housed ? words.keyOfRings : words.keyOfRingsWithoutHouses;
  const ofAspects = subject.aspects.length + subject.passages.length > 0 ? words.keyNote : '';
  const { sides, aroundBirth, occasions } = subject;
  const ofDouble =
    sides !== 'one' || aroundBirth
      ? filled(words.keyOfDouble[sides], { name: occasions[1]?.name ?? '' })
      : '';
  return composer.paragraph(structure('P', part), sentences(rings, ofAspects, ofDouble), styles.small, {
    align: 'left',
    pitch: notePitch,
    measure: composer.shape.measure,
    space: 1,
  });
}

/** The heads, and below them row by row what stands in the columns. */
function rowsOf(
  composer: Composer,
  part: Structure,
  columns: readonly Column[],
  pitchFor: (rows: number) => number,
): Piece[] {
  const { left, measure } = composer.shape;
  const rows = Math.max(...columns.map(({ entries }) => entries.length)) + 1;
  const pitch = pitchFor(rows);
  const owners: Structure[] = [];
  for (const { goesOn } of columns) owners.push(goesOn ? (owners.at(-1) as Structure) : structure('L', part));
  return Array.from({ length: rows }, (_, row) => ({
    lines: pitch,
    space: 0,
    keep: row < rows - 1,
    marks: columns.flatMap(({ head, entries }, column): Mark[] => {
      const x = left + measure * columns.slice(0, column).reduce((sum, { share }) => sum + share, 0);
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
  if (line !== undefined && line !== '')
    marks.push({
      kind: 'picture',
      owner: null,
      svg: line,
      x: x + glyphSize + glyphGap,
      y: y - 6.5,
      width: lineWidth,
    });
  return [...marks, composer.line(owner, name, styles.table, x + textAt({ line }), y)];
}

/** Points from a glyph’s left to where its name begins. */
const textAt = ({ line }: Pick<Named, 'line'>): number =>
  glyphSize + glyphGap + (line === undefined ? 0 : lineWidth + glyphGap);

const nothing: Named = { name: '', glyph: '', color: 'accent' };

/** A further list in a column, under a head of its own. */
const below = (name: string, entries: readonly Named[]): Named[] =>
  entries.length > 0 ? [nothing, { ...nothing, name, isHead: true }, ...entries] : [];

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

/** Bodies, the ends of the axes, which are none, and the mark of how some move. */
function bodies(
  { charts, birth }: Subject,
  words: PrintCatalogue,
): Readonly<Record<'bodies' | 'angles' | 'motion', Named[]>> {
  const all = [...charts, ...(birth ? [birth] : [])].flatMap(({ planets }) => planets);
  const found = new Map<number, Named>();
  for (const { planetId, planetName } of all) {
    const glyph = glyphs.planets[planetId];
    if (glyph !== undefined) found.set(planetId, { name: planetName, glyph, color: 'accent' });
  }
  // The far ends of the axes stand in the wheel.
  if (found.has(Ascendant)) {
    const farEnd = (id: number, name: string): Named => ({
      name,
      glyph: glyphs.planets[id] ?? '',
      color: 'accent',
    });
    found
      .set(Descendant, farEnd(Descendant, words.symbols.descendant))
      .set(ImumCoeli, farEnd(ImumCoeli, words.symbols.lowerMidheaven));
  }
  const listed = [...found].sort(([a], [b]) => a - b);
  const namesOf = (those: (id: number) => boolean): Named[] =>
    listed.flatMap(([id, named]) => (those(id) ? [named] : []));
  const isAngle = (id: number): boolean => angles.includes(id);
  const retrograde = { name: words.symbols.retrograde, glyph: lettering('R', 7.5, 5), color: 'accent' };
  return {
    bodies: namesOf((id) => !isAngle(id)),
    angles: namesOf(isAngle),
    motion: all.some(({ retrograde: isRetrograde }) => isRetrograde) ? [retrograde] : [],
  };
}
const angles: readonly number[] = [Ascendant, Midheaven, Descendant, ImumCoeli];

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
