import type { TransitsReadingCells } from '../../reading-catalogue.js';

/** When a transit is exact. */
export const passes: TransitsReadingCells['passes'] = {
  never: [
    'Close from {starts} to {ends}, without becoming exact.',
    'This one is near from {starts} to {ends} and does not become exact.',
  ],
  once: [
    'Exact on {next}; it can be felt from {starts} to {ends}.',
    'It is exact on {next}, within a stretch from {starts} to {ends}.',
    'The exact day is {next}, and the contact lasts from {starts} to {ends}.',
  ],
  oncePast: [
    'It was exact on {past} and fades until {ends}.',
    'The exact day was {past}; what remains of it lasts until {ends}.',
  ],
  ahead: [
    'It comes more than once: the exact days are {next}, and in all it runs from {starts} to {ends}.',
    'Exact on {next}, within a stretch from {starts} to {ends}.',
  ],
  middle: [
    'It was exact on {past} and will be again on {next}; it is over after {ends}.',
    'The first part of it is over, exact on {past}; still to come are {next}, and it fades by {ends}.',
  ],
  last: [
    'It was exact on {past}; the last exact day is {next}, and it fades by {ends}.',
    'This is the last part of a longer story, exact on {past} and for the last time on {next}; it fades by {ends}.',
  ],
  over: [
    'It was exact on {past}; what is left of it fades by {ends}.',
    'Its exact days, {past}, are over, and it is gone after {ends}.',
  ],
  echo: [
    'This is an echo: it was exact on {past}, and comes near again from {starts} to {ends} without becoming exact.',
    'From {starts} to {ends} it comes near once more, and more faintly than when it was exact, on {past}.',
  ],
};

/** One thing to do about what leads. */
export const doings: TransitsReadingCells['doings'] = {
  5: {
    conjunction:
      'If you do one thing, choose the one offer you would be sorry to have missed, and clear the time it needs.',
    harmonious: 'If you do one thing, ask someone who can say yes for what you have not dared to ask.',
    tense:
      'If you do one thing, go through what you have promised and take back the part you cannot pay for.',
  },
  6: {
    conjunction:
      'If you do one thing, write down which duties are yours, and hand one that isn’t back to its owner.',
    harmonious: 'If you do one thing, set a fixed hour for the work that matters most, and keep it.',
    tense:
      'If you do one thing, finish the oldest thing you have left undone there before you take on anything new.',
  },
  7: {
    conjunction:
      'If you do one thing, try in a small way the change you keep thinking about, while it can still be taken back.',
    harmonious: 'If you do one thing, do something familiar in a new way, on purpose and soon.',
    tense: 'If you do one thing, leave free time in the calendar, so that a surprise has somewhere to go.',
  },
  8: {
    conjunction:
      'If you do one thing, have every agreement put in writing and read by someone who wants nothing from it.',
    harmonious:
      'If you do one thing, give the idea that keeps coming back an hour a week with pen or instrument in hand.',
    tense: 'If you do one thing, ask the plain question you have been avoiding, and wait for a plain answer.',
  },
  9: {
    conjunction:
      'If you do one thing, name the habit or tie whose time is over, and take the first step out of it.',
    harmonious:
      'If you do one thing, take up the problem you had given up on; you have more strength for it than you did.',
    tense: 'If you do one thing, decide which contest is worth your strength, and step out of the others.',
  },
};
