import type { SynastryReadingCells } from '../../../../pair-catalogue.js';
import { moonBetween, sunBetween } from './lights.js';
import { jupiterBetween, marsBetween, mercuryBetween, saturnBetween, venusBetween } from './planets.js';

export const overlays: SynastryReadingCells['overlays'] = {
  0: sunBetween,
  1: moonBetween,
  2: mercuryBetween,
  3: venusBetween,
  4: marsBetween,
  5: jupiterBetween,
  6: saturnBetween,
};
