/** The house systems of the Swiss Ephemeris by its letters (`swe_house_name`), but for the 36 Gauquelin sectors. */
export const houseSystems = {
  A: 'equal',
  B: 'alcabitius',
  C: 'campanus',
  D: 'equal-midheaven',
  E: 'equal-ascendant',
  F: 'carter',
  H: 'horizon',
  I: 'sunshine',
  i: 'sunshine-makransky',
  J: 'savard-a',
  K: 'koch',
  L: 'pullen-sd',
  M: 'morinus',
  N: 'whole-sign-aries',
  O: 'porphyry',
  P: 'placidus',
  Q: 'pullen-sr',
  R: 'regiomontanus',
  S: 'sripati',
  T: 'topocentric',
  U: 'krusinski',
  V: 'vehlow',
  W: 'whole-sign',
  X: 'meridian',
  Y: 'apc',
} as const;

export type HouseSystem = keyof typeof houseSystems;
export type HouseSystemName = (typeof houseSystems)[HouseSystem];

const letters = Object.keys(houseSystems) as HouseSystem[];
const byName = new Map<string, HouseSystem>(letters.map((letter) => [houseSystems[letter], letter]));

/** A system by its letter, in either case where that is unambiguous (`I` and `i` are two), or by its name. */
export function houseSystemOf(given: string): HouseSystem | undefined {
  if (Object.hasOwn(houseSystems, given)) return given as HouseSystem;
  const upper = given.toUpperCase();
  if (given.length === 1) return Object.hasOwn(houseSystems, upper) ? (upper as HouseSystem) : undefined;
  return byName.get(given.toLowerCase());
}

/** What takes the place of a system that has no solution at a latitude. */
export const fallbackSystem: HouseSystem = 'O';

/** Whether a system reads the Sun's declination. */
export const isSunshine = (system: HouseSystem): boolean => system === 'I' || system === 'i';
