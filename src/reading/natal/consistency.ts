import {
  Ascendant,
  type BodyId,
  Descendant,
  ImumCoeli,
  Mercury,
  Midheaven,
  Moon,
  Venus,
} from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { NatalChapterCells } from '../../text/natal-catalogue.js';
import { type Matter, matters, opposed, type Sides, themes } from '../../text/sides.js';
import type { Manuscript } from '../manuscript.js';
import type { Called, Draft, Part } from '../reading.js';

/**
 * By matter: how both of its sides are true, where a reading comes from the first to the second, and back; `{A}` stated
 * the one that was read before and `{b}` the other.
 */
type MatterBridges = Readonly<Record<Matter, readonly [forth: string, back: string]>>;

type Fields = NatalChapterCells['fields'];

/** What a part of a section says on matters on which another might say the opposite. */
const sidesOf = (part: Part): Sides | undefined => (typeof part === 'string' ? undefined : part.sides);

/** Twice a thought can be a theme. */
export const mostTellings = 2;

/**
 * Keeps the texts of one birth from contradicting each other and from saying one thing again and again: one that need
 * not be
 * written is not where it contradicts another, and between two that must be stands a bridge. Unlike the readings of
 * pairs and
 * returns (`../consistency.ts`), this looks ahead, since a birth has far more texts on a matter than there is room
 * for; and its
 * bridges hold at any distance, since a trait is the same person's in every chapter.
 */
export class NatalConsistency {
  /** Sides by matter, as bits, of texts that are written or will be; and how often each theme is told. */
  #first = 0;
  #second = 0;
  readonly #told: number[] = themes.map(() => 0);
  /**
   * What has been read so far, from the beginning of the reading; the matters that are settled; and by whom a side
   * was stated first.
   */
  #readFirst = 0;
  #readSecond = 0;
  #settled = 0;
  readonly #by: (Called | undefined)[] = [];
  /** Bodies whose fields have been named. */
  readonly #named = new Set<BodyId>();
  /** Who has been bridged to whom. */
  readonly #pairs = new Set<string>();
  readonly #bridges: MatterBridges;
  readonly #fields: Fields;
  readonly #manuscript: Manuscript;

  constructor(bridges: MatterBridges, fields: Fields, manuscript: Manuscript) {
    this.#bridges = bridges;
    this.#fields = fields;
    this.#manuscript = manuscript;
  }

  /** What the opening says comes before all else. @param by who states it */
  open(sides: Sides | undefined, by: Called | undefined): void {
    if (sides === undefined) return;
    this.state(sides);
    this.#settled |= bothOf(sides);
    this.#read(sides, by);
  }

  /** A text is written, whatever others say. */
  state(sides: Sides | undefined): void {
    if (sides === undefined) return;
    const both = sides.first & sides.second;
    this.#first |= sides.first & ~both;
    this.#second |= sides.second & ~both;
    for (const theme of sides.themes) this.#told[theme] = this.#tellings(theme) + 1;
  }

