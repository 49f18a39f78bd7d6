import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** At the end of the opening: an hour of birth is unknown, {name}’s or both. */
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

/** Near the end of the opening, where the contacts that it names go one way. */
export const weighing: SynastryReadingCells['weighing'] = {
  kind: [
    'Nothing in the two charts works as strongly against {name1} and {name2} as this works for them.',
    'With so much that is kind between them, {name1} and {name2} meet what is harder in the two charts on good terms.',
  ],
  hard: [
    'None of this is easy, and it presses in one direction; what helps {name1} and {name2} is quieter, and has to be done on purpose.',
    'Each of these contacts asks something of the two, and it is the quieter ones that give them the means.',
  ],
  strong: [
    'None of this is lukewarm: what is so strong between {name1} and {name2} can help as well as hurt, and which it does is mostly up to them.',
    'These forces work together, for good when both are rested and for ill when both are not.',
  ],
};
