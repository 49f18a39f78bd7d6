import type { SolarReturnReadingCells } from '../../../../reading-catalogue.js';

type Pairs = SolarReturnReadingCells['aspects'][number];

/** Mars of a solar return with a planet after it, told for its year. */
export const mars: Pairs = {
  5: {
    conjunction:
      'Mars has Jupiter at its side this year, and you act on a large scale. You believe in what you start, so people join you. Boldness tends to pay. Several such undertakings at a time would wear out even you.',
    harmonious:
      'Jupiter favors Mars this year, so your efforts pay. You begin at the right moment, find allies on the way, and don’t wear yourself out. Travel, enterprise and any fair contest gain by it. With nothing to do, so much confidence goes into talk, and it would be a pity to have only that to show for the year.',
    tense:
      'Jupiter drives Mars too far this year, and you start more than you can finish. A small challenge seems to call for a crusade, and a rule for a protest. There is a real hunger for a larger life in this. You come nearer to it when you give up half of the contests and win one of the others.',
  },
  6: {
    conjunction:
      'Saturn holds on to Mars, so this year’s work goes uphill. You press forward and brake at the same time, meet obstacles, swallow your anger and go on. It is tiring, and it makes you tougher than you were. Tasks with a clear end suit you best, since you will need to see something finished now and then.',
    harmonious:
      'Mars and Saturn work well together this year, and you have strength as well as patience. You know how to pace yourself, and people rely on you because you do not give up halfway. You hardly need to be praised for it; that the thing stands is enough.',
    tense:
      'Saturn stands in the way of Mars this year, and what you set out to do is slowed down. It may be rules, people in charge, or tiredness and doubt, and your anger does not find a way out. Pushing harder makes it worse. Look at the obstacles one after the other, and you may find that only one of them is really in your way.',
  },
  7: {
    conjunction:
      'Uranus and Mars are together, and you act on impulse this year more than on plan. Independence is worth a fight to you, and you may break with something in a single sentence. Where things were stuck, such speed is useful. Where they are delicate it destroys what patience could have untied.',
    harmonious:
      'Uranus gives Mars good timing, so quick and inventive action suits you this year. You see an opening and use it while others are still discussing it. New methods, tools or companions give you back your strength. You work hardest where nobody tells you how, and a free hand means more to you than a reward.',
    tense:
      'Uranus is in hard aspect to Mars, and you lose patience at short notice this year. You may walk out on people who would have agreed with you if you had asked. A sudden break clears the air, and sometimes takes along what you wanted to keep. You are right to want more freedom; it is the moment that you choose for it which needs care.',
  },
  8: {
    conjunction:
      'Neptune is with Mars, and this year you work well only for something you believe in. For a cause, a work of art or somebody helpless you find strength without end, and for mere duty you find none. Your aim may change while you pursue it. What you do can be generous, provided you ask now and then whether it is still wanted.',
    harmonious:
      'Neptune guides Mars this year, so you get things done gently. You feel when the moment is right, and go around what others push against. Work that you do for beauty, or for somebody’s good, gives you back the strength that it takes. It may look from outside as if you did very little.',
    tense:
      'Neptune is at odds with Mars, and a direct push may lose its aim this year. You start out well and find that the goal has moved; anger turns into guilt, or into a tiredness without a cause. Somebody may not be quite open with you, or you not with yourself. Small aims, such as can be seen whole, bring the strength back.',
  },
  9: {
    conjunction:
      'Mars and Pluto are together in this year’s chart, and your will is strong. You can do what seemed beyond you, and put up with a great deal on the way there. People feel it and may push back. If you get into a rage, it is mostly an old one. A task without a bottom is a better use for this strength than a feud.',
    harmonious:
      'Pluto stands behind Mars this year, so you can keep going. What you begin you carry to the end without much show, and you recover fast. You may well be asked for what others have given up. Because you have yourself in hand, people let you have some say over other things as well.',
    tense:
      'Mars and Pluto are in hard aspect, and a contest of wills may mark the year. Somebody wants their way as much as you want yours, and neither of you says how far they would go. You find out how strong you are. Such a contest can also use up the very thing that it was about, so decide early what winning is worth to you.',
  },
};
