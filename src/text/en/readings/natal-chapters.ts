import type { NatalChapterCells } from '../../reading-catalogue.js';
import {
  balance,
  crowded,
  hemispheres,
  patterns,
  phases,
  retrograde,
  shapes,
  unaspected,
} from './gatherings.js';
import { fields } from './joining.js';
import { nodeAtHome } from './node-at-home.js';
import { rulers } from './rulers.js';
import { sides } from './sides/index.js';
import * as closing from './subjects/closings.js';
import { sunMoon } from './sun-moon/index.js';

/** What the chapters of a natal reading have besides. */
export const natalChapters: NatalChapterCells = {
  sunMoon,
  rulers,
  phases,
  crowded,
  nodeAtHome,
  inBrief: '{A} {does}.',
  nextHouse: '{A} stands within a few degrees of {house}, and is read there.',
  elsewhere: {
    one: '{A} stands in {house}, and is told of under “{chapter}.”',
    more: '{Planets} stand in {house}, and are told of in chapters of their own.',
  },
  moonElsewhere: {
    early: 'Only if you were born in the first hours of that day was your Moon still in {other}.',
    late: 'Only if you were born in the last hours of that day had your Moon gone on into {other}.',
  },
  fields,
  patterns,
  unaspected,
  retrograde,
  balance,
  hemispheres,
  shapes,
  closing,
  sides,
};
