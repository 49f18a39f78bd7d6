import { fold } from './fold.js';
import { misspellingsOf } from './misspelled.js';
import { OWN, PART, WEAK } from './name-block.js';
import type { Places } from './places.js';
import { Qualifiers } from './qualifiers.js';
import { Shortlist } from './shortlist.js';
import type { Span, Tier } from './tier.js';

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

/** Of the names that a search finds, those that are the whole of what was typed, or longer. */
const whole = ({ from, whole }: Span) => [from, whole] as const;
const longer = ({ whole, to }: Span) => [whole, to] as const;

/** A place by its number in the index, and why it was found. */
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
  /** The name folded, as UTF-8. */
  readonly key: Uint8Array;
  readonly areas: Uint8Array | undefined;
  readonly limit: number;
}

/** Finds places by name. Works with places by their number in the index; `PlaceIndex` makes `Place` of them. */
export class PlaceSearch {
  readonly #places: Places;
  readonly #qualifiers: Qualifiers;

  constructor(places: Places) {
    this.#places = places;
    this.#qualifiers = new Qualifiers(places);
  }

  /**
   * The places meant by what was typed, most populous first, at most `limit`. The one that the name fits best leads:
   * a larger one that it fits less is left out.
   */
  find(typed: string, limit: number): number[] {
    const matches = this.matches(typed, limit);
    const places = this.#places;
    const most = this.#populationOf(matches[0]?.place);
    return matches
      .map(({ place }) => place)
      .filter((place) => places.populationOf(place) <= most)
      .sort((a, b) => places.populationOf(b) - places.populationOf(a) || places.idOf(a) - places.idOf(b));
  }

