import type { Happening } from './happening.js';

/** A report as it is written. */
export interface Written {
  intro: string;
  /** HTML. */
  text: string;
  /** The happenings that are in it, the one that leads first, and what each is said to mean. */
  included: ReadonlyMap<Happening, string>;
}
