import { normalize } from '../chart/angle.js';
import { capitalized } from '../text/capitalized.js';
import type { PrintCatalogue } from '../text/print-catalogue.js';
import { themeOf } from '../wheel/theme.js';
import type { Composer } from './composing.js';
import { figure, optionsFor, type Typeset } from './figures.js';
import { widthOfLine } from './lines.js';
import { type Mark, type Piece, type Structure, structure } from './marks.js';
import { moonNote, sentences, signNotes } from './moon-note.js';
import { fieldOf, footOfMoons, type SeenMoon } from './ornament.js';
import { grid, type Palette, styles, type TextStyle } from './style.js';
import type { Subject } from './subject.js';
import { dateInWords, filled, occasionLines, unbroken } from './words.js';

/** The cover: whose report it is, of when and where, and the wheel. */

export interface Logo {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A logo is no higher than this and no wider than the column. */
const logoHeight = 40;

export function cover(
  composer: Composer,
  root: Structure,
  subject: Subject,
  words: PrintCatalogue,
  { svg, texts }: Typeset,
  logo: Logo | null,
  author: string,
  palette: Palette,
): Piece[] {
  const { margin, left, measure, lines: linesOfPage } = composer.shape;
  const parent = structure('Sect', root);
  const width = left + measure - margin;
  const setting = { x: margin, measure: width, align: 'left' as const };
  const { large, names, small } = ranked(subject, words);
  const set = (text: string, style: TextStyle, pitch: number): Piece[] =>
    text === ''
      ? []
      : composer.paragraph(structure('P', parent), text, style, { ...setting, pitch, balanced: true });
  const title = [
    ...titleOf(composer, structure('P', parent), large, setting),
    ...names.flatMap((name) => set(name, styles.coverName, 1.6)),
    ...set(small, styles.coverDates, 1.4),
  ];
  const begins = subject.occasions.find((occasion) => occasion.begins);
  const sky = begins ? [filled(words.skyOf, { date: dateInWords(begins.date, words) })] : [];
  const lines = [...occasionLines(subject, words), ...sky, ...(author === '' ? [] : [author])];
  // The second of two people has the color of the outer ring.
  const second = { ...styles.coverLine, color: themeOf(optionsFor(palette)).outer as `#${string}` };
  const occasions = lines.flatMap((text, i) =>
    composer.paragraph(
      structure('P', parent),
      text,
      subject.sides === 'two' && i === 1 ? second : styles.coverLine,
      { ...setting, pitch: 1.3 },
    ),
  );
  const axis = margin + width / 2;
  const pieces: Piece[] = [
    { lines: 2, space: 0, keep: true, marks: logoMarks(logo, parent, subject.title, axis, width) },
    ...title.map((piece) => centered(piece, axis)),
    { lines: 1.4, space: 0, keep: true, marks: [rule(axis)] },
    ...occasions.map((piece) => centered(piece, axis)),
  ].map((piece) => ({ ...piece, keep: true }));
  const above = pieces.reduce((sum, piece) => sum + piece.lines, 0);
  const room = (linesOfPage - Math.ceil(above) - 2 * aroundWheel) * grid;
  const [picture] = figure(composer, parent, svg, {
    texts,
    caption: '',
    alt: sentences(`${subject.title}.`, ringsOf(subject, words)),
    widest: Math.min(room, width * widestWheel),
    centered: true,
  });
  const free = linesOfPage - above - (picture?.lines ?? 0);
  return [...pieces, { ...(picture as Piece), space: Math.max(aroundWheel, free / 2) }];
}

/** Lines of the grid above the wheel and below it, at least, and how much of the width it takes. */
const aroundWheel = 2;
const widestWheel = 0.94;

/** The lines of a piece in the middle of the page. */
const centered = (piece: Piece, axis: number): Piece => ({
  ...piece,
  marks: piece.marks.map((mark) =>
    mark.kind === 'text' ? { ...mark, x: axis - widthOfLine(mark.line, mark.style.size) / 2 } : mark,
  ),
});

/** The tinted paper with its frame, behind all else, and at the foot the Moon of each chart that it is told of, with what it is. */
export function coverField(
  composer: Composer,
  palette: Palette,
  subject: Subject,
  words: PrintCatalogue,
): Mark[] {
  const { shape } = composer;
  const moons = moonsOf(subject);
  const field: Mark = {
    kind: 'picture',
    owner: null,
    svg: fieldOf(shape, palette, moons),
    x: 0,
    y: 0,
    width: shape.width,
  };
  const [first, second] = subject.occasions;
  const names = { first: first?.name ?? '', second: second?.name ?? '' };
  const ofOne = isReturn(subject) ? words.moonAtReturn : words.moonAtBirth;
  const text = moons.length > 1 ? filled(words.moonsOfTwo, names) : moons.length > 0 ? ofOne : '';
  if (text === '') return [field];
  const style = composer.capitalsFor(text, styles.runningHead, styles.runningHeadPlain);
  const said = composer.fitted(text, shape.width - 2 * shape.margin, style);
  return [field, composer.line(null, said, style, shape.width / 2, footOfMoons(shape) + 24, 'center')];
}

const isReturn = ({ charts }: Subject): boolean => charts[0]?.moment === 'return';

/** The Moon as it was seen at each birth, or at the return whose wheel is on the cover. */
function moonsOf(subject: Subject): SeenMoon[] {
  const { charts, birth, sides, occasions } = subject;
  const [first, second] = occasions;
  const shown =
    sides === 'two'
      ? charts.slice(0, 2).map((chart) => ({ chart, from: chart.of ?? first }))
      : isReturn(subject)
        ? [{ chart: charts[0], from: second }]
        : [{ chart: birth ?? charts[0], from: first }];
  return shown.flatMap(({ chart, from }) => {
    const [sun, moon] = [0, 1].map((id) => chart?.planets.find(({ planetId }) => planetId === id));
    if (!sun || !moon) return [];
    return {
      elongation: normalize(Number(moon.longitude) - Number(sun.longitude)),
      isSouthern: (from?.latitude ?? 0) < 0,
    };
  });
}

export const captionOf = (subject: Subject, words: PrintCatalogue): string =>
  sentences(
    ringsOf(subject, words),
    moonNote(subject, words),
    ...(subject.sides === 'one' ? subject.charts.flatMap((chart) => signNotes(chart, words)) : []),
  );

/** A caption for the rings of a double wheel. */
function ringsOf({ sides, occasions, charts }: Subject, words: PrintCatalogue): string {
  const [first, second] = occasions;
  if (sides === 'two')
    return filled(words.wheelOfTwo, { first: first?.name ?? '', second: second?.name ?? '' });
  if (sides === 'transits')
    return filled(words.wheelOfTransits, { date: dateInWords(second?.date ?? '', words) });
  if (sides === 'progressions') return words.wheelOfProgressions;
  return charts.some(({ houses }) => houses.length > 0) ? words.wheel : words.wheelWithoutHouses;
}

/** The lines of a cover by size: the title, the names, and the dates. */
interface Ranked {
  large: string;
  names: readonly string[];
  small: string;
}

function ranked(subject: Subject, words: PrintCatalogue): Ranked {
  const { title, reading, occasions, sides } = subject;
  const usual = { large: withNamesWhole(subject), names: [], small: '' };
  // A host’s own title is as it is.
  if (title !== reading?.title) return usual;
  const names = [...new Set(occasions.flatMap(({ fullName }) => fullName ?? []))];
  const after = (occasions.some(({ begins }) => begins) ? /^.*?, (\P{L}*\p{L}.*)$/u : /^.*?: (.*)$/).exec(
    title,
  )?.[1];
  if (after === undefined || names.some((name) => after.includes(name))) return usual;
  if (sides === 'transits') {
    const years = [...new Set(after.match(/\d{4}/g))];
    return { large: filled(words.coverTransits, { year: years.join('–') }), names, small: after };
  }
  if (sides !== 'two') return usual;
  return {
    large: capitalized(after),
    names: [filled(words.coverTwo, { first: names[0] ?? '', second: names[1] ?? names[0] ?? '' })],
    small: '',
  };
}

const inOne = (name: string): string => name.replaceAll(' ', unbroken);

/** The title, in which no line parts a name that has room on one. */
const withNamesWhole = ({ title, occasions }: Subject): string =>
  occasions.reduce((text, { fullName: name }) => (name ? text.replace(name, inOne(name)) : text), title);

/** Sizes of the title with the lines that each may fill: a long one is set smaller, and one with a word wider than a line. */
const titleSizes = [
  { size: 30, most: 3 },
  { size: 22, most: 5 },
  { size: 14, most: 9 },
  { size: 8, most: Number.POSITIVE_INFINITY },
];

function titleOf(
  composer: Composer,
  owner: Structure,
  text: string,
  setting: { x: number; measure: number; align: 'left' },
): Piece[] {
  const words = text.normalize('NFC').split(/[ \u00a0]/);
  for (const { size, most } of titleSizes) {
    const style = { ...styles.coverTitle, size };
    const isLast = most === Number.POSITIVE_INFINITY;
    const fits = words.every((word) => composer.widthOf(word, style) <= setting.measure);
    if (!isLast && !fits) continue;
    const set = (part: string): Piece[] =>
      composer.paragraph(owner, part, style, { ...setting, pitch: size / 12.5, balanced: true });
    const pieces = aroundWideNames(composer, text, style, setting.measure).flatMap(set);
    if (pieces.length > most) continue;
    // A line ends after a colon rather than anywhere else.
    const parted = text
      .split(/(?<=:) /)
      .flatMap((part) => aroundWideNames(composer, part, style, setting.measure))
      .flatMap(set);
    return parted.length === pieces.length ? parted : pieces;
  }
  return [];
}

/** A title in two or three where it has a name that is wider than a line, which begins one of its own. */
function aroundWideNames(composer: Composer, title: string, style: TextStyle, measure: number): string[] {
  const wide = composer.names.find(
    (name) => title.includes(inOne(name)) && composer.widthOf(name, style) > measure,
  );
  if (wide === undefined) return [title];
  const [before = '', ...after] = title.split(inOne(wide));
  return [before, wide, after.join(inOne(wide))].map((part) => part.trim()).filter((part) => part !== '');
}

const ruleWidth = 54;
const rule = (axis: number): Mark => ({
  kind: 'rule',
  owner: null,
  x: axis - ruleWidth / 2,
  y: grid * 0.55,
  width: ruleWidth,
  color: 'accent',
  weight: 0.9,
});

function logoMarks(logo: Logo | null, parent: Structure, alt: string, axis: number, room: number): Mark[] {
  if (!logo) return [];
  const scale = Math.min(logoHeight / logo.height, room / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return [
    {
      kind: 'image',
      owner: structure('Figure', parent, { alt }),
      bytes: logo.bytes,
      x: axis - width / 2,
      y: -height - 6,
      width,
      height,
    },
  ];
}
