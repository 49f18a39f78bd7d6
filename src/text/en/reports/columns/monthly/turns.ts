import type { MonthFrames } from '../../../../report-catalogue.js';

/** A planet other than Mercury turns retrograde, or a slow one backs into the sign before. */
export const turnsBack: MonthFrames['turnsBack'] = {
  1: {
    intro: [
      'A change in you slows down this month and turns around. You get time to ask which of the recent changes are really yours, and what you had only agreed to because it was going so well.',
      'You are asked to look back at yourself this month. Something that had been pushing you on from within is reviewing its work, and for once you may let a question about yourself stay open.',
    ],
    course: [
      'A turn like this is felt first as a loss of momentum. You say the same things and they have less effect, or you hear yourself promise something and wish you had not. Soon the quiet side of it appears: there is less to live up to. You can go through your commitments one by one and see which you would make again. Other people may take your hesitation for doubt. It is closer to honesty, and it will make you more reliable afterward.',
      'A planet that turns back in your own sign returns to ground that you have already covered. You meet an old habit, an old wish or an old version of your own face, and have to decide once more. That can be tiresome, since you thought it was done. But you are not where you were. What was a struggle the first time is now mostly a matter of choosing, and this month shows you the choice without yet asking for the answer.',
    ],
    close: [
      'What you still want after this month is likely to be what you want. The rest was momentum, and you can manage without it.',
      'Nothing about you has to be decided just yet. You have seen what the choice is, and can make it when you are ready.',
    ],
  },
  2: {
    intro: [
      'In money matters something turns back this month and is examined again. A gain, a plan or a habit that went unquestioned has to show whether it is worth what it costs, and you have the time to find out.',
    ],
    course: [
      'Payments or decisions take longer, and an expense that looked sensible has lost some of its reasons. You might be tempted to force the matter. It is better to use the delay for a question that good times do not ask: how much is enough, and what would you do with more? In the course of the month you are likely to find one thing that you could give up without noticing, and another that you have been treating too carelessly.',
    ],
    close: [
      'A slower pace in money matters does you no harm. By the end of the retrograde you know which expenses you would choose again.',
    ],
  },
  3: {
    intro: [
      'A subject you thought you had finished with opens again this month. What you have been saying, learning or arranging with people nearby is reviewed, and the second look goes deeper than the first.',
    ],
    course: [
      'You may have the feeling of not being heard. The same remark that used to get a laugh gets a nod, and an important talk is postponed. For the time being your words are worth more when there are fewer of them. Go back to a text, a teacher or a conversation that once taught you something; it has more to give than you took. With brothers, sisters or neighbors an old tone may return, and you can hear now what was in it.',
    ],
    close: [
      'In a few weeks you may speak differently about this. For now it is enough to have stopped repeating yourself.',
    ],
  },
  4: {
    intro: [
      'Something at home or in the family comes to a halt this month. A change that was under way rests for the time being, and you can think over what it was meant to achieve.',
    ],
    course: [
      'Living with something half finished is a strain, and you may be short with those who share it. It has its use, however. Things that were going to be thrown out are looked at again, literally or otherwise, and some stay. Family history plays a part: a decision you believed to be yours alone turns out to follow an old pattern. Somebody older could tell you about it. Keep arrangements provisional, and let rooms and people have their say.',
    ],
    close: [
      'Home is where it was. You understand it a little better, and what you change there later will be for a reason.',
    ],
  },
  5: {
    intro: [
      'What you love is looked at again this month. An affection, a pleasure or a creative plan that was moving ahead turns back to ask how serious it is, and the answer is not in a hurry.',
    ],
    course: [
      'Someone may be less available, or the fun goes out of a thing you were good at. Running after it would probably tire you and change nothing. What helps is to let it be quiet for a while and to see what you miss. If you miss particular things, a voice or a way of peeling an orange, you love the person. If you only miss being in love, it was perhaps a wish. Unfinished work may be left alone meanwhile, and is the better for it.',
    ],
    close: [
      'Whether an affection is serious shows by itself if nobody hurries it. You can go on being fond of the person or the work in the meantime.',
    ],
  },
  6: {
    intro: [
      'Your work and daily order are put under review this month. An improvement that had begun well slows down, and the weak place in it becomes visible before it can do any harm.',
    ],
    course: [
      'You do the same amount and see less for it, which is discouraging. Some of the effort goes into repairing, some into explaining, and some into carrying a pace that suited another season. Lower it without apology. There is a method that can be improved, a duty that can be returned to its owner, a signal from your body that has been polite for long enough. By the end of the month you are likely to work less and to get nearly as much done.',
    ],
    close: [
      'With less speed you can see where the work goes wrong. Mend one of those places now, and leave the larger changes for later.',
    ],
  },
  7: {
    intro: [
      'A relationship slows its pace this month and is considered afresh. Something that you and another person had been moving toward has to wait, and the waiting shows what each of you hoped for.',
    ],
    course: [
      'One of you may draw back a step. It is easily misread as a verdict, and it is more often a need to feel one’s own ground again. Resist the wish to have everything clarified at once. Old disappointments, some of which began with other people, may color the present, and it is fair to say so. In agreements and partnerships of a practical kind the terms can be read again. You may find that you have been generous where it was not needed and strict where it hurt.',
    ],
    close: [
      'There is more distance between you for a time, and you see each other more clearly. Both of you can say what should be different when you come closer again.',
    ],
  },
  8: {
    intro: [
      'What you share with others, in money or in trust, is gone over again this month. A promise of help, a debt or a growing closeness slows down, and its conditions become visible.',
    ],
    course: [
      'It can be disquieting to learn that something was never as settled as you believed. Look at it as an opportunity to read what you signed, in the wider sense of the word. What did each of you expect to receive? Who was afraid of what? You need not raise these questions with anyone at first. In the course of the month you see more clearly where you depend on somebody and where you only think so, and the second is a relief.',
    ],
    close: [
      'You know more exactly now what you trust each other with. There is time to change the terms later.',
    ],
  },
  9: {
    intro: [
      'A journey, a course of study or a belief turns back this month to be tested. What you were about to conclude needs another round, and you are likely to end up with fewer certainties and better ones.',
    ],
    course: [
      'You had been moving toward something, and have to slow down. A plan for going farther is put off, or you no longer want it as you did. It is worth asking whether you wanted the place or only the distance. Those who have taught you may seem less convincing, and this is part of learning from them. Return to the book, the country or the question that first drew you. What it says now differs from what you remember, because you have changed.',
    ],
    close: [
      'You are not as far as you meant to be, and know better where you want to go. The plan can be taken up again later.',
    ],
  },
  10: {
    intro: [
      'Your work in the public eye takes a step back this month. A rise, a project or a role that was growing slows down, and you can ask whether it is leading where you want to go.',
    ],
    course: [
      'Recognition comes more sparingly, and you may feel that somebody has stopped pushing on your side. It is a good time to find out how much of your ambition is your own. A title is always partly a gift to people who believed in you, or an answer to those who did not. Meanwhile solid work that draws no attention advances well. Decisions about a position can be thought through now and taken when things move forward. Superiors, too, are reconsidering.',
    ],
    close: [
      'Your position is what it was, and you see more clearly what the next one would cost. When things move again you can choose.',
    ],
  },
  11: {
    intro: [
      'Among friends and in plans you share, something turns back this month. Enthusiasm cools, a group loses speed, and it becomes apparent which of the hopes were yours and which belonged to the company.',
    ],
    course: [
      'Meetings may be canceled, or take place and lack their spark. Rather than supply it for everyone, you could sit back once and notice who else does. Some friendships live on your effort alone. Others have been waiting for you to be less busy. A hope that you set aside because the circle had a different one may come up again, and deserves a private hearing. By and by it turns out who would join you in it without being persuaded.',
    ],
    close: [
      'There are fewer people in the plan, and you know what each of them wants from it. When it moves again you know whom to call first.',
    ],
  },
  12: {
    intro: [
      'An inner matter that seemed closed is opened again this month. Old worries, old kindnesses and things left unfinished come back for a second reading, and there is more peace to be had from it than you expect.',
    ],
    course: [
      'From the outside little happens. You need more sleep, you forget appointments of no importance, and at odd moments a person comes to mind whom you have not thought of for years. You may let them come. You are sorting out old matters, and do it best undisturbed. If there is a habit that has served to keep a feeling away, it may weaken now, and the feeling turns out to be bearable. Quiet work, music or the care of something that grows will steady you.',
    ],
    close: [
      'You have looked at what was left over, and need not do anything about it yet. Some of it can be let go in time.',
    ],
  },
};

