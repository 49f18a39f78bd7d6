import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/**
 * Between two contacts of one body of {name}’s, the second of which goes the other way: when it shows. A kind one after a hard one,
 * and a hard one after a kind one.
 */
export const bodyTurns: SynastryReadingCells['bodyTurns'] = {
  0: {
    kind: [
      '{other} backs {name} as well, more quietly, and it may be noticed only when somebody else is against the plan.',
    ],
    hard: [
      'Where both want the same thing at the same time, {other} can stand in {name}’s way without meaning to.',
      'There are also days on which {name} feels crossed by {other}, and pride makes it look larger than it is.',
    ],
  },
  1: {
    kind: [
      '{other} is also a comfort to {name}, in ordinary hours when nothing has been asked.',
      'The hurt is louder than the comfort, and the comfort comes oftener, mostly when {name} has not asked {other} for it.',
    ],
    hard: [
      'On a bad day {name} may be hurt by {other} all the same, and the more for having felt so safe.',
      'Because {name} is so well looked after here, a thoughtless word from {other} goes deeper than it would from a stranger.',
    ],
  },
  2: {
    kind: [
      'When nothing has to be decided {name} and {other} talk a great deal more easily.',
      'On other subjects {name} and {other} could talk for hours.',
    ],
    hard: [
      'Because they talk so well, both are surprised when {name} is suddenly taken the wrong way.',
      'The understanding fails when {name} has thought about a thing alone for too long before {other} hears of it.',
    ],
  },
  3: {
    kind: [
      '{other} also likes what {name} likes, in smaller things than those that hurt.',
      'Once the disappointment has been spoken of, {name} and {other} are simply fond of each other again.',
    ],
    hard: [
      'The affection has a sore spot, and {name} feels it when something has been done with love and passes unremarked.',
      'Where {name} is so well liked a small neglect is felt, and {other} may never hear of it.',
    ],
  },
  4: {
    kind: [
      'When {name} and {other} want the same thing, what was provocation turns into help.',
      'Most of that heat comes of having nothing to do. With a task {name} and {other} are on one side.',
    ],
    hard: [
      'They become opponents when {name} has begun something without asking, or {other} has said no too quickly.',
      'On the rare days when {name} and {other} want different things, the same strength makes both stubborn.',
    ],
  },
  5: {
    kind: ['In small things {name} does {other} good without overdoing it.'],
    hard: ['{name} doesn’t always know when {other} has had enough of so much good will.'],
  },
  6: {
    kind: [
      '{name} is strict with {other} and also stands by {other}, and the second shows later, when it is needed.',
      'When something takes long {other} is glad of {name}’s patience.',
    ],
    hard: [
      'There are days on which {other} feels only how strict this Saturn is, and on those {name} should say what goes well.',
      'To be so reliable has made {name} exacting, and {other} is told about it.',
    ],
  },
  7: {
    kind: [
      'The freedom that {name} insists on also gives {other} leave to be different.',
      'Between two absences {name} is the best of company, and {other} knows it.',
    ],
    hard: [
      'So much freedom has one price: at the wrong moment {name} is simply not there.',
      'It is different when {other} has been counting on {name}.',
    ],
  },
  8: {
    kind: [
      '{name} also guesses rightly what {other} feels, oftener in sorrow than in business.',
      'In trouble {name} understands {other} without a word; the misreading belongs to quieter times.',
    ],
    hard: [
      'In practical things, however, {name} may go by a picture of {other}, and the picture may be out of date.',
      'So much sympathy has its blind spot, which shows when {name} and {other} need to know exactly.',
    ],
  },
  9: {
    kind: [
      'Once nobody is being tested {name} is the strongest ally that {other} has.',
      'Against a third party {name} stands behind {other} with the same force.',
    ],
    hard: [
      'The strength turns into pressure when {name} is afraid of losing something, and {other} feels it before it is spoken.',
    ],
  },
  15: {
    kind: [
      'Once {name} has stopped being on guard {other} makes a friendlier impression.',
      '{other} also brings out something in {name} that others see less of, though it takes longer than the irritation.',
    ],
    hard: [
      'Even so {name}’s manner and {other}’s can still rub, most of all in the first minutes.',
      'Under pressure each goes back to old habits, and then even so good an impression suffers.',
    ],
  },
};
