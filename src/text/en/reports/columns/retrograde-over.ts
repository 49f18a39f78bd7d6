import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a retrograde planet in its sign means for what leads a month. */
export const retrogradeOver: ColumnShelf['retrogradeOver'] = {
  [Mercury]: [
    'Mercury is retrograde in the same sign until {until}, so part of it may have to be said or signed a second time.',
    'It falls while Mercury is retrograde in this sign, until {until}, and what is settled before then is worth looking over once more.',
    'Since Mercury is retrograde in the sign as well, until {until}, an answer or a paper may come late.',
  ],
  [Venus]: [
    'Venus is retrograde in the same sign until {until}, so what you like, and what it is worth to you, may look different afterward.',
    'It falls while Venus is retrograde in this sign, until {until}, and large purchases and a final yes can wait for that date.',
  ],
  [Mars]: [
    'Mars is retrograde in the same sign until {until}, so the strength for it may come only by degrees.',
    'It falls while Mars is retrograde in this sign, until {until}, and pressing harder is unlikely to hurry it.',
  ],
};
