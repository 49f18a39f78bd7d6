import { matters, type Sides, themes } from '../../text/sides.js';
import type { Part } from '../reading.js';
import { mostTellings } from './consistency.js';
import { placeOf } from './contradictions.js';

/** A trait that three texts have told is known: being quick, say, or believing too readily. */
const mostOfSide = 3;

/** How many texts take each side of each matter, and tell each theme. */
export class Tally {
  readonly #first = matters.map(() => 0);
  readonly #second = matters.map(() => 0);
  readonly #tellings = themes.map(() => 0);

  count(parts: readonly Part[], step: 1 | -1): void {
    for (const part of parts) {
      if (typeof part === 'string' || part.sides === undefined) continue;
      const { first, second, themes: told } = part.sides;
      for (const theme of told) (this.#tellings[theme] as number) += step;
      for (let left = first & ~second; left !== 0; left &= left - 1)
        (this.#first[placeOf(left & -left)] as number) += step;
      for (let left = second & ~first; left !== 0; left &= left - 1)
        (this.#second[placeOf(left & -left)] as number) += step;
    }
  }

  /** Whether one of these, which are counted, denies another text, or tells what two others do, or three. */
  isAmiss(parts: readonly Part[]): boolean {
    for (const part of parts)
      if (typeof part !== 'string' && part.sides !== undefined && this.#isAmiss(part.sides)) return true;
    return false;
  }

  #isAmiss({ first, second, themes: told }: Sides): boolean {
    for (const theme of told) if ((this.#tellings[theme] as number) > mostTellings(theme)) return true;
    const [one, other] = [first & ~second, second & ~first];
    if (isAnyIn(one, this.#first, mostOfSide) || isAnyIn(other, this.#second, mostOfSide)) return true;
    return isAnyIn(one, this.#second, 0) || isAnyIn(other, this.#first, 0);
  }
}

function isAnyIn(bits: number, counts: readonly number[], most: number): boolean {
  for (let left = bits; left !== 0; left &= left - 1)
    if ((counts[placeOf(left & -left)] as number) > most) return true;
  return false;
}
