import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Mars of a solar return with a planet after it, told for its year. */
export const mars: Pairs = {
  5: {
    conjunction:
      'Mars has Jupiter at its side this year, and you act on a large scale. You believe in what you start, so people join you, and boldness is rewarded oftener than the cautious would like. A trip, a campaign, a garden dug from one fence to the other: you finish what you would not have begun in another year. With three such undertakings at once, though, even you would be found asleep on the stairs.',
    harmonious:
      'Jupiter favors Mars this year, so your efforts pay. You begin at the right moment, find allies on the way, and come home tired in the good sense. Travel, enterprise and any fair contest gain by it. Only idleness is dangerous, because so much confidence without a task goes into talk, and you could spend the year announcing what you are about to do.',
    tense:
      'Jupiter drives Mars too far this year, and you start more than you can finish. A small rule calls for a protest, a friendly game for a victory, and a Saturday for four Saturdays’ worth of plans. Behind it there is a real hunger for a larger life, and you are seldom so brave. Let half of the contests go, and you will have the strength to win one of the others.',
  },
  6: {
    conjunction:
      'Saturn holds on to Mars, so this year’s work goes uphill. You press forward and brake at the same time, meet one obstacle after the other, swallow your anger and go on. It makes you tougher than you were, and what you build against such resistance does not fall over. Tasks with a clear end suit you best, since now and then you need to see something finished.',
    harmonious:
      'Mars and Saturn work well together this year, and you have strength as well as patience. You pace yourself, use the right tool, and are still at it in the tenth week, when others have found something better to do. It hardly matters to you whether you are praised, as long as the thing stands. You may be stern with those who tire sooner, yourself included; a day off is part of the work.',
    tense:
      'Saturn stands in the way of Mars this year, and where you need somebody’s consent, what you set out to do is slowed down. It may be a rule, a person in charge, an empty purse or your own doubt, and the anger finds no way out. Pushing harder makes it worse. You learn to work without a tailwind, which few people can. Take the obstacles one by one, and you may find that only a single one of them is really in your way.',
  },
  7: {
    conjunction:
      'Uranus and Mars are together, and where something has held you up for long, you act on impulse this year more than on plan. You may hand in your notice at the club in a single sentence, or help a stranger before you know what you are doing. Where things were stuck, such speed is a blessing. It is less of one where a knot could have been untied in an hour, and was cut.',
    harmonious:
      'Uranus gives Mars good timing, so quick and inventive action suits you this year. You see an opening and use it while others are still discussing it; a new method, tool or companion gives you back your appetite for work. A free hand means more to you than a reward. What has to be done by the book and in order, you leave half done, and somebody has to be asked nicely to finish it.',
    tense:
      'Uranus is in hard aspect to Mars, and when something holds you up this year you break away at short notice. You may walk out on people who would have agreed with you if you had asked. A sudden break clears the air, and sometimes takes along what you wanted to keep. You are right to want more freedom; it is the moment that you choose for it which needs care.',
  },
  8: {
    conjunction:
      'Neptune is with Mars, and this year you work well only for something you believe in. For a cause, a work of art or somebody helpless you find strength without end, and for mere duty you find none at all. The aim may change while you pursue it. You can give three evenings to a person who would have needed only one, so ask now and then whether it is still wanted.',
    harmonious:
      'Neptune guides Mars this year, so you get things done gently. You feel when the moment is right, and walk around what others push against. Work that you do for beauty, or for somebody’s good, gives you back the strength that it takes, and you may swim, dance or sail better than you knew. As it looks so effortless, nobody may notice that it was you.',
    tense:
      'Neptune is at odds with Mars, and a direct push may lose its aim this year. You start out well and find that the goal has moved; anger turns into guilt, or into a tiredness without a cause. You do things for people out of pity, and find them well done. When you don’t know why you are so tired, look for the no that you did not say. Small aims, such as can be seen whole, bring the strength back.',
  },
  9: {
    conjunction:
      'Mars and Pluto are together in this year’s chart, and your will is strong. You can do what seemed beyond you, swim the length of the lake or give up what you had given up ten times before, and put up with a great deal on the way. People feel the force of it and may push back. If you fly into a rage, it is mostly an old one. A task too large for one year is a better use for it than an enemy.',
    harmonious:
      'Pluto stands behind Mars this year, so you can keep going. What you begin you carry to the end without much show, and you recover fast; what others have given up for lost may be brought to you. You have yourself in hand, and that earns you some say over other things too. It can make you impatient with weakness, and you had some yourself not long ago.',
    tense:
      'Mars and Pluto are in hard aspect, and a contest of wills may mark the year. Somebody wants their way as much as you want yours, and neither of you says how far they would go. You find out how strong you are. Such a contest can also use up the very thing that it was about, so decide early what winning is worth to you.',
  },
};
