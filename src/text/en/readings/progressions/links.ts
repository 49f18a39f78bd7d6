import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** Two bodies as they stood to each other at birth. */
export const bornPairs: ProgressionsReadingCells['bornPairs'] = {
  0: '{a} conjunct {b}',
  1: '{a} opposite {b}',
  2: '{a} trine {b}',
  3: '{a} square {b}',
  4: '{a} sextile {b}',
};

/** What a contact does with the aspect that the two have had from birth, and which it repeats or relieves. */
export const born: ProgressionsReadingCells['born'] = {
  conjunction: {
    conjunction:
      'You were born with {pair}, a little short of exact or a little past it. What has always gone together in you goes together completely here.',
    harmonious:
      'You were born with {pair}, so the two have always spoken at once. Here they get some distance, and each can help the other.',
    tense:
      'You were born with {pair}, and may never have felt one without the other. Here they pull apart, and you can see what each of them wants by itself.',
  },
  harmonious: {
    conjunction:
      'You were born with {pair}, and the ease between the two, which you may take for granted, becomes something to build on.',
    harmonious:
      'You were born with {pair}, and what has come easily to you all along comes most easily here.',
    tense:
      'You were born with {pair}, so the two know how to get along. This is a disagreement between old friends, and it can be talked over.',
  },
  tense: {
    conjunction:
      'You were born with {pair}, an old strain in you. Where the two meet, it can no longer be put off, and it can be settled.',
    harmonious:
      'You were born with {pair}, and the two have often been in each other’s way. Here they work together, so an old difficulty can be taken up with help.',
    tense:
      'You were born with {pair}, so you have met this strain before, in smaller doses, and know what has helped.',
  },
};

/** Where one light is among people and the other is out of sight. */
export const lightsApart: ProgressionsReadingCells['lightsApart'] = {
  out: 'All the same your Sun, in {sun}, asks for time out of sight, and will go on asking when the Moon’s time among people is over.',
  in: 'All the same your Sun, in {sun}, has you out among people, and will go on doing so when the Moon’s retreat is over.',
};
