import type { ReadingCatalogue } from '../../reading-catalogue.js';
import { composite } from './composite.js';
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
import { bridges } from './joining.js';
import { condition, inSign, onAngle } from './lines.js';
import { against } from './links.js';
import { lunarReturn } from './lunar-return.js';
import { chapters, closing, leads, opening, title } from './natal-frame.js';
import { pairs } from './pairs.js';
import { progressions } from './progressions.js';
import { returns } from './return-turns.js';
import { reckonings, rulers } from './rulers.js';
import { solarReturn } from './solar-return.js';
import { sunMoon } from './sun-moon/index.js';
import { synastry } from './synastry/index.js';
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
import { transits } from './transits.js';
import { words } from './words.js';

export const readings: ReadingCatalogue = {
  words,
  bridges,
  returns,
  solarReturn,
  lunarReturn,
  synastry,
  composite,
  transits,
  progressions,
  natal: {
    title,
    chapters,
    leads,
    lines: { inSign, inHouse, onAngle, pairs, condition },
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
  },
};
