/** A text without what a sentence of the sky may change in it: capitals and points. */
const bare = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[.:]/g, '');

/** Whether a paragraph says what a cell says, all its sentences, the first of them perhaps within one of the sky. */
export const says = (paragraph: string, cell: string): boolean => {
  const said = bare(paragraph);
  return cell.split(/(?<=[.?]) /).every((sentence) => said.includes(bare(sentence)));
};
