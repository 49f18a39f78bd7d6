import { lookUpCost } from '../request/cost.js';
import type { Loadable } from '../request/parts.js';
import { defineFunction } from './definition.js';

export const loadFunction = defineFunction<(...what: Loadable[]) => Promise<void>>({
  name: 'load',
  summary: 'Loads parts of the engine that it was opened without',
  description:
    'Texts by what they are for, the index of `places`, the catalogue of `stars`, years of the ephemeris, `{ years: [1987, 1987] }`, and as much of the index as finding a name takes, `{ places: ["Budapest"] }`. What is loaded already is not loaded again; in Node every part is read when it is first used, and nothing has to be loaded.',
  run: async (context, ...what) => await context.load(what),
  cost: lookUpCost,
  example: "'natal', 'places', { years: [1987, 1987] }",
});
