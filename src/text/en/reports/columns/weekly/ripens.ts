import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Something comes to a head. */
export const ripens: ThemesByHouse = {
  1: {
    intro: [
      'You are plain to see this week, in what you do well and in what you want. Something about yourself comes to a head, and those around you may know it before you do. It is a time for taking stock of how you come across.',
      'How you have been living lately is written on your face this week, and most of it is to your credit. Something you began for yourself some time ago can be seen in full, by you as well as by others.',
      'A personal matter reaches its high point this week: a decision about yourself, an effort, a long argument with your own habits. The result may please you less than the relief of having one.',
    ],
    thought: [
      'What have people begun to expect of you, and do you still mean it?',
      'Looking at yourself as a friend would, what has changed since the spring before last?',
      'Which of your own expectations have you met without noticing?',
    ],
    close: [
      'If you still mean what people expect of you, say so. If not, they will hear it best from you.',
      'A friend would see how far you have come since then, say well done and change the subject. Both are worth copying.',
      'An expectation that you have met may be crossed off. Enjoy the empty line for some days before you write another.',
    ],
  },
  2: {
    intro: [
      'What you own or earn comes to a point this week at which it can be counted. A result is in, a purchase is due, or a worth becomes clear. It is better looked at now, while the light is good.',
      'This week your efforts show in something solid. An income, a finished purchase, a skill that people now pay for without arguing: it is allowed to be enough for a moment before it becomes the basis of the next plan.',
      'A question of worth is ready for an answer this week. You see what a thing has cost, in money and in hours, and whether you would pay as much again. There is no shame in either reply.',
    ],
    thought: [
      'What do you have enough of, and when did that happen?',
      'What did you once think you could not afford to do without, or to do at all?',
      'Which of your purchases would you make again, knowing the whole price?',
    ],
    close: [
      'What you have enough of can be enjoyed, or shared, or let go. It is only what nobody has counted that causes worry.',
      'To do without a thing, or to do it after all, is mostly a matter of having tried once. That kind of wealth nobody can borrow from you.',
      'A purchase that you would make again was worth its price. The others have taught you something, and need not be made twice.',
    ],
  },
  3: {
    intro: [
      'A conversation ripens this week. What has been hinted at for some time is said outright, by you or by someone close at hand, and most of it turns out to be known already. The tone decides what becomes of it.',
      'News arrives this week that completes a story. A reply, a result or a sentence spoken in a doorway lets you see what had been going on close by. Take an hour before passing it on, as it improves by being understood.',
      'Your words carry this week, farther than you think and in more detail. An idea you have turned over for some time is ready to be put in its final form: on one page, to one person, in one go.',
    ],
    thought: [
      'What did you really hear in the last serious talk, and what had you expected to hear?',
      'Knowing what you know now, what would you have said differently at the start?',
      'If the listener remembered a single sentence, which one should it be?',
    ],
    close: [
      'Between what you heard and what you expected to hear lies the real news. Tell the other person which was which, and the next talk starts from farther on.',
      'What you would have said differently can still be said. People like to hear that they were right to tell you.',
      'If one sentence is to be remembered, put it first. The others are scaffolding and may come down.',
    ],
  },
  4: {
    intro: [
      'A matter at home is ready to be finished this week. Feelings in the family stand near the surface, together with the reasons for them, and it takes little to bring out what has been growing there for months.',
      'Home is where things come to fruition this week. The household shows what it has become, in its warmth and in its worn places. Someone may be ready to leave it, or to come back, and supper is the right hour for hearing so.',
      'An inward matter has grown up this week. You understand something about where you come from, and it fits the present better than you had feared. Old feelings pass through like relatives, loudly, and then they go home.',
    ],
    thought: [
      'Who at home carries the most, and who has noticed?',
      'What does your home give to the people in it that they would miss elsewhere?',
      'Which part of the family story have you been telling in somebody else’s words?',
    ],
    close: [
      'Whoever carries the most at home should hear that it has been noticed. That is often half of what was wanted, and the other half is a hand with the dishes.',
      'What your home gives to those in it costs little and is easily overlooked. A word of thanks would not be out of place under its roof.',
      'In your own words the family story is shorter and kinder. Tell it that way the next time somebody asks.',
    ],
  },
  5: {
    intro: [
      'Something you love shows its full size this week: a romance, a child’s plan, a thing you have been making. It wants to be looked at by others, and perhaps it is time to say that it is done.',
      'Joy is at its fullest this week, and so is the wish to be seen having it. A love story, a performance, a child’s achievement: applaud without holding back, and do not look away when it is your turn.',
      'Something creative comes to its end this week and asks to be let go of. It will never be perfect. It can be finished, though, and that is a rarer quality than talent.',
    ],
    thought: [
      'What have you made lately that you would like somebody to see?',
      'Whom does your happiness please, and do they know that it has arrived?',
      'What would be lost if you called your latest work finished today?',
    ],
    close: [
      'What you have made may be shown now, before it is quite ready. From then on it belongs a little to others as well, which is a pleasure of its own.',
      'Happiness that is shared out has a way of becoming more than it was. Tell whoever would be pleased.',
      'Hardly anything is lost by calling a work finished. There is room on the table then, and the next idea has been waiting for it.',
    ],
  },
  6: {
    intro: [
      'The working days come to a point this week. A task can be finished, an arrangement has proved itself or has not, and your strength tells you what it thinks of the pace. It is worth listening before the next task.',
      'A long effort in daily work pays this week, or shows that it never will. Either is a gain. You see which habit has carried you and which one you have been carrying, and the second may be put down.',
      'Your pace is the subject of the week. The calendar is full to its edge, and what you can do well becomes clearly different from what you can merely get done. Give the difference a name, and tell someone who distributes tasks.',
    ],
    thought: [
      'Which piece of work is done, if you are honest, and only waits for you to stop?',
      'What runs smoothly by now that used to need all your attention?',
      'On which day did you last stop working while you were still enjoying it?',
    ],
    close: [
      'The piece of work that is done may be left alone. It looks better from two steps away, and so does the week.',
      'What runs smoothly now you built day by day. It would be fair to enjoy that before you look for the next thing to mend.',
      'Stopping while you still enjoy the work is a skill, and can be practiced on any evening. The desk will be there on Monday.',
    ],
  },
  7: {
    intro: [
      'The other person stands in full light this week. A partner, a rival or someone across a table makes clear what they want, and an understanding between you is reached or shown to be missing.',
      'A relationship reaches a point of clarity this week. What you are to each other can be said aloud, for better or for plainer, and it is seldom a surprise to either. Relief is the most likely result.',
      'Negotiations come to their conclusion this week, at a table or over a sink full of dishes. Someone shows their hand. You may find that the two of you want more of the same things than your arguments had let appear.',
    ],
    thought: [
      'What does the other person see when they look at you just now?',
      'What do you both know, and only the first to speak will own up to?',
      'If you were asked to plead the other side, how would you begin?',
    ],
    close: [
      'To be seen as the other person sees you is not always comfortable. It is what every good agreement rests on.',
      'What you both know becomes easier when one of you says it. Facts that are shared make good ground to build on.',
      'Whoever can plead the other side needs fewer words for their own. Try it aloud, in their hearing if you dare.',
    ],
  },
  8: {
    intro: [
      'What is shared comes to the surface this week: a debt, a feeling, a secret that had grown old. It is not the time to hide it again. Most of what frightened you about it belonged to the dark.',
      'Something that bound you is ready to be loosened this week: a loan, a silence, a loyalty that had stopped being mutual. The end of it is calmer than its middle. Do it properly, with thanks where any are due.',
      'Depth is unavoidable this week, and not unwelcome. Intimacy, money held in common or a truth between two people has grown until it can be seen from both sides. Look at it together if you can.',
    ],
    thought: [
      'What have the two of you, you and the one you share it with, been careful not to count?',
      'What have you kept up out of fear of the talk it would take to end it?',
      'How much of what you protect would be safe in the other person’s hands?',
    ],
    close: [
      'Counted, what two people share is of ordinary size. Do the sum together, and one of you can put the paper away.',
      'The talk that ends a thing is shorter than the fear of it. Afterward both of you may find yourselves sleeping well.',
      'More of what you protect is safe with the other person than you think, in all likelihood. Hand over a little, and see how it is held.',
    ],
  },
  9: {
    intro: [
      'A belief or a far plan reaches its full height this week. You find out what you think by being asked, and perhaps how far you would go for it. A story from elsewhere puts your own in proportion.',
      'An outlook ripens this week. What you have read, seen or argued for over many months falls into place, and you can say in your own words what you hold to be true. Someone will contradict you, and help.',
      'A journey of some kind reaches its far point this week, where the way back begins. Studies, a stay elsewhere, a matter of principle: you see how wide it all is, and which piece of it you want to bring home.',
    ],
    thought: [
      'What are you sure of, and who taught you to be?',
      'Which opinion of yours have you truly earned?',
      'What will you do at home with what you learned away from it?',
    ],
    close: [
      'What you are sure of can be held more lightly once you know who taught it to you, and held all the same.',
      'An opinion that you have truly earned can afford to listen. That will be noticed more than the opinion itself.',
      'What you learned away from home fits into a pocket, and is of use in the kitchen. Begin with one small piece of it.',
    ],
  },
  10: {
    intro: [
      'Your work is in view this week, and so is what it has cost. Something you have pursued in public arrives at a result. People in charge take note, and the people at home have noted it for some time.',
      'Results are public this week. Work that took a long time is judged in a short one, by people who saw only the end. Take the praise as it is meant, and keep for yourself the knowledge of what it took.',
      'Your position is clear to everybody this week, including its limits. A role you have grown into may by now be a size too small or too large. People above you are ready for a frank word, in moderate length.',
    ],
    thought: [
      'What was all this work for, when you began it?',
      'By which measure, apart from theirs, has your work succeeded?',
      'What do you do at work that nobody else would do in quite that way?',
    ],
    close: [
      'If your work still serves what you began it for, it is worth what it costs. If the reason has changed, now is a fair moment to say so.',
      'Your own measure of success is the one that will matter to you a year from now. Theirs can be framed all the same.',
      'What only you do in your way is the part of the post that goes with you. Keep some room for it, whatever else the work demands.',
    ],
  },
  11: {
    intro: [
      'A hope or a friendship comes to its fullness this week. A group shows what holds it together, and you see which of your plans other people have made their own. It can be a feast or a farewell.',
      'Among friends something comes to light this week: how much you mean to one another, or how little the old reason for meeting still holds. Both can be said over the same glass, and neither is an accusation.',
      'A shared plan is close to its goal this week. Many hands have worked on it, and there is some question whose it is. Let the credit go around twice; it gets heavier on the way, as snowballs do.',
    ],
    thought: [
      'Which of your friends knows what you hope for now?',
      'Which of your circles would you found again today?',
      'What will you and the others do with yourselves when the plan has been carried out?',
    ],
    close: [
      'The friend who knows what you hope for is half of the way there already. If nobody knows, tell one of them this week.',
      'The circle that you would found again can have the next free evening. The others will do very well with a card at New Year.',
      'When a plan has been carried out, the best thing is probably to sit down together. People who have finished one thing are good company for another.',
    ],
  },
  12: {
    intro: [
      'What you keep to yourself comes up this week, perhaps as a dream, a tiredness or a sudden clear view of something old. Nothing has to be decided about it. It wants to be known, and after that it wants rest.',
      'A chapter you never talked about draws to its close this week. You may feel tired or oddly free, or both by turns. Sleep and idle hours are well used now, for the mind does its filing then.',
      'What was hidden is easy to see this week, in yourself above all. An evasion, a gift, a weariness shows its whole outline. There is no need to act on it yet; it has waited a good while and can be looked at in peace.',
    ],
    thought: [
      'What have you been carrying so long that you no longer feel its weight?',
      'What has been over for some time, without your having marked the day?',
      'What do you know about yourself on the edge of sleep, and forget by breakfast?',
    ],
    close: [
      'Set down for a while, what you have carried so long can be looked at from all sides. You need not pick up all of it again.',
      'What has been over for some time may be marked by something small: a walk, a window opened, a name taken off a list.',
      'What you know on the edge of sleep can be written down before breakfast. It loses its power to surprise you, which is peace of a kind.',
    ],
  },
};
