import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** Where the hour of a birth is unknown, in one sentence. */
export const withoutHousesOfTheBond: CompositeReadingCells['withoutHouses'] = {
  one: [
    'Since {name}’s hour of birth is unknown, this says how you two are together and not where in life it shows, and what touches the Moon may be a little weaker or stronger than it is told.',
    '{name}’s hour of birth is missing, so what follows leaves out where in life the bond shows, and what it says of the Moon may in fact be a little weaker or stronger.',
  ],
  both: [
    'Since neither hour of birth is known, this says how you two are together and not where in life it shows, and what touches the Moon may be weaker or stronger than it is told.',
    'Neither hour of birth is known, so what follows leaves out where in life the bond shows, and what it says of the Moon may be a little weaker or stronger than it is told.',
  ],
};

/** After a text that denies what was read some sections before: how both are true. */
export const stanceJointsOfTheBond: CompositeReadingCells['stanceJoints'] = {
  forgiving: [
    'With {earlier} the few things that went deep are kept much longer; a careless remark is soon forgiven.',
    'Most days are forgiven by evening, then. What {earlier} won’t let go of is a hurt in a sore place.',
    'You forgive bad temper early, then. With {earlier} you two don’t as soon forgive what felt like a betrayal.',
  ],
  keeping: [
    'With {earlier} you forgive small things early all the same, and keep only what went deep.',
    'With {earlier} you two forgive the most part of what goes wrong; here is what you don’t, a hurt at the root.',
    'Here your forgiving has its limit. With {earlier} it covers what was careless, and not what felt like a betrayal.',
  ],
  private: [
    'Because of {earlier} many people see what you do together, and because of this few see what you feel.',
    'Others know you as a pair by {earlier}, and suppose that they know the rest. That part you keep to yourselves.',
  ],
  shown: [
    'With {earlier} you would sooner not be watched, so agree on what may be told, and let people guess at the rest.',
    'For the more private side of you, {earlier}, this is a lot of daylight. It helps to have settled what is nobody’s business.',
  ],
  loud: ['Not all of it is said aloud: with {earlier} some anger is swallowed, and may come out here later.'],
  muffled: ['Yet with {earlier} you can also be loud, and what was swallowed comes out then.'],
  apart: ['With {earlier} a sudden going hurts. An absence that was announced does no harm, as here.'],
  left: [
    'An absence hurts like this when it comes without warning. Time apart that you both knew of is easy, with {earlier}.',
  ],
  heated: [
    'Both of you prefer peace, with {earlier}, and it returns sooner when a quarrel has been had out.',
    'On most days you keep the peace, with {earlier}; the temper told of here is the exception, and a real one.',
  ],
  finished: ['Not everything is carried so far. With {earlier} a thing may be dropped for something new.'],
  dropped: ['Yet you can see a thing through, with {earlier}, once it matters to both of you.'],
  held: [
    'In most things you leave each other free, with {earlier}. This is the point at which neither likes to let go.',
    'It is the other side of so much freedom, which came of {earlier}: what matters most to you is held on to.',
  ],
};
