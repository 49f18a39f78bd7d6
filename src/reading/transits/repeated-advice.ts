import type { TransitsReadingCells } from '../../text/reading-catalogue.js';

/** How often a reading may give one piece of advice. */
const most = 2;

/**
 * Counts the advice given in a reading, by key words. Unlike `Repetition`, it counts words and not texts: one piece of
 * advice in two places of a text counts twice.
 */
export class RepeatedAdvice {
  readonly #advice: TransitsReadingCells['advice'];
  readonly #counts: number[];

  constructor(advice: TransitsReadingCells['advice']) {
    this.#advice = advice;
    this.#counts = advice.map(() => 0);
  }

  /** Counts the advice in a text. */
  count(text: string): void {
    for (const [at, count] of this.#countsIn(text).entries()) this.#counts[at] = this.#given(at) + count;
  }

  /** Whether a text gives advice that has been given often enough. */
  isRepeatedBy(text: string): boolean {
    return this.#countsIn(text).some((count, at) => count > 0 && this.#given(at) + count > most);
  }

  #given(at: number): number {
    return this.#counts[at] as number;
  }

  #countsIn(text: string): number[] {
    const lower = text.toLowerCase();
    return this.#advice.map((words) => words.filter((word) => lower.includes(word)).length);
  }
}
