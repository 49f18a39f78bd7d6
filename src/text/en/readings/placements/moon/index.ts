import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { moonInAquarius } from './aquarius.js';
import { moonInAries } from './aries.js';
import { moonInCancer } from './cancer.js';
import { moonInCapricorn } from './capricorn.js';
import { moonInGemini } from './gemini.js';
import { moonInLeo } from './leo.js';
import { moonInLibra } from './libra.js';
import { moonInPisces } from './pisces.js';
import { moonInSagittarius } from './sagittarius.js';
import { moonInScorpio } from './scorpio.js';
import { moonInTaurus } from './taurus.js';
import { moonInVirgo } from './virgo.js';

/** The Moon by its sign, then its house. */
export const moon: Readonly<Record<SignId, ByHouse>> = {
  0: moonInAries,
  1: moonInTaurus,
  2: moonInGemini,
  3: moonInCancer,
  4: moonInLeo,
  5: moonInVirgo,
  6: moonInLibra,
  7: moonInScorpio,
  8: moonInSagittarius,
  9: moonInCapricorn,
  10: moonInAquarius,
  11: moonInPisces,
};
