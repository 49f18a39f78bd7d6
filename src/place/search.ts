import { Column } from './column.js';
import { fold } from './fold.js';
import { HIGH_BITS, OWN, PART, type PlaceTables, WEAK } from './format.js';
import { misspellingsOf } from './misspelled.js';
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
 * A place's own name goes before another's alternate one, unless the other is this many times as populous: "Salem"
 * is Salem and not Jerusalem, "ljub" on its way to Ljubljana and not to Ljublin (Lublin), but "Roma" is Rome and not
 * a town in Texas, and "bomb" on its way to Bombay (Mumbai).
 */
const OUTWEIGHING = 5;

/** Without a comma, at most so many words are tried as region and country ("Springfield Illinois United States"). */
const QUALIFYING_WORDS = 5;

/** What is shorter and known as a region is a code, and more likely the beginning of a name. */
const SHORTEST_REGION = 4;

const commas = /[,，、،;；]/;

/** Which names are counted: those whose flags within `mask` are `value`. */
interface Claim {
  mask: number;
  value: number;
}
const own: Claim = { mask: OWN, value: OWN };
const alternate: Claim = { mask: OWN | WEAK, value: 0 };
const weak: Claim = { mask: WEAK, value: WEAK };

/** A place by its number in the file, and why it was found. */
export interface Match {
  readonly place: number;
  /** What of the text typed, or meant by it, was looked up as a name; not folded. */
  readonly typed: string;
  /** Population, divided by how much worse the name fits than a place's own whole name. */
  readonly fit: number;
}

