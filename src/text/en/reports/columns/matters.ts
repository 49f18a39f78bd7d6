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
