import type { ReturnQuestions } from '../../../return-catalogue.js';

/** What a return asks, as the end of a sentence, for a year as for a month. */

/** Between two houses. */
const houses: ReturnQuestions['questions']['houses'] = {
  1: {
    2: 'how much security you would give for your independence',
    4: 'how to keep your independence and still belong at home',
    6: 'whether independence comes before daily tasks or after them',
    7: 'where your independence ends and partnership begins',
    8: 'how much independence you can keep where trust is asked of you',
    10: 'how much independence you can afford in public life',
    12: 'when to assert your independence and when to rest',
  },
  2: {
    3: 'which talk, and which offers, are worth risking some of your security for',
    5: 'how much of your security may be spent on pleasure',
    7: 'what you keep for your own security in a partnership',
    8: 'how much you keep for your own security and how much you trust to somebody else',
    9: 'whether to stay with security or to go out into the wider world',
    11: 'how much friendship may cost you before it touches your security',
  },
  3: {
    4: 'whether to be out where the talk is or at home with your own',
    6: 'how much time daily tasks may leave for talk and learning',
    8: 'what may come up in talk and what trust forbids you to repeat',
    9: 'whether talk and errands close by leave you time for the wider world',
    10: 'what you can say in public life and what belongs in private talk',
    12: 'when to join in the talk and when to rest from it',
  },
  4: {
    5: 'how much room there is at home for pleasure',
    7: 'how to do right by home and by partnership at once',
    9: 'whether to stay at home or to go out into the wider world',
    10: 'how much of your time and strength home may have, and how much public life',
    11: 'whether home or friendship comes first when both of them call',
  },
  5: {
    6: 'how much room daily tasks may leave for pleasure',
    8: 'how love can be both a pleasure and a matter of trust',
    10: 'whether what gives you pleasure can also have a place in public life',
    11: 'whether your own pleasure or friendship comes first when time is short',
    12: 'when to look for pleasure and when to rest',
  },
  6: {
    7: 'how daily tasks and partnership can both have their share of you',
    9: 'how to keep the wider world in view in the middle of daily tasks',
    11: 'which daily tasks you can put off for the sake of friendship',
    12: 'when the daily tasks are done, and rest may begin',
  },
  7: {
    8: 'how deep a partnership may go, and how much trust it asks for',
    10: 'what you owe to partnership and what you owe to public life',
    12: 'how to live in partnership and still get your rest',
  },
  8: {
    9: 'how much trust you can put in what comes to you from the wider world',
    11: 'how much trust each friendship can bear',
  },
  9: {
    10: 'how much of what you have learned in the wider world has a place in public life',
    12: 'whether to go out into the wider world or to rest',
  },
  10: {
    11: 'how to get on in public life and still have time for friendship',
    12: 'how much of you public life may have, and how much is kept for rest',
  },
  11: {
    12: 'when friendship comes first and when rest does',
  },
};

/** Where both sides point to one house. */
const same: ReturnQuestions['questions']['same'] = {
  1: 'how to go your own way without going it alone',
  2: 'when you will have enough',
  3: 'what you want to learn from so much talk',
  4: 'how to be at home without shutting the door on the rest of the world',
  5: 'how much joy you allow yourself, and what may wait for it',
  6: 'what all this useful work is meant for',
  7: 'how to keep an opinion of your own when so much is decided by two',
  8: 'what you are ready to let go of',
  9: 'how far you want to go and what you mean to bring back',
  10: 'what you would like people to think of when they hear your name',
  11: 'which of the hopes that you share are really yours',
  12: 'how to be quiet without disappearing',
};

/** Between two planets in conjunction or in hard aspect, by the lower id, where there are no houses. */
const planets: ReturnQuestions['questions']['planets'] = {
  0: {
    1: 'how what you mean to do can also be what you need',
    4: 'what is worth a fight and what is only a provocation',
    5: 'how much of a good thing is enough',
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
