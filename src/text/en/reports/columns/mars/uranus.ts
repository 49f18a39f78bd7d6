import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Uranus: force set free. */
export const marsMeetsUranus: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      'You may act before you have decided to, and surprise even yourself. It can set you free of something that had long been too tight, as long as you do not burn every bridge.',
    ],
    2: [
      'An abrupt decision about money or work lies in the air. Part of it is a good idea and part of it is nerves. Decide in principle, and take your time over the figures.',
    ],
    3: [
      'Words fly, and some of them hit. Your wit is quick enough for two. Use it to open a subject that had been shut, and send nothing while you are cross.',
    ],
    4: [
      'Something at home may change abruptly, and there is more freedom afterward. Change what has annoyed everyone, and tell the others before you begin.',
    ],
    5: [
      'Desire strikes without warning, for a person, a game or a bright idea. Enjoy the spark, and see what it looks like on an ordinary day before you change anything for it.',
    ],
    6: [
      'A routine breaks, perhaps because you break it. Try out the quicker way now, and be prepared for a few things to go wrong at first.',
    ],
    7: [
      'Someone may do what you had never thought they would, or you may. After the first surprise there is honesty. Say what you want now, and be ready to give up the old arrangement.',
    ],
    8: [
      'Something under pressure may give way, quickly and for the better. A claim, a silence or a dependence can be shaken off. There is no need to push any further.',
    ],
    9: [
      'An idea or a journey comes up unexpectedly, and you are ready to drop everything for it. You need not give up more than what had bored you anyway.',
    ],
    10: [
      '[act] You break with procedure where all can see it. If it works, it is called leadership. Inform one person above you beforehand, and choose the hour yourself.',
    ],
    11: [
      'Among friends there is a rebellion, a new face or a brilliant plan. You are in the middle of it, and can help to make something lasting of it.',
    ],
    12: [
      'You have held back your impatience for a long time, and it wants to be let out. Cancel something, say something that you have kept to yourself, or exercise hard. Afterward you are calmer.',
    ],
  },
  harmonious: {
    1: [
      '[act] You feel free to do things your own way, and it suits you. A bold change made with a light hand, in manner, look or method, finds more applause than you expected.',
    ],
    2: [
      '[act] An unusual way of earning or saving offers itself, and you have the nerve for it. Try it out on a small scale, without spending much on it.',
    ],
    3: [
      '[act] You find the surprising word, the shortcut, the right person to ask. Conversations are lively and lead somewhere. Put the good idea in writing before you forget it.',
    ],
    4: [
      '[act] A change at home that had been discussed for a year can be made in an afternoon. The household is readier than you think. Let somebody young have a say.',
    ],
    5: [
      '[act] Spontaneity wins, in love as in art. Do what you would do if you were not afraid to look silly. It will not look silly to anyone watching.',
    ],
    6: [
      '[act] A clever change in how you work frees an hour a day. It may be a device, a trade with a colleague or simply leaving something out. Test it on a real task.',
    ],
    7: [
      '[act] You and another person find a way that neither had thought of. Meet outside the usual setting. Freedom granted without being asked for is repaid with interest.',
    ],
    8: [
      'You can speak of what binds you without making it worse. An unconventional settlement, about money or about closeness, suits both sides better than the customary one.',
    ],
    9: [
      '[act] A detour, a strange book or a person with other views gives your plan the turn it lacked. Set out without a full program, so that there is room for it.',
    ],
    10: [
      '[act] Originality is welcome in your work for the moment, if it solves something. Show the solution first and explain it afterward. You may be given a freer hand.',
    ],
    11: [
      '[act] Friends are ready for almost anything. Suggest the improbable date, the mixed company, the cause with no committee. Things begun lightly may take hold.',
    ],
    12: [
      'A problem may solve itself while you are thinking of something else. Trust the solution, even if it is unusual. You can act on it quietly and let people wonder.',
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
      'Love or play may take an unexpected turn and hurt your pride. Do not give an ultimatum that you would regret if it were taken at its word. Laugh first, if you can.',
    ],
    6: [
      '[wait] The day may not go as planned, machines and people included. Keep a margin, save your work, and leave any argument until tempers have cooled.',
    ],
    7: [
      'One of you may want to break out and the other to hold on, and halfway through you may find that you have changed places. Freedom is negotiable between adults. Ask for it before you take it.',
    ],
    8: [
      '[wait] Something shared may be called into question overnight. It feels like an emergency and can be discussed like anything else. Find out what has happened, and decide nothing in the first heat.',
    ],
    9: [
      '[wait] Plans for a trip or a course may be upset, and your principles with them. The second choice may be the better one.',
    ],
    10: [
      'Defiance in public is satisfying for about a minute. There may be good reason for it. Put the reason into one calm sentence, and say it to the person who can change something.',
    ],
    11: [
      'A quarrel over freedom and loyalty may divide the group. You need not declare for either party. You can listen to both, and take time to think.',
    ],
    12: [
      'Nervous strength with nowhere to go may keep you awake. Exercise before the evening helps. Whatever you want to change can be decided when you have slept.',
    ],
  },
};
