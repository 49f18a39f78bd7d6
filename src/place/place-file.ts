import { HoroscopeError } from '../errors.js';
import {
  BLOCKS_A_PAGE,
  BLOCKS_A_SECTION,
  checksum,
  corrupt,
  type Directory,
  firstSectionIn,
  type Run,
  readDirectory,
  readSection,
  type Section,
  sectionOf,
  type TierDirectory,
} from './format.js';

/** The blocks of a file, as far as they are there. */
export interface Blocks {
  readonly block: (number: number) => Uint8Array;
  /** The directory of a section of names. */
  readonly section: (number: number) => Section;
  /** That all of these are there, before any is read: so that what is not is told at once. */
  readonly need: (blocks: readonly number[], sections?: readonly number[]) => void;
  /** That all are there, so that nothing need be looked up before. */
  readonly isWhole: boolean;
}

/** A file of places, read block by block. */
export interface PlaceFile {
  readonly directory: Directory;
  readonly blocks: Blocks;
}

/**
 * When a file is checked for damage: before anything is read of it; page by page, as they are read; or not, since it is
 * known to be whole.
 */
export type Checking = 'before' | 'as read' | 'not';

/** Bytes of a file, from one up to and without another. */
export type Range = readonly [from: number, to: number];

/** Where in a file its pages and sections stand, and whether they are what they should be. */
class Layout {
  readonly directory: Directory;
  /** Bytes of the file. */
  readonly length: number;
  readonly #firstSection: number;
  readonly #counts: readonly { blocks: number; firstPlace: number }[];
  readonly #sections: (Section | undefined)[] = [];

  constructor(directory: Directory) {
    this.directory = directory;
    const { sectionStarts, tiers } = directory;
    this.length = sectionStarts[sectionStarts.length - 1] as number;
    this.#firstSection = firstSectionIn(directory);
    this.#counts = tiers.flatMap(sectionCounts);
  }

  /** Numbers of all sections. */
  get sections(): number[] {
    return this.#counts.map((_, i) => this.#firstSection + i);
  }

  /** The bytes of a section's directory. */
  headOf(section: number): Range {
    const i = section - this.#firstSection;
    const start = this.directory.sectionStarts[i] as number;
    return [start, start + (this.directory.sectionHeads[i] as number)];
  }

  known(section: number): Section | undefined {
    return this.#sections[section - this.#firstSection];
  }

  /** Reads a section's directory. @throws HoroscopeError `asset_corrupt` where it is another, if that is looked at */
  open(section: number, bytes: Uint8Array, isChecked: boolean): Section {
    const i = section - this.#firstSection;
    if (!isChecked && checksum(bytes) !== this.directory.sectionSums[i]) throw corruptChecksum();
    const { blocks, firstPlace } = this.#counts[i] as { blocks: number; firstPlace: number };
    const read = readSection(bytes, this.headOf(section)[1], blocks, firstPlace);
    this.#sections[i] = read;
    return read;
  }

  /** Where a block stands, its section's directory being read. */
  rangeOf(block: number): Range {
    const { offsets } = this.#runOf(block);
    const i = this.#indexOf(block);
    return [offsets[i] as number, offsets[i + 1] as number];
  }

  /** Where the page of a block stands, its section's directory being read. */
  pageRange(page: number): Range {
    const block = page * BLOCKS_A_PAGE;
    const { offsets } = this.#runOf(block);
    const i = this.#indexOf(block);
    return [offsets[i] as number, offsets[Math.min(offsets.length - 1, i + BLOCKS_A_PAGE)] as number];
  }

  checksumOf(page: number): number {
    const block = page * BLOCKS_A_PAGE;
    return this.#runOf(block).checksums[Math.floor(this.#indexOf(block) / BLOCKS_A_PAGE)] as number;
  }

  /** How many pages stand before those of names, or are in a section. */
  pagesIn(section: number | undefined): number[] {
    const first = section === undefined ? 0 : (section * BLOCKS_A_SECTION) / BLOCKS_A_PAGE;
    const { checksums } = section === undefined ? this.directory : (this.known(section) as Section);
    return Array.from(checksums, (_, i) => first + i);
  }

  isOfSection(block: number): boolean {
    return sectionOf(block) >= this.#firstSection;
  }

  #runOf(block: number): Run {
    return this.isOfSection(block) ? (this.known(sectionOf(block)) as Section) : this.directory;
  }

  #indexOf(block: number): number {
    return this.isOfSection(block) ? block % BLOCKS_A_SECTION : block;
  }
}

/** Of each section of a tier how many blocks it has, and the place of its first title. */
const sectionCounts = ({ sections, blockCount }: TierDirectory) =>
  Array.from({ length: sections.heads.count }, (_, i) => ({
    blocks: Math.min(BLOCKS_A_SECTION, blockCount - i * BLOCKS_A_SECTION),
    firstPlace: sections.firstPlaces[i] as number,
  }));

const pageWith = (block: number): number => Math.floor(block / BLOCKS_A_PAGE);

const corruptChecksum = (): HoroscopeError => corrupt('is damaged: its checksum does not fit');

