import type { PrintCatalogue } from '../text/print-catalogue.js';
import { aspectRows } from './chart-tables.js';
import { figure, gridOf } from './figures.js';
import { type Piece, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import { inRows, type PartContext, under } from './part-context.js';
import { viewOf } from './picture.js';
import type { Section } from './settling.js';
import { styles } from './style.js';
import type { Subject } from './subject.js';
import { table } from './tables.js';
import { filled } from './words.js';

/** Aspects as a grid and as lists. */

/** Points of a unit of the aspect grid, from as large as it becomes where the page has room to as small as it may be. */
const gridScales: readonly number[] = [1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74];
/** Aspects below which a list shows them better. */
const fewestInGrid = 20;
/** A list of up to so many aspects fits in anywhere on a page. */
const fewInList = 12;
/** The lists of aspects, of which short ones stand wherever they have room. */
export function aspectLists(context: PartContext): Section[] {
  const { composer, subject, words, length, toldOn, readOn } = context;
  if (length === 'brief') return [];
  const all = inRows((rowLines) =>
    under(context, words.headings.aspects, (own) =>
      table(composer, own, ...aspectRows(subject, words, [toldOn, readOn]), { rowLines }),
    ),
  );
  const others = inRows((rowLines) => otherAspects(context, rowLines));
  return [
    {
      ...all,
      isSmall: subject.aspects.length <= fewInList,
      // The grid has them all.
      ...(subject.aspects.length >= fewestInGrid &&
        subject.otherAspects.length === 0 && { shorter: (rows) => closestAspects(context, rows) }),
    },
    { ...others, isSmall: subject.otherAspects.length <= fewInList },
  ];
}

/** All but the widest of them, so many. */
function closestAspects(context: PartContext, without: number): Piece[] {
  const { composer, subject, words, toldOn, readOn } = context;
  const [head, rows] = aspectRows(subject, words, [toldOn, readOn]);
  const count = Math.max(1, rows.length - without);
  const note = filled(words.closestNote, { count: String(count), all: String(rows.length) });
  return under(context, words.headings.aspects, (own) => [
    ...composer.paragraph(structure('P', own), note, styles.note, { keep: true }),
    ...table(composer, own, head, rows.slice(0, count)),
  ]);
}

/** Progressions and returns have a second list of aspects. */
function otherAspects(context: PartContext, rowLines?: number): Piece[] {
  const { composer, subject, words } = context;
  const { headings, columns } = words;
  const isProgressed = subject.sides === 'progressions';
  const charts = isProgressed || !subject.birth ? subject.charts : [...subject.charts, subject.birth];
  const rows = aspectRows({ ...subject, charts, sides: 'one', aspects: subject.otherAspects }, words, []);
  const heads = isProgressed ? [columns.progressed, columns.progressed] : [columns.atReturn, columns.natal];
  const head = rows[0].map((column, i) => ({
    ...column,
    head: { 0: heads[0], 2: heads[1] }[i] ?? column.head,
  }));
  return under(context, isProgressed ? headings.aspectsAmongProgressed : headings.aspectsToBirth, (own) =>
    table(composer, own, head, rows[1], { rowLines }),
  );
}

export function aspectPicture(context: PartContext): Section {
  const { composer, subject, words, palette, length } = context;
  const { aspectGrid } = words.headings;
  if (subject.aspects.length < (length === 'full' ? fewestInGrid : 1)) return { pieces: [] };
  const at = (scale: number): Piece[] =>
    under(context, aspectGrid, (own) => {
      const { svg, texts } = gridOf(composer, subject, palette, scale);
      const widest = viewOf(svg)[2] * scale;
      return figure(composer, own, svg, {
        widest,
        caption: gridNote(subject, words),
        alt: aspectGrid,
        texts,
      });
    });
  return { pieces: at(gridScales.at(-1) as number), larger: () => gridScales.slice(0, -1).map(at) };
}

function gridNote(subject: Subject, words: PrintCatalogue): string {
  const { sides, occasions } = subject;
  const [first, second] = occasions;
  const names = { above: first?.name ?? '', left: second?.name ?? '' };
  const what =
    sides === 'progressions'
      ? words.gridOfProgressions
      : sides === 'two'
        ? filled(words.gridOfTwo, names)
        : words.gridNote;
  return sentences(what, moonNote(subject, words));
}
