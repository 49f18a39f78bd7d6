import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** Where a chapter that began with the one comes to the other: what is true of the two people in both. */
export const contrasts: SynastryReadingCells['contrasts'] = {
  impressions: {
    kinder: 'That was one impression. There is a friendlier one, and it is just as true.',
    harder: 'So much for what pleases at once. Something else takes longer to get used to.',
  },
  hearts: {
    kinder: 'That is how they hurt each other. They also comfort each other, and with less effort.',
    harder: 'Fondness is not in doubt here, and yet it does not always arrive.',
  },
  desire: {
    kinder: 'They do not only fight. The same energy can also serve them both.',
    harder: 'So much life between two people also has its other side, which is temper.',
  },
  talk: {
    kinder:
      'They can also understand each other quickly, and it is worth remembering in the middle of an argument.',
    harder: 'Where talk comes so easily, its failures come as a surprise.',
  },
  daily: {
    kinder: 'In practical matters they can also be a real help to each other.',
    harder: 'Living or working side by side has a harder part too.',
  },
  gifts: {
    kinder: 'They do each other good as well, and often without noticing it.',
    harder: 'Not everything they set going in each other is welcome.',
  },
  lasting: {
    kinder: 'What is heavy between them also has something to rest on.',
    harder: 'What holds two people can also weigh on them.',
  },
};

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
