import { Jupiter, Mars, Mercury, Neptune, Pluto, Saturn, Uranus, Venus } from '../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../report-catalogue.js';

/**
 * In a week: two planets meet in the reader's own sign, by the slower one, told in passing where there is no other text
 * on it.
 */
export const ownMeetings: ColumnShelf['ownMeetings'] = {
  [Mercury]: ['You may find the words for what you want.', 'Others may ask what you think.'],
  [Venus]: [
    'You may be welcome where you had not expected it.',
    'It is easier to be liked for what you say.',
  ],
  [Mars]: ['You may be quicker and sharper than you intend.', 'You would rather act than wait.'],
  [Jupiter]: [
    'You may be offered more than you asked for.',
    'You think more of yourself, and others may agree.',
  ],
  [Saturn]: ['You take yourself and your duties seriously.', 'Something you want may ask for more patience.'],
  [Uranus]: ['You may surprise people, and yourself first.', 'You may want to do things in a new way.'],
  [Neptune]: [
    'You are easily moved, and perhaps easily misled.',
    'You may be gentler, and more tired, than usual.',
  ],
  [Pluto]: [
    'You may make a stronger impression than you know.',
    'You may want something more than you admit.',
  ],
};
