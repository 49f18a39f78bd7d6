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
  [Aries]: '- - - ^ p + cC^ aAyY - r B -',
  [Taurus]: 'a - - b p - 4 - 7 - - m',
  [Gemini]: 'y - f F p - c@ F 6 - B 5',
  [Cancer]: 'aY - - Y5 p 4 4 bY - - bB 5',
  [Leo]: 'y - - p lp pP cp Y l0 r pP l51',
  [Virgo]: 'a - - 4 pP - - + - r - ~',
  [Libra]: 'A - - 4 p - c - cA 4 B 5',
  [Scorpio]: 'aAyY - - bY pP - - F B - bB -',
  [Sagittarius]: '36 - - - l7 - y FY 90 - B -',
  [Capricorn]: '^ - - - p - - 7 9 4 - C1',
  [Aquarius]: '3 - - bB pP4 - - - B - B8 5',
  [Pisces]: '- - 5 5 p 5 - yYC1 m - B5 5C1',
};
