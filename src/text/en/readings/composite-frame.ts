import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** Where the hour of a birth is unknown, in one sentence. */
export const withoutHousesOfTheBond: CompositeReadingCells['withoutHouses'] = {
  one: [
    'Since {name}’s hour of birth is unknown, this says how you two are together and not where in life it shows, and what touches the Moon may be a little weaker or stronger than it is told.',
    '{name}’s hour of birth is missing, so what follows leaves out where in life the bond shows, and the Moon’s share in it is told with some reserve.',
  ],
  both: [
    'Since neither hour of birth is known, this says how you two are together and not where in life it shows, and what touches the Moon may be weaker or stronger than it is told.',
    'Neither hour of birth is known, so what follows leaves out where in life the bond shows, and the Moon’s share in it is told with reserve.',
  ],
};

/** After a text that denies what was read some sections before: how both are true. */
export const stanceJointsOfTheBond: CompositeReadingCells['stanceJoints'] = {
  forgiving: [
    'With {earlier} the few things that went deep are kept much longer; a careless remark is soon forgiven.',
    'Most days are forgiven by evening, then. What {earlier} won’t let go of is a hurt in a sore place.',
    'You forgive bad temper in this way, and with {earlier} you two don’t as soon forgive what felt like a betrayal.',
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
  loud: [
    'A passing temper is out at once, in this way; what {earlier} would have you swallow is an old grievance.',
  ],
  muffled: ['With {earlier} a passing temper is out at once; the old grievances go unsaid, in this way.'],
  swift: [
    'A quick start is for what is new. With {earlier} you change only slowly what has grown over the years.',
  ],
  waiting: [
    'With {earlier} you begin at once what is new; with what has to last you take your time, as here.',
  ],
  kept: ['With {earlier} it is what you promise in high spirits that is kept less surely than this.'],
  unkept: [
    'With {earlier} you keep what you have settled soberly; what gets forgotten here was promised in a good mood.',
    'What you take on in earnest gets done, because of {earlier}. The favor promised in passing is what is forgotten here.',
  ],
  agreed: [
    'On a few questions you don’t give way all the same, because of {earlier}, and it helps to know which they are.',
  ],
  contrary: ['On most other things you come to agree without much trouble, with {earlier} to help.'],
  comforted: [
    'When one of you is tired or hurt it goes like this. A long sadness is harder for you two, with {earlier}.',
  ],
  apart: ['With {earlier} a sudden going hurts. An absence that was announced does no harm, as here.'],
  left: [
    'An absence hurts like this when it comes without warning. Time apart that you both knew of is easy, with {earlier}.',
  ],
  uncomforted: [
    'On other days you are a comfort to each other, with {earlier}; it fails when both of you are tired.',
  ],
  spoken: [
    'You two find words for most things in this way, and last of all, with {earlier}, for a complaint.',
    'So much gets said here that what goes unsaid with {earlier} is mostly what would spoil a good mood.',
  ],
  unspoken: [
    'With {earlier} most of what you feel is out at once; here a wish may go unsaid for a long time.',
    'About plans and about other people you two say whatever you think, with {earlier}. A complaint is what is kept back here.',
    'You are not silent people, with {earlier}, so what is left out here is noticed sooner than you suppose.',
  ],
  unsettled: [
    'Between such upsets your days are calm, with {earlier}, and that calm is what you both come back to.',
    'Most of your days are quiet, thanks to {earlier}, so an upset like this is the exception.',
  ],
  unloved: [
    'You are fond of each other for all that, with {earlier}. Only the form of it goes astray here.',
    'Your liking for each other, which shows in {earlier}, is not in doubt for that.',
  ],
  misheard: [
    'What is said in passing gets lost like this; what you sit down to talk about is understood, with {earlier}.',
  ],
  heated: [
    'Both of you prefer peace, with {earlier}, and it returns sooner when a quarrel has been had out.',
    'It comes to this when something has to be decided in a hurry. With time to spare you go by {earlier}, and gently.',
  ],
  judged: [
    'With {earlier} you encourage each other too, so a criticism counts for a great deal between you.',
  ],
  held: [
    'In most things you leave each other free, with {earlier}. This is the point at which neither likes to let go.',
    'It is the other side of so much freedom, which came of {earlier}: what matters most to you is held on to.',
  ],
};
