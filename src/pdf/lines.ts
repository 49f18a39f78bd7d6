import { isJustified, type Least, leastInText, partsOf } from './hyphens.js';
import type { Shaping, Word } from './shaping.js';
import type { TextStyle } from './style.js';

/**
 * Paragraphs broken into lines, all of a paragraph weighed at once, as D. Knuth and M. Plass do ("Breaking paragraphs
 * into lines", 1981): of all ways to break it the one whose spaces are the most even.
 */

export interface Line {
  words: readonly Word[];
  /** Width of each space, thousandths of the size. */
  space: number;
  /** Points from the left of the column. */
  indent: number;
  /** How it ends: after a word, in the hyphen of a broken one, or after a hyphen or dash that the word has itself. */
  end: 'space' | 'hyphen' | 'within';
}

export interface Setting {
  measure: number;
  /** Points; of the first line. */
  indent?: number;
  /** Default `justify` where the language's words can be broken, else `left`. */
  align?: 'justify' | 'left';
  /** BCP 47. */
  language: string;
  /** Of a broken word; default as in a wide column. */
  least?: Least;
}

/** A place where a line may end: after a part of a word; after the last part it is a space. */
interface Break {
  word: number;
  part: number;
}

interface Ending extends Break {
  /** Where the next line begins, and the width from there to the end of its first word. */
  next: Break;
  tail: number;
  /** Of the paragraph up to here. */
  cost: number;
  from: Ending | null;
  broken: boolean;
  /** Lines since one that ends in a hyphen, up to {@link fewestBetween}. */
  since: number;
}

/** How far spaces give, in shares of their width. */
const stretch = 0.6;
const shrink = 0.25;
/** As TeX weighs them. */
const hyphenPenalty = 70;
/** Of three lines in a row one at most ends in a hyphen, unless the others would gape. */
const fewestBetween = 2;
const neighboringHyphens = 1.5e6;
/** A line looser than this is none, unless there is no other. */
const loosest = 4;
/** A last line of a smaller share of the measure looks forgotten. */
const shortest = 0.15;
const shortPenalty = 3e6;
/** What a hyphen before it costs besides. */
const brokenBefore = 2e4;
const tooFull = Number.POSITIVE_INFINITY;

export class LineBreaker {
  readonly #shaping: Shaping;

  constructor(shaping: Shaping) {
    this.#shaping = shaping;
  }

