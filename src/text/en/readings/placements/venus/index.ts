import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { venusInAquarius } from './aquarius.js';
import { venusInAries } from './aries.js';
import { venusInCancer } from './cancer.js';
import { venusInCapricorn } from './capricorn.js';
import { venusInGemini } from './gemini.js';
import { venusInLeo } from './leo.js';
import { venusInLibra } from './libra.js';
import { venusInPisces } from './pisces.js';
import { venusInSagittarius } from './sagittarius.js';
import { venusInScorpio } from './scorpio.js';
import { venusInTaurus } from './taurus.js';
import { venusInVirgo } from './virgo.js';

/** Venus by its sign, then its house. */
export const venus: Readonly<Record<SignId, ByHouse>> = {
  0: venusInAries,
  1: venusInTaurus,
  2: venusInGemini,
  3: venusInCancer,
  4: venusInLeo,
  5: venusInVirgo,
  6: venusInLibra,
  7: venusInScorpio,
  8: venusInSagittarius,
  9: venusInCapricorn,
  10: venusInAquarius,
  11: venusInPisces,
};
