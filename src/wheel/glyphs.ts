import { coordinate } from './circle.js';
import { capHeight, lettering, widthOf } from './lettering.js';

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

/** A ring around a point: the one curve that most glyphs share. */
const ring = (x: number, y: number, rx: number, ry = rx): string =>
  `M${coordinate(x - rx)} ${coordinate(y)}a${rx} ${ry} 0 1 0 ${coordinate(2 * rx)} 0a${rx} ${ry} 0 1 0 ${coordinate(-2 * rx)} 0`;
/** The cross below a circle, from its edge. */
const cross = (from: number, bar = 18.2, x = 12): string =>
  `M${x} ${from}v${coordinate(22 - from)}M${coordinate(x - 3.8)} ${bar}h7.6`;

const word = (text: string): string =>
  lettering(text, (glyphSquare - widthOf(text)) / 2, (glyphSquare - capHeight) / 2);

const em = 'M2.4 4.6a2.6 2.8 0 0 1 2.6 2.8v10.8M5 7.8a2.7 3.2 0 0 1 5.4 0v10.4M10.4 7.8a2.7 3.2 0 0 1 5.4 0';

export const planetGlyphs: readonly string[] = [
  `${ring(12, 12, 9)}${ring(12, 12, 0.8)}`,
  'M7.6 3.2a9 9 0 1 1 0 17.6a10.4 10.4 0 0 0 0-17.6z',
  `M7.3 1.8a4.7 4.2 0 0 0 9.4 0${ring(12, 10.6, 4.6)}${cross(15.2, 18.8)}`,
  `${ring(12, 7.6, 5.6)}${cross(13.2, 17.8)}`,
  `${ring(9.8, 14.2, 6.2)}M14.2 9.8l6.6-6.6M15 3.2h5.8v5.8`,
  'M4.6 6.2a4.5 4.7 0 0 1 8.7 1.1c0 3.8-3.2 7.4-9.3 9.4h16.4M16.6 5.6v16.2',
  'M7.8 2.2v14.6M4 6.2h8.2M7.8 12.6a4.7 4.3 0 0 1 9 .7c0 3.1-2.7 4.3-2.7 6.5a2.2 2 0 0 0 4.3 .7',
  `M5.4 2.4a17 17 0 0 1 0 11.8M18.6 2.4a17 17 0 0 0 0 11.8M6.5 8.3h11M12 3.2v12.2${ring(12, 18.6, 3.2)}`,
  'M12 3.2v18.8M8.2 17.8h7.6M5 4.4a7 9 0 0 0 14 0M3 6.4l2-2.6 2 2.6M10 5.2l2-2.6 2 2.6M17 6.4l2-2.6 2 2.6',
  `${ring(12, 5.2, 3.2)}M5.6 5.2a6.4 8.2 0 0 0 12.8 0${cross(13.4)}`,
  `M12 2v11M17.4 2.6l-5.4 5 5.4 5${ring(12, 17.4, 4.8, 4.4)}`,
  `M8.4 2.2a6 6 0 1 1 0 11.2a7.2 7.2 0 0 0 0-11.2z${cross(14, 18.2, 11.4)}`,
  `${ring(5.9, 18.4, 2.7)}${ring(18.1, 18.4, 2.7)}M8.5 17a7.6 8 0 1 1 7 0`,
  `${ring(12, 12, 9)}M5.7 5.7l12.6 12.6M18.3 5.7l-12.6 12.6`,
  word('VX'),
  word('AC'),
  word('MC'),
  'M7 5.6a6 6 0 1 1 5 9.2v7.2M8.2 18.4h7.6',
  `M12 2l5.8 6.2-5.8 6.2-5.8-6.2z${cross(14.4, 18.4)}`,
  `${cross(2)}M6 8h12M7.8 3.8l8.4 8.4M16.2 3.8l-8.4 8.4`,
  'M3.6 13.2h16.8M5.4 13.2l3 8.4h7.2l3-8.4M12 13.2c-3.2-2-4-4.2-2.5-6.5 1-1.5 1.7-2.6 1.8-4.7 3.1 1.8 4.7 4 4.7 6.6 0 1.9-1.2 3.5-4 4.6',
  `${ring(5.9, 5.6, 2.7)}${ring(18.1, 5.6, 2.7)}M8.5 7a7.6 8 0 1 0 7 0`,
  word('DC'),
  word('IC'),
  word('EP'),
];