  /** Whether so many matters have both their sides already, each with a bridge. */
  isCrossed(most: number): boolean {
    let count = 0;
    for (let left = this.#first & this.#second; left !== 0; left &= left - 1) count++;
    return count >= most;
  }

  /** Counts a text as written if it may be, which need not be; or else says that it may not. */
  tryAdd(sides: Sides | undefined): boolean {
    if (this.faults(sides) > 0) return false;
    this.state(sides);
    return true;
  }

  /** Whether a text says the opposite of one that is written. */
  contradicts(sides: Sides | undefined): boolean {
    return sides !== undefined && this.#contradicted(sides) !== 0;
  }

  /** Whether a text tells what two have told. */
  isRefrain(sides: Sides | undefined): boolean {
    return sides?.themes.some((theme) => this.#tellings(theme) >= mostTellings) ?? false;
  }

  /**
   * Matters on which a text would say the opposite of what is written, and themes that it would tell once too often.
   */
  faults(sides: Sides | undefined): number {
    if (sides === undefined) return 0;
    let count = 0;
    for (let left = this.#contradicted(sides); left !== 0; left &= left - 1) count++;
    for (const theme of sides.themes) if (this.#tellings(theme) >= mostTellings) count++;
    return count;
  }

  #tellings(theme: number): number {
    return this.#told[theme] as number;
  }

  #contradicted(sides: Sides): number {
    return opposed(sides, this.#first, this.#second);
  }

  /**
   * A section as it follows what has been read before, with a bridge where it contradicts that: by itself after the
   * paragraph, when
   * both have been read. One says that two things are true of a person; a second after the same paragraph would be a
   * mannerism.
   */
  bridged(draft: Draft): Draft {
    let paragraphs: Part[][] | undefined;
    for (const [i, parts] of draft.paragraphs.entries()) {
      // What a paragraph says of how two things are both true holds for all of it.
      for (const part of parts) this.#settled |= bothOf(sidesOf(part));
      let bridge = '';
      for (const part of parts) bridge = this.#bridgeTo(part, draft.by, bridge);
      if (bridge !== '') paragraphs ??= draft.paragraphs.slice(0, i);
      paragraphs?.push(parts);
      if (bridge !== '') paragraphs?.push([bridge]);
    }
    return paragraphs === undefined ? draft : { ...draft, paragraphs };
  }

  /** The bridge to a part, or the one found before it in its paragraph. */
  #bridgeTo(part: Part, ofSection: Called | undefined, before: string): string {
    const sides = sidesOf(part);
    if (sides === undefined) return before;
    const by = typeof part === 'string' ? ofSection : (part.by ?? ofSection);
    let bridge = before;
    const met = opposed(sides, this.#readFirst, this.#readSecond) & ~this.#settled;
    for (let left = met; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if ((bit & this.#settled) !== 0) continue;
      const matter = placeOf(bit);
      this.#settled |= (bit & kin) === 0 ? bit : kin;
      const isSecond = (sides.second & bit) !== 0;
      const first = this.#by[sideKey(matter, !isSecond)];
      if (bridge !== '' || first === undefined || by === undefined) continue;
      // Of two that have been told apart once the reader knows it.
      const pair = [first.within, by.within].sort().join();
      if (this.#pairs.has(pair)) continue;
      this.#pairs.add(pair);
      const values = this.#apart(first, by);
      bridge = this.#manuscript.unlessSaid(
        this.#bridges[matters[matter] as Matter][isSecond ? 0 : 1],
        values,
      );
    }
    this.#read(sides, by);
    return bridge;
  }

  /**
   * Two that say opposite things, each with the field in which it says them where those differ and neither stands in
   * the other's; a field is named once.
   */
  #apart(first: Called, second: Called): { A: string; b: string } {
    const isApart =
      domainOf(first.field) !== domainOf(second.field) &&
      !isAtHomeIn(first, second.field) &&
      !isAtHomeIn(second, first.field);
    const one = isApart ? this.#fieldOf(first) : undefined;
    const other = isApart ? this.#fieldOf(second) : undefined;
    return {
      A: one === undefined ? first.start : `${one.start} ${first.within}`,
      b: other === undefined ? second.within : `${other.within} ${second.within}`,
    };
  }

  #fieldOf({ field = -1 }: Called): Called | undefined {
    if (this.#named.has(field)) return undefined;
    this.#named.add(field);
    return this.#fields[field];
  }

  #read(sides: Sides, by: Called | undefined): void {
    const both = bothOf(sides);
    const first = sides.first & ~both;
    const second = sides.second & ~both;
    this.#readFirst |= first;
    this.#readSecond |= second;
    if (by === undefined) return;
    this.#stated(first, false, by);
    this.#stated(second, true, by);
  }

  #stated(bits: number, isSecond: boolean, by: Called): void {
    for (let left = bits; left !== 0; left &= left - 1)
      this.#by[sideKey(placeOf(left & -left), isSecond)] ??= by;
  }
}

/** Fields that are one to a reader: love and the other person, the Moon's home and the foot of the chart. */
const domainOf = (field: BodyId | undefined): BodyId | undefined =>
  field === Descendant ? Venus : field === ImumCoeli ? Moon : field;

/** The field that a house is: what stands there is told of just that. */
const domainOfHouse: Readonly<Partial<Record<House, BodyId>>> = {
  1: Ascendant,
  3: Mercury,
  4: Moon,
  5: Venus,
  6: Midheaven,
  7: Venus,
  10: Midheaven,
  11: Venus,
};

const isAtHomeIn = ({ house = 0 }: Called, field: BodyId | undefined): boolean =>
  field !== undefined && house !== 0 && domainOfHouse[house] === domainOf(field);

/** The place of a matter by its bit. */
export const placeOf = (bit: number): number => 31 - Math.clz32(bit);

const sideKey = (matter: number, isSecond: boolean): number => 2 * matter + Number(isSecond);

/** Matters that a text settles, as bits. */
const bothOf = (sides: Sides | undefined): number => (sides === undefined ? 0 : sides.first & sides.second);

const bitOf = (matter: Matter): number => 1 << matters.indexOf(matter);

/** Who is slow with new people is slow altogether: how one is both true says how the other is. */
const kin = bitOf('approach') | bitOf('pace');
