/** Keeps the memory of all trajectories of an engine within bounds. */
export interface SegmentBudget {
  /** Takes note of a new segment, which `forget` drops again when its turn comes. */
  add(doubles: number, forget: () => void): void;
}

/** First in, first out: a segment that is needed again is fitted again, to the same numbers. */
export class FifoBudget implements SegmentBudget {
  readonly #limit: number;
  readonly #queue: { doubles: number; forget: () => void }[] = [];
  #head = 0;
  #held = 0;

  /** @param bytes of coefficients to keep at most */
  constructor(bytes: number) {
    this.#limit = bytes / 8;
  }

  get bytes(): number {
    return this.#held * 8;
  }

  add(doubles: number, forget: () => void): void {
    this.#queue.push({ doubles, forget });
    this.#held += doubles;
    while (this.#held > this.#limit && this.#head < this.#queue.length - 1) {
      const oldest = this.#queue[this.#head++] as { doubles: number; forget: () => void };
      this.#held -= oldest.doubles;
      oldest.forget();
    }
    if (this.#head > 1024 && this.#head * 2 > this.#queue.length) {
      this.#queue.splice(0, this.#head);
      this.#head = 0;
    }
  }
}
