import type { ColumnShelf } from '../../../report-catalogue.js';

/** The houses in a word or two, each of them one thing. */
export const matters: ColumnShelf['matters'] = {
  1: 'your own plans',
  2: 'the money question',
  3: 'everyday talk',
  4: 'life at home',
  5: 'love and play',
  6: 'the daily round',
  7: 'partnership',
  8: 'the shared account',
  9: 'study and travel',
  10: 'your public work',
  11: 'your circle of friends',
  12: 'your private hours',
};

export const signposts: ColumnShelf['signposts'] = {
  return: [
    'The talk in {month} was of {matter}, and it is again.',
    'What {month} began with {matter} goes a step further.',
    'As in {month}, the subject is {matter}.',
    'That brings back {matter}, first in question in {month}.',
    'Once more it concerns {matter}, as {month} did.',
    'Something about {matter} is left over from {month}.',
    'What {month} asked about {matter} is asked again.',
    'Since {month} there has been more to say on {matter}.',
  ],
  later: ['The rest of the muddle is kept for {matters}.', 'Later in the year it is the turn of {matters}.'],
  thought: [
    'By December the answer may look like this.',
    'If the year goes as it might, it ends something like this.',
    'From the far end of {year} it could look like this.',
    'As for the question it began with, picture the end of December.',
    'One possible ending goes like this.',
    'Late in {year} you might put it this way.',
    'Back at the question, an answer may have taken shape by then.',
    'What the year began by asking may be settled like this.',
  ],
};
