import type { AspectId } from '../chart/aspect-kinds.js';
import { needsHouses } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { AspectEntry, HouseEntry, PlanetEntry } from '../schema/responses.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { colorOf } from '../wheel/aspect-lines.js';
import { glyphs } from '../wheel/glyphs.js';
import { themeOf } from '../wheel/theme.js';
import { closestIn } from './closest.js';
import type { PrintedChart, Subject } from './subject.js';
import type { Cell, Column, Rows } from './table-columns.js';
import type { ToldOn } from './told-on.js';
import { dateInShort, decimalInDegrees, degreesInWords, filled, timeOf, unbroken } from './words.js';

/** Columns and rows of the tables of a report. */

export type Table = [readonly Column[], Rows];

const glyphOf = (path: string | undefined): Pick<Cell, 'glyphs'> =>
  path === undefined ? {} : { glyphs: [path] };

/** @param toldOn the pages on which the reading tells of each, and later texts do */
export function positions(chart: PrintedChart, words: PrintCatalogue, toldOn: readonly ToldOn[]): Table {
  const { planets, housesOf, of, partner, moment, person } = chart;
  const pages = planets.map(({ planetId }) => listOf(toldOn.flatMap(({ body }) => body(planetId, person))));
  const isTold = pages.some((text) => text !== '');
  const { columns } = words;
  const houseOf = (whose: PrintedChart['of'] | undefined): string =>
    whose?.name ? filled(columns.houseOf, { name: whose.name }) : columns.house;
  const visiting = planets.some(({ partnerHousePosition = 0 }) => partnerHousePosition > 0);
  const houseText = (house = 0): Cell => ({ text: house > 0 ? String(house) : '' });
  const housed = planets.some(({ housePosition }) => housePosition > 0);
  const dignified = planets.some(({ dignity }) => dignity !== null);
  const whose = housesOf ?? (visiting ? of : null);
  // A name takes room, which two names have in place of the declination.
  const head: Column[] = [
    { head: columns.body, isWhole: true },
    { head: moment === 'progressed' ? columns.progressed : columns.place, isWhole: true },
    ...(housed ? [{ head: houseOf(whose), align: 'figures' as const }] : []),
    ...(visiting ? [{ head: houseOf(partner), align: 'figures' as const }] : []),
    { head: columns.motion },
    ...(visiting ? [] : [{ head: columns.declination, align: 'figures' as const, isWhole: true as const }]),
    ...(dignified ? [{ head: columns.dignity }] : []),
    ...(isTold ? [{ head: columns.told }] : []),
  ];
  const rows = planets.map((planet, i): Cell[] => [
    { text: planet.planetName, ...glyphOf(glyphs.planets[planet.planetId]) },
    bodyCell(planet, chart, words),
    ...(housed ? [houseText(planet.housePosition)] : []),
    ...(visiting ? [houseText(planet.partnerHousePosition)] : []),
    { text: motionOf(planet, words) },
    ...(visiting ? [] : [{ text: decimalInDegrees(planet.declination) }]),
    ...(dignified ? [{ text: planet.dignity === null ? '' : words.dignities[planet.dignity] }] : []),
    ...(isTold ? [{ text: pages[i] ?? '' }] : []),
  ]);
  return [head, rows];
}

/** Pages in order, three in a row or more as a span: `4–8, 17`. */
function listOf(pages: readonly number[]): string {
  const all = [...new Set(pages)].sort((a, b) => a - b);
  const starts = all.filter((page) => !all.includes(page - 1));
  return starts
    .map((first) => {
      let last = first;
      while (all.includes(last + 1)) last++;
      if (last === first) return String(first);
      return `${first}${last === first + 1 ? ', ' : '–'}${last}`;
    })
    .join(', ');
}

