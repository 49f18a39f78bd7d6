import type { LunarReturnReadingCells } from '../../../reading-catalogue.js';

/** What a month turns on, and what can be done about it. */
export const questionOfTheMonth: LunarReturnReadingCells['question'] = {
  place: 'The Ascendant of this month falls in {house} of your birth chart.',
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
    'You go into the month wanting {from}, while the Moon, in {toHouse} of the return, draws you {to}.',
  same: 'By both its Ascendant and its Moon, this is a month in which you want {from} more than anything else.',
};

export const answerOfTheMonth: LunarReturnReadingCells['answer'] = {
  axes: {
    1: 'Early in the month, spend an evening telling each other what you want.',
    2: 'If it is unclear what is yours and what is theirs, say so kindly, and settle it.',
    3: 'Do the small errands all in one go, and there will be a free day for going farther.',
    4: 'Decide each week which evenings belong to work and which to home, and tell the people concerned.',
    5: 'Enjoy some of the month by yourself, and your friends will have better company in the rest of it.',
    6: 'Cross two things off the list before you begin it, and rest in the time that you have gained.',
  },
  seen: 'Give people the days on which they need you, and keep the evenings for yourself.',
  between: 'You also want {from}, so keep some time for that in each of the four weeks.',
  same: 'Tell the people around you what you want most this month, and they can help you to it.',
};
