import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { marsInAquarius } from './aquarius.js';
import { marsInAries } from './aries.js';
import { marsInCancer } from './cancer.js';
import { marsInCapricorn } from './capricorn.js';
import { marsInGemini } from './gemini.js';
import { marsInLeo } from './leo.js';
import { marsInLibra } from './libra.js';
import { marsInPisces } from './pisces.js';
import { marsInSagittarius } from './sagittarius.js';
import { marsInScorpio } from './scorpio.js';
import { marsInTaurus } from './taurus.js';
import { marsInVirgo } from './virgo.js';

/** Mars by its sign, then its house. */
export const mars: Readonly<Record<SignId, ByHouse>> = {
  0: marsInAries,
  1: marsInTaurus,
  2: marsInGemini,
  3: marsInCancer,
  4: marsInLeo,
  5: marsInVirgo,
  6: marsInLibra,
  7: marsInScorpio,
  8: marsInSagittarius,
  9: marsInCapricorn,
  10: marsInAquarius,
  11: marsInPisces,
};
