import type { Growing } from '../../../report-catalogue.js';

/** Further conjunctions of slow planets, by house: the year by the Sun sign has the one wording, by the Ascendant the other. */

export const jupiterNeptune: Growing = {
  1: [
    'Hope and imagination meet in your own sign, and you are at your most open. It is a fine time for kindness and for art, and a poor one for judging who deserves it.',
    'You give off warmth without an edge to it, and strangers tell you their stories. Keep a friend near who asks for dates.',
  ],
  2: [
    'Money is spent and given with a full heart. Something you love doing may bring in more than expected, or promise to; look at the figures once in daylight.',
    'What you have feels like plenty, and sharing it is a joy. Set aside first what the month needs.',
  ],
  3: [
    'Words come easily and go far, in verse as well as in letters. Not every promise made in this mood can be kept, so write the date beside it.',
    'You understand people from half a sentence. Let them finish it all the same.',
  ],
  4: [
    'Home is full of guests, music or memories. A wish for a better place to live grows large; visit it in the rain before you sign.',
    'There is a great deal of good feeling at home, and old quarrels may be forgotten in it.',
  ],
  5: [
    'Love and invention come easily. What you make carries you along, and whom you adore may be as lovely as all that. Time will tell.',
    'A talent of yours forgets to be shy. Let it sing before an audience that wants nothing from you.',
  ],
  6: [
    'You want your work to help somebody, and it can. Take on one good cause and not three.',
    'You help so gladly that you grow tired without noticing. Stop at a fixed hour.',
  ],
  7: [
    'Another person seems sent from heaven, and may be. Enjoy the sympathy, and learn something ordinary about them as well.',
    'Two people believe the best of each other, and for a good part of the time they are right.',
  ],
  8: [
    'Trust runs high, in matters of money as in matters of the heart. It is mostly deserved; a plain agreement protects it.',
    'What divided you and another person is forgotten. What you owe each other should still be written down.',
  ],
  9: [
    'The far view is at its most beautiful. Travel, faith and study open, and you can lose yourself in them and come back richer.',
    'You find something to believe in with your whole heart. Leave room for questions.',
  ],
  10: [
    'Your name stands for something people would like to believe in. Deliver a little more than you promise.',
    'From the top of the chart a generous light falls on your work. Somebody may follow you for the sake of it.',
  ],
  11: [
    'A circle forms around a dream, and you are in the middle of it. Much is possible as long as somebody keeps the list.',
    'Hope is shared out like bread among friends. There is enough to go round, and some for later.',
  ],
  12: [
    'A great quiet opens, full of pictures. Rest in it. What you find there needs no use for the time being.',
    'Something like grace comes to you in private. You need only be quiet enough to notice.',
  ],
};

export const jupiterPluto: Growing = {
  1: [
    'You want more, and know that you could get it. Great force is at your disposal; see that what you go after is worth it.',
    'People feel your will before you speak. Use it for something that will outlast the wish to win.',
  ],
  2: [
    'Earning takes on a larger scale, or the wish for it does. A hidden asset may be found; so may the price of wanting too much.',
    'What you own could grow a great deal. Ask of each addition what it would cost you to keep.',
  ],
  3: [
    'Your words gain power. You may learn something that few know, and have to decide what to do with it.',
    'Talk goes to the bottom of things and comes up with something valuable. Not all of it need be told.',
  ],
  4: [
    'At home something is renewed from the ground up, and on a larger plan. Old treasure and old rubble come to light together.',
    'The family’s past shows its strength. Take that along, and leave the claims.',
  ],
  5: [
    'What you love, you love with all your might. A work begun in this state can be the one you are known by.',
    'Passion and confidence are at their height. Stake much, and not everything.',
  ],
  6: [
    'A great deal of work can be done, and a bad system broken up. Mind that the new one leaves you evenings.',
    'You find the lever that moves the whole of your day. It is usually a small task, rightly placed.',
  ],
  7: [
    'A powerful person comes into your life, or the one beside you shows their strength. Between equals this can build a great deal.',
    'The other side has resources, and so have you. Lay them open before you combine them.',
  ],
  8: [
    'What is shared, owed or hidden comes up for a large settlement. Courage is rewarded, and so is having read the papers.',
    'Deep matters between two people are given new life. What has to end can end well.',
  ],
  9: [
    'A conviction takes hold of you with great force. Test it on those who disagree before you test it on the world.',
    'Study, travel or law opens a door to power. Go in with a clear purpose.',
  ],
  10: [
    'Your work can take a great step. Influence is offered, and it matters from whom.',
    'At the top of the chart ambition meets its occasion. You can rise, and will be watched as you do.',
  ],
  11: [
    'A group you belong to gains weight. Together you can change something, and should say beforehand where you would stop.',
    'Friends in high places, or friends with a cause: either can carry you far.',
  ],
  12: [
    'In private a deep confidence grows, from having looked at what you feared. It needs no announcement.',
    'What was buried turns out to be a source. You can draw on it quietly.',
  ],
};

export const saturnUranus: Growing = {
  1: [
    'One side of you wants to keep everything and another to be rid of it. A break is due, and it can be a clean one if you choose what stays.',
    'You are tense because two kinds of life want you. Build up the new one before you leave the old.',
  ],
  2: [
    'An old way of earning ends while a new one is hardly begun. Keep costs low and nerve steady in between.',
    'Security has to be invented afresh. What you can do counts for more now than what you hold.',
  ],
  3: [
    'How you think and speak changes its framework. Learn the new rules thoroughly, and then argue.',
    'Old contacts fall away and others hold under strain. You will know which are which by their answers.',
  ],
  4: [
    'At home an arrangement of many years gives way. Hold up what bears weight, and let the rest be altered.',
    'A small change at home turns out to affect everything. Ask somebody whose judgment is sound to look at it.',
  ],
  5: [
    'You cannot play by the old rules and have none yet for the new game. Make them up slowly, with someone you trust.',
    'Love and work for its own sake want both freedom and form. A frame you choose yourself is both.',
  ],
  6: [
    'The working day breaks where it was stiffest. What you put in its place should be simple enough to last.',
    'You are torn between duty and the wish to get away. Change the task before you change the job.',
  ],
  7: [
    'A bond must become freer or firmer, and perhaps both. Say what you can promise and what you cannot.',
    'Somebody close wants out of a pattern, or you do. The person need not go along with the pattern.',
  ],
  8: [
    'Ties of money or dependence are cut or rewritten. It is sober work, and you are lighter for it.',
    'An old agreement ends before its time. Read what it says about endings.',
  ],
  9: [
    'A set of beliefs no longer holds, and its best parts can be used again. Take your time to find the next.',
    'You outgrow a school or a teacher. Leave with thanks.',
  ],
  10: [
    'Your position changes its ground. What you have learned stays yours, whatever the title does.',
    'Standing and freedom come into conflict in public. A narrower task with more say may settle it.',
  ],
  11: [
    'A circle splits into those who want it as it was and those who do not. You may be the one who can speak to both.',
    'Old aims and new company do not fit. Rewrite the aims.',
  ],
  12: [
    'Something that you had shut away comes up again. It wants less than you feared.',
    'Your need for rest and quiet changes. Sleep regularly until you know how much of it you want.',
  ],
};
