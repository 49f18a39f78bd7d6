import type { Relation } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { escaped, type Words } from './writer.js';

/** What stands between two passages: each wording once in a column. */
export class Signposts {
  readonly #words: Words;
  readonly #turn: number;
  readonly #used = new Map<Relation, number>();

  constructor(words: Words, turn: number) {
    this.#words = words;
    this.#turn = turn;
  }

  /** Undefined where all wordings of a relation have been used: then a new paragraph says as much. */
  take(relation: Relation, values: Readonly<Record<string, string>> = {}): string | undefined {
    const wordings = this.#words.reports.columns.signposts[relation];
    const used = this.#used.get(relation) ?? 0;
    if (used >= wordings.length) return undefined;
    this.#used.set(relation, used + 1);
    return escaped(fill(wordings[(this.#turn + used) % wordings.length] ?? '', values));
  }
}
