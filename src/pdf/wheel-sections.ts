import type { PrintCatalogue } from '../text/print-catalogue.js';
import { houses } from './chart-tables.js';
import { captionOf } from './cover.js';
import { figure, wheelOf } from './figures.js';
import { type Heading, type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences } from './moon-note.js';
import type { PartContext } from './part-context.js';
import { endOf } from './placing.js';
import { grid } from './style.js';
import type { PrintedChart, Subject } from './subject.js';
import { table } from './tables.js';
import { filled } from './words.js';

/** Wheels, each on a page with a table of the houses that it shows. */

/** Points that a wheel leaves free at either side, where the degrees of the horizon are wider than drawn ones. */
const besideWheel = 6;

/** Lines of the grid between a heading and a wheel, whose corners are empty. */
const aboveWheel = 0.4;

interface WheelFigure {
  of: Pick<Subject, 'wheel' | 'outer'>;
  caption: string;
  alt: string;
  /** Whose houses stand below it, and what they are called. */
  housed: PrintedChart | undefined;
  label: Heading;
}

/** A wheel below a heading on a page with all that stands there besides, as large as that leaves room for. */
function wheelPage(
  { composer, words, palette }: PartContext,
  own: Structure,
  heading: Piece,
  { of, caption, alt, housed, label }: WheelFigure,
): Piece[] {
  const { svg, texts } = wheelOf(of, palette);
  const { left, measure, margin } = composer.shape;
  const most = left + measure - margin - 2 * besideWheel;
  const page = (widest: number): Piece[] => [
    heading,
    ...figure(composer, own, svg, {
      widest: Math.min(widest, most),
      caption,
      alt,
      texts,
      centered: true,
      space: aboveWheel,
    }),
    ...(housed ? table(composer, own, ...houses(housed, words), { label }) : []),
  ];
  // Height of a picture one line high, and what the caption loses to the grid.
  const other = page(grid).reduce(endOf, 0) - 1;
  return page((composer.shape.lines - Math.ceil(other)) * grid);
}

/** The title of the part. */
const titleOfCharts = ({ sides }: Pick<Subject, 'sides'>, { headings }: PrintCatalogue): string =>
  sides === 'two' ? headings.tablesOfTwo : headings.tables;

/** Progressed bodies stand in the houses of the birth, unless those were progressed as well. */
function housesHeading({ result }: Subject, { headings }: PrintCatalogue): string {
  if (!('solarArc' in result)) return headings.houses;
  return result.calculation.progressedHouses === 'natal' ? headings.housesAtBirth : headings.housesProgressed;
}

/** The wheel of the cover with all its figures, then single charts, or a return around its birth chart. */
export function* wheels(context: PartContext): Generator<Piece[]> {
  const { composer, part, subject, words } = context;
  const { headings } = words;
  const { charts, sides, births = [], aroundBirth, birth, title: alt } = subject;
  const under = (text: string, wheel: WheelFigure): Piece[] => {
    const own = structure('Sect', part);
    return wheelPage(context, own, { ...composer.chapter(own, { text, level: 2 }), needs: 0 }, wheel);
  };
  // For two people each has a wheel of their own.
  const housed = sides === 'two' ? undefined : charts[0];
  const isPlate = (housed?.houses.length ?? 0) > 0;
  yield wheelPage(
    context,
    part,
    composer.part(part, { text: titleOfCharts(subject, words), level: 1 }, { isPlate }),
    {
      of: subject,
      caption: captionOf(subject, words),
      alt,
      housed,
      label: { text: housesHeading(subject, words), level: 2 },
    },
  );
  if (sides === 'two')
    for (const [i, wheel] of births.entries()) {
      const caption = wheel.calculation?.houseSystemUsed === null ? words.openMoon.birth : '';
      const name = charts[i]?.of?.name ?? wheel.profile.name;
      yield under(filled(headings.wheelOf, { name }), {
        of: { wheel },
        caption,
        alt: name,
        housed: charts[i],
        // The contents have both wheels.
        label: { text: headings.houses, level: 3 },
      });
    }
  if (aroundBirth)
    yield under(headings.wheelOfReturn, {
      of: aroundBirth,
      caption: sentences(words.wheelOfReturn, moonNote(subject, words)),
      alt,
      housed: birth,
      label: { text: headings.housesAtBirth, level: 2 },
    });
}
