/**
 * Where somebody’s name is a word that a paragraph uses too (“with some grace, Grace”), it is not called there: a name
 * that is called stands between commas, or between a comma and the end of a sentence.
 */
const ends = ',.;:!?';

/** Where a name is called in a text: the places of the commas before it. */
function callsIn(text: string, name: string): number[] {
  const calls: number[] = [];
  const called = `, ${name}`;
  for (let at = text.indexOf(called); at >= 0; at = text.indexOf(called, at + called.length)) {
    const after = text[at + called.length];
    if (after !== undefined && ends.includes(after)) calls.push(at);
  }
  return calls;
}

const letter = /\p{L}/u;
const isLetter = (character: string | undefined): boolean => character !== undefined && letter.test(character);

/** How often a text has a name as a word, in large or small letters. */
function timesIn(text: string, name: string): number {
  const [within, word] = [text.toLowerCase(), name.toLowerCase()];
  let count = 0;
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + word.length))
    if (!isLetter(within[at - 1]) && !isLetter(within[at + word.length])) count++;
  return count;
}

function withoutCalls(paragraph: string, name: string): string {
  const calls = callsIn(paragraph, name);
  if (calls.length === 0 || timesIn(paragraph, name) <= calls.length) return paragraph;
  let [text, from] = ['', 0];
  for (const at of calls) {
    text += paragraph.slice(from, at);
    from = at + ', '.length + name.length;
  }
  return text + paragraph.slice(from);
}

/** A text without the name in those paragraphs that have the word; of most texts, which call nobody, nothing is made. */
export function withoutNameAsWord(text: string, name: string): string {
  if (name === '' || callsIn(text, name).length === 0) return text;
  return text
    .split('\n\n')
    .map((paragraph) => withoutCalls(paragraph, name))
    .join('\n\n');
}
