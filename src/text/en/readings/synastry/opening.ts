import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** At the end of the opening: an hour of birth is unknown, {name}’s or both. */
export const withoutHour: SynastryReadingCells['withoutHour'] = {
  one: [
    '{name}’s hour of birth is unknown, so nothing is said here that would depend on it.',
    'Since the hour of {name}’s birth is not known, this reading leaves out whatever would need it.',
  ],
  both: [
    'The hours of both births are unknown, so nothing is said here that would depend on them.',
    'Since neither hour of birth is known, this reading leaves out whatever would need one.',
  ],
};

/** Near the end of the opening, where the contacts that it names go one way. */
export const weighing: SynastryReadingCells['weighing'] = {
  kind: [
    'Nothing in the two charts works against {name1} and {name2} as strongly as this works for them.',
    'With so much kindness between them, {name1} and {name2} can face on good terms what is harder in the two charts.',
  ],
  hard: [
    'None of this is easy, and all of it presses in one direction; what helps {name1} and {name2} is quieter, and has to be done on purpose.',
    'Each of these contacts asks something of the two, and the quieter ones give them the means.',
  ],
  strong: [
    'None of this is lukewarm: what is so strong between {name1} and {name2} can help as well as hurt, and which of these it does is mostly up to them.',
    'These forces work together, for better when both are rested and for worse when both are tired.',
  ],
};
