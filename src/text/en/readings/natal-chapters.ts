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
  inBrief: '{A} {does}.',
  risingRuler: {
    does: 'The ruler of the rising sign, {a}, {does}.',
    stands: 'The ruler of the rising sign, {a}, stands in {house}.',
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
