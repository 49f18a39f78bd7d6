import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { saturnInAquarius } from './aquarius.js';
import { saturnInAries } from './aries.js';
import { saturnInCancer } from './cancer.js';
import { saturnInCapricorn } from './capricorn.js';
import { saturnInGemini } from './gemini.js';
import { saturnInLeo } from './leo.js';
import { saturnInLibra } from './libra.js';
import { saturnInPisces } from './pisces.js';
import { saturnInSagittarius } from './sagittarius.js';
import { saturnInScorpio } from './scorpio.js';
import { saturnInTaurus } from './taurus.js';
import { saturnInVirgo } from './virgo.js';

/** Saturn by its sign, then its house. */
export const saturn: Readonly<Record<SignId, ByHouse>> = {
  0: saturnInAries,
  1: saturnInTaurus,
  2: saturnInGemini,
  3: saturnInCancer,
  4: saturnInLeo,
  5: saturnInVirgo,
  6: saturnInLibra,
  7: saturnInScorpio,
  8: saturnInSagittarius,
  9: saturnInCapricorn,
  10: saturnInAquarius,
  11: saturnInPisces,
};
