import type { NatalReadingCells } from '../../reading-catalogue.js';
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
import { inHouse } from './house-lines.js';
import { inSign, onAngle } from './lines.js';
import { against } from './links.js';
import { chapters, closing, leads, opening, title } from './natal-frame.js';
import { pairs } from './pairs.js';
import { practice } from './practice.js';
import { reckonings, rulers } from './rulers.js';
import { sides } from './sides/index.js';
import { sunMoon } from './sun-moon/index.js';
import {
  beside,
  eclipses,
  hastened,
  inCrowd,
  moonBetween,
  points,
  qualified,
  strain,
  turns,
  union,
  withoutTime,
} from './threads.js';
import { traits } from './traits.js';

/** What readings of a birth are written from. */
export const natal: NatalReadingCells = {
  title,
  chapters,
  leads,
  lines: { inSign, inHouse, onAngle, pairs, practice },
  sides,
  traits,
  sunMoon,
  rulers,
  reckonings,
  phases,
  crowded,
  patterns,
  unaspected,
  retrograde,
  balance,
  hemispheres,
  shapes,
  threads: {
    strain,
    union,
    beside,
    eclipses,
    points,
    withoutTime,
    moonBetween,
    qualified,
    hastened,
    turns,
    inCrowd,
  },
  against,
  opening,
  closing,
};
