import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

export const marsProgressedSign: BySign = {
  [Aries]:
    'Your will is straight and quick with progressed Mars in Aries, its own sign. These are years of initiative: you compete, start things, speak up when somebody is treated badly. Anger arrives promptly and leaves without a grudge. So much energy can wear out people who only wanted to keep you company, and perhaps yourself. Look around now and then to see who is tired. A fixed time for stopping does you good, since you seldom notice by yourself that it is enough.',
  [Taurus]:
    'With progressed Mars in Taurus your drive is slow and hard to stop: it takes you a long time to begin, and longer to give up. You win by being the last to leave: you build and save, you wait longer than anyone, and you are in no hurry to get what you want. What you finish is solid. Mars is not fond of such patience, however, and when you are pushed too long the anger comes all at once. Say no at the first tug, while it can still be friendly.',
  [Gemini]:
    'Words are what you fight with while progressed Mars is in Gemini. It puts will into wit and quick hands; you are at your best in debate, in striking a bargain, with two things going at once or even three. Boredom is the enemy. Spread so widely, the force gets thin. A clever jab can stay in somebody for years, too, long after you have forgotten it. Before the brilliant version goes out, write the useful one.',
  [Cancer]:
    'Progressed Mars in Cancer serves those you count as your own: your drive comes and goes with your moods, and it is strongest when somebody you love has to be defended. Tradition holds that Mars falls in this sign, because anger is held in here and can last for days behind a closed face. Name the hurt while it is fresh, to the person who caused it. That leaves the strength for what it does best, which is to feed, build and protect.',
  [Leo]:
    'Effort has to be splendid for you while progressed Mars is in Leo. You can’t do things by halves if anyone is looking, and you come to the front: to lead, to decide, to take the blame where it is yours. Courage like that spreads. A refusal sounds like an affront, though, and you may defend a lost position out of pride. Those behind you would follow you out of a lost position just as willingly as into a new one.',
  [Virgo]:
    'Technique is where your force goes with progressed Mars in Virgo. You like a difficult task that has to be done exactly, and you do it with few movements and little noise. You get more done than louder people. Anger comes out in small remarks on how others do things. The large complaint behind them should be made once, properly, to the person concerned; after that the small things matter less.',
  [Libra]:
    'In Libra progressed Mars gets its way through agreements, charm and the well-timed concession. You act best beside a partner, and are firm wherever fairness is at stake. Mars is not at ease in such good manners: decisions are put off, or somebody else is left to be angry on your behalf. It saves time, and often a quarrel, to say at the beginning what you want.',
  [Scorpio]:
    'Progressed Mars is on its own ground in Scorpio, so you say little about what you are after, and do not let go of it. For long stretches nothing seems to move, and yet you get there. You can face what makes others leave the room. Look out for an old quarrel that you go on fighting in your mind. Write down what it still costs you, and give the strength to something alive.',
  [Sagittarius]:
    'A distant goal and a good reason are what your drive needs, since progressed Mars is in Sagittarius. You go as far as you can and fight for a principle, and you get people moving who had meant to do nothing. You may aim at several things at once and chase them all. Certainty is heady; anyone opposed begins to look like a heretic. Take the heretic along for part of the way; they often know where the road is bad.',
  [Capricorn]:
    'In Capricorn, a sign that suits it well, progressed Mars saves its strength for what you have planned. Your force is reliable: you work steadily, outlast those who are quicker, and lead without raising your voice. At this pace rest may look like a waste, and people like a means to an end. Those close to you may have stopped saying what they need, since it never came into the plan.',
  [Aquarius]:
    'Progressed Mars in Aquarius acts on principle, and given an order, you ask to see the reasoning. You work best far from any chain of command: among friends, in a cause, on something that nobody has tried. You fight for people you will never meet. Those you have met find you immovable over trifles, every one of which is a principle. If you give way on a trifle without being given a reason, they will go much further with you in what matters.',
  [Pisces]:
    'Progressed Mars in Pisces gets things done by timing and by giving way at the right moment, as a swimmer does. Music, sympathy, a word put in for somebody who can’t speak up are your means, and dancers know this strength. Force is seldom of use to you. Aims drift, though, and anger that finds no way out turns into sighs and missed appointments. One plain task a day, done early, gives the rest of it some shape.',
};
