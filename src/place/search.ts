import { Column } from './column.js';
import { fold } from './fold.js';
import { HIGH_BITS, OWN, type PlaceTables, WEAK } from './format.js';
import { NameList } from './name-list.js';
import { Qualifiers } from './qualifiers.js';
import { Shortlist } from './shortlist.js';

/**
 * Where a name is borne whole, longer names that begin with it are taken for meant only when one of them
 * belongs to a place this many times as populous: "Buda" may be on its way to Budapest, but "Bath" is not to
 * Bathinda.
 */
const OVERWHELMING = 30;

/**
 * Among longer names, those that are a place's own lead, unless a place known by another one is this many
 * times as populous: "ljub" is on its way to Ljubljana, not to Ljublin (Lublin), but "bomb" to Bombay
 * (Mumbai).
 */
const OUTWEIGHING = 5;

/** Without a comma, at most so many words are tried as region and country ("Springfield Illinois United States"). */
const QUALIFYING_WORDS = 5;

const commas = /[,，、،;；]/;

/** Which names are counted: those whose flags within `mask` are `value`. */
interface Claim {
  mask: number;
  value: number;
}
const own: Claim = { mask: OWN, value: OWN };
const strong: Claim = { mask: WEAK, value: 0 };
const weak: Claim = { mask: WEAK, value: WEAK };

/** Finds places by name. Works with places by their number in the file; `PlaceIndex` makes `Place` of them. */
export class PlaceSearch {
  readonly #tables: PlaceTables;
  readonly #population: Column;
  readonly #names: NameList;
  readonly #qualifiers: Qualifiers;
  readonly #encoder = new TextEncoder();

  constructor(tables: PlaceTables) {
    this.#tables = tables;
    this.#population = new Column(tables.population);
    this.#names = new NameList(tables.names, tables.nameLengths, tables.nameRuns);
    this.#qualifiers = new Qualifiers(tables);
  }

  /** The places meant by what was typed, most populous first, at most `limit`. */
  find(typed: string, limit: number): number[] {
    const [name, ...qualifiers] = typed.split(commas).filter((part) => fold(part) !== '');
    if (name === undefined || limit < 1) return [];
    const folded = qualifiers.map(fold);
    const key = fold(name);
    const found = this.#within(folded, (areas) => this.#best(key, areas, limit));
    return found.length > 0 ? found : this.#withoutComma(name, folded, limit);
  }

  /** Looks in the regions the qualifiers name, then in those whose names only begin so, as while typing. */
  #within(qualifiers: readonly string[], look: (areas: Uint8Array | undefined) => number[]): number[] {
    if (qualifiers.length === 0) return look(undefined);
    for (const begun of [false, true]) {
      const areas = this.#qualifiers.areas(qualifiers, begun);
      const found = areas === undefined ? [] : look(areas);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** "Paris Texas", "Springfield Illinois USA": the longest whole name that leaves known qualifiers over. */
  #withoutComma(name: string, qualifiers: readonly string[], limit: number): number[] {
    const words = name.trim().split(/\s+/);
    const fewest = Math.max(1, words.length - QUALIFYING_WORDS);
    for (let taken = words.length - 1; taken >= fewest; taken--) {
      const rest = words.slice(taken);
      for (let split = rest.length; split > 0; split--) {
        const parts = [rest.slice(0, split), rest.slice(split)]
          .map((part) => fold(part.join(' ')))
          .filter(Boolean);
        if (!parts.every((part) => this.#qualifiers.knows(part))) continue;
        const key = fold(words.slice(0, taken).join(' '));
        const found = this.#within([...parts, ...qualifiers], (areas) => this.#bearers(key, areas, limit));
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  /** The bearers of exactly this name. A weak name counts only where nothing better bears it. */
  #bearers(key: string, areas: Uint8Array | undefined, limit: number): number[] {
    const { from, whole } = this.#names.find(this.#encoder.encode(key));
    const bearers = this.#most(from, whole, strong, areas, limit);
    return bearers.length > 0 ? bearers : this.#most(from, whole, weak, areas, limit);
  }

  /** The best matches: bearers of the whole name, and where it may be unfinished those of names that begin with it. */
  #best(key: string, areas: Uint8Array | undefined, limit: number): number[] {
    const { from, whole, to } = this.#names.find(this.#encoder.encode(key));
    const bearers = this.#most(from, whole, strong, areas, limit);
    const owned = this.#most(whole, to, own, areas, limit);
    const largest = this.#populationOf(owned[0]);
    if (bearers.length > 0) {
      const unfinished = largest > OVERWHELMING * this.#populationOf(bearers[0]);
      return unfinished ? this.#together(bearers, owned, limit) : bearers;
    }
    const named = this.#most(from, whole, weak, areas, limit);
    const known = this.#most(whole, to, strong, areas, limit);
    const leading = known.filter((place) => {
      const population = this.#population.at(place);
      return population <= largest || population > OUTWEIGHING * largest;
    });
    const longer = this.#together(leading, owned, limit);
    if (longer.length > 0) return this.#together(named, longer, limit);
    return named.length > 0 ? named : this.#most(whole, to, weak, areas, limit);
  }

  /** The most populous places in the areas that have such a claim to one of the names from `from` up to `to`. */
  #most(from: number, to: number, claim: Claim, areas: Uint8Array | undefined, limit: number): number[] {
    const { bearerLow, bearerHigh, area } = this.#tables;
    const { mask, value } = claim;
    const shortlist = new Shortlist(this.#population, limit);
    for (let i = from; i < to; i++) {
      const flags = bearerHigh[i] ?? 0;
      if ((flags & mask) !== value) continue;
      const place = ((flags & HIGH_BITS) << 16) | (bearerLow[i] ?? 0);
      if (areas === undefined || areas[area[place] ?? 0] === 1) shortlist.offer(place);
    }
    return shortlist.places;
  }

  /** `chosen` first; `others` fill the room that is left; then all in order of population. */
  #together(chosen: readonly number[], others: readonly number[], limit: number): number[] {
    const places = [...new Set([...chosen, ...others])].slice(0, limit);
    return places.sort((a, b) => this.#populationOf(b) - this.#populationOf(a) || a - b);
  }

  #populationOf(place: number | undefined): number {
    return place === undefined ? 0 : this.#population.at(place);
  }
}
