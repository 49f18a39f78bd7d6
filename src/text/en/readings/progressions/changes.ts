import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** Sun and Moon in opposite signs, by the axis. */
export const across: ProgressionsReadingCells['across'] = {
  0: 'The two signs face each other, one for standing alone and one for standing with somebody, and you need both.',
  1: 'The two signs face each other: one keeps and the other lets go, and it shows in money and in trust.',
  2: 'The two signs face each other, one for facts and talk close by, and one for the wide view.',
  3: 'The two signs face each other, one for home and closeness, one for work and standing, and both want the same hours.',
  4: 'The two signs face each other: one wants to be seen for itself, and the other to belong among friends.',
  5: 'The two signs face each other, one for doing things properly and one for letting them be.',
};

/** No contact is close, and the Moon's next follows. */
export const upcoming: ProgressionsReadingCells['upcoming'] = [
  'The next contact with your birth chart falls in {exact}.',
  'In {exact} comes the next contact with your birth chart.',
];

/** A body that has come back to a sign. */
export const back: ProgressionsReadingCells['back'] = [
  '{A} went on into {other} in {left}, turned, and came back to {sign} in {since}.',
  'This is a return: {a} went on into {other} in {left}, turned back, and has been in {sign} again since {since}.',
];

/** What a change brings. */
export const calendar: ProgressionsReadingCells['calendar'] = {
  phase: {
    0: 'The progressed Moon is new, and a round of thirty years begins: some wish that has no name yet is worth following.',
    1: 'The phase turns to the crescent, and what has begun in you has to be stood up for.',
    2: 'The phase turns to the first quarter, when what you have only felt wants to be built.',
    3: 'The progressed Moon comes close to full, and you set about improving what you have.',
    4: 'The progressed Moon is full, and you see what your efforts have come to.',
    5: 'The progressed Moon begins to wane, and you can pass on what you have understood.',
    6: 'The phase turns to the last quarter, and what you believe is up for review.',
    7: 'The progressed Moon comes to the last of its light, a time for finishing things and for rest.',
  },
  moonInHouse: {
    1: 'The progressed Moon comes into your first house, and for a couple of years your own needs are nearest to hand.',
    2: 'The progressed Moon comes into your second house, and what you earn and own touches your peace of mind.',
    3: 'The progressed Moon comes into your third house: talk, neighbors and daily errands are where you feel alive.',
    4: 'The progressed Moon comes into your fourth house, and you turn toward home.',
    5: 'The progressed Moon comes into your fifth house, and play, love or something of your own making wants your heart.',
    6: 'The progressed Moon comes into your sixth house, and you feel best with a good routine.',
    7: 'The progressed Moon comes into your seventh house, and another person’s company is what you want most.',
    8: 'The progressed Moon comes into your eighth house, where trust and what is shared are felt deeply.',
    9: 'The progressed Moon comes into your ninth house, and you feel at home in what is far away.',
    10: 'The progressed Moon comes into your tenth house, and what you care about shows in your work.',
    11: 'The progressed Moon comes into your eleventh house, and friends are your family for a while.',
    12: 'The progressed Moon comes into your twelfth house, and for a time you need to be quiet.',
  },
  enters: {
    0: 'The progressed Sun enters {sign}. {text}',
    1: 'The progressed Moon enters {sign}. {text}',
    2: 'Progressed Mercury enters {sign}. {text}',
    3: 'Progressed Venus enters {sign}. {text}',
    4: 'Progressed Mars enters {sign}. {text}',
  },
};
