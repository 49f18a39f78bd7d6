import type { PlaceTables } from './format.js';
import { NameList } from './name-list.js';

/**
 * What may follow the comma in "Paris, Texas": names and codes of regions and countries. A text can stand for
 * several of them: CA is California and Canada.
 */
export class Qualifiers {
  readonly #list: NameList;
  readonly #tables: PlaceTables;
  readonly #regionCount: number;
  readonly #encoder = new TextEncoder();
  /** The country of each region, filled in when first needed. */
  #countries: readonly string[] | undefined;

  constructor(tables: PlaceTables) {
    this.#tables = tables;
    this.#regionCount = tables.qualifierTo.reduce((a, b) => Math.max(a, b), 0);
    this.#list = new NameList(tables.qualifiers, tables.qualifierLengths, tables.qualifierRuns);
  }

  /** Whether a folded text is a qualifier, or begins one. */
  knows(text: string): boolean {
    const { from, to } = this.#list.find(this.#encoder.encode(text));
    return from < to;
  }

  /** Whether a folded text stands for a whole country, and not for a region of one alone. */
  isCountry(text: string): boolean {
    const { qualifierFrom, qualifierTo } = this.#tables;
    this.#countries ??= new TextDecoder()
      .decode(this.#tables.regions)
      .split('\n')
      .map((region) => region.slice(0, 2));
    const countries = this.#countries;
    const { from, whole } = this.#list.find(this.#encoder.encode(text));
    for (let i = from; i < whole; i++) {
      const [first, end] = [qualifierFrom[i] ?? 0, qualifierTo[i] ?? 0];
      const country = countries[first];
      if (countries[first - 1] !== country && countries[end] !== country) return true;
    }
    return false;
  }

  /**
   * The areas that lie in what every one of the folded qualifiers stands for: element `area` of the result is
   * 1 where it does. One that is not known is passed over when another is, so that "Springfield, Sangamon
   * County, IL" is understood. Undefined when none is known.
   *
   * @param begun whether a qualifier also stands for what only begins with it
   */
  areas(qualifiers: readonly string[], begun: boolean): Uint8Array | undefined {
    const { areaRegion } = this.#tables;
    const known = [...new Set(qualifiers)]
      .map((qualifier) => this.#regions(qualifier, begun))
      .filter((regions) => regions !== undefined);
    if (known.length === 0) return undefined;
    const areas = new Uint8Array(areaRegion.length).fill(1);
    for (const regions of known)
      for (let i = 0; i < areas.length; i++) if (regions[areaRegion[i] ?? 0] !== 1) areas[i] = 0;
    return areas;
  }

  #regions(qualifier: string, begun: boolean): Uint8Array | undefined {
    const { qualifierFrom, qualifierTo } = this.#tables;
    const { from, whole, to } = this.#list.find(this.#encoder.encode(qualifier));
    const end = begun ? to : whole;
    if (from === end) return undefined;
    const regions = new Uint8Array(this.#regionCount);
    for (let i = from; i < end; i++) regions.fill(1, qualifierFrom[i], qualifierTo[i]);
    return regions;
  }
}
