import type { NatalChapterCells } from '../../reading-catalogue.js';

/** By which of two reckonings a planet rules the rising sign. */
export const reckonings: NatalChapterCells['reckonings'] = {
  modern: '{A} rules {sign} by the modern reckoning, which this chart is read by.',
  traditional: '{A} rules {sign} by the old reckoning, which this chart is read by.',
};

/** The ruler of a house by the house it stands in. */
export const rulers: NatalChapterCells['rulers'] = {
  4: {
    1: 'You carry home about with you, in your manner, since {a}, the ruler of the fourth house, stands in the first.',
    2: 'Home is what you can own and hold, because {a} rules it from the second house.',
    3: 'Home is a place of comings and goings for you, where news is exchanged: {a}, its ruler, is in the third house.',
    4: 'Home is a world with its own laws, which you keep, for {a}, its ruler, is in the fourth house itself.',
    5: 'Home is where you let yourself be silly, since {a}, which rules the fourth house, is in the fifth.',
    6: 'Home is kept up by work, much of it yours: {a}, its ruler, is in the sixth house.',
    7: 'Home is wherever a certain person is, because {a} rules it from the seventh house.',
    8: 'Home is where the things are kept that a family does not talk about, since {a} rules it from the eighth house.',
    9: 'You may have to go far away to find where you belong, for {a}, the ruler of home, is in the ninth house.',
    10: 'Home and career lean on each other, and one may stand in for the other, since {a}, the ruler of home, is in the tenth house.',
    11: 'Friends become the family that you choose: {a}, the ruler of home, is in the eleventh house.',
    12: 'Home is above all a place to be left in peace, because {a} rules it from the twelfth house.',
  },
  7: {
    1: 'People come to you, and a bond begins on your ground, since {a}, the ruler of partnership, is in the first house.',
    2: 'A bond has to prove its worth to you in daily and practical things, for {a}, the ruler of partnership, is in the second house.',
    3: 'With {a}, the ruler of partnership, in the third house, conversation is what a bond of yours is made of.',
    4: 'A partner means a home to you, for {a}, which rules partnership here, stands in the fourth house.',
    5: 'A bond stays alive for you by play and courtship, because its ruler, {a}, is in the fifth house.',
    6: 'With {a}, the ruler of partnership, in the sixth house, you come to love people by working beside them.',
    7: 'Partnership gets your best attention: {a}, its ruler, stands in the seventh house itself.',
    8: 'What you share with a partner goes deep, and trust is its price, for {a}, which rules partnership here, is in the eighth house.',
    9: 'You are drawn to people from elsewhere, or who take you there, since {a} rules partnership from the ninth house.',
    10: 'With {a}, the ruler of partnership, in the tenth house, a bond and your standing in the world touch each other.',
    11: 'A partner has to be a friend first: {a}, the ruler of partnership, is in the eleventh house.',
    12: 'What matters most between two people happens out of sight for you, because {a} rules partnership from the twelfth house.',
  },
  10: {
    1: '{A} rules the Midheaven and stands in the first house, so what you do and who you are get judged together.',
    2: 'Since {a}, the ruler of the Midheaven, is in the second house, work has to yield something that you can hold.',
    3: 'Your vocation is likely to be carried on in words, with people close by, as {a} rules the Midheaven from the third house.',
    4: 'You do your best work from home ground, or for it, because {a}, the ruler of the Midheaven, is in the fourth house.',
    5: 'You are known for what you make with pleasure: {a}, the ruler of the Midheaven, is in the fifth house.',
    6: 'Craft and daily diligence make your name, since {a} rules the Midheaven from the sixth house.',
    7: 'Your career is made with, or through, other people, for {a}, the ruler of the Midheaven, is in the seventh house.',
    8: 'You are trusted with what is delicate or hidden, because {a} rules the Midheaven from the eighth house.',
    9: 'Since {a}, the ruler of the Midheaven, is in the ninth house, your calling has to do with distance, study or belief.',
    10: 'Finished work speaks for you better than any introduction: {a}, the ruler of the Midheaven, stands in the tenth house itself.',
    11: 'You rise with your friends, and often by a word from one of them, since {a} rules the Midheaven from the eleventh house.',
    12: 'Behind the scenes is where you work best, because {a}, the ruler of the Midheaven, is in the twelfth house.',
  },
};
