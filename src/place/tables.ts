import { type Alphabet, BYTES, LATIN } from './alphabet.js';
import { type Coder, EVEN, NUMBER, number, RangeDecoder, tree } from './coder.js';
import { fold } from './fold.js';
import { Lines, linesIn } from './lines.js';
import { ENDS, LETTERS, TITLES } from './name-block.js';
import { codeTitle, type TitleLetters } from './title.js';

/** Names of regions or countries as they are shown, with the chances of names of places. */
export function codeTitles(
  coder: Coder,
  letters: TitleLetters,
  count: number,
  given?: readonly string[],
): string[] {
  const encoder = new TextEncoder();
  const lines = new Lines(coder, LETTERS, LATIN);
  return Array.from({ length: count }, (_, i) => {
    const told = given?.[i];
    lines.next(told === undefined ? undefined : encoder.encode(fold(told)));
    return codeTitle(coder, TITLES, letters, lines.text(), told);
  });
}

/** Chances behind those of texts. */
const COUNTS = linesIn(BYTES);

/** A list of texts. */
function codeTexts(coder: Coder, given?: readonly string[]): string[] {
  const encoder = new TextEncoder();
  const count = number(coder, COUNTS, given?.length ?? 0);
  const lines = new Lines(coder, 0, BYTES);
  return Array.from({ length: count }, (_, i) => {
    lines.next(given && encoder.encode(given[i]));
    return lines.text();
  });
}

/**
 * Time zones of the land, place or no place: the nodes of the quadtree of zone-tree.ts, and the lists that they name.
 */
export interface ZonesOfLand {
  /** 0 is a cell in four quarters; n is a cell of the n-th list. */
  nodes: Uint16Array;
  /** Names of zones with commas between. */
  lists: readonly string[];
}

const RECENT_BITS = 3;
const RECENT = 1 << RECENT_BITS;
const DEPTHS = 16;
const SPLIT = COUNTS + NUMBER;
const IS_RECENT = SPLIT + DEPTHS * 4;
const WHICH = IS_RECENT + 2;
export const ZONE_CHANCES = WHICH + 4 * RECENT;

export function codeZones(coder: Coder, given?: ZonesOfLand): ZonesOfLand {
  const names = codeTexts(
    coder,
    given && [...new Set(given.lists.flatMap((list) => list.split(',')))].sort(),
  );
  const lists = Array.from({ length: number(coder, COUNTS, given?.lists.length ?? 0) }, (_, i) => {
    const told = given?.lists[i]?.split(',') ?? [];
    const count = number(coder, COUNTS, told.length);
    return Array.from({ length: count }, (_, j) => {
      const name = coder.evenly(names.length, names.indexOf(told[j] ?? ''));
      return names[name];
    }).join();
  });
  const nodes: number[] = [];
  const recent: number[] = [];
  let wasRecent = 0;
  const codeNode = (depth: number, before: number): number => {
    const told = given?.nodes[nodes.length] ?? 0;
    const isLeaf = coder.bit(SPLIT + 4 * Math.min(DEPTHS - 1, depth) + before, told === 0 ? 0 : 1);
    if (isLeaf === 0) {
      nodes.push(0);
      let leaves = 0;
      for (let quarter = 0; quarter < 4; quarter++) leaves += codeNode(depth + 1, Math.min(3, leaves));
      return 0;
    }
    const known = recent.indexOf(told);
    wasRecent = coder.bit(IS_RECENT + wasRecent, known >= 0 ? 1 : 0);
    const value =
      wasRecent === 1
        ? (recent[tree(coder, WHICH + RECENT * Math.min(3, before), RECENT_BITS, known)] as number)
        : 1 + coder.evenly(lists.length, told - 1);
    const at = recent.indexOf(value);
    if (at >= 0) recent.splice(at, 1);
    recent.unshift(value);
    if (recent.length > RECENT) recent.pop();
    nodes.push(value);
    return 1;
  };
  codeNode(0, 0);
  return { nodes: Uint16Array.from(nodes), lists };
}

export const zonesIn = (block: Uint8Array): ZonesOfLand =>
  codeZones(new RangeDecoder(block, new Uint16Array(ZONE_CHANCES).fill(EVEN)));

/** What may follow the comma in "Paris, Texas": folded names, and the regions each stands for, up to and without the last. */
export interface QualifierBlock {
  names: Uint8Array[];
  from: Uint16Array;
  to: Uint16Array;
}

export function codeQualifiers(
  coder: Coder,
  count: number,
  regions: number,
  alphabet: Alphabet,
  given?: QualifierBlock,
): QualifierBlock {
  const lines = new Lines(coder, LETTERS, alphabet);
  const names: Uint8Array[] = [];
  const from = new Uint16Array(count);
  const to = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    lines.next(given?.names[i]);
    names.push(lines.line.slice(0, lines.length));
    from[i] = coder.evenly(regions, given?.from[i] ?? 0);
    const first = from[i] as number;
    to[i] = first + 1 + number(coder, ENDS, (given?.to[i] ?? 0) - first - 1);
  }
  return { names, from, to };
}
