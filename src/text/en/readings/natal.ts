import type { NatalReadingCells } from '../../reading-catalogue.js';
import { called } from './called.js';
import { deserved, freed, hastened, qualified, roused, where } from './joints.js';
import { inSign, onAngle } from './lines.js';
import { chapters, opening, title } from './natal-frame.js';
import { pairs } from './pairs.js';
import { openingSides } from './sides/opening.js';
import { tempered } from './tempered.js';
import {
  angular,
  beside,
  eclipses,
  inCrowd,
  moonBetween,
  points,
  rising,
  strain,
  syzygies,
  union,
  withoutTime,
} from './threads.js';
import { traits } from './traits.js';

/** What readings of a birth are written from, their openings among them. */
export const natal: NatalReadingCells = {
  title,
  chapters,
  called,
  lines: { inSign, onAngle, pairs },
  traits,
  tempered,
  threads: {
    strain,
    union,
    angular,
    beside,
    eclipses,
    syzygies,
    points,
    withoutTime,
    moonBetween,
    where,
    qualified,
    deserved,
    rising,
    hastened,
    roused,
    freed,
    inCrowd,
  },
  opening,
  sides: openingSides,
};
