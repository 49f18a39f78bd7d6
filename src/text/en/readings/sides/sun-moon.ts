import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../../chart/zodiac.js';
import type { OpeningSides } from '../../../natal-catalogue.js';

/** The Sun by its sign, with the Moon in each of the twelve. */
export const sunMoon: OpeningSides['sunMoon'] = {
  [Aries]: 'qui kK gqs ga gpv q+ cCa aAyY KT rX Bw -',
  [Taurus]: 'qQa kuQ kK kb kp k t4 ktT kK7 QFX kK mW',
  [Gemini]: 'qTy sk sfj F spF - scI@ FJ K6 FX B 5',
  [Cancer]: 'aqFY k sF kY5 p 4o t4 bkY Kk FX bB 5',
  [Leo]: 'gqdy lk sFJ p lpv pP cpt FY leT0 rF pP l51',
  [Virgo]: 'Tqa - s o4 pP oD tI FD+ - or F oO~',
  [Libra]: 'qQAiI tk s t4 p tI tcW EF cetTA tFX4 B tW5',
  [Scorpio]: 'aAyY kE FJ bkY pP ED tT FE K F bB y',
  [Sagittarius]: 'gqK36 kKQL sK kKF lef7 eE ty FEY K9e0 F B eml',
  [Capricorn]: 'qQa kQ F FX p o t FX7 9 F4 FX FC1',
  [Aquarius]: 'wKZ3 kKQ s bB pP4 - t Fk KB FzZ B8 5',
  [Pisces]: 'tT kt 5 5 vVp o5 tW yYEC1 me F B5 5C1',
};
