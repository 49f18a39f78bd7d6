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
  inBrief: '{A} {does}.',
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
