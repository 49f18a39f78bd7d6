import { alphabetOf } from './alphabet.js';
import {
  BLOCKS_A_SECTION,
  NAMES_A_BLOCK,
  type Section,
  STANDINGS_A_BLOCK,
  type TierDirectory,
} from './format.js';
import { codeNames, type NameBlock } from './name-block.js';
import { compareName, firstNot, isLess, LONGER, lastPart, partWith, SAME, startOf } from './order.js';
import type { PlaceFile } from './place-file.js';
import { type Bounds, codeAreas, codePopulations, codeSpots, noSpots, type Spots } from './places-block.js';
import { AREAS, type Chances, POPULATIONS, SPOTS } from './stream-chances.js';
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
    this.blocks = directory.blockCount;
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
    const end = (isBefore: (order: number) => boolean): number => {
      const block = this.#lastBlock(key, isBefore);
      const { letters, ends } = this.#block(block);
      const inBlock = firstNot(ends.length, (i) => isBefore(compareName(letters, ends, i, key)));
      return block * NAMES_A_BLOCK + inBlock;
    };
    const span =
      this.blocks === 0
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
    if (this.blocks === 0) return false;
    const { letters, ends } = this.#block(this.#lastBlock(key, (order) => order <= SAME));
    const at = firstNot(ends.length, (i) => compareName(letters, ends, i, key) < SAME);
    return at < ends.length && compareName(letters, ends, at, key) === SAME;
  }

  /** Whether some name begins with a folded text, or is it. */
  begins(key: Uint8Array): boolean {
    if (this.blocks === 0) return false;
    const { letters, ends } = this.#block(this.#lastBlock(key, (order) => order <= LONGER));
    const after = firstNot(ends.length, (i) => compareName(letters, ends, i, key) <= LONGER);
    return after > 0 && compareName(letters, ends, after - 1, key) >= SAME;
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

  /** The bearers of those names, from one number up to and without another, whose flags within `mask` are `value`. */
  bearersOf(from: number, to: number, mask: number, value: number): number[] {
    const found: number[] = [];
    // Block by block: ten thousand names begin with an S.
    for (let first = from - (from % NAMES_A_BLOCK); first < to; first += NAMES_A_BLOCK) {
      const { flags, bearers } = this.#block(first / NAMES_A_BLOCK);
      const end = Math.min(NAMES_A_BLOCK, to - first);
      for (let i = Math.max(0, from - first); i < end; i++)
        if (((flags[i] as number) & mask) === value) found.push(bearers[i] as number);
    }
    return found;
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
    if (this.#file.blocks.isWhole) return;
    const wanted = places
      ? new Set(places.map((place) => Math.floor(place / STANDINGS_A_BLOCK)))
      : this.#knowsPopulations.keys();
    const missing = [...wanted].filter((number) => this.#knowsPopulations[number] === 0);
    if (missing.length > 0)
      this.#file.blocks.need(missing.map((number) => this.#directory.standings + number));
  }

  /** The section in the file in which the names that begin with a folded one begin to stand. */
  sectionOfName(key: Uint8Array): number | undefined {
    if (this.blocks === 0) return undefined;
    return this.#directory.firstSection + lastPart(this.#directory.sections, key, isLess);
  }

  /** The block in the file in which they do. */
  blockOfName(key: Uint8Array): number | undefined {
    return this.blocks === 0 ? undefined : this.#directory.blocks + this.#lastBlock(key, isLess);
  }

  /** The section in the file that has a place's title and spot, and the block. */
  sectionWith(place: number): number {
    return this.#directory.firstSection + partWith(this.#directory.sections, place);
  }

  blockWith(place: number): number {
    return this.#directory.blocks + this.#blockOf(place);
  }

  title(place: number): string {
    const block = this.#blockOf(place);
    const [first] = this.#titled(block);
    return this.#block(block).titles[place - first] ?? '';
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
    const section = partWith(this.#directory.sections, place);
    return section * BLOCKS_A_SECTION + partWith(this.#section(section), place);
  }

  /** The last block whose first name is before: the only one in which the names may begin to be not. */
  #lastBlock(key: Uint8Array, isBefore: (order: number) => boolean): number {
    const section = lastPart(this.#directory.sections, key, isBefore);
    return section * BLOCKS_A_SECTION + lastPart(this.#section(section), key, isBefore);
  }

  #section(number: number): Section {
    return this.#file.blocks.section(this.#directory.firstSection + number);
  }

  #block(number: number): NameBlock {
    const known = this.#names[number];
    if (known !== undefined) return known;
    const { heads } = this.#section(Math.floor(number / BLOCKS_A_SECTION));
    const alphabet = alphabetOf(heads.letters[heads.starts[number % BLOCKS_A_SECTION] as number]);
    const [, stream] = this.#streams(this.#directory.blocks + number);
    const block = codeNames(this.#chances.names(stream, alphabet), {
      count: Math.min(NAMES_A_BLOCK, this.#directory.names - number * NAMES_A_BLOCK),
      firstPlace: this.#titled(number)[0],
      letters: this.#letters,
      alphabet,
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
    const { firstPlaces } = this.#section(Math.floor(block / BLOCKS_A_SECTION));
    const i = block % BLOCKS_A_SECTION;
    const first = firstPlaces[i] as number;
    return [first, (firstPlaces[i + 1] as number) - first];
  }

  /** The first place of a block of standings, and how many there are. */
  #standing(block: number): [first: number, count: number] {
    const first = block * STANDINGS_A_BLOCK;
    return [first, Math.min(STANDINGS_A_BLOCK, this.count - first)];
  }

  #streams(block: number): [Uint8Array, Uint8Array] {
    return pairIn(this.#file.blocks.block(block));
  }
}

/** The two parts of a block, the length of the first before them. */
export function pairIn(block: Uint8Array): [Uint8Array, Uint8Array] {
  const end = 2 + (block[0] as number) + ((block[1] as number) << 8);
  return [block.subarray(2, end), block.subarray(end)];
}
