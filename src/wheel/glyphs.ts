import { capHeight, lettering, pathOf, widthOf } from './lettering.js';

/**
 * Glyphs of bodies, signs and aspects as SVG path data: on a square of 24 by 24, to be stroked and not filled, 1.8 wide,
 * with round caps and joins. One family, drawn for this library; legible from 12 pixels on.
 */
export interface Glyphs {
  /** By `planetId`: Sun to Pluto, Chiron, Lilith, nodes, Part of Fortune, the angles as letters, Ceres to Vesta. */
  planets: Readonly<Record<number, string>>;
  /** By `signId`, 0 Aries to 11 Pisces. */
  signs: readonly string[];
  /** By `aspectId`, 0 conjunction to 10 biquintile. */
  aspects: readonly string[];
}

/** Side of the square that glyphs are drawn on. */
export const glyphSquare = 24;
/** Width of the stroke on that square. */
export const glyphStroke = 1.8;

/** A line of the list as a path, or as two letters. */
const drawing = (line: string): string =>
  line.length > 2
    ? pathOf(line)
    : lettering(line, (glyphSquare - widthOf(line)) / 2, (glyphSquare - capHeight) / 2);

const drawings = (lines: string): readonly string[] => lines.trim().split('\n').map(drawing);

export const planetGlyphs = drawings(`
M6 24o18M22 24o2
M15 6a18 18 0 2 2 0 35a21 21 0 0 0 0-35z
M15 4a9 8 0 0 0 18 0M15 21o9M24 30v14M16 38h16
M13 15o11M24 26v18M16 36h16
M7 28o12M28 20l14-14M30 6h12v12
M9 12a9 9 0 0 2 17 3c0 7-6 14-17 18h33M33 11v33
M16 4v30M8 12h16M16 25a9 7 0 0 2 18 2c0 6-6 8-6 13a4 4 0 0 0 9 1
M11 5a34 34 0 0 2 0 24M37 5a34 34 0 0 0 0 24M13 17h22M24 6v25M18 37o6
M24 6v38M16 36h16M10 9a14 18 0 0 0 28 0M6 13l4-5 4 5M20 10l4-5 4 5M34 13l4-5 4 5
M18 10o6M11 10a13 16 0 0 0 26 0M24 26v18M16 36h16
M24 4v22M35 5l-11 10 11 10M14 35o10 9
M17 4a12 12 0 2 2 0 22a14 14 0 0 0 0-22zM23 27v17M15 36h16
M7 37o5M31 37o5M16 34a15 16 0 2 2 16 0
M6 24o18M11 11l26 26M37 11l-26 26
VX
AC
MC
M14 11a12 12 0 2 2 10 19v14M16 37h16
M24 4l12 12-12 12-12-12zM24 28v16M16 37h16
M24 4v40M16 36h16M12 16h24M16 8l16 16M32 8l-16 16
M7 26h34M11 26l6 17h14l6-17M24 26c-6-4-8-8-5-13 2-3 3-5 4-9 6 4 9 8 9 13 0 4-2 7-8 9
M7 11o5M31 11o5M16 14a15 16 0 2 0 16 0
DC
IC
EP`);

export const signGlyphs = drawings(`
M24 44v-23a9 16 0 0 0-9-16a6 7 0 0 0-2 14M24 21a9 16 0 0 2 9-16a6 7 0 0 2 2 14
M10 5a14 15 0 0 0 28 0M12 32o12
M9 6a34 34 0 0 0 30 0M9 42a34 34 0 0 2 30 0M17 9v30M31 9v30
M7 20o6M29 28o6M7 20a19 11 0 0 2 35-6M41 28a19 11 0 0 2-35 6
M7 29o6M17 25c-2-4-4-7-4-10a10 10 0 0 2 20 0c0 8-7 14-7 22a7 7 0 0 0 13 1
M6 9a5 6 0 0 2 5 6v21M11 16a5 6 0 0 2 10 0v20M21 16a5 6 0 0 2 10 0v18a10 10 0 0 0 10 10M31 21a6 6 0 0 2 11 2c0 8-7 15-16 20
M6 41h36M6 32h12a11 12 0 2 2 12 0h12
M6 9a5 6 0 0 2 5 6v21M11 16a5 6 0 0 2 10 0v20M21 16a5 6 0 0 2 10 0v15a7 7 0 0 0 7 7h5M38 33l5 5-5 5
M7 41l33-33M22 8h18v18M11 22l15 15
M5 9a7 8 0 0 2 6 8v17M11 18a7 9 0 0 2 14 0v16a8 9 0 0 2-8 9M25 32o8
M5 21l7-8 6 8 7-8 6 8 7-8 4 5M5 36l7-8 6 8 7-8 6 8 7-8 4 5
M10 5a34 34 0 0 2 0 38M38 5a34 34 0 0 0 0 38M7 24h34`);

export const aspectGlyphs = drawings(`
M7 31o10M24 24l17-17
M5 36o7M29 12o7M17 31l14-14
M24 7l18 32h-36z
M8 8h32v32h-32z
M24 6v36M8 15l32 18M40 15l-32 18
M7 11h34M11 40l13-29 13 29
M7 37h34M11 8l13 29 13-29
M41 39h-34l26-30
M7 7h22v22h-22zM41 41h-19l19-19
M7 22o15M27 28l13 14
M5 7v29M5 28a6 8 0 2 2 0 1M22 24o10 13M34 30l8 12`);

export const glyphs: Glyphs = { planets: planetGlyphs, signs: signGlyphs, aspects: aspectGlyphs };
