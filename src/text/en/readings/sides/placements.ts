import type { NatalSides } from '../../../natal-catalogue.js';

export const placements: NatalSides['placements'] = {};
