import type { Heading, Piece } from './marks.js';

/** Pieces put on pages. */

export interface PlacedPiece {
  piece: Piece;
  /** Line of the grid that it begins on. */
  line: number;
}

export interface Page {
  pieces: readonly PlacedPiece[];
  /** The part and the chapter that the page is in. */
  part: string;
  chapter: string;
  /** Begins a part, and has no running head. */
  opens: boolean;
}

/** Pieces that must stand together: a heading with what follows it, the first and the last two lines of a paragraph. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let group: Piece[] = [];
  for (const piece of pieces) {
    group.push(piece);
    if (piece.keep) continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** Parts of lines add up to wholes but for this. */
const rounding = 1e-6;

/** The line that a piece begins on after others: what was set in another pitch gives the grid back. */
function beginOf(next: number, { space, lines }: Piece): number {
  const begin = next === 0 ? 0 : next + space;
  return Number.isInteger(lines) && begin > 0 ? Math.ceil(begin - rounding) : begin;
}
const endOf = (next: number, piece: Piece): number => beginOf(next, piece) + piece.lines;

/** @param lines of the grid that a page has */
export function paginate(pieces: readonly Piece[], lines: number): Page[] {
  const pages: Page[] = [];
  let placed: PlacedPiece[] = [];
  let next = 0;
  let [part, chapter] = ['', ''];
  const turn = (): void => {
    if (placed.length === 0) return;
    const headings = placed.flatMap(({ piece }) => piece.heading ?? []);
    // What a page is in is what its first lines are in, unless it begins something itself.
    const first = placed[0]?.piece.heading;
    const opens = first?.level === 1;
    const named = (level: Heading['level']): string | undefined =>
      headings.find((heading) => heading.level === level)?.text;
    const last = (level: Heading['level']): string | undefined =>
      headings.filter((heading) => heading.level === level).at(-1)?.text;
    if (opens) [part, chapter] = [named(1) ?? part, ''];
    if (chapter === '' || first?.level === 2) chapter = named(2) ?? chapter;
    pages.push({ pieces: placed, part, chapter, opens });
    [part, chapter] = [last(1) ?? part, last(2) ?? chapter];
    placed = [];
    next = 0;
  };
  const place = (piece: Piece): number => {
    placed.push({ piece, line: next });
    return next + piece.lines;
  };
  for (const group of groupsOf(pieces)) {
    const [first] = group;
    const end = group.reduce(endOf, next);
    if (first?.fresh || end > lines + rounding || next + (first?.needs ?? 0) > lines) turn();
    for (const piece of group) {
      if (next > 0 && endOf(next, piece) > lines + rounding) turn();
      if (next === 0 && piece.head) next = place(piece.head);
      next = beginOf(next, piece);
      next = place(piece);
    }
  }
  turn();
  return pages;
}
