import type { PrintCatalogue } from '../text/print-catalogue.js';
import { nextTurn } from '../turn.js';
import { chartPart } from './chart-part.js';
import type { Composer } from './composing.js';
import { contents } from './contents.js';
import { cover, coverField, type Logo } from './cover.js';
import { wheelOf } from './figures.js';
import { keyBelow, keyPart } from './key-part.js';
import { type Heading, type Mark, type Piece, structure } from './marks.js';
import type { OwnChapter, PdfOptions } from './options.js';
import { tailOf } from './ornament.js';
import { type Page, pagesOf, paginate } from './pages.js';
import { readingPart } from './reading-part.js';
import { receiptPart } from './receipt-part.js';
import { grid, type Palette, styles, type TextStyle } from './style.js';
import type { Subject } from './subject.js';
import { textsPart } from './texts-part.js';
import { toldOn } from './told-on.js';

/** The order of a report: cover, contents, key, the reading, the chart in figures, what is left to say, the receipt with the colophon. */

export interface BookPage extends Page {
  /** Running heads and folio, at their places on the page. */
  furniture: readonly Mark[];
}

/** Lines that are written in a turn of the thread, before others have theirs. */
const linesOfTurn = 11;

/** Written line by line, with turns for others between: a long report takes a quarter of a second. */
async function inTurns(parts: Iterable<Piece[]>): Promise<Piece[]> {
  const written: Piece[] = [];
  let fresh = 0;
  for (const pieces of parts) {
    written.push(...pieces);
    fresh += pieces.length;
    if (fresh < linesOfTurn) continue;
    fresh = 0;
    await nextTurn();
  }
  return written;
}

const headingsIn = (pieces: readonly Piece[]): Heading[] => pieces.flatMap(({ heading }) => heading ?? []);

/** The headings of a typical chart: the contents are laid out for them before the real ones are known. */
const likelyHeadings: readonly Heading[] = ([1, 2, 2, 2, 2, 2, 2] as const).map((level) => ({
  text: '',
  level,
}));

/** The pages of a typical chart part. */
const likelyPages: Readonly<Record<Subject['sides'], number>> = {
  one: 4,
  two: 7,
  transits: 4,
  progressions: 5,
};

export async function book(
  composer: Composer,
  subject: Subject,
  words: PrintCatalogue,
  palette: Palette,
  logo: Logo | null,
  { length = 'full', chapters, footer = '', author = '' }: PdfOptions,
): Promise<BookPage[]> {
  const root = structure('Document', null);
  const { lines } = composer.shape;
  const wheel = wheelOf(subject, palette, true);
  await nextTurn();
  const front = paginate(cover(composer, root, subject, words, wheel, logo, author, palette), lines);
  await nextTurn();
  const contentsOwner = structure('Sect', root);
  function* own(list: readonly OwnChapter[] = []): Generator<Piece[]> {
    for (const { title, text } of list) {
      const part = structure('Sect', root);
      yield [composer.part(part, { text: title, level: 1 })];
      yield* composer.eachParagraph(part, text);
    }
  }
  const tail = tailOf(palette);
  function* withTail(inColumn: Composer, pieces: Iterable<Piece[]>): Generator<Piece[]> {
    let some = false;
    for (const each of pieces) {
      some ||= each.length > 0;
      yield each;
    }
    if (some) yield [inColumn.tail(tail)];
  }
  function* texts(): Generator<Piece[]> {
    if (length === 'full') yield* withTail(composer.flush(), textsPart(composer, root, subject, words));
    yield* own(chapters?.after);
    yield receiptPart(composer, root, subject, words);
  }
  const told = [
    ...(await inTurns(own(chapters?.before))),
    ...(await inTurns(withTail(composer, readingPart(composer, root, subject, words)))),
  ];
  const after = await inTurns(texts());
  const toldPages = paginate(told, lines);
  // The key stands below the contents, or has a page of its own where they leave too little of theirs.
  const keyOwner = structure('Sect', root);
  const below = keyBelow(composer, keyOwner, subject, words, palette);
  const listed = (pageOf: (heading: Heading) => number, all: readonly Heading[], under: Piece[] = []) =>
    // Above the key they begin where it does.
    paginate(
      contents(under.length > 0 ? composer.flush() : composer, contentsOwner, all, words, pageOf, under),
      lines,
    );
  let ownKey: Piece[] | undefined;
  const opening = (headings: readonly Heading[]) => {
    const together = listed(() => 100, [...headingsIn(below), ...headings], below).length === 1;
    if (!together) ownKey ??= keyPart(composer, keyOwner, subject, words, palette);
    const [under, key] = together ? [below, []] : [[], ownKey ?? []];
    const all = [...headingsIn(under), ...headingsIn(key), ...headings];
    // Numbers of pages change no line of the contents, so that its length is known before they are.
    return { under, key, all, contentsEnd: front.length + listed(() => 100, all, under).length };
  };
  const pagesBefore = ({ contentsEnd, key }: ReturnType<typeof opening>): number =>
    contentsEnd + (key.length > 0 ? pagesOf(key, lines) : 0);
  // The chart says on which pages it was told of, and what it has on facing pages: and on which pages after it more is said: it is made for as many before it and of it as are likely, and again if there are others.
  let begun = opening([...headingsIn(told), ...likelyHeadings, ...headingsIn(after)]);
  let chart: Piece[] = [];
  const afterPages = paginate(after, lines);
  let chartPages = likelyPages[subject.sides];
  for (let [made, times] = ['', 0]; times < 4; times++) {
    const before = pagesBefore(begun);
    if (made === `${before} ${chartPages}`) break;
    made = `${before} ${chartPages}`;
    const opensLeft = (before + toldPages.length) % 2 === 1;
    const read = before + toldPages.length + chartPages;
    const context = { opensLeft, toldOn: toldOn(toldPages, before), readOn: toldOn(afterPages, read) };
    chart = await inTurns(chartPart(composer, root, subject, words, palette, length, context));
    chartPages = pagesOf(chart, lines);
    begun = opening([...headingsIn(told), ...headingsIn(chart), ...headingsIn(after)]);
  }
  const { under, key, all, contentsEnd: before } = begun;
  // Each begins a part, so that their pages are what they were made as.
  const body = [...paginate(key, lines), ...toldPages, ...paginate(chart, lines), ...afterPages];
  await nextTurn();
  const numbers = new Map<Heading, number>();
  for (const { heading } of under) if (heading) numbers.set(heading, before);
  for (const [i, { pieces }] of body.entries())
    for (const { piece } of pieces) if (piece.heading) numbers.set(piece.heading, before + i + 1);
  const contentsPages = listed((heading) => numbers.get(heading) as number, all, under);
  const pages = [...front, ...contentsPages, ...body];
  const head = runningTitle(composer, subject, words, pages.slice(front.length));
  return pages.map((page, i) => ({
    ...page,
    furniture:
      i === 0
        ? coverField(composer, palette, subject, words)
        : i < front.length
          ? []
          : furniture(composer, page, head, i + 1, footer),
  }));
}

