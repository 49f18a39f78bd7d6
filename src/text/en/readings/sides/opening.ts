import type { OpeningSides } from '../../../natal-catalogue.js';
import { aspects, pairLines } from './aspects.js';
import { sunMoon } from './sun-moon.js';

/** Of `subjects/openings.ts`: of two planets the union and the strain. */
const subjects: OpeningSides['subjects'] = {
  0: { 1: 'u U', 4: 'q a', 5: 'el l', 6: 'D DG', 7: 'w KZ', 8: '5 -', 9: 'wX w' },
  1: { 2: 'sfj -', 3: 't4 U', 4: 'q aA', 5: 'el l7', 6: 'F= X4', 7: 'KBn bB', 8: '5 5', 9: 'bF bE2' },
  2: { 4: 'sT T', 5: 's s', 6: 'SIδ SE', 7: '- q', 8: '- -', 9: 'Eδ EJ' },
  3: { 4: 'gf tA', 5: 'lf l', 6: 'GF GD', 7: 'KBn bB', 8: 'e e', 9: 'b bE' },
  4: { 5: 'gld l', 6: 'Q -', 7: 'qwO aK', 8: '- D', 9: 'wk Awk' },
  5: { 6: 'lL lLdD' },
};
/** Of the Sun to Pluto on an angle. */
const onAngle: OpeningSides['onAngle'] = '- 5 - - - e 7 K 5 -';

export const openingSides: OpeningSides = { aspects, pairLines, subjects, onAngle, sunMoon };
