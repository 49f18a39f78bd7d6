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
  between: {
    1: 'You wanted to go your own way, so keep one afternoon for which you owe nobody an account.',
    2: 'Since you wanted security, find out in the first week what there is to pay, and the rest is yours.',
    3: 'The news and the talk that you wanted fit between other things, if you call somebody on the way.',
    4: 'Home is where you wanted to be, so go straight there on one evening of each week.',
    5: 'For the pleasure that you wanted, take the first free evening and not the last.',
    6: 'The orderly day that you wanted can begin on any morning, with the smallest task on the list.',
    7: 'You wanted to share things, so ask somebody along on an errand that you would have done by yourself.',
    8: 'The trust that you wanted gains by small promises: say when you will call, and call then.',
    9: 'If you cannot get away for long, go for a day, and farther than usual.',
    10: 'You wanted to be respected for your work, so bring one piece of it to an end before the month ends.',
    11: 'You wanted the company of friends, so write to the one you have not seen for longest.',
    12: 'You wanted peace, so leave one evening in each of the four weeks without a plan.',
  },
  same: 'Tell the people around you what you want most this month, and they can help you to it.',
};
