import type { NatalReadingCells as Cells } from '../../reading-catalogue.js';

/** Where the time of birth is unknown. */
export const unknownHour: Cells['unknownHour'] = {
  missing: {
    inOne:
      'No hour of birth was given, so this reading leaves out the houses and the rising sign, and of the Moon it says only what held for the whole of that day.',
    between:
      'No hour of birth was given, so this reading leaves out the houses and the rising sign. The Moon changed signs that day, and you will find both of them described.',
  },
  moonSigns:
    'On the day you were born the Moon went from {sign} into {other}, and only the hour could say which of the two is yours.',
  moonChoice: 'Most people know at once which of these they are.',
};
