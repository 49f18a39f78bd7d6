import type { Piece } from './marks.js';
import { endOf, type PlacedPiece, rounding } from './placing.js';

/** Groups of pieces in two columns, which are as long as each other where they end and as the page where they go on. */

type Groups = readonly (readonly Piece[])[];

export interface Columns {
  /** On a page of their own, or below what stands on the page. */
  begins: boolean;
  pieces: readonly PlacedPiece[];
  /** Line of the grid below them. */
  end: number;
}

/** Lines below which a column is not begun on a page. */
const shortest = 4;
/** Lines up to which a single text is not parted into two columns. */
const short = 6;
/** The same of the end of a text that began on the page before: it has too few lines for two ends that look like any. */
const shortEnd = 4.5;
/** Lines of two columns on the last page of several where something follows them, and the share of the one before that is filled for their sake. */
const fewestFollowed = 3;
const leastFilled = 0.72;
/** Lines between a heading and the columns below it. */
const above = 0.6;

/**
 * Each page is filled to its end, and what is left on the last one stands in two columns of a length.
 *
 * @param next line of the grid that is free on the page
 * @param fewest lines that they have on the last of several pages, at least; default where something follows them
 */
export function inColumns(groups: Groups, next: number, lines: number, fewest = fewestFollowed): Columns[] {
  const made: Columns[] = [];
  let rest = groups;
  let from = next === 0 ? 0 : next + above;
  let begins = lines - from < openingOf(rest[0]);
  if (begins) from = 0;
  while (rest.length > 0) {
    const [left, right, others] = wellFilled(rest, lines - from, fewest);
    const pieces = [...placed(left, from, false), ...placed(right, from, true)];
    const end = Math.max(...pieces.map(({ piece, line }) => line + piece.lines));
    made.push({ begins, pieces, end });
    rest = others;
    from = 0;
    begins = true;
  }
  return made;
}

/** The page, or less of it where what is left would else stand alone on the next one. */
function wellFilled(
  groups: Groups,
  most: number,
  least: number,
): [left: Groups, right: Groups, others: Groups] {
  const full = filled(groups, heightFor(groups, most));
  const isEnough = (rest: Groups): boolean => {
    const height = heightOf(rest);
    return height >= least && filled(rest, height)[1].length > 0;
  };
  if (full[2].length === 0 || isEnough(full[2])) return full;
  for (let height = most - 0.5; height >= most * leastFilled; height -= 0.5) {
    const made = filled(groups, height);
    if (isEnough(made[2])) return made;
  }
  return full;
}

/** Lines of the shortest two columns that hold all, or all lines there are. */
function heightFor(groups: Groups, most: number): number {
  const whole = groups.reduce(heightAfter, 0);
  const begun = groups.filter(([first]) => (first?.space ?? 0) > 0).length;
  if (begun < 2 && whole <= Math.min(most, begun === 0 ? shortEnd : short)) return whole;
  for (let height = Math.floor(whole / 2); height < most; height += 0.5)
    if (filled(groups, height)[2].length === 0) return height;
  return most;
}

/** Lines that they take where there are enough. */
export const heightOf = (groups: Groups): number => heightFor(groups, Number.POSITIVE_INFINITY);

/** Whether columns begin well below a heading: with something in both of them, unless one has all there is. */
export function beginsWell(groups: Groups, next: number, lines: number): boolean {
  const room = lines - next - above;
  if (room < openingOf(groups[0])) return false;
  const [, right, others] = filled(groups, heightFor(groups, room));
  return right.length > 0 || others.length === 0;
}

const openingOf = (group: readonly Piece[] = []): number =>
  Math.max(shortest, heightAfter(0, group) - rounding);

const heightAfter = (next: number, group: readonly Piece[]): number => group.reduce(endOf, next);

/** What goes into each of two columns of a height, and what is left; one group at least is placed. */
function filled(groups: Groups, height: number): [left: Groups, right: Groups, others: Groups] {
  const left = fitting(groups, height) || 1;
  const right = fitting(groups.slice(left), height);
  return [groups.slice(0, left), groups.slice(left, left + right), groups.slice(left + right)];
}

function fitting(groups: Groups, height: number): number {
  let next = 0;
  for (const [i, group] of groups.entries()) {
    next = heightAfter(next, group);
    if (next > height + rounding) return i;
  }
  return groups.length;
}

function placed(groups: Groups, from: number, second: boolean): PlacedPiece[] {
  let next = 0;
  return groups.flat().map((piece) => {
    const end = endOf(next, piece);
    next = end;
    return { piece, line: from + end - piece.lines, ...(second && { second }) };
  });
}
