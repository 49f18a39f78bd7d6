import type { DayCells } from '../../../../report-catalogue.js';

export const mercuryBack: DayCells = {
  1: {
    lead: 'From now until then you are thinking things over, yourself included. What you say about who you are and what you want may need correcting, and it begins today with a remark that does not come out as you meant it.',
    course: 'Nobody holds it against you if you say it again. First impressions of you can still be amended.',
  },
  2: {
    lead: 'In the weeks until then money matters want a second look. An invoice, a price or a purchase may prove to be different from what you thought, and the first sign of it can turn up today.',
    course:
      'Check it calmly and keep the receipt. What was overlooked can be recovered while it is being looked for.',
  },
  3: {
    lead: 'Messages, papers and appointments become less dependable for some weeks. Today it may be a wrong address or a word taken the wrong way, and the remedy is the same all along: ask once more.',
    course: 'An old acquaintance or an unfinished conversation is likely to come back, and to be worth it.',
  },
  4: {
    lead: 'At home, old subjects are opened again. Plans for rooms, moves or family gatherings go back a step, beginning today, and while they do you hear what each person had really wanted.',
    course:
      'No decision has to be taken before the planet goes forward. A family story may be told in another version.',
  },
  5: {
    lead: 'Love and creative work go over old ground for a while. Someone from earlier may write, or something you made and put away may catch your eye today and look better than you remembered.',
    course: 'You can be friendly without promising anything. Revising is easier now than inventing.',
  },
  6: {
    lead: 'The daily work gets out of step for some weeks. Machines, schedules and instructions ask for patience, starting today, and what has to be done twice shows you where the procedure was weak.',
    course: 'Save copies and confirm appointments. A routine that is corrected now will run smoothly later.',
  },
  7: {
    lead: 'Agreements with another person are due for review. Today you may notice that the two of you remember the terms differently, and there are weeks in which to find out what each had in mind.',
    course:
      'Renegotiating is no sign of distrust. Somebody from an earlier chapter may wish to talk as well.',
  },
  8: {
    lead: 'Shared accounts and confidences are looked into again. Figures do not agree, or something told in confidence comes up a second time, and it may take until then to sort everything out.',
    course: 'Go through it together, in good temper. New arrangements are better made when this is over.',
  },
  9: {
    lead: 'Plans for travel or study take a detour. A booking, a form or a conviction needs revising, beginning today, and in the coming weeks the delay may teach you more than the plan would have done.',
    course: 'Check tickets and rules twice. A subject you once gave up could interest you again.',
  },
  10: {
    lead: 'In your work something has to be said or done over again. A message to the wrong person or a plan that had seemed settled may come back to you today, and the matter takes some weeks to put right.',
    course: 'A short, open correction does you credit. Announcements gain by being kept until later.',
  },
  11: {
    lead: 'Plans with friends are reconsidered. Dates shift and opinions change, beginning today, and over the next weeks a friend you had lost sight of may return just when the newer ones are hard to reach.',
    course:
      'Ask what everybody still wants. The answer may let you out of something you joined from politeness.',
  },
  12: {
    lead: 'Your thoughts turn inward for some weeks. Something you believed to be finished comes back to mind today, perhaps in a dream, and wants to be understood rather than discussed.',
    course:
      'Notes that nobody else reads are a help. What you mislay now tends to turn up where you last rested.',
  },
};

export const mercuryForward: DayCells = {
  1: {
    lead: 'Your own mind is clear to you again. The weeks of second thoughts about yourself are coming to an end, and today a decision that kept slipping away can be put into a sentence.',
    course: 'Say it to those whom you left waiting. It will sound simple, which is what took so long.',
  },
  2: {
    lead: 'A question of money begins to clear up. What was held back, miscounted or undecided in the past weeks can move again, and you see which of your doubts were justified.',
    course: 'Take it up where it stopped. The delay may have saved you from buying the wrong thing.',
  },
  3: {
    lead: 'Messages get through again. A misunderstanding of the past weeks can be explained today, or a plan that was moved about several times may find a day that suits everyone.',
    course: 'Answer what has been lying there. People are relieved to hear from you and ask few questions.',
  },
  4: {
    lead: 'At home it becomes clear what is to be done. After weeks of going back and forth over rooms, plans or family matters, today somebody may say the sentence on which all can agree.',
    course:
      'It may well be the plan you started with, in a kinder version. Let whoever gave way have the credit.',
  },
  5: {
    lead: 'A question of the heart can be answered. In the past weeks you have gone over what was and what might have been, and from now on it is easier to see whom or what you really miss.',
    course: 'Tell them, or close the book with good wishes. Something you revised is ready to be shown.',
  },
  6: {
    lead: 'Work runs more smoothly from now on. Faults that showed themselves in the past weeks can be mended today for good, and you have a fairly exact idea of what you will never do that way again.',
    course:
      'Put the new procedure into words while you remember why. Colleagues are likely to be glad of it.',
  },
  7: {
    lead: 'You and another person understand each other again. What was unclear between you in the past weeks can be settled from now on, and both of you may admit to having misheard.',
    course: 'An agreement made now takes both views into account. It is worth putting your names to it.',
  },
  8: {
    lead: 'A shared account or a delicate subject can be brought to a close. The weeks of checking may have shown what was wrong, and today it can be said calmly.',
    course: 'Settle the sum, and also the feeling that went with it. Neither should be carried on.',
  },
  9: {
    lead: 'A plan for travel or study gets under way again. A form, a date or an argument may fall into place today, after weeks in which each step forward was followed by one back.',
    course: 'You know more now than you did at the start. Change what has to be changed, and go.',
  },
  10: {
    lead: 'In your work things begin to move. A decision that was put off for weeks may be taken, or you can give the answer today that people in charge have been waiting for.',
    course:
      'Be brief about the reasons for the delay. What counts from here is that you know what you are doing.',
  },
  11: {
    lead: 'A common plan takes shape after all. Over the past weeks there were as many opinions as friends, and from now on it is clearer who is coming along and what for.',
    course: 'Fix a day while everyone agrees. The friend who came back in the meantime may be part of it.',
  },
  12: {
    lead: 'Something that went round and round in your mind comes to rest. After weeks of thinking about it alone you see today what it was, and it is less complicated than the way that led there.',
    course: 'You can tell somebody now, or leave it at that. Either way you may sleep better.',
  },
};
