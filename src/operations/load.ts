import { nothingAsked } from '../request/cost.js';
import type { Part } from '../request/parts.js';
import { defineFunction } from './definition.js';

export const loadFunction = defineFunction<(...parts: Part[]) => Promise<void>>({
  name: 'load',
  summary: 'Loads parts of the engine that it was opened without',
  description:
    'Texts by what they are for, the index of `places`, the catalogue of `stars`. What is loaded already is not loaded again; in Node every part is read when it is first used, and nothing has to be loaded.',
  run: async (context, ...parts) => await context.load(parts),
  cost: nothingAsked,
  example: "'natal', 'places'",
});