/** A whole file. @throws HoroscopeError `asset_corrupt`; 'as read', so do its blocks */
export function wholeFile(file: Uint8Array, checking: Checking): PlaceFile {
  // Parts of Node's `Buffer` take much longer to make than parts of its bytes.
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const isTrusted = checking === 'not';
  const layout = new Layout(readDirectory(bytes, isTrusted));
  if (bytes.length !== layout.length)
    throw corrupt(`has ${bytes.length} bytes where its header says ${layout.length}`);
  const section = (number: number): Section =>
    layout.known(number) ?? layout.open(number, bytes.subarray(...layout.headOf(number)), isTrusted);
  const isWhole = new Set<number>();
  const check = (page: number): void => {
    if (checksum(bytes.subarray(...layout.pageRange(page))) !== layout.checksumOf(page))
      throw corruptChecksum();
    isWhole.add(page);
  };
  if (checking === 'before') {
    checkRun(bytes, layout.directory);
    for (const number of layout.sections) checkRun(bytes, section(number));
  }
  const block = (number: number): Uint8Array => {
    if (layout.isOfSection(number)) section(sectionOf(number));
    if (checking === 'as read' && !isWhole.has(pageWith(number))) check(pageWith(number));
    return bytes.subarray(...layout.rangeOf(number));
  };
  return { directory: layout.directory, blocks: { block, section, need: () => {}, isWhole: true } };
}

/** Page after page. @throws HoroscopeError `asset_corrupt` */
function checkRun(bytes: Uint8Array, { offsets, checksums }: Run): void {
  for (let page = 0; page < checksums.length; page++) {
    const first = page * BLOCKS_A_PAGE;
    const last = Math.min(offsets.length - 1, first + BLOCKS_A_PAGE);
    if (checksum(bytes.subarray(offsets[first], offsets[last])) !== checksums[page]) throw corruptChecksum();
  }
}

const refusedPart = (): HoroscopeError =>
  new HoroscopeError(
    'not_loaded',
    "this part of the index of places is not loaded: await engine.load({ places: ['…'] }) with the name that is looked for, or engine.load('places')",
  );

/** A file of which only some is there: its directory, and what is added. */
export class PartOfFile implements PlaceFile {
  readonly directory: Directory;
  readonly blocks: Blocks;
  readonly #layout: Layout;
  readonly #pages = new Map<number, Uint8Array>();
  /** Pages, and sections, that were asked for and were not there. */
  readonly #wantedPages = new Set<number>();
  readonly #wantedSections = new Set<number>();

  /** @param bytes the file's directory, and maybe some of what stands behind it @throws HoroscopeError `asset_corrupt` */
  constructor(bytes: Uint8Array) {
    const layout = new Layout(readDirectory(bytes));
    this.#layout = layout;
    this.directory = layout.directory;
    const need = (blocks: readonly number[], sections: readonly number[] = []): void => {
      const isUntold = (section: number): boolean => layout.known(section) === undefined;
      const isOfUntold = (block: number): boolean => layout.isOfSection(block) && isUntold(sectionOf(block));
      const untold = [...sections.filter(isUntold), ...blocks.filter(isOfUntold).map(sectionOf)];
      const pages = blocks.filter((block) => !isOfUntold(block)).map(pageWith);
      const missing = pages.filter((page) => !this.#pages.has(page));
      if (untold.length + missing.length === 0) return;
      for (const each of untold) this.#wantedSections.add(each);
      for (const each of missing) this.#wantedPages.add(each);
      throw refusedPart();
    };
    const block = (number: number): Uint8Array => {
      need([number]);
      const [start] = layout.pageRange(pageWith(number));
      const [from, to] = layout.rangeOf(number);
      return (this.#pages.get(pageWith(number)) as Uint8Array).subarray(from - start, to - start);
    };
    const section = (number: number): Section => {
      need([], [number]);
      return layout.known(number) as Section;
    };
    this.blocks = { block, section, need, isWhole: false };
    const start = this.directory.offsets[0] as number;
    this.add([start, bytes.length], bytes.subarray(start));
  }

  /** Adds the sections' directories and the pages that lie in a range. @returns whether they are what the directories say */
  add([from, to]: Range, bytes: Uint8Array): boolean {
    const layout = this.#layout;
    const within = ([start, end]: Range): Uint8Array | undefined =>
      start < from || end > to ? undefined : bytes.subarray(start - from, end - from);
    try {
      for (const section of layout.sections) {
        const head = layout.known(section) === undefined ? within(layout.headOf(section)) : undefined;
        if (head !== undefined) layout.open(section, head, false);
      }
    } catch {
      return false;
    }
    const known = layout.sections.filter((section) => layout.known(section) !== undefined);
    for (const page of [undefined, ...known].flatMap((section) => layout.pagesIn(section))) {
      const range = layout.pageRange(page);
      const its = within(range);
      if (its === undefined) continue;
      if (its.length !== range[1] - range[0] || checksum(its) !== layout.checksumOf(page)) return false;
      this.#pages.set(page, its);
    }
    return true;
  }

  /** What was asked for and not there since this was last asked, what stands side by side together. */
  takeWanted(): Range[] {
    const wanted = [
      ...[...this.#wantedSections].map((section) => this.#layout.headOf(section)),
      ...[...this.#wantedPages].map((page) => this.#layout.pageRange(page)),
    ].sort(([a], [b]) => a - b);
    this.#wantedSections.clear();
    this.#wantedPages.clear();
    const ranges: [number, number][] = [];
    for (const [from, to] of wanted) {
      const last = ranges.at(-1);
      if (last !== undefined && last[1] === from) last[1] = to;
      else ranges.push([from, to]);
    }
    return ranges;
  }
}
