import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** Where the hour of a birth is unknown, in one sentence. */
export const withoutHousesOfTheBond: CompositeReadingCells['withoutHouses'] = {
  one: [
    'Since one hour of birth is unknown, this says how you two are together, and not in which part of life it shows most.',
    'One of the hours of birth is missing, so what follows keeps to how the bond feels and leaves out where in life it shows.',
  ],
  both: [
    'Since neither hour of birth is known, this says how you two are together, and not in which part of life it shows most.',
    'Neither hour of birth is known, so what follows keeps to how the bond feels and leaves out where in life it shows.',
  ],
};

/** After a text that denies what was read some sections before: how both are true. */
export const stanceJointsOfTheBond: CompositeReadingCells['stanceJoints'] = {
  forgiving: [
    'A careless remark is soon forgiven between you. The few things that went deep take much longer.',
    'Most days are forgiven by evening, then, and only what once touched a sore place is remembered.',
    'You forgive carelessness and bad temper in this way; what felt like a betrayal you keep longer.',
  ],
  keeping: [
    'Small things you forgive early all the same. It is what went deep that is kept.',
    'Easily as you forgive in general, this is the exception: a hurt at the root.',
    'Your forgiving has its limit here. It covers what was careless, and not what felt like a betrayal.',
  ],
  private: [
    'What you do together is seen by many, then, and what you feel by few.',
    'Others know you as a pair and suppose that they know the rest. That part you keep to yourselves.',
  ],
  shown: [
    'Your bad moments are seen all the same. Agree on what may be told, and let people guess at the rest.',
    'For two people who like to choose what others see of them this is a lot of daylight. It helps to have settled what is nobody’s business.',
  ],
  loud: ['It is a passing temper that is out at once; the old grievances are swallowed.'],
  muffled: ['The old grievances go unsaid in this way; a passing temper is out at once.'],
  swift: ['A quick start is for what is new; what has grown between you over the years you change slowly.'],
  waiting: ['What is new you begin at once all the same; with what has to last you take your time.'],
  kept: ['What you promise each other in high spirits is kept less surely than this.'],
  unkept: [
    'What you have settled soberly is kept all the same; what you promise in a good mood is what gets forgotten.',
    'What you take on together in earnest gets done; it is the favor promised in passing that is forgotten.',
  ],
  agreed: ['On a few questions neither of you gives way all the same, and it helps to know which they are.'],
  contrary: ['On most other things you come to agree without much trouble.'],
  comforted: [
    'When one of you is tired or hurt it goes like this. It is the long sadness for which you have little patience.',
  ],
  apart: ['What hurts is the sudden going. An absence that was announced does neither of you any harm.'],
  left: ['An absence hurts when it comes without warning. Time apart that you both knew of does no harm.'],
  uncomforted: [
    'On other days you are a comfort to each other; this is how it goes when both of you are tired.',
  ],
  spoken: [
    'You two find words for most things, and last of all for what hurts.',
    'With so much being said between you, what goes unsaid is mostly what would spoil a good mood.',
  ],
  unspoken: [
    'You get to the bottom of most things by talking, and what hurts one of you is still said late.',
    'About plans and about other people you two say whatever you think; it is with what hurts that you wait.',
  ],
  unsettled: [
    'Between such upsets your days are calm, and that calm is what you both come back to.',
    'Most of your days are quiet, and this happens on the others. It is easier to bear for two people who know both.',
  ],
  unloved: [
    'You are fond of each other for all that. It is only the form of it that goes astray here.',
    'It takes nothing away from your liking for each other, which has to be put into words more often than you two suppose.',
  ],
  misheard: [
    'It is what is said in passing that gets lost; what you two sit down to talk about is understood.',
  ],
  heated: [
    'Both of you prefer peace, and it returns sooner when a quarrel has been had out.',
    'It comes to this when something has to be decided in a hurry. With time to spare you are gentle with each other.',
  ],
  judged: [
    'You encourage each other just as much, and it helps to do both in the same week.',
    'Since you believe in each other, a criticism from this side counts for a great deal.',
  ],
  held: [
    'In most things you leave each other free. This is the point at which neither likes to let go.',
    'It is the other side of so much freedom: what matters most to you is held on to.',
  ],
};
