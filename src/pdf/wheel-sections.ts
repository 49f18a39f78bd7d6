import type { PrintCatalogue } from '../text/print-catalogue.js';
import { houses } from './chart-tables.js';
import { captionOf } from './cover.js';
import { figure, wheelOf } from './figures.js';
import { type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import type { PartContext } from './part-context.js';
import { endOf } from './placing.js';
import { grid } from './style.js';
import type { PrintedChart, Subject } from './subject.js';
import { table } from './tables.js';
import { filled } from './words.js';

/** Wheels, each on a page with the houses that it shows. */

/** Points that a wheel leaves free at either side, where the degrees of the horizon are wider than drawn ones. */
const besideWheel = 6;

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

/** What the part is called. */
export const titleOfCharts = ({ sides }: Pick<Subject, 'sides'>, { headings }: PrintCatalogue): string =>
  sides === 'two' ? headings.tablesOfTwo : headings.tables;

/** That of the cover with all its figures, then those of single charts, or a return around its birth. */
export function* wheels(context: PartContext, runsOn: boolean): Generator<Piece[]> {
  const { composer, part, subject, words } = context;
  const { headings } = words;
  const { charts, sides, births = [], aroundBirth, title: alt } = subject;
  const first = { of: subject, caption: captionOf(subject, words), alt };
  const under = (text: string, wheel: WheelFigure): Piece[] => {
    const own = structure('Sect', part);
    return wheelPage(context, own, { ...composer.chapter(own, { text, level: 2 }), needs: 0 }, wheel);
  };
  if (runsOn) yield under(headings.wheel, first);
  else
    yield wheelPage(
      context,
      part,
      composer.part(part, { text: titleOfCharts(subject, words), level: 1 }),
      first,
    );
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
  if (aroundBirth)
    yield under(headings.wheelOfReturn, {
      of: aroundBirth,
      caption: sentences(words.wheelOfReturn, moonNote(subject, words)),
      alt,
    });
}
