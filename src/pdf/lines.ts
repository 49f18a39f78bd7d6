import { type Divided, dividing, Endings } from './breaks.js';
import { isJustified, type Least, leastInText, unbroken } from './hyphens.js';
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
  /** The scale by which the line is wider than its type, too little to be noticed; default 1. */
  wider?: number;
  /** How the line ends: after a word, with a hyphen, or after a hyphen or dash that the word has itself. */
  end: 'space' | 'hyphen' | 'within';
}

/** Points that a line takes from its first letter to its last. */
export const widthOfLine = ({ words, space, wider = 1 }: Line, size: number): number =>
  ((words.reduce((sum, { width }) => sum + width, 0) + space * (words.length - 1)) * wider * size) / 1000;

export interface Setting {
  measure: number;
  /** Points; of the first line. */
  indent?: number;
  /** Default `justify` where the language's words can be broken, else `left`. */
  align?: 'justify' | 'left';
  /** BCP 47. */
  language: string;
  /** The least letters of a hyphenated word on either side; default as in a wide column. */
  least?: Least;
}

/** How far spaces stretch and shrink, as shares of their width. */
const stretch = 0.6;
const shrink = 0.25;
/** Penalties as in TeX. */
const hyphenPenalty = 70;
/** Of three successive lines at most one ends in a hyphen, unless the others would be too loose. */
const fewestBetween = 2;
const neighboringHyphens = 1.5e6;
/** A line looser than this is none, unless there is no other. */
const loosest = 2.5;
/** A line whose spaces would be wider than so many of them, as before a long name, ends where its words do: none that can be helped, since it is looser than the loosest. */
const widestSpace = 3.6;
/**
 * How much narrower and wider than its type a line is set, so that its spaces give less: nobody sees so little
 * (H. Zapf, “About micro-typography and the hz-program”, 1993). And the shares of their width that spaces give first.
 */
const [narrowest, widest] = [0.985, 1.02];
const [firstShrink, firstStretch] = [0.1, 0.15];
/** A last line of a smaller share of the measure looks forgotten. */
const shortest = 0.15;
const shortPenalty = 3e6;
/** The additional cost of a line that ends in a hyphen before it. */
const brokenBefore = 2e4;
const tooFull = Number.POSITIVE_INFINITY;
/** A part of a word that takes more of a line than this is broken anywhere. */
const widestPart = 0.9;

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
    const set = (kept: ReadonlySet<number>, partsNames = false): Paragraph =>
      new Paragraph(this.#shaping, words, kept, style, setting, measure, partsNames);
    const lines = set(bound).lines();
    // A word too long for a line is broken nevertheless.
    if (lines.length === 0 && bound.size > 0) return set(new Set()).lines();
    const gapingIn = (all: readonly Line[]): number =>
      all
        .slice(0, -1)
        .filter((line) => widthOfLine(line, 1000) + (line.indent * 1000) / style.size < measure - 1).length;
    if (!isSetJustified(setting) || gapingIn(lines) === 0) return lines;
    // A name is parted rather than a line left short.
    const withNamesParted = set(bound, true).lines();
    return gapingIn(withNamesParted) < gapingIn(lines) ? withNamesParted : lines;
  }
}

const isSetJustified = ({ align, language }: Setting): boolean =>
  (align ?? (isJustified(language) ? 'justify' : 'left')) === 'justify';

/** A space that no line ends at; it gives with the others. */
const noBreak = '\u00a0';

class Paragraph {
  readonly #shaping: Shaping;
  /** Words that stand on a line with the next one. */
  readonly #bound: ReadonlySet<number>;
  readonly #style: TextStyle;
  readonly #setting: Setting;
  readonly #measure: number;
  readonly #space: number;
  readonly #justified: boolean;
  readonly #words: readonly Divided[];
  /** Widths of all words before each. */
  readonly #before: readonly number[];

