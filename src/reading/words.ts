const space = 32;
const newLine = 10;

/** Words of a text whose words are separated by single spaces or an empty line. */
export function wordsIn(text: string): number {
  if (text === '') return 0;
  let words = 1;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === space) words++;
    else if (character === newLine && text.charCodeAt(at + 1) === newLine) {
      words++;
      at++;
    }
  }
  return words;
}

/** Words of cells that have been counted. */
const counted = new Map<string, number>();
/** More than are asked for of a language; a host's own texts may be others for each person. */
const mostCounted = 4096;

/** As {@link wordsIn}, of a cell of a catalogue: counted once. */
export function wordsInCell(cell: string): number {
  let words = counted.get(cell);
  if (words === undefined) {
    words = wordsIn(cell);
    if (counted.size >= mostCounted) counted.clear();
    counted.set(cell, words);
  }
  return words;
}

/** Sentences as one paragraph, the empty ones left out. */
export function paragraphOf(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences)
    if (sentence !== '') text = text === '' ? sentence : `${text} ${sentence}`;
  return text;
}

const ending = /(?<=[.?!…][”’)]?)\s+(?=[“‘(]?[\p{Lu}\d])/u;
export const sentencesOf = (text: string): string[] => text.split(ending);
