/** Positions and Placidus houses of many random births, over threads that have an engine each. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createEngine } from 'horoscope-engine/engine';
import { random } from './measure.js';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = runInNewContext('gc');

/** Bytes of this thread that are no garbage; those of typed arrays are external ones. */
function held() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Rows of a call: births of some years, as a job of a queue would have them. */
const rows = 2000;

if (!isMainThread && parentPort !== null && workerData?.charts !== undefined) {
  const { charts, seed } = /** @type {{ charts: number, seed: number }} */ (workerData);
  const port = parentPort;
  const before = held();
  const engine = await createEngine({ languages: [], places: false });
  const roll = random(seed);
  const call = () =>
    engine.positionsBatch({
      julianDaysUt: Float64Array.from({ length: rows }, () => 2_415_020.5 + roll() * 47_482).sort(),
      latitudes: Float64Array.from({ length: rows }, () => roll() * 120 - 60),
      longitudes: Float64Array.from({ length: rows }, () => roll() * 360 - 180),
    });
  // Paths of all years are fitted once a thread; what a service does for months is measured after it.
  for (let turn = 0; turn < 3; turn++) call();
  port.once('message', () => {
    for (let done = 0; done < charts; done += rows) call();
    port.postMessage({ done: true, megabytes: (held() - before) / 2 ** 20 });
  });
  port.postMessage({ ready: true });
}

/**
 * Charts a second of so many threads at once, and what one of them holds.
 * @param {number} threads @param {number} charts of all threads together
 */
export async function overThreads(threads, charts) {
  const workers = Array.from(
    { length: threads },
    (_, index) =>
      new Worker(new URL(import.meta.url), {
        workerData: { charts: Math.ceil(charts / threads), seed: index + 1 },
      }),
  );
  const next = (/** @type {Worker} */ worker) =>
    new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await Promise.all(workers.map(next));
  const start = performance.now();
  const answers = workers.map(next);
  for (const worker of workers) worker.postMessage('go');
  const answered = /** @type {{ megabytes: number }[]} */ (await Promise.all(answers));
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(workers.map((worker) => worker.terminate()));
  return {
    perSecond: charts / seconds,
    seconds,
    megabytes: answered.reduce((sum, { megabytes }) => sum + megabytes, 0) / threads,
  };
}
