import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** What a month turns on, why, and what can be done about it. */

export const asksOfTheMonth: LunarReturnReadingCells['asks'] = [
  'A month of feeling begins with this return of the Moon, {name}, and its question is {question}.',
  'For the four weeks that begin here, {name}, one question comes before the others: {question}.',
  'This chart is for one month, {name}, and what it asks is {question}.',
  'A new round of the Moon begins, {name}, and with it comes a question: {question}.',
  'Your moods in these four weeks, {name}, have to do with one question above all: {question}.',
  'The Moon is back where it stood at your birth, {name}, and what you may ask yourself until it comes again is {question}.',
  'Four weeks, {name}, and one thing to find out in them: {question}.',
  'What matters to you most from this return of the Moon to the next, {name}, is {question}.',
  'Whatever else these four weeks bring, {name}, they come back to one question: {question}.',
];

export const groundsOfTheMonth: LunarReturnReadingCells['grounds'] = {
  standing: [
    '{A} stands for {one} and {b} for {other}, on opposite sides of the chart.',
    '{A} speaks for {one} and {b}, from the other side of the chart, for {other}.',
  ],
  seen: [
    '{A}, at the top of the chart, stands for {one}, and {b}, in the twelfth house, for {other}.',
    'At the top of the chart {a} speaks for {one}, and in the twelfth house {b} speaks for {other}.',
  ],
  rising: [
    'You go into the month wanting {from}, while the Moon, in {house} of the return, draws you {to}.',
    'You begin by wanting {from}, for the return’s Ascendant is in {natalHouse} of your birth chart; the Moon, in {house} of the return, draws you {to}.',
    'What you want at first is {from}. The Moon is in {house} of the return, though, and draws you {to}.',
  ],
  joined: [
    'The Moon, in {house} of the return, draws you {to}. You begin by wanting {from}, since the return’s Ascendant is in {natalHouse} of your birth chart.',
    'The Moon is in {house} of the return and draws you {to}. What you want at first is {from}, as the return’s Ascendant is in {natalHouse} of your birth chart.',
  ],
  same: [
    'By both its Ascendant and its Moon, in {house}, this is a month in which you want {from} more than anything else.',
    'The Ascendant points to {house} and the Moon stands in it, so you want {from} and feel it daily.',
  ],
  tense: [
    'The question comes from {a} and {b}, which are at odds in the chart of this return.',
    'Behind it are {a} and {b}, in hard aspect as the month begins.',
  ],
  conjunction: [
    'The question comes from {a} and {b}, which are together in the chart of this return.',
    'Behind it are {a} and {b}, side by side as the month begins.',
  ],
  square: [
    'The question comes from a T-square: {a} and {b} are opposite each other, and {c} is square to both.',
    'Behind it are {a} and {b}, opposite each other as the month begins, and {c}, which is square to both.',
  ],
};

export const answerOfTheMonth: LunarReturnReadingCells['answer'] = {
  axes: {
    1: 'Take an evening with the other person in which each of you says what you want.',
    2: 'If it is unclear what is yours and what is somebody else’s, say so kindly, and settle it.',
    3: 'Do the small errands all in one go, and there will be a free day for going farther.',
    4: 'Decide each week which evenings belong to public life and which to home, and tell the people concerned.',
    5: 'Enjoy some of the month by yourself, and your friends will have better company in the rest of it.',
    6: 'Cross two things off the list before you begin it, and rest in the time that you have gained.',
  },
  seen: 'Give people the days on which they need you, and keep the evenings for yourself.',
};
