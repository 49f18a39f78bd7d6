import type { ColumnShelf } from '../../../report-catalogue.js';

export const signposts: ColumnShelf['signposts'] = {
  background: [
    'The slow planets set the terms.',
    'Five planets move slowly enough to give a whole year its ground.',
    'Most of what lasts this year is already in place.',
    'Behind the dates there is a slower story.',
  ],
  handover: ['Then the emphasis shifts.', 'After that it moves on.', 'Its second subject is another one.'],
  inward: [
    'The longer changes are closer to the bone.',
    'Three planets work in decades rather than months.',
    'Some things move too slowly to be news, and matter more.',
    'Underneath run the long currents.',
  ],
  refrain: [
    'One pattern comes back through the year.',
    'A smaller matter runs beside all this.',
    'There is a rhythm to the twelve months as well.',
  ],
  contrast: [
    'Elsewhere the tone is different.',
    'Not everything pulls the same way.',
    'Another part of life has another temper.',
    'There is a counterweight.',
    'The opposite is true elsewhere.',
  ],
  meanwhile: [
    'While that is held back, another matter comes up.',
    'Other things need not wait for it.',
    'In the meantime something else asks for attention.',
    'None of this stops the rest of life.',
  ],
  return: [
    'A subject from earlier in the year comes back.',
    'Here the year returns to a place it has been.',
    'This ground is not new.',
    'Something begun earlier is taken up again.',
  ],
  sameMatter: [
    'The same part of life stays in view.',
    'It does not end there.',
    'There is more to come in the same house.',
    'The matter is not closed yet.',
  ],
  thought: [
    'That leaves the question of the beginning.',
    'Back, then, to where the year set out.',
    'And the question it began with?',
  ],
};

export const seasons: ColumnShelf['seasons'] = {
  first: {
    slow: [
      'The year sets out slowly.',
      'The first weeks are for looking back.',
      'Nothing hurries the year at first.',
    ],
    quick: ['The year is quick to begin.', 'Much is in motion early.', 'The first months are full.'],
    turning: [
      'The turn comes early.',
      'The year does not wait to show what it is about.',
      'What matters most comes soon.',
    ],
  },
  middle: {
    slow: ['The pace drops.', 'A quieter stretch follows its own order.', 'These weeks are for patience.'],
    quick: ['Now there is movement.', 'The pace picks up.', 'This is a busier stretch.'],
    turning: [
      'Here the year turns.',
      'These are the weeks the year is about.',
      'The center of the year lies here.',
    ],
  },
  last: {
    slow: [
      'The year ends unhurriedly.',
      'The last stretch is a slow one.',
      'Toward the end things calm down.',
    ],
    quick: ['The end of the year is livelier.', 'The last months bring news.', 'The year closes in motion.'],
    turning: [
      'The turn comes late.',
      'The year has kept its main matter for the end.',
      'What the year is about arrives last.',
    ],
  },
};
