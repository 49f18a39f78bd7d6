import type { ReturnDatesCells } from '../../../../return-catalogue.js';

/** A slow planet on the Descendant or the Imum Coeli of the birth chart. */
export const farEnds: ReturnDatesCells['farEnds'] = {
  5: {
    15: 'People are good to you when Jupiter crosses your Descendant, as it does once in about twelve years. A partner, an adviser or somebody you have yet to meet widens your life, and an old bond finds its ease again. Others believe in you more readily than you do. Accept what is offered, and ask in return what they hope for.',
    16: 'Jupiter comes to the foot of your birth chart, as it does once in about twelve years, and you feel that you belong somewhere. An old tie may be taken up again, or something in your own past seem kinder than you remembered it. Little of it is seen from outside, and it gives you strength for the rest. A visit to a place that you come from may be worth more than a journey to a new one.',
  },
  6: {
    15: 'Other people are a serious matter while Saturn crosses your Descendant. A bond is put to the test of plain facts: who does what, what was promised, how long it is meant to hold. Some bonds are made firm in this time, and some are let go. Promise what you can keep for years, and nothing beyond it.',
    16: 'Saturn is at the foot of your birth chart, and home, family or your own inner ground asks to be put in order. There may be a duty toward a relative, a repair that can’t be put off, or a stretch in which you live more quietly than you like. It is lighter once one thing has been settled, and the one that has waited longest is a good choice.',
  },
  7: {
    15: 'Change comes by way of other people while Uranus crosses your Descendant. Somebody in your life may fit none of your habits, or one you know well may want to live on other terms. You may be the one who needs more air. A bond that is allowed to change its form can last; try that before you decide that it can’t.',
    16: 'The ground moves under home when Uranus comes to the foot of your birth chart. You may live somewhere else, with others or in another manner, or learn something about your family that changes the picture. It is upsetting, and afterward there is more space. Keep one or two habits of your own while the rest is changing.',
  },
  8: {
    15: 'You see people in a softer light while Neptune crosses your Descendant. Somebody may seem to understand you without a word, or to need you as nobody has. Love can become very tender in such a time, and very unclear. Look after yourself as you do after them, and ask now and then what you really know of each other.',
    16: 'You may be unsure where you belong when Neptune comes to the foot of your birth chart. You long for a place that you have never seen, or grieve over an old one, and family memories look different than before. A quiet room, water or music nearby will do you good. If there is a lease to sign, ask for plain facts.',
  },
  9: {
    15: 'Pluto crosses your Descendant, which happens once in a life if at all, and a bond changes from the ground up. Somebody may have power over you, or you may see how much you have had over them. What is honest between you gets deeper. What was kept up by fear will not hold, and it need not.',
    16: 'Pluto is at the foot of your birth chart, and you look again at what you come from: a family silence, a loss, or a house and all that is kept in it. You may have to part with something there. It is slow and private work, and you will know better afterward what is your own.',
  },
};
