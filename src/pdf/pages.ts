import { inColumns } from './columns.js';
import type { Heading, Piece } from './marks.js';
import { beginOf, endOf, fewestLines, groupsOf, type PlacedPiece, rounding } from './placing.js';

/** Pieces put on pages. */

export interface Page {
  pieces: readonly PlacedPiece[];
  /** The part and the chapter that the page is in. */
  part: string;
  chapter: string;
  /** Begins a part, and has no running head. */
  opens: boolean;
}

/** Share of a page below which it is not left to what is on it. */
const fewOf = 1 / 3;

/** @param lines of the grid that a page has */
export function paginate(pieces: readonly Piece[], lines: number): Page[] {
  const pages: PlacedPiece[][] = [];
  let placed: PlacedPiece[] = [];
  let next = 0;
  const turn = (): void => {
    if (placed.length > 0) pages.push(placed);
    placed = [];
    next = 0;
  };
  const place = (piece: Piece): void => {
    next = beginOf(next, piece);
    placed.push({ piece, line: next });
    next += piece.lines;
  };
  const groups = groupsOf(pieces);
  /** A group that begins a page, as it runs on where all of its part has room on what is left of this one, or little is on it. */
  const runningOn = (from: number): Piece[] | null => {
    const [first, ...others] = groups[from] as Piece[];
    if (!first?.runsOn) return null;
    const length = countWhile(groups.slice(from + 1), ([one]) => one?.fresh !== true);
    const part = [[first.runsOn, ...others], ...groups.slice(from + 1, from + 1 + length)];
    const hasRoom = next <= lines * fewOf || heightAfter(part, next, lines) <= lines + rounding;
    return hasRoom ? (part[0] as Piece[]) : null;
  };
  for (let i = 0; i < groups.length; i++) {
    const group = runningOn(i) ?? (groups[i] as Piece[]);
    const [first] = group;
    if (first?.column) {
      const run = columnsFrom(groups, i);
      i += run.length - 1;
      const follower = groups[i + 1]?.[0];
      const ends = follower === undefined || follower.fresh === true;
      for (const columns of inColumns(run, next, lines, ends)) {
        if (columns.begins) turn();
        placed.push(...columns.pieces);
        next = columns.end;
      }
      continue;
    }
    const end = group.reduce(endOf, next);
    if (first?.fresh || end > lines + rounding || next + (first?.needs ?? 0) > lines) turn();
    for (const piece of group) {
      if (next > 0 && endOf(next, piece) > lines + rounding) turn();
      if (next === 0 && piece.head) place(piece.head);
      place(piece);
    }
  }
  turn();
  return named(withoutRemnants(pages));
}

const columnsFrom = (groups: readonly Piece[][], from: number): Piece[][] =>
  groups.slice(from, from + countWhile(groups.slice(from), ([one]) => one?.column === true));

/** The line below some groups on one page, if they have room there; else infinite. */
function heightAfter(groups: readonly Piece[][], begin: number, lines: number): number {
  let next = begin;
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as Piece[];
    if (group[0]?.column) {
      const run = columnsFrom(groups, i);
      i += run.length - 1;
      const [columns, ...more] = inColumns(run, next, lines, true);
      if (!columns || columns.begins || more.length > 0) return Number.POSITIVE_INFINITY;
      next = columns.end;
    } else next = group.reduce(endOf, next);
  }
  return next;
}

function countWhile<T>(list: readonly T[], holds: (one: T) => boolean): number {
  const end = list.findIndex((one) => !holds(one));
  return end < 0 ? list.length : end;
}

const linesOn = (page: readonly PlacedPiece[]): number =>
  Math.max(0, ...page.map(({ piece, line }) => line + piece.lines));

/** A part whose last page would have a few lines alone has some of the page before carried over to it. */
function withoutRemnants(pages: readonly PlacedPiece[][]): PlacedPiece[][] {
  const mended = [...pages];
  for (const [i, page] of pages.entries()) {
    const before = pages[i - 1];
    const ends = pages[i + 1] === undefined || pages[i + 1]?.[0]?.piece.fresh === true;
    const movable = [...(before ?? []), ...page].every(({ piece }) => !piece.column && !piece.head);
    if (!before || !ends || !movable || page[0]?.piece.fresh || linesOn(page) >= fewestLines) continue;
    let from = before.length - 1;
    const canBegin = (at: number): boolean => before[at - 1]?.piece.keep === false;
    const together = (at: number): Piece[] => [...before.slice(at), ...page].map(({ piece }) => piece);
    while (from > 1 && (together(from).reduce(endOf, 0) < fewestLines || !canBegin(from))) from--;
    if (from <= 1 || linesOn(before.slice(0, from)) < fewestLines) continue;
    mended[i - 1] = before.slice(0, from);
    let next = 0;
    mended[i] = together(from).map((piece) => {
      const line = beginOf(next, piece);
      next = line + piece.lines;
      return { piece, line };
    });
  }
  return mended;
}

/** What a page is in is what its first lines are in, unless it begins something itself. */
function named(pages: readonly PlacedPiece[][]): Page[] {
  let [part, chapter] = ['', ''];
  return pages.map((pieces) => {
    const headings = pieces.flatMap(({ piece }) => piece.heading ?? []);
    const first = pieces[0]?.piece.heading;
    const opens = first?.level === 1;
    const of = (level: Heading['level']): string[] =>
      headings.filter((heading) => heading.level === level).map(({ text }) => text);
    if (opens) [part, chapter] = [of(1)[0] ?? part, ''];
    if (chapter === '' || first?.level === 2) chapter = of(2)[0] ?? chapter;
    const page = { pieces, part, chapter, opens };
    [part, chapter] = [of(1).at(-1) ?? part, of(2).at(-1) ?? chapter];
    return page;
  });
}
