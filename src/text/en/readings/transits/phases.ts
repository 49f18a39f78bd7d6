import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How far a contact has come: its heading has the days to come. */
export const phases: TransitsReadingCells['phases'] = {
  open: {
    once: ['It is over by {ends}.', 'It lasts until {ends}.', 'By {ends} it has passed.'],
    first: ['It comes and goes until {ends}.', 'It is over for good by {ends}.'],
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
