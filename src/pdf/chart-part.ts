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
  yearOf,
} from './chart-tables.js';
import type { Composer } from './composing.js';
import { figure, gridOf, wheelOf } from './figures.js';
import { type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import { paginate } from './pages.js';
import { viewOf } from './picture.js';
import { grid, type Palette, styles } from './style.js';
import type { Balanced, PrintedChart, Subject } from './subject.js';
import { table } from './tables.js';
import { fewTexts } from './texts-part.js';
import { timelineFigures } from './timeline.js';
import { dateInShort, dateInWords, filled } from './words.js';

/** The chart in figures: tables and pictures. */

/** Points of a unit of the aspect grid: it grows with the bodies in it, not with the page. */
const gridScale = 0.74;
/** Aspects below which a list shows them better: of one chart, and of two, whose grid is twice as large. */
const fewestInGrid = { one: 12, two: 20 };

export function* chartPart(
  given: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
  length: 'full' | 'brief',
): Generator<Piece[]> {
  const desk = { composer: given.flush(), part: structure('Sect', root), subject, words, palette, length };
  const before: Piece[] = [];
  for (const pieces of charts(desk)) {
    before.push(...pieces);
    yield pieces;
  }
  const listed = aspectList(desk);
  const gridded = aspectPicture(desk);
  // A list may be parted, so that it fills a page that has no room for the grid.
  const pagesOf = (...rest: Piece[][]): number =>
    paginate([...before, ...rest.flat()], desk.composer.shape.lines).length;
  yield* pagesOf(listed, gridded) < pagesOf(gridded, listed) ? [listed, gridded] : [gridded, listed];
  yield* timelineAndDates(desk);
}

interface Desk {
  composer: Composer;
  part: Structure;
  subject: Subject;
  words: PrintCatalogue;
  palette: Palette;
  length: 'full' | 'brief';
}

function under({ composer, part }: Desk, text: string, make: (parent: Structure) => Piece[]): Piece[] {
  const own = structure('Sect', part);
  const made = make(own);
  if (made.length === 0) return [];
  return [{ ...composer.chapter(own, { text, level: 2 }), needs: 0 }, ...made];
}

/** Wheels, positions, houses, elements. */
function* charts(desk: Desk): Generator<Piece[]> {
  const { composer, part, subject, words, palette } = desk;
  const { headings } = words;
  yield [composer.part(part, { text: headings.tables, level: 1 })];
  const { charts: all, result } = subject;
  // As large as there is room for below the heading of the part, with the houses and without.
  const housedWheel = (composer.shape.lines - 23) * grid;
  const singleWheel = (composer.shape.lines - 14) * grid;
  for (const [i, birth] of (subject.sides === 'two' ? (subject.births ?? []) : []).entries())
    yield under(desk, filled(headings.wheelOf, { name: birth.profile.name }), (own) => {
      const { svg, texts } = wheelOf({ wheel: birth }, palette);
      const caption = birth.calculation?.houseSystemUsed === null ? words.openMoon.birth : '';
      return [
        ...figure(composer, own, svg, { widest: housedWheel, caption, alt: birth.profile.name, texts }),
        ...table(composer, own, ...houses(all[i] as PrintedChart, words)),
      ];
    });
  // Its houses, which the wheel around the birth has not.
  if (subject.outer && 'aspectsToNatal' in result)
    yield under(desk, headings.wheelOfReturn, (own) => {
      const { svg, texts } = wheelOf({ wheel: result }, palette);
      const caption = sentences(words.wheel, moonNote(subject, words));
      return figure(composer, own, svg, { widest: singleWheel, caption, alt: subject.title, texts });
    });
  const [first, second] = all;
  if (subject.sides === 'transits' && first && second)
    yield under(desk, headings.positions, (own) =>
      table(
        composer,
        own,
        ...birthAndSky([first, second], words, second.of ? dateInShort(second.of.date, words) : ''),
      ),
    );
  else if (subject.sides === 'progressions' && subject.birth && first)
    yield under(desk, headings.positions, (own) =>
      table(
        composer,
        own,
        ...birthAndSky([subject.birth as PrintedChart, first], words, words.columns.progressed),
      ),
    );
  else {
    const where = all.map((chart) => positions(chart, words));
    const like = where.map(([, rows]) => rows);
    for (const [i, chart] of all.entries())
      yield under(desk, positionsHeading(chart, words), (own) =>
        table(composer, own, ...(where[i] as Table), { like }),
      );
  }
  for (const chart of subject.births && subject.sides === 'two' ? [] : all)
    yield under(desk, housesHeading(result, words), (own) => table(composer, own, ...houses(chart, words)));
  yield under(desk, headings.balance, (own) => balances(composer, own, subject, words, palette));
}

function aspectList(desk: Desk): Piece[] {
  const { composer, part, subject, words, length } = desk;
  if (length === 'brief') return [];
  return [
    ...under(desk, words.headings.aspects, (own) => table(composer, own, ...aspectRows(subject, words))),
    ...[...fewTexts(composer, part, subject, words)].flat(),
  ];
}

function aspectPicture(desk: Desk): Piece[] {
  const { composer, subject, words, palette, length } = desk;
  const { aspectGrid } = words.headings;
  const fewest = fewestInGrid[subject.sides === 'one' ? 'one' : 'two'];
  if (subject.aspects.length < (length === 'full' ? fewest : 1)) return [];
  return under(desk, aspectGrid, (own) => {
    const { svg, texts } = gridOf(composer, subject, palette, gridScale);
    const widest = viewOf(svg)[2] * gridScale;
    return figure(composer, own, svg, { widest, caption: gridNote(subject, words), alt: aspectGrid, texts });
  });
}

function* timelineAndDates(desk: Desk): Generator<Piece[]> {
  const { composer, subject, words, palette, length } = desk;
  const { result } = subject;
  const { timeline, dates: heading } = words.headings;
  if ('transits_aspects' in result)
    yield under(desk, timeline, (own) =>
      timelineFigures(result, composer.shape, palette, words).flatMap(({ svg, texts }, i, all) =>
        figure(composer, own, svg, {
          caption: i === all.length - 1 ? sentences(words.timelineNote, moonNote(subject, words)) : '',
          alt: timeline,
          space: 0.6,
          texts,
        }),
      ),
    );
  if (length === 'full') yield under(desk, heading, (own) => dates(composer, own, subject, words));
}

const sharesInWords = ({ elements }: Balanced, words: PrintCatalogue): string =>
  `${words.headings.balance}: ${Object.entries(elements)
    .map(([key, share]) =>
      filled(words.share, { name: words.shares[key as keyof Elements], share: String(share) }),
    )
    .join(', ')}`;

/** Of one chart; of two people’s those of each under their name, the same below each other. */
function balances(
  composer: Composer,
  parent: Structure,
  { charts }: Subject,
  words: PrintCatalogue,
  palette: Palette,
): Piece[] {
  const all = charts.flatMap(({ balance, of }) => (balance ? [{ balance, of: of?.name ?? '' }] : []));
  const named = all.map(({ balance, of }) => ({ balance, name: all.length > 1 ? of : '' }));
  const notes = sentences(...named.map(({ balance, name }) => halvesInWords(balance, name, words)));
  return named.flatMap(({ balance, name }, i) => {
    const { svg, texts } = balanceOf(balance, name, palette, words);
    return figure(composer, parent, svg, {
      widest: viewOf(svg)[2],
      caption: i === named.length - 1 ? notes : '',
      alt: sentences(name === '' ? '' : `${name}.`, sharesInWords(balance, words)),
      texts,
    });
  });
}

function dates(composer: Composer, own: Structure, subject: Subject, words: PrintCatalogue): Piece[] {
  const rows = table(composer, own, ...passageRows(subject, words));
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
