import { luminaryBonus, type OrbFamily, orbTables } from '../chart/orbs.js';
import type { Notice } from '../schema/notices.js';
import { capitalized } from '../text/capitalized.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { swissVersion } from '../version.js';
import type { Composer } from './composing.js';
import { type Mark, type Piece, type Structure, structure } from './marks.js';
import { sentences, signNotes } from './moon-note.js';
import { pagesOf } from './pages.js';
import { smallPitch } from './placing.js';
import { grid, styles, type TextStyle } from './style.js';
import type { Occasion, Receipt, Sides, Subject } from './subject.js';
import { type Cell, type Column, placesOf, type Rows } from './table-columns.js';
import { closerRows, table } from './tables.js';
import { dateInWords, decimalInDegrees, filled } from './words.js';

/** The last page: how the charts were calculated, and how the report was made. */

export function receiptPart(
  given: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
): Piece[] {
  const { receipts, notices, occasions, charts, birth } = subject;
  const composer = given.flush();
  const part = structure('Sect', root);
  const ofSigns = [...charts, ...(birth ? [birth] : [])].flatMap((chart) => {
    const said = sentences(...signNotes(chart, words));
    const name = chart.of?.name;
    return said === '' ? [] : [name ? filled(words.receipt.about, { name, notice: said }) : said];
  });
  const told = [...sentencesOf(notices, occasions, words), ...ofSigns];
  const heading = composer.part(part, { text: words.headings.receipt, level: 1 }, { whole: true });
  const opening = composer.paragraphs(part, words.receipt.opening, styles.body);
  const all = receipts.map((entry) => rowsOf(entry, subject, words));
  // Rows that all receipts have in common are told once, below.
  const everywhere = (row: Row): boolean => all.every((rows) => rows.some((other) => isSame(row, other)));
  const shared = receipts.length > 1 ? (all[0] ?? []).filter(everywhere) : [];
  const own = all.map((rows) => rows.filter((row) => !shared.some((other) => isSame(row, other))));
  const heads =
    receipts.length > 1 ? receipts.map(({ of }) => of.fullName ?? dateInWords(of.date, words)) : [''];
  // The columns of all tables are aligned.
  const columns: Column[] = [{ head: '', isWhole: true }, ...heads.map((head) => ({ head }))];
  const [rows, rowsOfAll] = [sideBySide(own), shared.map(inCells)];
  const groups = groupsIn(rows, words);
  const gap = receipts.length > 1 ? betweenMoments : undefined;
  const placed = placesOf(composer, columns, sideBySide(all), gap);
  const [first, second] = placed.places;
  const below = first && second && { ...second, room: placed.x + placed.width - second.left };
  const tables = (rowLines?: number): Piece[] => [
    ...lower(
      table(composer, part, columns, rows, {
        placed,
        rowLines,
        groups: rowsOfAll.length > 0 ? [...groups, rows.length] : groups,
      }),
    ),
    ...table(composer, part, [{ head: '' }, { head: '' }], rowsOfAll, {
      placed: first && below && { ...placed, places: [first, below] },
      rowLines,
      groups: groupsIn(rowsOfAll, words),
    }),
  ];
  const notesIn = (style: TextStyle, setting: { pitch?: number; measure?: number } = {}): Piece[] => {
    if (notices.length === 0) return [];
    const own = structure('Sect', part);
    return [
      ...composer.paragraph(structure('H2', own), words.receipt.notices, styles.entry, {
        space: 1.5,
        keep: true,
      }),
      ...told.flatMap((sentence) => composer.paragraph(structure('P', own), sentence, style, setting)),
    ];
  };
  const program = receipts[0]?.receipt.engine ?? '';
  const notes = notesIn(styles.body);
  const small = { pitch: smallPitch, measure: composer.shape.measure };
  const end = colophon(composer, part, words, program);
  // All of it stands on the last page; where there is much to note, in closer rows and without what it opens with, and at last in small type.
  let made: Piece[] = [];
  for (const [begin, noted] of [
    [[heading, ...opening], notes],
    [[heading], notes],
    [[heading], notesIn(styles.small, small)],
  ] as const)
    for (const rowLines of [undefined, ...closerRows]) {
      made = [...begin, ...tables(rowLines), ...noted, ...end];
      if (pagesOf(made, composer.shape.lines) === 1) return made;
    }
  return made;
}

/** Rows that begin what is said of the method after the moment and the place, and of the sources after it. */
const groupsIn = (rows: Rows, { receipt }: PrintCatalogue): number[] =>
  [receipt.zodiac, receipt.ephemeris]
    .map((name) => rows.findIndex(([first]) => first?.text === name))
    .filter((at) => at > 0);

