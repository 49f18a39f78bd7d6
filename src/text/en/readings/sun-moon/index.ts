import type { SignId } from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';
import { aquariusSun } from './aquarius.js';
import { ariesSun } from './aries.js';
import { cancerSun } from './cancer.js';
import { capricornSun } from './capricorn.js';
import { geminiSun } from './gemini.js';
import { leoSun } from './leo.js';
import { libraSun } from './libra.js';
import { piscesSun } from './pisces.js';
import { sagittariusSun } from './sagittarius.js';
import { scorpioSun } from './scorpio.js';
import { taurusSun } from './taurus.js';
import { virgoSun } from './virgo.js';

/** The Sun's sign, then the Moon's: what the two make together, and where they conflict. */
export const sunMoon: Readonly<Record<SignId, BySign>> = {
  0: ariesSun,
  1: taurusSun,
  2: geminiSun,
  3: cancerSun,
  4: leoSun,
  5: virgoSun,
  6: libraSun,
  7: scorpioSun,
  8: sagittariusSun,
  9: capricornSun,
  10: aquariusSun,
  11: piscesSun,
};
