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
export const nodeAtHome: NatalSides['nodeAtHome'] = '- - - - - - - - 9 - - 5';

/** Of `body-in-house/`: a text each for the twelve houses. */
export const houseCells: NatalSides['houseCells'] = { [Chiron]: '- - - 8 - - - - - - 8 5' };

/** The twelve signs on the cusp of the houses of means, home and partnership. */
export const cuspCells: NatalSides['cuspCells'] = {
  2: 'm M - M m M m M m M - m',
  4: '- - - - - r - 1 - - - 1',
  7: '- - - - - - - - - 7 - -',
};

/** The rulers of houses in the twelve houses. */
export const rulerLines: NatalSides['rulerLines'] = {
  2: '- - - - m - - - - - h -',
  4: '- - - - - - - - - - h 1',
  7: '- - - - - - - - - - h -',
  10: '- - - - - - - - - - h -',
};

/** What several bodies make together: the eight phases, and crowds in the twelve signs and houses. */
export const phases: NatalSides['phases'] = '- - + - - - - -';
export const crowdedSigns: NatalSides['crowdedSigns'] = '3 - - - - - - - 90 = 84 5~';
export const crowdedHouses: NatalSides['crowdedHouses'] = '- - - - - - c + 90 r - C1';
export const patterns: NatalSides['patterns'] = {
  tSquare: '- - - - - - - - - -',
  tSquareQuality: { cardinal: '-', fixed: '-', mutable: '-' },
  release: '- - - - - - - - - - h 1',
  grandTrine: { fire: '-', earth: '-', air: '-', water: '4' },
  grandCross: { cardinal: '-', fixed: '-', mutable: '-' },
  yod: '- - - - - - - - - -',
  kite: '-',
  mysticRectangle: 'uU',
};
export const unaspected: NatalSides['unaspected'] = '- fF sS - qQ - - - - -';
export const excess: NatalSides['excess'] = {
  fire: '-',
  earth: '-',
  air: '@',
  water: '-',
  cardinal: '3',
  fixed: 'k7',
  mutable: '-',
};
export const lacking: NatalSides['lacking'] = {
  fire: '-',
  earth: '-',
  air: '-',
  water: '@',
  cardinal: '-',
  fixed: 'K',
  mutable: '-',
};
export const hemispheres: NatalSides['hemispheres'] = { north: 'V', south: 'v', east: '-', west: '-' };

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
  [Mercury]: '- -',
  [Venus]: '- -',
  [Mars]: 'A aA',
};
