import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Neptune: force without an edge. */
export const marsMeetsNeptune: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      'Your strength comes and goes, and depends on what you believe in. For an ideal or a person you love you can do a great deal. For a chore you can do very little.',
    ],
    2: [
      '[wait] It is not quite clear what you are working for, or where it goes. Look at the figures, and put your energy into something with a clear result.',
    ],
    3: [
      'You argue with feeling and persuade by images. It is a fine mood for a poem or a plea, and a doubtful one for directions. Have somebody repeat what you said.',
    ],
    4: [
      'At home people may hint at what they want and not say it. Ask outright, and kindly. You may long for more peace there, and an hour alone is a beginning.',
    ],
    5: [
      'Passion makes you see everything in a more beautiful light. Enjoy it, in love as in what you create. Afterward believe what people do rather than what they said.',
    ],
    6: [
      'Your energy is spent in the course of the working day, and you hardly know on what. It is often a task that has lost its meaning. Rest helps more than trying harder.',
    ],
    7: [
      'You would do anything for the other person, or suspect them of something vague. Either way you may be mistaken about them. Ask a plain question, and believe the answer.',
    ],
    8: [
      'Desire and fear are hard to tell apart in what you share with someone. Sign and promise nothing for now. A gentle talk in confidence, however, can heal something old.',
    ],
    9: [
      'A cause or a far country inspires you. Learn as much about it as you can. For the practical part you need somebody more sober.',
    ],
    10: [
      '[wait] In public your aim is blurred, and others may see in it what they like. Work out in private what you would be fighting for. Creative work and helping others do well all the same.',
    ],
    11: [
      'A group may be moved by a dream, and you with it. Give your strength freely and your signature sparingly. Somebody should ask, in a friendly way, what it will take.',
    ],
    12: [
      'You get most done by stopping. Sleep, music and time near water give you strength, and an old anger may pass without ever having been explained.',
    ],
  },
  harmonious: {
    1: [
      'You act by feel and hit the mark. Gentleness is the stronger method for some days, in sport as in dispute. Follow the hunch, and leave others their room.',
    ],
    2: [
      'What you make with imagination finds its price. Work that has some soul in it is easier to sell and easier to do. A little that you give away may come back to you later.',
    ],
    3: [
      '[listen] You hear what is behind the words, and can answer that. It mends misunderstandings that no argument would have reached. Write with feeling, and read it once more before you send it.',
    ],
    4: [
      'Home can be made more comfortable with small means, a forgiving remark among them. You need not mention it. The others will notice that they like to be there.',
    ],
    5: [
      '[act] Inspiration and courage come together. Make something, perform something, or tell someone how lovely you find them. It will not sound foolish.',
    ],
    6: [
      'You work well in a quiet, steady rhythm. Help a colleague who would not ask. The tiredness afterward is of the agreeable sort.',
    ],
    7: [
      'You understand each other without finishing the sentence. Do something together that needs no talking. What was in dispute may not matter any longer.',
    ],
    8: [
      'Trust goes deep, and neither of you has to insist on it. You can forgive a debt of feeling, or ask to be forgiven one, in very few words.',
    ],
    9: [
      'A vision of where you want to go becomes clear enough to take a step toward it. Follow what moves you; people who know the way are glad to be asked.',
    ],
    10: [
      'You lead by example, and by something harder to name. A cause that moves you gives your work a meaning that ambition alone does not. Let people see what you care about.',
    ],
    11: [
      'Helping is easy among people who believe in the same thing. Give some of your time to it. You come home less tired than you went.',
    ],
    12: [
      'In retreat you are effective for once. Meditation, night work or a secret kindness does more than a campaign. What you let go of may come back by itself.',
    ],
  },
  tense: {
    1: [
      '[wait] You may lose your way between what you want and what you would like to want. Nothing is wrong with your strength; it lacks a direction. Rest, and choose a small clear target.',
    ],
    2: [
      '[wait] A vague promise of gain deserves a hard look, and so does a vague guilt about spending. Ask for it in writing. Whoever means well will not mind.',
    ],
    3: [
      '[listen] Misunderstandings multiply, and some are convenient to somebody. Do not fight over what was perhaps never said. Repeat it, date it, and be generous about the rest.',
    ],
    4: [
      'Under the surface of family peace somebody may be tired. Hints will not do. Lend a hand without being asked, and listen to what they have to say.',
    ],
    5: [
      '[wait] Enchantment and disappointment change places quickly. Someone may be playing with feelings, perhaps without knowing it. Keep your heart in the game, and promise nothing yet.',
    ],
    6: [
      '[reduce] You tire sooner than you think you should. Unclear instructions cost more strength than work does. Ask for clarity, and do less, rather than the same with a bad conscience.',
    ],
    7: [
      'You may be trying to save somebody who would rather be argued with, or the other way around. Drop both roles for an evening. Ask what is wanted, and believe the answer.',
    ],
    8: [
      '[wait] Suspicion feeds on silence where money or closeness is concerned. Find out the facts before you grieve over them. Some of what you fear may be a simple mistake.',
    ],
    9: [
      '[wait] An ideal may lead you in the wrong direction. Find out more about the way, the people and the cost. What is right for you will bear being checked.',
    ],
    10: [
      '[wait] Intrigue or plain confusion may sap the work. Keep a record of what you do, stay out of the gossip, and do not defend yourself against what nobody has said aloud.',
    ],
    11: [
      '[reduce] You pour strength into a common dream and feel oddly empty. Find out who else is really contributing. You may love a cause and still go home in time.',
    ],
    12: [
      '[wait] You may stand in your own way a little, out of fatigue or out of pity. Be kind about it and practical: cancel, sleep, and ask one sober person what they would do.',
    ],
  },
};
