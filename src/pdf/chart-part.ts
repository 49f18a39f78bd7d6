import type { Elements } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { balanceOf, halvesInWords } from './balance.js';
import {
  aspectRows,
  birthAndSky,
  houses,
  passageRows,
  positions,
  type Table,
  toldTransitRows,
  yearOf,
} from './chart-tables.js';
import type { Composer } from './composing.js';
import { captionOf } from './cover.js';
import { figure, gridOf, wheelOf } from './figures.js';
import { type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import { flow } from './pages.js';
import { viewOf } from './picture.js';
import { endOf } from './placing.js';
import { nearer, type Section, settled } from './settling.js';
import { grid, type Palette, styles } from './style.js';
import type { Balanced, PrintedChart, Subject } from './subject.js';
import { closerRows, table } from './tables.js';
import { fewTexts } from './texts-part.js';
import { timelineFigures } from './timeline.js';
import { dateInShort, dateInWords, filled } from './words.js';

/** The chart in figures: tables and pictures. */

/** Points of a unit of the aspect grid, from as large as it becomes where the page has room to as small as it may be. */
const gridScales: readonly number[] = [1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74];
/** Aspects below which a list shows them better. */
const fewestInGrid = 20;
/** Points that a wheel leaves free at either side, where the degrees of the horizon are wider than drawn ones. */
const besideWheel = 6;

export function* chartPart(
  given: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
  length: 'full' | 'brief',
): Generator<Piece[]> {
  const context = { composer: given.flush(), part: structure('Sect', root), subject, words, palette, length };
  yield* settled(sections(context), context.composer.shape.lines);
}

function* sections(context: PartContext): Generator<Section> {
  const { composer, subject, words, length } = context;
  for (const pieces of wheels(context)) yield { pieces };
  yield { pieces: timelinePicture(context) };
  yield* tablesOfBodies(context);
  if (length === 'full')
    yield {
      ...inRows((rowLines) =>
        under(context, words.headings.dates, (own) => dates(composer, own, subject, words, rowLines)),
      ),
      isSmall: 'aspectsToNatal' in subject.result,
    };
  yield aspectPicture(context);
  if (length === 'full') yield { pieces: fewTexts(composer, context.part, subject, words), isSmall: true };
  yield* aspectLists(context);
}

/** A table in usual rows, and in those that take as much less room as it needs. */
const inRows = (make: (rowLines?: number) => Piece[]): Section => ({
  pieces: make(),
  *closer() {
    for (const rowLines of closerRows) yield make(rowLines);
  },
});

/** What the sections of the part are made from. */
interface PartContext {
  composer: Composer;
  part: Structure;
  subject: Subject;
  words: PrintCatalogue;
  palette: Palette;
  length: 'full' | 'brief';
}

function under({ composer, part }: PartContext, text: string, make: (parent: Structure) => Piece[]): Piece[] {
  const own = structure('Sect', part);
  const made = make(own);
  if (made.length === 0) return [];
  return [{ ...composer.chapter(own, { text, level: 2 }), needs: 0 }, ...made];
}

interface WheelFigure {
  of: Pick<Subject, 'wheel' | 'outer'>;
  caption: string;
  alt: string;
  /** Whose houses stand below it. */
  housed?: PrintedChart | undefined;
}

/** A wheel below a heading on a page with all that stands there besides, as large as that leaves room for. */
function wheelPage(
  { composer, words, palette }: PartContext,
  own: Structure,
  heading: Piece,
  { of, caption, alt, housed }: WheelFigure,
): Piece[] {
  const { svg, texts } = wheelOf(of, palette);
  const { left, measure, margin } = composer.shape;
  const most = left + measure - margin - 2 * besideWheel;
  const page = (widest: number): Piece[] => [
    heading,
    ...figure(composer, own, svg, { widest: Math.min(widest, most), caption, alt, texts, centered: true }),
    ...(housed ? table(composer, own, ...houses(housed, words), { label: words.headings.houses }) : []),
  ];
  // Of a picture a line high, and what the caption loses to the grid.
  const other = page(grid).reduce(endOf, 0) - 1;
  return page((composer.shape.lines - Math.ceil(other)) * grid);
}

/** That of the cover with all its figures, then those of single charts. */
function* wheels(context: PartContext): Generator<Piece[]> {
  const { composer, part, subject, words } = context;
  const { headings } = words;
  const { charts, result, sides, births = [], outer, title: alt } = subject;
  const text = sides === 'two' ? headings.tablesOfTwo : headings.tables;
  const heading = composer.part(part, { text, level: 1 });
  yield wheelPage(context, part, heading, { of: subject, caption: captionOf(subject, words), alt });
  const under = (text: string, wheel: WheelFigure): Piece[] => {
    const own = structure('Sect', part);
    return wheelPage(context, own, { ...composer.chapter(own, { text, level: 2 }), needs: 0 }, wheel);
  };
  if (sides === 'two')
    for (const [i, wheel] of births.entries()) {
      const caption = wheel.calculation?.houseSystemUsed === null ? words.openMoon.birth : '';
      const { name } = wheel.profile;
      yield under(filled(headings.wheelOf, { name }), {
        of: { wheel },
        caption,
        alt: name,
        housed: charts[i],
      });
    }
  // Its houses, which the wheel around the birth has not.
  if (outer && 'aspectsToNatal' in result) {
    const caption = sentences(words.wheel, moonNote(subject, words));
    yield under(headings.wheelOfReturn, { of: { wheel: result }, caption, alt, housed: charts[0] });
  }
}

/** Elements, wherever they have room; positions, and houses that stand below no wheel. */
function* tablesOfBodies(context: PartContext): Generator<Section> {
  const { composer, subject, words, palette } = context;
  const { charts, sides } = subject;
  // Of two people, where their births are given, one page has both, or each of two what is one’s.
  const ofEach =
    sides === 'two' &&
    charts.every(({ balance }) => balance) &&
    flow(positionsOf(context, false), composer.shape.lines).length > 1;
  if (!ofEach)
    yield {
      pieces: under(context, words.headings.balance, (own) =>
        balances(composer, own, charts, words, palette),
      ),
      isSmall: true,
    };
  yield inRows((rowLines) => [
    ...positionsOf(context, ofEach, rowLines),
    ...housesBelowNoWheel(context, rowLines),
  ]);
}

/** Of each chart, or of a birth and what stands beside it. */
function positionsOf(context: PartContext, withBalances: boolean, rowLines?: number): Piece[] {
  const { composer, subject, words, palette } = context;
  const { charts, birth, sides, outer } = subject;
  const { columns, headings } = words;
  const [first, second] = charts;
  const beside =
    sides === 'transits' && first && second
      ? birthAndSky([first, second], words, second.of ? dateInShort(second.of.date, words) : '')
      : sides === 'progressions' && birth && first
        ? birthAndSky([birth, first], words, columns.progressed)
        : outer && birth && first
          ? birthAndSky([birth, first], words, columns.atReturn)
          : undefined;
  if (beside)
    return under(context, headings.positions, (own) => table(composer, own, ...beside, { rowLines }));
  const where = charts.map((chart) => positions(chart, words));
  const like = where.map(([, rows]) => rows);
  return charts.flatMap((chart, i) => {
    const pieces = under(context, positionsHeading(chart, words), (own) => [
      ...table(composer, own, ...(where[i] as Table), { like, rowLines }),
      ...(withBalances ? balances(composer, own, [chart], words, palette) : []),
    ]);
    return withBalances || i === 0 ? pieces : nearer(pieces);
  });
}

function housesBelowNoWheel(context: PartContext, rowLines?: number): Piece[] {
  const { composer, subject, words } = context;
  const { charts, sides, births, outer } = subject;
  if (sides !== 'progressions' && (births || outer)) return [];
  return charts.flatMap((chart) =>
    under(context, housesHeading(subject.result, words), (own) =>
      table(composer, own, ...houses(chart, words), { rowLines }),
    ),
  );
}

function* aspectLists(context: PartContext): Generator<Section> {
  const { composer, subject, words, length } = context;
  if (length === 'brief') return;
  yield inRows((rowLines) =>
    under(context, words.headings.aspects, (own) =>
      table(composer, own, ...aspectRows(subject, words), { rowLines }),
    ),
  );
  yield inRows((rowLines) => otherAspects(context, rowLines));
}

/** Of progressions and of returns there are two kinds of pairs. */
function otherAspects(context: PartContext, rowLines?: number): Piece[] {
  const { composer, subject, words } = context;
  const { headings, columns } = words;
  const isProgressed = subject.sides === 'progressions';
  const charts = isProgressed || !subject.birth ? subject.charts : [...subject.charts, subject.birth];
  const rows = aspectRows({ ...subject, charts, sides: 'one', aspects: subject.otherAspects }, words);
  const heads = isProgressed ? [columns.progressed, columns.progressed] : [columns.atReturn, columns.natal];
  const head = rows[0].map((column, i) => ({
    ...column,
    head: { 0: heads[0], 2: heads[1] }[i] ?? column.head,
  }));
  return under(context, isProgressed ? headings.aspectsAmongProgressed : headings.aspectsToBirth, (own) =>
    table(composer, own, head, rows[1], { rowLines }),
  );
}

function aspectPicture(context: PartContext): Section {
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

function timelinePicture(context: PartContext): Piece[] {
  const { composer, subject, words, palette } = context;
  const { result } = subject;
  const { timeline } = words.headings;
  if (!('transits_aspects' in result)) return [];
  return under(context, timeline, (own) =>
    timelineFigures(result, composer.shape, palette, words).flatMap(({ svg, texts }, i, all) =>
      figure(composer, own, svg, {
        caption: i === all.length - 1 ? sentences(words.timelineNote, moonNote(subject, words)) : '',
        alt: timeline,
        space: 0.6,
        texts,
      }),
    ),
  );
}

const sharesInWords = ({ elements }: Balanced, words: PrintCatalogue): string =>
  `${words.headings.balance}: ${Object.entries(elements)
    .map(([key, share]) =>
      filled(words.share, { name: words.shares[key as keyof Elements], share: String(share) }),
    )
    .join(', ')}`;

/** Of one chart; of several those of each under its name, the same below each other. */
function balances(
  composer: Composer,
  parent: Structure,
  charts: readonly PrintedChart[],
  words: PrintCatalogue,
  palette: Palette,
): Piece[] {
  const all = charts.flatMap(({ balance, of }) => (balance ? [{ balance, of: of?.name ?? '' }] : []));
  const named = all.map(({ balance, of }) => ({ balance, name: all.length > 1 ? of : '' }));
  const notes = sentences(...named.map(({ balance, name }) => halvesInWords(balance, name, words)));
  return named.flatMap(({ balance, name }, i) => {
    const { svg, texts } = balanceOf(balance, name, composer.shape.measure, palette, words);
    return figure(composer, parent, svg, {
      space: i === 0 ? 1 : 0.6,
      caption: i === named.length - 1 ? notes : '',
      alt: sentences(name === '' ? '' : `${name}.`, sharesInWords(balance, words)),
      texts,
    });
  });
}

function dates(
  composer: Composer,
  own: Structure,
  subject: Subject,
  words: PrintCatalogue,
  rowLines?: number,
): Piece[] {
  if ('aspectsToNatal' in subject.result) return table(composer, own, ...toldTransitRows(subject, words));
  const rows = table(composer, own, ...passageRows(subject, words), { rowLines });
  const year = yearOf(subject);
  if (rows.length === 0 || year === '') return rows;
  const note = filled(words.yearNote, { year });
  return [...composer.paragraph(structure('P', own), note, styles.note, { keep: true }), ...rows];
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

/** Progressed bodies stand in the houses of the birth, unless those were progressed as well. */
function housesHeading(result: Subject['result'], { headings }: PrintCatalogue): string {
  if (!('solarArc' in result)) return headings.houses;
  return result.calculation.progressedHouses === 'natal' ? headings.housesAtBirth : headings.housesProgressed;
}

function positionsHeading({ of, moment }: PrintedChart, words: PrintCatalogue): string {
  if (moment === 'return') return words.headings.positionsOfReturn;
  if (!of) return words.headings.positions;
  return filled(words.headings.positionsOf, { name: of.name ?? dateInWords(of.date, words) });
}
