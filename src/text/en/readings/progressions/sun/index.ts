import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { progressedSunInAquarius } from './aquarius.js';
import { progressedSunInAries } from './aries.js';
import { progressedSunInCancer } from './cancer.js';
import { progressedSunInCapricorn } from './capricorn.js';
import { progressedSunInGemini } from './gemini.js';
import { progressedSunInLeo } from './leo.js';
import { progressedSunInLibra } from './libra.js';
import { progressedSunInPisces } from './pisces.js';
import { progressedSunInSagittarius } from './sagittarius.js';
import { progressedSunInScorpio } from './scorpio.js';
import { progressedSunInTaurus } from './taurus.js';
import { progressedSunInVirgo } from './virgo.js';

/** The progressed Sun by its sign, then its house. */
export const progressedSun: Readonly<Record<SignId, ByHouse>> = {
  0: progressedSunInAries,
  1: progressedSunInTaurus,
  2: progressedSunInGemini,
  3: progressedSunInCancer,
  4: progressedSunInLeo,
  5: progressedSunInVirgo,
  6: progressedSunInLibra,
  7: progressedSunInScorpio,
  8: progressedSunInSagittarius,
  9: progressedSunInCapricorn,
  10: progressedSunInAquarius,
  11: progressedSunInPisces,
};
