/** Months of seven years, all signs, as readings want them. */
import { piecesOf } from './pieces.js';
import { holdsOfShortColumns } from './short-columns.js';

holdsOfShortColumns(piecesOf('monthly'), { within: 3, openings: 12, most: 6, asks: 1 });
