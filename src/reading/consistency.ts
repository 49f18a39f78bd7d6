import type { Wordings } from '../text/reading-keys.js';
import { type Matter, matterOf, opposite, type Sides, settledBy } from '../text/sides.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part } from './reading.js';

const none: Sides = [];
/** What a part of a section says on matters on which another might say the opposite. */
export const sidesOf = (part: Part): Sides =>
  typeof part !== 'string' && 'sides' in part ? (part.sides ?? none) : none;

/**
 * Keeps the texts of one reading from contradicting each other: a lesser text that contradicts another is not written, and
 * between two greater ones stands a bridge.
 */
export class Consistency {
  /** Sides as bits. Those that greater texts take, whether written yet or not; and those of lesser ones that are written. */
  #greater = 0;
  #lesser = 0;
  /** Sides that have been read so far, from the beginning of the reading; and the sides of matters that are settled. */
  #read = 0;
  #settled = 0;

  /** A text that is written whatever others say. */
  require(sides: Sides = none): void {
    for (const side of sides) if (side >= 0) this.#greater |= 1 << side;
  }

  /** Whether a lesser text may be written; it then counts as written. */
  admits(sides: Sides = none): boolean {
    for (const side of sides) if (side >= 0 && this.#isContradicted(side)) return false;
    for (const side of sides) if (side >= 0) this.#lesser |= 1 << side;
    return true;
  }

  #isContradicted(side: number): boolean {
    return ((this.#greater | this.#lesser) & (1 << opposite(side))) !== 0;
  }

  /**
   * A section as it follows what has been read before, with a bridge where it contradicts that: at the end of the
   * paragraph, when both have been read. One says that two things are true of a person; a second in the same breath would be a
   * manner.
   */
  bridged(
    draft: Draft,
    bridges: Readonly<Record<Matter, readonly [Wordings, Wordings]>>,
    manuscript: Manuscript,
  ): Draft {
    for (const parts of draft.paragraphs) {
      let bridge = '';
      for (const part of parts) this.#settle(sidesOf(part));
      for (const part of parts) {
        const sides = sidesOf(part);
        const found = sides === none ? none : this.#contradictions(sides);
        for (const side of found) {
          const [forth, back] = bridges[matterOf(side)];
          if (bridge === '') bridge = manuscript.wording(side % 2 === 1 ? forth : back);
        }
      }
      if (bridge !== '') parts.push(bridge);
    }
    return draft;
  }

  /** What a paragraph says of how two things are both true holds for all of it. */
  #settle(sides: Sides): void {
    for (const side of sides) if (settledBy(side) !== undefined) this.#settled |= bitsOf(-1 - side);
  }

  /** Of what a part says, what contradicts something read before and is not settled; then it has been read. */
  #contradictions(sides: Sides): Sides {
    let found = none;
    for (const side of sides) {
      if (settledBy(side) !== undefined) continue;
      const both = bitsOf(side >> 1);
      if ((this.#read & (1 << opposite(side))) !== 0 && (this.#settled & both) === 0) {
        this.#settled |= both;
        found = [...found, side];
      }
      this.#read |= 1 << side;
    }
    return found;
  }
}

/** The two sides of a matter, as bits. */
const bitsOf = (matter: number): number => 3 << (2 * matter);
