import type { Growing } from '../../../report-catalogue.js';

/** Slow planets in square or opposition, by the house of the swifter one. */
export const jupiterSaturnTense: Growing = {
  1: [
    'Jupiter urges you to grow and Saturn asks what it will cost. Neither is wrong. Take the larger step in the smaller of two versions, and you will be able to keep it up.',
    'You want more from life, and are reminded of what you have already promised. You can do both if you take a little longer over it.',
  ],
  2: [
    'Income could grow, but an obligation stands in the way. There is enough if one wish is postponed, and it is better to choose which before the bills do.',
    'You would like to spend and feel that you ought to save. Decide which of the two comes first this time.',
  ],
  3: [
    'There is more to say and to learn than you have time for, and somebody may want proof. You are believed more readily when you promise little and keep to it.',
    'You have plenty of ideas, and too little time to work them out. You get more from one of them, done properly, than from five that you only begin.',
  ],
  4: [
    'More room is wished for at home, while duty sets a limit to it. A plan in stages, with figures, may end the quarrel.',
    'Some of the family may want a change, and others would like to keep things as they are. It helps to say what each would cost.',
  ],
  5: [
    'You want to enjoy yourself just when you are needed elsewhere. If the pleasure has a fixed place in the week, the duty is easier to live with.',
    'You may have to choose between something you enjoy and something you have to do, because there is time for only one of them. You need not give up either for good.',
  ],
  6: [
    'You have taken on too much because all of it looked useful. If you admit early that you will not manage one of the tasks, somebody else has time to take it.',
    'More work is offered to you than you can do well, so it is fair to name a later date.',
  ],
  7: [
    'A partner may be generous where you are careful, or the other way about. Between you there is a sensible middle; it has to be put into words.',
    'Another person may offer more than you dare to accept, or expect more than you can give. Speak about it before it becomes a habit.',
  ],
  8: [
    'Trust or credit is offered, and the terms are strict, so it is worth reading them twice. You will be more at ease with help that you are able to repay.',
    'You may want to rely on somebody who is careful with trust. They will be less careful once they have seen the figures.',
  ],
  9: [
    'A large plan of study or travel runs into rules. They may allow more than you think, which you find out by reading them to the end.',
    'You would like to go far, and there is a condition to be met first. Once you have met it, the way is free.',
  ],
  10: [
    'You could get ahead, and the work that comes with it is heavy. If you know exactly what the position involves, you can negotiate the part that would wear you out.',
    'You could rise in your work, and would have less time for everything else. There is no hurry, because the offer gains by your asking about the hours.',
  ],
  11: [
    'Friends want everything at once, and somebody has to say what can be done. If it falls to you, they will take it well as long as you name a date for the rest.',
    'Your friends may plan something that is too large for them. You can help them to find the part that can be done.',
  ],
  12: [
    'You need rest and feel that you have not earned it. Rest need not be earned. A little of it, taken in time, spares you a great deal later.',
    'You are hopeful when you are by yourself, and then you think of everything that could go wrong. Both thoughts are of some use.',
  ],
};

export const jupiterSaturnHarmonious: Growing = {
  1: [
    'Your hopes and your good sense agree for once. What you begin can be bold and durable as well, and people trust you because of it.',
    'People trust you because you do not overdo things. A step up in life can be taken in such a time, and you will be able to hold the place.',
  ],
  2: [
    'Your means can grow slowly and safely. You may be able to ask a better price, to save a little or to buy something that lasts.',
    'What you have saved or learned can be put to use. An offer that looks modest at first may have room to grow.',
  ],
  3: [
    'You speak generously and exactly at once, and so people listen. An agreement can be written, a text finished, a course taught.',
    'When you explain a plan well, even cautious people come round to it. The figures belong in it from the beginning.',
  ],
  4: [
    'An improvement at home can be planned and paid for. Somebody older may lend a hand, because they know how the place was built or how the family came to live as it does.',
    'At home people are both generous and sensible, so a matter that needed both can be settled. It is a good time for decisions that should hold for years.',
  ],
  5: [
    'Talent and practice go together. What you love to do may be brought to a form that others value as well.',
    'What you have practiced for pleasure begins to show. It may be noticed by people who know something about it, because they can see the hours behind it.',
  ],
  6: [
    'A better order of work soon proves its worth. You can take on somewhat more, because the days are built to bear it.',
    'Good habits and favorable conditions come together in your work. You may teach somebody, or learn from somebody who knows more.',
  ],
  7: [
    'Two people can agree on something for the long run. Promises that are made in such a mood are usually kept.',
    'One of two people has ideas and the other has patience, and both are needed for what you plan together. You can agree on the terms while both of you are pleased.',
  ],
  8: [
    'Each of you knows what the other can be trusted with, so a matter of shared money that has dragged on may be settled. Both sides can be satisfied, because neither asks for more than is fair.',
    'You can find terms for what you share that neither of you will regret later. It is easier now because neither is in a hurry.',
  ],
  9: [
    'A course of study or a journey with a purpose finds support. You can go far with it if you take the time to prepare, because the people who help you want to see that you mean it.',
    'A long course of study looks possible. Somebody who has done it before you may be willing to tell you how.',
  ],
  10: [
    'You are recognized for solid work. You may ask those above you for more responsibility, because they have seen what you do with the share you have.',
    'An opportunity at work comes just when you are ready for it, because you have done the groundwork. It is a good time to say what you are ready to answer for.',
  ],
  11: [
    'Some of your friends are enthusiastic about a common aim and others are patient. Much can be built in such company, because the first begin things and the second finish them.',
    'Friends with means and friends with patience may be ready to support one plan. You can bring them together, since you are the one who knows both.',
  ],
  12: [
    'In quiet you find both confidence and patience. An old private matter can be brought to a good end.',
    'Something that you carry in private becomes lighter when you put it in order. Help is near, and does not insist on being thanked.',
  ],
};

