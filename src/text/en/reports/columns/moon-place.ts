import type { ColumnShelf } from '../../../report-catalogue.js';

/** Where a day has the Moon. */
export const moonPlace: ColumnShelf['moonPlace'] = {
  stays: [
    'The Moon is in {sign}, {house}.',
    'The Moon is passing through {sign}, {house}.',
    'The Moon spends the day in {sign}, {house}.',
    'Today’s Moon is in {sign}, {house}.',
    'All day the Moon is in {sign}, {house}.',
    'Today finds the Moon in {sign}, {house}.',
  ],
  moves: [
    'The Moon is in {sign}, {house}, and moves on {when} to {nextSign}, {nextHouse}.',
    'The Moon leaves {sign}, {house}, {when} and comes to {nextSign}, {nextHouse}.',
    'Today the Moon is in {sign}, {house}, until she goes on {when} to {nextSign}, {nextHouse}.',
  ],
  inTheDay: 'in the course of the day',
  hours: [
    'before dawn',
    'early in the morning',
    'in the morning',
    'around noon',
    'in the afternoon',
    'toward evening',
    'in the evening',
    'late in the evening',
  ],
};
