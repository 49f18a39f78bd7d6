import { themes } from '../../text/sides.js';
import type { Part } from '../reading.js';
import { mostTellings } from './consistency.js';

/** Counts the texts that tell each theme. */
export class Tally {
  readonly #tellings = themes.map(() => 0);

  count(parts: readonly Part[], step: 1 | -1): void {
    for (const part of parts) for (const theme of themesOf(part)) (this.#tellings[theme] as number) += step;
  }

  /** Whether some parts, which are counted, tell a theme as often as it may be told. */
  isRefrain(parts: readonly Part[]): boolean {
    for (const part of parts)
      for (const theme of themesOf(part))
        if ((this.#tellings[theme] as number) > mostTellings(theme)) return true;
    return false;
  }
}

const none: readonly number[] = [];
const themesOf = (part: Part): readonly number[] =>
  typeof part === 'string' || part.sides === undefined ? none : part.sides.themes;