export const jupiterUranusTense: Growing = {
  1: [
    'You would like to settle down and you would like to leave, both with all your heart. If a chance comes up that can be undone later, it is the one to take.',
    'You are impatient for something new, and may be offered it at a moment’s notice. Tell the people it concerns before you say yes.',
  ],
  2: [
    'A sudden offer of money or a sudden wish to spend tests your judgment. Try half of it first, and you will know whether to go on.',
    'Money may come or go without warning. It is a good time to keep some of it where you can reach it.',
  ],
  3: [
    'Ideas and news come in a rush, and some of them contradict each other. Wait with the announcement until you have slept.',
    'You may change your mind in the middle of a sentence. People can follow you if you tell them so.',
  ],
  4: [
    'Too much good change is on offer at home. Alter one room, or one habit, and see how everybody lives with it.',
    'Somebody at home may suddenly want to live in another way. Let them try it before you judge.',
  ],
  5: [
    'A love or a game promises a great deal quickly. Enjoy it, and keep something back until you know it better.',
    'You may fall in love with a person or an idea at first sight. There is no hurry about the second step.',
  ],
  6: [
    'Work could be freed of half its rules, or fall into disorder. Try the new method on one task.',
    'You may want to leave a job or to turn it upside down. Find out which of its rules it is that you cannot bear.',
  ],
  7: [
    'Another person wants more freedom, or offers you more than you can take in. Ask for time, which costs nothing.',
    'An unusual person, or an unusual offer from a familiar one, may tempt you. Ask what would be expected of you.',
  ],
  8: [
    'A shared affair takes an unexpected turn, perhaps to your advantage. Have the terms explained before you are glad.',
    'You may want to be rid of a debt or a dependence at once. It can be done, and is done better with advice.',
  ],
  9: [
    'A distant plan becomes possible overnight. Find out first what it would mean for your ordinary week.',
    'A journey or a teacher may upset your opinions. You can enjoy that and still not change your life by next week.',
  ],
  10: [
    'A leap in your career is tempting, and nobody can tell you yet where it ends. Ask someone who has made a similar one.',
    'An offer may cut across your plans. If you take it, make sure for a while that you could return to them.',
  ],
  11: [
    'Friends pull you into something large and new. Join for a limited time, and with your eyes open.',
    'You meet people who want to change a great deal quickly. You may like them very much and still keep your old friends.',
  ],
  12: [
    'You are restless and hopeful in private, with no clear aim. Write down where you would like to go before you book anything.',
    'You sleep restlessly and have bold ideas at night. The good ones are still good in the morning.',
  ],
};

