import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a retrograde planet in its sign means for what leads a month: a wording for each of the twelve signs. */
export const retrogradeOver: ColumnShelf['retrogradeOver'] = {
  [Mercury]: [
    'Mercury is retrograde in the same sign until {until}, so part of it may have to be said or signed a second time.',
    'Mercury is retrograde in the same sign until {until}, so a start made before then may need correcting afterward.',
    'Until {until} Mercury is retrograde in the same sign, and an answer or a paper may come late.',
    'Mercury is retrograde in the same sign until {until}, so it is better to ask twice than to assume.',
    'Until {until} Mercury is retrograde in the same sign, and details may change once more before they are final.',
    'Mercury is retrograde in the same sign until {until}, so old questions may come up along with the new.',
    'Until {until} Mercury is retrograde in the same sign, and a first version need not be the last.',
    'Mercury is retrograde in the same sign until {until}, so leave room in the plan for second thoughts.',
    'Until {until} Mercury is retrograde in the same sign, and people may misunderstand what is said in a hurry.',
    'Mercury is retrograde in the same sign until {until}, so read what you sign to the end.',
    'Until {until} Mercury is retrograde in the same sign, and it may take two attempts to make yourself clear.',
    'Mercury is retrograde in the same sign until {until}, so whatever is agreed is worth confirming after that date.',
  ],
  [Venus]: [
    'Venus is retrograde in the same sign until {until}, so what you like, and what it is worth to you, may look different afterward.',
    'Until {until} Venus is retrograde in the same sign, and large purchases are better left until then.',
    'Venus is retrograde in the same sign until {until}, so old affections may have a part in it.',
    'Until {until} Venus is retrograde in the same sign, and a final yes can wait for that date.',
    'Venus is retrograde in the same sign until {until}, so tastes and feelings may still change.',
    'Until {until} Venus is retrograde in the same sign, and somebody from the past may come into it.',
    'Venus is retrograde in the same sign until {until}, so be slow to promise what you may not want to keep.',
    'Until {until} Venus is retrograde in the same sign, and prices and compliments should both be looked at twice.',
    'Venus is retrograde in the same sign until {until}, so it is easier to mend a bond than to begin one.',
    'Until {until} Venus is retrograde in the same sign, and you may change your mind about what pleases you.',
    'Venus is retrograde in the same sign until {until}, so affection may be shown more cautiously than it is felt.',
    'Until {until} Venus is retrograde in the same sign, and what was given away too easily may be reconsidered.',
  ],
  [Mars]: [
    'Mars is retrograde in the same sign until {until}, so the strength for it may come only by degrees.',
    'Until {until} Mars is retrograde in the same sign, and pressing harder is unlikely to hurry it.',
    'Mars is retrograde in the same sign until {until}, so old anger may have a part in it.',
    'Until {until} Mars is retrograde in the same sign, and progress may be slower than the wish for it.',
    'Mars is retrograde in the same sign until {until}, so finish what is begun before you start more.',
    'Until {until} Mars is retrograde in the same sign, and a rest now and then is no loss of time.',
    'Mars is retrograde in the same sign until {until}, so a direct contest is better avoided.',
    'Until {until} Mars is retrograde in the same sign, and plans may have to be made twice.',
    'Mars is retrograde in the same sign until {until}, so preparation counts for more than speed.',
    'Until {until} Mars is retrograde in the same sign, and others may be slow to join in.',
    'Mars is retrograde in the same sign until {until}, so save your strength for the part that matters.',
    'Until {until} Mars is retrograde in the same sign, and what stalls may be picked up again after that date.',
  ],
};
