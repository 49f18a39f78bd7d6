/**
 * Pictures of charts as SVG: `horoscope-engine/wheel`. Pure functions of results to text; nothing of the engine is
 * loaded with them.
 */
export { type ErrorCode, HoroscopeError } from '../errors.js';
export { aspectGrid, type GridOptions } from './aspect-grid.js';
export { type BalanceResult, balanceChart } from './balance-chart.js';
export { chartWheel, type WheelOptions } from './chart-wheel.js';
export { ephemerisGraph, type GraphOptions } from './ephemeris-graph.js';
export { type Glyphs, glyphs } from './glyphs.js';
export type { ChartResult, WheelResult } from './sources.js';
export { type PictureOptions, type Theme, type ThemeName, themes } from './theme.js';
export type { TimelineResult } from './timeline-rows.js';
export { type TimelineOptions, transitTimeline } from './transit-timeline.js';
export type { WheelParts } from './wheel-layout.js';
