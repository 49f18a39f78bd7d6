import type { TransitsReadingCells } from '../../reading-catalogue.js';

/** The day on which a transit is exact, in a sentence. */
export const days: TransitsReadingCells['days'] = {
  0: {
    conjunction: 'The Sun reaches {b} on {day} and puts you, for that day, where you can be seen.',
    harmonious: 'On {day} the Sun is kind to {b}, and what you do then goes with a lighter hand.',
    tense:
      'On {day} the Sun is hard on {b}, and somebody’s will, perhaps your own, needs to give way a little.',
  },
  2: {
    conjunction: 'Mercury comes to {b} on {day}, a day for the word that has been on its way.',
    harmonious: 'For a talk that has to go well, {day} is the day, since Mercury then favors {b}.',
    tense: 'On {day} Mercury quarrels with {b}, and whatever is said then is better read twice.',
  },
  3: {
    conjunction: 'Venus meets {b} on {day}, and somebody may let you know that you are liked.',
    harmonious: 'On {day} Venus is good to {b}, and what is pleasant that day comes of itself.',
    tense: 'On {day} Venus and {b} want different things, so that a pleasure may cost more than it promised.',
  },
  4: {
    conjunction: 'Mars reaches {b} on {day}, and what you have been holding back wants to be done at once.',
    harmonious: 'On {day} Mars lends {b} its strength, which is a good day for whatever takes courage.',
    tense: 'Mars is hard on {b} on {day}: there is force in that day, and it wants an honest use.',
  },
  5: {
    conjunction: 'On {day} Jupiter stands on {b}, and something there has room to grow.',
    harmonious: 'Jupiter favors {b} on {day}, and an offer made about then is worth hearing out.',
    tense:
      'On {day} Jupiter overstates its case to {b}, and a yes given that day may be larger than it looks.',
  },
  6: {
    conjunction:
      'Saturn comes to {b} on {day}, when it can be seen what there is yours to carry and what isn’t.',
    harmonious: 'On {day} Saturn steadies {b}, and what is settled then has a good chance to hold.',
    tense: 'On {day} Saturn puts {b} to the test, and whatever has been left undone may ask for its hour.',
  },
  7: {
    conjunction: 'Uranus stands on {b} on {day}, and something that was fixed there can move at last.',
    harmonious: 'On {day} Uranus opens a side door for {b}, and a change made then is easier than it was.',
    tense:
      'Uranus shakes {b} on {day}, so that a plan which depends on calm had better not depend on that day.',
  },
  8: {
    conjunction:
      'Neptune is on {b} on {day}, and what you long for in that matter is hardest to tell from what is so.',
    harmonious: 'On {day} Neptune is gentle with {b}, and imagination has something true to tell you.',
    tense: 'On {day} Neptune blurs {b}, and a decision there can wait for clearer light.',
  },
  9: {
    conjunction:
      'On {day} Pluto stands on {b} to the degree, and the change that has long been at work there comes to a head.',
    harmonious:
      'Pluto gives {b} its depth on {day}, and a thing that seemed too hard to touch can be touched.',
    tense:
      'On {day} Pluto presses {b} hardest, and what gives way then had mostly been hollow for some time.',
  },
};

/** How long a planet is in a house. */
export const stays: TransitsReadingCells['stays'] = [
  '{A} came into {house} on {starts} and stays there until {ends}.',
  'This is a matter of {starts} to {ends}, as long as {a} is in {house}.',
  'From {starts} to {ends} {a} is in {house}.',
  'The time of {a} in {house} runs from {starts} to {ends}.',
  'It holds while {a} is in {house}, which is from {starts} to {ends}.',
];

/** Before the strongest days. */
export const page: TransitsReadingCells['page'] = [
  'If you mark only a few days of this time, mark these.',
  'These are the days on which most of what follows comes to a point.',
  'This time has some days that stand for the rest of it.',
  'Much of what is told below can be felt most plainly on these days.',
];

/** What comes next after the strongest. */
export const second: TransitsReadingCells['second'] = [
  'After it comes {a}, by its contact with {b}.',
  'Next in weight is {a} in contact with {b}.',
  'Beside this runs a second matter, that of {a} and {b}.',
  'The second to be reckoned with is {a}, which is busy with {b}.',
];

export const third: TransitsReadingCells['third'] = [
  'The third is {a}, with {b}.',
  'There is also {a}, which has to do with {b}.',
  'Somewhat fainter is {a} at work on {b}.',
  'To these {a} adds what it has to say to {b}.',
];

/** How the slow contacts go together on the whole. */
export const temper: TransitsReadingCells['temper'] = {
  easy: [
    'Most of this is friendly, and it comes to those who make some use of it, since nothing in it will force you.',
    'The greater part of it is help of one kind or another, and help that is not asked for tends to pass by.',
    'On the whole the wind is with you, so a thing you have long meant to do may take less effort than you expect.',
  ],
  tense: [
    'Most of this is pressure, and it asks for patience with yourself. What is worked through in such a time seldom has to be done again.',
    'There is more strain in it than ease, and it comes in its own time, however much you would like it over. Rest belongs to the work.',
    'The demands outnumber the gifts for the present. They point fairly exactly to what in your life is ready to be changed.',
  ],
  mixed: [
    'Some of this supports you and some of it presses, and the support is best spent on whatever presses most.',
    'Help and hindrance are about even in it. Where one door sticks another may be ajar, and it pays to try both.',
    'It is neither all against you nor all for you, and the order in which you take things up will make some difference.',
  ],
};
