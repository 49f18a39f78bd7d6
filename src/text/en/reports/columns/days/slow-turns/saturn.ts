import type { DayCells } from '../../../../../report-catalogue.js';

export const saturnBack: DayCells = {
  1: {
    lead: 'In the months until then you go over the demands that you make on yourself. Some are necessary and some are only severe, and from now on you can begin to tell them apart.',
    course: 'One duty may be handed back. What you keep will be your own decision.',
  },
  2: {
    lead: 'Until then your finances are gone over once more, slowly and in earnest. From now on you see where thrift serves you and where it has become a fear.',
    course: 'A debt or a doubt about your worth can be worked off bit by bit.',
  },
  3: {
    lead: 'Until then, what you have agreed, signed or promised wants to be read again. From now on a serious conversation that was put off comes due.',
    course: 'Have it calmly. What you learn slowly at this time stays learned.',
  },
  4: {
    lead: 'Duties at home and toward family are weighed again until then. You ask from now on which of them you carry out of love, and which because nobody else would.',
    course: 'Others may help, once they know how heavy it is.',
  },
  5: {
    lead: 'Love and pleasure are looked at soberly in the months until then. From now on you notice where you have forbidden yourself something without a good reason.',
    course: 'Practice and patience help what you create. A bond that is serious can wait.',
  },
  6: {
    lead: 'The order of your work is put to the test until then. What is too much, and what is missing, comes to light from now on, and your strength sets the standard.',
    course: 'Repair the method before you blame the worker. Rest belongs to it.',
  },
  7: {
    lead: 'The terms between you and another person come up for review in the months until then. From now on it becomes clearer who carries what, and whether it is fair.',
    course: 'Speak of it without haste. Nothing solid is endangered by a question.',
  },
  8: {
    lead: 'Debts, promises and the limits of trust are gone over in the months until then. From now on you see an old obligation more exactly than before.',
    course: 'An obligation can be paid off or renegotiated. A clear no is also a form of honesty.',
  },
  9: {
    lead: 'What you believe, and what you are studying for, is examined until then. From now on easy answers do not satisfy you, and you would rather know less and know it well.',
    course: 'Go back to the foundations. A delayed plan for travel gains by it.',
  },
  10: {
    lead: 'Your position and your duties in public are reconsidered in the months until then. From now on you ask what your success costs, and whether you would pay it again.',
    course: 'Do the work without reaching for more. Respect grows in the meantime.',
  },
  11: {
    lead: 'Duties among friends are counted again until then. You notice from now on which circle rests on your effort alone, and which would miss you.',
    course: 'One task may be returned with thanks. Those who stay are few and dependable.',
  },
  12: {
    lead: 'An old guilt or an old fear is gone through once more in the months until then. From now on you have the patience for it, and are less severe with yourself than you were.',
    course: 'Solitude helps, as long as it is chosen. Some burdens were never yours.',
  },
};

export const saturnForward: DayCells = {
  1: {
    lead: 'You know by now what you can carry. While Saturn was retrograde you examined yourself rather strictly, and others can rely on the result more than on promises.',
    course: 'Begin to build on it. It goes slowly and does not have to be done again.',
  },
  2: {
    lead: 'Your finances rest on firmer ground. What you checked and cut back over the past months may begin to pay, in figures or in peace of mind.',
    course: 'Stay with the plan. It is strict enough as it is.',
  },
  3: {
    lead: 'A serious matter can be settled in words. You have gone over it for months, and know better what you can sign, say and promise.',
    course: 'Put it in order with those concerned. They will take you at your word.',
  },
  4: {
    lead: 'At home duties are clearer. It has turned out in the past months what is yours to carry, and an arrangement that lasts can be made now.',
    course: 'Repairs and agreements are equally favored. Begin at the foundations.',
  },
  5: {
    lead: 'What you love has stood a test. Doubt or discipline has had its months, and you may take pleasure again without a bad conscience.',
    course: 'A work that was slow gets finished. A feeling that has lasted so long may be trusted.',
  },
  6: {
    lead: 'Work goes on under better rules. You have seen over the past months what was too much, and from now on you can keep to an order that suits your strength.',
    course: 'Let nobody talk you into the old one. It was not as efficient as it looked.',
  },
  7: {
    lead: 'You and another person know better where you stand. There has been time to weigh it, and you can confirm what holds and give up what does not.',
    course: 'Agreements made now are sober and kept. They leave more freedom than vague ones.',
  },
  8: {
    lead: 'A shared obligation can be put in order. It is clear by now what is owed, and it can be paid off step by step.',
    course: 'Trust grows with each step. The fear had been larger than the sum.',
  },
  9: {
    lead: 'A long study or a serious plan can move once more. You know after these months what you can prove, and people with authority may listen to it now.',
    course: 'You are better prepared than you were, for an examination or for hard questions.',
  },
  10: {
    lead: 'At work your tasks and your strength are in balance again. You have been tested for some months, and may act with more authority than before.',
    course: 'Take the step that has been waiting. Few people will be surprised.',
  },
  11: {
    lead: 'Among your friends the list of duties is shorter, with the right names on it. A common plan may go forward now, with those who kept their word.',
    course: 'Do not mourn the rest. A smaller circle gets more done.',
  },
  12: {
    lead: 'An old burden has been looked at long enough. You went over it in private while Saturn was retrograde, and may put it down now and feel freer.',
    course: 'Nobody needs to be told. Keep the quiet habits that helped you.',
  },
};
