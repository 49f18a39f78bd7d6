import type { ReturnQuestions } from '../../../return-catalogue.js';

/** What a planet on an angle asks, as the end of a sentence, for a year as for a month: 15 rises, 22 sets. */
export const ofAngle: ReturnQuestions['ofAngle'] = {
  0: {
    15: 'what you want for yourself, and whether you say so',
    16: 'what you would like to be seen doing',
    22: 'what you want once you have heard what somebody else wants',
    23: 'what you would do with your time if nobody were watching',
  },
  1: {
    15: 'what you need, and how plainly you show it',
    16: 'how much of what you feel others may see',
    22: 'what you need from another person and what you can give yourself',
    23: 'what makes you feel at home',
  },
  2: {
    15: 'which of the many things you could say ought to be said',
    16: 'what you want to be known for having said',
    22: 'what has to be talked over, and with whom',
    23: 'what has been left unsaid at home',
  },
  3: {
    15: 'how to be liked without giving up your own taste',
    16: 'what the good will of others is worth to you',
    22: 'whose company you want, and what you give up for it',
    23: 'what would make home a pleasure',
  },
  4: {
    15: 'what you put your strength into',
    16: 'what is worth competing for',
    22: 'how to stand up to somebody without making an enemy of them',
    23: 'what has been annoying you at home, and what can be done about it',
  },
  5: {
    15: 'how much you can promise and still keep',
    16: 'which of several chances to take',
    22: 'how far to rely on somebody else’s good will',
    23: 'how much room you want at home, and for whom',
  },
  6: {
    15: 'what you have to carry yourself and what you may put down',
    16: 'which duty deserves your best effort',
    22: 'what you can promise another person and mean to keep',
    23: 'what at home can no longer be put off',
  },
  7: {
    15: 'who you would be if nobody expected anything of you',
    16: 'whether to go on in the old direction or try another',
    22: 'how much freedom there can be between you and somebody else',
    23: 'how much may change at home before it stops being home',
  },
  8: {
    15: 'which of the moods around you are your own',
    16: 'what you are really working toward',
    22: 'what you see in another person and what you only hope for',
    23: 'what kind of home you are longing for',
  },
  9: {
    15: 'what you will not put up with any longer',
    16: 'who decides, and what you want to answer for',
    22: 'what has to be said between you and one other person',
    23: 'what old matter at home deserves another look',
  },
};

/** The answers. */
export const answersOfAngle: ReturnQuestions['answers']['ofAngle'] = {
  0: {
    15: 'With the Sun rising, others take their lead from you. Decide what you want, and say so while there is still time to get it.',
    16: 'The Sun at the top of the chart puts you in view in any case. Choose one thing that you would be glad to have seen, and do it well.',
    22: 'With the Sun on the Descendant your own wish gets clearer in conversation. Listen to the other person first, and then tell them where you differ.',
    23: 'The Sun at the foot of the chart needs no audience. Give the best hour of the day to something that only you will know about.',
  },
  1: {
    15: 'The rising Moon shows your needs anyway, so it is easier to name them. Ask for one thing before you are too tired to ask kindly.',
    16: 'With the Moon at the top of the chart your feelings are seen. Choose one person who may hear all of it, and let the others have the short form.',
    22: 'With the Moon on the Descendant another person can comfort you, though not every time. Keep one comfort that depends on nobody else.',
    23: 'The Moon at the foot of the chart is content with little. Keep one evening, one chair and one person free from all plans.',
  },
  2: {
    15: 'With Mercury rising there will be plenty of talk. Write the important thing down first, and say it before the others.',
    16: 'With Mercury at the top of the chart your words travel. Go over anything important once more before it leaves your hands.',
    22: 'With Mercury on the Descendant two heads are better than one. Begin that conversation with a question, and let the answer take its time.',
    23: 'With Mercury at the foot of the chart the right moment is usually a quiet one at home. Tell one person the thing that everyone has talked around.',
  },
  3: {
    15: 'Venus rising makes you welcome in most places. Choose the company that you would choose on a bad day as well.',
    16: 'Venus at the top of the chart wins people over. Use their good will for something you really care about, and thank them by name.',
    22: 'With Venus on the Descendant one person matters more than many. Tell them what you like about the two of you, and also the one thing you would change.',
    23: 'Venus at the foot of the chart likes comfort. Make one corner the way you want it, and ask somebody in to enjoy it with you.',
  },
  4: {
    15: 'With Mars rising you have strength enough, and not for everything. Choose the one thing that gets most of it, and take your time over the rest.',
    16: 'With Mars at the top of the chart you may have to push for it in public. Decide beforehand what winning would be, and stop when you have it.',
    22: 'With Mars on the Descendant the other person is likely to speak first. Hear them out, answer the useful half, and say plainly where you stand.',
    23: 'With Mars at the foot of the chart it is best to start with something you can fix. Repair one thing, and talk about the other when both of you are rested.',
  },
  5: {
    15: 'Jupiter rising makes a yes come easily. Promise half of what you would like to, and you can surprise people with the rest.',
    16: 'Jupiter at the top of the chart may offer more than one chance. Take the one you would miss most, and turn the others down kindly.',
    22: 'Jupiter on the Descendant brings you people who mean well. Accept the help, and agree early on who does what.',
    23: 'Jupiter at the foot of the chart likes a full table. Ask in the people you look forward to, and keep one evening for yourself.',
  },
  6: {
    15: 'With Saturn rising people hand you what they don’t want to drop. Keep what is truly yours, and give one thing back.',
    16: 'With Saturn at the top of the chart one duty done well is enough. Finish that one, and then stop with a good conscience.',
    22: 'With Saturn on the Descendant a small promise that is kept counts for more than a large one. Say what you can do, and by when.',
    23: 'With Saturn at the foot of the chart patience does more than strength. Do the part that has waited longest, and the rest will look smaller.',
  },
  7: {
    15: 'With Uranus rising, change one thing that people can see, and live with it for a while.',
    16: 'With Uranus at the top of the chart the direction is open. Try the new one on a small scale before you give up the old one.',
    22: 'With Uranus on the Descendant plans for two have to be loose. Agree on the one thing that both can count on, and leave the rest free.',
    23: 'With Uranus at the foot of the chart something at home is bound to move. Decide what must stay where it is, and let the rest shift.',
  },
  8: {
    15: 'With Neptune rising you take in more than you notice. An hour alone each day shows you what was yours all along.',
    16: 'Neptune at the top of the chart makes a goal beautiful and vague. Write down the first plain step toward it, and take that.',
    22: 'With Neptune on the Descendant it helps to ask. Ask about whatever you only hope or fear, and believe the answer you get.',
    23: 'With Neptune at the foot of the chart no place is quite right. Find the one thing you miss, and you may be able to have it where you are.',
  },
  9: {
    15: 'Pluto rising gives you the force to end something. Settle the one matter that weighs most, and let the smaller ones be.',
    16: 'With Pluto at the top of the chart power is a subject whether you like it or not. Say openly what you want to decide, and leave the rest to others.',
    22: 'With Pluto on the Descendant silence makes things heavier. Say the difficult thing once, without pressing for an answer the same day.',
    23: 'With Pluto at the foot of the chart an old matter may come up by itself. Look at it with somebody you trust, and a little at a time.',
  },
};
