import type { NatalReadingCells as Cells } from '../../reading-catalogue.js';

/** Where the time of birth is unknown. */
export const unknownHour: Cells['unknownHour'] = {
  missing: {
    inOne:
      'No hour of birth was given, so this reading leaves out the houses and the rising sign, and what it says of the Moon was true for all of that day, or nearly all of it.',
    between:
      'No hour of birth was given, so this reading leaves out the houses and the rising sign. {planets} changed signs that day, and you will find both signs described.',
    nearly: {
      early:
        'Only in the first hours of the day was the Moon still in {other} and not in {sign}, where it is read here.',
      late: 'Only in the last hours of the day was the Moon already in {other} and not in {sign}, where it is read here.',
    },
  },
  twoSigns:
    'On the day you were born {a} went from {sign} into {other}, and only the hour could say which of the two is yours.',
  twoSignsAt: 'Until about {time} on the day you were born {a} was in {sign}, and after that in {other}.',
  times: {
    night: '{hour}:{minute} at night',
    morning: '{hour}:{minute} in the morning',
    afternoon: '{hour}:{minute} in the afternoon',
    evening: '{hour}:{minute} in the evening',
  },
  earlier: 'As long as {a} was in {sign}, {b} was still in {other}.',
  choice: 'You will probably know, as you read, which of the two is yours.',
};
