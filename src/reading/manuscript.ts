import type { BodyId } from '../chart/bodies.js';
import type { ReadingPoint, ReadingWords, Wordings } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';

/** Picks the wordings of one reading, none of which it uses twice, and names what they speak of. */
export class Manuscript {
  readonly words: ReadingWords;
  readonly #said = new Set<string>();
  /** How often wordings that may come again have been asked for. */
  #rotations: Map<Wordings, number> | undefined;
  /** From which wording the next row of a list begins. */
  #nextRow: number;
  readonly #seed: number;

  constructor(words: ReadingWords, seed: number) {
    this.words = words;
    this.#seed = seed;
    this.#nextRow = seed;
  }

  /** A cell with its placeholders filled, or nothing where it has been used or there is none. */
  unlessSaid(cell: string | null | undefined, values?: Readonly<Record<string, string>>): string {
    if (cell === null || cell === undefined) return '';
    const { size } = this.#said;
    if (this.#said.add(cell).size === size) return '';
    return values === undefined ? cell : fill(cell, values);
  }

  /** Whether a cell has been used. */
  hasSaid(cell: string): boolean {
    return this.#said.has(cell);
  }

  /**
   * The wording that the seed gives, or nothing where it has been used. @param table which of several tables the
   * wordings are
   * from: each goes by other bits of the seed, so that two readings seldom share all of theirs
   */
  bySeed(wordings: Wordings, table: number, values?: Readonly<Record<string, string>>): string {
    return this.unlessSaid(wordings[this.placeBySeed(wordings.length, table)], values);
  }

  /** Which of so many wordings the seed gives. */
  placeBySeed(count: number, table: number): number {
    return (this.#seed >>> (table * bitsOfTable)) % count;
  }

  /** The first wording, from the one that the seed gives, that has not been used; nothing where all have. */
  firstUnsaid(wordings: Wordings | undefined, values?: Readonly<Record<string, string>>): string {
    return wordings === undefined ? '' : this.#unsaidFrom(this.#seed % wordings.length, wordings, values);
  }

  /** A cell that is one text, or several wordings of it. */
  textOrWordingUnsaid(cell: string | Wordings | undefined): string {
    return typeof cell === 'object' ? this.firstUnsaid(cell) : this.unlessSaid(cell);
  }

  /** As {@link firstUnsaid}, from another wording each time: rows of a list, from whatever wordings, then differ. */
  nextUnsaid(wordings: Wordings, values?: Readonly<Record<string, string>>): string {
    return this.#unsaidFrom(
      ((this.#nextRow++ % wordings.length) + (this.#seed % wordings.length)) % wordings.length,
      wordings,
      values,
    );
  }

  #unsaidFrom(from: number, wordings: Wordings, values?: Readonly<Record<string, string>>): string {
    const { length } = wordings;
    for (let i = 0; i < length; i++) {
      const cell = wordings[(from + i) % length];
      if (cell !== undefined && !this.#said.has(cell)) return this.unlessSaid(cell, values);
    }
    return '';
  }

  /** One wording after the other, and again from the first: where what they are filled with makes each its own. */
  inRotation(wordings: Wordings, values: Readonly<Record<string, string>> = {}): string {
    this.#rotations ??= new Map();
    const at = this.#rotations.get(wordings) ?? this.#seed % wordings.length;
    this.#rotations.set(wordings, at + 1);
    return fill(wordings[at % wordings.length] ?? '', values);
  }

  /** The name of a body as a sentence begins with it. */
  start(id: BodyId): string {
    return this.words.bodies[id as ReadingPoint].start;
  }

  /** The name of a body as it stands within a sentence. */
  within(id: BodyId): string {
    return this.words.bodies[id as ReadingPoint].within;
  }

  /** The values `a`, `A`, `b`, `B` for two bodies. */
  pair(first: BodyId, second: BodyId): Record<string, string> {
    return { a: this.within(first), A: this.start(first), b: this.within(second), B: this.start(second) };
  }

  /** Names of bodies in a row. */
  listOf(ids: readonly BodyId[]): string {
    return this.join(ids.map((id) => this.within(id)));
  }

  /** Things in a row, as a sentence has them. */
  join(things: readonly string[]): string {
    return listOf(things, this.words.list);
  }
}

/** Bits of the seed by which one table's wordings go and the next one's do not. */
const bitsOfTable = 5;

/** Things in a row, as a sentence has them. */
export function listOf(things: readonly string[], { two, more, comma }: ReadingWords['list']): string {
  const names = [...things];
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  if (names.length === 1) return fill(two, { first: names[0] as string, last });
  return fill(more, { rest: names.join(comma), last });
}