export const signGlyphs: readonly string[] = [
  'M12 21.8v-11.4a4.4 7.8 0 0 0-4.4-7.8a4 3.7 0 0 0-.9 7.2M12 10.4a4.4 7.8 0 0 1 4.4-7.8a4 3.7 0 0 1 .9 7.2',
  `M4.8 2.4a7.2 7.4 0 0 0 14.4 0${ring(12, 15.8, 6)}`,
  'M4.4 2.8a17 17 0 0 0 15.2 0M4.4 21.2a17 17 0 0 1 15.2 0M8.6 4.4v15.2M15.4 4.4v15.2',
  `${ring(6.4, 9.8, 2.9)}${ring(17.6, 14.2, 2.9)}M3.5 9.8a9.5 5.4 0 0 1 17.5-2.7M20.5 14.2a9.5 5.4 0 0 1-17.5 2.7`,
  `${ring(6.3, 14.6, 3)}M8.7 12.8c-1.2-2-2-3.6-2-5.4a5 4.8 0 0 1 10.1 .2c0 3.9-3.5 7.1-3.5 10.7a3.3 3.4 0 0 0 6.4 .9`,
  `${em}v9.2a5 5.2 0 0 0 4.8 5.2M15.8 10.4a3 3 0 0 1 5.6 1c0 4-3.6 7.6-8.2 10.2`,
  'M2.8 20.6h18.4M2.8 15.8h6.2a5.7 6 0 1 1 6 0h6.2',
  `${em}v7.6a3.4 3.6 0 0 0 3.2 3.6h2.4M19 16.4l2.6 2.6-2.6 2.4`,
  'M3.6 20.4l16.6-16.6M11 3.8h9.2v9.2M5.4 11l7.6 7.6',
  `M2.6 4.4a3.6 4.2 0 0 1 3 4.2v8.2M5.6 9a3.6 4.6 0 0 1 7.2 0v8a3.9 4.7 0 0 1-3.8 4.7${ring(16.7, 15.8, 3.9)}`,
  'M2.6 10.4l3.8-4 2.9 4 3.8-4 2.9 4 3.8-4 1.8 2.5M2.6 18l3.8-4 2.9 4 3.8-4 2.9 4 3.8-4 1.8 2.5',
  'M5 2.4a17 17 0 0 1 0 19.2M19 2.4a17 17 0 0 0 0 19.2M3.6 12h16.8',
];

/** Without a call, so that bundles of a wheel, which draws none of them, leave them out. */
export const aspectGlyphs: readonly string[] = [
  'M3.6 15.4a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12.2 11.8l8.2-8.2',
  'M2.4 18a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M14.4 6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M8.6 15.4l6.8-6.8',
  'M12 3.6l9.2 16h-18.4z',
  'M4.2 4.2h15.6v15.6h-15.6z',
  'M12 2.8v18.4M4 7.4l16 9.2M20 7.4l-16 9.2',
  'M3.4 5.6h17.2M5.6 20l6.4-14.4 6.4 14.4',
  'M3.4 18.4h17.2M5.6 4l6.4 14.4 6.4-14.4',
  'M20.4 19.6h-16.8l13-15.2',
  'M3.4 3.4h11.2v11.2h-11.2zM20.6 20.6h-9.6l9.6-9.6',
  'M3.6 11a7.6 7.6 0 1 0 15.2 0a7.6 7.6 0 1 0-15.2 0M13.6 14l6.4 7.2',
  'M2.6 3.6v14.2M2.6 14.2a3.2 3.8 0 1 1 0 .4M11 11.8a5 6.4 0 1 0 10 0a5 6.4 0 1 0-10 0M17.2 14.8l4 6',
];

export const glyphs: Glyphs = { planets: planetGlyphs, signs: signGlyphs, aspects: aspectGlyphs };