/** Points between the title and the chapter above a page, at least. */
const betweenHeads = 24;

/** Above a page what it is in; of what says more after a colon and has no room, what it says before. */
function chapterHead(composer: Composer, { part, chapter }: Page, room: number): string {
  const whole = chapter === '' ? part : chapter;
  const isShort = composer.widthOf(whole, styles.runningChapter) <= room;
  return isShort ? whole : (whole.split(/:(?: |$)/)[0] ?? whole);
}

interface RunningTitle {
  text: string;
  style: TextStyle;
}

/**
 * The title as it stands above all pages alike: whole, or what it says before a colon, or the names, or the first words of
 * those, whichever is the longest that leaves room for the chapters.
 */
function runningTitle(
  composer: Composer,
  { title, occasions }: Subject,
  words: PrintCatalogue,
  pages: readonly Page[],
): RunningTitle {
  const { left, measure, margin } = composer.shape;
  const width = left + measure - margin - betweenHeads;
  const chapters = pages.filter(({ opens }) => !opens);
  const widest = Math.max(
    0,
    ...chapters.map((page) =>
      composer.widthOf(chapterHead(composer, page, width * chapterShare), styles.runningChapter),
    ),
  );
  const room = Math.max(width - widest, width * (1 - chapterShare));
  const names = [...new Set(occasions.flatMap(({ fullName }) => fullName ?? []))];
  const most = Math.max(...names.map((name) => name.split(' ').length), 1);
  const shortened = Array.from({ length: most }, (_, less) =>
    names
      .map((name) =>
        name
          .split(' ')
          .slice(0, most - less)
          .join(' '),
      )
      .join(` ${words.and} `),
  );
  const style = composer.capitalsFor(title, styles.runningHead, styles.runningHeadPlain);
  const [first = ''] = names;
  // The title without its dates.
  const undated = /^(.*?), \P{L}*\p{L}.*\d/u.exec(title)?.[1] ?? title;
  const whole = undated.endsWith(first) ? undated : title;
  const texts = [title, title.split(/:(?: |$)/)[0] ?? title, whole, ...shortened].filter(
    (text) => text !== '',
  );
  const fits = texts.find((text) => composer.widthOf(text, style) <= room);
  return { text: fits ?? composer.fitted(texts.at(-1) ?? title, room, style), style };
}

/** The share of the width that a chapter may take from the title. */
const chapterShare = 0.6;

/** Above: whose report and which chapter; below: the host's line and the page. What is found by it stands at the outer edge, on left pages at the left. */
function furniture(
  composer: Composer,
  page: Page,
  title: RunningTitle,
  number: number,
  footer: string,
): Mark[] {
  const { left, measure, margin, top, lines } = composer.shape;
  const right = left + measure;
  const foot = top + (lines + 1.9) * grid;
  const isLeft = number % 2 === 0;
  const outer = (text: string, style: TextStyle, y: number): Mark =>
    isLeft
      ? composer.line(null, text, style, margin, y)
      : composer.line(null, text, style, right, y, 'right');
  const inner = (text: string, style: TextStyle, y: number): Mark =>
    isLeft
      ? composer.line(null, text, style, right, y, 'right')
      : composer.line(null, text, style, margin, y);
  const marks: Mark[] = [outer(String(number), styles.folio, foot)];
  if (footer !== '')
    marks.push(inner(composer.fitted(footer, measure - 40, styles.footer), styles.footer, foot));
  if (page.opens) return marks;
  const head = top - 2.1 * grid;
  const width = right - margin;
  const room = width - composer.widthOf(title.text, title.style) - betweenHeads;
  const shown = composer.fitted(chapterHead(composer, page, room), room, styles.runningChapter);
  return [
    inner(title.text, title.style, head),
    outer(shown, styles.runningChapter, head),
    { kind: 'rule', owner: null, x: margin, y: head + 6, width, color: 'line', weight: 0.4 },
    ...marks,
  ];
}
