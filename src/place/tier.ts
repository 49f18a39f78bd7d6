import { type Heads, NAMES_A_BLOCK, STANDINGS_A_BLOCK, type TierDirectory } from './format.js';
import { codeNames, type NameBlock } from './name-block.js';
import { AREAS, type Chances, type PlaceFile, POPULATIONS, SPOTS } from './place-file.js';
import { type Bounds, codeAreas, codePopulations, codeSpots, noSpots, type Spots } from './places-block.js';
import type { TitleLetters } from './title.js';

/** Names by their numbers in a tier: those that equal what is sought, then those that only begin with it. */
export interface Span {
  from: number;
  whole: number;
  to: number;
}

interface TierParts {
  file: PlaceFile;
  directory: TierDirectory;
  base: number;
  firstBlock: number;
  chances: Chances;
  letters: TitleLetters;
  /** Of the region that an area is in. */
  boundsOf: (area: number) => Bounds;
}

/** The places of a tier and their names, read as they are asked for. Places have their numbers in it. */
export class Tier {
  readonly count: number;
  /** The number of its first place in the index. */
  readonly base: number;
  /** Its blocks of names: where they begin among those of the file, and how many there are. */
  readonly firstBlock: number;
  readonly blocks: number;
  readonly #file: PlaceFile;
  readonly #directory: TierDirectory;
  readonly #chances: Chances;
  readonly #letters: TitleLetters;
  readonly #boundsOf: (area: number) => Bounds;
  readonly #names: (NameBlock | undefined)[] = [];
  #spots: Spots | undefined;
  readonly #areas: Uint16Array;
  readonly #populations: Uint32Array;
  /** Blocks whose areas, and whose populations, were read. */
  readonly #knowsAreas: Uint8Array;
  readonly #knowsPopulations: Uint8Array;
  /** Blocks of names whose places' spots were read. */
  readonly #knowsSpots: Uint8Array;
  /** What was sought last: a search asks for the same several times. */
  #sought: { key: Uint8Array; span: Span } | undefined;

  constructor({ file, directory, base, firstBlock, chances, letters, boundsOf }: TierParts) {
    this.#file = file;
    this.#directory = directory;
    this.base = base;
    this.firstBlock = firstBlock;
    this.blocks = directory.heads.count;
    this.count = directory.places;
    this.#chances = chances;
    this.#letters = letters;
    this.#boundsOf = boundsOf;
    this.#areas = new Uint16Array(this.count);
    this.#populations = new Uint32Array(this.count);
    const standings = Math.ceil(this.count / STANDINGS_A_BLOCK);
    this.#knowsAreas = new Uint8Array(standings);
    this.#knowsPopulations = new Uint8Array(standings);
    this.#knowsSpots = new Uint8Array(this.blocks);
  }

