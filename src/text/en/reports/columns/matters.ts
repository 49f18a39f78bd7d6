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

/** Where a house is felt, as that stands at the end of a clause. */
export const places: ColumnShelf['places'] = {
  1: 'in your own affairs',
  2: 'in money matters',
  3: 'in conversation',
  4: 'at home',
  5: 'in love and play',
  6: 'at work',
  7: 'in relationships',
  8: 'in matters of trust',
  9: 'in study and travel',
  10: 'in your career',
  11: 'among friends',
  12: 'in your inner life',
};

/** What a year is about that one of the houses leads. */
export const questions: ColumnShelf['questions'] = {
  1: 'what you want for yourself',
  2: 'money',
  3: 'what you say and learn',
  4: 'home',
  5: 'what you love',
  6: 'how you spend your days',
  7: 'other people',
  8: 'what you share',
  9: 'what you believe',
  10: 'the work you are known for',
  11: 'your friends',
  12: 'rest',
};
