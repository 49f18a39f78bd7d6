/** Work that is done one piece after the other, first come first served. */
export class Queue {
  readonly #most: number;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @param most that may wait */
  constructor(most: number) {
    this.#most = most;
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  get isFull(): boolean {
    return this.#waiting >= this.#most;
  }

  /** What the work comes to, once all that came before it is done. */
  async after<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting++;
    const before = this.#last;
    const done = before.then(work);
    this.#last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.#waiting--;
    }
  }
}
