import type { Elements } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { balanceOf, hemispheresOf } from './balance.js';
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
import { figure, figuresBeside, gridOf, wheelOf } from './figures.js';
import { type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import { viewOf } from './picture.js';
import { columnsOf, grid, type Palette, styles } from './style.js';
import type { Balanced, PrintedChart, Subject } from './subject.js';
import { table } from './tables.js';
import { fewTexts } from './texts-part.js';
import { timelineFigures } from './timeline.js';
import { dateInWords, filled } from './words.js';

/** The chart in figures: tables and pictures. */

/** Points of a unit of the aspect grid: it grows with the bodies in it, not with the page. */
const gridScale = 0.75;
/** Aspects below which a list shows them better. */
const fewestInGrid = 6;

export function* chartPart(
  given: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
  length: 'full' | 'brief',
): Generator<Piece[]> {
  const composer = given.flush();
  const part = structure('Sect', root);
  const { headings } = words;
  yield [composer.part(part, { text: headings.tables, level: 1 })];
  const under = (text: string, make: (parent: Structure) => Piece[]): Piece[] => {
    const own = structure('Sect', part);
    const made = make(own);
    if (made.length === 0) return [];
    return [{ ...composer.chapter(own, { text, level: 2 }), needs: 0 }, ...made];
  };
  const { charts, result } = subject;
  // As large as there is room for below the heading of the part, with the houses and without.
  const housedWheel = (composer.shape.lines - 23) * grid;
  const singleWheel = (composer.shape.lines - 14) * grid;
  for (const [i, birth] of (subject.sides === 'two' ? (subject.births ?? []) : []).entries())
    yield under(filled(headings.wheelOf, { name: birth.profile.name }), (own) => {
      const { svg, texts } = wheelOf({ wheel: birth }, palette);
      const caption = birth.calculation?.houseSystemUsed === null ? words.openMoon.birth : '';
      return [
        ...figure(composer, own, svg, { widest: housedWheel, caption, alt: birth.profile.name, texts }),
        ...table(composer, own, ...houses(charts[i] as PrintedChart, words)),
      ];
    });
  // Its houses, which the wheel around the birth has not.
  if (subject.outer && 'aspectsToNatal' in result)
    yield under(headings.wheelOfReturn, (own) => {
      const { svg, texts } = wheelOf({ wheel: result }, palette);
      const caption = sentences(words.wheel, moonNote(subject, words));
      return figure(composer, own, svg, { widest: singleWheel, caption, alt: subject.title, texts });
    });
  const [first, second] = charts;
  if (subject.sides === 'transits' && first && second)
    yield under(headings.positions, (own) => table(composer, own, ...birthAndSky([first, second], words)));
  else {
    const where = charts.map((chart) => positions(chart, words));
    const like = where.map(([, rows]) => rows);
    for (const [i, chart] of charts.entries())
      yield under(positionsHeading(chart, words), (own) =>
        table(composer, own, ...(where[i] as Table), { like }),
      );
  }
  for (const chart of subject.births && subject.sides === 'two' ? [] : charts)
    yield under(headings.houses, (own) => table(composer, own, ...houses(chart, words)));
  yield under(headings.balance, (own) => balances(composer, own, subject, words, palette));
  // A table may be parted, so that it fills the page before the grid.
  if (length === 'full') {
    yield under(headings.aspects, (own) => table(composer, own, ...aspectRows(subject, words)));
    yield* fewTexts(composer, part, subject, words);
  }
  if (subject.aspects.length >= (length === 'full' ? fewestInGrid : 1))
    yield under(headings.aspectGrid, (own) => {
      const { svg, texts } = gridOf(composer, subject, palette, gridScale);
      return figure(composer, own, svg, {
        widest: viewOf(svg)[2] * gridScale,
        caption: gridNote(subject, words),
        alt: headings.aspectGrid,
        texts,
      });
    });
  if ('transits_aspects' in result)
    yield under(headings.timeline, (own) =>
      timelineFigures(result, composer.shape, palette, words).flatMap(({ svg, texts }, i, all) =>
        figure(composer, own, svg, {
          caption: i === all.length - 1 ? sentences(words.timelineNote, moonNote(subject, words)) : '',
          alt: headings.timeline,
          space: 0.6,
          texts,
        }),
      ),
    );
  if (length === 'full') yield under(headings.dates, (own) => dates(composer, own, subject, words));
}

const sharesInWords = ({ elements }: Balanced, words: PrintCatalogue): string =>
  `${words.headings.balance}: ${Object.entries(elements)
    .map(([key, share]) =>
      filled(words.share, { name: words.shares[key as keyof Elements], share: String(share) }),
    )
    .join(', ')}`;

/** Of one chart with the circle beside it, if it has houses; of two people’s beside each other, under their names. */
function balances(
  composer: Composer,
  parent: Structure,
  { charts }: Subject,
  words: PrintCatalogue,
  palette: Palette,
): Piece[] {
  const all = charts.flatMap(({ balance, of }) => (balance ? [{ balance, name: of?.name ?? '' }] : []));
  const [first] = all;
  if (!first) return [];
  const caption = all.some(({ balance }) => hemispheresOf(balance.chart)) ? words.halvesNote : '';
  if (all.length === 1) {
    const shape = caption === '' ? 'row' : 'column';
    const { svg, texts } = balanceOf(first.balance, { shape }, palette, words);
    const widest = viewOf(svg)[2];
    return figure(composer, parent, svg, {
      widest,
      caption,
      alt: sharesInWords(first.balance, words),
      texts,
    });
  }
  const { width } = columnsOf(composer.shape);
  const pictures = all.map(({ balance, name }) => ({
    ...balanceOf(
      balance,
      { shape: 'half', name: composer.fitted(name, width, styles.pictureHead) },
      palette,
      words,
    ),
    alt: `${name}. ${sharesInWords(balance, words)}`,
  }));
  return figuresBeside(composer, parent, pictures, caption);
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

function positionsHeading({ of }: PrintedChart, words: PrintCatalogue): string {
  if (!of) return words.headings.positions;
  return filled(words.headings.positionsOf, { name: of.name ?? dateInWords(of.date, words) });
}