  lines(text: string, style: TextStyle, setting: Setting): Line[] {
    const measure = (setting.measure * 1000) / style.size;
    const words: string[] = [];
    const bound = new Set<number>();
    for (const [, word = '', after] of text.matchAll(/([^ \u00a0]+)([ \u00a0]*)/g)) {
      words.push(word);
      if (after?.includes(noBreak)) bound.add(words.length - 1);
    }
    if (words.length === 0) return [];
    const set = (kept: ReadonlySet<number>): Line[] =>
      new Paragraph(this.#shaping, words, kept, style, setting, measure).lines();
    const lines = set(bound);
    // What has no room on a line is parted all the same.
    return lines.length === 0 && bound.size > 0 ? set(new Set()) : lines;
  }
}

/** A space that no line ends at; it gives with the others. */
const noBreak = '\u00a0';

/** Letters between which Chinese, Japanese and Korean break a line, without a hyphen. */
const syllabic = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]`;
/** After a dash that a word has itself, and between syllabic letters, of which none begins a line before its stop. */
const between = new RegExp(
  `(?<=[-–—/])(?=.)|(?<=${syllabic}[、。，．！？：；」』）]?)(?=[「『（]?${syllabic})`,
  'u',
);
/** What has such a place, perhaps. */
const divisible = new RegExp(`[-–—/]|${syllabic}`, 'u');
const unhyphened = new RegExp(`(?:[-–—/]|${syllabic}[、。，．！？：；」』）]?)$`, 'u');

class Paragraph {
  readonly #shaping: Shaping;
  /** Words that stand on a line with the next one. */
  readonly #bound: ReadonlySet<number>;
  readonly #style: TextStyle;
  readonly #setting: Setting;
  readonly #measure: number;
  readonly #space: number;
  readonly #justified: boolean;
  readonly #parts: readonly (readonly string[])[];
  /** Of words that are broken anywhere, the widths of all letters before each: their parts are too many to be shaped. */
  readonly #letters = new Map<number, readonly number[]>();
  /** Widths of all words before each. */
  readonly #before: readonly number[];

  constructor(
    shaping: Shaping,
    words: readonly string[],
    bound: ReadonlySet<number>,
    style: TextStyle,
    setting: Setting,
    measure: number,
  ) {
    this.#shaping = shaping;
    this.#bound = bound;
    this.#style = style;
    this.#setting = setting;
    this.#measure = measure;
    this.#space = shaping.word(' ', style).width;
    this.#justified = (setting.align ?? (isJustified(setting.language) ? 'justify' : 'left')) === 'justify';
    this.#parts = words.map((word, i) => this.#breakable(word, i, i === words.length - 1));
    const before = [0];
    for (const word of words) before.push((before.at(-1) as number) + this.#width(word));
    this.#before = before;
  }

  #width(text: string): number {
    return this.#shaping.word(text, this.#style).width;
  }

  /** Parts between which a word may be broken, the last of a paragraph and what is bound to another at its own hyphens alone; one that no line has room for is broken anywhere. */
  #breakable(word: string, index: number, isLast: boolean): string[] {
    const joined = divisible.test(word) ? word.split(between) : [word];
    const { language, least = leastInText } = this.#setting;
    const parts =
      this.#justified && !isLast && !this.#bound.has(index)
        ? joined.flatMap((part) => partsOf(part, language, least))
        : joined;
    const room = this.#measure * 0.9;
    const broken = parts.flatMap((part) => (this.#width(part) > room ? [...part] : [part]));
    if (broken.length > parts.length) {
      const before = [0];
      // What stands alone is as wide as it is in a word, but for kerning, which is less than this.
      for (const part of broken) before.push((before.at(-1) as number) + this.#width(part) * 1.01);
      this.#letters.set(index, before);
    }
    return broken;
  }

  lines(): Line[] {
    const start = { word: 0, part: 0 };
    const before = { word: -1, part: 0, cost: 0, from: null, broken: false, since: fewestBetween };
    const active: Ending[] = [{ ...before, next: start, tail: this.#tail(start) }];
    const lastWord = this.#parts.length - 1;
    // The best lines that end in a place, by how long it is since a hyphen; a paragraph has thousands of places, and is not to make arrays for each.
    const lowest = new Float64Array(fewestBetween + 1);
    const best: (Ending | undefined)[] = [];
    for (const [word, parts] of this.#parts.entries())
      for (let part = 0; part < parts.length; part++) {
        const isWhole = part === parts.length - 1;
        const isLast = word === lastWord && isWhole;
        const here: Break = { word, part };
        const broken = this.#breaksWord(here);
        const isBound = isWhole && this.#bound.has(word);
        const head = this.#head(here);
        for (let since = 0; since <= fewestBetween; since++) best[since] = undefined;
        let [kept, extent] = [0, Number.NaN];
        let last: Ending | undefined;
        for (const from of active) {
          // Those of one place come one after the other, and their line is the same.
          if (last?.word !== from.word || last.part !== from.part)
            extent = this.#costOf(from, here, head, isLast);
          last = from;
          // Too full for here is too full for whatever comes after.
          if (extent === tooFull) continue;
          active[kept++] = from;
          if (isBound) continue;
          const cost = from.cost + extent + (broken ? hyphensAfter(from.since) : 0);
          const since = broken ? 0 : Math.min(fewestBetween, from.since + 1);
          if (best[since] !== undefined && cost >= (lowest[since] as number)) continue;
          best[since] = from;
          lowest[since] = cost;
        }
        active.length = kept;
        const next = startAfter(here, this.#parts);
        const tail = best.some((from) => from) && !isLast ? this.#tail(next) : 0;
        for (const [since, from] of best.entries())
          if (from)
            active.push({ word, part, next, tail, cost: lowest[since] as number, from, broken, since });
        if (isLast && active.length > kept)
          return this.#linesUpTo(
            active.slice(kept).reduce((one, other) => (other.cost < one.cost ? other : one)),
          );
      }
    return [];
  }

  /** Whether a break here takes a hyphen. */
  #breaksWord({ word, part }: Break): boolean {
    const parts = this.#parts[word] as readonly string[];
    return part < parts.length - 1 && !unhyphened.test(parts[part] as string);
  }

  #endsWord({ word, part }: Break): boolean {
    return part === (this.#parts[word] as readonly string[]).length - 1;
  }

  /** The texts of a line. */
  #between(from: Break, to: Break): string[] {
    const { word, part } = from;
    if (word > to.word) return [];
    const hyphen = this.#breaksWord(to) ? '-' : '';
    if (word === to.word) return [this.#joined(word, part, to.part) + hyphen];
    const texts = [this.#joined(word, part)];
    for (let next = word + 1; next < to.word; next++) texts.push(this.#joined(next, 0));
    texts.push(this.#joined(to.word, 0, to.part) + hyphen);
    return texts;
  }

  #joined(word: number, from: number, to = Number.POSITIVE_INFINITY): string {
    return (this.#parts[word] as readonly string[]).slice(from, to + 1).join('');
  }

  /** Width of a word up to a break in it, with its hyphen. */
  #head(to: Break): number {
    return this.#within(to.word, 0, to);
  }

  /** Width of what is left of a word from a part on. */
  #tail({ word, part }: Break): number {
    if (part === 0) return (this.#before[word + 1] as number) - (this.#before[word] as number);
    const letters = this.#letters.get(word);
    if (letters) return (letters.at(-1) as number) - (letters[part] as number);
    return this.#width(this.#joined(word, part));
  }

  #within(word: number, part: number, to: Break): number {
    const letters = this.#letters.get(word);
    if (!letters) return this.#width(this.#joined(word, part, to.part) + (this.#breaksWord(to) ? '-' : ''));
    const hyphen = this.#breaksWord(to) ? this.#width('-') : 0;
    return (letters[to.part + 1] as number) - (letters[part] as number) + hyphen;
  }

  #room(from: Break): number {
    const indent = from.word < 0 ? (this.#setting.indent ?? 0) : 0;
    return this.#measure - (indent * 1000) / this.#style.size;
  }

  /** What a line costs, but for a hyphen; {@link tooFull} where its words do not fit. @param head width of its last word */
  #costOf(from: Ending, to: Break, head: number, isLast: boolean): number {
    const { word, part } = from.next;
    const before = this.#before;
    const spaces = Math.max(0, to.word - word);
    const inner = spaces > 0 ? (before[to.word] as number) - (before[word + 1] as number) : 0;
    const width =
      spaces > 0
        ? from.tail + inner + head + spaces * this.#space
        : part === 0
          ? head
          : this.#within(word, part, to);
    const left = this.#room(from) - width;
    // A line of one word has nothing that gives.
    const give = Math.max(spaces, 0.3) * this.#space * (left < 0 ? shrink : stretch);
    const ratio = this.#justified || left >= 0 ? left / give : -2;
    if (ratio < -1) return tooFull;
    if (isLast) {
      const isShort = left >= 0 && width < this.#measure * shortest && from.word >= 0;
      return (isShort ? shortPenalty : 0) + (from.broken ? brokenBefore : 0);
    }
    const share = this.#justified ? ratio : (left / this.#room(from)) * 3;
    const badness = 100 * Math.abs(share) ** 3;
    const far = share > loosest ? 1e6 * share : 0;
    return (10 + badness) ** 2 + far;
  }

  #linesUpTo(end: Ending): Line[] {
    const endings: Ending[] = [];
    for (let ending: Ending | null = end; ending?.from; ending = ending.from) endings.unshift(ending);
    return endings.map((ending, i) => {
      const from = ending.from as Ending;
      const words = this.#between(from.next, ending).map((text) => this.#shaping.word(text, this.#style));
      const width = words.reduce((sum, word) => sum + word.width, 0);
      const spaces = words.length - 1;
      const natural = width + spaces * this.#space;
      const left = this.#room(from) - natural;
      const fills = this.#justified && spaces > 0 && (i < endings.length - 1 || left < 0);
      return {
        words,
        space: this.#space + (fills ? left / spaces : 0),
        indent: i === 0 ? (this.#setting.indent ?? 0) : 0,
        end: ending.broken ? 'hyphen' : this.#endsWord(ending) ? 'space' : 'within',
      };
    });
  }
}

/** What a hyphen costs so many lines after another one. */
const hyphensAfter = (since: number): number =>
  hyphenPenalty ** 2 + (since < fewestBetween ? neighboringHyphens : 0);

/** Where the next line begins. */
function startAfter({ word, part }: Break, parts: readonly (readonly string[])[]): Break {
  if (word < 0) return { word: 0, part: 0 };
  const isWhole = part === (parts[word] as readonly string[]).length - 1;
  return isWhole ? { word: word + 1, part: 0 } : { word, part: part + 1 };
}
