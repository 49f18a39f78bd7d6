import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Mars of a solar return with a planet after it, told for its year. */
export const mars: Pairs = {
  5: {
    conjunction:
      'Mars has Jupiter at its side this year, and you act on a large scale. Courage is high, so is appetite, and people join what you start because you so clearly believe in it. The bold move tends to be the right one. Several bold moves at once would wear out even you, so give most of your strength to one cause.',
    harmonious:
      'Effort pays, since Jupiter favors Mars. You begin at the right moment this year, find allies on the way, and don’t wear yourself out. Sport, travel, enterprise and fair contests all gain by it. Confidence of this kind wants something to do. Without a task it goes into tall talk, which is pleasant for one evening.',
    tense:
      'Jupiter drives Mars past the mark this year, and you start more than you can end. A small challenge seems to deserve a crusade, and rules feel like insults. Under the bluster is a real hunger for a larger life. Give up half of these contests, and you have the strength to win one. Rest is part of the effort.',
  },
  6: {
    conjunction:
      'Saturn takes hold of Mars, and the year’s work goes uphill. You drive and brake at once, meet obstacles, swallow anger and keep going. Frustration is part of it. So is a rare toughness, for few years let you do so much with so little waste. Tasks with a clear end suit this best, since you want to hear that a thing is done.',
    harmonious:
      'Strength and patience share the work this year, for Saturn schools Mars well. You pace yourself, finish what you begin, and are given responsibility because strain does not shake you. Hard jobs come out right. Praise is hardly needed; the thing itself, standing where you put it, is satisfaction enough.',
    tense:
      'Whenever Mars sets off this year, Saturn is in the way. Rules may hinder you, or people in charge, or tiredness and doubt, and the anger finds no outlet. Force makes it worse, and patience does more. Pick the obstacle that is truly in your way, and work on that one alone.',
  },
  7: {
    conjunction:
      'Uranus and Mars together strike sparks, and you act on impulse this year more than you plan to. Independence is worth a fight to you. You break with what held you, sometimes in a sentence. Speed is useful where things were stuck. Where they are delicate it costs, and haste tears what patience could have untied.',
    harmonious:
      'Quick, inventive action suits you this year, because Uranus gives Mars its timing. You see an opening and are through it while others discuss it. New methods, tools or companions refresh your strength. Freedom to do it your own way matters more than reward, and you work hardest where nobody tells you how.',
    tense:
      'Uranus sets Mars off at short notice. You rebel this year, sometimes against people who would have agreed with you, and delay feels like a trap. A sudden break may clear the air and take along some things that you wanted. The demand for freedom is right. The timing is what needs care, and a pause costs nothing.',
  },
  8: {
    conjunction:
      'Neptune is with Mars, so your drive follows a dream this year or follows nothing. For a cause, a work of art or someone helpless you find strength without end; for mere duty it leaks away. Aims shift while you pursue them. You can do something generous, provided you ask now and then whether it is still wanted.',
    harmonious:
      'You get things done gently this year. Neptune guides Mars, so that intuition picks the moment and you go around what others push against. Work done for beauty, or for someone’s good, gives you back the energy it takes. You may not look busy at all. The results have to speak for you, and they do.',
    tense:
      'Mars loses its aim in Neptune’s mist this year. You start strongly and find that the goal has moved; anger turns to guilt, or to a vague fatigue, or takes a hidden route. Someone may be less than open, and it may be you. Plain aims, small enough to be seen whole, bring the strength back.',
  },
  9: {
    conjunction:
      'Mars and Pluto join forces in this year’s chart, and your will is formidable. You can do what seemed beyond you, clear out what was rotten, and outlast anyone. People feel it and may push back. Rage, where it comes, is old and goes deep. An honest opponent or a bottomless task is a better use for this strength than a feud.',
    harmonious:
      'Pluto stands behind Mars, and you have staying power. What you begin this year you carry to the end, with little show, and you recover fast. You are equal to the job that others have given up. Command over yourself comes more easily, and so people grant you influence over other things.',
    tense:
      'A contest of wills may mark the year, with Pluto ranged against Mars. Somebody wants their way as much as you want yours, and neither of you says how far you would go. It brings out hidden strength and can eat up the very thing it was about. Decide early what winning is worth to you, and stop at that price.',
  },
};
