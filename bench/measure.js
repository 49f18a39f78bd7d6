/**
 * Rivals measured in one run: rounds in turn, so that a machine that slows down slows all of them; the median
 * round counts. Times are a call's, in microseconds.
 */

/** A seeded generator (mulberry32): the same inputs in every run. @param {number} seed */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {readonly number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const smoke = process.argv.includes('--smoke');

/**
 * @typedef {{ name: string, run: (index: number) => unknown, calls?: number }} Rival
 *   `calls`: of a round, for rivals too slow for as many as the others
 */

/**
 * Microseconds a call: the median round, the fastest, and half the distance between the quartiles.
 * @typedef {{ median: number, fastest: number, spread: number }} Measured
 */

/**
 * Microseconds a call, by name.
 * @param {readonly Rival[]} rivals
 * @param {{ calls?: number, rounds?: number }} [options]
 * @returns {Map<string, Measured>}
 */
export function race(rivals, { calls = 400, rounds = 15 } = {}) {
  const turns = smoke ? 2 : rounds;
  const times = new Map(rivals.map(({ name }) => [name, /** @type {number[]} */ ([])]));
  for (let turn = -2; turn < turns; turn++)
    for (const { name, run, calls: own } of rivals) {
      const count = smoke ? 3 : (own ?? calls);
      const start = performance.now();
      for (let call = 0; call < count; call++) run((turn + 2) * count + call);
      const spent = ((performance.now() - start) * 1000) / count;
      // The first two turns warm up.
      if (turn >= 0) times.get(name)?.push(spent);
    }
  return new Map([...times].map(([name, spent]) => [name, measuredOf(spent)]));
}

/** @param {readonly number[]} times @returns {Measured} */
export const measuredOf = (times) => ({
  median: median(times),
  fastest: Math.min(...times),
  spread: (quantile(times, 0.75) - quantile(times, 0.25)) / 2,
});

/**
 * Prints times and what each is of the first: by medians, and by the fastest rounds, which other work on the machine
 * touches least.
 * @param {string} title @param {ReadonlyMap<string, Measured>} times
 * @param {string} against name of the rival that is 1
 */
export function report(title, times, against) {
  const base = times.get(against);
  const width = Math.max(...[...times.keys()].map((name) => name.length));
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(width)}  ${'median'.padStart(12)}  spread    ratio  of fastest`);
  for (const [name, { median, fastest, spread }] of times)
    console.log(
      `  ${name.padEnd(width)}  ${median.toFixed(1).padStart(9)} µs  ${`±${((100 * spread) / median).toFixed(0)} %`.padStart(6)}  ${(median / (base?.median ?? Number.NaN)).toFixed(2).padStart(7)}  ${(fastest / (base?.fastest ?? Number.NaN)).toFixed(2).padStart(10)}`,
    );
}
