/** Mean periods and motions that several rooms reckon with. Days; degrees a day. */

/** The mean tropical year (Meeus, Astronomical Algorithms, 27, for 2000). */
export const tropicalYear = 365.24219;

/** The sidereal year, after which the Sun is back among the same stars (Meeus, 27). */
export const siderealYear = 365.25636;

/** The mean lunation, new Moon to new Moon (Meeus, 49.1). */
export const synodicMonth = 29.530588861;

/** The mean Sun's motion: in progressions, the Midheaven's yearly advance in right ascension (V. Naibod). */
export const naibodRate = 0.98564736629;

/** The Moon's mean motion (Meeus, 47.1). */
export const moonSpeed = 13.176396;

/** How far the Earth turns in a mean solar day against the mean equinox (Aoki et al. 1982, A&A 105, 359). */
export const earthTurn = 360.985647366;
