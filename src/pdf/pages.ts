import { beginsWell, heightOf, inColumns } from './columns.js';
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

/** Share of a page below which it is not left to what is on it. */
const fewOf = 1 / 3;
/** The same where a part may begin below: half a page of white is more of a break than its heading. */
const fewAbovePart = 0.55;

/** @param lines of the grid that a page has */
export function paginate(pieces: readonly Piece[], lines: number): Page[] {
  const pages: PlacedPiece[][] = [];
  for (const part of partsOf(pieces)) {
    const open = pages.at(-1);
    const [first, ...others] = part;
    if (open && first?.runsOn) {
      const next = endOfAll(open);
      const running = [first.runsOn, ...others];
      const [here, ...more] = onOnePage(running, next, lines) ?? wellEnded(running, next, lines);
      const mayGoOn = next <= lines * fewAbovePart && !first.whole && hasBegun(here ?? [], others);
      if (here && here.length > 0 && (more.length === 0 || mayGoOn)) {
        open.push(...here);
        pages.push(...more);
        continue;
      }
    }
    pages.push(...wellEnded(part, 0, lines));
  }
  return named(pages.map((page) => footed(page, lines)));
}

/** Whether the first chapter of a part has begun on the page, so that the part’s heading does not stand above an empty half. */
const hasBegun = (here: readonly PlacedPiece[], others: readonly Piece[]): boolean =>
  others.every(({ heading }) => !heading) || here.some(({ piece }, i) => i > 0 && piece.heading);

/** What stands at the foot of a page, moved down to it. */
function footed(page: readonly PlacedPiece[], lines: number): PlacedPiece[] {
  const from = page.findIndex(({ piece }) => piece.foot);
  const free = lines - endOfAll(page);
  return page.map((placed, i) => (from < 0 || i < from ? placed : { ...placed, line: placed.line + free }));
}

/** A part that has room for all of it on what is left of a page, its pieces closer to each other if need be. */
function onOnePage(part: readonly Piece[], from: number, lines: number): PlacedPiece[][] | undefined {
  for (const most of [Number.POSITIVE_INFINITY, ...closest]) {
    const pages = flow(
      part.map((piece) => ({
        ...piece,
        needs: 0,
        space: piece.column ? piece.space : Math.min(piece.space, most),
      })),
      from,
      lines,
    );
    if (pages.length === 1) return pages;
  }
  return undefined;
}

/** Up to each piece that begins a page. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  for (const piece of pieces) {
    const part = parts.at(-1);
    if (part === undefined || piece.fresh) parts.push([piece]);
    else part.push(piece);
  }
  return parts;
}

const closer = ({ space, heading }: Piece): number => (heading?.level === 2 ? Math.max(0, space - 1) : space);

/** Lines of the grid that what is parted in a part that should stand on one page is apart at most, if that does. */
const closest = [1, 0.5];

/** A part from a line on, as {@link flow} has it, of which the last page is no remnant. */
function wellEnded(part: readonly Piece[], from: number, lines: number): PlacedPiece[][] {
  const least = lines * fewOf;
  const spaced = (spaceOf: (piece: Piece) => number, pieces = part): PlacedPiece[][] =>
    flow(
      pieces.map((piece) => ({ ...piece, space: spaceOf(piece) })),
      from,
      lines,
    );
  const [first, ...others] = part;
  if (first?.whole)
    for (const begins of [first, first.whole]) {
      const pages = onOnePage([begins, ...others], from, lines);
      if (pages) return pages;
    }
  const lastOf = (pages: readonly PlacedPiece[][]): number => endOfAll(pages.at(-1) ?? []);
  const isWell = (pages: readonly PlacedPiece[][]): boolean => pages.length < 2 || lastOf(pages) >= least;
  const usual = spaced(({ space }) => space);
  // A page less is worth chapters that are a line nearer, and so is a last one that is no remnant.
  const near = usual.length > 1 ? spaced(closer) : usual;
  if (near.length < usual.length && isWell(near)) return near;
  if (isWell(usual)) return usual;
  if (isWell(near)) return near;
  const longer = (one: PlacedPiece[][], other: PlacedPiece[][]): PlacedPiece[][] =>
    lastOf(other) > lastOf(one) ? other : one;
  return [withoutRemnant(usual, least, lines), usual, near].reduce(longer);
}

/** Pages of which the first goes on on what is left of one from a line on, and has nothing where that is too little. */
export function flow(pieces: readonly Piece[], from: number, lines: number): PlacedPiece[][] {
  let placed: PlacedPiece[] = [];
  const pages = [placed];
  let next = from;
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
      const place = i + 1 < groups.length ? 'followed' : 'last';
      for (const columns of inColumns(run, next, lines, place)) {
        if (columns.begins) turn();
        placed.push(...columns.pieces);
        next = columns.end;
      }
      continue;
    }
    const end = group.reduce(endOf, next);
    // A heading stands above no empty column.
    const below = group.at(-1)?.keep ? columnsFrom(groups, i + 1) : [];
    const isParted = below.length > 0 && !beginsWell(below, end, lines);
    const needs = first?.needs ?? 0;
    const isLow = next + needs > lines && (below.length === 0 || end + heightOf(below) > lines);
    if (end > lines + rounding || isParted || isLow) turn();
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
  // Tables and columns are carried whole, without the heads that stood again above their rows.
  const isOfLines = all.every(({ column, head }) => !column && !head);
  const canBegin = (at: number): boolean =>
    before[at - 1]?.piece.keep === false && (isOfLines || all[at]?.heading !== undefined);
  const from = (at: number): PlacedPiece[][] =>
    flow(
      all.slice(at).filter((piece) => !heads.has(piece)),
      0,
      lines,
    );
  const isEnough = (at: number): boolean => {
    const [carried = [], ...more] = from(at);
    return more.length === 0 && endOfAll(carried) >= least;
  };
  let begin = before.length - 1;
  while (begin > 1 && !(canBegin(begin) && isEnough(begin))) begin--;
  if (begin <= 1 || endOfAll(before.slice(0, begin)) < least) return [...pages];
  // With its heading rather than parted, where that leaves the page before well filled.
  let headed = begin;
  while (headed > 1 && !(before[headed]?.piece.heading && canBegin(headed))) headed--;
  if (headed > 1 && endOfAll(before.slice(0, headed)) >= 2 * least && isEnough(headed)) begin = headed;
  return [...pages.slice(0, -2), before.slice(0, begin), ...from(begin)];
}

const namesOf = (headings: readonly Heading[], wanted: Heading['level']): string[] =>
  headings.filter(({ level }) => level === wanted).map(({ text }) => text);

/** What a page is in is what its first lines are in, unless it begins something itself; each part begins without a chapter. */
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
