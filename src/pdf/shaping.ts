import { HoroscopeError } from '../errors.js';
import type { TextStyle } from './style.js';
import { type Face, type FaceName, type Faces, faceNames } from './typefaces.js';

/** Words as glyphs. */

export interface Glyph {
  id: number;
  codePoints: readonly number[];
  /** Width in the font, thousandths of the size. */
  width: number;
  /** The distance to the next glyph, in thousandths of the size, with kerning and tracking. */
  advance: number;
}

export interface Word {
  glyphs: readonly Glyph[];
  /** Thousandths of the size. */
  width: number;
}

/** Words of each font by what is done to them, then by text: most of a report's have been shaped before. */
const shaped = new WeakMap<Face, Map<string, Map<string, Word>>>();
/** A host's names would fill it without end. */
const mostWords = 20_000;

function wordsOf(font: Face, { features = [], tracking = 0 }: TextStyle): Map<string, Word> {
  let byStyle = shaped.get(font);
  if (!byStyle) {
    byStyle = new Map();
    shaped.set(font, byStyle);
  }
  const key = `${features.join()} ${tracking}`;
  let words = byStyle.get(key);
  if (!words || words.size > mostWords) {
    words = new Map();
    byStyle.set(key, words);
  }
  return words;
}

/** Letters of the scripts that run from right to left (Unicode Standard Annex 9, classes R and AL). */
const fromRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;

const shown = (characters: readonly string[]): string => characters.slice(0, 8).join(' ');

/** The letters of each face, as they are and as small capitals. */
const inFace = (face: FaceName): { plain: TextStyle; capitals: TextStyle } => {
  const plain = { face, size: 1, color: 'ink' } as const;
  return { plain, capitals: { ...plain, features: ['smcp'] } };
};
const lettersOf: Readonly<Record<FaceName, ReturnType<typeof inFace>>> = {
  regular: inFace('regular'),
  italic: inFace('italic'),
  semibold: inFace('semibold'),
};

export class Shaping {
  readonly #faces: Faces;
  readonly #words = new Map<TextStyle, Map<string, Word>>();

  constructor(faces: Faces) {
    this.#faces = faces;
  }

  /** The name of the typeface. */
  get typeface(): string {
    return this.#faces.regular.familyName ?? '';
  }

  /** The words shaped in a style, or in others that differ in size and color only. */
  wordsIn(style: TextStyle): Map<string, Word> {
    let words = this.#words.get(style);
    if (!words) {
      words = wordsOf(this.#faces[style.face], style);
      this.#words.set(style, words);
    }
    return words;
  }

  /** @param text without a space, or a space alone */
  word(text: string, style: TextStyle): Word {
    const words = this.wordsIn(style);
    let word = words.get(text);
    if (!word) {
      word = this.#shape(text, this.#faces[style.face], style.features ?? [], style.tracking ?? 0);
      words.set(text, word);
    }
    return word;
  }

  #shape(text: string, font: Face, features: readonly string[], tracking: number): Word {
    const run = font.layout(text, Object.fromEntries(features.map((feature) => [feature, true])));
    const scale = 1000 / font.unitsPerEm;
    let width = 0;
    // A font keeps each glyph with the letters it first stood for, and Latin and Cyrillic letters share some.
    const letters = [...text].map((letter) => letter.codePointAt(0) as number);
    const spelled =
      run.glyphs.reduce((sum, { codePoints }) => sum + Math.max(1, codePoints.length), 0) === letters.length;
    let at = 0;
    const glyphs = run.glyphs.map((glyph, i): Glyph => {
      const advance = (run.positions[i]?.xAdvance ?? glyph.advanceWidth) * scale + tracking;
      width += advance;
      // A glyph that was first read as part of another one stands for no letter.
      const length = Math.max(1, glyph.codePoints.length);
      const codePoints = spelled ? letters.slice(at, at + length) : [...glyph.codePoints];
      at += length;
      return { id: glyph.id, codePoints, width: glyph.advanceWidth * scale, advance };
    });
    return { glyphs, width };
  }

  /** Width of a text on one line, in points. */
  widthOf(text: string, style: TextStyle): number {
    const space = this.word(' ', style).width;
    const words = text.split(' ');
    const width = words.reduce((sum, word) => sum + this.word(word, style).width, space * (words.length - 1));
    return (width * style.size) / 1000;
  }

  /** Whether a face has small capitals for every small letter of a text. */
  hasSmallCapitals(text: string, face: FaceName): boolean {
    const { plain, capitals } = lettersOf[face];
    const shapeOf = (letter: string, style: TextStyle): string =>
      this.word(letter, style)
        .glyphs.map(({ id }) => id)
        .join();
    const letters = new Set(text.normalize('NFC').match(/\p{Ll}/gu));
    return [...letters].every((letter) => shapeOf(letter, plain) !== shapeOf(letter, capitals));
  }

  /** Characters that one of the faces lacks. */
  missing(text: string): string[] {
    const lacking = (character: string): boolean =>
      faceNames.some(
        (face: FaceName) => !this.#faces[face].hasGlyphForCodePoint(character.codePointAt(0) as number),
      );
    return [...new Set(text)].filter((character) => character > ' ' && lacking(character));
  }

  /** @throws HoroscopeError where a text cannot be set: from right to left never, else for want of letters */
  require(text: string, path: string): void {
    const leftward = [...new Set(text.match(fromRightToLeft))];
    if (leftward.length > 0)
      throw new HoroscopeError(
        'invalid_request',
        `${path} has ${shown(leftward)}, which are written from right to left; reports are laid out from left to right alone, in any typeface: give names and titles in other letters`,
        { path },
      );
    const missing = this.missing(text);
    if (missing.length === 0) return;
    throw new HoroscopeError(
      'invalid_request',
      `the typeface has no ${shown(missing)}, which ${path} needs; give one that has, as typeface: { regular, italic, semibold }`,
      { path },
    );
  }
}
