import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** What a month turns on, and what can be done about it. */
export const questionOfTheMonth: LunarReturnReadingCells['question'] = {
  place: 'Measured by your birth chart, the Ascendant of this month falls into {house}.',
  axes: {
    1: '{A} speaks for you and {b} for somebody else, and the month goes back and forth between what you want and what they want.',
    2: '{A} has to do with what is yours and {b} with what you share, and the month asks which is which.',
    3: '{A} keeps you near and {b} calls you away, and the month has to find time for both.',
    4: '{A} pulls toward home and {b} toward your work, and how to do right by both is what this month is about.',
    5: '{A} wants your free time for what you enjoy and {b} wants it for your friends, and the month cannot give all of it to either.',
    6: '{A} finds you things to do and {b} wants you to rest, and the month goes well if you let neither win.',
  },
  seen: '{A} brings you before other people, while {b}, in the twelfth house, would rather be left in peace, and the month has to allow for both.',
  between:
    'So you go into the month wanting {from}, while the Moon, in {toHouse}, draws you {to}. Part of this month is spent between the two.',
  same: 'The Moon stands there, too, so for four weeks you want {from} more than anything else.',
};

export const answerOfTheMonth: LunarReturnReadingCells['answer'] = {
  axes: {
    1: 'Between what you want and what somebody else wants there is usually an evening’s talk. Have it early in the month.',
    2: 'Whatever is unclear about yours and theirs can be cleared up, as long as you name it kindly.',
    3: 'Settle the small errands in one go, and there will be a free day for going farther.',
    4: 'As for work and home, between which the month is divided, decide each week which evenings belong to which, and tell both sides.',
    5: 'Enjoy some of the month by yourself, and your friends will have better company in the rest of it.',
    6: 'Cross two things off the list before you begin, and take the rest that you have gained.',
  },
  seen: 'To be seen and to be left in peace are both fair wishes. Give people the days that they need from you, and keep the evenings for yourself.',
  between: 'You also want {from}, so give the Moon the beginning of each week, and that wish the rest of it.',
  same: 'In the end this month comes down to one wish, {from}, and it is all right to say so to the people around you.',
};
