import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { mercuryInAquarius } from './aquarius.js';
import { mercuryInAries } from './aries.js';
import { mercuryInCancer } from './cancer.js';
import { mercuryInCapricorn } from './capricorn.js';
import { mercuryInGemini } from './gemini.js';
import { mercuryInLeo } from './leo.js';
import { mercuryInLibra } from './libra.js';
import { mercuryInPisces } from './pisces.js';
import { mercuryInSagittarius } from './sagittarius.js';
import { mercuryInScorpio } from './scorpio.js';
import { mercuryInTaurus } from './taurus.js';
import { mercuryInVirgo } from './virgo.js';

/** Mercury by its sign, then its house. */
export const mercury: Readonly<Record<SignId, ByHouse>> = {
  0: mercuryInAries,
  1: mercuryInTaurus,
  2: mercuryInGemini,
  3: mercuryInCancer,
  4: mercuryInLeo,
  5: mercuryInVirgo,
  6: mercuryInLibra,
  7: mercuryInScorpio,
  8: mercuryInSagittarius,
  9: mercuryInCapricorn,
  10: mercuryInAquarius,
  11: mercuryInPisces,
};
