import type { PassageCells } from '../../../../return-catalogue.js';

/** Jupiter over a birth chart in a year: weeks, and good ones for something larger. */
export const jupiterPassages: PassageCells[5] = {
  0: {
    conjunction:
      'Once in about twelve years Jupiter comes to your Sun, and in this year it does. You think better of yourself, and others seem to agree. A wish that had looked too large may turn out to have a first step. Say aloud what you would like to do, to somebody who could help, while it still sounds a little bold to you.',
    harmonious:
      'You are given the benefit of the doubt while Jupiter is good to your Sun. A request, or a plan for the months ahead, is heard in a good mood, and your own confidence does part of the work. Nothing forces you to use these weeks, and so they can go by like any others.',
    tense: [
      'While Jupiter is at odds with your Sun, you want to do more than one person can. It feels like confidence, and mostly it is. Your plans may need everything to go well, and more hours than a week has. Cross out the part that is there for show, and you can do the rest properly.',
      'Jupiter is at odds with your Sun, and you say yes to more than the weeks will hold. People like you for it, and so do you. A promise costs nothing on the day when it is given. What you can keep is quickly sorted out, if you ask yourself which of these offers you would still make on a gray morning.',
      'You think on a large scale when Jupiter is in hard aspect to your Sun, and the details are left to whoever is standing near. Your good faith carries others along, now and then past the point where they meant to stop. You lose nothing by halving the plan; what is left of it is likely to be done.',
    ],
  },
  1: {
    conjunction:
      'Jupiter on your Moon makes you warm, generous and easily moved, and people like to be where you are. Something that weighed on your spirits may lift, and you forgive more easily than you thought you could. You may also say yes to whoever looks as if they needed it. What does you good now is worth remembering for leaner times.',
    harmonious:
      'Things at home go gently while Jupiter is kind to your Moon. You sleep better, forgive sooner and are easily made glad. It is a good stretch for a visit, a reconciliation or a move that you had been thinking about, since neither you nor the people you live with are inclined to count who gave what.',
    tense:
      'Feelings swell while Jupiter is at odds with your Moon: a kindness delights you, a small neglect offends you, and the truth is somewhere between. You may feed, house or console more people than you have room for. Before you offer help again, ask yourself whether it was asked for, and who will look after you meanwhile.',
  },
  2: {
    conjunction:
      'Your mind wants a larger subject when Jupiter stands on your Mercury. You may begin a course, take on a text or a negotiation, or plan a journey, and you find that people follow what you say. The idea of those weeks is usually good and rarely finished. Write it down while you are excited and check it when you are not.',
    harmonious:
      'What you have to say is well received while Jupiter helps your Mercury. It favors letters, lessons and whatever has to be explained to somebody who could say no. You see how the parts of a matter belong together, and you can put it in a way that leaves the other person room to agree.',
    tense:
      'You know a good deal, and with Jupiter at odds with your Mercury you speak as if you knew the rest. The story gets better with each telling, and a detail that you passed over may turn out to be the one that matters. Read anything you have to sign a second time, the small print included.',
  },
  3: {
    conjunction:
      'Affection comes easily when Jupiter meets your Venus. You are liked, and you like being liked; somebody new may delight you, or somebody familiar may do so again. It is also a time for beautiful things, and for spending on them. What gives real pleasure now is usually company, and that costs less than you think.',
    harmonious:
      'People are glad to see you while Jupiter is good to your Venus. An invitation may lead further than it seemed to, and a favor is granted before you have finished asking. Love, friendship and taste all do well in this stretch of the year, most of all where you accept what is offered without working for it.',
    tense:
      'Jupiter is at odds with your Venus, and you may have too much of a good thing: spending, praise, dessert, invitations. The good will in it is real. Let a purchase or a declaration wait for a few days; if you still want it then, it was more than the mood.',
  },
  4: {
    conjunction:
      'You have strength to spare when Jupiter stands on your Mars, and the courage to use it. Something that you had only talked about can be done now, whether it is hard work, a contest or a step you have owed yourself. Others are carried along. Choose the one undertaking that deserves so much energy, before it spreads over five.',
    harmonious:
      'Effort pays while Jupiter is good to your Mars. You act at the right moment without thinking much about it, and other people make way or join in. It suits a venture of your own, a piece of practice, or a task that needs a push more than it needs tact. What you do for the pleasure of doing it goes furthest.',
    tense:
      'Jupiter urges your Mars on, and you overrate what can be done in a week. There is real drive in it, and anybody slower gets to hear of it. Quarrels over principle and unfinished work tend to come from starting too much. Begin only the work that you could also finish on an ordinary day.',
  },
  5: {
    conjunction:
      'Jupiter is back where it was when you were born, as it is about every twelve years. You may look up from routine and want a longer view: to learn, to travel, to believe in something. What you hoped for in earlier years can be looked back on, and something else may be worth wanting now.',
    harmonious:
      'What you believe in and what you are doing fit together while Jupiter is in easy aspect to its own place in your birth chart. A plan that already works can be expanded without much risk. You trust your own judgment, with some reason, and people who think as you do are easier to find.',
    tense: [
      'Jupiter is in hard aspect to its own place in your birth chart, and you hope for more than you have planned for. It is a question of measure: which of your aims have grown since you set them, and which have only grown in the telling. One of them may have to be made smaller to be reached.',
      'Your hopes are looked over, for Jupiter is in hard aspect to its own place in your birth chart. What you believed in some years ago, when it stood there, has come true in part and in part been outgrown. You may still defend it out of habit. A hope that is given up in time leaves room for one that fits.',
      'Jupiter stands at odds with its own place in your birth chart, as it does every few years, and you would like everything to be larger: the plans, the company, the opinions. Some growth is due. It does you most good in one direction, with the others left as they are for the present.',
    ],
  },
  6: {
    conjunction:
      'Something that you have carried for a long time gets easier when Jupiter comes to your Saturn. A duty may be shared, a rule relaxed, a debt paid off, and you notice how used you had become to the weight. It is a time for deciding which obligations you would choose again, and for growing with those.',
    harmonious:
      'Hope and caution agree while Jupiter supports your Saturn. You can plan over years and still be glad of the next step, which makes this a good stretch for contracts, savings, studies and anything built slowly. Somebody experienced may put in a word for you because you have been reliable when nobody was looking.',
    tense:
      'One part of you wants to go ahead and another wants to be sure, while Jupiter and your Saturn are at odds. You may expand where it would be wiser to repair, or hold back where nothing forbids you to go on. Both voices are worth hearing: let one of them set the aim and the other the pace.',
  },
  15: {
    conjunction:
      'Doors are easier to open when Jupiter crosses your Ascendant. You come across as open and confident, people take to you, and you may meet somebody who widens your life a little. It is easy to promise more of yourself than there is. Go where you have not been before, or where you are hardly known.',
    harmonious:
      'You make a good impression without trying while Jupiter is good to your Ascendant. Meeting new people, presenting yourself or asking for a chance goes well, and a partner or a friend may be the one who brings it. You seem more hopeful than usual, and that makes others generous.',
    tense:
      'People expect a great deal of you while Jupiter is square to your Ascendant. You come across as so confident that they may count on you for more than you have offered. Someone close may have larger ideas for you both than you have yourself. It is worth saying early what you can give, and what you can’t.',
  },
  16: {
    conjunction:
      'Your work is seen in a good light when Jupiter comes to your Midheaven, as it does once in about twelve years. A wider task, a better position or public recognition may be in reach, and those who decide are inclined to agree. Ask for what you would need in order to do the larger thing well, and not only for the title.',
    harmonious:
      'What you do in public and your private life help each other while Jupiter is good to your Midheaven. A person with some influence may speak well of you, and those at home understand better what you are after. If you would like people to know you for something, this is a part of the year in which to say so.',
    tense:
      'Ambition runs ahead of the hours in the day while Jupiter is square to your Midheaven. You may be offered more than you can do well, or want a success that leaves little room for home. There is a real chance in it somewhere. Take the part that you would still want if nobody heard of it.',
  },
};
