import type { Relation } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { escaped, type Words } from './writer.js';

/** What stands between two passages: each wording once in a column. */
export class Signposts {
  readonly #words: Words;
  readonly #turn: number;
  readonly #half: 0 | 1;
  readonly #used = new Map<Relation, number>();

  /** Columns of two kinds that are read side by side have different halves of the wordings. */
  constructor(words: Words, turn: number, half: 0 | 1) {
    this.#words = words;
    this.#turn = turn;
    this.#half = half;
  }

  /** Undefined where all wordings of a relation have been used: then a new paragraph says as much. */
  take(relation: Relation, values: Readonly<Record<string, string>> = {}): string | undefined {
    const all = this.#words.reports.columns.signposts[relation];
    const wordings = all.filter((_, index) => index % 2 === this.#half);
    const used = this.#used.get(relation) ?? 0;
    if (used >= wordings.length) return undefined;
    this.#used.set(relation, used + 1);
    return escaped(fill(wordings[(this.#turn + used) % wordings.length] ?? '', values));
  }
}