const positionCell = ({ degrees, minutes, signId, signName }: Place): Cell => ({
  figures: degreesInWords(degrees, minutes),
  text: signName,
  ...glyphOf(glyphs.signs[signId]),
});
const isMoon = (id: number): boolean => id === 1;
/**
 * The name of a body; without a time of birth it is marked if it changes its sign on that day, and the Moon's place is
 * approximate.
 */
function bodyCell(
  planet: PlanetEntry,
  { atNoon, signChanges = [] }: Pick<PrintedChart, 'atNoon' | 'signChanges'>,
  words: PrintCatalogue,
): Cell {
  const cell = positionCell(planet);
  const { planetId, signId } = planet;
  const signs = signChanges
    .filter((change) => change.planetId === planetId)
    .map(({ at, before, after }) => {
      const isEarlier = after === signId;
      return filled(isEarlier ? words.earlierSign : words.laterSign, {
        sign: words.signs[(isEarlier ? before : after) as SignId],
        time: timeOf(at.date),
      });
    });
  const near = atNoon && isMoon(planetId) ? [words.moonMayBe] : [];
  return { ...cell, text: [cell.text, ...near, ...signs].join('\n') };
}
type Place = Pick<PlanetEntry, 'degrees' | 'minutes' | 'signId' | 'signName'>;

/**
 * The positions at birth and in the sky, both in the houses of the birth chart.
 * @param head the title of the second column
 */
export function birthAndSky(
  [birth, sky]: readonly [PrintedChart, PrintedChart],
  words: PrintCatalogue,
  headOfSky: string,
): Table {
  const { columns } = words;
  const housed = birth.planets.some(({ housePosition }) => housePosition > 0);
  const house: readonly Column[] = housed ? [{ head: columns.house, align: 'figures' }] : [];
  const head: Column[] = [
    { head: columns.body },
    { head: columns.natal },
    ...house,
    { head: headOfSky },
    ...house,
    { head: columns.motion },
  ];
  const ids = [...new Set([...birth.planets, ...sky.planets].map(({ planetId }) => planetId))];
  const rows = ids.map((id): Cell[] => {
    const [then, now] = [birth, sky].map(({ planets }) => planets.find(({ planetId }) => planetId === id));
    const cells = (planet: PlanetEntry | undefined, of: PrintedChart): Cell[] => [
      planet ? bodyCell(planet, of, words) : { text: '' },
      ...(housed ? [{ text: planet ? String(planet.housePosition) : '' }] : []),
    ];
    return [
      { text: (then ?? now)?.planetName ?? '', ...glyphOf(glyphs.planets[id]) },
      ...cells(then, birth),
      ...cells(now, sky),
      { text: now ? motionOf(now, words) : '' },
    ];
  });
  return [head, rows];
}

/** An angle or a lot has no course of its own. */
function motionOf({ planetId, stationary, retrograde }: PlanetEntry, words: PrintCatalogue): string {
  if (needsHouses(planetId)) return '';
  const way = retrograde ? words.retrograde : words.direct;
  return stationary ? filled(words.stationary, { way }) : way;
}

