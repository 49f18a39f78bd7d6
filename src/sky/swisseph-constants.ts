/** Flags and numbers of `swephexp.h` that the library is called with. */

/** Calculation flags (`swephexp.h`). */
export const SEFLG_SWIEPH = 2;
export const SEFLG_MOSEPH = 4;
export const SEFLG_EPHMASK = 7;
export const SEFLG_TRUEPOS = 16;
export const SEFLG_NONUT = 64;
export const SEFLG_SPEED = 256;
export const SEFLG_EQUATORIAL = 2048;
export const SEFLG_TOPOCTR = 32 * 1024;
export const SEFLG_SIDEREAL = 64 * 1024;
export const SE_ECL_NUT = -1;
/** Bits of the types of eclipses. */
export const SE_ECL_CENTRAL = 1;
export const SE_ECL_TOTAL = 4;
export const SE_ECL_ANNULAR = 8;
export const SE_ECL_ANNULAR_TOTAL = 32;
export const SE_ECL_PENUMBRAL = 64;
