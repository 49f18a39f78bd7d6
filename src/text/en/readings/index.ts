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
import { joins } from './joins.js';
import { condition, inHouse, inSign, onAngle } from './lines.js';
import { agrees, contrasts, met, sameHouse } from './links.js';
import { lunarReturn } from './lunar-return.js';
import { chapters, closing, opening, title } from './natal-frame.js';
import { pairs } from './pairs.js';
import { progressions } from './progressions.js';
import { returns } from './return-turns.js';
import { rulers, tenants } from './rulers.js';
import { solarReturn } from './solar-return.js';
import { sunMoon } from './sun-moon/index.js';
import { synastry } from './synastry/index.js';
import { transits } from './transits.js';
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
    joins,
    rulers,
    tenants,
    phases,
    crowded,
    patterns,
    unaspected,
    retrograde,
    balance,
    hemispheres,
    shapes,
    links: { met, sameHouse, agrees, contrasts },
    opening,
    closing,
  },
};
