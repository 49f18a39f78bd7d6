import type { ReturnQuestions } from '../../../return-catalogue.js';

/** What a return asks, as the end of a sentence, for a year as for a month. */

/** Between two houses. */
const houses: ReturnQuestions['questions']['houses'] = {
  1: {
    2: 'what your independence may cost, and what you would rather keep',
    4: 'how to go your own way and still belong somewhere',
    6: 'whether your own plans come before the day’s work or after it',
    7: 'what you settle by yourself and what the two of you settle together',
    8: 'how close somebody may come before you feel that you are giving yourself up',
    10: 'whether you do what you think right or what is expected of you',
    12: 'when to step forward and when to keep out of sight',
  },
  2: {
    3: 'which of the many things that are said and offered to you are worth having',
    5: 'how much of what you have may be spent on what you enjoy',
    7: 'what you may keep for yourself when you share things with somebody',
    8: 'how much you keep in your own hands and how much you trust to somebody else',
    9: 'whether to spend what you have on going further or to keep it for safety',
    11: 'what your friends may cost you, in money and in time',
  },
  3: {
    4: 'whether to be out among people and news or at home with your own',
    6: 'how to keep an open mind when every day is full of small tasks',
    8: 'what may be told to everybody and what stays between two people',
    9: 'whether daily errands will leave time for the larger plan',
    10: 'what you can say in public and what is better kept for the people near you',
    12: 'when to speak and when to keep silent',
  },
  4: {
    5: 'how much room there is at home for what you do for joy',
    7: 'how to do right by those you come from and by the person you choose to be with',
    9: 'whether to stay where you belong or to see what lies beyond it',
    10: 'how much of your time and strength home may have, and how much the world outside',
    11: 'whether family or friends come first when both of them call',
  },
  5: {
    6: 'how much pleasure there can be in a dutiful day',
    8: 'how lightly or how deeply you want to love',
    10: 'whether what you love to do can also be what you are known for',
    11: 'whose wishes come first when your time is short, your own or those of your friends',
    12: 'how much of your happiness you show and how much you keep to yourself',
  },
  6: {
    7: 'who does what, where two people share the work',
    9: 'how to keep a large aim alive in an ordinary week',
    11: 'how much you can do for others without losing your own day',
    12: 'when you have done enough',
  },
  7: {
    8: 'how deep a bond may go and what it asks of each of you',
    10: 'what you owe to one person and what you owe to your work',
    12: 'how to be close to somebody and still have time to yourself',
  },
  8: {
    9: 'what you still believe once you have seen the truth about something',
    11: 'whom among many friends you can really trust',
  },
  9: {
    10: 'whether to follow what you believe or what brings recognition',
    12: 'whether the answers that you look for are out in the world or in yourself',
  },
  10: {
    11: 'how to stand out and still be one among friends',
    12: 'how to be there for others and still get your rest',
  },
  11: { 12: 'how much company you need and how much quiet' },
};

/** Of one house, to which everything leads. */
const same: ReturnQuestions['questions']['same'] = {
  1: 'how to go your own way without going it alone',
  2: 'when you will have enough',
  3: 'what you want to learn from so much talk',
  4: 'how to be at home without shutting the door on the rest of the world',
  5: 'how much joy you allow yourself, and what may wait for it',
  6: 'what all this useful work is meant for',
  7: 'what becomes of your own opinion where so much is decided by two',
  8: 'what you are ready to let go of',
  9: 'how far you want to go and what you mean to bring back',
  10: 'what you want to be known for',
  11: 'which of the hopes that you share are really yours',
  12: 'how to be quiet without disappearing',
};

/** Between two planets that are together or in hard aspect, by the lower id, where there are no houses. */
const planets: ReturnQuestions['questions']['planets'] = {
  0: {
    1: 'how what you mean to do can also be what you need',
    4: 'what is worth a fight and what is only a provocation',
    5: 'how much is enough, of a good thing',
    6: 'what you can stand up for when somebody says no',
    7: 'how to change your course without dropping what you care for',
    8: 'what you really want, once you stop hoping for everything',
    9: 'where you give way, where you hold out, and who decides',
  },
  1: {
    2: 'how to say what you feel so that it is heard as you meant it',
    3: 'whether what pleases you is also what comforts you',
    4: 'what lies behind your anger when it comes so quickly',
    5: 'how much comfort does you good',
    6: 'how to ask for warmth without waiting until it is offered',
    7: 'how much freedom your feelings need, and how to have it without a quarrel',
    8: 'which of the moods you are in are your own',
    9: 'how to be close to somebody without holding too tight',
  },
  2: {
    4: 'how to be frank without being sharp',
    5: 'which of your many ideas deserves to be carried out',
    6: 'how certain you have to be before you speak',
    7: 'what to do with ideas that come faster than anybody can follow',
    8: 'what is so and what you only hope or fear',
    9: 'what you want to know, and how far you will go to find it out',
  },
  3: {
    4: 'how to want something of a person and be kind to them as well',
    5: 'which of several pleasures is really yours',
    6: 'what your affection is worth when it costs you something',
    7: 'how much freedom love needs, theirs as well as yours',
    8: 'whether you love somebody as they are or as you dream of them',
    9: 'how much you may ask of somebody you love',
  },
  4: {
    5: 'how much you can start and still finish',
    6: 'how to go on when something is in your way',
    7: 'whether you break with something or only bend it',
    8: 'what your strength is for',
    9: 'how far you will go to get your way',
  },
  5: {
    6: 'how much you may hope for and how much you should secure',
    7: 'which leap is worth what it costs',
    8: 'how to believe in something and still keep your eyes open',
    9: 'how much you need in order to be content',
  },
};

export const questions: ReturnQuestions['questions'] = { houses, same, planets };
