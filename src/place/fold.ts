/**
 * Names of places as they are compared: without case, diacritics, punctuation and spacing, in any script, and
 * the same under every locale. The builder folds what it indexes and the search folds what was typed, both
 * here.
 */

/** Letters that Unicode does not take apart into a base letter and a mark, as they are written without it. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ɲ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ƙ: 'k',
  ɓ: 'b',
  ƀ: 'b',
  ɣ: 'g',
  ƴ: 'y',
  ʋ: 'v',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ς: 'σ',
  // Persian, Kurdish and Urdu write these Arabic letters with characters of their own.
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
  ٱ: 'ا',
};

const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/**
 * Marks that a reader may leave out: accents, Hebrew points, Arabic and Syriac vowel signs, the nukta of
 * India. Not those that spell the word: vowel signs of Thaana and of the scripts of India and further east,
 * kana voicing.
 */
const diacritics =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the marks are meant one by one
  /(?=\p{M})[\u0300-\u074f\u07eb-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe2f]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c/gu;

/** Modifier letters that stand for apostrophes and accents, and the Arabic stretching sign. */
const apostrophes = /[\u02b0-\u02ff\u0640]/g;

const punctuation = /[^\p{L}\p{N}\p{M}]+/gu;

const plain = /^[a-z0-9]*$/;

const hiragana = /[\u3041-\u3096]/g;

/**
 * The folded form of a name; empty when nothing of it can be compared (punctuation only).
 *
 * @example
 * fold('São Paulo') === fold('sao-paulo'); // 'saopaulo'
 */
export function fold(name: string): string {
  // A misspelt name is looked up in a thousand forms, each folded already.
  if (plain.test(name)) return name;
  const lower = name.normalize('NFKD').toLowerCase();
  if (isAscii(lower)) return lower.replace(/[^a-z0-9]+/g, '');
  // Most are ASCII by now, and the expressions below take a process a millisecond to compile.
  const bare = lower.replace(diacritics, '');
  if (isAscii(bare)) return bare.replace(/[^a-z0-9]+/g, '');
  return bare
    .replace(apostrophes, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
    .replace(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(punctuation, '')
    .normalize('NFC');
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
