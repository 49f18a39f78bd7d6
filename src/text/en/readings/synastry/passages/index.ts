import type { SynastryReadingCells } from '../../../../pair-catalogue.js';
import { risingPassages } from './angles.js';
import { marsPassages } from './mars.js';
import { mercuryPassages } from './mercury.js';
import { moonPassages } from './moon.js';
import { jupiterPassages, saturnPassages } from './slow.js';
import { sunPassages } from './sun.js';
import { venusPassages } from './venus.js';

/** What comes of a contact, in a few sentences that can stand alone. */
export const passages: SynastryReadingCells['passages'] = {
  0: sunPassages,
  1: moonPassages,
  2: mercuryPassages,
  3: venusPassages,
  4: marsPassages,
  5: { ...jupiterPassages, 15: risingPassages[5] },
  6: { ...saturnPassages, 15: risingPassages[6] },
  7: { 15: risingPassages[7] },
  8: { 15: risingPassages[8] },
  9: { 15: risingPassages[9] },
};
