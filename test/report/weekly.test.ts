/** Weeks of seven years, all signs, as readings want them. */
import { piecesOf } from './pieces.js';
import { holdsOfShortColumns } from './short-columns.js';

holdsOfShortColumns(piecesOf('weekly'), { within: 8, openings: 13, most: 4, asks: 0.6 });
