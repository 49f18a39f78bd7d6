import type { ColumnShelf } from '../../../report-catalogue.js';

/** The sentences with which a week tells its events. */
export const weekSentences: ColumnShelf['weekSentences'] = {
  lead: ['{Full}, on {date}.'],
  after: ['On {date} {full}.'],
  dayWithin: ['{Full}.'],
  afterFirst: ['On {date} {matter}, as {full}.'],
  afterLast: ['On {date}, as {full}, {matter}.'],
  before: ['Earlier in the week, on {date}, {full}.', 'Earlier, on {date}, {full}.'],
  beforeFirst: [
    'Earlier in the week, on {date}, {matter}, as {full}.',
    'Earlier, on {date}, {matter}, as {full}.',
  ],
  beforeLast: [
    'Earlier in the week, on {date}, as {full}, {matter}.',
    'Earlier, on {date}, as {full}, {matter}.',
  ],
  easierBefore: [
    'Earlier in the week, {date} is kinder: {full}.',
    'Earlier, {date} is the easier day: {full}.',
  ],
  harderBefore: [
    'Earlier in the week, {date} is less easy: {full}.',
    'Earlier, {date} is the harder day: {full}.',
  ],
  easierAfter: ['{date} brings relief: {full}.', '{date} is kinder: {full}.', '{date} is easier: {full}.'],
  harderAfter: [
    '{date} goes less smoothly: {full}.',
    '{date} is harder: {full}.',
    '{date} takes more patience: {full}.',
  ],
  easierThen: ['Then {date} is easier: {full}.', 'Then {date} is kinder: {full}.'],
  harderThen: ['Then {date} is harder: {full}.', 'Then {date} is less easy: {full}.'],
  easierSameDay: ['{date} brings help as well: {full}.', '{date} has a kinder side, too: {full}.'],
  harderSameDay: ['{date} brings a difficulty as well: {full}.', '{date} has a harder side, too: {full}.'],
  beforeLeaving: ['On {date}, before it changes houses, {full}.'],
  sameDay: ['Also on {date} {full}.', 'On {date}, too, {full}.'],
  mention: [
    'On {date} {clause}, and {matter}.',
    'On {date} {matter}, as {clause}.',
    '{Clause} on {date}, and {matter}.',
  ],
  mentionBefore: [
    'Earlier in the week, on {date}, {clause}, and {matter}.',
    'Earlier, on {date}, {matter}, as {clause}.',
    'Earlier in the week, on {date}, {matter}, as {clause}.',
    'Earlier, on {date}, {clause}, and {matter}.',
  ],
  mentionSameDay: [
    'On the same {date} {clause}, and {matter}.',
    '{Clause} on the same {date}, and {matter}.',
    'On the same {date} {matter}, as {clause}.',
  ],
};

/** Which of several passes of two slow planets this is, with the months of the one before and the next. */
export const passes: ColumnShelf['passes'] = {
  first: 'The two will be in this aspect again in {next}.',
  middle: 'The two were in this aspect in {before} already, and will be once more in {next}.',
  last: 'The two were in this aspect in {before} as well, and will not be again for years.',
};

/** The day within a clause, before the second of its planets. */
export const withinClause: ColumnShelf['withinClause'] = ' on {date}';

/** Stands for `{week}` in an intro: for any lead, and for one on Friday or later. */
export const weekOf: ColumnShelf['weekOf'] = {
  any: 'this week',
  late: ['toward the end of the week', 'late in the week', 'in the last days of the week'],
};

/** Adds the planets of the lead to an intro that names none. */
export const weekFactors: ColumnShelf['weekFactors'] = {
  behind: '{first}, with {sky}.',
  before: 'With {sky}, {intro}',
  asClause: 'As {clause}, {intro}',
};

/** The lead in a few words, which follow “with”. */
export const weekSkies: ColumnShelf['weekSkies'] = {
  together: '{planet} and {other} together',
  opposite: '{planet} opposite {other}',
  atOdds: '{planet} at odds with {other}',
  inAccord: '{planet} in accord with {other}',
  forward: '{planet} going forward again',
  backward: '{planet} turning retrograde',
  backAgain: '{planet} going backward',
  solarEclipse: 'an eclipse of the Sun',
  lunarEclipse: 'an eclipse of the Moon',
  firstQuarter: 'the Moon at the first quarter',
  lastQuarter: 'the Moon at the last quarter',
};

/** A full Moon that leads a week is a penumbral eclipse as well. */
export const faintEclipse: ColumnShelf['faintEclipse'] = [
  'Whoever looks up may find this Moon a shade grayer than others: a penumbral eclipse takes the glare off it, and what comes out need not be seen by everybody.',
  'This Moon is dimmed at its edge by a penumbral eclipse, and the news it brings may come in a lowered voice.',
  'A penumbral eclipse draws a thin veil over this Moon, so that you may feel what has come to a head before you see it.',
  'The Earth’s outer shadow takes some light off this Moon, in a penumbral eclipse, and a softer tone than usual will do.',
  'A penumbral eclipse goes with it and turns the Moon a little gray, which suits a matter that is better settled without an audience.',
  'Since a penumbral eclipse dulls this Moon for some hours, you may need a second look to see what has changed.',
  'The Moon passes through the edge of the Earth’s shadow, a penumbral eclipse, and some of what you feel may stay in half-light for a few days.',
  'With a penumbral eclipse the light of this Moon is muted, and so, perhaps, is the applause.',
  'The penumbral eclipse that comes with it is hardly seen, much like the change in you that it may mark.',
  'This Moon wears a faint shadow, from a penumbral eclipse, and a doubt that comes up with it need not be chased away.',
  'For some hours a penumbral eclipse grays this Moon, a good excuse for keeping the lights low and the talk honest.',
  'A penumbral eclipse shades this Moon a little, and what ends under it may end without much noise.',
];
