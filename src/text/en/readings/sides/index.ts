import type { NatalSides } from '../../../natal-catalogue.js';
import {
  crowdedHouses,
  crowdedSigns,
  cuspCells,
  deserved,
  excess,
  hastened,
  houseCells,
  lacking,
  nodeAtHome,
  patterns,
  phases,
  qualified,
  retrograde,
  rising,
  roused,
  rulerLines,
  signCells,
  sunBehind,
  unaspected,
} from './others.js';
import { byHouse, bySign, placements } from './placements.js';

/**
 * What the texts of a birth state of a person, and which themes they tell, in the letters of `text/sides.ts`: a hyphen
 * for nothing, and both letters of a matter where a text says itself how both sides are true. Found by reading the
 * texts: whoever changes a text reads it again for this.
 */
export const sides: NatalSides = {
  placements,
  bySign,
  byHouse,
  signCells,
  nodeAtHome,
  houseCells,
  cuspCells,
  rulerLines,
  unaspected,
  phases,
  crowdedSigns,
  crowdedHouses,
  excess,
  lacking,
  patterns,
  qualified,
  deserved,
  rising,
  sunBehind,
  hastened,
  roused,
  retrograde,
};
