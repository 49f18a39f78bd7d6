import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = [
  '{name1}’s {a} and {name2}’s {b} meet in the same way, so on other days the parts are exchanged.',
  'Since {name1}’s {a} meets {name2}’s {b} likewise, each knows this from both sides.',
  'At times the roles are reversed, because {name1}’s {a} meets {name2}’s {b} in the same way.',
  'In smaller measure it goes the other way as well, from {name1}’s {a} to {name2}’s {b}.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: ['The other way around it is kinder.', 'With the parts exchanged it goes better.'],
  harder: ['The other way around it is harder.', 'With the parts exchanged it goes less well.'],
};

/** After a text that denies one before it: when either is true. */
export const stanceJoints: SynastryReadingCells['stanceJoints'] = {
  understood: [
    'What goes wrong between them is the quick remark; once they sit down to it, each follows the other.',
  ],
  misheard: [
    'Misunderstandings happen mostly in passing. When they sit down to talk, they do follow each other.',
    'It is the quick remark that goes wrong; in a long conversation they follow each other well.',
  ],
  cherished: [
    'On good days affection arrives like this. The hurts come when one of them is tired and hopes that the other will guess.',
    'So the liking itself gets across, and what goes astray is mostly a wish that nobody put into words.',
  ],
  unloved: [
    'It goes wrong on days when one of them hoped that the other would guess. On others both know that they are liked.',
    'What goes astray is mostly a wish that nobody put into words. The liking itself gets across.',
  ],
  peaceable: [
    'They quarrel when something has to be done in a hurry, and are gentle when there is time.',
    'It is haste that makes them quarrel. With an hour to spare they are mild.',
  ],
  heated: ['They are as sharp as this in a hurry, and with time to spare they are gentle with each other.'],
  backed: [
    'Where they find fault with each other it is in private; before others each takes the other’s side.',
  ],
  judged: [
    'It is a habit or a piece of work that is found fault with like this; of the person each thinks well.',
  ],
  smooth: [
    'So most days are quiet, and what upsets them is a change of plan.',
    'It is calm as long as nothing is changed at the last moment.',
  ],
  unsettled: [
    'It is a change of plan that upsets them. The days on which nothing is changed are quiet.',
    'Between such upsets there are long quiet times, in which both recover.',
  ],
  free: [
    'They are generous with each other’s time, and hold on to each other’s confidence.',
    'What they can’t let go of is being told things first. How the other spends a day is left to the other.',
  ],
  held: [
    'What either would like to keep is to be told things first. How the other spends a day they leave to the other.',
    'They hold on to each other’s confidence in this way, and are generous with each other’s time.',
  ],
  comforted: ['Comfort of this kind seldom fails them; other kinds have to be asked for.'],
  uncomforted: [
    'Comfort fails like this when both are tired at once. In quieter hours each is a comfort to the other.',
  ],
  loud: ['Small annoyances are swallowed all the same; it is about the larger things that they speak up.'],
  muffled: ['Small annoyances they swallow; what is too large for that is fought out loud.'],
  kept: [
    'A favor promised in passing may be forgotten between them; what either has taken on as a duty gets done.',
  ],
  forgiving: ['What is said in haste they forgive the same day; what went deep is remembered longer.'],
  keeping: ['What stays with them is what went deep; what was only said in haste they forgive the same day.'],
  unkept: [
    'What either has taken on as work gets done all the same; what slips is a favor promised in passing.',
  ],
  agreed: ['On a few questions neither gives way all the same.'],
  contrary: ['On most other matters they come to agree without much trouble.'],
  spoken: ['They tell each other nearly everything in this way, and what hurts last of all.'],
  unspoken: ['News they tell each other at once, and it is with what hurts that they wait.'],
  acted: ['What can be helped they see to at once; it is the larger worry that is talked about and left.'],
  postponed: ['What can be helped at once they do see to. It is the larger worry that waits like this.'],
  wordy: ['They talk so much when nothing presses; over a task few words are enough for both.'],
  sparing: ['Over a task they say as little as that, and when nothing presses a great deal more.'],
  sharing: [
    'On the large questions they think alike; what they dispute about is how a thing ought to be done.',
  ],
  disputing: ['They dispute like this about single cases, and are of one mind about what it is all for.'],
  ahead: ['So over a task it is one of them who is ahead, and at the end of a day it is the other.'],
  behind: [
    'Which of them is the quicker depends on the hour: one when there is work to begin, the other when it is done.',
  ],
  swift: ['What is small they begin at once in this way; what will last for years is allowed to wait.'],
  waiting: ['What will last for years has to wait like this; small things they begin on the spot.'],
  praised: ['Work they can do without applause; it is as a person that one likes to be told.'],
  unpraised: [
    'It is for their work that neither needs applause. To hear that one is liked is always welcome.',
  ],
  light: ['They can joke about most things, and both know the few about which they can’t.'],
  grave: ['They joke about most things, and this is one about which they don’t.'],
  finished: ['What bores them they drop all the same; it is the hard things that these two see through.'],
  dropped: ['What was begun on a whim they may drop; what is hard they see through.'],
  apart: ['What hurts is the sudden going. To hear of it beforehand is enough.'],
  left: ['It is the unannounced absence that hurts. One that both knew of is soon over.'],
  thrifty: [
    'Week by week they do count the money; it is for a journey or a celebration that they spend it freely.',
    'They save on what is bought every week, and are generous on the days that come once a year.',
  ],
  lavish: [
    'They spend so much on a journey or a celebration. In an ordinary week both look at the price.',
    'It is the rare occasion that costs them so much; what is bought every week is bought with care.',
  ],
};
