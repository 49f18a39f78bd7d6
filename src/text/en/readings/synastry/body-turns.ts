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
      'There are also days on which {name} feels crossed by {other}, and pride makes it look larger than it is.',
    ],
  },
  1: {
    kind: [
      'The hurt is louder than the comfort, and the comfort comes oftener, mostly when {name} has not asked {other} for it.',
    ],
    hard: [
      'On a bad day {name} may be hurt by {other} all the same, and the more for having felt so safe.',
      'Because {name} is so well looked after here, a thoughtless word from {other} goes deeper than it would from a stranger.',
    ],
  },
  2: {
    kind: ['On other subjects {name} and {other} talk more easily.'],
    hard: ['Because they talk well on other subjects, both are surprised by a misunderstanding.'],
  },
  3: {
    kind: [
      'Once the disappointment has been spoken of, {name} and {other} are simply fond of each other again.',
    ],
    hard: ['The affection has a sore spot all the same.'],
  },
  4: {
    kind: ['With a task in hand {name} and {other} are on one side.'],
    hard: [
      'On the rare days when {name} and {other} want different things, the same strength makes both stubborn.',
    ],
  },
  5: {
    kind: ['In small things {name} does {other} good.'],
    hard: ['The same good will can also be too much of a good thing.'],
  },
  6: {
    kind: [
      '{name} is strict with {other} and also stands by {other}, and the second shows later, when it is needed.',
      'When something takes long {other} is glad of {name}’s patience.',
    ],
    hard: ['There are days on which {other} feels only how strict this Saturn is.'],
  },
  7: {
    kind: [
      'The freedom that {name} insists on also gives {other} leave to be different.',
      'Between two absences {name} is the best of company, and {other} knows it.',
    ],
    hard: ['It is different when {other} has been counting on {name}.'],
  },
  8: {
    kind: [
      '{name} also guesses rightly what {other} feels, oftener in sorrow than in business.',
      'In trouble {name} understands {other} without a word; the misreading belongs to quieter times.',
    ],
    hard: ['So much sympathy has its blind spot, which shows when {name} and {other} need to know exactly.'],
  },
  9: {
    kind: [
      'Once nobody is being tested {name} is the strongest ally that {other} has.',
      'Against a third party {name} stands behind {other} with the same force.',
    ],
    hard: ['The same strength can turn into pressure.'],
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
