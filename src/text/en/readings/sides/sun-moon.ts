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
  [Aries]: 'u kK - ^ pv + cC^ aAyY K rX B -',
  [Taurus]: 'qQ^ ku kK kb p - 4 ktT kK7 X kK m',
  [Gemini]: 'y k sfj F sp - sc@ FJ 6 X B 5',
  [Cancer]: 'aY k - Y5 p 4 4 bY Kk X bB 5',
  [Leo]: 'y - sJ p lpv pP cp Y l0 r pP l51',
  [Virgo]: 'a - s 4 pP D t D+ - r - oO~',
  [Libra]: 'qQAiI - s 4 p - c - ctTA X4 B 5',
  [Scorpio]: 'aAyY k - bY pP D tT FE B - bB -',
  [Sagittarius]: '36 kK - kK l7 eE y FY 90 - B -',
  [Capricorn]: 'qQ^ k - X p - - X7 9 4 X C1',
  [Aquarius]: 'Z3 kK s bB pP4 - - k B zZ B8 5',
  [Pisces]: 'tT k 5 5 vVp 5 W yYC1 m - B5 5C1',
};
