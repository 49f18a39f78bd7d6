import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** The Sun and the Moon in opposite signs, by the axis. */
export const across: ProgressionsReadingCells['across'] = {
  0: 'The two signs face each other, one for standing alone and one for standing with somebody, and you need both.',
  1: 'The two signs face each other: one keeps and the other lets go, and it shows in money and in trust.',
  2: 'The two signs face each other, one for facts and talk close by, and one for the wide view.',
  3: 'The two signs face each other, one for home and closeness, one for work and standing, and both want the same hours.',
  4: 'The two signs face each other: one wants to be seen for itself, and the other to belong among friends.',
  5: 'The two signs face each other, one for doing things properly and one for letting them be.',
};

/** No contact is close: the Moon's next one is told after this. */
export const upcoming: ProgressionsReadingCells['upcoming'] = [
  'The next date to mark is {exact}.',
  'Of the year ahead, {exact} is the month to mark.',
];
export const upcomingUntimed: ProgressionsReadingCells['upcomingUntimed'] =
  'One thing stands out in the months around now.';

/** A retrograde body that is back in the sign before. */
export const back: ProgressionsReadingCells['back'] = {
  onward: [
    '{A} went into {other} in {left}, turned, and came back to {sign} in {since}.',
    'This is a return: {a} went into {other} in {left}, turned, and has been in {sign} again since {since}.',
  ],
  backward: [
    '{A} was in {sign} before: going backward, it went into {other} again in {left}, turned, and entered {sign} a second time in {since}.',
    'This is a return: {a} left {sign} in {left}, going back into {other}, and has been in {sign} again since {since}.',
  ],
};

/** The calendar of changes: what each of them brings. */
export const calendar: ProgressionsReadingCells['calendar'] = {
  phase: {
    0: 'The progressed Moon is new, and you begin again; what you keep coming back to is worth following.',
    1: 'The phase turns to the crescent, and what has begun in you meets its first resistance. Give it a fixed place in the week.',
    2: 'The first quarter begins, and what you have chosen for yourself asks for a decision that others can see. It helps to know by then what may make way for it.',
    3: 'The progressed Moon grows toward full, and you set about improving what you have. Choose one thing to get right.',
    4: 'The progressed Moon is full, and you see what your efforts have come to. Ask those who are close to it what they see.',
    5: 'The progressed Moon begins to wane, and you can pass on what you have understood. Think of whom it would help.',
    6: 'The phase turns to the last quarter, and you begin to doubt some things that you took for settled. None of them has to be given up in a hurry.',
    7: 'The progressed Moon comes to the last of its light, a time for finishing things and for rest. Begin nothing large shortly before.',
  },
  stays: [
    'for some months',
    'for half a year or so',
    'for about a year',
    'for about a year and a half',
    'for about two years',
    'for about two and a half years',
    'for about three years',
    'for more than three years',
    'for about four years',
    'for several years',
  ],
  moonInHouse: {
    1: 'The progressed Moon comes into your first house, and {stay} your own needs are nearest to hand. Tell people what they are.',
    2: 'The progressed Moon comes into your second house, and {stay} you feel safe when you have what you need and can see where it comes from. Find out beforehand what you can do without.',
    3: 'The progressed Moon comes into your third house, and {stay} you feel best in the middle of things: talk, neighbors, something to learn. Choose a subject in good time.',
    4: 'The progressed Moon comes into your fourth house, and {stay} you turn toward home, and toward the people you come from. Give yourself one quiet corner of the place, and let it be known as yours.',
    5: 'The progressed Moon comes into your fifth house, and {stay} you want joy of your own: play, affection, something that you make. Keep one evening a week free for it.',
    6: 'The progressed Moon comes into your sixth house, and {stay} a good routine does more for your mood than praise or comfort. Choose its hours yourself.',
    7: 'The progressed Moon comes into your seventh house, and {stay} you would rather do most things with one other person than by yourself. Keep a thing or two that you do alone.',
    8: 'The progressed Moon comes into your eighth house, and {stay} you trust few people, and those more deeply. Tell them what you need from them.',
    9: 'The progressed Moon comes into your ninth house, and {stay} you feel at home in what is far away: a place, a subject, another way of life. Plan one journey, if only by reading.',
    10: 'The progressed Moon comes into your tenth house, and {stay} people can see what you care about, and look to you for it. Decide which of their wishes are also yours.',
    11: 'The progressed Moon comes into your eleventh house, and {stay} you look to friends for what a family gives. Write to one whom you have not seen for long.',
    12: 'The progressed Moon comes into your twelfth house, and {stay} you need more time alone, and more sleep, than your friends expect. Tell them so beforehand.',
  },
  sunInHouse: {
    1: 'The progressed Sun comes into your first house, and for many years you grow by standing for yourself: by how you come in, what you decide, and what you no longer leave to others. Do one thing under your own name.',
    2: 'The progressed Sun comes into your second house, and for many years you grow by finding out what you can rely on: what you own, what you can do, what you would not give away. Count what you have before you add to it.',
    3: 'The progressed Sun comes into your third house, and for many years you grow by learning, by talking, and by the people close at hand. Take up one subject from its beginning.',
    4: 'The progressed Sun comes into your fourth house, and for many years you grow toward home: the place you live in, where you come from, what nobody outside has to see. Ask somebody for the old stories while they can be told.',
    5: 'The progressed Sun comes into your fifth house, and for many years you grow by what you enjoy and make: play, love, something that would not exist without you. Keep time for it that nothing else may have.',
    6: 'The progressed Sun comes into your sixth house, and for many years you grow by what you do every day: a skill, a habit, a task on which others can count. Choose one of them to do well.',
    7: 'The progressed Sun comes into your seventh house, and for many years you grow by way of other people, and mostly of one at a time. Ask somebody what it is like to deal with you.',
    8: 'The progressed Sun comes into your eighth house, and for many years you grow by trust: by what you share with somebody, and by looking at what you used to avoid. Begin with one question that you have put off.',
    9: 'The progressed Sun comes into your ninth house, and for many years you grow by going further, in travel, study or belief, than you were brought up to. Choose one thing that you would like to understand.',
    10: 'The progressed Sun comes into your tenth house, and for many years what you do, paid or not, is seen by more people, and you grow by answering for it. Decide what you would like to be known for.',
    11: 'The progressed Sun comes into your eleventh house, and for many years you grow among friends, and by an aim that you share with them. Find out who wants what you want.',
    12: 'The progressed Sun comes into your twelfth house, and for many years you grow out of sight: by rest, by solitude, by what you do without being thanked. Leave some hours of the week empty.',
  },
  enters: {
    0: 'The progressed Sun enters {sign}. {text}',
    1: 'The progressed Moon enters {sign}. {text}',
    2: 'Progressed Mercury enters {sign}. {text}',
    3: 'Progressed Venus enters {sign}. {text}',
    4: 'Progressed Mars enters {sign}. {text}',
  },
  returns: {
    born: '{body} comes back to {sign}, where it stood at your birth. {text}',
    been: '{body} goes into {sign} again, and stays there this time. {text}',
  },
  settled: 'The progressed Moon is in {sign}, whatever the hour of your birth. {text}',
};