export const jupiterNeptuneTense: Growing = {
  1: [
    'You promise more than one person can do, and mean all of it. Half the promise would still be generous.',
    'You think well of everybody, yourself included, and may be disappointed by some. Keep one friend near who tells you the truth.',
  ],
  2: [
    'You may take a hope for an income. It is better to spend the money when it is there.',
    'You are generous with your money and may not know how much there is. Look before you give.',
  ],
  3: [
    'Words run ahead of the facts, yours as well as other people’s. Before a story is passed on, it can be checked.',
    'You may hear what you would like to hear. Ask people to repeat what matters.',
  ],
  4: [
    'You dream of a larger home or a happier family than you can have at once. A first step with the rooms you have is possible.',
    'Home may seem perfect in your memory, or in your plans. The one you have can be made better by small means.',
  ],
  5: [
    'You see a love or a pleasure in a golden light. It may be enjoyed, as long as the large decisions wait.',
    'You may idealize somebody you love, or a talent of your own. It does no harm if you know it.',
  ],
  6: [
    'You would like to help everybody at work, and are the first to be tired by it. One duty that would really be missed is enough.',
    'You may agree to help with more than you have strength for. Say how many hours you can give.',
  ],
  7: [
    'You and another person may hope for different things and call them by one name. It is worth asking each other what is meant.',
    'You may want to save somebody, or to be saved. It is kinder to ask what help is wanted.',
  ],
  8: [
    'You may be too generous with what is shared. Kind intentions are safer in writing.',
    'What belongs to whom may be left unsaid out of kindness. It is kinder still to say it.',
  ],
  9: [
    'Great truths and wonderful journeys are easy to come by. Two accounts of the same place will give you a fair idea of it.',
    'You would like to believe something because it is beautiful. You may, and still read what its opponents say.',
  ],
  10: [
    'An offer at work may promise more than it can keep. You can ask what it would mean on an ordinary day.',
    'You may be praised for something you have only planned. Let people know how far you have come.',
  ],
  11: [
    'A good cause may have much feeling and little plan. If you join it, you might bring the plan along.',
    'A hope that you share with friends may be larger than any of you can carry.',
  ],
  12: [
    'You want very much to get away from everything. A short retreat helps more than a long excuse.',
    'You may take refuge in daydreams. One of them is worth telling to somebody.',
  ],
};

export const jupiterPlutoTense: Growing = {
  1: [
    'You want to win, and would rather not say how much. Ambition does less harm when it is admitted.',
    'You are very sure of what you want, and may not notice what it does to others. Ask one of them.',
  ],
  2: [
    'You may want more than you need, and somebody may press you to decide. A good deal can be slept on.',
    'You may put a great deal into one plan for your money. Keep back what you need to live on.',
  ],
  3: [
    'A discussion may turn into a contest about who knows better. You can be right and still let it go.',
    'You would like to convince somebody, and try too hard. They may come round when you stop.',
  ],
  4: [
    'At home one person may want to decide for everyone, with the best intentions. It is time to ask each of you what they need.',
    'An old question of power in the family may come up when somebody wants more room. It is easier to answer now than it was.',
  ],
  5: [
    'A love or a piece of work wants all of you, at once. You can give it a great deal and keep something for the rest of your life.',
    'You may be jealous of somebody’s time or talent. Admit it to yourself, and it has less hold on you.',
  ],
  6: [
    'Your work grows until it has power over you. When you know which task matters most, you can bargain about the others.',
    'You could work without stopping. Somebody who needs you should be allowed to interrupt.',
  ],
  7: [
    'Two strong wills meet. Both of you could have what you want, if neither had to be the winner.',
    'Someone may try to win you over by pressure or by large promises. You can like them and still say no.',
  ],
  8: [
    'Money, trust or a secret may be used to get one’s way. You can decline that openly, and offer plain terms instead.',
    'You may learn more about another person’s affairs than they meant you to. Keep it to yourself until they ask.',
  ],
  9: [
    'Somebody may preach a conviction too hard, and it could be you. An example is more persuasive.',
    'You may feel that you have found the truth at last. Other people will have to find it in their own time.',
  ],
  10: [
    'You may be tempted to go over somebody’s head. It could work, and they would remember it.',
    'You could get far by using every advantage you have. Some of them you would not like to have used.',
  ],
  11: [
    'In a group some people may be passed over. You can speak for them without starting a revolt.',
    'Two people may want to lead the same group. It matters more what the group is for.',
  ],
  12: [
    'An old wish for power or revenge may stir in private. If you look at it alone first, it can tell you where you were hurt.',
    'Something you have long kept down may ask for more room. It is better let out a little at a time.',
  ],
};

