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
  contrast: [
    'With {matter} it is otherwise.',
    'The mood is different when it comes to {matter}.',
    'Set against this is {matter}.',
    'It is another story with {matter}.',
  ],
  meanwhile: [
    'None of this need hold up {matter}.',
    'Meanwhile there is {matter} to think of.',
    'What waits there leaves room for {matter}.',
    'In the meantime there is news of {matter}.',
  ],
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
  sameMatter: [
    'The subject is still {matter}.',
    'More is to come on {matter}.',
    'Nor is that the last word on {matter}.',
    'There is more about {matter}.',
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

export const seasons: ColumnShelf['seasons'] = {
  first: {
    slow: [
      'The first months have few dates in them.',
      'Little is marked on the calendar at first.',
      'The opening of the year is sparsely marked.',
      'The year comes in without much announcement.',
    ],
    quick: [
      'The year is quick to begin.',
      'Much is in motion early.',
      'The first weeks are closely packed.',
      'There is a good deal to take in at the start.',
    ],
    turning: [
      'The turn comes early.',
      'The year does not wait to show what it is about.',
      'What matters most comes soon.',
      'The main event of the year is among its first.',
    ],
  },
  middle: {
    slow: [
      'The calendar thins out here.',
      'This is a stretch with few dates.',
      'Not much is fixed in these months.',
      'A quieter stretch follows.',
    ],
    quick: [
      'Dates come close together now.',
      'A crowded stretch follows.',
      'One thing follows another here.',
      'These weeks are full.',
    ],
    turning: [
      'Here the year turns.',
      'The main event of the year falls here.',
      'This is what the year has been leading to.',
      'The center of the year lies here.',
    ],
  },
  last: {
    slow: [
      'The year ends with few dates.',
      'Toward the end the calendar empties.',
      'The last stretch has room in it.',
      'Little is marked for the last months.',
    ],
    quick: [
      'The last weeks are crowded.',
      'Toward the end one event follows another.',
      'There is no lull before the new year.',
      'The end of the year is a full one.',
    ],
    turning: [
      'The turn comes late.',
      'The year has kept its main matter for the end.',
      'What the year is about arrives last.',
      'The main event waits until the last months.',
    ],
  },
};
