/** Enough of a cell to find it in a text, whatever stands for its names in braces: the longest run between those. */
export const longestRunOf = (cell: string): string =>
  cell.split(/\{\w+\}/).reduce((longest, run) => (run.length > longest.length ? run : longest), '');
