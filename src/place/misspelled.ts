/**
 * Names that are one slip of the hand away from a folded text: two neighboring letters changed round, one left out,
 * one too many, one mistaken for another.
 */

/** Shorter names are too many within one letter of each other; longer ones would take too many tries. */
const shortest = 4;
const longest = 32;

/** Letters of the alphabets that names are written in, as they are after folding. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'אבגדהוזחטיכלמנסעפצקרשת',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
];

/**
 * Every folded text that is one slip from another, each once: some 50 times its length in the Latin alphabet, none
 * for texts below 4 or above 32 letters. In scripts without an alphabet, letters are only changed round and left out.
 * @param isBegun whether anything that is looked for begins so: behind the last letter up to which it does, nothing is
 * one slip from the text, since what slips there begins as the text does
 */
export function misspellingsOf(text: string, isBegun?: (beginning: string) => boolean): Set<string> {
  const letters = [...text];
  const slips = new Set<string>();
  if (letters.length < shortest || letters.length > longest) return slips;
  const alphabet = alphabets.find((each) => letters.some((letter) => each.includes(letter))) ?? '';
  let last = letters.length;
  if (isBegun !== undefined) while (last > 0 && !isBegun(letters.slice(0, last).join(''))) last--;
  for (let i = 0; i <= last; i++) {
    const [before, at = '', next = ''] = [letters.slice(0, i).join(''), letters[i], letters[i + 1]];
    const after = letters.slice(i + 1).join('');
    if (next !== '') slips.add(before + next + at + letters.slice(i + 2).join(''));
    if (at !== '') slips.add(before + after);
    for (const letter of alphabet) {
      slips.add(before + letter + at + after);
      if (at !== '') slips.add(before + letter + after);
    }
  }
  slips.delete(text);
  return slips;
}
