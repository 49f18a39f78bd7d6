/**
 * Where somebody’s name is a word that a paragraph uses too (“with some grace, Grace”), it is not called there: a name
 * that is called stands between commas, or between a comma and the end of a sentence.
 */
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A text without the name in those paragraphs that have the word. */
export function withoutNameAsWord(text: string, name: string): string {
  if (name === '' || !text.includes(`, ${name}`)) return text;
  const word = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu');
  const called = new RegExp(`, ${escaped(name)}(?=[,.;:!?])`, 'gu');
  return text
    .split('\n\n')
    .map((paragraph) => {
      const count = paragraph.match(called)?.length ?? 0;
      const isWord = count > 0 && (paragraph.match(word)?.length ?? 0) > count;
      return isWord ? paragraph.replace(called, '') : paragraph;
    })
    .join('\n\n');
}
