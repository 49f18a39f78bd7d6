import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = [
  '{name1}’s {a} and {name2}’s {b} meet in the same way, so on other days the parts are exchanged.',
  'Each knows this from both sides, since {name1}’s {a} and {name2}’s {b} do the same.',
  'At times the roles are reversed, because {name1}’s {a} meets {name2}’s {b} in the same way.',
  'What is told here holds both ways, for {name1}’s {a} does the same with {name2}’s {b}.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: [
    'The same two planets meet a second time, the other way around, and get on.',
    'There is a kinder meeting of these two planets as well, with the parts exchanged.',
  ],
  harder: ['From the other side it goes less well.', 'With the parts exchanged it is harder.'],
};

export const turned: SynastryReadingCells['turned'] = {
  kinder: [
    'Another of {name2}’s planets is kinder to this Ascendant.',
    'Another of {name2}’s planets makes that easier.',
  ],
  harder: [
    'Another of {name2}’s planets is harder on this Ascendant.',
    'Another of {name2}’s planets makes that less easy.',
  ],
};

export const turning: SynastryReadingCells['turning'] = {
  kinder: [
    'There is another side of {name2} that makes it easier.',
    'In one respect {name2} makes up for that.',
  ],
  harder: [
    'There is another side of {name2} that makes it harder.',
    'In one respect {name2} is less obliging.',
  ],
};
