import type { ReadingWords } from '../text/reading-catalogue.js';
import { sentencesOf } from './words.js';

/**
 * Cells cut short, by a language's own lists: without the advice at the end, the first sentence, or what is said of
 * houses.
 */

/** What a language's lists are looked up by, and the cells that have been cut: made once for the language. */
interface Trims {
  commands: ReadonlySet<string>;
  conjunctions: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
  withoutAdvice: Map<string, string>;
  /** Null where the second sentence speaks of what the first has named. */
  withoutOpening: Map<string, string | null>;
  withoutHouses: Map<string, string>;
}

const trimsOfLanguage = new WeakMap<ReadingWords, Trims>();

function trimsOf(words: ReadingWords): Trims {
  const known = trimsOfLanguage.get(words);
  if (known) return known;
  const made = {
    commands: new Set(words.commands),
    conjunctions: new Set(words.conjunctions),
    conditions: new Set(words.conditions),
    withoutAdvice: new Map(),
    withoutOpening: new Map(),
    withoutHouses: new Map(),
  };
  trimsOfLanguage.set(words, made);
  return made;
}

/** More than a language has cells; texts with names and dates in them are others for each person. */
const mostKept = 4096;

function keep<T>(trims: Map<string, T>, cell: string, cut: T): void {
  if (trims.size >= mostKept) trims.clear();
  trims.set(cell, cut);
}

/** A cell without the advice at its end. */
export function withoutAdvice(words: ReadingWords, cell: string): string {
  const trims = trimsOf(words);
  const known = trims.withoutAdvice.get(cell);
  if (known !== undefined) return known;
  const without = upToAdvice(cell, trims);
  keep(trims.withoutAdvice, cell, without);
  return without;
}

/** A cell without its first sentence, or nothing where the second speaks of what the first has named. */
export function withoutOpening(words: ReadingWords, cell: string): string | undefined {
  const cut = trimsOf(words).withoutOpening;
  let known = cut.get(cell);
  if (known === undefined) {
    known = fromSecond(words, cell) ?? null;
    keep(cut, cell, known);
  }
  return known ?? undefined;
}

/** A cell up to where it begins to speak of houses, or asks what a house would answer. */
export function withoutHouses(words: ReadingWords, cell: string): string {
  const cut = trimsOf(words).withoutHouses;
  const known = cut.get(cell);
  if (known !== undefined) return known;
  const without = upToHouses(words, cell);
  keep(cut, cell, without);
  return without;
}

function fromSecond({ standingAlone }: ReadingWords, cell: string): string | undefined {
  const [, second = '', ...others] = sentencesOf(cell);
  const { openings, references } = standingAlone;
  const [first = '', ...rest] = second.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  if (!openings.includes(first) || rest.some((word) => references.includes(word))) return undefined;
  return [second, ...others].join(' ');
}

function upToHouses({ houseWords }: ReadingWords, cell: string): string {
  const sentences = sentencesOf(cell);
  const from = sentences.findIndex((sentence) => houseWords.some((word) => sentence.includes(word)));
  if (from < 0) return cell;
  const kept = sentences.slice(0, from);
  if (kept.at(-1)?.endsWith('?')) kept.pop();
  return kept.join(' ');
}

/** Up to the first command in the last part of a cell, which is at most three sentences. */
function upToAdvice(cell: string, trims: Trims): string {
  const sentences = sentencesOf(cell);
  const from = Math.max(1, Math.ceil(sentences.length * 0.55), sentences.length - 3);
  for (let i = from; i < sentences.length; i++)
    if (isCommand(sentences[i] as string, trims)) return sentences.slice(0, i).join(' ');
  return cell;
}

function isCommand(sentence: string, trims: Trims): boolean {
  if (opensOnCommand(sentence, trims)) return true;
  const [first] = firstWords(sentence);
  const isJoined = trims.conjunctions.has(first);
  if (!isJoined && !trims.conditions.has(first)) return false;
  if (isJoined && opensOnCommand(sentence.slice(first.length + 1), trims)) return true;
  const comma = sentence.indexOf(', ');
  return comma > 0 && opensOnCommand(sentence.slice(comma + 2), trims);
}

function opensOnCommand(text: string, { commands }: Trims): boolean {
  const [first, second] = firstWords(text);
  return commands.has(first) || commands.has(`${first} ${second}`);
}

/**
 * The first two words in lower case, empty where there are none: what opens on a quotation mark speaks for somebody
 * else.
 */
function firstWords(text: string): [first: string, second: string] {
  const [, first = '', second = ''] = /^([\p{L}’]+)(?: ([\p{L}’]+))?/u.exec(text) ?? [];
  return [first.toLowerCase(), second.toLowerCase()];
}
