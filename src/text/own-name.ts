import { capitalized } from './capitalized.js';
import { isLetterAt } from './letters.js';

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

/** As it is given, in small letters, and as a sentence begins. */
function formsOf(name: string): ReadonlySet<string> {
  const small = name.toLowerCase();
  return new Set([name, small, capitalized(small)]);
}

/** How often a text has a name as a word. */
function timesIn(text: string, name: string): number {
  let count = 0;
  for (const form of formsOf(name))
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length))
      if (!isLetterAt(text, at - 1) && !isLetterAt(text, at + form.length)) count++;
  return count;
}

const withoutCalls = (paragraph: string, name: string): string =>
  timesIn(paragraph, name) <= callsIn(paragraph, name).length ? paragraph : uncalled(paragraph, name);

/** A text that calls nobody by a name; who is spoken of by it stays. */
export function uncalled(text: string, name: string): string {
  let [written, from] = ['', 0];
  for (const at of callsIn(text, name)) {
    written += text.slice(from, at);
    from = at + ', '.length + name.length;
  }
  return written + text.slice(from);
}

/** A text without the name in those paragraphs that have the word. */
export function withoutNameAsWord(text: string, name: string): string {
  // Most texts call nobody, and of most others no paragraph has the word: nothing is made of them.
  if (name === '') return text;
  const calls = callsIn(text, name).length;
  if (calls === 0 || timesIn(text, name) <= calls) return text;
  return text
    .split('\n\n')
    .map((paragraph) => withoutCalls(paragraph, name))
    .join('\n\n');
}