  /** The places meant by what was typed, those that the name fits best first, at most `limit`. */
  matches(typed: string, limit: number): Match[] {
    const [name, ...qualifiers] = typed.split(commas).filter((part) => fold(part) !== '');
    if (name === undefined || limit < 1) return [];
    const folded = qualifiers.map(fold);
    const alone = folded.length === 0;
    if (!this.#places.isWhole)
      this.#places.needNames(utf8Of(fold(name)), alone ? this.#qualifiers.blocksOf(fold(name)) : []);
    const ways: (() => Match[])[] = [
      () => (alone && this.#qualifiers.isCountry(fold(name)) ? this.#ofRegion(name, limit) : []),
      () => this.#within(folded, (areas) => this.#best(this.#sought(name, areas, limit))),
      () => this.#withoutComma(name, folded, limit),
      () => (alone ? this.#ofRegion(name, limit) : []),
      () => this.#within(folded, (areas) => this.#misspelled(this.#sought(name, areas, limit))),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return this.#byFit(found);
    }
    return [];
  }

  /**
   * The name by which each of the matches was found, whole, and whether it is the place's own. A name that was typed
   * whole stands as it was typed, another one folded. None for a match by a region's name.
   */
  namesOf(matches: readonly Match[]): ({ name: string; own: boolean } | undefined)[] {
    const numbers = new Map<string, Map<number, number>>();
    return matches.map(({ place, typed }) => {
      const folded = fold(typed);
      const tier = this.#places.tierOf(place);
      // A place's names are all of its own tier.
      const key = `${tier.base} ${folded}`;
      const known = numbers.get(key) ?? this.#numbersByPlace(tier, utf8Of(folded));
      numbers.set(key, known);
      const number = known.get(place - tier.base);
      if (number === undefined) return undefined;
      const isOwn = (tier.flagsAt(number) & (OWN | PART)) === OWN;
      const name = decoder.decode(tier.nameAt(number));
      return { name: name === folded ? typed.trim() : name, own: isOwn };
    });
  }

  /** For every place of a tier that bears the name, or a longer one, the number of the name that fits best. */
  #numbersByPlace(tier: Tier, key: Uint8Array): Map<number, number> {
    const { from, whole, to } = tier.find(key);
    const isOwn = (number: number): boolean => (tier.flagsAt(number) & OWN) !== 0;
    const numbers = new Map<number, number>();
    for (let i = from; i < to; i++) {
      const place = tier.bearerAt(i);
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
          this.#bearers(this.#sought(typed, areas, limit)),
        );
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  /** "Fiji", "Nauru": the places of a region or country, where no place bears the name. Codes are not names. */
  #ofRegion(typed: string, limit: number): Match[] {
    const folded = fold(typed);
    if (folded.length < SHORTEST_REGION || this.#isBorne(utf8Of(folded))) return [];
    const areas = this.#qualifiers.areas([folded], false);
    if (areas === undefined) return [];
    const shortlist = new Shortlist(this.#places, limit);
    for (const tier of this.#places.tiers) {
      tier.needStandings();
      for (let place = 0; place < tier.count; place++)
        if (areas[tier.area(place)] === 1) shortlist.offer(tier.base + place);
      if (shortlist.isFull) break;
    }
    return this.#matched(shortlist, typed, 1);
  }

  /** The bearers of a name that is one letter off, where nobody anywhere bears this one. */
  #misspelled({ typed, key, areas, limit }: Sought): Match[] {
    if (this.#isBorne(key)) return [];
    const found: Match[] = [];
    for (const slip of misspellingsOf(fold(typed), (beginning) => this.#isBegun(beginning))) {
      const sought = this.#sought(slip, areas, limit);
      if (this.#isBorne(sought.key)) found.push(...this.#bearers(sought, false));
    }
    return this.#fittest(found, limit);
  }

  #sought(typed: string, areas: Uint8Array | undefined, limit: number): Sought {
    const key = utf8Of(fold(typed));
    this.#places.needNames(key);
    return { typed, key, areas, limit };
  }

  /** Whether a name begins with a folded text. */
  #isBegun(beginning: string): boolean {
    const key = utf8Of(beginning);
    return this.#places.tiers.some((tier) => tier.begins(key));
  }

  #isBorne(key: Uint8Array): boolean {
    return this.#places.tiers.some((tier) => tier.has(key));
  }

  /** The bearers of exactly this name. A weak name counts only where nothing better bears it. */
  #bearers(sought: Sought, orWeak = true): Match[] {
    const bearers = this.#wholly(sought);
    return bearers.length > 0 || !orWeak ? bearers : this.#most(whole, weak, sought);
  }

  /** The best matches: bearers of the whole name, and where it may be unfinished those of names that begin with it. */
  #best(sought: Sought): Match[] {
    const bearers = this.#wholly(sought);
    const owned = this.#most(longer, own, sought);
    if (bearers.length > 0) {
      const borneBy = Math.max(...bearers.map(({ place }) => this.#populationOf(place)));
      if (this.#populationOf(owned[0]?.place) <= OVERWHELMING * borneBy) return bearers;
      const others = owned.map((match) => ({ ...match, fit: match.fit / OVERWHELMING }));
      return together(bearers, others, sought.limit);
    }
    const named = this.#most(whole, weak, sought);
    const known = this.#most(longer, alternate, sought, OUTWEIGHING);
    const others = this.#fittest([...owned, ...known], sought.limit);
    if (others.length > 0) return together(named, others, sought.limit);
    return named.length > 0 ? named : this.#most(longer, weak, sought);
  }

  /** The bearers of the whole name, weak names aside, those whom it fits best first. */
  #wholly(sought: Sought): Match[] {
    const owners = this.#most(whole, own, sought);
    const others = this.#most(whole, alternate, sought, OUTWEIGHING);
    return this.#fittest([...owners, ...others], sought.limit);
  }

  /** The most populous places in the areas that have such a claim to one of the names found. */
  #most(
    part: (span: Span) => readonly [number, number],
    claim: Claim,
    sought: Sought,
    discount = 1,
  ): Match[] {
    const { typed, key, areas, limit } = sought;
    const { mask, value } = claim;
    const shortlist = new Shortlist(this.#places, limit);
    for (const tier of this.#places.tiers) {
      const [from, to] = part(tier.find(key));
      const bearers = tier.bearersOf(from, to, mask, value);
      tier.needStandings(bearers);
      for (const place of bearers)
        if (areas === undefined || areas[tier.area(place)] === 1) shortlist.offer(tier.base + place);
      // All others have fewer inhabitants.
      if (shortlist.isFull) break;
    }
    return this.#matched(shortlist, typed, discount);
  }

  #matched(shortlist: Shortlist, typed: string, discount: number): Match[] {
    return shortlist.places.map((place) => ({
      place,
      typed,
      fit: this.#populationOf(place) / discount,
    }));
  }

  #populationOf(place: number | undefined): number {
    return place === undefined ? 0 : this.#places.populationOf(place);
  }

  #byFit(matches: Match[]): Match[] {
    return matches.sort((a, b) => b.fit - a.fit || this.#places.idOf(a.place) - this.#places.idOf(b.place));
  }

  /** Those of the best fit, each place once, at most `limit`. */
  #fittest(matches: Match[], limit: number): Match[] {
    return together(this.#byFit(matches), [], limit);
  }
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A folded text as UTF-8. Most are plain letters, a thousand for a misspelt name: those need no encoder. */
function utf8Of(folded: string): Uint8Array {
  const bytes = new Uint8Array(folded.length);
  for (let i = 0; i < bytes.length; i++) {
    const code = folded.charCodeAt(i);
    if (code > 127) return encoder.encode(folded);
    bytes[i] = code;
  }
  return bytes;
}

/** `chosen` first; `others` fill the room that is left; each place once. */
function together(chosen: readonly Match[], others: readonly Match[], limit: number): Match[] {
  const matches = new Map<number, Match>();
  for (const match of [...chosen, ...others])
    if (matches.size < limit && !matches.has(match.place)) matches.set(match.place, match);
  return [...matches.values()];
}
