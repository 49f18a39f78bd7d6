import type { ColumnShelf } from '../../../../report-catalogue.js';

/** Mars meets Neptune: force without an edge. */
export const marsMeetsNeptune: ColumnShelf['marsMeeting'][5] = {
  conjunction: {
    1: [
      'Strength comes and goes like a tide, and follows what you believe in. For an ideal or a person you love you can do a great deal. For a chore you can do very little.',
    ],
    2: [
      '[wait] It is not quite clear what you are working for, or where it goes. Check the account and the small print, and spend your zeal on something you can touch.',
    ],
    3: [
      'You argue with feeling and persuade by images. It is a fine mood for a poem or a plea, and a doubtful one for directions. Have somebody repeat what you said.',
    ],
    4: [
      'At home things are done by hint and sigh. Say outright who is to do what, kindly. Your own longing for a softer place can be met with paint, a lamp or an hour alone.',
    ],
    5: [
      'Passion has something of the theater about it, and everybody looks better by that light. Create, woo, dance. Believe what is done afterward rather than what was said.',
    ],
    6: [
      'Your energy leaks away in the working day, and it is worth finding the hole. It is often a task that has lost its meaning. Rest is a better remedy than coffee.',
    ],
    7: [
      'You would do anything for the other person, or suspect them of something vague. Either way you are fighting shadows. Ask a question that can be answered in a word.',
    ],
    8: [
      'Desire and fear are hard to tell apart in what you share with someone. Sign and promise nothing for now. A gentle talk in confidence, however, can heal something old.',
    ],
    9: [
      'A cause or a far country fills your sails. Let it carry you as far as the reading list or the harbor. The practical part will need a second person.',
    ],
    10: [
      '[wait] In public your aim is blurred, and others may see in it what they like. Work out in private what you would be fighting for. Artists and healers are excepted.',
    ],
    11: [
      'The group is moved by a dream, and you with it. Give your strength freely and your signature sparingly. Somebody should ask, in a friendly way, who does the work.',
    ],
    12: [
      'You get most done by stopping. Strength gathers in sleep, music and idle water, and an old anger may dissolve there without ever having been explained.',
    ],
  },
  harmonious: {
    1: [
      'You act by feel and hit the mark. Gentleness is the stronger method for some days, in sport as in dispute. Follow the hunch, and leave others their room.',
    ],
    2: [
      'What you make with imagination finds its price. Work that has some soul in it is easier to sell and easier to do. A little given away comes back by another road.',
    ],
    3: [
      '[listen] You hear what is behind the words, and can answer that. It mends misunderstandings that no argument would have reached. Write with feeling, and sleep once on the adjectives.',
    ],
    4: [
      'Home can be made softer with small means: a color, a scent, a forgiving remark. Do it yourself, and say nothing. They will notice that they stay at the table longer.',
    ],
    5: [
      '[act] Inspiration and courage come together. Make something, perform something, or tell someone how lovely you find them. It will not sound foolish.',
    ],
    6: [
      'You work well in a quiet rhythm, like somebody rowing. Help a colleague who would not ask. The tiredness afterward is of the agreeable sort.',
    ],
    7: [
      'You understand each other without finishing the sentence. Do something together that has no words in it. What was in dispute may be found to have evaporated.',
    ],
    8: [
      'Trust goes deep without being hauled there. You can forgive a debt of feeling, or ask to be forgiven one, in very few words.',
    ],
    9: [
      'A vision of where you want to go becomes clear enough to take a step toward it. Follow what moves you; people who know the way are glad to be asked.',
    ],
    10: [
      'You lead by example, and by something harder to name. A cause that moves you gives your work a shine that ambition alone does not. Let people see what you care about.',
    ],
    11: [
      'Helping is easy in company that believes in something. Give an evening to it. Your own hope gets stronger by being used on somebody else’s.',
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
      'Under the surface of family peace somebody is tired of it. Hints will not do. Take over a chore without being asked, and listen to what is said while you both work.',
    ],
    5: [
      '[wait] Enchantment and disappointment change places quickly. Someone plays with feelings, perhaps without knowing it. Keep your heart in the game, and promise nothing yet.',
    ],
    6: [
      '[reduce] You tire sooner than you think you should. Unclear instructions cost more strength than work does. Ask for clarity, and do less, rather than the same with a bad conscience.',
    ],
    7: [
      'You try to save somebody who would like to be argued with, or the other way around. Drop both roles for an evening. Ask what is wanted, and believe the answer.',
    ],
    8: [
      '[wait] Suspicion feeds on silence where money or closeness is concerned. Find out the facts before you grieve over them. Some of what you fear may be an error of arithmetic.',
    ],
    9: [
      '[wait] An ideal sends you off in a direction that the map does not confirm. Check the route, the teacher and the fee. What is right for you will bear being checked.',
    ],
    10: [
      '[wait] Intrigue or plain confusion may sap the work. Document what you do, keep out of the corridor, and do not defend yourself against what nobody has said aloud.',
    ],
    11: [
      '[reduce] You pour strength into a common dream and feel oddly empty. Find out who else is pouring. You may love a cause and still go home in time.',
    ],
    12: [
      '[wait] You sabotage yourself a little, out of fatigue or out of pity. Be kind about it and practical: cancel, sleep, and ask one sober person what they would do.',
    ],
  },
};
