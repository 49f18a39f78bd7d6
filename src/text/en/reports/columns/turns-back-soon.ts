import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** After the text on a planet that has come to a sign: it turns retrograde there soon. */
export const turnsBackSoon: ColumnShelf['turnsBackSoon'] = {
  [Mercury]: [
    'On {date} Mercury turns retrograde in {sign}, and what is settled before then may have to be settled again.',
    'On {date} Mercury turns retrograde in {sign}, and you will want a copy of what was agreed.',
    'On {date} Mercury turns retrograde in {sign}, and some of what is said until then has to be said again.',
  ],
  [Venus]: [
    'On {date} Venus turns retrograde in {sign}, and what pleases you until then will be looked at once more.',
    'On {date} Venus turns retrograde in {sign}, and nothing has to be decided for good before that.',
    'On {date} Venus turns retrograde in {sign}, and a promise given by then should leave room for second thoughts.',
  ],
  [Mars]: [
    'On {date} Mars turns retrograde in {sign}, and you will go over some of this ground again.',
    'On {date} Mars turns retrograde in {sign}, and what is only half done by then will take longer.',
    'On {date} Mars turns retrograde in {sign}, and a pace that cannot be kept up is better not begun.',
  ],
};
