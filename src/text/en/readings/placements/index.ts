import { Ascendant, Mars, Saturn } from '../../../../chart/bodies.js';
import type { PlacementCells } from '../../../natal-catalogue.js';
import { ascendant } from './ascendant/index.js';
import { mars } from './mars/index.js';
import { saturn } from './saturn/index.js';

/** A body in its sign and its house, told as one thing; the Ascendant by the house of its ruler. */
export const placements: PlacementCells = {
  [Mars]: mars,
  [Saturn]: saturn,
  [Ascendant]: ascendant,
};
