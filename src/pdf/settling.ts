import type { Piece } from './marks.js';
import { fewOf, flow, wellOf } from './pages.js';
import { endOf, endOfAll, type PlacedPiece } from './placing.js';

/** Sections of tables and pictures put so that few pages end in white and few tables are parted. */

export interface Section {
  pieces: Piece[];
  /** Stands wherever it takes no page of its own, not in its order. */
  isSmall?: boolean;
  /** Larger versions of a section that would leave its page half empty, the largest first. */
  larger?: () => Iterable<Piece[]>;
  /** Tighter versions of a table that would be divided, the least change first. */
  closer?: () => Iterable<Piece[]>;
  /**
   * A version with so many rows less, for a table whose end would have a page to itself, if another figure tells the
   * rest.
   */
  shorter?: (rows: number) => Piece[];
}

/** Costs of setting a section, in pages: an empty end of a page above or in it, and each division. */
const [white, parted] = [0.5, 0.25];
/** A section so much closer to what stands above it, lines of the grid, where it then has room. */
const nearerBy = 0.4;

/** @param lines of the grid that a page has */
export function* settled(all: Iterable<Section>, lines: number): Generator<Piece[]> {
  const made: Piece[] = [];
  let waiting: Section[] = [];
  const pagesWith = (more: readonly Piece[]): number => flow([...made, ...more], lines).length;
  const placed = (pieces: Piece[]): Piece[] => {
    made.push(...pieces);
    return pieces;
  };
  const asLarge = ({ larger }: Section, pieces: Piece[]): Piece[] =>
    [...(larger?.() ?? [])].find((large) => pagesWith(large) === pagesWith(pieces)) ?? pieces;
  /** The section as it is, nearer to what is above, or tighter, if it then takes no further page. */
  const fitting = (section: Section): Piece[] | undefined => {
    const pages = pagesWith([]);
    for (const way of waysOf(section)) if (pagesWith(way) === pages) return way;
    return undefined;
  };
  for (const section of all) {
    if (section.pieces.length === 0) continue;
    if (section.isSmall) waiting.push(section);
    else {
      const after = waiting.flatMap(({ pieces }) => pieces);
      const pieces = withoutLastRows(section, bestOf(section, made, after, lines), made, after, lines);
      const isAlone = waiting.every((small) => pagesWith([...pieces, ...small.pieces]) > pagesWith(pieces));
      yield placed(isAlone ? asLarge(section, pieces) : pieces);
    }
    for (const small of waiting) {
      const way = fitting(small);
      if (!way) continue;
      yield placed(way);
      waiting = waiting.filter((other) => other !== small);
    }
  }
  for (const small of waiting) yield placed(fitting(small) ?? asLarge(small, small.pieces));
}

function* waysOf({ pieces, closer }: Section): Generator<Piece[]> {
  yield pieces;
  yield nearer(pieces);
  for (const way of closer?.() ?? []) yield nearer(way);
}

/**
 * The version of a section with the lowest cost: as it is, on one page, or tighter.
 * @param after the sections still to be placed
 */
function bestOf(
  { pieces, closer }: Section,
  before: readonly Piece[],
  after: readonly Piece[],
  lines: number,
): Piece[] {
  if (!closer) return pieces;
  const usual = weightOf(pieces, before, after, lines);
  // A page more, on which and above which little is white, is as well as can be.
  if (usual <= flow(before, lines).length + 1) return pieces;
  let best = { pieces, weight: usual };
  for (const given of [pieces, ...closer()])
    for (const way of given.reduce(endOf, 0) <= lines ? [given, together(given)] : [given]) {
      const weight = weightOf(way, before, after, lines);
      if (weight < best.weight) best = { pieces: way, weight };
    }
  return best.pieces;
}

/** Rows that are tried beyond those of the last page: what says that there are more takes room as well. */
const mostTried = 8;

function withoutLastRows(
  { shorter }: Section,
  pieces: Piece[],
  before: readonly Piece[],
  after: readonly Piece[],
  lines: number,
): Piece[] {
  if (!shorter) return pieces;
  const pagesWith = (way: readonly Piece[]): PlacedPiece[][] => flow([...before, ...way, ...after], lines);
  const pages = pagesWith(pieces);
  const last = pages.at(-1) ?? [];
  const own = new Set(pieces);
  const rows = last.filter(({ piece }) => own.has(piece) && piece.head).length;
  if (rows === 0 || rows === pieces.length || endOfAll(last) >= lines / 2) return pieces;
  for (let more = 0; more < mostTried; more++) {
    const way = shorter(rows + more);
    if (pagesWith(way).length < pages.length) return way;
  }
  return pieces;
}

function weightOf(
  pieces: readonly Piece[],
  before: readonly Piece[],
  after: readonly Piece[],
  lines: number,
): number {
  const own = new Set(pieces);
  const pages = flow([...before, ...pieces, ...after], lines);
  const its = pages.flatMap((page, i) => (page.some(({ piece }) => own.has(piece)) ? [i] : []));
  const [first = 0] = its;
  const isWhite = (page: readonly PlacedPiece[], i: number): boolean =>
    endOfAll(page) < lines * (i + 1 < pages.length ? wellOf : fewOf);
  const ended = pages.filter((page, i) => i >= first - 1 && isWhite(page, i));
  return pages.length + ended.length * white + (its.length - 1) * parted;
}

const together = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, i) => ({ ...piece, keep: i < pieces.length - 1 }));

/** A little nearer to what stands above. */
export const nearer = ([first, ...others]: readonly Piece[]): Piece[] =>
  first ? [{ ...first, space: Math.max(0, first.space - nearerBy) }, ...others] : [];
