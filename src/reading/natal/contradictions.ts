import type { BodyId } from '../../chart/bodies.js';
import { type Matter, matters, opposed, type Sides } from '../../text/sides.js';
import type { Part, StatedBy, Statement } from '../reading.js';

/** A text, and the factor that states it. */
export interface Stated {
  part: Part;
  by: StatedBy;
}

/** Two texts that contradict each other, and which side of the matter the later one states. */
export interface Contradiction {
  matter: number;
  isSecond: boolean;
  first: Stated;
  later: Stated;
}

/**
 * Finds what contradicts something told before, in the order of reading. Distance does not matter: it is the same
 * person in every chapter.
 */
export class ContradictionFinder {
  /** Sides stated so far, by matter, as bits; and those of which the factor is known. */
  #first = 0;
  #second = 0;
  #firstNamed = 0;
  #secondNamed = 0;
  #settled: number;
  /** By matter and side, the text that stated it first. */
  readonly #stated = new Array<Stated | undefined>(2 * matters.length);

  /** What the opening has stated and the chapters have not told yet: a bridge waits until they have. */
  #opening: readonly Stated[];

  /** @param settled matters of which it has been said how both sides are true */
  constructor(settled: number, opening: readonly Stated[]) {
    this.#settled = settled;
    this.#opening = opening;
  }

  /**
   * Reads a paragraph.
   * @returns one earlier text that it contradicts, since one bridge says that there are two sides to the paragraph; and
   * what it contradicts of the opening
   */
  read(paragraph: readonly Part[], ofSection: StatedBy | undefined): readonly Contradiction[] {
    const parts = this.#withOpening(paragraph, ofSection);
    // A text that says how both sides are true settles the matter for the whole paragraph.
    for (const part of parts) if (typeof part !== 'string') this.#settled |= bothOf(part.sides);
    let met = none;
    for (const part of parts) {
      if (typeof part === 'string' || part.sides === undefined) continue;
      if ((part.sides.first | part.sides.second) === 0) continue;
      const by = part.by ?? ofSection;
      const denied = opposed(part.sides, this.#first, this.#second) & ~this.#settled;
      if (denied !== 0) met = this.#deniedBy(part, by, denied, met, paragraph.includes(part));
      this.#state(part, by);
    }
    return met;
  }

  /** A paragraph together with what the opening has stated of the same bodies. */
  #withOpening(paragraph: readonly Part[], ofSection: StatedBy | undefined): readonly Part[] {
    const opening = this.#opening;
    if (opening.length === 0) return paragraph;
    let here: Part[] | undefined;
    for (const each of opening) {
      if (!isToldIn(paragraph, ofSection, each.by.bodies ?? nobody)) continue;
      here ??= [...paragraph];
      here.push(each.part);
    }
    if (here === undefined) return paragraph;
    const told = here;
    this.#opening = opening.filter(({ part }) => !told.includes(part));
    return told;
  }

  /**
   * Settles matters that a text contradicts.
   * @param isOne whether one is enough
   * @returns the contradictions
   */
  #deniedBy(
    part: Statement,
    by: StatedBy | undefined,
    denied: number,
    before: readonly Contradiction[],
    isOne: boolean,
  ): readonly Contradiction[] {
    const met = [...before];
    for (let left = denied; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if ((bit & this.#settled) !== 0) continue;
      this.#settled |= withRelated(bit);
      const isSecond = ((part.sides?.second ?? 0) & bit) !== 0;
      const matter = placeOf(bit);
      const first = this.#stated[sideKey(matter, !isSecond)];
      if (first && by && !(isOne && met.length > 0))
        met.push({ matter, isSecond, first, later: { part, by } });
    }
    return met;
  }

  #state(part: Statement, by: StatedBy | undefined): void {
    const both = bothOf(part.sides);
    const first = (part.sides?.first ?? 0) & ~both;
    const second = (part.sides?.second ?? 0) & ~both;
    this.#first |= first;
    this.#second |= second;
    const [newFirst, newSecond] = [first & ~this.#firstNamed, second & ~this.#secondNamed];
    if (by === undefined || (newFirst | newSecond) === 0) return;
    this.#firstNamed |= first;
    this.#secondNamed |= second;
    const stated = { part, by };
    for (let left = newFirst; left !== 0; left &= left - 1)
      this.#stated[sideKey(placeOf(left & -left), false)] = stated;
    for (let left = newSecond; left !== 0; left &= left - 1)
      this.#stated[sideKey(placeOf(left & -left), true)] = stated;
  }
}

const none: readonly Contradiction[] = [];
const nobody: readonly BodyId[] = [];

/** Whether a part of a paragraph is about all of these bodies. */
function isToldIn(
  paragraph: readonly Part[],
  ofSection: StatedBy | undefined,
  bodies: readonly BodyId[],
): boolean {
  for (const part of paragraph) {
    const its = (typeof part === 'string' ? ofSection : (part.by ?? ofSection))?.bodies;
    if (areAmong(bodies, its)) return true;
  }
  return false;
}

function areAmong(bodies: readonly BodyId[], its: readonly BodyId[] | undefined): boolean {
  for (const id of bodies) if (!its?.includes(id)) return false;
  return true;
}

/** The index of a matter by its bit. */
export const placeOf = (bit: number): number => 31 - Math.clz32(bit);

const sideKey = (matter: number, isSecond: boolean): number => 2 * matter + Number(isSecond);

/** Matters that a text settles, as bits. */
export const bothOf = (sides: Sides | undefined): number =>
  sides === undefined ? 0 : sides.first & sides.second;

const bitOf = (matter: Matter): number => 1 << matters.indexOf(matter);

/**
 * Pairs of matters so close that settling one settles the other: solitude in company and in a bond, caution with
 * strangers and trust.
 */
const related = [bitOf('company') | bitOf('bonds'), bitOf('strangers') | bitOf('trust')];
const withRelated = (bit: number): number => related.find((each) => (each & bit) !== 0) ?? bit;
