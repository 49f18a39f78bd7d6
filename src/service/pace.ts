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

/** What is asked with a question besides its moment. */
export type Given = number | string | object | undefined;

/** What a call was answered so far. */
export class Answers {
  /** By question and by its moment: a Julian day, or the id of an object. */
  readonly #known = new Map<string, Map<number, unknown>>();
  readonly #ids = new WeakMap<object, number>();
  /** Objects with the same in them have the same id. */
  readonly #written = new Map<string, number>();
  #left = turnWork;

  /** Begins a turn. */
  begin(): void {
    this.#left = turnWork;
  }

  /**
   * The answer to a question.
   * @param moment a Julian day, or what stands for one
   * @param units of work that asking takes
   * @throws TurnOver where it is not known, and the turn has no more room
   */
  to<Answer>(
    question: string,
    moment: number | object,
    given: readonly Given[],
    units: number,
    ask: () => Answer,
  ): Answer {
    const known = this.#knownOf(question, given);
    const at = typeof moment === 'number' ? moment : this.#idOf(moment);
    const before = known.get(at);
    if (before !== undefined || known.has(at)) return before as Answer;
    if (this.#left <= 0) throw new TurnOver();
    this.#left -= units;
    const answer = ask();
    known.set(at, answer);
    return answer;
  }

  #knownOf(question: string, given: readonly Given[]): Map<number, unknown> {
    let key = question;
    for (const one of given) key += ` ${typeof one === 'object' ? `#${this.#idOf(one)}` : one}`;
    const known = this.#known.get(key) ?? new Map<number, unknown>();
    this.#known.set(key, known);
    return known;
  }

  #idOf(one: object): number {
    const known = this.#ids.get(one);
    if (known !== undefined) return known;
    const text = JSON.stringify(one);
    const id = this.#written.get(text) ?? this.#written.size;
    this.#written.set(text, id);
    this.#ids.set(one, id);
    return id;
  }
}
