import type { NatalReadingCells } from '../../reading-catalogue.js';

/** What a planet is called that a reading has told of. */
export const called: NatalReadingCells['called'] = {
  own: { start: 'Your {body}', within: 'your {body}' },
};
