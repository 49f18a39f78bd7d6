import type { Wordings } from '../text/reading-keys.js';
import { type Matter, matterOf, opposite, type Stances, settledBy } from '../text/stances.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part } from './reading.js';

const none: Stances = [];
/** A bridge to one of the first parts of a paragraph, its plain sentence and its scene, stands before both. */
const early = 2;

/** What a part of a section says on matters on which another might say the opposite. */
export const stancesOf = (part: Part): Stances => (typeof part === 'string' ? none : (part.stances ?? none));

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
  require(stances: Stances = none): void {
    for (const stance of stances) if (stance >= 0) this.#greater |= 1 << stance;
  }

  /** Whether a lesser text may be written; it then counts as written. */
  admits(stances: Stances = none): boolean {
    for (const stance of stances) if (stance >= 0 && this.#isContradicted(stance)) return false;
    for (const stance of stances) if (stance >= 0) this.#lesser |= 1 << stance;
    return true;
  }

  /** Not where greater texts are on both sides: there a bridge will stand. */
  #isContradicted(stance: number): boolean {
    const other = 1 << opposite(stance);
    if (this.#greater & other) return (this.#greater & (1 << stance)) === 0;
    return (this.#lesser & other) !== 0;
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
        const stances = stancesOf(part);
        const found = stances === none ? none : this.#contradictions(stances);
        const [before, ...after] = found.map((stance) => {
          const [forth, back] = bridges[matterOf(stance)];
          return manuscript.wording(stance % 2 === 1 ? forth : back);
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
  #contradictions(stances: Stances): Stances {
    let found = none;
    for (const stance of stances) {
      const settled = settledBy(stance);
      if (settled !== undefined) {
        this.#settled |= sidesOf(-1 - stance);
        continue;
      }
      const both = sidesOf(stance >> 1);
      if ((this.#read & (1 << opposite(stance))) !== 0 && (this.#settled & both) === 0) {
        this.#settled |= both;
        found = [...found, stance];
      }
      this.#read |= 1 << stance;
    }
    return found;
  }
}

/** The two sides of a matter, as bits. */
const sidesOf = (matter: number): number => 3 << (2 * matter);
