import type { BodyId } from '../chart/bodies.js';
import type { ReadingPoint, ReadingWords, Wordings } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { wordsIn } from './words.js';

/** A reading in the making: knows what has been said, and how things are called. */
export class Manuscript {
  readonly words: ReadingWords;
  #known: Advice | undefined;
  readonly #said = new Set<string>();
  #turns: Map<Wordings, number> | undefined;
  #rows: number;
  readonly #seed: number;

  constructor(words: ReadingWords, seed: number) {
    this.words = words;
    this.#seed = seed;
    this.#rows = seed;
  }

  /** A cell with its placeholders filled, or nothing where it has been used or there is none. */
  once(cell: string | null | undefined, values?: Readonly<Record<string, string>>): string {
    if (cell === null || cell === undefined || this.#said.has(cell)) return '';
    this.#said.add(cell);
    return values === undefined ? cell : fill(cell, values);
  }

  /** One of some wordings, by the birth and by which of several tables it is from: readings then share fewer of them. */
  turn(wordings: Wordings, table: number, values?: Readonly<Record<string, string>>): string {
    return this.once(wordings[(this.#seed >>> (table * bitsOfTurn)) % wordings.length], values);
  }

  /** One of some wordings that has not been used; nothing where all have. */
  wording(wordings: Wordings | undefined, values?: Readonly<Record<string, string>>): string {
    if (wordings === undefined) return '';
    const { length } = wordings;
    const from = this.#seed % length;
    for (let i = 0; i < length; i++) {
      const cell = wordings[from + i < length ? from + i : from + i - length];
      if (cell !== undefined && !this.#said.has(cell)) return this.once(cell, values);
    }
    return '';
  }

  /** As {@link wording}, beginning from another one each time: rows of a list, from whatever wordings, then differ. */
  row(wordings: Wordings, values?: Readonly<Record<string, string>>): string {
    const from = this.#rows++ % wordings.length;
    return this.wording([...wordings.slice(from), ...wordings.slice(0, from)], values);
  }

  /** One wording after the other, and again from the first: where what they are filled with makes each its own. */
  turned(wordings: Wordings, values: Readonly<Record<string, string>> = {}): string {
    this.#turns ??= new Map();
    const turn = this.#turns.get(wordings) ?? this.#seed % wordings.length;
    this.#turns.set(wordings, turn + 1);
    return fill(wordings[turn % wordings.length] ?? '', values);
  }

  get #advice(): Advice {
    this.#known ??= adviceOf(this.words);
    return this.#known;
  }

  start(id: BodyId): string {
    return this.words.bodies[id as ReadingPoint].start;
  }

  within(id: BodyId): string {
    return this.words.bodies[id as ReadingPoint].within;
  }

  /** The values `a`, `A`, `b`, `B` for two bodies. */
  pair(first: BodyId, second: BodyId): Record<string, string> {
    return { a: this.within(first), A: this.start(first), b: this.within(second), B: this.start(second) };
  }

  listOf(ids: readonly BodyId[]): string {
    return this.join(ids.map((id) => this.within(id)));
  }

  /** Things in a row, as a sentence has them. */
  join(things: readonly string[]): string {
    return listOf(things, this.words.list);
  }

  /** A cell without the advice at its end. */
  withoutStep(cell: string): string {
    const { trimmed } = this.#advice;
    const known = trimmed.get(cell);
    if (known !== undefined) return known;
    const without = withoutAdvice(cell, this.#advice);
    trimmed.set(cell, without);
    return without;
  }

  /** A cell without its first sentence, or nothing where the second speaks of what the first has named. */
  withoutOpening(cell: string): string | undefined {
    const { unopened } = this.#advice;
    if (!unopened.has(cell)) unopened.set(cell, this.#fromSecond(cell));
    return unopened.get(cell);
  }

  #fromSecond(cell: string): string | undefined {
    const [, second = '', ...others] = sentencesOf(cell);
    const { openings, references } = this.words.standingAlone;
    const [first = '', ...rest] = second.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
    if (!openings.includes(first) || rest.some((word) => references.includes(word))) return undefined;
    return [second, ...others].join(' ');
  }

  /** Words of a cell as the catalogue has it: counted once for the language. */
  wordsOf(cell: string): number {
    const { counted } = this.#advice;
    let words = counted.get(cell);
    if (words === undefined) {
      words = wordsIn(cell);
      counted.set(cell, words);
    }
    return words;
  }

  /** A cell up to where it begins to speak of houses, or asks what a house would answer. */
  withoutHouses(cell: string): string {
    const { unhoused } = this.#advice;
    const known = unhoused.get(cell);
    if (known !== undefined) return known;
    const without = this.#upToHouses(cell);
    unhoused.set(cell, without);
    return without;
  }

  #upToHouses(cell: string): string {
    const sentences = sentencesOf(cell);
    const from = sentences.findIndex((sentence) =>
      this.words.houseWords.some((word) => sentence.includes(word)),
    );
    if (from < 0) return cell;
    const kept = sentences.slice(0, from);
    if (kept.at(-1)?.endsWith('?')) kept.pop();
    return kept.join(' ');
  }
}

/** Of the seed, for each table that wordings are turned from. */
const bitsOfTurn = 5;

/** Things in a row, as a sentence has them. */
export function listOf(things: readonly string[], { two, more, comma }: ReadingWords['list']): string {
  const names = [...things];
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  if (names.length === 1) return fill(two, { first: names[0] as string, last });
  return fill(more, { rest: names.join(comma), last });
}

/** How a language tells its reader to do something, and what is known of its cells: made once for the language. */
interface Advice {
  commands: ReadonlySet<string>;
  conjunctions: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
  trimmed: Map<string, string>;
  /** Without their first sentences. */
  unopened: Map<string, string | undefined>;
  /** Without what they say of houses. */
  unhoused: Map<string, string>;
  /** Words of cells. */
  counted: Map<string, number>;
}

const advice = new WeakMap<ReadingWords, Advice>();

function adviceOf(words: ReadingWords): Advice {
  const known = advice.get(words);
  if (known) return known;
  const made = {
    commands: new Set(words.commands),
    conjunctions: new Set(words.conjunctions),
    conditions: new Set(words.conditions),
    trimmed: new Map(),
    unopened: new Map(),
    unhoused: new Map(),
    counted: new Map(),
  };
  advice.set(words, made);
  return made;
}

/** Up to the first command in the last part of a cell, which is at most three sentences. */
function withoutAdvice(cell: string, known: Advice): string {
  const sentences = sentencesOf(cell);
  const from = Math.max(1, Math.ceil(sentences.length * 0.55), sentences.length - 3);
  for (let i = from; i < sentences.length; i++)
    if (isCommand(sentences[i] as string, known)) return sentences.slice(0, i).join(' ');
  return cell;
}

function isCommand(sentence: string, known: Advice): boolean {
  if (opensOnCommand(sentence, known)) return true;
  const [first] = firstWords(sentence);
  const isJoined = known.conjunctions.has(first);
  if (!isJoined && !known.conditions.has(first)) return false;
  if (isJoined && opensOnCommand(sentence.slice(first.length + 1), known)) return true;
  const comma = sentence.indexOf(', ');
  return comma > 0 && opensOnCommand(sentence.slice(comma + 2), known);
}

function opensOnCommand(text: string, { commands }: Advice): boolean {
  const [first, second] = firstWords(text);
  return commands.has(first) || commands.has(`${first} ${second}`);
}

/** The first two words in lower case, empty where there are none: what opens on a quotation mark speaks for somebody else. */
function firstWords(text: string): [first: string, second: string] {
  const [, first = '', second = ''] = /^([\p{L}’]+)(?: ([\p{L}’]+))?/u.exec(text) ?? [];
  return [first.toLowerCase(), second.toLowerCase()];
}

const ending = /(?<=[.?!…][”’)]?)\s+(?=[“‘(]?[\p{Lu}\d])/u;
export const sentencesOf = (text: string): string[] => text.split(ending);

/** A number that depends on every character: which wordings a birth gets. FNV-1a, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
