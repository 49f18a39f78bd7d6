import type { Wordings } from '../text/reading-keys.js';
import { type Matter, matterOf, opposite, type Sides, settledBy } from '../text/sides.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part } from './reading.js';

const none: Sides = [];
/** A bridge to one of the first parts of a paragraph, its plain sentence and its scene, stands before both. */
const early = 2;

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
   * A section as it follows what has been read before, with bridges where it contradicts that: at the head of a
   * paragraph, or before a later part of it; a second one after the part.
   */
  bridged(
    draft: Draft,
    bridges: Readonly<Record<Matter, readonly [Wordings, Wordings]>>,
    manuscript: Manuscript,
  ): Draft {
    for (const [i, parts] of draft.paragraphs.entries()) {
      let head: string | undefined;
      let written = 0;
      for (let at = 0; at < parts.length; at++) {
        const part = parts[at] as Part;
        const sides = sidesOf(part);
        const found = sides === none ? none : this.#contradictions(sides);
        const [before, ...after] = found.map((side) => {
          const [forth, back] = bridges[matterOf(side)];
          return manuscript.wording(side % 2 === 1 ? forth : back);
        });
        if (before !== undefined && written < early && head === undefined) head = before;
        else if (before !== undefined) parts.splice(at++, 0, before);
        parts.splice(at + 1, 0, ...after);
        at += after.length;
        if (part !== '') written++;
      }
      if (head !== undefined) draft.paragraphs[i] = [head, ...parts];
    }
    return draft;
  }

  /** Of what a part says, what contradicts something read before and is not settled; then it has been read. */
  #contradictions(sides: Sides): Sides {
    let found = none;
    for (const side of sides) {
      const settled = settledBy(side);
      if (settled !== undefined) {
        this.#settled |= bitsOf(-1 - side);
        continue;
      }
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