/** Lines more between what the receipts open with and the names above their columns. */
const aboveNames = 0.7;
const lower = ([first, ...others]: readonly Piece[]): Piece[] =>
  first
    ? [
        {
          ...first,
          lines: first.lines + aboveNames,
          marks: first.marks.map((mark) => ({ ...mark, y: mark.y + aboveNames * grid })),
        },
        ...others,
      ]
    : [];

const ourTypeface = 'EB Garamond';

/** Lines between the receipts and the rule of the colophon, at least. */
const apart = 1.5;

/** A colophon: the typeface, the sources and the makers, in small type at the foot of the last page. */
function colophon(
  composer: Composer,
  parent: Structure,
  { colophon: said }: PrintCatalogue,
  program: string,
): Piece[] {
  const { typeface } = composer;
  // Also where a host, as our own page, gives the file of it.
  const set = typeface === ourTypeface ? said.set : typeface === '' ? '' : filled(said.setIn, { typeface });
  const text = sentences(set, said.sources, filled(said.made, { program }));
  const [first, ...others] = composer.paragraph(structure('P', parent), text, styles.caption, {
    align: 'left',
    pitch: 0.9,
    space: 1,
  });
  const rule: Mark = {
    kind: 'rule',
    owner: null,
    x: composer.shape.left,
    y: -6,
    width: 54,
    color: 'accent',
    weight: 0.9,
  };
  // If there is little room above it, it keeps its distance.
  const down = (mark: Mark): Mark => ({ ...mark, y: mark.y + apart * grid });
  const begin = first
    ? [
        {
          ...first,
          lines: first.lines + apart,
          foot: true as const,
          marks: [rule, ...first.marks].map(down),
        },
      ]
    : [];
  return [...begin, ...others].map((piece, i, { length }) => ({ ...piece, keep: i < length - 1 }));
}

/** Each once: what is so of one person and of the other, or of the birth and of the moment, of nobody by name. */
function sentencesOf(
  notices: readonly Notice[],
  occasions: readonly Occasion[],
  words: PrintCatalogue,
): string[] {
  const last = occasions.at(-1);
  const called = (name: unknown): string =>
    occasions.find(({ fullName }) => fullName === name)?.name ?? String(name);
  const plainOf = (notice: Notice): string =>
    // The birth has an hour of its own.
    last && notice.code === 'assumed_time' && notice.parameters.case === 'event'
      ? filled(words.receipt.assumedHour, {
          date: dateInWords(last.date, words),
          time: String(notice.parameters.time),
        })
      : noticeInWords(notice, words);
  const told = notices.map((notice) => ({ notice, plain: plainOf(notice) }));
  const of = ({ notice: { parameters }, plain }: (typeof told)[number]): string => {
    const isAlone = told.filter((other) => other.plain === plain).length === 1;
    const { subject, subjectName: name } = parameters;
    const isNamed = isAlone && subject === 'person' && name;
    return isNamed ? filled(words.receipt.about, { name: called(name), notice: plain }) : plain;
  };
  return [...new Set(told.map(of))];
}

/** A notice in words for readers; as the program states it if the language has none. */
function noticeInWords({ code, message, parameters }: Notice, { receipt }: PrintCatalogue): string {
  const values = Object.entries(parameters).map(([name, value]) => [name, setInType(String(value))]);
  const sentence = filled(receipt.inWords[code] ?? message, Object.fromEntries(values));
  // Messages of one of several people begin with the name, which stands before the sentence where it is needed.
  const named = parameters.subject === 'person' ? `${parameters.subjectName}: ` : '';
  const nameless = message.startsWith(named) ? message.slice(named.length) : message;
  return receipt.inWords[code] === undefined || sentence.includes('{')
    ? asSentence(setInType(nameless))
    : sentence;
}

/** Typographic forms of what a program writes: spaces in names of zones, minus signs, curved apostrophes. */
const setInType = (text: string): string =>
  text
    .replace(/\b[A-Z]\w+(?:\/\w+)+/g, (zone) => zone.replaceAll('_', ' '))
    .replace(/(^|\s)-(?=\d\d:)/g, '$1−')
    .replaceAll("'", '’');

