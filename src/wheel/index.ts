/**
 * Pictures of charts as SVG: `horoscope-engine/wheel`. Pure functions of results to text; nothing of the engine is
 * loaded with them.
 */
export { type ErrorCode, HoroscopeError } from '../errors.js';
export { chartWheel, type WheelOptions, type WheelParts } from './chart-wheel.js';
export { type Glyphs, glyphs } from './glyphs.js';
export type { ChartResult, WheelResult } from './sources.js';
export { type PictureOptions, type Theme, type ThemeName, themes } from './theme.js';
