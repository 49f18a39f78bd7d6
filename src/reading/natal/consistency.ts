import { type Matter, matters, opposed, type Sides, themes } from '../../text/sides.js';
import type { Manuscript } from '../manuscript.js';
import type { Called, Draft, Part } from '../reading.js';

/**
 * By matter: how both of its sides are true, where a reading comes from the first to the second, and back; `{A}` stated
 * the one that was read before and `{b}` the other.
 */
type MatterBridges = Readonly<Record<Matter, readonly [forth: string, back: string]>>;

/** What a part of a section says on matters on which another might say the opposite. */
const sidesOf = (part: Part): Sides | undefined => (typeof part === 'string' ? undefined : part.sides);

/** Bridges in one reading: who has been told three times that both are true knows that a person has two sides. */
export const mostBridges = 3;

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
  /** Who has been bridged to whom. */
  readonly #pairs = new Set<string>();
  readonly #bridges: MatterBridges;
  readonly #manuscript: Manuscript;

  constructor(bridges: MatterBridges, manuscript: Manuscript) {
    this.#bridges = bridges;
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
      this.#settled |= kinOf(bit);
      const isSecond = (sides.second & bit) !== 0;
      const first = this.#by[sideKey(matter, !isSecond)];
      if (bridge !== '' || first === undefined || by === undefined || this.#pairs.size >= mostBridges)
        continue;
      // Of two that have been told apart once the reader knows it.
      // One that says both says when itself.
      if (first.within === by.within) continue;
      const pair = [first.within, by.within].sort().join();
      if (this.#pairs.has(pair)) continue;
      this.#pairs.add(pair);
      bridge = this.#manuscript.unlessSaid(this.#bridges[matters[matter] as Matter][isSecond ? 0 : 1], {
        A: first.start,
        b: by.within,
      });
    }
    this.#read(sides, by);
    return bridge;
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

/** The place of a matter by its bit. */
export const placeOf = (bit: number): number => 31 - Math.clz32(bit);

const sideKey = (matter: number, isSecond: boolean): number => 2 * matter + Number(isSecond);

/** Matters that a text settles, as bits. */
const bothOf = (sides: Sides | undefined): number => (sides === undefined ? 0 : sides.first & sides.second);

const bitOf = (matter: Matter): number => 1 << matters.indexOf(matter);

/**
 * Matters of which how one is both true says how the others are: who is slow with new people is slow altogether, who keeps what
 * lies deepest tells it to few, and who gives way in small things seldom contradicts in them.
 */
const kinds: readonly number[] = [
  bitOf('approach') | bitOf('pace'),
  bitOf('feelings') | bitOf('candor'),
  bitOf('peace') | bitOf('will'),
];
const kinOf = (bit: number): number => kinds.find((kin) => (kin & bit) !== 0) ?? bit;
