import type { HoroscopeError } from '../errors.js';

/** What a file is made into: there once it is loaded, or read at once where the platform can. */
export class Lazy<T> {
  readonly #load: () => Promise<T>;
  readonly #readNow: (() => T) | undefined;
  readonly #refusal: () => HoroscopeError;
  #loading: Promise<void> | undefined;
  #value: T | undefined;

  /** @param refusal what is thrown where it is not there */
  constructor(load: () => Promise<T>, readNow: (() => T) | undefined, refusal: () => HoroscopeError) {
    this.#load = load;
    this.#readNow = readNow;
    this.#refusal = refusal;
  }

  get isThere(): boolean {
    return this.#value !== undefined;
  }

  /** @throws HoroscopeError `not_loaded`, and where it is read now what is wrong with the file */
  get value(): T {
    if (this.#value !== undefined) return this.#value;
    if (this.#readNow === undefined) throw this.#refusal();
    this.#value = this.#readNow();
    return this.#value;
  }

  /** Once, whoever asks meanwhile; again after a failure. */
  async load(): Promise<void> {
    if (this.#value !== undefined) return;
    this.#loading ??= this.#load()
      .then((value) => {
        this.#value = value;
      })
      .finally(() => {
        this.#loading = undefined;
      });
    await this.#loading;
  }
}
