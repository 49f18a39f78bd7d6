import { lookUpCost } from '../request/cost.js';
import { defineFunction } from './definition.js';

export const languagesFunction = defineFunction<() => string[]>({
  name: 'languages',
  summary: 'BCP 47 tags of the languages that the engine speaks',
  run: (context) => [...context.languages],
  cost: lookUpCost,
  example: '',
});
