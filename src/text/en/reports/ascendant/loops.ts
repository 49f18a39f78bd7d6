import type { ByHouseWordings } from '../../../catalogue.js';

/** Venus and Mars retrograde, and Mars direct again, by house from the Ascendant. */

export const marsRetrograde: ByHouseWordings = {
  1: [
    'Your drive turns inward for a time. You may look less sure than you are and be more easily provoked. What you do slowly in such a stretch is done for good, and what you do to prove something has to be done twice.',
  ],
  2: [
    'The effort that used to bring in a living meets resistance. Settle for yourself how you want to earn before you argue about it with anyone.',
  ],
  3: [
    'Messages get confused, and tempers with them. You think of a retort too late, and that may be lucky. What was really meant can be found out by asking a second time.',
  ],
  4: [
    'An old quarrel in the family can be understood at its root. Begin with your own share in it. Decisions about the house or about who lives in it are better left until the tempers have cooled.',
  ],
  5: [
    'Rivalry and passion are weaker than usual. A game you gave up, or a person you chased, may show you what the chase was about. Creative work goes well if it is revision.',
  ],
  6: [
    'At work the same fault turns up again until someone looks at its cause. Overdoing it is the chief risk. Do less, and leave out whatever can be left out.',
  ],
  7: [
    'The other person will not be pushed, or pushes you and regrets it. Quarrels go back to something early that both of you passed over. If you can settle that, the rest is easier.',
  ],
  8: [
    'Nobody says aloud who decides about what is shared, and both of you would like to. Do not drive the other into a corner. An old resentment about property or closeness may go back to something that both of you remember.',
  ],
  9: [
    'What you believe is hard to defend for the moment. Legal matters, long trips and courses may need a second start, and you have time to prepare for it.',
  ],
  10: [
    'In public you have to wait, and a rival may get ahead. Improve the work itself. Nobody can hold that up.',
  ],
  11: [
    'Friends are slow to act, and a common cause loses its pace. If you are angry with the group, ask it for one thing. Some friends may be of more use later than they are willing to be at present.',
  ],
  12: [
    'It is hard to say whom you are angry with, since much of the anger is old and your own. Fight nobody until you know. Hard exercise, taken alone, helps you find out.',
  ],
};

export const marsDirect: ByHouseWordings = {
  1: [
    'You know again what you want, and act on it. Others make way, as much for your calm as for your force.',
  ],
  2: ['Earning goes forward again, on terms that you have had the leisure to think over.'],
  3: [
    'You can say clearly what had come out wrong before. Say it once, to the person concerned, and leave it there.',
  ],
  4: ['At home the repair can begin, and more hands are free for it than before.'],
  5: ['You have the courage for love and for play again, and can choose.'],
  6: ['Work goes well again, and faster than it did. Leave some of the hours you gain empty.'],
  7: ['With the person opposite, a straight offer is possible again, and a straight answer.'],
  8: ['What was contested can be divided, or freely shared, by people who say what they want.'],
  9: ['A journey or a course of study can go on, and you are better prepared than you were the first time.'],
  10: ['You get ahead in your work again. Take the step for which you can give reasons.'],
  11: [
    'A common plan moves again with those who have remained. You may lead it if you work as hard as they do.',
  ],
  12: ['You stop fighting with yourself. The strength that went into it is free for work that can be seen.'],
};

export const venusRetrograde: ByHouseWordings = {
  1: [
    'Your charm works less by itself, and you may be liked for something else. Your taste is changing. Put off the larger purchases until you know how.',
  ],
  2: [
    'You ask yourself what is dear to you and why. Something that cost nothing may turn out to come first. Money spent for comfort comforts less than usual, and an old piece of good work can be sold or finished.',
  ],
  3: [
    'Kind words come out sharper than they were meant. An old friend from down the street, or a sister long silent, is in reach again. Reread their last letter before you write.',
  ],
  4: [
    'You notice which feelings at home have grown cold. Reconciliation at home is likelier by doing a thing together than by going over what was said.',
  ],
  5: [
    'An old romance or an old piece of work comes back to mind. You may enjoy remembering it without calling anyone up in the night. What you learned by it is of use in the present one.',
  ],
  6: [
    'Harmony at work depended on something, and you notice what when it is missing. Small courtesies have lapsed. Taking one of them up again does more than a meeting about atmosphere.',
  ],
  7: [
    'You look at a relationship as it is. A former partner may cross your path, or a present one may seem like a stranger for an hour. Ask the questions you would ask a stranger.',
  ],
  8: [
    'Intimacy and its debts are reviewed. You may want a gift or a favor returned, and find it easier to let it go. Joint purchases can wait.',
  ],
  9: [
    'You see the faults of a country, a teacher or an idea that you used to love. Love can bear that. Revisit a book or a city rather than adding another.',
  ],
  10: [
    'In public the wish to please is a poor adviser, and you learn it by being praised for the wrong thing. Mend a working relationship that cooled. Your reputation will gain by it in time.',
  ],
  11: [
    'Among friends, liking is sorted from habit. Somebody you neglected is nearer than you think. A common hope may turn out to have been mainly about being together, and there is nothing wrong with that.',
  ],
  12: [
    'You notice in private that you were fond of somebody and never said so. A page in a diary may be enough for that, or a letter of thanks.',
  ],
};

