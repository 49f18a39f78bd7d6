import type { ColumnShelf } from '../../../report-catalogue.js';

/** The houses in a few words that do not ask for a verb in the singular or the plural. */
export const matters: ColumnShelf['matters'] = {
  1: 'your own plans',
  2: 'your finances',
  3: 'everyday talk',
  4: 'your home life',
  5: 'love and play',
  6: 'daily work',
  7: 'partnership',
  8: 'matters of trust and shared money',
  9: 'study and travel',
  10: 'your career',
  11: 'your circle of friends',
  12: 'your private hours',
};
