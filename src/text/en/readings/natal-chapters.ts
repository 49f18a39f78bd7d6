import type { NatalChapterCells } from '../../reading-catalogue.js';
import {
  aheadOfAngle,
  balance,
  crowded,
  hemispheres,
  patterns,
  phases,
  retrograde,
  shapes,
  unaspected,
} from './gatherings.js';
import { closing } from './natal-frame.js';
import { rulers } from './rulers.js';
import { sides } from './sides/index.js';
import { sunMoon } from './sun-moon/index.js';

/** What the chapters of a natal reading have besides. */
export const natalChapters: NatalChapterCells = {
  sunMoon,
  rulers,
  phases,
  crowded,
  aheadOfAngle,
  patterns,
  unaspected,
  retrograde,
  balance,
  hemispheres,
  shapes,
  closing,
  sides,
};
