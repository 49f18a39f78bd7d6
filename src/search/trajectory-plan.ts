import type { SwissNumber } from '../chart/bodies.js';

/**
 * How each body's path is cut into Chebyshev segments: lengths and degrees measured against direct calls over 1800
 * to 2399, so that a segment far from the Sun is good to a few ten-thousandths of an arcsecond.
 * Numbers of bodies are the Swiss Ephemeris's. Days and Julian days are Terrestrial Time.
 */
export interface SegmentPlan {
  /** The beginning of segment 0. */
  origin: number;
  /** Days. */
  length: number;
  /** Moments at which the ephemeris is called to fit a segment. */
  nodes: number;
  /** Coefficients kept: fewer than `nodes` where the ephemeris has noise to average out. */
  terms: number;
  /** Arcseconds of misfit, where it is looked for, above which a segment is halved. */
  tolerance: number;
  /** The same outside the files: the Moshier model has noise, and its osculating points jitter by seconds of arc. */
  outside: number;
  /** The worst the path is from the ephemeris, arcseconds: what `bench/trajectories` finds, and some to spare. */
  misfit: number;
  /** The jumps of the body's own file; undefined if segments are cut there anyway. */
  breaks: Breaks | undefined;
  /** How many segments make a piece of the Earth's or the Moon's file: at its jumps, every so many, one begins. */
  segmentsPerFilePiece: number;
  /** Days after such a jump in which light is seen that left before it: there the ephemeris is called directly. */
  directAfterJump: number;
  /**
   * Whether within the files a fit is known by its last terms, but for parts near the Sun, who bends light, and after
   * a jump. So found of the Sun to Pluto, Chiron, the nodes, the mean apogee and nutation in all segments of 1800 to 2399.
   */
  knownByLastTerms: boolean;
}

/** Jumps at `first + k · every`, seen when the light arrives: `delays` days later, at least and at most. */
export interface Breaks {
  first: number;
  every: number;
  delays: readonly [least: number, most: number];
}

/**
 * The files are made of pieces of their own, and bodies jump where these meet: by some thousandths of an arcsecond,
 * Juno by 0.03″. Starts and lengths, TT, are in the headers of `sepl_18.se1` and `seas_18.se1`. The Earth's pieces
 * are a year long; every body is seen from her, so segments begin and end where hers do.
 */
const earthFileStart = 2_378_495.580455287;
const earthFilePiece = 365.259631152438;

/**
 * The Moon's file is itself made of pieces, and the osculating points jump where these meet: start and length are
 * in the header of `semo_18.se1`. The Moon is seen there with her light time, 1.29 s on average, later: what is
 * between the least and the most of that is taken from the ephemeris directly.
 */
const lunarFileStart = 2_378_487.555370702;
const lunarFilePiece = 27.5545514309491;
const lunarOrigin = lunarFileStart + 1.18 / 86_400;
const lunarDirect = 0.19 / 86_400;
const segmentsPerLunarPiece = 4;

/**
 * Outside the files: ten times what spoils fits far from now, as ΔT grows and with it the noise of the Moshier
 * model, which itself is good to a tenth of an arcsecond at best. At the tolerances of the files a year of Jupiter
 * in 600 took 48,000 calls of the ephemeris; so it takes 455.
 */
const moshierTolerance = 0.001;

/** Segments of so many to an Earth year. */
const plan = (
  segments: number,
  nodes: number,
  misfit: number,
  breaks?: Breaks,
  tolerance = 0.0003,
): SegmentPlan => ({
  origin: earthFileStart,
  length: earthFilePiece / segments,
  nodes,
  terms: nodes,
  tolerance,
  outside: moshierTolerance,
  misfit,
  breaks,
  segmentsPerFilePiece: segments,
  // Farther bodies, with longer delays, take less of the Earth's jump than shows.
  directAfterJump: breaks === undefined ? 0 : breaks.delays[1] > 0.03 ? 0 : breaks.delays[1] + 0.0005,
  knownByLastTerms: true,
});
const lunar = (nodes: number, misfit: number, tolerance = 0.0003, terms = nodes): SegmentPlan => ({
  origin: lunarOrigin,
  length: lunarFilePiece / segmentsPerLunarPiece,
  nodes,
  terms,
  tolerance,
  outside: moshierTolerance,
  misfit,
  breaks: undefined,
  segmentsPerFilePiece: segmentsPerLunarPiece,
  directAfterJump: lunarDirect,
  knownByLastTerms: true,
});
/** Delays by the least and greatest distance from the Earth, in astronomical units of 0.005776 days. */
const breaks = (first: number, every: number, nearest: number, farthest: number): Breaks => ({
  first,
  every,
  delays: [nearest * 0.005776, farthest * 0.005776],
});
/** So near that crossings of bodies that move a hundredth of a degree a day need no polish. */
const fine = 0.00002;
/** Jupiter to Pluto and the asteroids: pieces of round lengths. */
const filesStart = 2_378_496.5;
const slowPlan = (nearest: number, farthest: number): SegmentPlan =>
  plan(12, 19, 0.00003, breaks(filesStart, 4000, nearest, farthest), fine);