/** A planet turns direct. */
export const turnsForward: MonthFrames['turnsForward'] = {
  1: {
    intro: [
      'You get moving again this month. A question about yourself that has kept you in suspense is decided, quietly at first, and what you have been holding back can be put to use.',
      'The waiting ends this month in a matter that concerns you and nobody else. You will not be pushed, and you find that you no longer want to stand still.',
    ],
    course: [
      'The turn itself is hardly noticed. A day or two later you are doing something you had only thought about, and wonder why it seemed so difficult. The long hesitation has not been wasted; you know better what the wish was about. Begin with what is easy, so that you get used to moving. Those who knew you as undecided will need some time, and one or two may have liked you better so. That is their part of the matter and not yours.',
      'You have been over the same ground often enough to know it well. Now the ground itself begins to move under you, and the decision that could not be forced turns out to have been made. You may feel a little foolish for having worried. More is possible than before, though not everything at once, and the first thing should be something your body takes part in. Confidence comes back through use, as strength does after a long rest.',
    ],
    close: [
      'You know what you want and have begun to act on it. It does not have to go fast to go well.',
      'The doubt has done what it was for. What you do next can be simple.',
    ],
  },
  2: {
    intro: [
      'A money matter that had come to a standstill starts to move this month. What was blocked, owed or undecided can be settled, and the pause has taught you what you are willing to pay.',
    ],
    course: [
      'The change may begin with a letter, a figure or a call that you had given up expecting. It is not abundance, only movement, and after a long halt that feels like a great deal. Resist making up for lost time in one purchase. The useful thing is what the halt has left behind: a smaller list of needs, a truer price for your work, perhaps a skill. With these you can ask for more than before, and in a calmer voice.',
    ],
    close: [
      'Your means are in motion again and you know their worth. A modest plan that is kept will carry you farther than the large one that had to wait.',
    ],
  },
  3: {
    intro: [
      'The word is free again this month. An answer arrives, a subject becomes clear or a silence between you and somebody nearby comes to its end, and you can say what you have had time to think over.',
    ],
    course: [
      'You have probably composed the speech several times. When the moment comes you will need only two lines of it. Something similar is true of studies and texts: what would not come together does so almost without effort, because you have meanwhile understood it. People nearby, a brother or sister perhaps, have been waiting too, and are more friendly than your imagination had them. Do not reopen what the pause has closed by itself. There is enough that is new to talk about.',
    ],
    close: ['It can be said now, so say it. The rest of the conversation will find its own way.'],
  },
  4: {
    intro: [
      'At home things begin to move this month. A family question, a repair or a decision about where to live has been on hold, and it can be taken up with better understanding on all sides.',
    ],
    course: [
      'During the standstill everyone has had time to get used to the idea, and the objections have become practical. Take it for a good sign, and assign the work while people are willing. It may also be that an old grievance has simply worn out, and that somebody who would not come is suddenly at the table. There is no need to remark on it. You yourself may notice that you feel at home again, in the same rooms, with the same noise from the street.',
    ],
    close: [
      'What stood still at home has found its direction. You can let the first improvement settle before you ask for the next.',
    ],
  },
  5: {
    intro: [
      'Joy comes back this month, in love, in play or in something you are making. What would not move, however kindly you treated it, begins to do so of its own accord.',
    ],
    course: [
      'You had become careful with your heart, and for good reasons. Now a small thing amuses you and you forget to be careful. It may be a person, a tune, a child’s idea, the first line that sounds right. Follow it without asking how long it will last. If a love had to be reconsidered, you know by now what you would be sorry to lose, and it can be told to the one concerned. Work begun long ago accepts its ending.',
    ],
    close: [
      'You can be glad again without checking whether it is allowed. Somebody who has missed it is likely to notice.',
    ],
  },
  6: {
    intro: [
      'Work becomes lighter this month, as a long hindrance in your daily duties gives way. What you corrected while everything was slow now pays off, and you can set a pace that you are able to keep.',
    ],
    course: [
      'The first sign is that something works at once. You have grown used to doing things twice, and it takes a while to trust that once is enough. The experience of these months is worth recording: which steps were needed, which were fear, who really helped. Colleagues come with requests now that things are moving, and you may decline some. Strength returns as well, more slowly than the opportunities, and it sets the measure.',
    ],
    close: [
      'The day is in order, and it is your order. Defend the hour you have gained; it was the object of the whole repair.',
    ],
  },
  7: {
    intro: [
      'Between you and another person the waiting ends this month. A commitment, a negotiation or an estrangement that had come to a halt gets moving, and both of you know more precisely what you want.',
    ],
    course: [
      'Somebody makes the first move, and for once it does not matter who. In the pause each of you has been alone with the question and has answered part of it. It turns out that you agree on more than you had feared and differ on something you had not thought of. Speak about that. If the answer is to part, it can be done decently. If it is to go on, the bond has been tested by a silence and has held.',
    ],
    close: [
      'You have met again, and can stop keeping count of who waited for whom. From here it goes on at the pace of two.',
    ],
  },
  8: {
    intro: [
      'A blocked matter of trust or shared money comes free this month. What had to be examined has been examined, and a debt, a fear or a distance between two people can be reduced.',
    ],
    course: [
      'There was something you could not settle because one fact or one word was missing. It is there now. You may feel a remnant of the old caution, and it is well to keep it while you sign or confide. The larger part can go. In the long examination you have seen what you depend on and what you are able to bear, and neither was quite what you had thought. Closeness becomes easier when nothing is being hidden behind it.',
    ],
    close: [
      'What you owe each other has become clear, and can be given. After that there will be room for something lighter.',
    ],
  },
  9: {
    intro: [
      'The way to somewhere else is open again this month. A journey, a course, a publication or a legal matter that was held up goes on, and you return to it with fewer illusions and a better plan.',
    ],
    course: [
      'You have been living with the view of a closed gate and have learned a good deal about the gate. Now that it opens, do not run. Look at the plan once more with what you know; a part of it is out of date, and leaving it out saves you both time and money. Your convictions have become simpler. You can say them without raising your voice and listen to the reply. Someone who gave up earlier may be glad to come along.',
    ],
    close: [
      'The direction is the old one and the traveler is not. Set out when you are ready, and send word from the first stop.',
    ],
  },
  10: {
    intro: [
      'Your work in public moves forward this month, after a time in which nothing seemed to be decided. A role, a project or a recognition that was held back can be claimed, and you know what it is worth to you.',
    ],
    course: [
      'Decisions that were stuck above you come loose, often for reasons that have nothing to do with you. Be there when they do. What you have built in the quiet period speaks for you, and you can refer to it without boasting. It is possible that the thing you waited for no longer fits. Then it is better to say so now, while others are changing their plans as well. Tell those at home what the new pace will be.',
    ],
    close: [
      'You are on your way again at work, by a road that you have had time to study. Let the first success be a small one.',
    ],
  },
  11: {
    intro: [
      'A common plan or an old friendship gets moving this month. What the group could not decide is decided, and a hope that you had nearly put away looks possible again.',
    ],
    course: [
      'What it usually takes is one person who sets a date. That could be you, and you will be surprised by how many have only waited for it. Those who stay away now were leaving in any case. The long uncertainty has shown what everyone can be relied on for, and the tasks can be given out accordingly. With a friend from whom you had grown apart, an ordinary message without an explanation is a good beginning. What you hope for may be mentioned, too.',
    ],
    close: [
      'There are people beside you again, and a reason to meet. Keep the plan small enough that it happens.',
    ],
  },
  12: {
    intro: [
      'Something that has weighed on you in private loosens this month. A long inner standstill comes to its end, and you have more strength than you have been able to show.',
    ],
    course: [
      'You wake one day and the subject is simply not there. It may come back, but without its authority. What you did in those quiet months, the sleeping, the walking, the thinking in circles, has been work after all. There is no need to report on it. You will want to rejoin people, and it is wise to do so by degrees, since the first crowded evening can be too much. A kindness that you have received in this time could be returned.',
    ],
    close: [
      'You are coming out of it. Leave the door to the quiet room ajar; you know now what it is good for.',
    ],
  },
};
