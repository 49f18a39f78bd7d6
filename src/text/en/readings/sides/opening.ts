import type { OpeningSides } from '../../../natal-catalogue.js';
import { aspects, pairLines } from './aspects.js';
import { sunMoon } from './sun-moon.js';

/** What `subjects/openings.ts` states of two planets: their conjunction, then their square or opposition. */
const subjects: OpeningSides['subjects'] = {
  0: { 1: '- -', 4: '- a', 6: '- -', 8: '5 -' },
  1: { 3: '4 -', 4: '^ ^', 6: '= 4', 7: 'bB bB', 8: '5 5', 9: 'b 2' },
  2: { 4: '- -', 6: '- -' },
  3: { 4: '- ^', 7: '- bB' },
  4: { 7: '- a', 9: '- A' },
  5: { 6: 'lL lL' },
};
/** The same of the Sun to Pluto on an angle. */
const onAngle: OpeningSides['onAngle'] = '- 5 - - - - - - 5 -';

export const openingSides: OpeningSides = { aspects, pairLines, subjects, onAngle, sunMoon };
