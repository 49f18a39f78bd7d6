import { alphabetOf } from './alphabet.js';
import { QUALIFIERS_A_BLOCK } from './format.js';
import { compare, compareHead, firstNot, LONGER, SAME } from './order.js';
import type { Places } from './places.js';
import { codeQualifiers, type QualifierBlock } from './tables.js';

/**
 * What may follow the comma in "Paris, Texas": names and codes of regions and countries. A text can stand for
 * several of them: CA is California and Canada.
 */
export class Qualifiers {
  readonly #places: Places;
  readonly #blocks: (QualifierBlock | undefined)[] = [];
  readonly #encoder = new TextEncoder();

  constructor(places: Places) {
    this.#places = places;
  }

  /** Whether a folded text is a qualifier, or begins one. */
  knows(text: string): boolean {
    return this.#runs(text, true).length > 0;
  }

  /** Whether a folded text stands for a whole country, and not for a region of one alone. */
  isCountry(text: string): boolean {
    const runs = this.#runs(text, false);
    if (runs.length === 0) return false;
    const { divisions, common } = this.#places;
    const countryOf = (region: number): string | undefined =>
      region >= 0 && region < common.regions ? divisions.countryOf(region) : undefined;
    return runs.some(([first, end]) => {
      const country = countryOf(first);
      return countryOf(first - 1) !== country && countryOf(end) !== country;
    });
  }

  /**
   * The areas that lie in what every one of the folded qualifiers stands for: element `area` of the result is
   * 1 where it does. One that is not known is passed over when another is, so that "Springfield, Sangamon
   * County, IL" is understood. Undefined when none is known.
   *
   * @param begun whether a qualifier also stands for what only begins with it
   */
  areas(qualifiers: readonly string[], begun: boolean): Uint8Array | undefined {
    const known = [...new Set(qualifiers)]
      .map((qualifier) => this.#regions(qualifier, begun))
      .filter((regions) => regions !== undefined);
    if (known.length === 0) return undefined;
    const { areaRegions } = this.#places.divisions;
    const areas = new Uint8Array(areaRegions.length).fill(1);
    for (const regions of known)
      for (let i = 0; i < areas.length; i++) if (regions[areaRegions[i] ?? 0] !== 1) areas[i] = 0;
    return areas;
  }

  #regions(qualifier: string, begun: boolean): Uint8Array | undefined {
    const runs = this.#runs(qualifier, begun);
    if (runs.length === 0) return undefined;
    const regions = new Uint8Array(this.#places.common.regions);
    for (const [from, to] of runs) regions.fill(1, from, to);
    return regions;
  }

  /** The blocks of the core file that tell what a folded text stands for. */
  blocksOf(text: string): number[] {
    const { common } = this.#places;
    const [first, end] = this.#blocksWith(this.#encoder.encode(text), SAME);
    return Array.from({ length: end - first }, (_, i) => common.firstQualifier + first + i);
  }

  /** The first block that may have names from a text on, and the one after the last. */
  #blocksWith(key: Uint8Array, last: number): [first: number, end: number] {
    const heads = this.#places.common.qualifierHeads;
    const first = Math.max(0, firstNot(heads.count, (i) => compareHead(heads, i, key) < SAME) - 1);
    return [first, firstNot(heads.count, (i) => compareHead(heads, i, key) <= last)];
  }

  /** The runs of regions that a text stands for, or what begins with it. */
  #runs(text: string, begun: boolean): (readonly [from: number, to: number])[] {
    const key = this.#encoder.encode(text);
    const last = begun ? LONGER : SAME;
    const orderOf = (name: Uint8Array): number => compare(name, 0, name.length, key);
    const [first, end] = this.#blocksWith(key, last);
    const runs: (readonly [number, number])[] = [];
    for (let block = first; block < end; block++) {
      const { names, from, to } = this.#block(block);
      for (
        let i = firstNot(names.length, (j) => orderOf(names[j] as Uint8Array) < SAME);
        i < names.length;
        i++
      ) {
        if (orderOf(names[i] as Uint8Array) > last) break;
        runs.push([from[i] as number, to[i] as number]);
      }
    }
    return runs;
  }

  #block(number: number): QualifierBlock {
    const known = this.#blocks[number];
    if (known !== undefined) return known;
    const { core, common, chances } = this.#places;
    const { letters, starts } = common.qualifierHeads;
    const alphabet = alphabetOf(letters[starts[number] as number]);
    const block = codeQualifiers(
      chances.names(core.blocks.block(common.firstQualifier + number), alphabet),
      Math.min(QUALIFIERS_A_BLOCK, common.qualifiers - number * QUALIFIERS_A_BLOCK),
      common.regions,
      alphabet,
    );
    this.#blocks[number] = block;
    return block;
  }
}
