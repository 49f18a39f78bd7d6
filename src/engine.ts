/**
 * Engines, without a side effect on import: `horoscope-engine/engine`. An engine is a set of assets and options with
 * every operation bound to it.
 */
import type { Engine } from './engine-interface.js';
import type { EngineOptions } from './engine-options.js';
import { openContext } from './opening.js';
import { bindEngine } from './pieces/bind-engine.js';

export { allAssets } from './assets/own.js';
export type { AssetSource, AssetSources, WasmSource } from './assets/sources.js';
export type { Engine } from './engine-interface.js';
export type { EngineOptions } from './engine-options.js';
export { type ErrorCode, errorCodes, HoroscopeError, type RequestIssue } from './errors.js';
export { Aspect, HouseSystem, Planet, Sign } from './names.js';
export type { SkyEventStream, StreamControl } from './operations/sky-events-iterator.js';
export type { Place } from './place/index.js';
export type { Loadable, Part, Years } from './request/parts.js';
export type * from './schema/index.js';
export type {
  CustomLanguage,
  CustomTexts,
  ForecastContext,
  HoroscopeContext,
  OwnTexts,
  ReportContext,
} from './text/custom.js';
export { type IsoWeek, mondayOf, weekOf } from './time/week.js';

/** Opens an engine: loads what it is made of and binds the operations to it. Engines share nothing. */
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  return bindEngine(await openContext(options));
}
