import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How far a contact has come: its heading has the days to come. */
export const phases: TransitsReadingCells['phases'] = {
  open: {
    once: ['It lasts until {ends}.', 'You feel it until {ends}.'],
    first: ['It comes and goes until {ends}.', 'Now stronger and now weaker, it lasts until {ends}.'],
    middle: [
      'It was exact before, {past}, and it lasts, in all, until {ends}.',
      'You have met it already, {past}; it goes on until {ends}.',
      'It has come up earlier, {past}, and you have it until {ends}.',
      'Something of it was felt {past}, and there is more of it until {ends}.',
    ],
    last: [
      'Its last exact day in this round comes {next}; it was exact before, {past}, and it lasts until {ends}.',
      'You have met it already, {past}; it comes up once more, {next}, and fades by {ends}.',
      'It was exact {past}, and is so for the last time in this round {next}; it is over by {ends}.',
    ],
    over: [
      'The height of it is past, and it fades by {ends}.',
      'It is easing, and gone by {ends}.',
      'What is left of it lasts until {ends}.',
    ],
  },
  ended: {
    middle: [
      'An earlier round of it came {past}.',
      'This began some time ago: it was exact {past}.',
      'You may know it from earlier, since it was exact {past}.',
      'It was first felt in full {past}.',
    ],
    last: [
      'Its last exact day comes {next}; before that it was exact {past}.',
      'It was exact {past}, and ends this round {next}.',
      'You may know it from earlier, {past}; its last exact day is {next}.',
    ],
    over: ['Its exact days are past, and it is easing.', 'It has had its exact days, and is growing weaker.'],
  },
};
