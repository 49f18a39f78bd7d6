import type { ColumnShelf } from '../../../report-catalogue.js';

/** How what a week tells beside its lead is dated after that. */
export const weekSentences: ColumnShelf['weekSentences'] = {
  lead: ['{Full} on {date}.', 'On {date}, {full}.'],
  after: ['On {date} {full}.', 'Then, on {date}, {full}.', 'After that, on {date}, {full}.'],
  before: ['Before that, on {date}, {full}.', 'Earlier, on {date}, {full}.'],
  sameDay: ['Also on {date}, {full}.', 'On the same {date} {full}.', 'On that {date}, too, {full}.'],
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
