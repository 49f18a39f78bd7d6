import { HoroscopeError } from '../errors.js';
import { loadPrintCatalogue } from '../text/print.js';
import { nextTurn } from '../turn.js';
import { engineVersion } from '../version.js';
import { book } from './book.js';
import { Composer } from './composing.js';
import type { Mark } from './marks.js';
import { type PdfOptions, readOptions } from './options.js';
import { Paper } from './paper.js';
import { Shaping } from './shaping.js';
import { columnsOf, grid, pages, palette, styles } from './style.js';
import type { PrintableResult, Subject } from './subject.js';
import { subjectOf } from './subject-of.js';
import { openFaces } from './typefaces.js';
import { withWords } from './words.js';

/**
 * A result as a PDF report: cover and wheel, contents, the reading (of `include: ['reading']`), tables and pictures,
 * all other texts, and how it was calculated. Tagged, with an outline; the same bytes for the same result and options,
 * everywhere.
 *
 * @param result of `natal`, `solarReturn`, `lunarReturn`, `synastry`, `composite`, `transits` or `progressions`
 * @throws HoroscopeError `invalid_request`, `unsupported_language`, `asset_missing`, `asset_corrupt`
 * @example
 * pdfReport(natal(birth, { include: ['reading'] }), { page: 'Letter' });
 */
export async function pdfReport(result: PrintableResult, options: PdfOptions = {}): Promise<Uint8Array> {
  const given = readOptions(options);
  const { language, words } = await loadPrintCatalogue(given.lang ?? 'en', 'lang');
  const faces = await openFaces(given.typeface);
  try {
    return await print(result, given, language, withWords(words, given.words), faces);
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    throw new HoroscopeError(
      'invalid_request',
      'the result could not be read; it must be as the engine gives it',
      { cause, path: 'result' },
    );
  }
}

async function print(
  result: PrintableResult,
  options: PdfOptions,
  language: string,
  words: Parameters<typeof book>[2],
  faces: Awaited<ReturnType<typeof openFaces>>,
): Promise<Uint8Array> {
  const { page = 'A4', colors, logo, progress, author } = options;
  const subject = subjectOf(result, options.title, options.births, options.names);
  const shaping = new Shaping(faces);
  requireLetters(shaping, subject, options);
  await nextTurn();
  // A face reads its tables for the first word that it is asked for.
  for (const style of [styles.body, styles.entry, styles.caption, styles.tableHead]) {
    shaping.word('a1', style);
    await nextTurn();
  }
  const shape = pages[page];
  const ownPalette = { ...palette, ...colors };
  const { width, height } = shape;
  const paper = new Paper(
    {
      title: subject.title,
      author,
      language,
      producer: engineVersion,
      width,
      height,
    },
    faces,
    ownPalette,
    shaping,
  );
  const size = logo && paper.sizeOfImage(logo);
  const names = subject.occasions.flatMap(({ name, fullName }) => [fullName ?? [], name ?? []].flat());
  const composer = new Composer(shape, shaping, language, words, names);
  const made = await book(
    composer,
    subject,
    words,
    ownPalette,
    logo && size ? { bytes: logo, ...size } : null,
    options,
  );
  const { step } = columnsOf(shape);
  for (const [i, { pieces, furniture }] of made.entries()) {
    paper.page();
    // The cover stands alone.
    const off = i === 0 ? 0 : i % 2 === 0 ? binding : -binding;
    paper.draw(movedBy(off, furniture), 0);
    for (const { piece, line, second } of pieces) {
      const y = shape.top + line * grid;
      if (piece.heading && piece.heading.text !== words.contents) paper.heading(piece.heading, y);
      paper.draw(movedBy(off + (second ? step : 0), piece.marks), y);
    }
    progress?.(i + 1, made.length);
    await nextTurn();
  }
  return await paper.end();
}

/** Points that right pages stand farther to the right and left ones to the left, where they are bound. */
const binding = 6;

const movedBy = (points: number, marks: readonly Mark[]): readonly Mark[] =>
  points === 0 ? marks : marks.map((mark) => ({ ...mark, x: mark.x + points }));

/** Names and a host's texts may be in any script. */
function requireLetters(shaping: Shaping, { title, occasions }: Subject, options: PdfOptions): void {
  shaping.require(title, 'title');
  for (const { fullName, place } of occasions) shaping.require(`${fullName ?? ''}${place}`, 'result');
  shaping.require(options.footer ?? '', 'footer');
  for (const list of [options.chapters?.before, options.chapters?.after])
    for (const chapter of list ?? []) shaping.require(chapter.title + chapter.text, 'chapters');
}
