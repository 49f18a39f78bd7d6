import type { Piece } from './marks.js';

/** Which pieces stay together, and where a piece begins below another. */

export interface PlacedPiece {
  piece: Piece;
  /** Line of the grid that it begins on. */
  line: number;
  /** In the second of two columns. */
  second?: boolean;
}

/**
 * Pieces that must stand together: a heading with what follows it, the first and the last two lines of a paragraph.
 * What stands in columns begins a group of its own.
 */
export function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let group: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    group.push(piece);
    if (piece.keep && pieces[i + 1]?.column === piece.column) continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** Lines of the grid that a line of two columns takes: whatever stands in them is so many that lines side by side agree. */
export const smallPitch = 0.8;

/** Parts of lines add up to wholes but for this. */
export const rounding = 1e-6;

/** From this space on a piece may give some of it up, since it is then seen as little less. */
const widelySpaced = 1.5;

/** The line that a piece begins on after others: what was set in another pitch gives the grid back, unless it leaves the grid. */
export function beginOf(next: number, { space, lines, loose }: Piece): number {
  const begin = next === 0 ? 0 : next + space;
  if (loose || begin === 0 || !Number.isInteger(lines)) return begin;
  return space >= widelySpaced ? Math.round(begin + rounding) : Math.ceil(begin - rounding);
}
export const endOf = (next: number, piece: Piece): number => beginOf(next, piece) + piece.lines;

/** The first line that is free below some pieces. */
export const endOfAll = (page: readonly PlacedPiece[]): number =>
  Math.max(0, ...page.map(({ piece, line }) => line + piece.lines));
