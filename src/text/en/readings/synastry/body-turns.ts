import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/**
 * Between two contacts of one body of {name}’s, the second of which goes the other way: when it shows. A kind one after a hard one,
 * and a hard one after a kind one.
 */
export const bodyTurns: SynastryReadingCells['bodyTurns'] = {
  0: {
    kind: [
      '{other} also backs the very Sun that is challenged there, more quietly, and {name} may notice it only when somebody else is against the plan.',
      '{other} can also be {name}’s best supporter, and is so without being asked whenever the Sun is not defending itself.',
    ],
    hard: [
      '{other} can also stand in {name}’s way without meaning to, and neither of them likes to say so.',
      'There are also days on which {name} feels crossed by {other}, and pride makes it look larger than it is.',
    ],
  },
  1: {
    kind: [
      '{other} comforts the same Moon as well, more quietly, and mostly when {name} has not asked for it.',
      'Of the two the hurt is louder, and the comfort comes oftener. {name} receives it in ordinary hours, when nobody is paying attention.',
    ],
    hard: [
      'On a bad day {name} may be hurt by {other} all the same, and feels it the more for having felt so safe.',
      'Because {name} is so well looked after here, a thoughtless word from {other} goes deeper than it would from a stranger.',
    ],
  },
  2: {
    kind: [
      'The same Mercury does better with {other} when nothing has to be decided.',
      'It is a matter of subjects, and there are some on which {name} and {other} could talk for hours.',
    ],
    hard: [
      'Because they talk so well, both are surprised when {name} is suddenly taken the wrong way.',
      'The understanding fails on one kind of question, mostly when {name} has thought about it alone for too long.',
    ],
  },
  3: {
    kind: [
      'What {name} likes and how {name} shows it is also well received by {other}, in smaller things than those that hurt.',
      'There is also a liking between them that has nothing to prove, and it comes back as soon as the disappointment has been spoken of.',
    ],
    hard: [
      'The affection has a sore spot, and {name} feels it when something has been done with love and passes unremarked.',
      'Where {name} is so well liked a small neglect is felt, and {other} may never hear of it.',
    ],
  },
  4: {
    kind: [
      'When {name} and {other} want the same thing, what was provocation turns into help.',
      'Mars is like that when there is nothing to do. With a task it serves {name} and {other} equally well.',
    ],
    hard: [
      'They become opponents when {name} has begun something without asking, or {other} has said no too quickly.',
      'What makes them strong together makes them stubborn against each other, on the rare days when {name} and {other} want different things.',
    ],
  },
  5: {
    kind: [
      'The same Jupiter has a simpler side, on which {name} does {other} good without overdoing it.',
      'The same Jupiter is kinder where less is at stake.',
    ],
    hard: [
      'But {name} doesn’t always know when {other} has had enough of so much good will.',
      'All this is meant well and mostly does well, and at one point it goes too far.',
    ],
  },
  6: {
    kind: [
      '{name} is strict with {other} and also stands by {other}, and the second shows later, when it is needed.',
      'The same Saturn has a reliable side, of which {other} gets the benefit when something takes long.',
    ],
    hard: [
      'There are days on which {other} feels only how strict this Saturn is, and on those {name} should say what goes well.',
      'To be so reliable has made {name} exacting, and {other} is told about it.',
    ],
  },
  7: {
    kind: [
      'The freedom that {name} insists on also gives {other} leave to be different.',
      'Between two absences {name}’s Uranus is the best of company, and {other} knows it.',
    ],
    hard: [
      'So much freedom has one price: at the wrong moment {name} is simply not there.',
      'As long as nothing has been promised it remains a pleasure. It is different when {other} has been counting on {name}.',
    ],
  },
  8: {
    kind: [
      '{name} also guesses rightly what {other} feels, oftener in sorrow than in business.',
      'The same Neptune that misreads {other} in one thing understands in another, without a word.',
    ],
    hard: [
      'In practical things, however, {name} may go by a picture of {other}, and the picture may be out of date.',
      'So much sympathy has its blind spot, which shows when {name} and {other} need to know exactly.',
    ],
  },
  9: {
    kind: [
      'In bad times {name} is also just the person whom {other} can lean on.',
      'The same Pluto that presses there stands behind {other} here, and against a third party it is good to have.',
    ],
    hard: [
      'The strength turns into pressure when {name} is afraid of losing something, and {other} feels it before it is spoken.',
      'The same all or nothing can be too much for {other}, chiefly where {name} does not say what is feared.',
    ],
  },
  15: {
    kind: [
      'The other half of the first impression is friendlier, and it comes into its own when {name} has stopped being on guard.',
      '{other} also brings out something in {name} that others see less of, though it takes longer than the irritation.',
    ],
    hard: [
      'Something in {name}’s manner still rubs {other}, or the other way around, most of all before either has sat down.',
      'Under pressure each goes back to old habits, and then even so good an impression suffers.',
    ],
  },
};
