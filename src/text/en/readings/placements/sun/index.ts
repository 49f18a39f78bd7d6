import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { sunInAquarius } from './aquarius.js';
import { sunInAries } from './aries.js';
import { sunInCancer } from './cancer.js';
import { sunInCapricorn } from './capricorn.js';
import { sunInGemini } from './gemini.js';
import { sunInLeo } from './leo.js';
import { sunInLibra } from './libra.js';
import { sunInPisces } from './pisces.js';
import { sunInSagittarius } from './sagittarius.js';
import { sunInScorpio } from './scorpio.js';
import { sunInTaurus } from './taurus.js';
import { sunInVirgo } from './virgo.js';

/** The Sun by its sign, then its house. */
export const sun: Readonly<Record<SignId, ByHouse>> = {
  0: sunInAries,
  1: sunInTaurus,
  2: sunInGemini,
  3: sunInCancer,
  4: sunInLeo,
  5: sunInVirgo,
  6: sunInLibra,
  7: sunInScorpio,
  8: sunInSagittarius,
  9: sunInCapricorn,
  10: sunInAquarius,
  11: sunInPisces,
};
