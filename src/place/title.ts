import { type Coder, tree } from './coder.js';
import { fold } from './fold.js';

/**
 * A place's name as it is written, told by its folded form (fold.ts), which is known: where a letter is a capital in the
 * middle of a word, has an accent, or has a space, a hyphen, an apostrophe before it.
 */

/** Letters and signs that stand where something else is expected. */
export class TitleLetters {
  readonly letters: readonly string[];
  readonly #folds: (string | undefined)[];
  readonly #numbers = new Map<string, number>();

  constructor(letters: readonly string[]) {
    this.letters = letters;
    this.#folds = letters.map(() => undefined);
    for (const [number, letter] of letters.entries()) this.#numbers.set(letter, number);
  }

  /** Folding costs something: each letter is folded when it is first met. */
  foldOf(number: number): string {
    const known = this.#folds[number];
    if (known !== undefined) return known;
    const folded = fold(this.letters[number] ?? '');
    this.#folds[number] = folded;
    return folded;
  }

  numberOf(letter: string): number | undefined {
    return this.#numbers.get(letter);
  }
}

/** What the next letter is after: the beginning of a word, a letter, an apostrophe or the like. */
const [START, INSIDE, AFTER] = [0, 1, 2];
const STATES = 3;
/** Letters a to z, all others, the end. */
const CLASSES = 28;
const LETTER_BITS = 10;
export const MOST_LETTERS = 1 << LETTER_BITS;

/** The coder's table: whether it is told whole, whether a letter is the one expected, which it is instead. */
const EXPECTED = 1;
const LETTERS = EXPECTED + STATES * CLASSES;
export const TITLE = LETTERS + STATES * MOST_LETTERS;

const classOf = (letter: string): number => {
  if (letter === '') return CLASSES - 1;
  return letter >= 'a' && letter <= 'z' ? letter.charCodeAt(0) - 97 : CLASSES - 2;
};

const firstOf = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) as number) : '';

/** @param given the title when it is encoded */
export function codeTitle(
  coder: Coder,
  base: number,
  letters: TitleLetters,
  folded: string,
  given?: string,
): string {
  const isWhole = given !== undefined && !isSpelled(given, folded, letters);
  if (coder.bit(base, isWhole ? 1 : 0) === 1) return codeWhole(coder, given);
  let title = '';
  let state: number = START;
  let at = 0;
  for (;;) {
    const next = given === undefined ? '' : firstOf(given, title.length);
    const letter = firstOf(folded, at);
    const expected = state === START ? letter.toUpperCase() : letter;
    const isOther = coder.bit(base + EXPECTED + state * CLASSES + classOf(letter), next === expected ? 0 : 1);
    if (isOther === 0) {
      if (letter === '') return title;
      title += expected;
      at += letter.length;
      state = INSIDE;
      continue;
    }
    const number = tree(
      coder,
      base + LETTERS + state * MOST_LETTERS,
      LETTER_BITS,
      letters.numberOf(next) ?? 0,
    );
    const written = letters.letters[number] ?? '';
    const plain = letters.foldOf(number);
    title += written;
    at += plain.length;
    if (plain !== '') state = INSIDE;
    else state = written === ' ' || written === '-' ? START : AFTER;
  }
}

/** Whether the letters of a title, folded one by one, are its folded form. */
function isSpelled(title: string, folded: string, letters: TitleLetters): boolean {
  let plain = '';
  let isStart = true;
  for (const letter of title) {
    const part = fold(letter);
    // What is as expected where it stands need not be listed.
    if (letters.numberOf(letter) === undefined && letter !== (isStart ? part.toUpperCase() : part))
      return false;
    plain += part;
    isStart = part === '' && (letter === ' ' || letter === '-');
  }
  return plain === folded;
}

function codeWhole(coder: Coder, given?: string): string {
  const bytes = new TextEncoder().encode(given ?? '');
  const length = coder.evenly(256, bytes.length);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => coder.evenly(256, bytes[i] ?? 0)));
}
