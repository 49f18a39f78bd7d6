import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** Where an hour of birth is unknown, {name}’s or both. */
export const withoutHour: SynastryReadingCells['withoutHour'] = {
  one: [
    '{name}’s hour of birth is unknown, so nothing is said here that would depend on it.',
    'As the hour of {name}’s birth is not known, this reading leaves out whatever would need it.',
  ],
  both: [
    'The hours of both births are unknown, so nothing is said here that would depend on them.',
    'As neither hour of birth is known, this leaves out whatever would need one.',
  ],
};

/** How the contacts of an opening agree where all go one way. */
export const weighing: SynastryReadingCells['weighing'] = {
  kind: [
    'None of this goes against the rest; what is hard between {name1} and {name2} weighs less, and finds them on good terms.',
    'All of this goes one way, and what is harder in the two charts comes after it in weight.',
  ],
  hard: [
    'None of this is easy, and it presses in one direction; what helps {name1} and {name2} is quieter, and has to be used on purpose.',
    'Each of these contacts asks something of the two, and it is the quieter ones that give them the means.',
  ],
  strong: [
    'None of this is lukewarm: what is so strong between {name1} and {name2} can help as well as hurt, and which it does is mostly up to them.',
    'These forces work together, for good when both are rested and for ill when both are not.',
  ],
};
