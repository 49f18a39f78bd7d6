import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = [
  '{name1}’s {a} and {name2}’s {b} meet in the same way, so on other days the parts are exchanged.',
  'Each knows this from both sides, since {name1}’s {a} and {name2}’s {b} do the same.',
  'At times the roles are reversed, because {name1}’s {a} meets {name2}’s {b} in the same way.',
  'What is told here holds both ways, for {name1}’s {a} does the same with {name2}’s {b}.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: ['The other way around it is kinder.', 'With the parts exchanged it goes better.'],
  harder: ['The other way around it is harder.', 'With the parts exchanged it goes less well.'],
};

export const turned: SynastryReadingCells['turned'] = {
  kinder: [
    '{name2}’s {b} is on better terms with the same Ascendant.',
    'With {name2}’s {b} it is easier.',
    'That is not all: {name2}’s {b} helps.',
  ],
  harder: [
    '{name2}’s {b} is on worse terms with the same Ascendant.',
    'With {name2}’s {b} it is less easy.',
    'That is not all: there is {name2}’s {b} to reckon with.',
  ],
};
