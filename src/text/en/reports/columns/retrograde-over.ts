import { Mars, Mercury, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** What a retrograde planet in its sign means for what leads a month: a wording for each of the twelve signs. */
export const retrogradeOver: ColumnShelf['retrogradeOver'] = {
  [Mercury]: [
    'Mercury is retrograde in the same sign until {until}, so part of it may have to be said or signed a second time.',
    'Mercury is retrograde in the same sign until {until}, so a start made before then may need correcting afterward.',
    'It falls while Mercury is retrograde in this sign, until {until}, and an answer or a paper may come late.',
    'Mercury is retrograde in the same sign until {until}, so it is better to ask twice than to assume.',
    'It falls while Mercury is retrograde in this sign, until {until}, and details may change once more before they are final.',
    'Mercury is retrograde in the same sign until {until}, so old questions may come up along with the new.',
    'It falls while Mercury is retrograde in this sign, until {until}, and a first version need not be the last.',
    'Mercury is retrograde in the same sign until {until}, so leave room in the plan for second thoughts.',
    'It falls while Mercury is retrograde in this sign, until {until}, and people may misunderstand what is said in a hurry.',
    'Mercury is retrograde in the same sign until {until}, so read what you sign to the end.',
    'It falls while Mercury is retrograde in this sign, until {until}, and it may take two attempts to make yourself clear.',
    'Mercury is retrograde in the same sign until {until}, so whatever is agreed is worth confirming after that date.',
  ],
  [Venus]: [
    'Venus is retrograde in the same sign until {until}, so what you like, and what it is worth to you, may look different afterward.',
    'It falls while Venus is retrograde in this sign, until {until}, and large purchases are better left until then.',
    'Venus is retrograde in the same sign until {until}, so old affections may have a part in it.',
    'It falls while Venus is retrograde in this sign, until {until}, and a final yes can wait for that date.',
    'Venus is retrograde in the same sign until {until}, so tastes and feelings may still change.',
    'It falls while Venus is retrograde in this sign, until {until}, and somebody from the past may come into it.',
    'Venus is retrograde in the same sign until {until}, so be slow to promise what you may not want to keep.',
    'It falls while Venus is retrograde in this sign, until {until}, and prices and compliments should both be looked at twice.',
    'Venus is retrograde in the same sign until {until}, so it is easier to mend a bond than to begin one.',
    'It falls while Venus is retrograde in this sign, until {until}, and you may change your mind about what pleases you.',
    'Venus is retrograde in the same sign until {until}, so affection may be shown more cautiously than it is felt.',
    'It falls while Venus is retrograde in this sign, until {until}, and what was given away too easily may be reconsidered.',
  ],
  [Mars]: [
    'Mars is retrograde in the same sign until {until}, so the strength for it may come only by degrees.',
    'It falls while Mars is retrograde in this sign, until {until}, and pressing harder is unlikely to hurry it.',
    'Mars is retrograde in the same sign until {until}, so old anger may have a part in it.',
    'It falls while Mars is retrograde in this sign, until {until}, and progress may be slower than the wish for it.',
    'Mars is retrograde in the same sign until {until}, so finish what is begun before you start more.',
    'It falls while Mars is retrograde in this sign, until {until}, and a rest now and then is no loss of time.',
    'Mars is retrograde in the same sign until {until}, so a direct contest is better avoided.',
    'It falls while Mars is retrograde in this sign, until {until}, and plans may have to be made twice.',
    'Mars is retrograde in the same sign until {until}, so preparation counts for more than speed.',
    'It falls while Mars is retrograde in this sign, until {until}, and others may be slow to join in.',
    'Mars is retrograde in the same sign until {until}, so save your strength for the part that matters.',
    'It falls while Mars is retrograde in this sign, until {until}, and what stalls may be picked up again after that date.',
  ],
};
