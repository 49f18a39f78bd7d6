import type { DayCells } from '../../../../report-catalogue.js';

export const lastQuarter: DayCells = {
  1: {
    lead: 'You are ready to drop an attitude that no longer fits. It once protected you or won you friends, and today you notice that it only tires you, and that nobody is asking for it any more.',
    course:
      'There is no need to replace it yet. Leave out the habitual answer, and see what you say instead. Those who know you may be surprised for a moment, and most of them will like you better without it.',
  },
  2: {
    lead: 'Something you own or pay for has outlived its use. Today you can look at your things and your expenses without sentiment, and tell rather quickly which of them still serve you.',
    course:
      'Give away, cancel or finish one of these. The relief is greater than the sum. You may find that you have been keeping it for a person you used to be, who would not mind.',
  },
  3: {
    lead: 'Old messages, half-read pages and conversations that lead nowhere can be brought to an end. Your mind wants room today, and gets it by finishing sentences rather than by beginning new ones.',
    course:
      'Answer what has been waiting, briefly, or admit to yourself that you will not. An overdue apology belongs to this as well, and takes less time than thinking about it has taken. Afterward it will be pleasantly quiet in your head.',
  },
  4: {
    lead: 'At home something may come to an end: a quarrel, an arrangement, a piece of furniture, a role you have played in the family. You see today that it has had its time, and can say so kindly.',
    course:
      'Clear away what is left of it, in the rooms first. Feelings follow when their objects are gone. Somebody in the family may want to hold on a little longer; they can, without your having to do the same.',
  },
  5: {
    lead: 'A pleasure may have lost its flavor, or a romantic hope its grounds. You notice today that you have been keeping it up from habit, and that stopping would be no great sacrifice.',
    course:
      'Then stop, without making a drama of it. Something you love doing has been waiting behind it and could use the time. If there is a heart involved besides your own, it deserves a clear and gentle sentence.',
  },
  6: {
    lead: 'A routine or a duty can be struck off. You have been carrying it along because it was on the list, and today you look at the list and ask yourself who wrote it.',
    course:
      'Drop it, or hand it back to whoever it belongs to. You may have to explain why, and should do so in advance rather than afterward. The free half hour is for your body, which has been very patient.',
  },
  7: {
    lead: 'An old pattern between you and another person has become tiresome to both. Today one of you can simply leave it out: the usual reproach, the usual silence, the usual way of giving in.',
    course:
      'It is best if that is you, and best of all without comment. What comes in its place will be a bit awkward at first, and more honest. Where two people have gone separate ways already, this is a good day for a friendly last word.',
  },
  8: {
    lead: 'A debt, a grudge or a secret can be laid to rest. You have thought about it long enough today to know that keeping it hurts you more than anybody else, and that it will not get any fairer.',
    course:
      'Pay what can be paid and forgive what cannot. It need not be done face to face; some accounts are closed in private. You will find that the other person takes up much less room in you from then on.',
  },
  9: {
    lead: 'A conviction has served its term. You have repeated it so often that you never asked whether it was still yours, and today, over something quite small, you hear that it is not.',
    course:
      'You do not have to put another in its place. Go on without it for a while, and see how much lighter the arguments become. A study or a travel plan that you only keep for the look of it may go the same way.',
  },
  10: {
    lead: 'Something in your work has run its course. It may be a task, a title or an ambition that was perhaps never quite yours, and today you can see past it to what you would do without it.',
    course:
      'Finish what you have promised and take on nothing similar. You owe nobody a dramatic exit. Those who matter have noticed that your heart is elsewhere, and will be interested to hear where.',
  },
  11: {
    lead: 'A circle or a hope from earlier may no longer fit you. Perhaps you still go there out of loyalty, and notice today on the way home that you have become somebody else in the meantime.',
    course:
      'Keep the people and leave the meetings, if that is how it is. A wish that has turned into a duty may be let go as well. It is not a failure to have hoped for something and grown out of it.',
  },
  12: {
    lead: 'Much can be laid down today: a worry, a bad conscience, a story you have been telling yourself about something long past. You are tired of it, and tiredness is a good adviser here.',
    course:
      'Be alone for a time and let it go without ceremony. There is nothing to fix and nobody to convince. Sleep does most of the work, and the coming new Moon will find you with empty hands, which is as it should be.',
  },
};