/** Messages are written as parts of a line. */
function asSentence(message: string): string {
  const sentence = capitalized(message);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The name of a house system, or its letter if the language has no name for it. */
const houseSystemName = (letter: string, { houseSystems }: PrintCatalogue): string =>
  (houseSystems as Readonly<Record<string, string>>)[letter] ?? letter;

/** `2:00 ahead`; local mean time has seconds. */
function offsetInWords(seconds: number, { ahead, behind, level }: PrintCatalogue['receipt']): string {
  const size = Math.round(Math.abs(seconds));
  if (size === 0) return level;
  const parts = [Math.floor(size / 60) % 60, size % 60].map((part) => String(part).padStart(2, '0'));
  const shown = [String(Math.floor(size / 3600)), ...(parts[1] === '00' ? parts.slice(0, 1) : parts)];
  return filled(seconds < 0 ? behind : ahead, { time: shown.join(':') });
}

/** Points between the columns of moments. */
const betweenMoments = 14;

type Row = readonly [name: string, value: string];

const isSame = (one: Row, other: Row): boolean => one[0] === other[0] && one[1] === other[1];
const inCells = (row: Row): Cell[] => row.map((text) => ({ text }));

/** Rows of several moments, a column a moment; what one alone has stands where it has it. */
function sideBySide(all: readonly (readonly Row[])[]): Cell[][] {
  const names: string[] = [];
  for (const rows of all) {
    let at = 0;
    for (const [name] of rows) {
      const known = names.indexOf(name);
      if (known < 0) names.splice(at, 0, name);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return names.map((name) => [
    { text: name },
    ...all.map((rows) => ({ text: rows.find(([other]) => other === name)?.[1] ?? '–' })),
  ]);
}

const families = {
  one: 'chart',
  two: 'synastry',
  transits: 'toNatal',
  progressions: 'progressed',
} as const satisfies Readonly<Record<Sides, OrbFamily>>;

const orbInWords = (orb: number): string => decimalInDegrees(orb).replace('°00′', '°');

function orbsInWords(sides: Sides, { receipt }: PrintCatalogue): string {
  const family = families[sides];
  const { 0: conjunction, 2: trine, 4: sextile } = orbTables[family];
  return filled(receipt.orbsOf[family], {
    conjunction: orbInWords(conjunction),
    trine: orbInWords(trine),
    sextile: orbInWords(sextile),
    bonus: orbInWords(luminaryBonus),
  });
}

function rowsOf(
  { receipt, of }: Subject['receipts'][number],
  { sides, charts }: Subject,
  words: PrintCatalogue,
): Row[] {
  const { receipt: names } = words;
  const { julianDayUt, deltaT, utcOffset, offsetSource, zodiac, ayanamsa, houseSystemUsed, node, lilith } =
    receipt;
  const momentOf = (date: string): string => `${dateInWords(date, words)}, ${date.slice(11, 19)}`;
  const rows: [string, string | null | undefined][] = [
    [names.local, of.timed ? momentOf(of.date) : undefined],
    [names.moment, of.utDate && momentOf(of.utDate)],
    [names.place, of.place],
    [names.coordinates, coordinatesOf(of, words)],
    [
      names.clock,
      utcOffset === undefined
        ? undefined
        : filled(offsetSource === 'local-mean-time' ? names.localMeanTime : names.offset, {
            zone: of.zone.replaceAll('_', ' '),
            offset: offsetInWords(utcOffset, names),
          }),
    ],
    [names.standsFor, of.standsFor && momentOf(of.standsFor)],
    [names.julianDay, julianDayUt === undefined ? undefined : julianDayUt.toFixed(6)],
    [
      names.deltaT,
      deltaT === undefined
        ? undefined
        : filled(names.seconds, { seconds: deltaT.toFixed(2).replace('-', '−') }),
    ],
    [
      names.zodiac,
      zodiac === 'sidereal' ? filled(names.sidereal, { ayanamsa: ayanamsaOf(ayanamsa) }) : names.tropical,
    ],
    [names.houses, houseSystemUsed ? houseSystemName(houseSystemUsed, words) : names.noHouses],
    [names.node, node && names[node]],
    [names.lilith, lilith && names[lilith]],
    [names.orbs, orbsInWords(sides, words)],
    [names.balance, charts.some(({ balance }) => balance) ? names.weights : undefined],
    [
      names.ephemeris,
      receipt.ephemeris === 'moshier'
        ? 'Moshier'
        : filled(names.from, { source: 'Swiss Ephemeris', version: swissVersion }),
    ],
    [names.timezoneData, receipt.timezoneData && filled(names.zonesOf, { version: receipt.timezoneData })],
    [names.placeData, receipt.placeData],
  ];
  return rows.flatMap(([name, value]): Row[] => (value ? [[name, value]] : []));
}

function coordinatesOf({ latitude, longitude }: Occasion, { receipt }: PrintCatalogue): string {
  const side = (value: number, above: string, below: string): string =>
    filled(value < 0 ? below : above, { degrees: decimalInDegrees(Math.round(Math.abs(value) * 60) / 60) });
  return `${side(latitude, receipt.north, receipt.south)}, ${side(longitude, receipt.east, receipt.west)}`;
}

const ayanamsaOf = (ayanamsa: Receipt['ayanamsa']): string =>
  typeof ayanamsa === 'string' ? ayanamsa : decimalInDegrees(ayanamsa?.value ?? 0);
