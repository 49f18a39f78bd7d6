import type { ColumnShelf } from '../../../report-catalogue.js';

/** How what a week tells beside its lead is dated after that: where it stands in another house its sentence says so. */
export const weekSentences: ColumnShelf['weekSentences'] = {
  carriesOn: [
    'There is more of this on {date}, when {full}.',
    'More comes of it on {date}, when {full}.',
    'It comes up once more on {date}, when {full}.',
  ],
  eases: [
    'It gets easier on {date}, when {full}.',
    'There is some relief on {date}, when {full}.',
    'On {date} something is out of the way, as {full}.',
  ],
  helps: [
    'You have help with it on {date}, when {full}.',
    'It goes well on {date} too, when {full}.',
    'You can count on some support on {date}, when {full}.',
  ],
  tests: [
    'You may need some patience with it on {date}, when {full}.',
    'It may be harder going on {date}, when {full}.',
    'It may not all go smoothly, since on {date} {full}.',
  ],
  again: ['There is more of the same on {date}, when {full}.'],
  shifts: ['On {date} {full}.', 'Then, on {date}, {full}.', 'After that, on {date}, {full}.'],
  shiftsEased: [
    'The week has a lighter side too, since on {date} {full}.',
    'Things go more smoothly on {date}, when {full}.',
    'On {date} you have it easier, as {full}.',
  ],
  shiftsTested: [
    'On {date}, though, {full}.',
    'On {date}, however, {full}.',
    '{date} asks a little more of you, as {full}.',
  ],
  before: ['Before that, on {date}, {full}.', 'Earlier, on {date}, {full}.'],
  beforeWithIt: [
    'You may notice something of it on {date} already, when {full}.',
    'It begins to show on {date}, when {full}.',
  ],
  sameDay: ['Also on {date}, {full}.', 'On the same {date} {full}.', 'On that {date}, too, {full}.'],
  sameDayAgain: ['There is more of it on the same {date}, when {full}.'],
  joined: ['On {date} {aside}, and {matter}; on the same day {full}.'],
  joinedBefore: ['Before that, on {date}, {aside}, and {matter}; on the same day {full}.'],
  mention: [
    'On {date} {clause}, and {matter}.',
    'On {date} {matter}, as {clause}.',
    '{Clause} on {date}, and {matter}.',
  ],
  mentionBefore: [
    'Before that, on {date}, {clause}, and {matter}.',
    'Earlier, on {date}, {matter}, as {clause}.',
  ],
  mentionSameDay: [
    'On the same {date} {clause}, and {matter}.',
    'On that {date}, too, {matter}, because {clause}.',
  ],
};
