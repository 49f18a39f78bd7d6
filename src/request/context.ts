import type { PlaceIndex } from '../place/index.js';
import type { Trajectories } from '../search/trajectories.js';
import type { Sky } from '../sky/sky.js';
import type { Texts } from '../text/texts.js';
import type { ZoneTable } from '../time/zones.js';
import type { Settings } from './settings.js';

/** What an engine gives every operation to work with: its assets and its settings. Two engines share nothing. */
export interface EngineContext {
  readonly sky: Sky;
  /** Paths of the bodies, for `SkySearch.of(trajectories, settings)`. */
  readonly trajectories: Trajectories;
  readonly places: PlaceIndex;
  readonly zones: ZoneTable;
  readonly settings: Settings;
  /** The texts of a language. @throws HoroscopeError `unsupported_language` */
  textsFor(lang: string | undefined, path?: string): Texts;
  /** BCP 47 tags of the languages loaded. */
  readonly languages: readonly string[];
  /** Names of the ephemeris files the engine has. */
  readonly ephemerisFiles: ReadonlySet<string>;
  /** The host's clock, milliseconds since 1970 UTC; without one a request must name its moment. */
  readonly now: (() => number) | undefined;
  /** Units of work that an answer may take: `request/cost.ts`. */
  readonly mostWork: number;
  /** Name and version of this library, for the receipt. */
  readonly engine: string;
}
