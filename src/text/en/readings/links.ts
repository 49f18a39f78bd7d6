import type { NatalReadingCells } from '../../reading-catalogue.js';

/** {line} goes against what was said before it. */
export const against: NatalReadingCells['against'] = ['But {line}', 'Yet {line}', 'All the same, {line}'];