const minorPlan = (nodes: number, misfit: number, every: number, nearest: number, farthest: number) => ({
  ...plan(12, nodes, misfit, breaks(filesStart, every, nearest, farthest)),
  knownByLastTerms: false,
});

/** Nutation in longitude and true obliquity: its shortest terms take five days, so that long segments cost least. */
export const nutationPlan = plan(12, 26, 0.00001, undefined, fine);

/** As {@link BodyPlan.yearly}, for nutation, or for an ayanamsa by a star, which costs more. */
export const yearlyShift = 900;

/** An ayanamsa that precession alone moves. */
export const precessionPlan = { ...plan(2, 8, 0.00001, undefined, fine), knownByLastTerms: false };
/** One reckoned from where a star is seen, which the Earth's motion moves by 20″ in a year. */
export const starPlan = { ...plan(12, 14, 0.00003, undefined, fine), knownByLastTerms: false };

/** All that searches need to know of how a body moves. */
export interface BodyPlan {
  segments: SegmentPlan;
  /** Longest step in days over which its speed is smooth enough to find every station between two looks at it. */
  scanStep: number;
  /** It goes one way only. */
  neverTurns: boolean;
  /** Questions to the ephemeris that fitting a year of the path takes at most, with those of parts fitted again. */
  yearly: number;
  /**
   * Degrees a day in longitude, seen from the Earth, that a slow body stays below: what was found in four thousand
   * years and a fifth to spare. Infinite where nobody has looked.
   */
  fastest: number;
}

const swift = (segments: SegmentPlan, scanStep: number, yearly: number): BodyPlan => ({
  segments,
  scanStep,
  yearly,
  neverTurns: false,
  fastest: Number.POSITIVE_INFINITY,
});
const oneWay = (segments: SegmentPlan, scanStep: number, yearly: number): BodyPlan => ({
  ...swift(segments, scanStep, yearly),
  neverTurns: true,
});
/**
 * @param fastest found: Jupiter 0.243, Saturn 0.132, Uranus 0.0635, Neptune 0.0384, Pluto 0.0408; Chiron 0.147 in 1800
 * to 2399
 */
const slow = (segments: SegmentPlan, fastest: number, yearly: number): BodyPlan => ({
  ...swift(segments, 8, yearly),
  fastest,
});

const lunarStep = lunarFilePiece / 48;

const plans: Readonly<Record<SwissNumber, BodyPlan>> = {
  0: oneWay({ ...plan(12, 18, 0.0002), directAfterJump: 0.0065 }, 4, 450),
  // The library keeps moments to 40 µs, in which the Earth moves a meter: 0.0004″ of noise at the Moon's distance.
  1: oneWay(lunar(18, 0.0009, 0.001, 14), 1, 1_300),
  2: swift(plan(24, 14, 0.0007, breaks(2_378_487.7270665597, 87.96934964454672, 0.5, 1.5)), 2, 1_800),
  3: swift(plan(12, 18, 0.0005, breaks(2_378_485.762310084, 224.7008345677527, 0.2, 1.8)), 4, 1_000),
  4: swift(plan(12, 18, 0.0005, breaks(2_377_999.4796800744, 686.995803698292, 0.3, 2.8)), 4, 650),
  5: slow(slowPlan(3.8, 6.6), 0.3, 1_050),
  6: slow(slowPlan(7.9, 11.2), 0.16, 850),
  7: slow(slowPlan(17, 21.2), 0.077, 950),
  8: slow(slowPlan(28.7, 31.4), 0.047, 950),
  9: slow(slowPlan(28.5, 51), 0.05, 450),
  // Mean node and mean apogee.
  10: oneWay(plan(6, 6, 0.00001), 8, 80),
  12: oneWay(plan(6, 8, 0.00001), 8, 100),
  // True node and osculating apogee.
  11: swift({ ...lunar(14, 0.00003), outside: 0.05 }, lunarStep, 1_150),
  // The apogee of the model itself jitters by half a minute of arc near now, by minutes in antiquity; at 30″ a year of it took 90,000 questions.
  13: swift({ ...lunar(20, 0.002, fine), outside: 300, knownByLastTerms: false }, lunarStep, 1_750),
  // Chiron.
  15: slow({ ...minorPlan(16, 0.0005, 500, 7, 20.2), knownByLastTerms: true }, 0.18, 550),
  // Ceres, Pallas, Juno, Vesta.
  17: swift(minorPlan(18, 0.0009, 1000, 1.4, 4.2), 8, 550),
  18: swift(minorPlan(18, 0.0009, 1000, 1, 4.7), 8, 550),
  19: swift(minorPlan(18, 0.0009, 1000, 0.9, 4.5), 8, 550),
  20: swift(minorPlan(18, 0.0009, 1000, 1, 3.8), 8, 550),
};
/** Numbered asteroids, among them some that pass close to the Earth. */
const asteroid = swift({ ...plan(24, 14, 0.001), knownByLastTerms: false }, 4, 1_800);

/** @param number of the Swiss Ephemeris */
export const planOf = (number: number): BodyPlan =>
  (plans as Readonly<Partial<Record<number, BodyPlan>>>)[number] ?? asteroid;
