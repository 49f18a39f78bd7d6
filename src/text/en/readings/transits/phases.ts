import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How far a contact has come: its heading has the days to come. */
export const phases: TransitsReadingCells['phases'] = {
  open: {
    once: ['It is over by {ends}.', 'It lasts until {ends}.', 'By {ends} it has passed.'],
    first: [
      'It is over for good by {ends}.',
      'It comes and goes until {ends}.',
      'It returns before it is over, by {ends}.',
    ],
    middle: [
      'It was last exact around {past}, and it ends for good by {ends}.',
      'You know it from around {past}; it lasts, in all, until {ends}.',
    ],
    last: [
      'It was exact before, around {past}. This is the last time, and by {ends} it is over.',
      'This is the last time, after one around {past}, and it is over by {ends}.',
    ],
    over: [
      'The height of it is past, and it fades by {ends}.',
      'It is easing, and gone by {ends}.',
      'What is left of it lasts until {ends}.',
    ],
  },
  ended: {
    middle: ['It was last exact around {past}.', 'You know it already, from around {past}.'],
    last: [
      'It was exact before, around {past}, and this is the last time.',
      'It was last exact around {past}; it does not come back after this.',
    ],
  },
};

export const standsStill: TransitsReadingCells['standsStill'] = [
  '{A} stands still close to {b}, and is felt for some weeks.',
  'Close to {b}, {a} turns around, so slowly that it is felt for weeks.',
];

/** A day of a contact that has been told of. */
export const isExact: TransitsReadingCells['isExact'] = {
  conjunction: ['{A} is exactly on {b}', '{A} stands right on {b}'],
  harmonious: ['{A} is kindest to {b}', '{A} does {b} the most good', '{A} gives {b} its full support'],
  tense: ['{A} is hardest on {b}', '{A} presses most on {b}', '{A} pulls hardest against {b}'],
};
export const occasions: TransitsReadingCells['occasions'] = {
  once: '{text}.',
  times: [
    '{text}, for the first time.',
    '{text}, for the second time.',
    '{text}, for the third time.',
    '{text}, for the fourth time.',
    '{text}, for the fifth time.',
  ],
  last: '{text}, for the last time.',
};

export const begins: TransitsReadingCells['begins'] = {
  tense: '{A} begins to be felt at {b}.',
  harmonious: '{A} begins to help {b}.',
};
