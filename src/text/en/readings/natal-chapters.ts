import type { NatalChapterCells } from '../../reading-catalogue.js';
import { advice } from './advice.js';
import {
  balance,
  crowded,
  emptyArc,
  engines,
  handles,
  hemispheres,
  patterns,
  phaseAges,
  phases,
  retrograde,
  shapes,
  unaspected,
} from './gatherings.js';

import { housemates, inCrowdedHouse } from './housemates.js';
import { nodeAtHome } from './node-at-home.js';
import { risingRuler } from './rising-ruler.js';
import { rulers } from './rulers.js';
import { sides } from './sides/index.js';
import { leads } from './subjects/closing-leads.js';
import * as closings from './subjects/closings.js';
import { venusAndMars } from './venus-and-mars.js';

/** What the chapters of a natal reading have, and its opening does without. */
export const natalChapters: NatalChapterCells = {
  advice,
  rulers,
  phases,
  crowded,
  sharedSign: [
    '{A} is not alone in {sign}: {planets} are there too, so more than one part of you {does}.',
    'In {sign} {a} has the company of {planets}, and more than one part of you {does}.',
  ],
  sharedWay: {
    0: 'wants to go first',
    1: 'takes its time',
    2: 'lives by talk and news',
    3: 'goes by feeling and memory',
    4: 'wants to be seen and to be generous',
    5: 'looks for what can be improved',
    6: 'thinks of the other person first',
    7: 'goes to the bottom of things',
    8: 'looks far ahead',
    9: 'takes the long view',
    10: 'thinks for itself',
    11: 'goes with the current',
  },
  crowdedToo: { all: 'the same planets', most: 'most of them' },
  emptyArc,
  engines,
  handles,
  phaseAges,
  nodeAtHome,
  facing:
    '{A} stands opposite {others} as well, so it is one tension that you meet in several parts of your life, and what eases it in one of them helps in the rest.',
  turns: {
    0: [
      'There is also a side of you that comes out without a struggle.',
      'One thing about being yourself comes easily to you.',
    ],
    1: [
      'Your feelings have an easy gift, too.',
      'There is also something that your heart does without any trouble.',
    ],
    2: ['There is also something that your mind does without effort.', 'Your mind has an easy gift, too.'],
    3: [
      'Your affections have an easier side, too.',
      'There is also something in liking and being liked that comes easily to you.',
    ],
    4: ['Your drive has an easier side, too.', 'There is also a kind of effort that costs you nothing.'],
  },
  inBrief: '{A} {does}.',
  risingRuler,
  housemates,
  inCrowdedHouse,
  venusAndMars,
  nextHouse: [
    '{A} stands within a few degrees of {house}, and is read there.',
    'So close to the beginning of {house}, {a} is read there, though it has not quite reached it.',
    'By strict reckoning {a} is still in the house before, but it stands so near {house} that it is felt there.',
  ],
  outOfSign: {
    conjunction: [
      'The edge of a sign runs between {a} and {b}, so each works in a manner of its own, and you can tell them apart better than their nearness suggests.',
      '{A} and {b} stand close together on two sides of the edge of a sign. They act at the same moment, and not in the same way.',
    ],
    other: [
      'The aspect reaches across the edge of a sign, so that {a} and {b} meet in you on some occasions and miss each other on the rest.',
      'It is an aspect by degrees and not by signs, since {a} or {b} is near the edge of its own, so you notice it less steadily than others.',
      'Because {a} and {b} are joined across the edge of a sign, you may know this in one part of your life and hardly recognize it in the next.',
    ],
  },
  moonElsewhere: {
    early:
      'If you were born in the first hours of that day, your Moon is still in {other}, and this is not yours.',
    late: 'If you were born in the last hours of that day, your Moon is already in {other}, and this is not yours.',
  },
  moonElsewhereAt: {
    early: 'If you were born before about {time}, your Moon is still in {other}, and this is not yours.',
    late: 'If you were born after about {time}, your Moon is already in {other}, and this is not yours.',
  },
  patterns,
  unaspected,
  retrograde,
  balance,
  hemispheres,
  shapes,
  closing: { ...closings, leads },
  sides,
};
