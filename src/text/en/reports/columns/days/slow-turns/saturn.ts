import type { DayCells } from '../../../../../report-catalogue.js';

export const saturnBack: DayCells = {
  1: {
    lead: 'In the months until then you go over the demands that you make on yourself. Some are necessary and some are only severe, and from today you can begin to tell them apart.',
    course: 'One duty may be handed back. What you keep will be your own decision.',
  },
  2: {
    lead: 'Until then your finances are gone over once more, slowly and in earnest. From today you see where thrift serves you and where it has become a fear.',
    course: 'A debt or a doubt about your worth can be worked off bit by bit.',
  },
  3: {
    lead: 'What you have agreed, signed or promised wants to be read again in the months until then. From today a serious conversation that was put off comes due.',
    course: 'Have it calmly. What you learn slowly at this time stays learned.',
  },
  4: {
    lead: 'Duties at home and toward family are weighed again until then. You ask from today which of them you carry out of love, and which because nobody else would.',
    course: 'Others can take a share, once they know how heavy it is.',
  },
  5: {
    lead: 'Love and pleasure are looked at soberly in the months until then. From today you notice where you have forbidden yourself something without a good reason.',
    course: 'Practice and patience help what you create. A bond that is serious can wait.',
  },
  6: {
    lead: 'The order of your work is put to the test until then. What is too much, and what is missing, comes to light from today, and your strength sets the standard.',
    course: 'Repair the method before you blame the worker. Rest belongs to it.',
  },
  7: {
    lead: 'The terms between you and another person come up for review in the months until then. From today it becomes clearer who carries what, and whether it is fair.',
    course: 'Speak of it without haste. Nothing solid is endangered by a question.',
  },
  8: {
    lead: 'Debts, promises and the limits of trust are gone over in the months until then. From today you see an old obligation more exactly than before.',
    course: 'It can be paid off or renegotiated. A clear no is also a form of honesty.',
  },
  9: {
    lead: 'What you believe, and what you are studying for, is examined until then. From today easy answers do not satisfy you, and you would rather know less and know it well.',
    course: 'Go back to the foundations. A delayed plan for travel gains by it.',
  },
  10: {
    lead: 'Your position and your duties in public are reconsidered in the months until then. From today you ask what your success costs, and whether you would pay it again.',
    course: 'Do the work without reaching for more. Respect grows in the meantime.',
  },
  11: {
    lead: 'Duties among friends are counted again until then. You notice from today which circle rests on your effort alone, and which would miss you.',
    course: 'One task may be returned with thanks. Those who stay are few and dependable.',
  },
  12: {
    lead: 'An old guilt or an old fear is gone through once more in the months until then. From today you have the patience for it, and are less severe with yourself than you were.',
    course: 'Solitude helps, as long as it is chosen. Some burdens were never yours.',
  },
};

export const saturnForward: DayCells = {
  1: {
    lead: 'You have found your measure. After months of examining yourself you know from today what you can carry, and others rely on that rather than on promises.',
    course: 'Begin to build on it. It goes slowly and does not have to be done again.',
  },
  2: {
    lead: 'Your finances rest on firmer ground. What you have checked and cut back over the past months begins to pay from today, in figures or in peace of mind.',
    course: 'Stay with the plan. It is strict enough as it is.',
  },
  3: {
    lead: 'A serious matter can be settled in words. After months of going over it you know from today what you can sign, say and promise.',
    course: 'Put it in order with those concerned. They will take you at your word.',
  },
  4: {
    lead: 'At home duties are clearer. The past months have shown what is yours to carry, and from today an arrangement can be made that will last.',
    course: 'Repairs and agreements are equally favored. Begin at the foundations.',
  },
  5: {
    lead: 'What you love has stood a test. After months of doubt or discipline you may from today take pleasure in earnest, and without a bad conscience.',
    course: 'A work that was slow gets finished. A feeling that lasted so long may be trusted.',
  },
  6: {
    lead: 'Work goes on under better rules. You have seen over the past months what was too much, and from today you can keep to an order that suits your strength.',
    course: 'Let nobody talk you into the old one. It was not as efficient as it looked.',
  },
  7: {
    lead: 'You and another person know where you stand. After months of weighing you can from today confirm what holds, and part from what does not.',
    course: 'Agreements made now are sober and kept. They leave more freedom than vague ones.',
  },
  8: {
    lead: 'A shared obligation can be brought to order. The past months have made clear what is owed, and from today it is paid off step by step.',
    course: 'Trust grows with each step. The fear had been larger than the sum.',
  },
  9: {
    lead: 'A long study or a serious plan can move once more. You know after these months what you can prove, and people with authority may listen to it from today.',
    course: 'You are better prepared than you were, for an examination or for hard questions.',
  },
  10: {
    lead: 'In your work responsibility and strength are in balance again. After months of testing you can from today act with an authority that needs no emphasis.',
    course: 'Take the step that has been waiting. It will be seen as natural.',
  },
  11: {
    lead: 'Among your friends the list of duties is shorter, with the right names on it. From today a common plan goes forward with those who kept their word.',
    course: 'Do not mourn the rest. A smaller circle gets more done.',
  },
  12: {
    lead: 'An old burden has been looked at long enough. After months of going over it in private you may put it down from today, and find that you stand straighter.',
    course: 'Nobody needs to be told. Keep the quiet habits that helped you.',
  },
};
