import { inColumns as columnsFor } from './columns.js';
import type { Heading, Piece } from './marks.js';
import { beginOf, endOf, endOfAll, groupsOf, type PlacedPiece, rounding } from './placing.js';

/** Pieces put on pages. */

export interface Page {
  pieces: readonly PlacedPiece[];
  /** The part and the chapter that the page is in. */
  part: string;
  chapter: string;
  /** Begins a part, and has no running head. */
  opens: boolean;
}

/** Share of a page below which a last one is a remnant. */
export const fewOf = 1 / 3;
/** And from which on any other is well filled; one that ends within a paragraph would be seen as torn before. */
export const wellOf = 0.65;
const untornOf = 0.7;

/** @param lines of the grid that a page has */
export function paginate(pieces: readonly Piece[], lines: number): Page[] {
  const pages = partsOf(pieces, lines).flatMap((part) => adorned(part, lines));
  return named(pages.map((page) => footed(page, lines)));
}

/** The number of pages that pieces take. */
export const pagesOf = (pieces: readonly Piece[], lines: number): number =>
  partsOf(pieces, lines).reduce((sum, part) => sum + adorned(part, lines).length, 0);

/** Moves pieces that belong to the foot of a page down to it. */
function footed(page: readonly PlacedPiece[], lines: number): PlacedPiece[] {
  const from = page.findIndex(({ piece }) => piece.foot);
  const free = lines - endOfAll(page);
  return page.map((placed, i) => (from < 0 || i < from ? placed : { ...placed, line: placed.line + free }));
}

/** Lines of the grid that pieces of a part that should stand on one page are apart at most, if that helps. */
const closest = [Number.POSITIVE_INFINITY, 1, 0.5];

/** A part that has room for all of it on a page, its pieces closer to each other if need be. */
function onOnePage(part: readonly Piece[], lines: number): PlacedPiece[][] | undefined {
  for (const most of closest) {
    const pages = flow(
      part.map((piece) => ({ ...piece, needs: 0, space: Math.min(piece.space, most) })),
      lines,
    );
    if (pages.length === 1) return pages;
  }
  return undefined;
}

/** Share of a page from which on one that ends before what else would begin on it is no white one. */
const turnedFrom = 0.4;

/** Divides pieces at each one that begins a page. */
function partsOf(pieces: readonly Piece[], lines: number): Piece[][] {
  const isFilled = (part: readonly Piece[]): boolean =>
    endOfAll(flow(part, lines).at(-1) ?? []) >= lines * turnedFrom;
  const parts: Piece[][] = [];
  for (const piece of pieces) {
    const part = parts.at(-1);
    if (part === undefined || piece.fresh || (piece.turns && isFilled(part))) parts.push([piece]);
    else part.push(piece);
  }
  return parts;
}

/** Lines that are free below what adorns the end of a part, at least. */
const belowTail = 5;

/** A part with what adorns its end, where that has room. */
function adorned(part: readonly Piece[], lines: number): PlacedPiece[][] {
  const tail = part.find((piece) => piece.tail);
  if (!tail) return wellEnded(part, lines);
  const pages = wellEnded(
    part.filter((piece) => !piece.tail),
    lines,
  );
  const last = pages.at(-1) ?? [];
  const line = Math.ceil(endOfAll(last) - rounding) + tail.space;
  const hasRoom = line + tail.lines + belowTail <= lines;
  return hasRoom ? [...pages.slice(0, -1), [...last, { piece: tail, line }]] : pages;
}

/** Share of a page from which on a last one looks filled. */
const filledOf = 0.5;
/** And below which some of the page before is carried over to it. */
const hardlyOf = 0.25;

/**
 * A part as {@link flow} has it. Where its last page has little on it all of them are a few lines shorter, as printers do
 * it: its lines go over to the last page, and spaces and leading stay what they are.
 */
function wellEnded(part: readonly Piece[], lines: number): PlacedPiece[][] {
  const [first, ...others] = part;
  if (first?.whole)
    for (const begins of [first, first.whole]) {
      const pages = onOnePage([begins, ...others], lines);
      if (pages) return pages;
    }
  const lastOf = (pages: readonly PlacedPiece[][]): number => endOfAll(pages.at(-1) ?? []);
  const usual = flow(part, lines);
  const isText = part.every(({ head, lines: own }) => !head && own < tallest);
  const inColumns = part.some(({ column }) => column);
  // Columns that stop above the foot of every page are seen sooner than a short last one.
  const enough = lines * (isText && !inColumns ? filledOf : fewOf);
  if (usual.length < 2 || lastOf(usual) >= enough) return usual;
  let best = { pages: usual, cost: costOf(usual, lines, enough) };
  const most = lines * (inColumns ? shorterColumns : shorterBy);
  for (let less = 1; isText && less <= most; less++) {
    const pages = flow(part, lines - less);
    // Shorter ones are as many at least.
    if (pages.length > usual.length) break;
    const cost = costOf(pages, lines, enough);
    if (cost < best.cost) best = { pages, cost };
  }
  if (inColumns || lastOf(best.pages) >= lines * (isText ? hardlyOf : fewOf)) return best.pages;
  const carried = withoutRemnant(best.pages, lines * fewOf, lines);
  return lastOf(carried) > lastOf(best.pages) ? carried : best.pages;
}

