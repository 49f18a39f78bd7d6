import type { ColumnShelf } from '../../../report-catalogue.js';

/** The houses in a word or two, each of them one thing. */
export const matters: ColumnShelf['matters'] = {
  1: 'your own plans',
  2: 'the money question',
  3: 'everyday talk',
  4: 'life at home',
  5: 'love and play',
  6: 'the daily round',
  7: 'partnership',
  8: 'the shared account',
  9: 'study and travel',
  10: 'your public work',
  11: 'your circle of friends',
  12: 'your private hours',
};

/** Lead over to the close of a year. */
export const returns: ColumnShelf['returns'] = [
  'By December the answer may look like this.',
  'If the year goes as it might, it ends something like this.',
  'From the far end of {year} it could look like this.',
  'As for the question it began with, picture the end of December.',
  'One possible ending goes like this.',
  'Late in {year} you might put it this way.',
  'Back at the question, an answer may have taken shape by then.',
  'What the year began by asking may be settled like this.',
  'Suppose it is the last week of the year, and someone asks how it came out.',
  'Suppose, on the last evening of {year}, that it has gone well.',
];
