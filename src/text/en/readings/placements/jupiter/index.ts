import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { jupiterInAquarius } from './aquarius.js';
import { jupiterInAries } from './aries.js';
import { jupiterInCancer } from './cancer.js';
import { jupiterInCapricorn } from './capricorn.js';
import { jupiterInGemini } from './gemini.js';
import { jupiterInLeo } from './leo.js';
import { jupiterInLibra } from './libra.js';
import { jupiterInPisces } from './pisces.js';
import { jupiterInSagittarius } from './sagittarius.js';
import { jupiterInScorpio } from './scorpio.js';
import { jupiterInTaurus } from './taurus.js';
import { jupiterInVirgo } from './virgo.js';

/** Jupiter by its sign, then its house. */
export const jupiter: Readonly<Record<SignId, ByHouse>> = {
  0: jupiterInAries,
  1: jupiterInTaurus,
  2: jupiterInGemini,
  3: jupiterInCancer,
  4: jupiterInLeo,
  5: jupiterInVirgo,
  6: jupiterInLibra,
  7: jupiterInScorpio,
  8: jupiterInSagittarius,
  9: jupiterInCapricorn,
  10: jupiterInAquarius,
  11: jupiterInPisces,
};
