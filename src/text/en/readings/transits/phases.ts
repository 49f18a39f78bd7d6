import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How far a contact has come, at the end of its text: its heading has the days to come. */
export const phases: TransitsReadingCells['phases'] = {
  open: {
    once: ['All this lasts until {ends}.', 'You feel this until {ends}.'],
    first: [
      'This comes and goes until {ends}.',
      'Now stronger and now weaker, this lasts until {ends}.',
      'There are easier weeks in between, and {ends} is the end of it.',
      'You have this more than once, and for the last time by {ends}.',
    ],
    middle: [
      'This was exact before, {past}, and stays with you until {ends}.',
      'You have met this already, {past}; it goes on until {ends}.',
      'This came up earlier, {past}, and you have it until {ends}.',
      'You know this from before, since it was exact {past}; there is more of it until {ends}.',
    ],
    last: [
      'The last exact day of this comes {next}; it was exact before, {past}, and fades by {ends}.',
      'You have met this already, {past}; it comes up once more, {next}, and fades by {ends}.',
      'Earlier it was exact {past}; the last exact day comes {next}, and by {ends} all this is over.',
    ],
    over: [
      'The height of this is past, and it fades by {ends}.',
      'This is easing, and gone by {ends}.',
      'What is left of this lasts until {ends}.',
    ],
  },
  ended: {
    middle: [
      'An earlier round of this came {past}.',
      'This began some time ago: it was exact {past}.',
      'You may know this from earlier, since it was exact {past}.',
      'This was first felt in full {past}.',
    ],
    last: [
      'The last exact day of this comes {next}; before that it was exact {past}.',
      'This was exact {past}, and ends its round {next}.',
      'You may know this from earlier, {past}; its last exact day is {next}.',
    ],
    over: [
      'The exact days of this are past, and it is easing.',
      'This has had its exact days, and is growing weaker.',
    ],
  },
};

/** The same where it pauses on the way. */
export const paused: TransitsReadingCells['paused'] = {
  first: [
    'It pauses from {pause} to {back}, and is over by {ends}.',
    'From {pause} to {back} you have a rest from it; then it lasts until {ends}.',
  ],
  middle: [
    'This was exact before, {past}; it pauses from {pause} to {back}, and is over by {ends}.',
    'It was exact earlier, {past}. From {pause} to {back} it rests, and then it goes on until {ends}.',
  ],
};

/** What sets in within the time that is told. */
export const begun: TransitsReadingCells['begun'] = {
  once: [
    'It sets in about {day}, and comes and goes until {ends}.',
    'You feel it from about {day} until {ends}, now more and now less.',
  ],
  paused: [
    'It sets in about {day}, pauses from {pause} to {back}, and is over by {ends}.',
    'You feel it from about {day} to {pause}, and again from {back} to {ends}.',
  ],
};

/** Within days of its last exact day. */
export const atHeight: TransitsReadingCells['atHeight'] = {
  open: [
    'It is at its height just now, and fades by {ends}.',
    'Just now it is strongest; by {ends} it is over.',
  ],
  ended: ['It is at its height just now, for the last time.', 'Just now it is strongest, and then it eases.'],
};
