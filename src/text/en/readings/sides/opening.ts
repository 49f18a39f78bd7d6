import type { OpeningSides } from '../../../natal-catalogue.js';
import { aspects, pairLines } from './aspects.js';

/** Of `subjects/openings.ts`: of two planets the union and the strain. */
const subjects: OpeningSides['subjects'] = {
  0: { 1: 'u U', 4: 'q -', 5: 'el l', 6: 'D D', 7: 'w K', 8: '5 -', 9: 'w w' },
  1: { 2: 'sf -', 3: 't4 -', 4: 'q -', 5: 'l l', 6: 'F 4', 7: 'B bB', 8: '5 5', 9: 'bF b2' },
  2: { 4: 'sT T', 5: 's s', 6: 'S E', 7: '- -', 8: '- -', 9: 'E E' },
  3: { 4: 'g -', 5: 'l l', 6: 'G G', 7: 'K bB', 8: 'e e', 9: 'b E' },
  4: { 5: 'gl l', 6: 'Q -', 7: 'qw -', 8: '- -', 9: 'w Aw' },
  5: { 6: '- -' },
};
/** Of the Sun to Pluto on an angle. */
const onAngle: OpeningSides['onAngle'] = '- - - - - e - K 5 -';

export const openingSides: OpeningSides = { aspects, pairLines, subjects, onAngle };
