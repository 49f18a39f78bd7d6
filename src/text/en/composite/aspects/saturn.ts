import { Neptune, Pluto, type Saturn, Uranus } from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const saturnCompositeAspects: CompositeAspectsOf<typeof Saturn> = {
  [Uranus]: {
    conjunction:
      'You keep rules, and you keep changing them. With Saturn and Uranus together, this bond is rebuilt more than once, its habits, its agreements and who does what. It lasts because it can be altered. Speak of a change before you make it, and leave at least one thing as it is, so that both of you have somewhere to rest.',
    harmonious:
      'Change need not break anything in this bond. Saturn and Uranus help each other here; new ways are tried with patience, and the useful ones are kept. Where others only protest, the two of you improve things. It can become rather orderly, and a rule of your own that you break for fun does no harm.',
    tense:
      'One of you wants to keep things as they are, and the other feels locked in. Saturn holds on and Uranus pulls away in this relationship, and in time you change sides without noticing. Fear is behind it on either side: of being trapped, or of being dropped. Make a short list of what must never change, and leave the rest open.',
  },
  [Neptune]: {
    conjunction:
      'With patience you two try to make something real of a dream. Saturn takes Neptune in hand here: around a vision, or a person who can’t cope, the two of you build something that holds. When it works, ideals become useful; when it fails, you go on helping long after it does any good. Find out which of your tasks you do out of guilt, for those are the ones that tire you.',
    harmonious:
      'Something modest and beautiful can come of what you two do together, because Saturn supports Neptune in this bond. Between you there is the patience to practice and a feeling for what it is all for, be it music, the care of somebody, or a room that does people good. You seldom speak of it. Say to each other once, in a sentence, why you do it. On a tired day it helps to have heard.',
    tense:
      'Worry is common to you both, and neither knows quite what it is about. Neptune wears at Saturn between you: there are rules that nobody remembers making, and sacrifices that each thought the other wanted, and they use up your strength. Name the fear and look how large it really is. Then drop every duty that neither of you asked for.',
  },
  [Pluto]: {
    conjunction:
      'This bond has been under pressure, and can bear a great deal. Saturn and Pluto press on one point here. In hard times you are both at your posts, and what is no longer sound can be given up while the rest stays standing. You are severe with each other at times. Neither of you will ask for a kind word, so offer one.',
    harmonious:
      'Long undertakings suit you as a pair. Saturn and Pluto add endurance to endurance in this relationship: you save without complaint, and over the years you change a thing from the ground up. You are proud of it and say nothing. Celebrate before it is finished, and tell someone what you have been doing.',
    tense:
      'Behind most of what you argue about is the question of control. Pluto presses on Saturn in this bond, each guards something that mustn’t be touched, and a defeat in it is kept in mind. Such a grip survives most storms, and can outlast its reason. When you are at peace, take one old matter and agree to be done with it.',
  },
};
