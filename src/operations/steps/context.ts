import type { PlaceIndex } from '../../place/index.js';
import type { Sky } from '../../sky/sky.js';
import type { Texts } from '../../text/texts.js';
import type { ZoneTable } from '../../time/zones.js';
import type { Settings } from './settings.js';

/** What an engine hands every operation: its assets and its settings. Two engines share nothing. */
export interface EngineContext {
  readonly sky: Sky;
  readonly places: PlaceIndex;
  readonly zones: ZoneTable;
  readonly settings: Settings;
  /** The texts of a language. @throws HoroscopeError `unsupported_language` */
  textsFor(lang: string | undefined, path?: string): Texts;
  /** Names of the ephemeris files the engine has. */
  readonly ephemerisFiles: ReadonlySet<string>;
  /** Name and version of this library, for the receipt. */
  readonly engine: string;
}