/** Each beside the one across from it: two halves of a table that would be a narrow one. */
export function houses({ houses: cusps, planets }: PrintedChart, { columns }: PrintCatalogue): Table {
  const heads: Column[] = [
    // The tens of the second half make room in the first as well.
    { head: columns.house, align: 'figures', longest: '12' },
    { head: columns.cusp },
    { head: columns.ruler },
  ];
  const cells = (cusp: HouseEntry): Cell[] => [
    { text: String(cusp.house) },
    positionCell(cusp),
    {
      text: planets.find(({ planetId }) => planetId === cusp.rulerId)?.planetName ?? '',
      ...glyphOf(glyphs.planets[cusp.rulerId]),
    },
  ];
  const half = cusps.length / 2;
  return [
    [...heads, ...heads],
    cusps.slice(0, half).map((cusp, i) => [...cells(cusp), ...cells(cusps[half + i] as HouseEntry)]),
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
/** Aspects have the colors of their lines in the wheel. */
const theme = themeOf({});
const pairCells = ({
  planet1Id,
  planet1Name,
  planet2Id,
  planet2Name,
  aspectId,
  aspectName,
}: Pair): Cell[] => [
  { text: planet1Name, ...glyphOf(glyphs.planets[planet1Id]) },
  { text: aspectName, ...glyphOf(glyphs.aspects[aspectId]), color: colorOf(aspectId, theme) },
  { text: planet2Name, ...glyphOf(glyphs.planets[planet2Id]) },
];
/** Whose bodies stand in the first column and in the last. */
function pairColumns(
  { sides, occasions }: Pick<Subject, 'sides' | 'occasions'>,
  { columns }: PrintCatalogue,
): Column[] {
  const [first, second] = occasions;
  const heads = {
    one: [columns.body, columns.body],
    two: [first?.name ?? '', second?.name ?? ''],
    transits: [columns.transiting, columns.natal],
    progressions: [columns.progressed, columns.natal],
  }[sides];
  return [{ head: heads[0] as string }, { head: columns.aspect }, { head: heads[1] as string }];
}

const exactly = decimalInDegrees(0);
/** Whether an aspect applies or separates; neither if it is exact to the minute. */
const courseOf = ({ orb, applying }: Pick<AspectEntry, 'orb' | 'applying'>, words: PrintCatalogue): string =>
  decimalInDegrees(Math.abs(Number(orb))) === exactly ? '' : applying ? words.applying : words.separating;

/** The closest first. */
export function aspectRows(
  subject: Pick<Subject, 'aspects' | 'charts' | 'sides' | 'occasions'>,
  words: PrintCatalogue,
  toldOn: readonly ToldOn[],
): Table {
  const { columns } = words;
  const { aspects, charts, sides } = subject;
  const isOfTwo = sides === 'two';
  // In one chart an aspect is of either of two to the other.
  const pagesOf = ({ planet1Id: one, aspectId, planet2Id: other }: Pair): string =>
    listOf(
      toldOn.flatMap(({ contact }) => [
        ...contact(one, aspectId, other),
        ...(sides === 'one' ? contact(other, aspectId, one) : []),
      ]),
    );
  const [first, second = sides === 'two' ? undefined : first] = charts;
  // An hour later it would be another.
  const hasNoCourse = ({ planet1Id, planet2Id }: Pair): boolean =>
    (isMoon(planet1Id) && !!first?.atNoon) || (isMoon(planet2Id) && !!second?.atNoon);
  const sorted = [...aspects].sort((a, b) => Math.abs(Number(a.orb)) - Math.abs(Number(b.orb)));
  const isTold = sorted.some((aspect) => pagesOf(aspect) !== '');
  return [
    [
      ...pairColumns(subject, words),
      { head: columns.orb, align: 'figures' },
      // Two births do not move toward each other.
      ...(isOfTwo ? [] : [{ head: columns.course }]),
      ...(isTold ? [{ head: columns.told }] : []),
    ],
    sorted.map((aspect) => [
      ...pairCells(aspect),
      { text: decimalInDegrees(Math.abs(Number(aspect.orb))) },
      ...(isOfTwo ? [] : [{ text: hasNoCourse(aspect) ? words.atNoon : courseOf(aspect, words) }]),
      ...(isTold ? [{ text: pagesOf(aspect) }] : []),
    ]),
  ];
}

/** The year of most dates of passages, which the table of them leaves out; none where there is no such year. */
export function yearOf({ passages }: Subject): string {
  const years = passages.flatMap(({ starts, exact, ends }) =>
    [starts, ...exact, ends].flatMap((moment) => moment?.date.slice(0, 4) ?? []),
  );
  return years.find((one) => years.filter((year) => year === one).length > years.length / 2) ?? '';
}

/**
 * Of a return, the transits to the birth that its reading tells, in the order of their days. A return has them in its
 * reading alone, by the ids of their bodies and the days on which they are exact; when each begins and ends it does not
 * say. None without the hour of birth: the reading tells between which days they are then, its factors those of noon.
 */
export function toldTransitRows(
  { reading, charts, birth, occasions }: Subject,
  words: PrintCatalogue,
): Table {
  const { columns } = words;
  const names = new Map(
    [...charts, ...(birth ? [birth] : [])].flatMap(({ planets }) =>
      planets.map(({ planetId, planetName }) => [planetId, planetName] as const),
    ),
  );
  const told = (occasions[0]?.timed ? (reading?.chapters ?? []) : []).flatMap(({ sections }) =>
    sections.flatMap(({ factors }) => factors.filter(({ kind }) => kind === 'transit')),
  );
  const rows = told.flatMap(({ planetIds: [planet1Id, planet2Id] = [], aspectId, exact = [] }) => {
    if (planet1Id === undefined || planet2Id === undefined || aspectId === undefined) return [];
    const pair = {
      planet1Id,
      planet1Name: names.get(planet1Id) ?? '',
      planet2Id,
      planet2Name: names.get(planet2Id) ?? '',
      aspectId,
      aspectName: words.aspects[aspectId as AspectId],
    };
    const days = inLines(exact.map((day) => dateInShort(day, words)));
    return exact[0] === undefined || pair.planet1Name === '' || pair.planet2Name === ''
      ? []
      : [{ day: exact[0], cells: [...pairCells(pair), { text: days }] }];
  });
  return [
    [...pairColumns({ sides: 'transits', occasions: [] }, words), { head: columns.exact }],
    rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).map(({ cells }) => cells),
  ];
}

/** Dates one after the other, as many on a line as have room and none of them parted. */
const inLines = (days: readonly string[]): string =>
  days.map((day) => day.replaceAll(' ', unbroken)).join('; ');

/** Transits with the last day before the period only: readers of a year are not interested in earlier ones. */
const sincePeriod = <T extends { date: string }>(
  exact: readonly T[],
  { occasions }: Subject,
): readonly T[] => {
  const moment = occasions.at(-1);
  const from = moment?.begins ? moment.date.slice(0, 10) : '';
  const before = exact.filter(({ date }) => date.slice(0, 10) < from).length;
  return exact.slice(Math.max(0, before - 1));
};

/** Whether {@link passageRows} leaves any out. */
export const hasEarlierDays = (subject: Subject): boolean =>
  subject.passages.some(({ exact }) => sincePeriod(exact, subject).length < exact.length);

/** The earliest first. */
export function passageRows(subject: Subject, words: PrintCatalogue): Table {
  const { columns } = words;
  const year = yearOf(subject);
  const day = (moment: { date: string } | null): string => {
    if (!moment) return words.none;
    const isUsual = year !== '' && moment.date.startsWith(year);
    return dateInShort(moment.date, isUsual ? { ...words, shortDate: words.shortDay } : words);
  };
  const beginning = ({ starts }: (typeof subject.passages)[number]): string => starts?.date ?? '';
  const inOrder = [...subject.passages].sort((a, b) =>
    beginning(a) < beginning(b) ? -1 : beginning(a) > beginning(b) ? 1 : 0,
  );
  return [
    [
      ...pairColumns(subject, words).map((column) => ({ ...column })),
      { head: columns.starts },
      { head: columns.exact },
      { head: columns.ends },
    ],
    inOrder.map((passage) => [
      ...pairCells(passage),
      { text: day(passage.starts) },
      {
        text:
          inLines([
            ...sincePeriod(passage.exact, subject).map(day),
            ...closestIn(subject.reading, passage).map((date) =>
              filled(words.closestOn, { date: day({ date }) }),
            ),
          ]) || words.none,
      },
      { text: day(passage.ends) },
    ]),
  ];
}
