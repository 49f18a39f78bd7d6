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

import { nodeAtHome } from './node-at-home.js';
import { rulers } from './rulers.js';
import { sides } from './sides/index.js';
import * as closing from './subjects/closings.js';

/** What the chapters of a natal reading have besides. */
export const natalChapters: NatalChapterCells = {
  advice,
  rulers,
  phases,
  crowded,
  crowdedToo: { all: 'the same planets', most: 'most of them' },
  emptyArc,
  engines,
  handles,
  phaseAges,
  nodeAtHome,
  onSouthNode: 'The sign is not all that you come from.',
  inBrief: '{A} {does}.',
  risingRuler: {
    does: 'The ruler of the rising sign, {a}, {does}.',
    slow: {
      1: '{A}, which rules the sign, is in the first house, so there is more of it in you than a manner.',
      2: '{A}, which rules the sign, is in the second house, so you are most like this where you earn, spend and decide what you are worth.',
      3: '{A}, which rules the sign, is in the third house, so you are most like this when you talk or learn, and among the people close by.',
      4: '{A}, which rules the sign, is in the fourth house, so you are most like this at home, and in what you make of where you come from.',
      5: '{A}, which rules the sign, is in the fifth house, so you are most like this in play, in love and in whatever you make for pleasure.',
      6: '{A}, which rules the sign, is in the sixth house, so you are most like this at your daily work and in your habits.',
      7: '{A}, which rules the sign, is in the seventh house, so you are most like this with a partner, and in whom you choose for one.',
      8: '{A}, which rules the sign, is in the eighth house, so you are most like this where things are shared with somebody or kept hidden.',
      9: '{A}, which rules the sign, is in the ninth house, so you are most like this far from home, in study and in what you believe.',
      10: '{A}, which rules the sign, is in the tenth house, so you are most like this at work, where others judge you.',
      11: '{A}, which rules the sign, is in the eleventh house, so you are most like this among friends, and in what you plan with them.',
      12: '{A}, which rules the sign, is in the twelfth house, so you are most like this when nobody is looking.',
    },
    leads:
      'The ruler of the rising sign is {a}, one of the strongest planets in the chart, and so this is more than a manner: much of what you do begins with it.',
  },
  nextHouse: '{A} stands within a few degrees of {house}, and is read there.',
  moonElsewhere: {
    early: 'Only if you were born in the first hours of that day was your Moon still in {other}.',
    late: 'Only if you were born in the last hours of that day had your Moon gone on into {other}.',
  },
  moonElsewhereAt: {
    early: 'Only until about {time} that day was your Moon still in {other}.',
    late: 'Only after about {time} that day had your Moon gone on into {other}.',
  },
  patterns,
  unaspected,
  retrograde,
  balance,
  hemispheres,
  shapes,
  closing,
  sides,
};
