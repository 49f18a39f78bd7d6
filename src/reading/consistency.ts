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
  /** Sides that greater texts take, whether written yet or not; and those of lesser ones that are written. */
  readonly #greater = new Set<number>();
  readonly #lesser = new Set<number>();
  /** Sides that have been read so far, from the beginning of the reading. */
  readonly #read = new Set<number>();
  readonly #settled = new Set<Matter>();

  /** A text that is written whatever others say. */
  require(stances: Stances = none): void {
    for (const stance of stances) if (stance >= 0) this.#greater.add(stance);
  }

  /** Whether a lesser text may be written; it then counts as written. */
  admits(stances: Stances = none): boolean {
    if (stances.some((stance) => stance >= 0 && this.#isContradicted(stance))) return false;
    for (const stance of stances) if (stance >= 0) this.#lesser.add(stance);
    return true;
  }

  /** Not where greater texts are on both sides: there a bridge will stand. */
  #isContradicted(stance: number): boolean {
    const other = opposite(stance);
    if (this.#greater.has(other)) return !this.#greater.has(stance);
    return this.#lesser.has(other);
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
    const paragraphs: Part[][] = [];
    for (const parts of draft.paragraphs) {
      const written: Part[] = [];
      const head: Part[] = [];
      for (const part of parts) {
        const isEarly = written.filter((each) => each !== '').length < early;
        const [before, ...after] = this.#contradictions(part).map((stance) => {
          const [forth, back] = bridges[matterOf(stance)];
          return manuscript.wording(stance % 2 === 1 ? forth : back);
        });
        if (before !== undefined) (isEarly && head.length === 0 ? head : written).push(before);
        written.push(part, ...after);
      }
      paragraphs.push([...head, ...written]);
    }
    return { ...draft, paragraphs };
  }

  /** Of what a part says, what contradicts something read before and is not settled; then it has been read. */
  #contradictions(part: Part): number[] {
    const found: number[] = [];
    for (const stance of stancesOf(part)) {
      const settled = settledBy(stance);
      if (settled !== undefined) {
        this.#settled.add(settled);
        continue;
      }
      const matter = matterOf(stance);
      if (this.#read.has(opposite(stance)) && !this.#settled.has(matter)) {
        this.#settled.add(matter);
        found.push(stance);
      }
      this.#read.add(stance);
    }
    return found;
  }
}