export const marsPasses: ByHouseWordings = {
  1: [
    'It gives you a quick step and a short temper. Both are of use where something has been talked about long enough.',
    'You are quick to set out, quicker than the others. Some of them would come along if you looked back now and then.',
    'Mars comes to the sign of your Ascendant, and people notice your energy before your words. It is enough for a start that needs courage.',
    'You move faster than those around you. They follow with less complaint when they know where you will turn next.',
  ],
  2: [
    'Hard work raises your confidence along with your means. The large sums are worth a fight, and the small ones are not.',
    'You would fight for what is yours. It may turn out that nobody wants to take it.',
    'Mars stirs up your means, so that you earn with vigor and spend with conviction. Wait a day before anything expensive.',
    'You find the strength to ask for what your work is worth. A sum sounds more certain when no explanation follows it.',
  ],
  3: [
    'You think fast and talk sharply. A letter of complaint goes well, and one remark a day is better left unanswered.',
    'What you say comes out sharper than usual. Use it where plain words are needed, and be kind at home.',
    'Your speech is sharper while Mars is there. Write the complaint, make it shorter, and send it.',
    'You are out a good deal and ready with an answer. One apology, quickly made, keeps things friendly.',
  ],
  4: [
    'Tempers at home are short, and everybody wants to change something. There is less to quarrel about once you know what has to stay.',
    'Old family quarrels come up again. The small ones can be settled, and the large one waits for a calmer month.',
    'Mars brings up old anger at home, and the strength to repair things. Begin with the repairs.',
    'At home something is torn down so that something can be built. The plan is best made while everybody is still rested.',
  ],
  5: [
    'You are bold in love and in play. People enjoy your company because you can lose as well as win.',
    'You turn play into a contest, and mean to win. The others come back for more if they enjoy it too.',
    'You want to play, to win and to be wanted. You get along best with somebody who enjoys a contest too.',
    'You create with force and little patience. A rough version shown early will bring you more joy than a finished one kept back.',
  ],
  6: [
    'Work turns into a sport, and astonishing amounts get done. It can go on like that as long as there are pauses.',
    'You could do the work of two people, and would tire like three. With enough sleep you will do the work of one, and enjoy it.',
    'Mars sets a pace in your daily work that not everyone can hold. Measure yourself against the task and not against them.',
    'You have strength for the jobs that have been avoided. One of them makes all the others easier.',
  ],
  7: [
    'You have to do with people who know what they want. A direct offer calms them.',
    'Somebody puts pressure on you, and you feel how strong you are. A fair contest can be enjoyed on both sides.',
    'Mars moves other people to act, and someone else makes the first move. If you answer with an offer, you find out what they want.',
    'A difference with a partner is fought out at last. What remains of it afterward is something you can both work with.',
  ],
  8: [
    'Feelings about what you share with somebody run high. The other person can only agree to what you name exactly.',
    'A question about shared money or trust gets heated. After a night’s sleep it is half as large.',
    'Mars goes into matters that are usually left in the dark. You may ask the direct question, provided you can bear the answer.',
    'Shared money or an old debt becomes urgent. The figures are soon dealt with, and by then the feelings have cooled as well.',
  ],
  9: [
    'You want to get away, or to be proved right. A long walk is a good beginning for both.',
    'You want to find something out for yourself, and set off at once. It takes longer than it looks, so plan for that.',
    'You want to go far and to be proved right. Study and travel do you good, because you meet people who know more than you.',
    'You defend a conviction and discover its weak side. That is progress, and you may say so.',
  ],
  10: [
    'People see how hard you work. For once it is sensible to do the visible task first.',
    'You compete at work, and in public. It is worth it if you know beforehand what you want to win.',
    'Mars stands high in your chart and shows the world how you work. You are asked to lead, and will be held to whatever you agree to.',
    'You have no wish to wait for recognition. It comes sooner from a task that is done in full view.',
  ],
  11: [
    'In any group you join, things start to happen. They go better when the quiet ones are asked as well.',
    'A group needs someone with energy. You may lend yours for one task, and say which.',
    'A group may turn to you for the next step. They will be grateful for one that can be taken at once.',
    'Your friends may quarrel over how to do something on which they agree. You could remind them that they do.',
  ],
  12: [
    'You get most done when nobody is watching, because there is nobody to convince. A task that can be finished alone suits you best.',
    'Old irritations keep you awake. Write down what each of them is about, and most can be dropped.',
    'You may be restless and take it for tiredness. Exercise helps, and so does writing down what an old resentment is about.',
    'You fight something that nobody else can see. If you can say what it is, it becomes smaller.',
  ],
};

export const marsReturns: ByHouseWordings = {
  1: ['You are quick again, and know your limits better than at the first attempt.'],
  2: ['A payment that was late or a purchase that was put off can be seen to now, with cooler judgment.'],
  3: ['Errands, papers and conversations that were stuck move again. One of them can be finished for good.'],
  4: ['The family comes back to what it could not decide. This time there may be a plan to look at.'],
  5: [
    'A game, a courtship or a piece of work that had lost its spark gets another try, and you can tell whether it is worth it.',
  ],
  6: ['You go back to the task that wore you out, with a better method.'],
  7: [
    'Someone who stood in your way may want to come to terms. You can ask for what you wanted in the first place.',
  ],
  8: ['A debt, or a dispute about what is shared, can be brought to an end. The figures are known by now.'],
  9: [
    'You may set out a second time, for the same place or with the same question, and are better prepared.',
  ],
  10: [
    'A plan for your work that met resistance can be proposed again. Change the part that people objected to.',
  ],
  11: ['A group that had come to a halt may ask who wants to go on. Say what you would do, and by when.'],
  12: ['What troubled you without a name is clearer, and some of it can be put right in private.'],
};
