/**
 * How many calls of this library's own functions a request takes, and which functions they are: V8's exact counts,
 * of a second call of the same request. `node bench/calls.js [dist [lines]]`
 */
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';

/**
 * Calls by `file function`, of everything under `folder` while `run` runs.
 * @param {string} folder URL @param {() => unknown} run
 */
async function countCalls(folder, run) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  run();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const calls = new Map();
  for (const { url, functions } of result) {
    if (!url.startsWith(folder)) continue;
    for (const { functionName, ranges } of functions) {
      const count = ranges[0]?.count ?? 0;
      if (count === 0) continue;
      const name = `${url.slice(folder.length)} ${functionName || '(anonymous)'}`;
      calls.set(name, (calls.get(name) ?? 0) + count);
    }
  }
  return calls;
}

/** Two months of transits to a birth of 1990 in Budapest. */
const twoMonths = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_1: { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' },
  date_2: '2026-03-01',
  date_end: '2026-04-30',
  lang: 'en',
};

/** @param {Map<string, number>} calls */
const total = (calls) => [...calls.values()].reduce((sum, count) => sum + count, 0);

// `--smoke` of a run of all benches changes nothing here: one request is counted.
const [dist, shown = 40] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folder =
  dist === undefined ? new URL('../dist/', import.meta.url).href : pathToFileURL(`${dist}/`).href;
const { createEngine } = await import(`${folder}engine.js`);
const engine = await createEngine({ languages: ['en'] });
const run = () => engine.transits(twoMonths);
run();
const calls = await countCalls(folder, run);
console.log(`transits of two months: ${total(calls)} calls`);
for (const [name, count] of [...calls].sort((a, b) => b[1] - a[1]).slice(0, Number(shown)))
  console.log(`${count}\t${name}`);
