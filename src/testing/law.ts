import fc from 'fast-check';
import type * as results from '../schema/index.js';
import type { Options } from '../schema/options.js';
import { Broken } from './claims.js';
import { callCode, type MadeCall } from './print.js';
import type { OperationName } from './requests.js';

/** Laws, and how an engine is held to them. */

/**
 * Anything with the functions of an engine: this library’s own, or a client of a service of one’s own. A function may
 * give its result at once or promise it; a refusal is thrown, or rejects, with a `code` of this library’s errors.
 */
export type EngineUnderTest = {
  readonly [K in OperationName]?: (request: never, options?: never) => unknown;
};

/** What laws read of results. */
export interface Results {
  natal: results.Natal;
  natalBasic: results.Natal;
  planetInSign: results.PlanetInSign;
  ephemerides: results.Ephemerides;
  ephemerisTable: results.EphemerisTable;
  skyEvents: results.SkyEvents;
  planetaryHours: results.PlanetaryHours;
  synastry: results.Synastry;
  composite: results.Composite;
  transits: results.Transits;
  progressions: results.Progressions;
  solarReturn: results.SolarReturn;
  lunarReturn: results.LunarReturn;
  chineseHoroscope: results.ChineseHoroscope;
  chineseForecasts: results.ChineseForecasts;
  places: results.PlacesResponse;
  signs: results.Signs;
  planets: results.Planets;
  signToSign: results.SignToSign;
}

/** Calls of an engine, each of which it remembers. */
export class Calls {
  readonly made: MadeCall[] = [];
  readonly #engine: EngineUnderTest;

  constructor(engine: EngineUnderTest) {
    this.#engine = engine;
  }

  /** The result of an operation. @throws Broken where the engine lacks it; whatever the engine throws */
  async ask<K extends string>(
    name: K,
    request: unknown,
    options?: Options,
  ): Promise<K extends keyof Results ? Results[K] : unknown> {
    const run = this.#engine[name as OperationName] as ((...given: unknown[]) => unknown) | undefined;
    if (run === undefined) throw new Broken(`the engine has no ${name}`);
    this.made.push({ name, request, options });
    const result = await (options === undefined ? run(request) : run(request, options));
    return result as K extends keyof Results ? Results[K] : unknown;
  }
}

/** A law: what is drawn for it, and what must be so. */
export interface Law {
  /** The law as a sentence. */
  readonly says: string;
  /** Runs unless a caller wants another number: fewer for laws whose calls take long. */
  readonly numRuns: number;
  readonly property: (engine: EngineUnderTest, seen: (calls: Calls) => void) => fc.IAsyncProperty<[unknown]>;
}

export function law<T>(
  says: string,
  given: fc.Arbitrary<T>,
  holds: (calls: Calls, given: T) => Promise<void>,
  numRuns = 50,
): Law {
  return {
    says,
    numRuns,
    property: (engine, seen) =>
      fc.asyncProperty(given, async (drawn) => {
        const calls = new Calls(engine);
        try {
          await holds(calls, drawn);
        } catch (error) {
          // A host may allow less work than this library does.
          if (codeOfRefusal(error) === 'too_costly') fc.pre(false);
          if (!fc.PreconditionFailure.isFailure(error)) seen(calls);
          throw error;
        }
      }) as fc.IAsyncProperty<[unknown]>,
  };
}

/** The code of a refusal, by whomever it was thrown; undefined where an error has none. */
export const codeOfRefusal = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : undefined;
};

export interface LawOptions {
  /** How many cases are tried; each law has a number of its own by default, 10 to 50. */
  readonly numRuns?: number;
  /** What the cases are drawn by; the same seed draws the same. Random by default. */
  readonly seed?: number;
}

/** A law that an engine breaks: the smallest case that was found, and code that repeats it. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  /** Name of the law. */
  readonly law: string;
  /** Draws the same cases again. */
  readonly seed: number;
  /** The calls of the smallest case, as code that can be pasted into a test. */
  readonly code: string;

  constructor(law: string, seed: number, code: string, message: string, cause: unknown) {
    super(message, { cause });
    this.law = law;
    this.seed = seed;
    this.code = code;
  }
}

/** Holds an engine to a law. @throws LawBroken */
export async function hold(
  name: string,
  law: Law,
  engine: EngineUnderTest,
  { numRuns = law.numRuns, seed }: LawOptions = {},
): Promise<void> {
  let last: Calls | undefined;
  const property = law.property(engine, (calls) => {
    last = calls;
  });
  const details = await fc.check(property, { numRuns, ...(seed !== undefined && { seed }) });
  if (!details.failed) return;
  // Shrinking ends with cases that hold: the one that counts is run once more.
  if (details.counterexample !== null)
    await Promise.resolve(property.run(details.counterexample)).catch(() => undefined);
  const code = [...new Set((last?.made ?? []).map(callCode))].join('\n');
  const cause = details.errorInstance;
  const reason = cause instanceof Error ? cause.message : 'too few cases could be tried';
  const what = `law ${name} is broken: ${law.says}.\n${reason}\n\nseed ${details.seed}, the smallest case of ${details.numRuns}:\n${code}`;
  throw new LawBroken(name, details.seed, code, what, cause);
}
