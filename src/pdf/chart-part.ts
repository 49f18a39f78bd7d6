import type { Elements } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { aspectLists, aspectPicture } from './aspect-sections.js';
import { balanceOf, halvesInWords } from './balance.js';
import {
  birthAndSky,
  hasEarlierDays,
  passageRows,
  positions,
  type Table,
  toldTransitRows,
  yearOf,
} from './chart-tables.js';
import type { Composer } from './composing.js';
import { figure } from './figures.js';
import { type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import { flow } from './pages.js';
import { inRows, type PartContext, under } from './part-context.js';
import { nearer, type Section, settled } from './settling.js';
import { type Palette, styles } from './style.js';
import type { Balanced, PrintedChart, Subject } from './subject.js';
import { closerRows, table } from './tables.js';
import { fewTexts } from './texts-part.js';
import { timelineFigures } from './timeline.js';
import type { ToldOn } from './told-on.js';
import { wheels } from './wheel-sections.js';
import { dateInShort, dateInWords, filled } from './words.js';

/** The chart in figures: tables and pictures. */

/** Lines of the grid a row of a table that shares its page with bars alone. */
const widerRows = 1.4;
/** Lines of the grid a row of dates in a table that has no room else, and rows between its rules: closer ones run into each other. */
const rowsOfDates: readonly number[] = [1.05, 0.95];
const ruledDates = 5;
/** Scales by which bars are enlarged on a page of their own. */
const barScales: readonly number[] = [1.5, 1.25];

export function* chartPart(
  given: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
  length: 'full' | 'brief',
  { opensLeft, toldOn, readOn }: { opensLeft: boolean; toldOn: ToldOn; readOn: ToldOn },
): Generator<Piece[]> {
  const composer = given.flush();
  const context = {
    composer,
    part: structure('Sect', root),
    subject,
    words,
    palette,
    length,
    toldOn,
    readOn,
  };
  const { lines } = composer.shape;
  const texts = length === 'full' ? fewTexts(composer, context.part, subject, words) : [];
  if (texts.length === 0) return yield* settled(sections(context, opensLeft), lines);
  // Texts stand after the last table, and between two only where they would else have a page to themselves.
  const all = [...sections(context, opensLeft)];
  const tables = [...settled(all, lines)];
  const pagesWith = (made: readonly Piece[][]): number => flow(made.flat(), lines).length;
  const pages = pagesWith([...tables, texts]);
  if (pages === pagesWith(tables)) return yield* [...tables, texts];
  const among = [...settled(withSmall(all, texts), lines)];
  yield* pagesWith(among) < pages ? among : [...tables, texts];
}

/** Sections with small pieces added, which fit in anywhere after the positions. */
function withSmall(all: readonly Section[], pieces: Piece[]): Section[] {
  const tables = all.findIndex(({ closer }) => closer !== undefined) + 1;
  return [...all.slice(0, tables), { pieces, isSmall: true }, ...all.slice(tables)];
}

/**
 * The sections of charts. For two people each page of one faces that of the other, so their wheels come after an even
 * number of pages.
 */
function* sections(context: PartContext, opensLeft: boolean): Generator<Section> {
  const { composer, subject, words, length } = context;
  const grid = aspectPicture(context);
  const isBeside = (subject.births?.length ?? 0) === 2 && grid.pieces.length > 0 && opensLeft;
  let first = isBeside;
  for (const pieces of wheels(context)) {
    yield { pieces };
    if (first) yield grid;
    first = false;
  }
  yield { pieces: timelinePicture(context) };
  const lists = aspectLists(context);
  yield* tablesOfBodies(
    context,
    lists.filter(({ isSmall }) => isSmall),
  );
  if (length === 'full')
    yield {
      ...inRows(
        (rowLines) =>
          under(context, words.headings.dates, (own) => dates(composer, own, subject, words, rowLines)),
        rowsOfDates,
      ),
      isSmall: 'aspectsToNatal' in subject.result,
    };
  if (!isBeside) yield grid;
  yield* lists.filter(({ isSmall }) => !isSmall);
}

/** Elements and other small sections, wherever they have room, and positions. */
function* tablesOfBodies(context: PartContext, small: readonly Section[]): Generator<Section> {
  const { composer, subject, words, palette } = context;
  const { charts, sides } = subject;
  // For two people with birth charts, each of two facing pages has one person's tables.
  const ofEach = sides === 'two' && charts.every(({ balance }) => balance);
  const bars = (scale?: number): Piece[] =>
    under(context, words.headings.balance, (own) => balances(composer, own, charts, words, palette, scale));
  if (!ofEach) yield { pieces: bars(), isSmall: true, larger: () => barScales.map(bars) };
  yield* small;
  yield inRows((rowLines) => positionsOf(context, ofEach, rowLines));
}

/** The positions of each chart, or of a birth chart and the sky beside it. */
function positionsOf(context: PartContext, withBalances: boolean, rowLines?: number): Piece[] {
  const { composer, subject, words, toldOn, readOn } = context;
  const { charts, birth, sides } = subject;
  const { columns, headings } = words;
  const [first, second] = charts;
  const beside =
    sides === 'transits' && first && second
      ? birthAndSky([first, second], words, second.of ? dateInShort(second.of.date, words) : '')
      : sides === 'progressions' && birth && first
        ? birthAndSky([birth, first], words, columns.progressed)
        : first?.moment === 'return' && birth
          ? birthAndSky([birth, first], words, columns.atReturn)
          : undefined;
  if (beside) {
    // A long list of days begins below them.
    const usual = subject.passages.length > 0 ? closerRows[0] : undefined;
    return under(context, headings.positions, (own) =>
      table(composer, own, ...beside, { rowLines: rowLines ?? usual }),
    );
  }
  const where = charts.map((chart) => positions(chart, words, [toldOn, readOn]));
  const like = where.map(([, rows]) => rows);
  return charts.flatMap((chart, i) => {
    const pieces = under(context, positionsHeading(chart, words), (own) => [
      ...table(composer, own, ...(where[i] as Table), {
        like,
        rowLines: rowLines ?? (withBalances ? widerRows : undefined),
      }),
      ...(withBalances ? balancesBelow(context, own, chart) : []),
    ]);
    return withBalances || i === 0 ? pieces : nearer(pieces);
  });
}

/** The balances of one person, below the table of positions. */
function balancesBelow(
  { composer, words, palette }: PartContext,
  own: Structure,
  chart: PrintedChart,
): Piece[] {
  const made = balances(composer, own, [chart], words, palette, barScales[0]);
  if (made.length === 0) return [];
  const heading = composer.paragraph(structure('H2', own), words.headings.balance, styles.entry, {
    space: 1.5,
    keep: true,
  });
  return [...heading, ...made];
}

function timelinePicture(context: PartContext): Piece[] {
  const { composer, subject, words, palette, toldOn } = context;
  const { result } = subject;
  const { timeline } = words.headings;
  if (!('transits_aspects' in result)) return [];
  const figures = timelineFigures(result, composer.shape, palette, words, toldOn);
  const note = sentences(
    words.timelineNote,
    figures.some(({ hasClosest }) => hasClosest) ? words.timelineClosest : '',
    figures.some(({ hasTold }) => hasTold) ? words.timelineTold : '',
    moonNote(subject, words),
  );
  // The explanation of the timeline comes before its first bars.
  return under(context, timeline, (own) => [
    ...(figures.length > 0 ? composer.caption(own, note).map((piece) => ({ ...piece, keep: true })) : []),
    ...figures.flatMap(({ svg, texts }) =>
      figure(composer, own, svg, { caption: '', alt: timeline, space: 0.6, texts }),
    ),
  ]);
}

const sharesInWords = ({ elements }: Balanced, words: PrintCatalogue): string =>
  `${words.headings.balance}: ${Object.entries(elements)
    .map(([key, share]) =>
      filled(words.share, { name: words.shares[key as keyof Elements], share: String(share) }),
    )
    .join(', ')}`;

/** The balances of one chart, or of several, each below its name. */
function balances(
  composer: Composer,
  parent: Structure,
  charts: readonly PrintedChart[],
  words: PrintCatalogue,
  palette: Palette,
  scale = 1,
): Piece[] {
  const all = charts.flatMap(({ balance, of }) => (balance ? [{ balance, of: of?.name ?? '' }] : []));
  const named = all.map(({ balance, of }) => ({ balance, name: all.length > 1 ? of : '' }));
  const notes = sentences(...named.map(({ balance, name }) => halvesInWords(balance, name, words)));
  return named.flatMap(({ balance, name }, i) => {
    const { svg, texts } = balanceOf(balance, name, { width: composer.shape.measure, scale }, palette, words);
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
  const rows = table(composer, own, ...passageRows(subject, words), { rowLines, ruled: ruledDates });
  const year = yearOf(subject);
  const note = sentences(
    year === '' ? '' : filled(words.yearNote, { year }),
    hasEarlierDays(subject) ? words.earlierNote : '',
  );
  if (rows.length === 0 || note === '') return rows;
  return [...composer.paragraph(structure('P', own), note, styles.note, { keep: true }), ...rows];
}

function positionsHeading({ of, moment }: PrintedChart, words: PrintCatalogue): string {
  if (moment === 'return') return words.headings.positionsOfReturn;
  if (!of) return words.headings.positions;
  return filled(words.headings.positionsOf, { name: of.name ?? dateInWords(of.date, words) });
}
