/**
 * What the calendar needs of the sky, as Julian days UT. `sky/` provides it: this room imports none of that.
 */
export interface Almanac {
  /** New Moon of a lunation, 0 for that of 2000-01-06 (Meeus, Astronomical Algorithms, chapter 49). */
  newMoon(lunation: number): number;
  /**
   * The instant of a solar term, one each 15° of the Sun's apparent longitude: number 24 · n + i is the one at
   * 15° · i after the March equinox of the year 2000 + n.
   */
  solarTerm(number: number): number;
}

/**
 * China's clock: UTC+8 from 1929, Beijing's mean time of 7:45:40 before (Aslaksen, The Mathematics of the Chinese
 * Calendar).
 */
const standardFrom = 2425612.5 - 8 / 24;
const standardOffset = 8 / 24;
const beijingOffset = (7 * 3600 + 45 * 60 + 40) / 86_400;

/** The day on China's clock in which an instant falls, as the Julian day number of its noon. */
export function chineseDay(julianDayUt: number): number {
  const offset = julianDayUt >= standardFrom ? standardOffset : beijingOffset;
  return Math.floor(julianDayUt + offset + 0.5);
}

/** The day of midnight to midnight on China's clock, as Julian days UT of its beginning. */
export function startOfChineseDay(day: number): number {
  const standard = day - 0.5 - standardOffset;
  return standard >= standardFrom ? standard : day - 0.5 - beijingOffset;
}

/** The hour and minute on China's clock at an instant. */
export function chineseTime(julianDayUt: number): { hour: number; minute: number } {
  const offset = julianDayUt >= standardFrom ? standardOffset : beijingOffset;
  const minutes = Math.floor(((julianDayUt + offset + 0.5) % 1) * 1440);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}
