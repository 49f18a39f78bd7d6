import { type EngineUnderTest, hold, type Law, type LawOptions } from './law.js';
import { aspectLaws } from './laws/aspects.js';
import { chartLaws } from './laws/chart.js';
import { contractLaws } from './laws/contract.js';
import { lifeLaws } from './laws/life.js';
import { listLaws } from './laws/lists.js';
import { momentLaws } from './laws/moments.js';
import { pairLaws } from './laws/pairs.js';
import { skyLaws } from './laws/sky.js';

const all = {
  ...contractLaws,
  ...chartLaws,
  ...aspectLaws,
  ...momentLaws,
  ...pairLaws,
  ...lifeLaws,
  ...skyLaws,
  ...listLaws,
};
export type LawName = keyof typeof all;

/** Every law by its name, with the sentence that it says. */
export const sentences: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(all).map(([name, { says }]) => [name, says]),
);

/**
 * Holds an engine to a law: resolves where it keeps to it, and rejects with {@link LawBroken} where it does not, with the
 * smallest case that was found as code.
 *
 * @throws LawBroken
 */
export type RunLaw = (engine: EngineUnderTest, options?: LawOptions) => Promise<void>;

/**
 * The laws, by their names. Each takes an engine whose functions give their results or promise them, so that a client of
 * a service can be held to them as well.
 *
 * @example
 * for (const [name, law] of Object.entries(laws)) test(name, () => law(engine, { numRuns: 100 }));
 */
export const laws: Readonly<Record<LawName, RunLaw>> = Object.fromEntries(
  Object.entries<Law>(all).map(([name, law]): [string, RunLaw] => [
    name,
    (engine, options) => hold(name, law, engine, options),
  ]),
) as Record<LawName, RunLaw>;
