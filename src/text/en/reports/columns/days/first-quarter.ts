import type { DayCells } from '../../../../report-catalogue.js';

export const firstQuarter: DayCells = {
  1: {
    lead: 'You have to take a stand. Something you began lately meets its first resistance, and it becomes clear today whether you want it for yourself or were only swept along by the start.',
    course:
      'If you want it, show yourself with it, even if it is unfinished. People respect a clear position more than a perfect one. If you don’t, this is an honest moment to stop, before it has cost you very much.',
  },
  2: {
    lead: 'Means and ends have to be matched today. Something you started needs money, time or tools, and you find out whether you have enough of them or should begin with a smaller version.',
    course:
      'Work out what it takes, on paper, with the doubtful items included. Most plans survive that, a bit thinner than before. What you decide to pay for now you will also be ready to look after.',
  },
  3: {
    lead: 'A plan has to be put into words, and the first try may not convince anyone. Somebody asks a question that you can’t answer, or two appointments fall on the same hour.',
    course:
      'Take the question as help. It shows you the sentence that was missing, and you can supply it tomorrow. Where there is too much to do, cancel one thing properly rather than arrive late for both.',
  },
  4: {
    lead: 'Home and what you are building outside it get in each other’s way. Somebody feels neglected, or a repair cannot be put off, and you have to decide today what comes first.',
    course:
      'Deal with the foundations, in the literal sense if need be. An hour given to the household now spares you many later. Those you live with are patient as long as they can see that their turn has come.',
  },
  5: {
    lead: 'Something you do with love meets its first difficulty. A romance or a piece of work wants more from you today than enthusiasm, and you see what you are ready to risk for it.',
    course:
      'You need courage more than talent. Show somebody the unfinished piece, or say the tender sentence that you have been saving. It may be received less warmly than you hoped, but you will be glad to have done it all the same.',
  },
  6: {
    lead: 'The everyday side of a plan demands its due. You meet the work that comes after the idea: the practice, the paperwork, the early start. Today you find out where the method does not yet hold.',
    course:
      'Improve the method before you blame your will power. One step left out, or done in another order, can make the difference. Ask somebody who does it daily; they know shortcuts that are in no manual.',
  },
  7: {
    lead: 'Another person’s answer is due, and it may not be the one you wanted. What you have in mind touches on their plans, and today it has to be spoken about if it is to go on.',
    course:
      'Objections from somebody who means well are worth having. Let them finish, say which of them you can meet, and hold on to the part that matters to you. An agreement that has passed through a little friction is the firmer for it.',
  },
  8: {
    lead: 'A question of trust or of shared money has to be settled before you can go on. Somebody may want a guarantee, or you do, and being polite no longer helps either of you.',
    course:
      'Ask for what you need in order to feel safe, and offer the same. Where the answer is no, you know at least where you stand. It is easier to build on a clear boundary than on a vague permission.',
  },
  9: {
    lead: 'What you believe is tested by a fact. A plan for study or travel may turn out to be more complicated than it looked, or someone disagrees with you and has good reasons for it.',
    course:
      'You need not give up the idea, only the ease with which you held it. Learn what is missing, and set out a little later and better prepared. The discussion was worth having, even if nobody will say so today.',
  },
  10: {
    lead: 'At work you have to decide and be seen deciding. Something you aimed for in recent days meets a hurdle, perhaps a superior, a rule or a deadline, and waiting will not make it any lower.',
    course:
      'Take the part that is yours and carry it through. If you can name the obstacle and what you propose to do about it, you will be listened to. Recognition comes later; for today it is enough that the thing moves.',
  },
  11: {
    lead: 'A group or a friend may not quite go along with you. What seemed agreed was perhaps understood in several ways, and today the differences can be looked at.',
    course:
      'Find out what everybody really wants, which is usually less than they say. A smaller aim with all hands behind it will go further than a grand one with two. You may learn in the process who your allies are.',
  },
  12: {
    lead: 'An inner obstacle makes itself felt. You know what should be done next and find yourself doing something else, and the reason, when you look at it calmly, is tiredness or an old fear.',
    course:
      'Do not force it today. Half an hour alone, spent on asking what you are afraid of, gets you further than a stern resolution. Once the fear has been named it usually agrees to wait outside.',
  },
};
