import type { Planet } from '../chart/bodies.js';
import type { House, SignId } from '../chart/zodiac.js';

/** What one sign's report has named so far, and need not name again. */
export class Mentioned {
  readonly #houses = new Set<House>();
  readonly #signs = new Set<SignId>();
  readonly #signsNearby = new Set<SignId>();
  readonly #formsUsed = new Map<string, number>();
  readonly #backedOut = new Set<Planet>();
  #ruler: Planet | undefined;
  #isInSeason = false;
  #namesHouses = true;

  /** @param ruler of a sign that has two, the one that every column calls so */
  constructor(ruler: Planet | undefined) {
    this.#ruler = ruler;
  }

  /** Whether this is the first mention of a house. */
  addHouse(house: House): boolean {
    const isFirst = !this.#houses.has(house);
    this.#houses.add(house);
    return isFirst;
  }

  /** Whether it was said which house a sign is. */
  hasSign(sign: SignId): boolean {
    return this.#signs.has(sign);
  }

  addSign(sign: SignId): void {
    this.#signs.add(sign);
  }

  /** A new season names the houses of signs again, for readers who begin there. */
  beginSeason(): void {
    this.#signs.clear();
    this.#isInSeason = true;
  }

  get isInSeason(): boolean {
    return this.#isInSeason;
  }

  /** A month names a sign's house once a paragraph. */
  beginParagraph(): void {
    this.#signsNearby.clear();
  }

  /** Whether it was said in this paragraph which house a sign is. */
  hasSignNearby(sign: SignId): boolean {
    return this.#signsNearby.has(sign);
  }

  addSignNearby(sign: SignId): void {
    this.#signsNearby.add(sign);
  }

  /** From here on a sign is named without its house: what is said of each event names the house's matter itself. */
  endHouses(): void {
    this.#namesHouses = false;
  }

  get namesHouses(): boolean {
    return this.#namesHouses;
  }

  /** How often forms of a name have been used before this time. */
  addForm(name: string): number {
    const used = this.#formsUsed.get(name) ?? 0;
    this.#formsUsed.set(name, used + 1);
    return used;
  }

  /** Whether a planet was said to go back into the sign before. */
  hasBackedOut(body: Planet): boolean {
    return this.#backedOut.has(body);
  }

  addBackedOut(body: Planet): void {
    this.#backedOut.add(body);
  }

  /** Whether a planet is to be called the reader's ruler, which is done once. */
  addRuler(body: Planet): boolean {
    if (this.#ruler !== body) return false;
    this.#ruler = undefined;
    return true;
  }
}
