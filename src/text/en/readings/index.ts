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
import { bridges, signposts } from './joining.js';
import { condition, inHouse, inSign, onAngle } from './lines.js';
import { agrees, sameHouse } from './links.js';
import { lunarReturn } from './lunar-return.js';
import { chapters, closing, opening, title } from './natal-frame.js';
import { pairs } from './pairs.js';
import { progressions } from './progressions/index.js';
import { returns } from './return-turns.js';
import { rulers } from './rulers.js';
import { solarReturn } from './solar-return.js';
import { sunMoon } from './sun-moon/index.js';
import { synastry } from './synastry/index.js';
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
import { transits } from './transits/index.js';
import { words } from './words.js';

export const readings: ReadingCatalogue = {
  words,
  bridges,
  signposts,
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
  },
};
