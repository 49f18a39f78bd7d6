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
    'Your will is straight and quick with progressed Mars in Aries, its own sign. These are years of initiative: you compete, start things, step in when a bully has the floor. Anger arrives promptly and leaves without a grudge. Such zest wears out people who had joined you for an afternoon. Look back to see who is tired. Take up a sport or a game that has rounds, with a bell at the end of each. It teaches the rest of you when to stop.',
  [Taurus]:
    'With progressed Mars in Taurus your drive is slow and hard to stop. You win by still being there: you build, save up and outwait, and desire is unhurried. What you finish is solid. Mars is not fond of such patience, however, and when you are pushed too long the anger comes all at once. Say no at the first tug, while it can still be friendly.',
  [Gemini]:
    'Words are what you fight with while progressed Mars is in Gemini. It puts will into wit, wrists and keyboards; you do your best work in debate, at the bargaining table, on two projects at once or even three. Boredom is the enemy. Spread so widely, the force gets thin. A clever jab can stay in somebody for years, too, long after you have forgotten it. Before the brilliant version goes out, write the useful one.',
  [Cancer]:
    'Progressed Mars in Cancer serves whoever lives with you: your drive comes and goes with your moods, and it is strongest when somebody you love has to be defended. Tradition holds that Mars falls in this sign, because anger is held in here and can last for days behind a closed face. Name the hurt while it is fresh, to the person who caused it. That leaves the strength for what it does best, which is to feed, build and protect.',
  [Leo]:
    'Effort has to be splendid for you while progressed Mars is in Leo. You can’t do things by halves if anyone is looking, and you come to the front: to captain the team, direct the play, take the blame with a flourish. Courage like that spreads. A refusal sounds like an affront, though, and a lost position gets defended because your banner is over it. What would you do if no one were ever to hear of it? Begin there.',
  [Virgo]:
    'Technique is where your force goes with progressed Mars in Virgo. All it asks is a jammed mechanism and a free afternoon, and the work shows it: clean cuts, few strokes, the blade wiped before it is put away. You get more done than louder people. Anger leaks out as remarks on how others load the dishwasher. The large complaint should be made once, properly, to the person concerned. After that the kitchen is only a kitchen.',
  [Libra]:
    'In Libra progressed Mars gets its way through agreements, charm and the well-timed concession. You act best beside a partner, and are firm wherever fairness is at stake. Mars is not at ease in such good manners: decisions are put off, or somebody else is left to be angry on your behalf. Ask for the thing itself, within the first minute.',
  [Scorpio]:
    'Progressed Mars is on its own ground in Scorpio, and gives you few aims, a closed mouth and enormous endurance. Nothing may move on the surface, and yet you get there. You can face what makes others leave the room. Look out for an old quarrel that you go on fighting in your mind. Write down what it still costs you, and give the strength to something alive.',
  [Sagittarius]:
    'A horizon and a reason are what your drive needs, since progressed Mars is in Sagittarius. You campaign, trek, teach and ride a principle at full gallop, and rouse people who had meant to stay in bed. You aim in several directions, and run after every one. Certainty is heady; anyone opposed begins to look like a heretic. Choose one target, and walk the last mile after the idea has stopped being new.',
  [Capricorn]:
    'Exalted in Capricorn, progressed Mars serves a plan. Your force can be booked in advance: you work steadily, outlast two reorganizations, and command without raising your voice, and ambition has a good deal of patience in it. At this pace rest looks like a waste and colleagues like tools. Write the human beings into the plan by name, with their vacations. Some effort that leads nowhere at all would keep you one of them.',
  [Aquarius]:
    'Progressed Mars in Aquarius acts on principle, and given an order, you ask to see the reasoning. You work best far from any chain of command: among friends, in a cause, in a garage full of volunteers and half an invention. You fight for people you will never meet. Those you have met find you immovable over trifles, every one of which is a principle. Concede some small things without citing anything, and save the voltage for the big motor.',
  [Pisces]:
    'Progressed Mars in Pisces gets things done by timing and by giving way at the right moment, as a swimmer does. Music, sympathy, a word put in for somebody who can’t speak up are your means, and dancers know this strength. Force is no use to you. Aim drifts, though, and anger, finding no edge to stand on, soaks into sighs and missed appointments. One dry task with a hard outline, done early, leaves the rest of the day to the current.',
};
