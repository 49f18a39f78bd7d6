import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** How far along a contact is, at the end of its text; its heading has the days to come. */
export const phases: TransitsReadingCells['phases'] = {
  open: {
    once: ['It lasts until {ends}.', 'By {ends} it is over.'],
    first: [
      'This comes and goes until {ends}.',
      'Now stronger and now weaker, this lasts until {ends}.',
      'There are easier weeks in between, and {ends} is the end of it.',
      'It comes in more than one wave, and the last of them is over by {ends}.',
    ],
    middle: [
      'You have met this before, in {months}, and it goes on until {ends}.',
      'This was exact in {months} as well. By {ends} it is over.',
      'It has come up before, in {months}, and goes on until {ends}.',
    ],
    last: [
      'It was exact before, in {months}; this is the last round, and it fades by {ends}.',
      'After {months} it comes up for the last time in this round, and fades by {ends}.',
      'What began in {months} comes to its end, and by {ends} you have it behind you.',
    ],
    over: [
      'The height of this is past, and it fades by {ends}.',
      'This is easing, and gone by {ends}.',
      'What is left of this lasts until {ends}.',
    ],
  },
  ended: {
    middle: [
      'You met this before, in {months}.',
      'It was exact before, in {months}.',
      'You have had some of it already, in {months}.',
    ],
    last: [
      'You met it before, in {months}; this is the last round.',
      'After {months} it comes up for the last time in this round.',
      'What began in {months} comes to its end.',
    ],
    over: [
      'The exact days of this are past, and it is easing.',
      'This has had its exact days, and is growing weaker.',
    ],
  },
};

/** The same for a contact that leaves its orb for a time. */
export const paused: TransitsReadingCells['paused'] = {
  first: [
    'It pauses between {pause} and {back}, and by {ends} it is over.',
    'It pauses from {pause} to {back}, and is over for good after {ends}.',
  ],
  middle: [
    'It was exact before, in {months}. It pauses from {pause} to {back}, and is over for good after {ends}.',
    'You have met this before, in {months}. It pauses between {pause} and {back}, and by {ends} it is done.',
  ],
};

/** The same where the heading has the exact days before this time. */
export const shownBefore: TransitsReadingCells['shownBefore'] = [
  'There is more of it, now stronger and now weaker, until {ends}.',
  'You are in the midst of this, and it lasts until {ends}.',
];

/** A contact that begins within the period. */
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

/** At a moment within days of the last exact day. */
export const atHeight: TransitsReadingCells['atHeight'] = {
  open: [
    'It is at its height just now, and fades by {ends}.',
    'Just now it is strongest; by {ends} it is over.',
  ],
  ended: ['It is at its height just now, for the last time.', 'Just now it is strongest, and then it eases.'],
};
