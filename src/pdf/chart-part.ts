import type { Elements } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { glyphs } from '../wheel/glyphs.js';
import { periodOf } from '../wheel/transit-timeline.js';
import type { Composer } from './composing.js';
import { balanceOf, figure, gridOf, timelineOf } from './figures.js';
import { type Piece, type Structure, structure } from './marks.js';
import type { Palette } from './style.js';
import type { PrintedChart, Subject } from './subject.js';
import { type Cell, type Column, table } from './tables.js';
import { dateInWords, decimalInDegrees, degreesInWords, filled } from './words.js';

/** The chart in figures: tables and pictures. */

export function* chartPart(
  composer: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
  length: 'full' | 'brief',
): Generator<Piece[]> {
  const part = structure('Sect', root);
  const { headings } = words;
  yield [composer.part(part, { text: headings.tables, level: 1 })];
  const under = (text: string, make: (parent: Structure) => Piece[]): Piece[] => {
    const own = structure('Sect', part);
    const made = make(own);
    return made.length > 0 ? [composer.chapter(own, { text, level: 2 }), ...made] : [];
  };
  for (const chart of subject.charts)
    yield under(positionsHeading(chart, words), (own) => table(composer, own, ...positions(chart, words)));
  for (const chart of subject.charts)
    yield under(headings.houses, (own) => table(composer, own, ...houses(chart, words)));
  const { elements, aspects } = subject;
  if (elements)
    yield under(headings.balance, (own) =>
      figure(composer, own, balanceOf(subject, palette), {
        widest: halved(subject) ? balanceWidth : balanceWidth * withoutHalves,
        caption: halved(subject) ? `${words.balanceNote} ${words.halvesNote}` : words.balanceNote,
        alt: `${headings.balance}: ${Object.entries(elements)
          .map(([key, share]) =>
            filled(words.share, { name: words.shares[key as keyof Elements], share: String(share) }),
          )
          .join(', ')}`,
      }),
    );
  if (aspects.length > 0)
    yield under(headings.aspectGrid, (own) =>
      figure(composer, own, gridOf(subject, palette), {
        caption: words.gridNote,
        alt: headings.aspectGrid,
        ...(!hasHouses(subject) && { widest: gridWidth }),
      }),
    );
  if (hasPeriod(subject))
    yield under(headings.timeline, (own) =>
      figure(composer, own, timelineOf(subject, palette), {
        caption: words.timelineNote,
        alt: headings.timeline,
      }),
    );
  if (length === 'full') {
    yield under(headings.aspects, (own) => table(composer, own, ...aspectRows(subject, words)));
    yield under(headings.dates, (own) => table(composer, own, ...passageRows(subject, words)));
  }
}

/** Points; so that it stands on a page with the houses. */
const balanceWidth = 350;
/** Width of its picture where no hemispheres stand beside it, so that it is not drawn larger. */
const withoutHalves = 0.68;

/** Points; where there are no houses, so that it stands on a page with the elements. */
const gridWidth = 300;
const hasHouses = ({ charts }: Subject): boolean => charts.some(({ houses }) => houses.length > 0);

const hasPeriod = ({ result }: Subject): boolean => 'transits_aspects' in result && periodOf(result) !== null;

const halved = ({ result }: Subject): boolean =>
  'chart' in result && 'hemispheres' in result.chart && result.chart.hemispheres !== null;

type Table = [readonly Column[], readonly (readonly Cell[])[]];

function positionsHeading({ of }: PrintedChart, words: PrintCatalogue): string {
  if (!of) return words.headings.positions;
  return filled(words.headings.positionsOf, { name: of.name ?? dateInWords(of.date, words) });
}

const glyphOf = (path: string | undefined): Pick<Cell, 'glyphs'> =>
  path === undefined ? {} : { glyphs: [path] };

