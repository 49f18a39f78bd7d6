import { Ascendant, Jupiter, Mars, Mercury, Moon, Saturn, Sun, Venus } from '../../../../chart/bodies.js';
import type { PlacementCells } from '../../../natal-catalogue.js';
import { ascendant } from './ascendant/index.js';
import { jupiter } from './jupiter/index.js';
import { mars } from './mars/index.js';
import { mercury } from './mercury/index.js';
import { moon } from './moon/index.js';
import { saturn } from './saturn/index.js';
import { sun } from './sun/index.js';
import { venus } from './venus/index.js';

/** A body in its sign and its house, told as one thing; the Ascendant by the house of its ruler. */
export const placements: PlacementCells = {
  [Sun]: sun,
  [Moon]: moon,
  [Mercury]: mercury,
  [Venus]: venus,
  [Mars]: mars,
  [Jupiter]: jupiter,
  [Saturn]: saturn,
  [Ascendant]: ascendant,
};
