/**
 * How each body's path is cut into Chebyshev segments: lengths and degrees measured against direct calls over 1800
 * to 2399, so that a segment far from the Sun is good to a few ten-thousandths of an arcsecond.
 * Numbers of bodies are the Swiss Ephemeris's. Days and Julian days are Terrestrial Time.
 */
export interface SegmentPlan {
  /** Where segment 0 begins. */
  origin: number;
  /** Days. */
  length: number;
  /** Moments asked of the ephemeris. */
  nodes: number;
  /** Coefficients kept: fewer than `nodes` where the ephemeris has noise to average out. */
  terms: number;
  /** Arcseconds of misfit above which a segment is halved. */
  tolerance: number;
}

/** Any moment before the files begin (1800-01-02) will do. */
const origin = 2_378_496;

/**
 * The Moon's file is itself made of pieces, and the osculating points jump where these meet: start and length are
 * in the header of `semo_18.se1`. The Moon is seen there with her light time, 1.29 s on average, later.
 */
const lunarFileStart = 2_378_487.555370702;
const lunarFilePiece = 27.5545514309491;
const lunarLightTime = 1.29 / 86_400;
const lunarOrigin = lunarFileStart + lunarLightTime;

const plan = (length: number, nodes: number, tolerance = 0.0003, terms = nodes): SegmentPlan => ({
  origin,
  length,
  nodes,
  terms,
  tolerance,
});
const lunar = (nodes: number, tolerance = 0.0003, terms = nodes): SegmentPlan => ({
  origin: lunarOrigin,
  length: lunarFilePiece / 4,
  nodes,
  terms,
  tolerance,
});

/** Nutation in longitude and true obliquity. */
export const nutationPlan = plan(16, 13);

const plans: Readonly<Record<number, SegmentPlan>> = {
  0: plan(32, 18),
  // The library keeps moments to 40 µs, in which the Earth moves a metre: 0.0004″ of noise at the Moon's distance.
  1: lunar(16, 0.001, 12),
  2: plan(16, 14),
  3: plan(32, 18),
  4: plan(32, 16),
  // Mean node and mean apogee.
  10: plan(64, 6),
  12: plan(64, 6),
  // True node and osculating apogee.
  11: lunar(14),
  13: lunar(18, 0.0005),
  17: plan(32, 16),
  18: plan(32, 16),
  19: plan(32, 16),
  20: plan(32, 16),
};
/** Jupiter to Pluto, Chiron. */
const slow = plan(32, 14);
/** Numbered asteroids, among them some that pass close to the Earth. */
const asteroid = plan(16, 14);

export function segmentPlan(number: number): SegmentPlan {
  return plans[number] ?? (number > 10_000 ? asteroid : slow);
}

/** Longest step in days over which a body's speed is smooth enough to find every station between two looks at it. */
export function scanStep(number: number): number {
  if (number === 1) return 1;
  if (number === 11 || number === 13) return lunarFilePiece / 48;
  if (number === 2) return 2;
  return number === 0 || number === 3 || number === 4 || number > 10_000 ? 4 : 8;
}

/** Sun, Moon, mean node and mean apogee go one way only. */
export const neverTurns = (number: number): boolean =>
  number === 0 || number === 1 || number === 10 || number === 12;
