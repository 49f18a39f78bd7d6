import {
  Chiron,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
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
import type { NatalSides } from '../../../natal-catalogue.js';

/** Of `body-in-sign/`: a text each for the twelve signs. */
export const signCells: NatalSides['signCells'] = {
  [Chiron]: 'G4 D S - P D t4 E - D 8 5',
  [NorthNode]: 'tQ - 9 F V O gq k s k pv o',
  [Midheaven]: 'g3 k s - vp oV t V l7 - - O',
  [Uranus]: 'g6 kK q6 B - - - TK K - Bw -',
  [Neptune]: '- m - - - - t - e9 - - e',
  [Pluto]: 'gw k T b v or - E - E - 5',
};

/** Of `body-in-house/`: a text each for the twelve houses. */
export const houseCells: NatalSides['houseCells'] = { [Chiron]: 'D D SD 8 D D 4 E D PD 8 5' };

/** The twelve signs on the cusp of the houses of means, home and partnership. */
export const cuspCells: NatalSides['cuspCells'] = {
  2: 'mq M - M ml Mo t M m Mo - mO',
  4: 'a k K k - or t F K - B -',
  7: 'W - - F - O gq - - 7 f o',
};

/** The rulers of houses in the twelve houses. */
export const rulerLines: NatalSides['rulerLines'] = {
  2: '- - - - m - - - - - h V',
  4: '- k c - - - - - K - - C1',
  7: '- - s - - - - - - - - F',
  10: '- - - - - o - - - - h V',
};

/** The Sun by its sign, with the Moon in each of the twelve. */
export const sunMoon: NatalSides['sunMoon'] = {
  [Aries]: 'Tqu - gqs f gp - cC aA K r Bw -',
  [Taurus]: 'qQa kuQ kK kb kp k t4 k kK QF kK -',
  [Gemini]: 'qT sk sf F sp - sc F K6 F4 B 5',
  [Cancer]: 'aqF k sF k5 p 4 t4 bk Kk F bB 5',
  [Leo]: 'gqu lk sF p lpv pP cp F leT0 rF pP lC1',
  [Virgo]: 'Ta - s o4 pP oD tU FD - or F oO',
  [Libra]: 'qQ t s t4 p t tcW E c tF4 B tW5',
  [Scorpio]: 'aA k F bk pP ED tT F K F bB -',
  [Sagittarius]: 'gqK3 kK sK kK lef7 eE t FE K9e0 F B eml',
  [Capricorn]: 'qQ kQ F F4 p o - F 9 F F FC',
  [Aquarius]: 'wK kKQ - bB pP - - F KB - B8 5',
  [Pisces]: 'tT k 5 5 vVp o5 tW C1 me F B5 5C1',
};

/** What several bodies make together: the eight phases, and crowds in the twelve signs and houses. */
export const phases: NatalSides['phases'] = 'g - q o U s K K';
export const crowdedSigns: NatalSides['crowdedSigns'] = 'gq Qk sq kb vlp oD tcW4 FA eK09 Qr B8F 5W';
export const crowdedHouses: NatalSides['crowdedHouses'] = 'vw M s V - - c - K9 r c CV1';
export const patterns: NatalSides['patterns'] = {
  tSquare: '- - s t aq l D K - -',
  tSquareQuality: { cardinal: '-', fixed: '-', mutable: '-', mixed: 'qQ' },
  release: '- - s - - o c - - - h 1',
  grandTrine: { fire: 'd', earth: '-', air: 's', water: 'F4' },
  grandCross: { cardinal: 'g', fixed: 'FQ', mutable: 'W' },
  yod: '- - - - - - - K - -',
  kite: '-',
  mysticRectangle: 'uU',
};
export const unaspected: NatalSides['unaspected'] = 'w fF sS - wqQ e - w - -';
export const excess: NatalSides['excess'] = {
  fire: '-',
  earth: 'E',
  air: 'c',
  water: '-',
  cardinal: 'g',
  fixed: 'k',
  mutable: '-',
};
export const lacking: NatalSides['lacking'] = {
  fire: '-',
  earth: 'O',
  air: '-',
  water: 'F',
  cardinal: 'G',
  fixed: 'K',
  mutable: 'k',
};
export const hemispheres: NatalSides['hemispheres'] = { north: 'V', south: 'v', east: 'g', west: 'c' };

/** By Jupiter, Saturn, Uranus, Neptune and Pluto: how both are true, of a body in a sign that leans the other way. */
export const qualified: NatalSides['qualified'] = {
  [Sun]: 'lL qQgG kK - -',
  [Moon]: 'lLoO fFqQ kK oO aA',
  [Mercury]: 'lLoO sSqQ qQ oO -',
  [Venus]: 'lLgG gGqQ bBkK eE bB',
  [Mars]: 'lLoO qQgG qQ oO tT',
};
export const deserved: NatalSides['deserved'] = {
  [Sun]: 'pPgG',
  [Moon]: 'pP',
  [Mercury]: 'sS',
  [Venus]: 'gGqQ',
  [Mars]: 'gGqQ',
};
export const rising: NatalSides['rising'] = {
  [Sun]: 'vV',
  [Moon]: 'fF',
  [Mercury]: 'sS',
  [Venus]: '-',
  [Mars]: 'gGtT',
  [Jupiter]: 'lL',
  [Saturn]: 'gGqQ',
  [Uranus]: 'kK',
  [Neptune]: '-',
  [Pluto]: '-',
};
export const hastened: NatalSides['hastened'] = {
  [Sun]: 'qQ',
  [Moon]: 'aAqQ',
  [Mercury]: 'sSqQ',
  [Venus]: 'qQgG',
};
export const roused: NatalSides['roused'] = { [Sun]: 'tT', [Moon]: 'aAtT', [Mercury]: 'tTsS', [Venus]: 'tT' };

/** Plain, then quick. */
export const retrograde: NatalSides['retrograde'] = { [Mercury]: '- qQ', [Venus]: 'Q q', [Mars]: 'A aA' };