export const saturnPlutoTense: Growing = {
  1: [
    'You meet with something that does not give way, and it may be yourself. With less pressure you will last longer, and what you are building does not need force.',
    'People may be hard on you, or you on them. If you hold your ground without attacking, they may learn to reckon with you.',
  ],
  2: [
    'You may fear that money will be tight. The fear becomes smaller when you know exactly how much you need.',
    'You hold on tightly to what you have, because so much seems uncertain. Some of it costs you more than it is worth, and you can begin by letting that go.',
  ],
  3: [
    'A hard truth has to be said or heard. Said once and with care, it need not be repeated.',
    'Somebody near you may answer with silence. A plain sentence, and a visit, do more than silence in return.',
  ],
  4: [
    'At home an old struggle about who decides may come up again. It ends more easily when one of you no longer needs to win it.',
    'Too few people carry the weight of the household. You may have to say which part of it you can no longer do.',
  ],
  5: [
    'Something you did for pleasure may be denied you, or has turned into a duty. A simpler thing that costs little is still within reach.',
    'Love and duty are hard to reconcile at such a time, and whoever threatens makes it harder. Patience does more.',
  ],
  6: [
    'The load is heavy and the rules are strict. If you do what is necessary and put the rest in writing, you will get through.',
    'Work may become a trial of strength. You can do your share correctly and look for better conditions at the same time.',
  ],
  7: [
    'A disagreement with another person has become a question of power, because each of you is afraid of losing something. It gets easier as soon as one of you says what that is.',
    'Somebody may want a promise that you cannot give. A smaller one that you keep is worth more to both of you.',
  ],
  8: [
    'A debt or a dependence has to be looked at in full. It weighs most before the figures are known.',
    'Something that is owed between you and another person presses on both. A first part of it, paid or forgiven, sets things moving.',
  ],
  9: [
    'What you believe is put to a severe test, because somebody or something contradicts it. You can live by what is left of it afterward.',
    'Somebody may demand that you believe as they do. You need not, and need not argue about it either.',
  ],
  10: [
    'Responsibility weighs on you, and somebody above you may make it heavier. It is a good time to be correct and to keep a record.',
    'Those in charge may insist on their power. Good work, and friends who have nothing to do with it, are your best support.',
  ],
  11: [
    'A common cause may divide into two camps. You can stay with the aim, and with those who still talk to both.',
    'A group may demand a loyalty that you used to give of your own accord. You are free to ask what it is for.',
  ],
  12: [
    'An old worry may weigh on you when you are by yourself. It helps to give it fixed hours, and to leave the rest of the day in peace.',
    'An old fear may find new reasons. They look smaller by day, and in the company of somebody sensible.',
  ],
};

export const saturnNeptuneTense: Growing = {
  1: [
    'You doubt yourself more than you need to, because what you are asked to be and what you dream of do not agree. Small proofs help.',
    'You may feel tired of being sensible. Give the dream an hour of its own, and it leaves the rest of the day in peace.',
  ],
  2: [
    'You may not know how much you can count on. A sum that is certain, however small, is a good basis.',
    'Something you hoped to earn or to own may take longer than you thought. Go by what is already there.',
  ],
  3: [
    'It is hard to say exactly what you mean, and others may take it for coldness. Write it down first.',
    'You may hear two accounts of one thing and believe neither. Ask somebody who was there.',
  ],
  4: [
    'A duty at home may be heavier because nobody has said how long it will last. Ask, and it is easier to bear.',
    'You may have to give up an idea of how the family ought to be. The people in it are still there.',
  ],
  5: [
    'A pleasure or a love may seem less than it was. Part of it was a dream, and the rest is worth keeping.',
    'You may be too strict with something you are making. It needs some time in which nothing has to come of it.',
  ],
  6: [
    'You may work hard without seeing what for. Find one person to whom it makes a difference.',
    'The rules at work may be vague and be enforced all the same. Have them explained to you.',
  ],
  7: [
    'One of you wants a promise and the other wants to be trusted without one. Both wishes can be said aloud.',
    'You may be disappointed in somebody, or they in you. What each had hoped for was perhaps never said.',
  ],
  8: [
    'What you share with somebody may rest on terms that each of you remembers differently. Put them on paper together.',
    'You may be afraid of losing something that was never quite promised to you. It is better to ask.',
  ],
  9: [
    'Something you believed may not stand up to what you have seen. You need not replace it at once.',
    'A journey or a course may prove harder than it looked from far off. Decide whether you want it as it is.',
  ],
  10: [
    'You may ask yourself what all the effort is for. A smaller aim that means something to you will carry you further.',
    'Your duties at work may not be clear, and you may be blamed for that. Have them set down clearly.',
  ],
  11: [
    'A plan among friends may fail because nobody would name a date. You could be the one to do it.',
    'A hope of yours may have to become more modest. It also becomes more likely.',
  ],
  12: [
    'An old worry has no clear shape and so no end. Tell it to somebody, and it gets both.',
    'You may need more rest than you think you are allowed. Take it before you have to.',
  ],
};
