import type { SignId } from '../../../../../chart/zodiac.js';
import type { ByHouse } from '../../../../catalogue.js';
import { ascendantInAquarius } from './aquarius.js';
import { ascendantInAries } from './aries.js';
import { ascendantInCancer } from './cancer.js';
import { ascendantInCapricorn } from './capricorn.js';
import { ascendantInGemini } from './gemini.js';
import { ascendantInLeo } from './leo.js';
import { ascendantInLibra } from './libra.js';
import { ascendantInPisces } from './pisces.js';
import { ascendantInSagittarius } from './sagittarius.js';
import { ascendantInScorpio } from './scorpio.js';
import { ascendantInTaurus } from './taurus.js';
import { ascendantInVirgo } from './virgo.js';

/** The Ascendant by its sign, then the house of its ruler. */
export const ascendant: Readonly<Record<SignId, ByHouse>> = {
  0: ascendantInAries,
  1: ascendantInTaurus,
  2: ascendantInGemini,
  3: ascendantInCancer,
  4: ascendantInLeo,
  5: ascendantInVirgo,
  6: ascendantInLibra,
  7: ascendantInScorpio,
  8: ascendantInSagittarius,
  9: ascendantInCapricorn,
  10: ascendantInAquarius,
  11: ascendantInPisces,
};
