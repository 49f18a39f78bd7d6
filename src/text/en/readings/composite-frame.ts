import type { CompositeReadingCells } from '../../pair-catalogue.js';

/** An hour of birth is unknown, or both: at the end of the opening. */
export const withoutHousesOfTheBond: CompositeReadingCells['withoutHouses'] = {
  one: [
    'Since {name}’s hour of birth is unknown, this reading says how you two are together and leaves out where in life that shows, and what touches the Moon may be a little weaker or stronger than it sounds here.',
    '{name}’s hour of birth is missing, so what follows leaves out where in life the bond shows, and what it says of the Moon may in fact be a little weaker or stronger.',
  ],
  both: [
    'Since neither hour of birth is known, this reading says how you two are together and leaves out where in life that shows, and what touches the Moon may be weaker or stronger than it sounds here.',
    'Neither hour of birth is known, so what follows leaves out where in life the bond shows, and what it says of the Moon may be a little weaker or stronger than it sounds.',
  ],
};
