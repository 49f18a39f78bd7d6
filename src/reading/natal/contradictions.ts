import { type Matter, matters, opposed, type Sides } from '../../text/sides.js';
import type { Called, Part } from '../reading.js';

/** What a part of a section says on matters on which another might say the opposite. */
const sidesOf = (part: Part): Sides | undefined => (typeof part === 'string' ? undefined : part.sides);

/** A text, and who states what it does. */
export interface Stated {
  part: Part;
  by: Called;
}

/** Two texts that deny each other: the later one states the second side of the matter, or the first. */
export interface Contradiction {
  matter: number;
  isSecond: boolean;
  first: Stated;
  later: Stated;
}

/** Finds what a reading contradicts of what it told before, as it is read: its bridges hold at any distance, since a trait is the same person’s in every chapter. */
export class ContradictionFinder {
  #first = 0;
  #second = 0;
  #settled: number;
  /** By matter and side, who stated it first. */
  readonly #stated: (Stated | undefined)[] = [];

  /** What the opening has said and the chapters have not told yet: a bridge to it waits until they have. */
  #opening: readonly Stated[];

  /** @param settled matters of which it has been said how both sides are true */
  constructor(settled: number, opening: readonly Stated[]) {
    this.#settled = settled;
    this.#opening = opening;
  }

  /**
   * Reads a paragraph. @returns who was read before that it denies: one, since a bridge to that says that there are two
   * sides to whatever the paragraph tells, and a second would be a heap of them; and those whom the opening denies
   */
  read(paragraph: readonly Part[], ofSection: Called | undefined): Contradiction[] {
    const told = paragraph.map(
      (part) => (typeof part === 'string' ? ofSection : (part.by ?? ofSection))?.bodies,
    );
    const isHere = ({ by: { bodies = [] } }: Stated): boolean =>
      told.some((its) => bodies.every((id) => its?.includes(id)));
    const parts = [...paragraph, ...this.#opening.filter(isHere).map(({ part }) => part)];
    this.#opening = this.#opening.filter((each) => !isHere(each));
    // What a paragraph says of how two things are both true holds for all of it.
    for (const part of parts) this.#settled |= bothOf(sidesOf(part));
    const met: Contradiction[] = [];
    for (const part of parts) {
      const sides = sidesOf(part);
      if (sides === undefined) continue;
      const by = typeof part === 'string' ? ofSection : (part.by ?? ofSection);
      const stated = by && { part, by };
      for (
        let left = opposed(sides, this.#first, this.#second) & ~this.#settled;
        left !== 0;
        left &= left - 1
      ) {
        const bit = left & -left;
        if ((bit & this.#settled) !== 0) continue;
        const matter = placeOf(bit);
        const isSecond = (sides.second & bit) !== 0;
        const first = this.#stated[sideKey(matter, !isSecond)];
        this.#settled |= withRelated(bit);
        const isTwice = met.length > 0 && paragraph.includes(part);
        if (first && stated && !isTwice) met.push({ matter, isSecond, first, later: stated });
      }
      this.#state(sides, stated);
    }
    return met;
  }

  #state(sides: Sides, stated: Stated | undefined): void {
    const both = bothOf(sides);
    const first = sides.first & ~both;
    const second = sides.second & ~both;
    this.#first |= first;
    this.#second |= second;
    if (stated === undefined) return;
    for (const [bits, isSecond] of [
      [first, false],
      [second, true],
    ] as const)
      for (let left = bits; left !== 0; left &= left - 1)
        this.#stated[sideKey(placeOf(left & -left), isSecond)] ??= stated;
  }
}

/** The place of a matter by its bit. */
export const placeOf = (bit: number): number => 31 - Math.clz32(bit);

const sideKey = (matter: number, isSecond: boolean): number => 2 * matter + Number(isSecond);

/** Matters that a text settles, as bits. */
export const bothOf = (sides: Sides | undefined): number =>
  sides === undefined ? 0 : sides.first & sides.second;

const bitOf = (matter: Matter): number => 1 << matters.indexOf(matter);

/**
 * Matters of which how one is both true says how the others are: who is slow over what can’t be undone is so with people,
 * work and decisions, who keeps what lies deepest tells it to few, who gives way in small things seldom contradicts in
 * them, who needs a door to close needs it with one person as with many, and who looks closer when something doesn’t fit
 * does so with strangers.
 */
const related: readonly number[] = [
  bitOf('approach') | bitOf('pace') | bitOf('judgment'),
  bitOf('feelings') | bitOf('candor'),
  bitOf('peace') | bitOf('will'),
  bitOf('company') | bitOf('bonds'),
  bitOf('belief') | bitOf('strangers'),
];
const withRelated = (bit: number): number => related.find((group) => (group & bit) !== 0) ?? bit;
