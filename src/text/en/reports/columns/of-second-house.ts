import type { ColumnShelf } from '../../../report-catalogue.js';

/** How the slower planet's house goes on in the sentence that names it. */
export const ofSecondHouse: ColumnShelf['ofSecondHouse'] = {
  own: '{clause}, and {second}',
  other: '{clause}, where {second}',
};
