import type { NatalSides } from '../../../natal-catalogue.js';
import { aspectCells, pairLines } from './aspects.js';
import { angleCells, angleLines } from './houses.js';
import {
  crowdedHouses,
  crowdedSigns,
  cuspCells,
  deserved,
  excess,
  hastened,
  hemispheres,
  lacking,
  phases,
  qualified,
  retrograde,
  rising,
  roused,
  rulerLines,
  sunMoon,
} from './others.js';
import { placements } from './placements.js';
import { signCells } from './signs.js';

/** What the texts of a birth say of a person, found by reading them. A text that is changed is read again for it. */
export const sides: NatalSides = {
  signCells,
  angleCells,
  angleLines,
  aspectCells,
  pairLines,
  cuspCells,
  rulerLines,
  sunMoon,
  phases,
  crowdedSigns,
  crowdedHouses,
  excess,
  lacking,
  hemispheres,
  qualified,
  deserved,
  rising,
  hastened,
  roused,
  placements,
  retrograde,
};