  /** Where the names that equal a folded name stand, and those that begin with it. */
  find(key: Uint8Array): Span {
    if (this.#sought?.key === key) return this.#sought.span;
    const { heads } = this.#directory;
    const end = (isBefore: (order: number) => boolean): number => {
      // The last block whose head is before is the only one in which the names may begin to be not.
      const block = Math.max(0, firstNot(heads.count, (i) => isBefore(compareHead(heads, i, key))) - 1);
      const { letters, ends } = this.#block(block);
      const inBlock = firstNot(ends.length, (i) => isBefore(compareName(letters, ends, i, key)));
      return block * NAMES_A_BLOCK + inBlock;
    };
    const span =
      heads.count === 0
        ? { from: 0, whole: 0, to: 0 }
        : {
            from: end((order) => order < SAME),
            whole: end((order) => order <= SAME),
            to: end((order) => order <= LONGER),
          };
    this.#sought = { key, span };
    return span;
  }

  /** Whether some name is a folded one. Quicker than `find` where there is none. */
  has(key: Uint8Array): boolean {
    const { heads } = this.#directory;
    if (heads.count === 0) return false;
    const last = firstNot(heads.count, (i) => compareHead(heads, i, key) <= SAME) - 1;
    if (last < 0) return false;
    const { letters, ends } = this.#block(last);
    const at = firstNot(ends.length, (i) => compareName(letters, ends, i, key) < SAME);
    return at < ends.length && compareName(letters, ends, at, key) === SAME;
  }

  /** The name of a number. */
  nameAt(number: number): Uint8Array {
    const { letters, ends } = this.#block(Math.floor(number / NAMES_A_BLOCK));
    const index = number % NAMES_A_BLOCK;
    return letters.subarray(startOf(ends, index), ends[index]);
  }

  flagsAt(number: number): number {
    return this.#block(Math.floor(number / NAMES_A_BLOCK)).flags[number % NAMES_A_BLOCK] ?? 0;
  }

  bearerAt(number: number): number {
    return this.#block(Math.floor(number / NAMES_A_BLOCK)).bearers[number % NAMES_A_BLOCK] ?? 0;
  }

  population(place: number): number {
    const block = Math.floor(place / STANDINGS_A_BLOCK);
    if (this.#knowsPopulations[block] === 0) {
      const [, stream] = this.#streams(this.#directory.standings + block);
      const [first, count] = this.#standing(block);
      const coder = this.#chances.numbers(stream, POPULATIONS);
      this.#populations.set(codePopulations(coder, count, this.#directory.floor), first);
      this.#knowsPopulations[block] = 1;
    }
    return this.#populations[place] ?? 0;
  }

  area(place: number): number {
    const block = Math.floor(place / STANDINGS_A_BLOCK);
    if (this.#knowsAreas[block] === 0) {
      const [stream] = this.#streams(this.#directory.standings + block);
      const [first, count] = this.#standing(block);
      this.#areas.set(codeAreas(this.#chances.numbers(stream, AREAS), count), first);
      this.#knowsAreas[block] = 1;
    }
    return this.#areas[place] ?? 0;
  }

  /** That what ranks these places, or all, is there, before any is looked at. */
  needStandings(places?: readonly number[]): void {
    const wanted = places
      ? new Set(places.map((place) => Math.floor(place / STANDINGS_A_BLOCK)))
      : this.#knowsPopulations.keys();
    const missing = [...wanted].filter((number) => this.#knowsPopulations[number] === 0);
    if (missing.length > 0)
      this.#file.blocks.need(missing.map((number) => this.#directory.standings + number));
  }

  /** The block in the file in which the names that begin with a folded one begin to stand. */
  blockOfName(key: Uint8Array): number | undefined {
    const { heads, blocks } = this.#directory;
    if (heads.count === 0) return undefined;
    return blocks + Math.max(0, firstNot(heads.count, (i) => compareHead(heads, i, key) < SAME) - 1);
  }

  /** The block in the file that tells a place's title and spot. */
  blockWith(place: number): number {
    return this.#directory.blocks + this.#blockOf(place);
  }

  title(place: number): string {
    const block = this.#blockOf(place);
    return this.#block(block).titles[place - (this.#directory.firstPlaces[block] as number)] ?? '';
  }

  id(place: number): number {
    return this.#spotsWith(place).ids[place] ?? 0;
  }

  /** Hundred-thousandths of a degree. */
  spot(place: number): { latitude: number; longitude: number } {
    const { latitudes, longitudes } = this.#spotsWith(place);
    return { latitude: latitudes[place] ?? 0, longitude: longitudes[place] ?? 0 };
  }

  /** Of all its places, by their numbers in it. */
  spots(): Spots {
    for (let block = 0; block < this.blocks; block++) this.#readSpots(block);
    return this.#spots ?? noSpots(0);
  }

  /** The place of an id among those whose spots were read. */
  knownWithId(id: number): number | undefined {
    // Those of places whose spots were not read are 0.
    const place = id > 0 ? (this.#spots?.ids.indexOf(id) ?? -1) : -1;
    return place < 0 ? undefined : place;
  }

  /** The place of an id among those of a block of names. */
  withId(id: number, block: number): number | undefined {
    const { ids } = this.#readSpots(block);
    const [first, count] = this.#titled(block);
    const index = ids.subarray(first, first + count).indexOf(id);
    return index < 0 ? undefined : first + index;
  }

  #blockOf(place: number): number {
    const { firstPlaces } = this.#directory;
    return firstNot(firstPlaces.length, (i) => (firstPlaces[i] as number) <= place) - 1;
  }

  #block(number: number): NameBlock {
    const known = this.#names[number];
    if (known !== undefined) return known;
    const [, stream] = this.#streams(this.#directory.blocks + number);
    const block = codeNames(this.#chances.names(stream), {
      count: Math.min(NAMES_A_BLOCK, this.#directory.names - number * NAMES_A_BLOCK),
      firstPlace: this.#directory.firstPlaces[number] as number,
      letters: this.#letters,
    });
    this.#names[number] = block;
    return block;
  }

  #spotsWith(place: number): Spots {
    return this.#readSpots(this.#blockOf(place));
  }

  /** What is known of spots, those of a block of names among them. */
  #readSpots(block: number): Spots {
    this.#spots ??= noSpots(this.count);
    if (this.#knowsSpots[block] === 0) {
      const [stream] = this.#streams(this.#directory.blocks + block);
      codeSpots(this.#chances.numbers(stream, SPOTS), this.#spots, this.#titled(block), (place) =>
        this.#boundsOf(this.area(place)),
      );
      this.#knowsSpots[block] = 1;
    }
    return this.#spots;
  }

  /** The first place whose title stands in a block of names, and how many do. */
  #titled(block: number): [first: number, count: number] {
    const { firstPlaces } = this.#directory;
    const first = firstPlaces[block] as number;
    return [first, (firstPlaces[block + 1] as number) - first];
  }

  /** The first place of a block of standings, and how many there are. */
  #standing(block: number): [first: number, count: number] {
    const first = block * STANDINGS_A_BLOCK;
    return [first, Math.min(STANDINGS_A_BLOCK, this.count - first)];
  }

  /** The two streams of a block, the length of the first before them. */
  #streams(block: number): [Uint8Array, Uint8Array] {
    const bytes = this.#file.blocks.block(block);
    const end = 2 + (bytes[0] as number) + ((bytes[1] as number) << 8);
    return [bytes.subarray(2, end), bytes.subarray(end)];
  }
}

/** How a name stands to the one sought. In a sorted list these follow each other in this order. */
const BEFORE = 0;
export const SAME = 1;
export const LONGER = 2;
const LATER = 3;

export function compare(bytes: Uint8Array, start: number, end: number, key: Uint8Array): number {
  const length = end - start;
  const common = Math.min(length, key.length);
  for (let i = 0; i < common; i++) {
    const step = (bytes[start + i] as number) - (key[i] as number);
    if (step !== 0) return step < 0 ? BEFORE : LATER;
  }
  if (length < key.length) return BEFORE;
  return length === key.length ? SAME : LONGER;
}

export const compareHead = ({ letters, starts }: Heads, index: number, key: Uint8Array): number =>
  compare(letters, starts[index] as number, starts[index + 1] as number, key);

const startOf = (ends: Uint32Array, index: number): number => (index === 0 ? 0 : (ends[index - 1] as number));

const compareName = (letters: Uint8Array, ends: Uint32Array, index: number, key: Uint8Array): number =>
  compare(letters, startOf(ends, index), ends[index] as number, key);

/** The first number below `count` for which what holds for all before does not. */
export function firstNot(count: number, holds: (number: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
