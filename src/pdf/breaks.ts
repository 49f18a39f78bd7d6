import { howOf, type Least, partsOf, unbroken } from './hyphens.js';
import type { Shaping, Word } from './shaping.js';
import type { TextStyle } from './style.js';

/**
 * Possible line ends: the parts of words, and the ends that are weighed against each other. Both are made so often that
 * they are cached, or kept small.
 */

/** A word and where it may be broken. */
export interface Divided {
  text: string;
  width: number;
  parts: readonly string[];
  /** Widths of it up to the end of each part, with the hyphen that stands there, and from each part on. */
  heads: readonly number[];
  tails: readonly number[];
  /** Whether a break after each part takes a hyphen. */
  hyphened: readonly boolean[];
  /**
   * For a word that may break anywhere, the widths of its letters up to each; such a word has too many parts to shape
   * each of them.
   */
  letters?: readonly number[];
}

/** Letters between which Chinese, Japanese and Korean break a line, without a hyphen. */
const syllabic = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]`;
/** A break after a dash within a word, and between syllabic letters, of which none may begin a line before its stop. */
const between = new RegExp(
  `(?<=[-–—/])(?=.)|(?<=${syllabic}[、。，．！？：；」』）]?)(?=[「『（]?${syllabic})`,
  'u',
);
/** Words that may contain such a break. */
const divisible = new RegExp(`[-–—/]|${syllabic}`, 'u');
const syllabicLetters = new RegExp(syllabic, 'u');
const unhyphened = new RegExp(`(?:[-–—/]|${syllabic}[、。，．！？：；」』）]?)$`, 'u');

/** Divided words, by the words of their style, then by how they were divided: kept for the next report. */
const known = new WeakMap<Map<string, Word>, Map<string, Map<string, Divided>>>();
/** A host’s texts would fill it without end. */
const mostWords = 20_000;

function knownIn(words: Map<string, Word>, how: string): Map<string, Divided> {
  const all = known.get(words) ?? new Map<string, Map<string, Divided>>();
  known.set(words, all);
  let divided = all.get(how);
  if (!divided || divided.size > mostWords) {
    divided = new Map();
    all.set(how, divided);
  }
  return divided;
}

/** Divides words of a style, between syllables where `least` is given; one that is to be unbroken at its own hyphens alone, and only if it has no room on a line. @returns a function of a word and of the widest that a part may be, thousandths of the size */
export function dividing(
  shaping: Shaping,
  style: TextStyle,
  language = '',
  least: Least | null = null,
): (word: string, widest: number) => Divided {
  const kept = knownIn(shaping.wordsIn(style), least ? howOf(language, least) : '');
  const widthOf = (text: string): number => shaping.word(text, style).width;
  return (word, widest) => {
    let divided = kept.get(word);
    if (!divided) {
      const joined = divisible.test(word) ? word.split(between) : [word];
      const isWhole = least === unbroken || least === null;
      divided = inParts(
        word,
        isWhole ? joined : joined.flatMap((part) => partsOf(part, language, least)),
        widthOf,
      );
      kept.set(word, divided);
    }
    if (least === unbroken && divided.width <= widest && !syllabicLetters.test(word))
      return undivided(divided);
    const { parts } = divided;
    const isWide = divided.width > widest && parts.some((part) => widthOf(part) > widest);
    if (!isWide) return divided;
    const letters = parts.flatMap((part) => (widthOf(part) > widest ? [...part] : [part]));
    return letters.length > parts.length ? inLetters(word, letters, widthOf) : divided;
  };
}

type Measure = (text: string) => number;

/** Breaks in parts of a word, of which the last ends it. */
const hyphenedIn = (parts: readonly string[]): boolean[] =>
  parts.map((part, i) => i < parts.length - 1 && !unhyphened.test(part));

function inParts(text: string, parts: readonly string[], widthOf: Measure): Divided {
  const hyphened = hyphenedIn(parts);
  return {
    text,
    width: widthOf(text),
    parts,
    hyphened,
    heads: parts.map((_, i) => widthOf(parts.slice(0, i + 1).join('') + (hyphened[i] ? '-' : ''))),
    tails: parts.map((_, i) => widthOf(parts.slice(i).join(''))),
  };
}

const undivided = ({ text, width }: Divided): Divided => ({
  text,
  width,
  parts: [text],
  hyphened: [false],
  heads: [width],
  tails: [width],
});

function inLetters(text: string, parts: readonly string[], widthOf: Measure): Divided {
  const letters = [0];
  // A letter alone is as wide as in a word, except for kerning, which is less than this.
  for (const part of parts) letters.push((letters.at(-1) as number) + widthOf(part) * 1.01);
  const hyphened = hyphenedIn(parts);
  const end = letters.at(-1) as number;
  return {
    text,
    width: widthOf(text),
    parts,
    hyphened,
    heads: parts.map((_, i) => (letters[i + 1] as number) + (hyphened[i] ? widthOf('-') : 0)),
    tails: parts.map((_, i) => end - (letters[i] as number)),
    letters,
  };
}

/** Endings of lines by their number; a paragraph weighs thousands, and makes no object of each. */
export class Endings {
  #size = 0;
  #room = 256;
  /** The word and the part of it that a line ends after. */
  word = new Int32Array(this.#room);
  part = new Int32Array(this.#room);
  /** Where the next line begins, and the width from there to the end of its first word. */
  nextWord = new Int32Array(this.#room);
  nextPart = new Int32Array(this.#room);
  tail = new Float64Array(this.#room);
  /** The cost of the paragraph up to this end. */
  cost = new Float64Array(this.#room);
  /** The ending of the line before, or −1. */
  from = new Int32Array(this.#room);
  /** 1 after a hyphen that a break takes. */
  broken = new Uint8Array(this.#room);
  /** Lines since one that ends in a hyphen. */
  since = new Uint8Array(this.#room);

  /** @returns its number */
  add(
    word: number,
    part: number,
    nextWord: number,
    nextPart: number,
    tail: number,
    cost: number,
    from: number,
    broken: number,
    since: number,
  ): number {
    const at = this.#size++;
    if (at === this.#room) this.#grow();
    this.word[at] = word;
    this.part[at] = part;
    this.nextWord[at] = nextWord;
    this.nextPart[at] = nextPart;
    this.tail[at] = tail;
    this.cost[at] = cost;
    this.from[at] = from;
    this.broken[at] = broken;
    this.since[at] = since;
    return at;
  }

  #grow(): void {
    this.#room *= 2;
    const larger = <T extends Int32Array | Float64Array | Uint8Array>(list: T, made: T): T => {
      made.set(list);
      return made;
    };
    this.word = larger(this.word, new Int32Array(this.#room));
    this.part = larger(this.part, new Int32Array(this.#room));
    this.nextWord = larger(this.nextWord, new Int32Array(this.#room));
    this.nextPart = larger(this.nextPart, new Int32Array(this.#room));
    this.tail = larger(this.tail, new Float64Array(this.#room));
    this.cost = larger(this.cost, new Float64Array(this.#room));
    this.from = larger(this.from, new Int32Array(this.#room));
    this.broken = larger(this.broken, new Uint8Array(this.#room));
    this.since = larger(this.since, new Uint8Array(this.#room));
  }
}
