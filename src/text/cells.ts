import type { Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import type { House, SignId } from '../chart/zodiac.js';

/** What tables of texts are made of: cells by sign, by house, by the nature of an aspect. */

export type BySign = Readonly<Record<SignId, string>>;
export type ByHouse = Readonly<Record<House, string>>;
/** Several wordings of each cell, for texts that come round again. */
export type ByHouseWordings = Readonly<Record<House, readonly string[]>>;

/** The five major aspects have a text each between planets. */
export type MajorAspect =
  | typeof Conjunction
  | typeof Opposition
  | typeof Trine
  | typeof Square
  | typeof Sextile;

/** How two points meet: trine and sextile are harmonious, square and opposition tense. */
export const natures = ['conjunction', 'harmonious', 'tense'] as const;
export type Nature = (typeof natures)[number];

export type ByNatureWordings = Readonly<Record<Nature, ByHouseWordings>>;
