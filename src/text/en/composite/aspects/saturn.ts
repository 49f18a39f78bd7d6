import { Neptune, Pluto, type Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const saturnCompositeAspects: CompositeAspectsOf<typeof Saturn> = {
  [Uranus]: {
    conjunction:
      'You keep rules, and you keep changing them. With Saturn and Uranus together, this bond gets rebuilt more than once, in its habits, its agreements and who does what. It lasts because it can be altered. Talk about a change before you make it, and leave at least one thing as it is, so that both of you have something to lean on.',
    harmonious:
      'Change need not break anything in this bond. Saturn gives Uranus the time to prove itself; new ways are tried with patience, and the useful ones are kept. Where others only protest, the two of you improve things. Life together can become rather orderly, and breaking a rule of your own for fun does no harm.',
    tense:
      'One of you wants to keep things as they are, and the other feels locked in. Saturn holds on and Uranus pulls away in this relationship, and in time you change sides without noticing. There is fear on both sides, of being trapped or of being dropped. Still, little that is stale survives between you, and little that is good gets lost. Make a short list of what must never change, and leave the rest open.',
  },
  [Neptune]: {
    conjunction:
      'Patiently, you two try to turn a dream into something real. Saturn takes Neptune in hand: around a vision, or a person who can’t cope, the two of you build something that holds. When it works, ideals become useful; when it fails, you go on helping long after it does any good. Find out which of your tasks you do out of guilt, because those are the ones that tire you.',
    harmonious:
      'Something modest and beautiful can come of what you two do together, because Saturn supports Neptune in this bond. Between you there is the patience to practice and a sense of purpose, whether it is music, caring for somebody, or a room that does people good. You seldom speak of it, and on a tired day either of you may wonder what it is all for. The other remembers, and is happy to be asked.',
    tense:
      'Worry is common to you both, and neither knows quite what it is about. Neptune wears at Saturn between you: there are rules that nobody remembers making, and sacrifices that each thought the other wanted, and they use up your strength. All of it comes from not wanting to fail each other. Name the fear and see how large it really is; a duty that neither of you asked for can go the same day.',
  },
  [Pluto]: {
    conjunction:
      'This bond can bear a great deal, and may have had to. Where Saturn and Pluto press on one point, two people stay at their posts in hard times, and they can give up what is no longer sound while the rest stays standing. You are severe with each other at times. Neither of you will ask for a kind word, so offer one.',
    harmonious:
      'Long undertakings suit you as a pair. Saturn and Pluto add endurance to endurance in this relationship: you save without complaint, and over the years you can rebuild something from the ground up. You are proud of the work and say nothing. Celebrate before it is finished, and tell someone what you have been doing.',
    tense:
      'Behind most of what you argue about is the question of control. Pluto presses on Saturn in this bond, each guards something that mustn’t be touched, and neither forgets a defeat. Such a grip survives most storms, and can outlast its reason. When you are at peace, take one old matter and agree to be done with it.',
  },
};
