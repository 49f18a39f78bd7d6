import type { ColumnShelf } from '../../../report-catalogue.js';

/** Two slow planets in square or opposition, by the matters of their houses: where there is no text by house. */
export const atOdds: ColumnShelf['atOdds'] = {
  '6-7': [
    'You would like order in {own} at a time when nobody can plan {other}.',
    'What you have built up in {own} may be shaken by news about {other}, and need not be given up for that.',
  ],
  '7-8': [
    'A change to {own} may come before you know what you want from {other}, so make it a small one.',
    'You may want something new from {own} and something gentler from {other}, and hardly know how to say either.',
  ],
  '7-9': [
    'A change to {own} may reach deeper than you meant, as far as {other}.',
    'Restlessness about {own} and pressure concerning {other} add to each other, and are better dealt with one at a time.',
  ],
  '8-9': [
    'A dream about {own} and a fear about {other} may be nearer to each other than they look.',
    'What you believed about {own} may have to change before you can change {other}.',
  ],
};
