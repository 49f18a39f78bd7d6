import type { DayCells } from '../../../../../report-catalogue.js';

export const plutoBack: DayCells = {
  1: {
    lead: 'A deep change in you goes on out of sight in the months until then. From now on you are less concerned with being strong and more with finding out what your strength is for.',
    course: 'An old need for control can be looked at without an audience.',
  },
  2: {
    lead: 'In the months until then you go to the bottom of what possession means to you. From now on a fear of losing something can be traced to where it began.',
    course: 'You may find that you need less, and are worth more, than you had thought.',
  },
  3: {
    lead: 'Until then you go over words that once hurt or freed you. From now on you think more deeply about what you say, and about what you have never said.',
    course: 'Not all of it has to be spoken. Some of it is best written.',
  },
  4: {
    lead: 'In the months until then you work, mostly in silence, on an old matter of home or family. From now on you see your own part in it more clearly than before.',
    course: 'Nobody has to be accused. Understanding changes the house as well.',
  },
  5: {
    lead: 'Until then passion turns inward. From now on you ask what it is in a love or a piece of work that you cannot let go of, and why.',
    course: 'What you create out of this has weight. Jealousy shows you how much you care.',
  },
  6: {
    lead: 'Until then the way you work and look after yourself changes from within. From now on you notice which effort is a passion and which a compulsion.',
    course: 'Drop one of the second kind. You will be surprised at the strength it frees.',
  },
  7: {
    lead: 'What two people do to each other with power is looked at in private in the months until then. From now on you see your share in an old struggle, which is the half you can alter.',
    course: 'Speak of it when you no longer want to win.',
  },
  8: {
    lead: 'A deep matter of trust, debt or desire is worked through in the months until then. From now on you can look at what you feared without being overwhelmed by it.',
    course: 'Such matters may end quietly. What is left belongs to you both.',
  },
  9: {
    lead: 'Until then you examine one of your convictions at its root. From now on you ask where you got it, and whom it has served.',
    course: 'You need not convince anyone meanwhile. What survives will convince by itself.',
  },
  10: {
    lead: 'For some months your ambition is tested from within. From now on you find out what you would do with influence, if nobody could see that you had it.',
    course: 'Do not force decisions. Power that can wait is greater.',
  },
  11: {
    lead: 'The question of who leads and who follows among your friends goes on under the surface until then. From now on you see what a group has made of you, and you of it.',
    course: 'You may withdraw a little without leaving.',
  },
  12: {
    lead: 'In the months until then something long buried is worked through in you. From now on dreams and silences help with it more than explanations do.',
    course: 'Go slowly, and have one person to talk to. The strength set free is your own.',
  },
};

export const plutoForward: DayCells = {
  1: {
    lead: 'A change in you that ripened for months begins to show. From now on you act from a deeper place, and people notice that you no longer have to insist.',
    course: 'Use it for your own life. Others will follow if they want to.',
  },
  2: {
    lead: 'After months of going to the bottom of it you can deal with money and possessions from a new strength. From now on something can be parted with, or claimed.',
    course: 'You know what it is worth to you. That is the better bargaining position.',
  },
  3: {
    lead: 'What you have thought through in silence for months can be said from now on, and it will have an effect. One true sentence is enough.',
    course: 'Choose the listener with care. The time for hints is over.',
  },
  4: {
    lead: 'An old matter at home comes to its resolution. You have understood your part in it over the past months, and from now on you can act differently.',
    course: 'Clear away what belonged to it. The house will feel larger.',
  },
  5: {
    lead: 'Passion comes out into the open again, and has learned something. After these months you can love or create from now on with your whole strength and without force.',
    course: 'Show what you have made of it. It will not leave people cold.',
  },
  6: {
    lead: 'A thorough change in your work or your habits can be carried through. You have seen for months what lies at the root of it, and from now on you have the will.',
    course: 'Begin with the hardest point. The others depend on it.',
  },
  7: {
    lead: 'The balance of power between you and another person can be set right. Each has had months to understand their own part, and from now on it may be spoken of.',
    course: 'Offer something before you ask. It shows that you do not want to win.',
  },
  8: {
    lead: 'A shared matter that lay in the dark for months may come to an end or a new beginning. From now on what was feared can be done, and is smaller than the fear.',
    course: 'Settle it completely, and you will have peace of mind as well.',
  },
  9: {
    lead: 'A conviction you have tested for months is ready to be lived by. From now on you can speak of it with a calm that argues for itself.',
    course: 'Study or travel may now take you as far as you want to go.',
  },
  10: {
    lead: 'Your influence at work grows now. You know after these months what you want it for, and that makes you stronger than those who only want it.',
    course: 'Act openly. What you set in motion now goes on for a long time.',
  },
  11: {
    lead: 'A group or a friendship may be changed for good. What went on beneath the surface for months comes out from now on, and you can help to give it a better form.',
    course: 'Stand by those who told the truth. There will be more of them.',
  },
  12: {
    lead: 'Something that you worked through alone for months releases its strength. From now on you need less protection, and can let more people come near.',
    course: 'You do not owe anyone the story. They will see the result.',
  },
};
