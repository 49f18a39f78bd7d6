import * as aspects from './chart/aspects.js';
import * as bodies from './chart/bodies.js';
import * as zodiac from './chart/zodiac.js';
import type { HouseSystem as Letter } from './sky/house-systems.js';

/** Names for the numbers and letters of requests and results, with literal types. */

/** Planet ids by name: `Planet.Sun` is 0. */
export const Planet = {
  Sun: bodies.Sun,
  Moon: bodies.Moon,
  Mercury: bodies.Mercury,
  Venus: bodies.Venus,
  Mars: bodies.Mars,
  Jupiter: bodies.Jupiter,
  Saturn: bodies.Saturn,
  Uranus: bodies.Uranus,
  Neptune: bodies.Neptune,
  Pluto: bodies.Pluto,
  Chiron: bodies.Chiron,
  Lilith: bodies.Lilith,
  NorthNode: bodies.NorthNode,
  PartOfFortune: bodies.PartOfFortune,
  Vertex: bodies.Vertex,
  Ascendant: bodies.Ascendant,
  Midheaven: bodies.Midheaven,
  Ceres: bodies.Ceres,
  Pallas: bodies.Pallas,
  Juno: bodies.Juno,
  Vesta: bodies.Vesta,
  SouthNode: bodies.SouthNode,
  Descendant: bodies.Descendant,
  ImumCoeli: bodies.ImumCoeli,
  EastPoint: bodies.EastPoint,
} as const;
export type Planet = (typeof Planet)[keyof typeof Planet];

/** Sign ids by name: `Sign.Aries` is 0. */
export const Sign = {
  Aries: zodiac.Aries,
  Taurus: zodiac.Taurus,
  Gemini: zodiac.Gemini,
  Cancer: zodiac.Cancer,
  Leo: zodiac.Leo,
  Virgo: zodiac.Virgo,
  Libra: zodiac.Libra,
  Scorpio: zodiac.Scorpio,
  Sagittarius: zodiac.Sagittarius,
  Capricorn: zodiac.Capricorn,
  Aquarius: zodiac.Aquarius,
  Pisces: zodiac.Pisces,
} as const;
export type Sign = (typeof Sign)[keyof typeof Sign];

/** Aspect ids by name: `Aspect.Trine` is 2. */
export const Aspect = {
  Conjunction: aspects.Conjunction,
  Opposition: aspects.Opposition,
  Trine: aspects.Trine,
  Square: aspects.Square,
  Sextile: aspects.Sextile,
  Inconjunct: aspects.Inconjunct,
  Semisextile: aspects.Semisextile,
  Semisquare: aspects.Semisquare,
  Sesquiquadrate: aspects.Sesquiquadrate,
  Quintile: aspects.Quintile,
  Biquintile: aspects.Biquintile,
} as const;
export type Aspect = (typeof Aspect)[keyof typeof Aspect];

/** Letters of the house systems by name: `HouseSystem.Placidus` is `P`. */
export const HouseSystem = {
  Equal: 'A',
  Alcabitius: 'B',
  Campanus: 'C',
  EqualMidheaven: 'D',
  EqualAscendant: 'E',
  Carter: 'F',
  Horizon: 'H',
  Sunshine: 'I',
  SunshineMakransky: 'i',
  SavardA: 'J',
  Koch: 'K',
  PullenSd: 'L',
  Morinus: 'M',
  WholeSignAries: 'N',
  Porphyry: 'O',
  Placidus: 'P',
  PullenSr: 'Q',
  Regiomontanus: 'R',
  Sripati: 'S',
  Topocentric: 'T',
  Krusinski: 'U',
  Vehlow: 'V',
  WholeSign: 'W',
  Meridian: 'X',
  Apc: 'Y',
} as const satisfies Readonly<Record<string, Letter>>;
export type HouseSystem = (typeof HouseSystem)[keyof typeof HouseSystem];
