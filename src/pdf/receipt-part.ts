import type { Notice } from '../schema/notices.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { type Composer, endingTogether } from './composing.js';
import { type Piece, type Structure, structure } from './marks.js';
import { styles } from './style.js';
import type { Occasion, Receipt, Subject } from './subject.js';
import { type Cell, table } from './tables.js';
import { dateInWords, decimalInDegrees, filled } from './words.js';

/** How it was calculated: the receipts of a result. */

/** Lines that a page of it has at least. */
const fewest = 10;

export function receiptPart(
  composer: Composer,
  root: Structure,
  { receipts, notices }: Subject,
  words: PrintCatalogue,
): Piece[] {
  const part = structure('Sect', root);
  const pieces = [
    composer.part(part, { text: words.headings.receipt, level: 1 }),
    ...composer.paragraphs(part, words.receipt.opening, styles.body),
  ];
  const columns = [
    { head: '', share: 30 },
    { head: '', share: 70 },
  ];
  const all = receipts.map((entry) => rowsOf(entry, words));
  // What is said of all of them alike is said once, below.
  const everywhere = (row: Row): boolean => all.every((rows) => rows.some((other) => isSame(row, other)));
  const shared = receipts.length > 1 ? (all[0] ?? []).filter(everywhere) : [];
  // Of two, close enough that they stand on a page with what they share.
  const pitch = receipts.length > 1 ? 1 : undefined;
  for (const [i, { of }] of receipts.entries()) {
    const own = structure('Sect', part);
    const rows = (all[i] ?? []).filter((row) => !shared.some((other) => isSame(row, other)));
    if (receipts.length > 1)
      pieces.push(composer.entry(own, of.name ?? dateInWords(of.date, words), [], { level: 2 }));
    pieces.push(...table(composer, own, columns, cellsOf(rows), pitch));
  }
  pieces.push(...table(composer, part, columns, cellsOf(shared), pitch));
  if (notices.length === 0) return endingTogether(pieces, fewest);
  const own = structure('Sect', part);
  pieces.push(
    ...composer.paragraph(structure('P', own), words.receipt.notices, styles.body, { space: 2, keep: true }),
  );
  for (const notice of notices)
    pieces.push(
      ...composer.paragraph(structure('P', own), noticeInWords(notice, words), styles.body, { indent: 14 }),
    );
  return endingTogether(pieces, fewest);
}

/** As a reader may be told it; what a language has no such words for stands as the program says it. */
function noticeInWords({ code, message, parameters }: Notice, { receipt }: PrintCatalogue): string {
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  const sentence = filled(receipt.inWords[code] ?? message, Object.fromEntries(values));
  if (receipt.inWords[code] === undefined || sentence.includes('{')) return asSentence(message);
  const { subject, subjectName } = parameters;
  return subject === 'person' && subjectName
    ? filled(receipt.about, { name: subjectName, notice: sentence })
    : sentence;
}

/** Messages are written as parts of a line. */
function asSentence(message: string): string {
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** One of the letters that the language has a name for; any other is told as it is. */
const houseSystemName = (letter: string, { houseSystems }: PrintCatalogue): string =>
  (houseSystems as Readonly<Record<string, string>>)[letter] ?? letter;

/** `+02:00`; local mean time has seconds. */
function offsetInWords(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return `${seconds < 0 ? '−' : '+'}${shown.map((part) => String(Math.round(part)).padStart(2, '0')).join(':')}`;
}

type Row = readonly [name: string, value: string];

const isSame = (one: Row, other: Row): boolean => one[0] === other[0] && one[1] === other[1];
const cellsOf = (rows: readonly Row[]): Cell[][] =>
  rows.map(([name, value]) => [{ text: name }, { text: value }]);

function rowsOf({ receipt, of }: Subject['receipts'][number], words: PrintCatalogue): Row[] {
  const { receipt: names } = words;
  const { julianDayUt, deltaT, utcOffset, offsetSource, zodiac, ayanamsa, houseSystemUsed, node, lilith } =
    receipt;
  const rows: [string, string | null | undefined][] = [
    [names.moment, of.utDate && `${dateInWords(of.utDate, words)}, ${of.utDate.slice(11, 19)}`],
    [names.coordinates, coordinatesOf(of)],
    [
      names.clock,
      utcOffset === undefined
        ? undefined
        : filled(offsetSource === 'local-mean-time' ? names.localMeanTime : names.offset, {
            zone: of.zone,
            offset: offsetInWords(utcOffset),
          }),
    ],
    [names.julianDay, julianDayUt === undefined ? undefined : julianDayUt.toFixed(6)],
    [names.deltaT, deltaT === undefined ? undefined : `${deltaT.toFixed(2)} s`],
    [
      names.zodiac,
      zodiac === 'sidereal' ? filled(names.sidereal, { ayanamsa: ayanamsaOf(ayanamsa) }) : names.tropical,
    ],
    [names.houses, houseSystemUsed ? houseSystemName(houseSystemUsed, words) : names.noHouses],
    [names.node, node && names[node]],
    [names.lilith, lilith && names[lilith]],
    [names.ephemeris, receipt.ephemeris === 'moshier' ? 'Moshier' : 'Swiss Ephemeris'],
    [names.timezoneData, receipt.timezoneData],
    [names.placeData, receipt.placeData],
    [names.program, receipt.engine],
  ];
  return rows.flatMap(([name, value]): Row[] => (value ? [[name, value]] : []));
}

const coordinatesOf = ({ latitude, longitude }: Occasion): string =>
  `${decimalInDegrees(latitude)}, ${decimalInDegrees(longitude)}`;

const ayanamsaOf = (ayanamsa: Receipt['ayanamsa']): string =>
  typeof ayanamsa === 'string' ? ayanamsa : decimalInDegrees(ayanamsa?.value ?? 0);
