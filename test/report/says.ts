import { kept } from '../reading/once.js';

/** A text without what a sentence of the sky may change in it: capitals and points. Many laws ask of the same paragraphs and cells. */
const bare = kept((text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[.:]/g, ''),
);
const sentencesOf = kept((cell: string): string[] => cell.split(/(?<=[.?]) /).map(bare));

/** Whether a paragraph says what a cell says, all its sentences, the first of them perhaps within one of the sky. */
export const says = (paragraph: string, cell: string): boolean => {
  const said = bare(paragraph);
  return sentencesOf(cell).every((sentence) => said.includes(sentence));
};
