import { type Coder, EVEN, NUMBER, number, RangeDecoder, tree } from './coder.js';
import { fold } from './fold.js';
import { LINES, Lines } from './lines.js';
import { NAMES, TITLES } from './name-block.js';
import { codeTitle, type TitleLetters } from './title.js';

/** What is small and needed for every place: regions, time zones and areas, which are a pair of these. The builder’s. */
export interface Tables {
  /** First-level divisions, `US-TX`, in order, so that a country is a run of regions. */
  regions: readonly string[];
  timezones: readonly string[];
  areaRegions: Uint16Array;
  areaTimezones: Uint16Array;
}

/**
 * As text, which is read before the first search and so must be read at once: lines of countries with the codes of their
 * divisions; lines of continents with their zones; for each region its areas' time zones, by number, a comma where it is
 * that of the area before.
 */
export function writeTables({ regions, timezones, areaRegions, areaTimezones }: Tables): Uint8Array {
  const grouped = (names: readonly string[], sign: string): string => {
    const groupOf = (name: string): string => name.slice(0, name.indexOf(sign) + 1);
    return [...new Set(names.map(groupOf))]
      .map((group) => {
        const all = names.filter((name) => groupOf(name) === group);
        return group + all.map((name) => name.slice(group.length)).join();
      })
      .join('\n');
  };
  let zone = 0;
  const areas = regions.map((_, region) =>
    [...areaRegions.keys()]
      .filter((area) => areaRegions[area] === region)
      .map((area) => {
        const before = zone;
        zone = areaTimezones[area] as number;
        return zone === before ? '' : zone.toString(36);
      })
      .join(),
  );
  const text = [grouped(regions, '-'), grouped(timezones, '/'), areas.join(';')].join('\n\n');
  return new TextEncoder().encode(text);
}

/** The tables of a block, read as far as is needed before the first search. */
export class ReadTables {
  readonly areaRegions: Uint16Array;
  readonly areaTimezones: Uint16Array;
  readonly #text: string;
  /** Where each country's line begins, which ends with the codes of its divisions, and the first region of each. */
  readonly #lines: number[] = [];
  readonly #firsts: number[] = [];
  readonly #zones: string;
  #timezones: readonly string[] | undefined;

  /** @param areas how many there are */
  constructor(block: Uint8Array, areas: number) {
    // ASCII all of it.
    const text = new TextDecoder().decode(block);
    const [zones, pairs] = [text.indexOf('\n\n') + 2, text.lastIndexOf('\n\n') + 2];
    this.#text = text.slice(0, zones - 1);
    this.#zones = text.slice(zones, pairs - 2);
    this.areaRegions = new Uint16Array(areas);
    this.areaTimezones = new Uint16Array(areas);
    this.#readPairs(block.subarray(pairs));
    this.#readLines(block.subarray(0, zones - 1));
  }

  /** The code of a region, `US-TX`. */
  region(number: number): string {
    let country = 0;
    while ((this.#firsts[country + 1] ?? Number.POSITIVE_INFINITY) <= number) country++;
    const line = this.#lines[country] as number;
    const codes = this.#text.slice(line + 3, this.#text.indexOf('\n', line)).split(',');
    return `${this.#text.slice(line, line + 3)}${codes[number - (this.#firsts[country] as number)]}`;
  }

  /** Codes of countries, in the order of their regions. */
  countries(): string[] {
    return this.#lines.map((line) => this.#text.slice(line, line + 2));
  }

  timezone(number: number): string {
    this.#timezones ??= listed(this.#zones);
    return this.#timezones[number] ?? '';
  }

  #readPairs(text: Uint8Array): void {
    let [area, region, zone, number] = [0, 0, 0, -1];
    for (let i = 0; i <= text.length; i++) {
      const sign = text[i] ?? SEMICOLON;
      if (sign !== SEMICOLON && sign !== COMMA) {
        number = Math.max(0, number) * 36 + (sign < 58 ? sign - 48 : sign - 87);
        continue;
      }
      if (number >= 0) zone = number;
      number = -1;
      this.areaRegions[area] = region;
      this.areaTimezones[area++] = zone;
      if (sign === SEMICOLON) region++;
    }
  }

  #readLines(text: Uint8Array): void {
    let [line, regions] = [0, 0];
    for (let i = 0; i < text.length; i++) {
      if (text[i] === COMMA) regions++;
      if (text[i] !== LINE) continue;
      this.#lines.push(line);
      this.#firsts.push(regions - (this.#countOf(line, i) - 1));
      regions++;
      line = i + 1;
    }
  }

  #countOf(line: number, end: number): number {
    return this.#text.slice(line, end).split(',').length;
  }
}

const [LINE, COMMA, SEMICOLON] = [10, 44, 59];

/** The names in lines that begin with what they have in common. */
const listed = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const group = line.slice(0, line.indexOf('/') + 1);
    return line
      .slice(group.length)
      .split(',')
      .map((name) => group + name);
  });

/** Names of regions or countries as they are shown, with the chances of names of places. */
export function codeTitles(
  coder: Coder,
  letters: TitleLetters,
  count: number,
  given?: readonly string[],
): string[] {
  const encoder = new TextEncoder();
  const lines = new Lines(coder);
  return Array.from({ length: count }, (_, i) => {
    const told = given?.[i];
    lines.next(told === undefined ? undefined : encoder.encode(fold(told)));
    return codeTitle(coder, TITLES, letters, lines.text(), told);
  });
}

/** A list of texts. */
function codeTexts(coder: Coder, given?: readonly string[]): string[] {
  const encoder = new TextEncoder();
  const count = number(coder, LINES, given?.length ?? 0);
  const lines = new Lines(coder);
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
const SPLIT = LINES + NUMBER;
const IS_RECENT = SPLIT + DEPTHS * 4;
const WHICH = IS_RECENT + 2;
export const ZONE_CHANCES = WHICH + 4 * RECENT;

export function codeZones(coder: Coder, given?: ZonesOfLand): ZonesOfLand {
  const names = codeTexts(
    coder,
    given && [...new Set(given.lists.flatMap((list) => list.split(',')))].sort(),
  );
  const lists = Array.from({ length: number(coder, LINES, given?.lists.length ?? 0) }, (_, i) => {
    const told = given?.lists[i]?.split(',') ?? [];
    const count = number(coder, LINES, told.length);
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

/** Their ends' chances stand behind those of names. */
const ENDS = NAMES;
export const QUALIFIERS = NUMBER;

export function codeQualifiers(
  coder: Coder,
  count: number,
  regions: number,
  given?: QualifierBlock,
): QualifierBlock {
  const lines = new Lines(coder);
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
