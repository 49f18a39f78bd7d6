import type { SynastryReadingCells } from '../../../pair-catalogue.js';

export const bothWays: SynastryReadingCells['bothWays'] = [
  '{name1}’s {a} and {name2}’s {b} are joined in the same way, so all of this may be read with the names exchanged.',
  'Since {name1}’s {a} meets {name2}’s {b} likewise, each knows this from both sides.',
  'The parts are exchanged at times, because {name1}’s {a} meets {name2}’s {b} in the same way.',
  'All of it goes the other way as well, from {name1}’s {a} to {name2}’s {b}.',
];

export const reversed: SynastryReadingCells['reversed'] = {
  kinder: [
    'The same two planets also meet the other way around, and more gently.',
    'Taken the other way around, it gets easier.',
    'There is a kinder half to this.',
    'As if to make up for it, these planets meet a second time with the names exchanged.',
  ],
  harder: [
    'The same two planets also meet the other way around, and less smoothly.',
    'Taken the other way around, it gets harder.',
    'There is a harder half to this.',
    'With the names exchanged, the same planets get along less well.',
  ],
  other: [
    'The contact is repeated the other way around.',
    'There is a counterpart to this.',
    'From the other side it looks a little different.',
  ],
};

export const withoutSaturn: SynastryReadingCells['withoutSaturn'] = [
  'Saturn, the usual bond of long years, joins these two charts nowhere, so what lasts between {name1} and {name2} has to be liked to be kept.',
  'No Saturn holds {name1} and {name2} together by duty. What carries them through the years is of another kind.',
];

export const besideSaturn: SynastryReadingCells['besideSaturn'] = [
  'Saturn, which makes bonds last, is more strict than kind between {name1} and {name2}. What holds them without effort is of another sort.',
  'Duty alone would be a hard tie for {name1} and {name2}. There is a gentler one, and it may well last longer.',
];

/** Before what denies something that was said, by what it states. */
export const stanceBridges: SynastryReadingCells['stanceBridges'] = {
  smooth: [
    'For all that is uncertain between these two, here is something to count on.',
    'What is unsettled elsewhere comes to rest at this point.',
    'Not every day is an upset one.',
  ],
  unsettled: [
    'What runs smoothly has its interruptions, and this is where they come from.',
    'Ease of that kind doesn’t hold every day.',
    'It is not always so restful.',
  ],
  understood: [
    'They talk past each other elsewhere. Here they don’t.',
    'The misunderstandings have a counterweight.',
    'It would be wrong to think that they never find the right word.',
  ],
  misheard: [
    'They can also misread each other, and here is where it happens.',
    'Their understanding of each other has its limits, and here is one.',
    'Even between people who understand each other some things go astray.',
  ],
  cherished: [
    'Fondness has an easier way as well.',
    'Where affection went astray before, here it arrives.',
    'And yet they know very well how to please each other.',
  ],
  unloved: [
    'They are fond of each other, and it doesn’t always get through.',
    'Such liking is not safe from being misread.',
    'Even so much warmth can miss its mark.',
  ],
  peaceable: [
    'They quarrel, and they also know how to leave each other in peace.',
    'Quick tempers are one half of it. This is the other.',
    'There is a mild side to so much heat.',
  ],
  heated: [
    'Not every difference between them is settled so gently.',
    'The peace has a limit, and it is here.',
    'Kind as they are with each other, there is fire in this too.',
  ],
  backed: [
    'Strictness is not all that they meet with in each other.',
    'Beside the caution there is a good deal of trust.',
    'Where one of them was measured before, here is encouragement.',
  ],
  judged: [
    'Encouragement comes from one side, and from another comes a strict look.',
    'There is good will in plenty, and there is also this.',
    'So much confidence is put to the test in one place.',
  ],
  spoken: [
    'They do find words, at another point.',
    'Silent as they are on some things, on others they speak up.',
  ],
  unspoken: [
    'Not everything gets said between them, all the same.',
    'Much as they talk, on one kind of thing both are silent.',
  ],
  free: [
    'And yet there is room to breathe.',
    'Holding on is not the whole of it.',
    'Elsewhere they leave each other more room.',
  ],
  held: [
    'Freedom comes easily to them in some things and hardly in others.',
    'They don’t let go of each other so lightly everywhere.',
    'There is also something here that holds on.',
  ],
};