/** Lines that a page within a part may end early and is not seen to. */
const unseen = 3;
/** The weight of empty space on a last page, where that of any other page is 1. */
const lastWeighs = 0.25;

/** The cost of the empty space on the pages of a part: many empty lines on one page cost more than as many on several. */
function costOf(pages: readonly PlacedPiece[][], lines: number, enough: number): number {
  const early = (page: readonly PlacedPiece[], most: number): number =>
    Math.max(0, most - endOfAll(page)) ** 2;
  const within = pages.slice(0, -1).reduce((sum, page) => sum + early(page, lines - unseen), 0);
  return within + early(pages.at(-1) ?? [], enough) * lastWeighs;
}

/** Share of their lines that the pages of a part may lack, and those of two columns, of which each gives as many. */
const [shorterBy, shorterColumns] = [0.1, 0.2];
/** Lines of a picture, at least: texts and their headings have fewer. */
const tallest = 12;

/** Pieces on as many pages as they take. */
export function flow(pieces: readonly Piece[], lines: number): PlacedPiece[][] {
  let placed: PlacedPiece[] = [];
  const pages = [placed];
  let next = 0;
  const turn = (): void => {
    if (next === 0) return;
    placed = [];
    pages.push(placed);
    next = 0;
  };
  const place = (piece: Piece): void => {
    next = beginOf(next, piece);
    placed.push({ piece, line: next });
    next += piece.lines;
  };
  const groups = groupsOf(pieces);
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as Piece[];
    const [first] = group;
    if (first?.column) {
      const run = columnsFrom(groups, i);
      i += run.length - 1;
      for (const columns of columnsFor(run, next, lines)) {
        if (columns.begins) turn();
        placed.push(...columns.pieces);
        next = columns.end;
      }
      continue;
    }
    const isLow = next + (first?.needs ?? 0) > lines;
    if (isLow || group.reduce(endOf, next) > lines + rounding) turn();
    for (const piece of group) {
      if (next > 0 && endOf(next, piece) > lines + rounding) turn();
      if (next === 0 && piece.head) place(piece.head);
      place(piece);
    }
  }
  return pages;
}

function columnsFrom(groups: readonly Piece[][], from: number): Piece[][] {
  const end = groups.findIndex(([one], i) => i >= from && one?.column !== true);
  return groups.slice(from, end < 0 ? groups.length : end);
}

/** Some of the page before carried over to a last one that would have a few lines alone. */
function withoutRemnant(pages: readonly PlacedPiece[][], least: number, lines: number): PlacedPiece[][] {
  const [before, page] = pages.slice(-2);
  if (!before || !page) return [...pages];
  const all = [...before, ...page].map(({ piece }) => piece);
  const heads = new Set(all.map(({ head }) => head));
  const ownerAt = (at: number): unknown => all[at]?.marks[0]?.owner;
  const isWell = (at: number): boolean =>
    endOfAll(before.slice(0, at)) >= lines * (ownerAt(at) === ownerAt(at - 1) ? untornOf : wellOf);
  // Tables are carried whole, without the heads that stood again above their rows.
  const isOfLines = all.every(({ head }) => !head);
  const canBegin = (at: number): boolean =>
    before[at - 1]?.piece.keep === false && (isOfLines || all[at]?.heading !== undefined);
  const from = (at: number): PlacedPiece[][] =>
    flow(
      all.slice(at).filter((piece) => !heads.has(piece)),
      lines,
    );
  const isEnough = (at: number): boolean => {
    const [carried = [], ...more] = from(at);
    return more.length === 0 && endOfAll(carried) >= least;
  };
  let begin = before.length - 1;
  while (begin > 1 && !(canBegin(begin) && isEnough(begin))) begin--;
  if (begin <= 1 || !isWell(begin)) return [...pages];
  // A piece moves to the next page with its heading, if that leaves the page before well filled.
  let headed = begin;
  while (headed > 1 && !(before[headed]?.piece.heading && canBegin(headed))) headed--;
  if (headed > 1 && isWell(headed) && isEnough(headed)) begin = headed;
  return [...pages.slice(0, -2), before.slice(0, begin), ...from(begin)];
}

const namesOf = (headings: readonly Heading[], wanted: Heading['level']): string[] =>
  headings.filter(({ level }) => level === wanted).map(({ text }) => text);

/** Names each page by the chapter of its first lines, unless a chapter begins on it. */
function named(pages: readonly PlacedPiece[][]): Page[] {
  let [part, chapter] = ['', ''];
  return pages.map((pieces) => {
    const headings = pieces.flatMap(({ piece }) => piece.heading ?? []);
    const first = pieces[0]?.piece.heading;
    const opens = first?.level === 1;
    if (opens) [part, chapter] = [first.text, ''];
    const other = headings.findIndex(({ level }, i) => level === 1 && !(opens && i === 0));
    if (chapter === '' || first?.level === 2)
      chapter = namesOf(other < 0 ? headings : headings.slice(0, other), 2)[0] ?? chapter;
    const page = { pieces, part, chapter, opens };
    part = namesOf(headings, 1).at(-1) ?? part;
    const own = other < 0 ? headings : headings.slice(headings.map(({ level }) => level).lastIndexOf(1));
    chapter = namesOf(own, 2).at(-1) ?? (other < 0 ? chapter : '');
    return page;
  });
}