  constructor(
    shaping: Shaping,
    words: readonly string[],
    bound: ReadonlySet<number>,
    style: TextStyle,
    setting: Setting,
    measure: number,
    partsNames: boolean,
  ) {
    this.#shaping = shaping;
    this.#bound = bound;
    this.#style = style;
    this.#setting = setting;
    this.#measure = measure;
    this.#space = shaping.word(' ', style).width;
    this.#justified = isSetJustified(setting);
    // The last of a paragraph and what is bound to another one are parted at their own hyphens alone.
    const usual = setting.least ?? leastInText;
    const isParted = partsNames && usual !== unbroken;
    const least = this.#justified ? (isParted ? { ...usual, names: true as const } : usual) : null;
    const whole =
      setting.least === unbroken ? dividing(shaping, style, '', unbroken) : dividing(shaping, style);
    const parted = setting.least === unbroken ? whole : dividing(shaping, style, setting.language, least);
    this.#words = words.map((word, i) =>
      (i === words.length - 1 || bound.has(i) ? whole : parted)(word, measure * widestPart),
    );
    const before = [0];
    for (const { width } of this.#words) before.push((before.at(-1) as number) + width);
    this.#before = before;
  }

  lines(): Line[] {
    const ends = new Endings();
    // The start, before the first word.
    ends.add(-1, 0, 0, 0, this.#tail(0, 0), 0, -1, 0, fewestBetween);
    const active = [0];
    const lastWord = this.#words.length - 1;
    // The best lines that end in a place, by how long it is since a hyphen.
    const lowest = new Float64Array(fewestBetween + 1);
    const best = new Int32Array(fewestBetween + 1);
    for (let word = 0; word <= lastWord; word++) {
      const { parts, heads, hyphened } = this.#words[word] as Divided;
      for (let part = 0; part < parts.length; part++) {
        const isWhole = part === parts.length - 1;
        const isLast = word === lastWord && isWhole;
        const head = heads[part] as number;
        const broken = hyphened[part] === true;
        const isBound = isWhole && this.#bound.has(word);
        best.fill(-1);
        let [kept, extent, last] = [0, Number.NaN, -1];
        for (const from of active) {
          // Ends at the same place follow each other, and their line is the same.
          if (last < 0 || ends.word[last] !== ends.word[from] || ends.part[last] !== ends.part[from])
            extent = this.#costOf(ends, from, word, part, head, isLast);
          last = from;
          // Too full for here is too full for whatever comes after.
          if (extent === tooFull) continue;
          active[kept++] = from;
          if (isBound) continue;
          const lines = ends.since[from] as number;
          const cost = (ends.cost[from] as number) + extent + (broken ? hyphensAfter(lines) : 0);
          const since = broken ? 0 : Math.min(fewestBetween, lines + 1);
          if ((best[since] as number) >= 0 && cost >= (lowest[since] as number)) continue;
          best[since] = from;
          lowest[since] = cost;
        }
        active.length = kept;
        const [nextWord, nextPart] = isWhole ? [word + 1, 0] : [word, part + 1];
        const tail = isLast || best.every((from) => from < 0) ? 0 : this.#tail(nextWord, nextPart);
        for (let since = 0; since <= fewestBetween; since++) {
          const from = best[since] as number;
          if (from < 0) continue;
          const cost = lowest[since] as number;
          active.push(ends.add(word, part, nextWord, nextPart, tail, cost, from, broken ? 1 : 0, since));
        }
        if (!isLast || active.length === kept) continue;
        const cheaper = (one: number, other: number): number =>
          (ends.cost[other] as number) < (ends.cost[one] as number) ? other : one;
        return this.#linesUpTo(ends, active.slice(kept).reduce(cheaper));
      }
    }
    return [];
  }

  /** Whether a break here takes a hyphen. */
  #breaksWord(word: number, part: number): boolean {
    return (this.#words[word] as Divided).hyphened[part] === true;
  }

  /** The texts of a line. */
  #between(word: number, part: number, toWord: number, toPart: number): string[] {
    if (word > toWord) return [];
    const hyphen = this.#breaksWord(toWord, toPart) ? '-' : '';
    if (word === toWord) return [this.#joined(word, part, toPart) + hyphen];
    const texts = [this.#joined(word, part)];
    for (let next = word + 1; next < toWord; next++) texts.push(this.#joined(next, 0));
    texts.push(this.#joined(toWord, 0, toPart) + hyphen);
    return texts;
  }

  #joined(word: number, from: number, to = Number.POSITIVE_INFINITY): string {
    const { text, parts } = this.#words[word] as Divided;
    return from === 0 && to >= parts.length - 1 ? text : parts.slice(from, to + 1).join('');
  }

  /** Width of what is left of a word from a part on. */
  #tail(word: number, part: number): number {
    if (part === 0) return (this.#before[word + 1] as number) - (this.#before[word] as number);
    return (this.#words[word] as Divided).tails[part] as number;
  }

  /** Width of parts of one word, with its hyphen. */
  #within(word: number, part: number, toPart: number): number {
    const { letters } = this.#words[word] as Divided;
    const hyphened = this.#breaksWord(word, toPart);
    const widthOf = (text: string): number => this.#shaping.word(text, this.#style).width;
    if (!letters) return widthOf(this.#joined(word, part, toPart) + (hyphened ? '-' : ''));
    return (letters[toPart + 1] as number) - (letters[part] as number) + (hyphened ? widthOf('-') : 0);
  }

  /** @param word the last one of the line before */
  #room(word: number): number {
    const indent = word < 0 ? (this.#setting.indent ?? 0) : 0;
    return this.#measure - (indent * 1000) / this.#style.size;
  }

  /**
   * The cost of a line without a hyphen; {@link tooFull} if its words do not fit.
   * @param head width of its last word
   */
  #costOf(
    ends: Endings,
    from: number,
    toWord: number,
    toPart: number,
    head: number,
    isLast: boolean,
  ): number {
    const word = ends.nextWord[from] as number;
    const part = ends.nextPart[from] as number;
    const lastBefore = ends.word[from] as number;
    const before = this.#before;
    const spaces = Math.max(0, toWord - word);
    const inner = spaces > 0 ? (before[toWord] as number) - (before[word + 1] as number) : 0;
    const width =
      spaces > 0
        ? (ends.tail[from] as number) + inner + head + spaces * this.#space
        : part === 0
          ? head
          : this.#within(word, part, toPart);
    const left = this.#room(lastBefore) - width;
    // A line of one word has nothing that gives.
    const give = Math.max(spaces, 0.3) * this.#space * (left < 0 ? shrink : stretch);
    const ratio = this.#justified || left >= 0 ? left / give : -2;
    if (ratio < -1) return tooFull;
    if (isLast) {
      const isShort = left >= 0 && width < this.#measure * shortest && lastBefore >= 0;
      return (isShort ? shortPenalty : 0) + (ends.broken[from] === 1 ? brokenBefore : 0);
    }
    const share = this.#justified ? ratio : (left / this.#room(lastBefore)) * 3;
    const badness = 100 * Math.abs(share) ** 3;
    const far = share > loosest ? 1e6 * share : 0;
    return (10 + badness) ** 2 + far;
  }

  #linesUpTo(ends: Endings, end: number): Line[] {
    const way: number[] = [];
    for (let at = end; (ends.from[at] as number) >= 0; at = ends.from[at] as number) way.unshift(at);
    return way.map((at, i) => {
      const from = ends.from[at] as number;
      const [word, part] = [ends.word[at] as number, ends.part[at] as number];
      const texts = this.#between(ends.nextWord[from] as number, ends.nextPart[from] as number, word, part);
      const words = texts.map((text) => this.#shaping.word(text, this.#style));
      const width = words.reduce((sum, each) => sum + each.width, 0);
      const spaces = words.length - 1;
      const natural = width + spaces * this.#space;
      const room = this.#room(ends.word[from] as number);
      const left = room - natural;
      const gapes = left / spaces > (widestSpace - 1) * this.#space;
      const fills = this.#justified && spaces > 0 && !gapes && (i < way.length - 1 || left < 0);
      const endsWord = part === (this.#words[word] as Divided).parts.length - 1;
      const given = spaces * this.#space * (left < 0 ? 1 - firstShrink : 1 + firstStretch);
      const beyond = left < 0 ? Math.min(1, room / (width + given)) : Math.max(1, room / (width + given));
      // Rounded as it is written.
      const wider = fills ? Math.round(Math.max(narrowest, Math.min(widest, beyond)) * 1000) / 1000 : 1;
      return {
        words,
        space: fills ? (room / wider - width) / spaces : this.#space,
        ...(wider !== 1 && { wider }),
        indent: i === 0 ? (this.#setting.indent ?? 0) : 0,
        end: ends.broken[at] === 1 ? 'hyphen' : endsWord ? 'space' : 'within',
      };
    });
  }
}

/** The cost of a hyphen so many lines after another one. */
const hyphensAfter = (since: number): number =>
  hyphenPenalty ** 2 + (since < fewestBetween ? neighboringHyphens : 0);
