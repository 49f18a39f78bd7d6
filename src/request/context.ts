import type { PlaceIndex } from '../place/index.js';
import type { Sky } from '../sky/sky.js';
import type { Texts } from '../text/texts.js';
import type { ZoneTable } from '../time/zones.js';
import type { Settings } from './settings.js';

/** What an engine gives every operation to work with: its assets and its settings. Two engines share nothing. */
export interface EngineContext {
  readonly sky: Sky;
  /** @throws HoroscopeError `not_loaded` */
  readonly places: PlaceIndex;
  /** Which of the two indexes it is: every place, or those of 15,000 inhabitants and more. */
  readonly placeTier: 'all' | 'core';
  readonly zones: ZoneTable;
  readonly settings: Settings;
  /** The texts of a language, which throw `not_loaded` where theirs are not. @throws HoroscopeError `unsupported_language` */
  textsFor(lang: string | undefined, path?: string): Texts;
  /** Whether results have texts: false in an engine of no language. */
  readonly writesTexts: boolean;
  /** BCP 47 tags of the languages that the engine writes in. */
  readonly languages: readonly string[];
  /** Loads parts of the engine besides. @throws HoroscopeError */
  load(what: readonly unknown[]): Promise<void>;
  /** Names of the ephemeris files the engine has. */
  readonly ephemerisFiles: ReadonlySet<string>;
  /** The host's clock, milliseconds since 1970 UTC; without one a request must name its moment. */
  readonly now: (() => number) | undefined;
  /** Units of work that an answer may take: `request/cost.ts`. */
  readonly mostWork: number;
  /** Name and version of this library, for the receipt. */
  readonly engine: string;
}

/** Whether a request gets texts: unless it wants none, or the engine has none. */
export const isWritten = (
  { writesTexts }: Pick<EngineContext, 'writesTexts'>,
  { collect_text = true }: { collect_text?: boolean | undefined },
): boolean => writesTexts && collect_text;

/** A context with something else in place of its own. Not a copy: what is loaded later is in both. */
export const contextWith = (context: EngineContext, changes: Partial<EngineContext>): EngineContext =>
  Object.create(context, Object.getOwnPropertyDescriptors(changes)) as EngineContext;
