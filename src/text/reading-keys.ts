import type {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';

/** Wordings of one thing: no reading uses one of them twice. */
export type Wordings = readonly string[];

export type Personal = typeof Sun | typeof Moon | typeof Mercury | typeof Venus | typeof Mars;
export type Classical = Personal | typeof Jupiter | typeof Saturn;
export type Angle = typeof Ascendant | typeof Midheaven | typeof Descendant | typeof ImumCoeli;

/** Keys that a reading's plan and its cells share. */

/** The planets whose transits last for weeks and come back in passes. */
export type SlowPlanet = typeof Jupiter | typeof Saturn | typeof Uranus | typeof Neptune | typeof Pluto;

/** Chapters of a natal reading, in their order. */
export const natalChapters = [
  'identity',
  'need',
  'mind',
  'love',
  'home',
  'work',
  'means',
  'growth',
  'longWork',
  'generation',
] as const;
export type NatalChapter = (typeof natalChapters)[number];

/** What a factor leans to: eight axes of two poles each. */
export const axes = [
  'closeness-space',
  'steadiness-change',
  'shown-quiet',
  'harmony-truth',
  'lightness-depth',
  'self-group',
  'giving-keeping',
  'faith-proof',
] as const;
export type Axis = (typeof axes)[number];

type Pole<A extends string> = A extends `${infer First}-${infer Second}` ? First | Second : never;
export type Tag = Pole<Axis>;
/** The two ends of an axis, in their order. */
export const poles = Object.fromEntries(axes.map((axis) => [axis, axis.split('-')])) as unknown as Readonly<
  Record<Axis, readonly [Tag, Tag]>
>;

/** How the strongest aspects of a chart, or between two, go together on the whole. */
export type Temper = 'easy' | 'tense' | 'mixed';
