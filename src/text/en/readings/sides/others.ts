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
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { NatalSides } from '../../../natal-catalogue.js';

/** Of `body-in-sign/`: a text each for the twelve signs. */
export const signCells: NatalSides['signCells'] = {
  [Chiron]: '4 K - - P - 4 + - K 8 5',
  [NorthNode]: '- - 9 = - 5y - - - - - -',
  [Midheaven]: '36qD d D - p P Q - 7 Q - *',
  [Uranus]: '6 - 6 - - - - - - - - 5',
  [Neptune]: '- - - - - - - - 9 - - 5',
  [Pluto]: '- - - - - r - - - - - 5',
};

/** The North Node in a sign that is strong in the person already. */
export const nodeAtHome: NatalSides['nodeAtHome'] = '- - - - - - - - 9 - - 5';

/** Of `body-in-house/`: a text each for the twelve houses. */
export const houseCells: NatalSides['houseCells'] = { [Chiron]: 'K K - 8 - K - - - - 8K 5' };

/** The twelve signs on the cusps of the second, fourth and seventh house. */
export const cuspCells: NatalSides['cuspCells'] = {
  2: 'm M - M m M m M m M - m',
  4: '- - - - - r - 1 - - - 1',
  7: '- - - - - - - - - 7 - -',
};

/** The rulers of houses in each of the twelve houses. */
export const rulerLines: NatalSides['rulerLines'] = {
  2: '- - - - m - - - - - h -',
  4: '- - - - - - - - - - h 1',
  7: '- - - - - - - - - - h -',
  10: '- - - - - - - - - - h -',
};

/** What several bodies make together: the eight phases, and crowds in the twelve signs and houses. */
export const phases: NatalSides['phases'] = 'q - +q Q - s - -';
export const crowdedSigns: NatalSides['crowdedSigns'] = 'q3 Qd - - - - - - 90 =d 84 5~';
export const crowdedHouses: NatalSides['crowdedHouses'] = '- - - - - - c T+ 90 r - C1';
export const patterns: NatalSides['patterns'] = {
  release: '- - - - - - - - - - h 1',
  grandTrine: { fire: 'k', earth: '-', air: '-', water: '4' },
};
export const unaspected: NatalSides['unaspected'] = '- fF sS - - - - - - -';
export const excess: NatalSides['excess'] = {
  fire: '-',
  earth: '-',
  air: '@',
  water: '-',
  cardinal: '3',
  fixed: '7',
  mutable: '-',
};
export const lacking: NatalSides['lacking'] = {
  fire: '-',
  earth: '-',
  air: '-',
  water: '@',
  cardinal: '-',
  fixed: '-',
  mutable: '-',
};

/** A body in a sign against which Jupiter, Saturn, Uranus, Neptune or Pluto works: how both are true. */
export const qualified: NatalSides['qualified'] = {
  [Sun]: 'lL qQ dD - -',
  [Moon]: 'lL fF dD - aAbB',
  [Mercury]: 'lL sS - - -',
  [Venus]: 'lL tT bBdD - bB',
  [Mars]: 'lL qQ qQ - -',
};
export const deserved: NatalSides['deserved'] = { [Sun]: 'pP', [Moon]: 'pP', [Mercury]: 'sS' };
export const rising: NatalSides['rising'] = {
  [Moon]: 'fF',
  [Mercury]: 'sS',
  [Mars]: 'qQ',
  [Jupiter]: 'lL',
};

/** The Sun, where it differs from the manner of the rising sign. */
export const sunBehind: NatalSides['sunBehind'] = { slow: 'qQ', quick: 'qQ', reserved: 'tT', open: 'tT' };
export const hastened: NatalSides['hastened'] = { [Sun]: 'qQ', [Moon]: 'aA', [Mercury]: 'sS', [Venus]: 'qQ' };
export const roused: NatalSides['roused'] = { [Moon]: 'aA', [Mercury]: 'sS', [Mars]: 'aA' };

/** Plain, then quick. */
export const retrograde: NatalSides['retrograde'] = { [Mars]: 'A aA' };
