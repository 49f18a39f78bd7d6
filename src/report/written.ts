import type { Happening } from './happening.js';

/** A report as it is written. */
export interface Written {
  intro: string;
  /** HTML. */
  text: string;
  /** The happenings told, the lead first, each with its text. */
  included: ReadonlyMap<Happening, string>;
}
