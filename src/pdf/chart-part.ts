import type { Elements } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { aspectLists, aspectPicture } from './aspect-sections.js';
import { balanceOf, halvesInWords } from './balance.js';
import {
  birthAndSky,
  houses,
  passageRows,
  positions,
  type Table,
  toldTransitRows,
  yearOf,
} from './chart-tables.js';
import type { Composer } from './composing.js';
import { figure } from './figures.js';
import { type Heading, type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import { fewOf, flow, wellOf } from './pages.js';
import { inRows, type PartContext, under } from './part-context.js';
import { endOf, endOfAll } from './placing.js';
import { nearer, type Section, settled } from './settling.js';
import { type Palette, styles } from './style.js';
import type { Balanced, PrintedChart, Subject } from './subject.js';
import { table } from './tables.js';
import { fewTexts } from './texts-part.js';
import { timelineFigures } from './timeline.js';
import { titleOfCharts, wheels } from './wheel-sections.js';
import { dateInShort, dateInWords, filled } from './words.js';

/** The chart in figures: tables and pictures. */

/** Share of a page that a reading leaves at its end, from which on the tables begin there. */
const mostlyEmpty = 0.35;
/** How much higher bars stand than usual on a page of their own. */
const barScales: readonly number[] = [1.5, 1.25];

export function* chartPart(
  given: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
  length: 'full' | 'brief',
  used: number,
): Generator<Piece[]> {
  const composer = given.flush();
  const { lines } = composer.shape;
  const context = { composer, part: structure('Sect', root), subject, words, palette, length };
  function* rest(below: readonly Section[]): Generator<Piece[]> {
    yield* settled(sections(context, below.length > 0, below.slice(1)), lines);
    // Texts stand after the last table, not between two.
    if (length === 'full') yield fewTexts(composer, context.part, subject, words);
  }
  let best: { below: readonly Section[]; after: Piece[][]; white: number } | undefined;
  for (const below of waysBelow(context, used)) {
    const after = [...rest(below)];
    const pages = flow(after.flat(), lines);
    const white = pages.filter(
      (page, i) => endOfAll(page) < lines * (i + 1 < pages.length ? wellOf : fewOf),
    ).length;
    if (!best || white < best.white) best = { below, after, white };
    if (white === 0) break;
  }
  if (!best) return yield* rest([]);
  yield best.below.flatMap(({ pieces }) => pieces);
  yield* best.after;
}

/**
 * The heading and the tables that have room below a reading, in each way that is worth trying; none where its last page is
 * fuller, and none of two people, whose tables stand in the order of the two.
 */
function* waysBelow(context: PartContext, used: number): Generator<Section[]> {
  const { composer, part, subject, words } = context;
  const { lines } = composer.shape;
  if (used === 0 || subject.sides === 'two' || lines - used < lines * mostlyEmpty) return;
  const title: Heading = { text: titleOfCharts(subject, words), level: 1 };
  const heading: Section = { pieces: [composer.partBelow(part, title)] };
  const fits = (sections: readonly Section[]): boolean =>
    sections.flatMap(({ pieces }) => pieces).reduce(endOf, used) <= lines;
  const tables = [...tablesOfBodies(context, [], true)].filter(({ pieces }) => pieces.length > 0);
  for (const name of ['positions', 'houses', 'balance'] as const) {
    const section = tables.find((table) => table.name === name);
    if (!section) continue;
    const pieces = [section.pieces, ...(section.closer?.() ?? [])].find((way) =>
      fits([heading, { ...section, pieces: way }]),
    );
    if (!pieces) continue;
    const below = [heading, { ...section, pieces }];
    // Positions alone would leave a page half empty, so that they go first, and with what else has room.
    if (name === 'positions')
      for (const other of tables) if (other !== section && fits([...below, other])) below.push(other);
    yield below;
  }
}

/** @param below what stands below the reading already */
function* sections(context: PartContext, runsOn: boolean, below: readonly Section[]): Generator<Section> {
  const { composer, subject, words, length } = context;
  for (const pieces of wheels(context, runsOn)) yield { pieces };
  yield { pieces: timelinePicture(context) };
  const lists = aspectLists(context);
  const tables = tablesOfBodies(
    context,
    lists.filter(({ isSmall }) => isSmall),
    below.some(({ name }) => name === 'positions' || name === 'houses'),
  );
  const isBelow = ({ name }: Section): boolean => below.some((other) => other.name === name);
  yield* [...tables].filter((section) => section.name === undefined || !isBelow(section));
  if (length === 'full')
    yield {
      ...inRows((rowLines) =>
        under(context, words.headings.dates, (own) => dates(composer, own, subject, words, rowLines)),
      ),
      isSmall: 'aspectsToNatal' in subject.result,
    };
  yield aspectPicture(context);
  yield* lists.filter(({ isSmall }) => !isSmall);
}

/** Elements and other small sections, wherever they have room; positions, and houses that stand below no wheel. */
function* tablesOfBodies(
  context: PartContext,
  small: readonly Section[],
  areApart: boolean,
): Generator<Section> {
  const { composer, subject, words, palette } = context;
  const { charts, sides } = subject;
  // Of two people, where their births are given, one page has both, or each of two what is one’s.
  const ofEach =
    sides === 'two' &&
    charts.every(({ balance }) => balance) &&
    flow(positionsOf(context, false), composer.shape.lines).length > 1;
  const bars = (scale?: number): Piece[] =>
    under(context, words.headings.balance, (own) => balances(composer, own, charts, words, palette, scale));
  if (!ofEach) yield { name: 'balance', pieces: bars(), isSmall: true, larger: () => barScales.map(bars) };
  yield* small;
  const positions = (rowLines?: number): Piece[] => positionsOf(context, ofEach, rowLines);
  const houses = (rowLines?: number): Piece[] => housesBelowNoWheel(context, rowLines);
  if (!areApart) return yield inRows((rowLines) => [...positions(rowLines), ...houses(rowLines)]);
  yield { name: 'positions', ...inRows(positions) };
  yield { name: 'houses', ...inRows(houses) };
}

/** Of each chart, or of a birth and what stands beside it. */
function positionsOf(context: PartContext, withBalances: boolean, rowLines?: number): Piece[] {
  const { composer, subject, words, palette } = context;
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
  const { charts, births } = subject;
  if (births) return [];
  return charts.flatMap((chart) =>
    under(context, housesHeading(subject.result, words), (own) =>
      table(composer, own, ...houses(chart, words), { rowLines }),
    ),
  );
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
  const rows = table(composer, own, ...passageRows(subject, words), { rowLines });
  const year = yearOf(subject);
  if (rows.length === 0 || year === '') return rows;
  const note = filled(words.yearNote, { year });
  return [...composer.paragraph(structure('P', own), note, styles.note, { keep: true }), ...rows];
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
