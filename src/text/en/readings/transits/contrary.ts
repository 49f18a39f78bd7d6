import type { TransitsReadingCells } from '../../../reading-catalogue.js';

/** Two planets at one point, of which one helps and the other presses. */
export const contrary: TransitsReadingCells['contrary'] = {
  atOnce: {
    harmonious: [
      '{C} goes on pressing on {b} all the while, and the help of {a} makes that easier to bear.',
      'You feel {c} at {b} as well: it asks a good deal of you, and {a} gives you part of what you need for it.',
      'The pressure of {c} on {b} stays, and {a} sees to it that you do not meet it alone.',
    ],
    tense: [
      '{C} goes on helping {b} all the while, so some of this will be easier than it sounds.',
      '{B} keeps the help of {c} meanwhile, and this is the place to use it.',
      'You feel {c} at {b} as well, and what it gives you there goes into what {a} asks.',
    ],
  },
  before: {
    harmonious: [
      'In time this comes first: {a} has helped {b} and gone before {c} begins to press there.',
      '{A} is with {b} first and {c} presses on it only later, so use the easier stretch for what has to be ready by then.',
    ],
    tense: [
      'In time this comes first: {a} has let go of {b} before {c} comes to help it.',
      'This is the earlier of two things at {b}, and the help of {c} comes when it is over.',
    ],
  },
  after: {
    harmonious: [
      'By then {c} has let go of {b}, so what was strained has time to mend.',
      '{C} is through with {b} before this begins, and after the hard stretch the kind one is easy to enjoy.',
    ],
    tense: [
      'By then the help of {c} for {b} is over, so do beforehand what it makes easy.',
      'It follows the easier stretch that {b} has with {c}, and what you settle in that one serves you here.',
    ],
  },
  byTurns: [
    '{A} and {c} come to {b} by turns, so an easier stretch follows a harder one, and the other way around.',
    '{A} and {c} are never at {b} on the same days, and you can take each in its own time.',
  ],
};

/** A contact on a day that also has one of the opposite kind. */
export const contraryDay: TransitsReadingCells['contraryDay'] = {
  harmonious: [
    'The same day has a kinder side. {text}',
    'Something on the same day is easier. {text}',
    'There is help on that day too. {text}',
  ],
  tense: [
    'The same day has a harder side. {text}',
    'Something on the same day is less easy. {text}',
    'Not all of the day is so smooth. {text}',
  ],
};

/** A contact at a point that had one of the opposite kind some days before. */
export const contraryDays: TransitsReadingCells['contraryDays'] = {
  harmonious: [
    'It is the kinder side of what was difficult on {day}.',
    'What went against you on {day} goes better this time.',
    'After {day} this is a chance to put something right.',
    'What was hard on {day} is easier to come back to now.',
  ],
  tense: [
    'What came easily on {day} takes more care this time.',
    'It is the other side of {day}, and what went well then still stands.',
    'You had an easier day with the same matter on {day}, so you know how it can go.',
  ],
};