function positions({ planets }: PrintedChart, words: PrintCatalogue): Table {
  const { columns } = words;
  const housed = planets.some(({ housePosition }) => housePosition > 0);
  const dignified = planets.some(({ dignity }) => dignity !== null);
  const head: Column[] = [
    { head: columns.body, share: 26 },
    { head: columns.place, share: 30 },
    ...(housed ? [{ head: columns.house, share: 11 }] : []),
    { head: columns.motion, share: 17 },
    { head: columns.declination, share: 22 },
    ...(dignified ? [{ head: columns.dignity, share: 17 }] : []),
  ];
  const rows = planets.map((planet): Cell[] => [
    { text: planet.planetName, ...glyphOf(glyphs.planets[planet.planetId]) },
    {
      text: `${degreesInWords(planet.degrees, planet.minutes)} ${planet.signName}`,
      ...glyphOf(glyphs.signs[planet.signId]),
    },
    ...(housed ? [{ text: planet.housePosition > 0 ? String(planet.housePosition) : '' }] : []),
    { text: planet.stationary ? words.stationary : planet.retrograde ? words.retrograde : words.direct },
    { text: decimalInDegrees(planet.declination) },
    ...(dignified ? [{ text: planet.dignity === null ? '' : words.dignities[planet.dignity] }] : []),
  ]);
  return [head, rows];
}

function houses({ houses: cusps, planets }: PrintedChart, words: PrintCatalogue): Table {
  const { columns } = words;
  const nameOf = (id: number): string => planets.find(({ planetId }) => planetId === id)?.planetName ?? '';
  return [
    [
      { head: columns.house, share: 20 },
      { head: columns.cusp, share: 40 },
      { head: columns.ruler, share: 30 },
    ],
    cusps.map(({ house, degrees, minutes, signName, signId, rulerId }) => [
      { text: String(house) },
      { text: `${degreesInWords(degrees, minutes)} ${signName}`, ...glyphOf(glyphs.signs[signId]) },
      { text: nameOf(rulerId), ...glyphOf(glyphs.planets[rulerId]) },
    ]),
  ];
}

interface Pair {
  planet1Id: number;
  planet1Name: string;
  planet2Id: number;
  planet2Name: string;
  aspectId: number;
  aspectName: string;
}
const pairCells = ({
  planet1Id,
  planet1Name,
  planet2Id,
  planet2Name,
  aspectId,
  aspectName,
}: Pair): Cell[] => [
  { text: planet1Name, ...glyphOf(glyphs.planets[planet1Id]) },
  { text: aspectName, ...glyphOf(glyphs.aspects[aspectId]) },
  { text: planet2Name, ...glyphOf(glyphs.planets[planet2Id]) },
];
const pairColumns = ({ columns }: PrintCatalogue): Column[] => [
  { head: columns.body, share: 24 },
  { head: columns.aspect, share: 24 },
  { head: columns.body, share: 24 },
];

/** The closest first. */
function aspectRows({ aspects }: Subject, words: PrintCatalogue): Table {
  const { columns } = words;
  const sorted = [...aspects].sort((a, b) => Math.abs(Number(a.orb)) - Math.abs(Number(b.orb)));
  return [
    [...pairColumns(words), { head: columns.orb, share: 12 }, { head: columns.course, share: 18 }],
    sorted.map((aspect) => [
      ...pairCells(aspect),
      { text: decimalInDegrees(Math.abs(Number(aspect.orb))) },
      { text: aspect.applying ? words.applying : words.separating },
    ]),
  ];
}

function passageRows({ passages }: Subject, words: PrintCatalogue): Table {
  const { columns } = words;
  const day = (moment: { date: string } | null | undefined): string => moment?.date.slice(0, 10) ?? '';
  return [
    [
      ...pairColumns(words).map((column) => ({ ...column, share: 22 })),
      { head: columns.starts, share: 17 },
      { head: columns.exact, share: 17 },
      { head: columns.ends, share: 17 },
    ],
    passages.flatMap((passage) => {
      const exact = passage.exact.length === 0 ? [undefined] : passage.exact;
      return exact.map((moment, i) => [
        ...(i === 0 ? pairCells(passage) : [{ text: '' }, { text: '' }, { text: '' }]),
        { text: i === 0 ? day(passage.starts) : '' },
        { text: day(moment) },
        { text: i === 0 ? day(passage.ends) : '' },
      ]);
    }),
  ];
}
