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
