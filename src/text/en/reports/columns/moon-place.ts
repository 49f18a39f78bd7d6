import { Opposition, Sextile, Square, Trine } from '../../../../chart/aspects.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/** Where a day has the Moon. */
export const moonPlace: ColumnShelf['moonPlace'] = {
  inSign: 'the Moon in {sign}',
  inHouse: '{moon}, {house}',
  until: '{moon}, {house}, until {hour}',
  since: '{moon}, {house}, from {hour}',
  from: {
    [Opposition]: ['opposite in {house}', 'on the other side, in {house}'],
    [Square]: ['pulling the other way in {house}', 'going against it from {house}'],
    [Trine]: ['helping from {house}', 'in a friendly mood in {house}'],
    [Sextile]: ['well disposed in {house}', 'giving support from {house}'],
  },
  hours: [
    'shortly after midnight',
    'about 1 a.m.',
    'about 2 a.m.',
    'about 3 a.m.',
    'about 4 a.m.',
    'about 5 a.m.',
    'about 6 a.m.',
    'about 7 a.m.',
    'about 8 a.m.',
    'about 9 a.m.',
    'about 10 a.m.',
    'about 11 a.m.',
    'about noon',
    'about 1 p.m.',
    'about 2 p.m.',
    'about 3 p.m.',
    'about 4 p.m.',
    'about 5 p.m.',
    'about 6 p.m.',
    'about 7 p.m.',
    'about 8 p.m.',
    'about 9 p.m.',
    'about 10 p.m.',
    'about 11 p.m.',
    'shortly before midnight',
  ],
  parts: ['the morning', 'the middle of the day', 'the afternoon', 'the evening'],
};
