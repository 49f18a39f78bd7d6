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
import { condition, inHouse, inSign, onAngle } from './lines.js';
import { agrees, sameHouse } from './links.js';
import { chapters, closing, opening, title } from './natal-frame.js';
import { pairs } from './pairs.js';
import { rulers } from './rulers.js';
import { sunMoon } from './sun-moon/index.js';
import {
  across,
  company,
  eclipses,
  figures,
  help,
  helpers,
  here,
  inCrowd,
  matters,
  noticed,
  points,
  qualified,
  strain,
  turns,
  union,
  withoutTime,
} from './threads.js';

/** What readings of a birth are written from. */
export const natal: NatalReadingCells = {
  title,
  chapters,
  lines: { inSign, inHouse, onAngle, pairs, condition },
  sunMoon,
  rulers,
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
    here,
    figures,
    across,
    eclipses,
    points,
    withoutTime,
    company,
    qualified,
    help,
    helpers,
    noticed,
    matters,
    turns,
    inCrowd,
  },
  links: { sameHouse, agrees },
  opening,
  closing,
};
