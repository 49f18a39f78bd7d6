import type { PlacementCells } from '../../../natal-catalogue.js';

/** A body in its sign and its house, told as one thing. */
export const placements: PlacementCells = {};
