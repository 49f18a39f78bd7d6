import type { Growing } from '../../../../report-catalogue.js';
import { plutoArrives } from './outer-arrivals.js';
import { plutoLeaves } from './outer-departures.js';

/** Pluto in a house. Its arrival and departure are told in files of their own. */

const stays: Growing = {
  1: [
    'Pluto changes you from the ground up, and slowly. What you did only for show becomes difficult, and what you really want becomes strong. Other people may find you intense. You do not have to explain all of it, and can be gentle with those who worry.',
    'You have more force than you used to, and fewer ways to hide it. Pluto brings you into situations in which only your real opinion is of use. Some people keep their distance because of it, and others come to you for the same reason.',
    'Something in you is being given up, and something stronger takes its place. Pluto does this over a long time and does not ask whether it is convenient. You may notice it by what you no longer tolerate, from others or from yourself.',
  ],
  2: [
    'What you own has some power over you, and Pluto brings that to light. Ways of earning may end and be replaced by others that rest on a deeper ability. Behind many of your decisions about money is a question about what you believe you are worth.',
    'Your relation to money changes for good. Pluto goes to the bottom of an old fear of having too little, and you may let go of something that you held too tightly. What you can do, and what you would do for nothing, becomes the more reliable property.',
    'You find out what you would not sell. Under Pluto there may be struggles over means, with others or with your own habits, and they make you thorough. A talent that you buried early is worth digging for.',
  ],
  3: [
    'Your words have more effect than you intend. Pluto turns a plain talk with somebody near into the one that has long been due. You like to get to the bottom of a subject and lose patience with gossip. Research of any kind goes well.',
    'You notice what is meant behind what is said. Pluto makes you a good questioner and sometimes an uncomfortable one. With a brother, a sister or a neighbor an old matter may come up and be settled. Not every truth you find has to be told on the same day.',
    'Your way of thinking becomes deeper and more stubborn. Pluto has you read, ask and dig until you know. People nearby may feel examined. If you tell them something about yourself as well, it turns into a conversation.',
  ],
  4: [
    'In the family and at home things are changed at the root. Pluto may uncover what was never spoken of, or end a way of living that everyone had gotten used to. It is hard for a time. What is built after it stands on firmer ground.',
    'You are concerned with where you come from. Pluto brings up old questions of power in a family: who decided, who kept silent, who had to leave. You can answer them only for yourself, and that is enough to change how you live now.',
    'Your private life undergoes a slow renovation, and perhaps the house does too. Under Pluto you cannot live for long where you have to pretend. There may be a farewell in it, and those who stay know each other better.',
  ],
  5: [
    'You love nothing halfheartedly. Pluto gives your affections and whatever you make great force, along with some jealousy. If the force goes into work of your own, it becomes a gift; put into holding on to a person, it does harm to both of you.',
    'What you do for joy has become serious. Under Pluto a hobby may turn into a passion and a flirtation into a question of everything or nothing. Children show their will, and you meet your own in them. Some lightness has to be arranged on purpose.',
    'You want to make something that has never been seen before, and are ready to throw away a good deal for it. Pluto makes you a severe judge of your own work and of those you love. It softens when you remember that play was the beginning of it.',
  ],
  6: [
    'Your daily work is changed thoroughly. Pluto shows what is wrong with a method or a place of work, and you cannot overlook it any more. You can endure a great deal, and may ask too much of yourself. A habit that has cost you strength for a long time can be given up for good.',
    'You go to the cause of what does not work. Under Pluto repairs that only hide a fault annoy you, in a task or in your own way of living. Colleagues may feel criticized. It is easier for them if you begin with your own desk.',
    'Work has a great hold on you. Pluto lets you do more than others would think possible and forget to stop. There may be struggles about who decides. What you reform now, step by step, makes your days livable for a long time.',
  ],
  7: [
    'You meet people who change you. Pluto in the house of partners brings strong attractions and strong opponents, and asks in each case who has the power. It can be spoken of. In a bond that lasts through this, both have at some time given in first.',
    'Nothing between you and a partner can stay on the surface. Pluto brings up fears of losing each other that both have hidden. An opponent may turn out to take you more seriously than your friends do. What survives can be relied on.',
    'With other people it is all or nothing for you at present. Under Pluto a partnership may end because it was only convenient, or be renewed because both dared to speak. You cannot change the other person, though you are changed by them.',
  ],
  8: [
    'Pluto is at home in this house. Matters of trust, legacy and closeness are gone through completely, and what drains you can be ended. You may learn that you can bear to be known, and after that there is little left to fear.',
    'What is unsaid between you and others, about money, desire or dependence, comes up for a decision. Pluto makes such talks hard to avoid and good to have had. You give up control in one place and find that you are still safe.',
    'You understand better than most people what binds them to each other. Pluto in this house deals with debts, secrets and loss. A trust that was broken can be repaired or ended, and the decision does you good in either case.',
  ],
  9: [
    'A conviction that you took over from others does not hold any longer. Pluto goes to the bottom of what you believe, by way of a study, a journey or a crisis of faith. What is left of it will be your own, and you will not need to persuade anyone.',
    'You want to know what is true, even if it is inconvenient. Pluto makes you an earnest student and a hard opponent in argument. A place far from home, or a teacher, may change you. It is well to leave others time to follow.',
    'Your view of the world becomes deeper and darker for a while, and then more hopeful. Under Pluto you read what others avoid. Whatever you come to believe in this time has been tested, and it can carry you later.',
  ],
  10: [
    'What you do in the world is being remade. Pluto gives you influence and brings people who want to share it, and it ends a role that had become hollow. How you use power now will be remembered. Ambition does best with an aim that is larger than yourself.',
    'Your work becomes a matter of conviction. Pluto does not let you go on with what you no longer believe in, and there may be conflict with those above you. You can lose a position and gain authority. Some things are better prepared in silence.',
    'People take you seriously, and some of them may be a little wary of you. Under Pluto you see through the games that are played for position, and could play them. You get further with one task that you do entirely, for everyone to see.',
  ],
  11: [
    'Groups change you, and you change them. Pluto goes to the root of a common aim and shows who is there because of it. Some friendships end without a quarrel, and one or two become very deep. You hope for fewer things, and hope for them more strongly.',
    'In your circle the question of power comes up: who decides, who is left out, who pays. Pluto makes you sensitive to it, and able to do something about it. You may leave one group and find that a few of its people go with you.',
    'Your hopes for the future have become serious. Under Pluto you no longer want what everyone wants, and look for the two or three people who mean it as you do. With them more is possible than with the large company you had before.',
  ],
  12: [
    'Pluto is looking into an old fear of yours. Most of the work is done alone or with one person whom you trust. What you have kept locked away held a good deal of your strength, and you get that back along with the rest.',
    'Something from long ago is being dealt with in private. Pluto brings it up in dreams or in moods for which you see no cause. You need not understand it all at once. People notice only that you have become calmer about certain things.',
    'You need to be alone with what moves you, and that is not a flight from others. Under Pluto an old grief, or anger that had no outlet, can lose its hold on you. It takes time, and somebody with experience may be a help.',
  ],
};

export const pluto = { arrives: plutoArrives, stays, leaves: plutoLeaves };
