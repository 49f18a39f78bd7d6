import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Uranus: force set free. */
export const marsMeetsUranus: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      'You may act before you have decided to, and surprise even yourself. It can set you free of something that had long been too tight. Keep a hand on the rail while you jump.',
    ],
    2: [
      'An abrupt decision about money or work lies in the air. Some of it is genius and some of it is nerves. Make the break in principle, and take a week over the figures.',
    ],
    3: [
      'Words fly, and some of them hit. Your wit is quick enough for two. Use it to open a subject that had been shut, and keep away from the send button when you are cross.',
    ],
    4: [
      'Something at home may give way with a bang, and there is fresh air afterward. Change what has annoyed everyone. Look where you put your hands while you do it.',
    ],
    5: [
      'Desire strikes without warning, for a person, a game or a bright idea. Enjoy the spark, and see what it looks like on an ordinary day before you change anything for it.',
    ],
    6: [
      'A routine breaks, perhaps because you break it. Try out the quicker way while the old one is in pieces. Allow for some sparks, and keep the instructions.',
    ],
    7: [
      'Someone does what you had never thought they would, or you do. After the shock there is honesty. Say what you want now, and let the old arrangement be old.',
    ],
    8: [
      'Something under pressure gives way, quickly and for the better. A claim, a silence or a dependence can be shaken off. It needs no more force than it has.',
    ],
    9: [
      'An idea or a journey comes at you from the side, and you are ready to drop everything. Drop the half that had bored you. The other half may come along.',
    ],
    10: [
      '[act] You break with procedure where all can see it. If it works, it is called leadership. Inform one person above you beforehand, and choose the hour yourself.',
    ],
    11: [
      'Among friends there is a rebellion, a new face or a brilliant plan. You are in the thick of it. Help it to become something that will still be there on a rainy day.',
    ],
    12: [
      'A suppressed impatience gets out, by a side door. Better that you open it: cancel something, confess something, run until you are out of breath. Afterward it is very quiet.',
    ],
  },
  harmonious: {
    1: [
      '[act] You feel free to do it your own way, and it suits you. A bold change made with a light hand, in manner, look or method, finds more applause than you expected.',
    ],
    2: [
      '[act] An unusual way of earning or saving offers itself, and you have the nerve for it. Try it out in a small edition. The tools you need can be borrowed.',
    ],
    3: [
      '[act] You find the surprising word, the shortcut, the right person to ask. Conversations jump and land well. Put the good idea in writing before it takes off again.',
    ],
    4: [
      '[act] A change at home that had been discussed for a year can be made in an afternoon. The household is readier than you think. Let somebody young have a say.',
    ],
    5: [
      '[act] Spontaneity wins, in love as in art. Do the thing you would do if you were not afraid to look silly. It does not look silly to those who watch.',
    ],
    6: [
      '[act] A clever change in how you work frees an hour a day. It may be a device, a trade with a colleague or simply leaving something out. Test it on a real task.',
    ],
    7: [
      '[act] You and another person find a way that neither had thought of. Meet outside the usual setting. Freedom granted without being asked for is repaid with interest.',
    ],
    8: [
      'You can speak of what binds you without tightening the knot. An unconventional settlement, about money or about closeness, suits both sides better than the customary one.',
    ],
    9: [
      '[act] A detour, a strange book or a person with other views gives your plan the turn it lacked. Set out without a full program, so that there is room for it.',
    ],
    10: [
      '[act] Originality is welcome in your work for the moment, if it solves something. Show the solution first and explain it afterward. You may be given a freer hand.',
    ],
    11: [
      '[act] Friends are up for it, whatever it is. Suggest the improbable date, the mixed company, the cause with no committee. Things begun lightly take hold.',
    ],
    12: [
      'A knot comes undone of itself, in a dream, on a walk, under the shower. Trust the odd solution. You can act on it quietly and let people wonder.',
    ],
  },
  tense: {
    1: [
      'Impatience makes you jumpy, and others jump with you. You want out, at once, and have not asked of what. Go fast on foot and slowly in decisions.',
    ],
    2: [
      '[wait] An unforeseen expense or a sudden offer may test your nerve. Neither the panic nor the thrill is a good adviser. Anything worth doing with money is still worth it when you have slept.',
    ],
    3: [
      '[wait] Tempers flare easily, in traffic, in talk and in writing. Step aside, answer later, and assume that half of it was meant for someone else.',
    ],
    4: [
      'There is unrest at home when one person wants to change everything and another wants to be left in peace, and you may know both wishes yourself. Agree on one change that can be reversed.',
    ],
    5: [
      'Love or play may take a sharp turn, and your pride feels every bend. Do not give an ultimatum that you would be sorry to have accepted. Laugh first, if you can.',
    ],
    6: [
      '[wait] The day may not go as planned, machines and people included. Keep a margin, save your work, and leave the argument about it until tempers have cooled.',
    ],
    7: [
      'One of you may want to break out and the other to hold on, and you can change roles in the middle of it. Freedom is negotiable between adults. Ask for it before you take it.',
    ],
    8: [
      '[wait] Something shared may be called in question overnight. It feels like an emergency and is a discussion. Gather what you know, breathe, and decide nothing in front of others.',
    ],
    9: [
      '[wait] Plans for a trip or a course may be upset, and your principles with them. The second choice often turns out to have the better view.',
    ],
    10: [
      'Defiance in public is satisfying for about a minute. There may be good reason for it. Put the reason into one calm sentence, and say it to the person who can change something.',
    ],
    11: [
      'A quarrel over freedom and loyalty may divide the group. You need not declare for either party. Someone ought to keep the minutes, and it gives you time to think.',
    ],
    12: [
      'Nervous strength with nowhere to go may keep you awake. Use it up in the evening, on the stairs or in the pool. The revolt you are planning can be held in the morning.',
    ],
  },
};
