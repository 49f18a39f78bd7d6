import type { ColumnShelf } from '../../../report-catalogue.js';

/** How what a week tells beside its lead is dated after that. */
export const weekSentences: ColumnShelf['weekSentences'] = {
  lead: ['{Full}, on {date}.', 'On {date}, {full}.'],
  leadLate: ['{Full}, later in the week.', 'Later in the week {full}.'],
  inPlace: ['Then, on {date}, {clause}, and {matter}.'],
  first: ['First, on {date}, {full}.'],
  beside: [
    '{clause}, while {planet} is still retrograde in {sign}',
    '{clause}, with {planet} still retrograde in {sign}',
  ],
  after: ['On {date} {full}.', 'Then, on {date}, {full}.', 'After that, on {date}, {full}.'],
  before: [
    'Before that, on {date}, {full}.',
    'Earlier, on {date}, {full}.',
    'On {date}, before that, {full}.',
  ],
  easierBefore: [
    'The days before it are kinder: on {date} {full}.',
    'Until then it is easier: on {date} {full}.',
  ],
  harderBefore: [
    'It is not so easy before that: on {date} {full}.',
    'There is a harder day before it: on {date} {full}.',
  ],
  easierAfter: [
    'There is relief as well: on {date} {full}.',
    'Something easier comes later: on {date} {full}.',
    'It gets easier later on: on {date} {full}.',
  ],
  harderAfter: [
    'Not all of it goes so smoothly: on {date} {full}.',
    'There is a harder day as well: on {date} {full}.',
    'Later it takes some patience: on {date} {full}.',
  ],
  easierSameDay: [
    'On {date} there is help as well: {full}.',
    'On {date} there is a kinder side to it, too: {full}.',
  ],
  harderSameDay: [
    'On {date} there is a difficulty as well: {full}.',
    'On {date} there is a harder side to it, too: {full}.',
  ],
  sameDay: ['Also on {date}, {full}.', 'On {date}, too, {full}.'],
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
    '{Clause} on the same {date}, and {matter}.',
  ],
};

/** Which of its passes an aspect of two slow planets is, with the months of the one before and the next. */
export const passes: ColumnShelf['passes'] = {
  first: 'The two come to this point again in {next}.',
  middle: 'The two were at this point in {before} already and come to it again in {next}.',
  last: 'The two were at this point in {before} as well, and are not again for years.',
};

/** When an intro's lead is: what stands for its `{week}`, where that is the weekend. */
export const weekOf: ColumnShelf['weekOf'] = { any: 'this week', late: 'toward the end of the week' };

/** What a full Moon is besides that nobody sees as an eclipse. */
export const faintEclipse =
  'The full Moon is a penumbral eclipse as well, which means that its light is a shade grayer for some hours.';
