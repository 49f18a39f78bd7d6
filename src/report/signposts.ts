import type { Relation } from '../text/report-catalogue.js';
import type { Words } from './writer.js';
import { escaped } from './writer.js';

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
  take(relation: Relation): string | undefined {
    const wordings = this.#words.reports.columns.signposts[relation];
    const used = this.#used.get(relation) ?? 0;
    if (used >= wordings.length) return undefined;
    this.#used.set(relation, used + 1);
    return escaped(wordings[(this.#turn + used) % wordings.length] ?? '');
  }
}
