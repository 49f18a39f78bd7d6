import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { progressedMoonInAquarius } from './aquarius.js';
import { progressedMoonInAries } from './aries.js';
import { progressedMoonInCancer } from './cancer.js';
import { progressedMoonInCapricorn } from './capricorn.js';
import { progressedMoonInGemini } from './gemini.js';
import { progressedMoonInLeo } from './leo.js';
import { progressedMoonInLibra } from './libra.js';
import { progressedMoonInPisces } from './pisces.js';
import { progressedMoonInSagittarius } from './sagittarius.js';
import { progressedMoonInScorpio } from './scorpio.js';
import { progressedMoonInTaurus } from './taurus.js';
import { progressedMoonInVirgo } from './virgo.js';

/** The progressed Moon by its sign, then its house. */
export const progressedMoon: Readonly<Record<SignId, ByHouse>> = {
  0: progressedMoonInAries,
  1: progressedMoonInTaurus,
  2: progressedMoonInGemini,
  3: progressedMoonInCancer,
  4: progressedMoonInLeo,
  5: progressedMoonInVirgo,
  6: progressedMoonInLibra,
  7: progressedMoonInScorpio,
  8: progressedMoonInSagittarius,
  9: progressedMoonInCapricorn,
  10: progressedMoonInAquarius,
  11: progressedMoonInPisces,
};
