import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How far a contact has come: its heading has the days to come. */
export const phases: TransitsReadingCells['phases'] = {
  open: {
    once: ['It lasts until {ends}.', 'You feel it until {ends}.'],
    first: ['It comes and goes until {ends}.', 'Now stronger and now weaker, it lasts until {ends}.'],
    middle: [
      'It was exact before, {past}, and it lasts, in all, until {ends}.',
      'You have met it already, {past}; it goes on until {ends}.',
    ],
    last: [
      'It was exact before, {past}. The last time is {next}, and it lasts until {ends}.',
      'You have met it already, {past}; one exact day is left, and it fades by {ends}.',
      'It lasts until {ends}; it was exact before, {past}, and is so for the last time {next}.',
      'It was exact before, {past}. It comes once more, and by {ends} it is over.',
    ],
    over: [
      'The height of it is past, and it fades by {ends}.',
      'It is easing, and gone by {ends}.',
      'What is left of it lasts until {ends}.',
    ],
  },
  ended: {
    middle: ['It was exact before, {past}.', 'You have met it already, {past}.'],
    last: [
      'It was exact before, {past}, and is so for the last time {next}.',
      'You have met it already, {past}; the last time is {next}.',
      'It was exact before, {past}, and one such day is left.',
    ],
    over: ['Its exact days are past, and it is easing.', 'It has had its exact days, and is growing weaker.'],
  },
};