/** A name to look up, where, and how many places to choose. */
interface Sought {
  readonly typed: string;
  readonly areas: Uint8Array | undefined;
  readonly limit: number;
}

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

  /**
   * The places meant by what was typed, most populous first, at most `limit`. The one that the name fits best leads:
   * a larger one that it fits less is left out.
   */
  find(typed: string, limit: number): number[] {
    const matches = this.matches(typed, limit);
    const most = this.#populationOf(matches[0]?.place);
    return matches
      .map(({ place }) => place)
      .filter((place) => this.#populationOf(place) <= most)
      .sort((a, b) => this.#populationOf(b) - this.#populationOf(a) || a - b);
  }

  /** The places meant by what was typed, those that the name fits best first, at most `limit`. */
  matches(typed: string, limit: number): Match[] {
    const [name, ...qualifiers] = typed.split(commas).filter((part) => fold(part) !== '');
    if (name === undefined || limit < 1) return [];
    const folded = qualifiers.map(fold);
    const alone = folded.length === 0;
    const ways: (() => Match[])[] = [
      () => (alone && this.#qualifiers.isCountry(fold(name)) ? this.#ofRegion(name, limit) : []),
      () => this.#within(folded, (areas) => this.#best({ typed: name, areas, limit })),
      () => this.#withoutComma(name, folded, limit),
      () => (alone ? this.#ofRegion(name, limit) : []),
      () => this.#within(folded, (areas) => this.#misspelled({ typed: name, areas, limit })),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return found.sort((a, b) => b.fit - a.fit || a.place - b.place);
    }
    return [];
  }

  /**
   * The name by which each of the matches was found, whole, and whether it is the place's own. A name that was typed
   * whole stands as it was typed, another one folded. None for a match by a region's name.
   */
  namesOf(matches: readonly Match[]): ({ name: string; own: boolean } | undefined)[] {
    const { bearerHigh } = this.#tables;
    const numbers = new Map<string, Map<number, number>>();
    return matches.map(({ place, typed }) => {
      const key = fold(typed);
      const known = numbers.get(key) ?? this.#numbersByPlace(key);
      numbers.set(key, known);
      const number = known.get(place);
      if (number === undefined) return undefined;
      const isOwn = ((bearerHigh[number] ?? 0) & (OWN | PART)) === OWN;
      const name = this.#names.at(number);
      return { name: name === key ? typed.trim() : name, own: isOwn };
    });
  }

  /** For every place that bears the name, or a longer one, the number of the name that fits best. */
  #numbersByPlace(key: string): Map<number, number> {
    const { from, whole, to } = this.#names.find(this.#encoder.encode(key));
    const isOwn = (number: number): boolean => ((this.#tables.bearerHigh[number] ?? 0) & OWN) !== 0;
    const numbers = new Map<number, number>();
    for (let i = from; i < to; i++) {
      const place = this.#bearer(i);
      const before = numbers.get(place);
      if (before === undefined || (before >= whole && !isOwn(before) && isOwn(i))) numbers.set(place, i);
    }
    return numbers;
  }

  /** Looks in the regions the qualifiers name, then in those whose names only begin so, as while typing. */
  #within(qualifiers: readonly string[], look: (areas: Uint8Array | undefined) => Match[]): Match[] {
    if (qualifiers.length === 0) return look(undefined);
    for (const begun of [false, true]) {
      const areas = this.#qualifiers.areas(qualifiers, begun);
      const found = areas === undefined ? [] : look(areas);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** "Paris Texas", "Springfield Illinois USA": the longest whole name that leaves known qualifiers over. */
  #withoutComma(name: string, qualifiers: readonly string[], limit: number): Match[] {
    const words = name.trim().split(/\s+/);
    const fewest = Math.max(1, words.length - QUALIFYING_WORDS);
    for (let taken = words.length - 1; taken >= fewest; taken--) {
      const rest = words.slice(taken);
      for (let split = rest.length; split > 0; split--) {
        const parts = [rest.slice(0, split), rest.slice(split)]
          .map((part) => fold(part.join(' ')))
          .filter(Boolean);
        if (!parts.every((part) => this.#qualifiers.knows(part))) continue;
        const typed = words.slice(0, taken).join(' ');
        const found = this.#within([...parts, ...qualifiers], (areas) =>
          this.#bearers({ typed, areas, limit }),
        );
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  /** "Fiji", "Nauru": the places of a region or country, where no place bears the name. Codes are not names. */
  #ofRegion(typed: string, limit: number): Match[] {
    const key = fold(typed);
    if (key.length < SHORTEST_REGION || this.#isBorne(key)) return [];
    const areas = this.#qualifiers.areas([key], false);
    if (areas === undefined) return [];
    const { area } = this.#tables;
    const shortlist = new Shortlist(this.#population, limit);
    for (let place = 0; place < area.length; place++)
      if (areas[area[place] ?? 0] === 1) shortlist.offer(place);
    return shortlist.places.map((place) => ({ place, typed, fit: this.#population.at(place) }));
  }

  /** The bearers of a name that is one letter off, where nobody anywhere bears this one. */
  #misspelled({ typed, areas, limit }: Sought): Match[] {
    const key = fold(typed);
    if (this.#isBorne(key)) return [];
    const found = [...misspellingsOf(key)].flatMap((slip) =>
      this.#bearers({ typed: slip, areas, limit }, false),
    );
    return fittest(found, limit);
  }

  #isBorne(key: string): boolean {
    const { from, whole } = this.#names.equal(this.#encoder.encode(key));
    return from < whole;
  }

  /** The bearers of exactly this name. A weak name counts only where nothing better bears it. */
  #bearers({ typed, areas, limit }: Sought, orWeak = true): Match[] {
    const { from, whole } = this.#names.equal(this.#encoder.encode(fold(typed)));
    const sought = { typed, areas, limit };
    const bearers = this.#wholly(from, whole, sought);
    return bearers.length > 0 || !orWeak ? bearers : this.#most(from, whole, weak, sought);
  }

  /** The best matches: bearers of the whole name, and where it may be unfinished those of names that begin with it. */
  #best(sought: Sought): Match[] {
    const { from, whole, to } = this.#names.find(this.#encoder.encode(fold(sought.typed)));
    const bearers = this.#wholly(from, whole, sought);
    const owned = this.#most(whole, to, own, sought);
    if (bearers.length > 0) {
      const borneBy = Math.max(...bearers.map(({ place }) => this.#populationOf(place)));
      if (this.#populationOf(owned[0]?.place) <= OVERWHELMING * borneBy) return bearers;
      const longer = owned.map((match) => ({ ...match, fit: match.fit / OVERWHELMING }));
      return together(bearers, longer, sought.limit);
    }
    const named = this.#most(from, whole, weak, sought);
    const known = this.#most(whole, to, alternate, sought, OUTWEIGHING);
    const longer = fittest([...owned, ...known], sought.limit);
    if (longer.length > 0) return together(named, longer, sought.limit);
    return named.length > 0 ? named : this.#most(whole, to, weak, sought);
  }

  /** The bearers of the names from `from` up to `whole`, weak ones aside, those whom it fits best first. */
  #wholly(from: number, whole: number, sought: Sought): Match[] {
    if (from === whole) return [];
    const owners = this.#most(from, whole, own, sought);
    const others = this.#most(from, whole, alternate, sought, OUTWEIGHING);
    return fittest([...owners, ...others], sought.limit);
  }

  /** The most populous places in the areas that have such a claim to one of the names from `from` up to `to`. */
  #most(from: number, to: number, claim: Claim, sought: Sought, discount = 1): Match[] {
    const { bearerHigh, area } = this.#tables;
    const { typed, areas, limit } = sought;
    const { mask, value } = claim;
    const shortlist = new Shortlist(this.#population, limit);
    for (let i = from; i < to; i++) {
      if (((bearerHigh[i] ?? 0) & mask) !== value) continue;
      const place = this.#bearer(i);
      if (areas === undefined || areas[area[place] ?? 0] === 1) shortlist.offer(place);
    }
    return shortlist.places.map((place) => ({ place, typed, fit: this.#population.at(place) / discount }));
  }

  /** The place that bears the name of a number. */
  #bearer(number: number): number {
    const { bearerLow, bearerHigh } = this.#tables;
    return (((bearerHigh[number] ?? 0) & HIGH_BITS) << 16) | (bearerLow[number] ?? 0);
  }

  #populationOf(place: number | undefined): number {
    return place === undefined ? 0 : this.#population.at(place);
  }
}

/** Those of the best fit, each place once, at most `limit`. */
function fittest(matches: Match[], limit: number): Match[] {
  matches.sort((a, b) => b.fit - a.fit || a.place - b.place);
  return together(matches, [], limit);
}

/** `chosen` first; `others` fill the room that is left; each place once. */
function together(chosen: readonly Match[], others: readonly Match[], limit: number): Match[] {
  const matches = new Map<number, Match>();
  for (const match of [...chosen, ...others])
    if (matches.size < limit && !matches.has(match.place)) matches.set(match.place, match);
  return [...matches.values()];
}
