import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = [
  '{name1}’s {a} and {name2}’s {b} are joined in the same way, so all of this may be read with the names exchanged.',
  'Since {name1}’s {a} meets {name2}’s {b} likewise, each knows this from both sides.',
  'On other days the parts are exchanged, because {name1}’s {a} meets {name2}’s {b} in the same way.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: ['With the parts exchanged it is gentler.', 'In the other direction they have it easier.'],
  harder: ['With the parts exchanged it is rougher.', 'In the other direction they have it harder.'],
  other: [],
};

export const withoutSaturn: SynastryReadingCells['withoutSaturn'] = [
  'Saturn, the usual bond of long years, joins these two charts nowhere, so what lasts between {name1} and {name2} has to be liked to be kept.',
  'No Saturn holds {name1} and {name2} together by duty. What carries them through the years is of another kind.',
];
