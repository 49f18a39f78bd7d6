import type { ProgressionsReadingCells } from '../../reading-catalogue.js';

/** Where the lights are. */
export const lights: ProgressionsReadingCells['lights'] = [
  'Where each day after birth stands for a year of life, as it does here, your Sun has by now come to {sun} and your Moon to {moon}.',
  'By the old reckoning of a day in the sky for a year of life, your Sun stands in {sun} at present and your Moon in {moon}.',
  'At this age the progressed Sun is in {sun} and the progressed Moon in {moon}, and both are told of below.',
];

/** The contact nearest to exact. */
export const nearest: ProgressionsReadingCells['nearest'] = [
  'What comes nearest to the point at this time is {a}, progressed, with {b} of your birth.',
  'Of all contacts with the birth chart the closest is that of progressed {a} with {b}.',
  'The strongest thing going on beside it is the contact of {a}, progressed, with {b} in the birth chart.',
];

export const unpressed: ProgressionsReadingCells['unpressed'] = [
  'No contact with the birth chart is close at present, and you can take your time over this.',
  'Nothing in the birth chart is touched closely just now, so this is a stretch without deadlines.',
];

export const headings: ProgressionsReadingCells['headings'] = {
  inSign: '{body}, progressed, in {sign}',
  inHouse: '{body}, progressed, in {house}',
  aspects: {
    0: '{a}, progressed, conjunct {b}',
    1: '{a}, progressed, opposite {b}',
    2: '{a}, progressed, trine {b}',
    3: '{a}, progressed, square {b}',
    4: '{a}, progressed, sextile {b}',
  },
  phase: 'The progressed Moon’s phase: {phase}',
  station: '{body} stands still',
  leaving: '{body} about to leave {sign}',
  entered: '{body} new in {sign}',
};

/** When an aspect is exact. */
export const dates: ProgressionsReadingCells['dates'] = {
  ahead: [
    'It is exact in {exact}, and its span is {starts} to {ends}.',
    'The height of it comes in {exact}; it set in about {starts} and runs until about {ends}.',
    'Its exact moment is in {exact}, within a stretch that lasts from {starts} to {ends}.',
    'It began about {starts}, is exact in {exact} and fades by {ends}.',
    'You may look for the point of it in {exact}; the last of it goes in {ends}, having begun in {starts}.',
    'From {starts} to {ends} it is near, and nearest in {exact}.',
  ],
  past: [
    'It was exact in {exact} and is letting go; by {ends} it is over.',
    'Its height was in {exact}, and what is left of it lasts until {ends}.',
    'The point of it lies behind you, in {exact}, and it fades by {ends}.',
    'It came to its height in {exact}. You have it with you, more faintly, until {ends}.',
  ],
  never: [
    'It is near from {starts} to {ends}.',
    'It began about {starts} and goes about {ends}.',
    'Its time is {starts} to {ends}.',
    'You live with it from {starts} to {ends}.',
  ],
};

/** When a body stands still. */
export const standing: ProgressionsReadingCells['standing'] = [
  'By the reckoning of a day for a year it stands still in {until}.',
  'The turn itself falls in {until}, with a good year on either side of it.',
  'It is {until} that marks the turn.',
];
