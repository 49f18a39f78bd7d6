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
import type { NatalSides } from '../../../natal-catalogue.js';

/** Of `body-in-sign/`: a text each for the twelve signs. */
export const signCells: NatalSides['signCells'] = {
  [Chiron]: '4 - S X P D 4 + - D 8 5',
  [NorthNode]: '- - 9 = - O5y - - - - - -',
  [Midheaven]: '36 - - - p - - - 7 - Z *',
  [Uranus]: '6 kK 6 - Z - Z - - zZ - 5',
  [Neptune]: '- - - - - - - - 9 - - 5',
  [Pluto]: '- - - - - r - - - Z - 5',
};

/** Of the North Node where a person is of its sign already. */
export const nodeAtHome: NatalSides['nodeAtHome'] = 'g k s - - o - - 9 - - 5';

/** Of `body-in-house/`: a text each for the twelve houses. */
export const houseCells: NatalSides['houseCells'] = { [Chiron]: 'DP D SD 8 DV D X E D PD 8 5' };

/** The twelve signs on the cusp of the houses of means, home and partnership. */
export const cuspCells: NatalSides['cuspCells'] = {
  2: 'mq MQk - M ml Mo tm MJX m Mo K mO',
  4: 'aK k K k - or - J1 K - B 1',
  7: 'W - s F - O gq Q - 7 f o',
};

/** The rulers of houses in the twelve houses. */
export const rulerLines: NatalSides['rulerLines'] = {
  2: '- - - - m - - - - - h VJ',
  4: '- k c - - - - - K - h C1',
  7: '- - s - - - - - - - h F',
  10: '- - - - - o x - - - h V',
};

/** What several bodies make together: the eight phases, and crowds in the twelve signs and houses. */
export const phases: NatalSides['phases'] = 'g - q+ o U s - K';
export const crowdedSigns: NatalSides['crowdedSigns'] = 'gq3 Qk sq kb vl o tc JE KT90 Qk= B84 5y~';
export const crowdedHouses: NatalSides['crowdedHouses'] = 'v M - V - o c + K90 r cx CV1';
export const patterns: NatalSides['patterns'] = {
  tSquare: '- - - - - - - - - -',
  tSquareQuality: { cardinal: '-', fixed: 'Q', mutable: 'I' },
  release: '- - s - - o c - - - h 1',
  grandTrine: { fire: 'd', earth: '-', air: '-', water: 'F4' },
  grandCross: { cardinal: 'g', fixed: 'FQ', mutable: 'W' },
  yod: '- - K - - - - K - -',
  kite: '-',
  mysticRectangle: 'uU',
};
export const unaspected: NatalSides['unaspected'] = 'w fF sSC - qQ e - w - -';
export const excess: NatalSides['excess'] = {
  fire: '-',
  earth: 'E',
  air: 'c@',
  water: '-',
  cardinal: 'g3',
  fixed: 'k7',
  mutable: 'K',
};
export const lacking: NatalSides['lacking'] = {
  fire: '-',
  earth: 'O',
  air: '-',
  water: 'F@',
  cardinal: 'G',
  fixed: 'K',
  mutable: 'ko',
};
export const hemispheres: NatalSides['hemispheres'] = { north: 'V', south: 'v', east: 'g', west: 'c' };

/** By Jupiter, Saturn, Uranus, Neptune and Pluto: how both are true, of a body in a sign that leans the other way. */
export const qualified: NatalSides['qualified'] = {
  [Sun]: 'lL qQgG kK - -',
  [Moon]: 'lLoO fFqQ kK oO aAbB',
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
export const roused: NatalSides['roused'] = {
  [Sun]: 'tTwW',
  [Moon]: 'aAtT',
  [Mercury]: 'tTsS',
  [Venus]: 'tT',
};

/** Plain, then quick. */
export const retrograde: NatalSides['retrograde'] = {
  [Mercury]: 'I iI',
  [Venus]: 'QI qiIe',
  [Mars]: 'A aA',
};
