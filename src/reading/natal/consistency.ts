import { type Matter, matterOf, matters, opposite, type Sides, settledBy } from '../../text/sides.js';
import type { Manuscript } from '../manuscript.js';
import type { Called, Draft, Part } from '../reading.js';

/**
 * By matter: how both of its sides are true and when, where a reading comes from the first to the second, and back; `{a}` stated
 * the one that was read before and `{b}` the other.
 */
type MatterBridges = Readonly<Record<Matter, readonly [forth: string, back: string]>>;

const none: Sides = [];
/** What a part of a section says on matters on which another might say the opposite. */
const sidesOf = (part: Part): Sides => (typeof part === 'string' ? none : (part.sides ?? none));

/**
 * Keeps the texts of one birth from contradicting each other: one that need not be written is not where it contradicts
 * another, and between two that must be stands a bridge. Unlike the readings of pairs and returns (`../consistency.ts`),
 * this looks ahead, since a birth has far more texts on a matter than there is room for; and its bridges hold at any distance,
 * since a trait is the same person's in every chapter.
 */
export class NatalConsistency {
  /** Sides as bits. Those of texts that must be written, be they so yet or not; and those of others that have been admitted. */
  #required = 0;
  #admitted = 0;
  /** Sides that have been read so far, from the beginning of the reading; and the sides of matters that are settled. */
  #read = 0;
  #settled = 0;
  /** By whom a side was stated first. */
  readonly #by = new Map<number, Called>();
  readonly #bridges: MatterBridges;
  readonly #manuscript: Manuscript;

  constructor(bridges: MatterBridges, manuscript: Manuscript) {
    this.#bridges = bridges;
    this.#manuscript = manuscript;
  }

  /** Sides of a text that is written whatever others say. */
  require(sides: Sides = none): void {
    for (const side of sides) if (side >= 0) this.#required |= 1 << side;
  }

  /** Whether a text may be written that need not be; if so, it counts as written. */
  admits(sides: Sides = none): boolean {
    if (this.contradicts(sides)) return false;
    for (const side of sides) if (side >= 0) this.#admitted |= 1 << side;
    return true;
  }

  /** Whether a text says the opposite of one that is written. */
  contradicts(sides: Sides = none): boolean {
    return sides.some((side) => side >= 0 && this.#isContradicted(side));
  }

  #isContradicted(side: number): boolean {
    return ((this.#required | this.#admitted) & (1 << opposite(side))) !== 0;
  }

  /**
   * A section as it follows what has been read before, with a bridge where it contradicts that: by itself after the paragraph, when
   * both have been read. One says that two things are true of a person; a second after the same paragraph would be a mannerism.
   */
  bridged(draft: Draft): Draft {
    const paragraphs: Part[][] = [];
    for (const parts of draft.paragraphs) {
      for (const part of parts) this.#settle(sidesOf(part));
      let bridge = '';
      for (const part of parts) bridge = this.#bridgeTo(part, draft.by, bridge);
      paragraphs.push(parts);
      if (bridge !== '') paragraphs.push([bridge]);
    }
    return { ...draft, paragraphs };
  }

  /** The bridge to a part, or the one found before it in its paragraph. */
  #bridgeTo(part: Part, ofSection: Called | undefined, before: string): string {
    const sides = sidesOf(part);
    if (sides === none) return before;
    const by = typeof part === 'string' ? ofSection : (part.by ?? ofSection);
    let bridge = before;
    for (const side of this.#contradictions(sides, by)) {
      const [forth, back] = this.#bridges[matterOf(side)];
      const first = this.#by.get(opposite(side));
      if (bridge !== '' || first === undefined || by === undefined) continue;
      const values = { a: first.within, A: first.start, b: by.within, B: by.start };
      bridge = this.#manuscript.once(side % 2 === 1 ? forth : back, values);
    }
    return bridge;
  }

  /** What a paragraph says of how two things are both true holds for all of it. */
  #settle(sides: Sides): void {
    for (const side of sides) if (settledBy(side) !== undefined) this.#settled |= bitsOf(-1 - side);
  }

  /** Of what a part says, what contradicts something read before and is not settled; then it has been read. */
  #contradictions(sides: Sides, by: Called | undefined): Sides {
    let found = none;
    for (const side of sides) {
      if (settledBy(side) !== undefined) continue;
      const both = bitsOf(side >> 1);
      if ((this.#read & (1 << opposite(side))) !== 0 && (this.#settled & both) === 0) {
        this.#settled |= (both & kin) === 0 ? both : kin;
        found = [...found, side];
      }
      this.#read |= 1 << side;
      if (by !== undefined && !this.#by.has(side)) this.#by.set(side, by);
    }
    return found;
  }
}

/** The two sides of a matter, as bits. */
const bitsOf = (matter: number): number => 3 << (2 * matter);

/** Who is slow with new people is slow altogether: how one is both true says how the other is. */
const kin = bitsOf(matters.indexOf('approach')) | bitsOf(matters.indexOf('pace'));
