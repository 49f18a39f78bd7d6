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
      'The last time that it is exact is {next}; it was so before {past}, and it lasts until {ends}.',
      'What came {past} comes up once more, and fades by {ends}.',
      'It lasts until {ends}; it has been exact {past}, and is so for the last time {next}.',
      'This is its last round, after what came {past}, and by {ends} it is over.',
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
      'It has had its first say {past}.',
    ],
    last: [
      'Its last exact day comes {next}; before that it was exact {past}.',
      'It comes for the last time {next}, and what came up {past} can be finished then.',
      'One exact day is left, and you know from earlier, {past}, what it is about.',
      'This is the last round of it; it was exact {past} as well.',
    ],
    over: ['Its exact days are past, and it is easing.', 'It has had its exact days, and is growing weaker.'],
  },
};
