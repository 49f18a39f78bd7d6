import type { Piece } from './marks.js';
import { endOf, type PlacedPiece, rounding, smallPitch } from './placing.js';

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
/** The same for the end of a text that began on the page before, which has few lines. */
const shortEnd = 4.5;
/** Share of a page that is filled where what is left would else stand in one column of the next. */
const leastFilled = 0.72;
/** Lines between what stands above columns and them. */
const above = 1.4;

/**
 * Each page is filled to its end, and what is left on the last one stands in two columns of a length.
 *
 * @param next line of the grid that is free on the page
 */
export function inColumns(groups: Groups, next: number, lines: number): Columns[] {
  const made: Columns[] = [];
  let rest = groups;
  let from = next === 0 ? 0 : next + above;
  let begins = lines - from < openingOf(rest[0]);
  if (begins) from = 0;
  while (rest.length > 0) {
    const [left, right, others] = wellFilled(rest, lines - from);
    const pieces = [...placed(left, from, false), ...placed(right, from, true)];
    const end = Math.max(...pieces.map(({ piece, line }) => line + piece.lines));
    made.push({ begins, pieces, end });
    rest = others;
    from = 0;
    begins = true;
  }
  return made;
}

type Filled = [left: Groups, right: Groups, others: Groups];

/** Small lines by which both columns of a page may end before it does, so that they end on one line. */
const shorterBy = 6;

/** The page, both columns to one line as near its end as can be, or less of it where what is left would else stand alone on the next one. */
function wellFilled(groups: Groups, most: number): Filled {
  const height = heightFor(groups, most);
  const balanced = openedTo(filled(groups, height), height);
  if (balanced[2].length === 0) return balanced;
  let best: { made: Filled; cost: number } | undefined;
  for (let less = 0; less <= shorterBy; less++) {
    const lower = most - less * smallPitch;
    const made = openedTo(filled(groups, lower), lower);
    const [left, right] = [heightIn(made[0]), heightIn(made[1])];
    const cost = Math.abs(left - right) * unevenness + most - Math.max(left, right);
    if ((!best || cost < best.cost - rounding) && !isSingle(made[2])) best = { made, cost };
  }
  if (best) return best.made;
  for (let lower = most - 0.5; lower >= most * leastFilled; lower -= 0.5) {
    const made = filled(groups, lower);
    if (!isSingle(made[2])) return made;
  }
  return balanced;
}

/**
 * The cost of a line by which one column is shorter than the other, compared with a line by which both are shorter than
 * the page.
 */
const unevenness = 2;

const openedTo = ([left, right, others]: Filled, height: number): Filled => [
  opened(left, height),
  opened(right, height),
  others,
];

/**
 * A column that ends nearer to a height: with a line more above some of its heads, so that its lines agree with those
 * beside them, and where that is far from enough, with a part of a line between its other texts. More than a line nobody
 * takes for the same space: it ends short rather.
 */
function opened(groups: Groups, height: number): Groups {
  let lines = Math.floor((height - heightIn(groups)) / smallPitch + rounding);
  if (lines < 1) return groups;
  const isHead = ({ space }: Piece): boolean => space >= widelySpaced;
  const more = groups.map(([first], i) => (i > 0 && first && isHead(first) && lines-- > 0 ? smallPitch : 0));
  const isText = (i: number): boolean => i > 0 && more[i] === 0 && (groups[i]?.[0]?.space ?? 0) > 0;
  const texts = groups.filter((_, i) => isText(i)).length;
  const share = lines < manyMissing ? 0 : Math.min(widestShare, lines / texts) * smallPitch;
  return groups.map(([first, ...others], i) =>
    first
      ? [{ ...first, space: first.space + (isText(i) ? share : (more[i] as number)) }, ...others]
      : (groups[i] ?? []),
  );
}

/** Lines that are missing at the foot of a column where its texts go a little apart, and by how much of a line. */
const [manyMissing, widestShare] = [3, 0.5];
/** Space of what heads several texts, in lines of the grid. */
const widelySpaced = 2 * smallPitch - rounding;

/** Lines of the shortest two columns that hold all, or all lines there are. */
function heightFor(groups: Groups, most: number): number {
  const whole = heightIn(groups);
  if (isSingle(groups) && whole <= most) return whole;
  for (let height = Math.floor(whole / 2); height < most; height += 0.5)
    if (filled(groups, height)[2].length === 0) return height;
  return most;
}

/** A single text, or the end of one, of so few lines that it stands in one column. */
function isSingle(groups: Groups): boolean {
  const begun = groups.filter(([first]) => (first?.space ?? 0) > 0).length;
  return begun < 2 && heightIn(groups) <= (begun === 0 ? shortEnd : short);
}

const openingOf = (group: readonly Piece[] = []): number =>
  Math.max(shortest, heightAfter(0, group) - rounding);

const heightIn = (groups: Groups): number => groups.reduce(heightAfter, 0);
const heightAfter = (next: number, group: readonly Piece[]): number => group.reduce(endOf, next);

/** Fills two columns of a given height; at least one group is placed. */
function filled(groups: Groups, height: number): Filled {
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
