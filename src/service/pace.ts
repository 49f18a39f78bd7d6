/**
 * How calls of the engine, which run at once from beginning to end, are carried out in short turns of the thread. Nearly
 * all that a long call does is asking the ephemeris. So the questions of a call are counted; where it has asked for as
 * much as a turn may take it is broken off and, once others had their turn, begun anew, now with the answers that it
 * got before. A call does the same work each time, and so comes further each time.
 */

/** Units of work of a turn, as `request/cost.ts` has them: some 15 ms. */
export const turnWork = 2500;

/** That a call has done as much as a turn may take. */
export class TurnOver extends Error {
  override readonly name = 'TurnOver';
}

/** Whether a call was broken off, and nothing is wrong with it. @param error as the engine throws it, or wrapped by it */
export function isTurnOver(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof TurnOver) return true;
  return false;
}

/** What a call was answered so far. */
export class Answers {
  readonly #known = new Map<string, unknown>();
  #left = turnWork;

  /** Begins a turn. */
  begin(): void {
    this.#left = turnWork;
  }

  /**
   * The answer to a question.
   * @param key of the question: the same for the same answer
   * @param units of work that asking takes
   * @throws TurnOver where it is not known, and the turn has no more room
   */
  to<Answer>(key: string, units: number, ask: () => Answer): Answer {
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known as Answer;
    if (this.#left <= 0) throw new TurnOver();
    this.#left -= units;
    const answer = ask();
    this.#known.set(key, answer);
    return answer;
  }
}
