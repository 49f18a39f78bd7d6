import type { ProgressionsReadingCells } from '../../reading-catalogue.js';

/** Sun and Moon in opposite signs, by the axis. */
export const across: ProgressionsReadingCells['across'] = {
  0: 'The two signs face each other, one for standing alone and one for standing with somebody. What you aim at and what you need pull apart on that point, and neither can be had for long without the other.',
  1: 'The two signs face each other: one keeps and the other lets go. What you aim at and what you need disagree about it, so possessions, trust and shared money are where the difference shows.',
  2: 'The two signs face each other, one for facts and talk close by, one for the wide view. Aim and need pull apart there, and it helps to ask which of the two a question calls for.',
  3: 'The two signs face each other, one for home and closeness, one for work and standing. What you aim at and what you need each want the same hours, and have to be given their own.',
  4: 'The two signs face each other: one wants to be seen for itself, the other to belong among friends. Aim and need differ there, and a part that serves both is worth looking for.',
  5: 'The two signs face each other, one for order and use, one for rest and trust. Aim and need pull apart between doing things properly and letting them be.',
};

/** What a house stands for. */
export const fields: ProgressionsReadingCells['fields'] = {
  1: 'your own person and way of living',
  2: 'money, skills and what you own',
  3: 'learning, talk and the people close by',
  4: 'home, family and roots',
  5: 'love, children and what you make for pleasure',
  6: 'daily work and health',
  7: 'partnership',
  8: 'trust, intimacy and shared money',
  9: 'travel, study and belief',
  10: 'work and public standing',
  11: 'friends and common aims',
  12: 'rest, solitude and what goes on out of sight',
};

/** Sun and Moon in two houses. */
export const fieldsApart: ProgressionsReadingCells['fieldsApart'] = [
  'By house the long work of these years lies in {sun}, while what you long for day to day is in {moon}. The first takes many years and the second two or three, so one need not be given up for the other.',
  'The Sun has its work in {sun}, for a good many years; the Moon looks for comfort in {moon}, for two or three. When they compete for your time, it is the Moon’s claim that will pass.',
  'What you are building has to do with {sun}, and what feels good at present with {moon}. Both are true, and they keep different hours: the Sun’s task is slow, the Moon’s wish soon changes.',
];

export const phaseParts: ProgressionsReadingCells['phaseParts'] = {
  begun: 'You are at the start of it, so much of this has still to show.',
  middle: 'You are in the middle part of it.',
  last: 'You are in its last months, so most of this has happened, and the next phase can already be felt.',
};

/** No contact is close, and this is the Moon's next. */
export const upcoming: ProgressionsReadingCells['upcoming'] = [
  'No contact with the birth chart is close at this moment. The next is the Moon’s with {b}, in {exact}, and it concerns {m}.',
  'Nothing is exact just now; the Moon comes to its next contact, with {b}, in {exact}, and brings up {m}.',
];

/** A body that has come back to a sign. */
export const back: ProgressionsReadingCells['back'] = {
  been: [
    '{A} went on into {other} in {left}, turned, and came back to {sign} in {since}. You know this manner from before, and use it now on matters that a first round left open.',
    'This is a return: {a} had left for {other} in {left} and, going backward, has been in {sign} again since {since}. Older ways of doing things come back, to be looked over and kept or dropped.',
  ],
  until: ['It leaves {sign} again in {until}.', 'It stays in {sign} until {until}.'],
};

/** What changes, and when. */
export const calendar: ProgressionsReadingCells['calendar'] = {
  phase: ['In {until} the phase of the progressed Moon gives way to the next, called {phase}.'],
  sign: [
    'In {until} {a}, progressed, enters {sign}.',
    'In {until} {a} goes over into {sign} by progression.',
  ],
  house: ['In {until} the progressed Moon comes into {house}.'],
  retrograde: ['In {until} {a} stands still by progression and turns backward.'],
  direct: ['In {until} {a} stands still by progression and turns forward.'],
};

/** What a point of the birth chart stands for. */
export const matters: ProgressionsReadingCells['matters'] = {
  0: 'your confidence and direction',
  1: 'your feelings and your private life',
  2: 'the way you think and speak',
  3: 'what you love and enjoy',
  4: 'the way you act and stand up for yourself',
  5: 'your hopes and beliefs',
  6: 'your duties and limits',
  7: 'your need for freedom',
  8: 'your dreams and ideals',
  9: 'your strongest drives',
  15: 'the way you meet people',
  16: 'your work and standing',
  22: 'your close relationships',
  23: 'your home and family',
};
