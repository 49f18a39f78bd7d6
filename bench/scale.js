/**
 * A million charts (13 bodies and Placidus houses) over worker threads, each with an engine of its own: charts a second,
 * speed-up, and memory of a thread.
 */
import { availableParallelism } from 'node:os';
import { smoke } from './measure.js';
import { overThreads } from './scale-worker.js';

const charts = smoke ? 4000 : 1_000_000;
const cores = availableParallelism();
const counts = [...new Set([1, 2, ...(cores > 4 ? [4] : []), cores])].filter(
  (count) => count <= Math.max(2, cores),
);
console.log(`\n${charts.toLocaleString('en')} charts over worker threads, on ${cores} cores`);
let alone = Number.NaN;
for (const threads of smoke ? [1] : counts) {
  const { perSecond, seconds, megabytes } = await overThreads(threads, charts);
  if (threads === 1) alone = perSecond;
  console.log(
    `  ${threads} ${threads === 1 ? 'thread: ' : 'threads:'} ${seconds.toFixed(1).padStart(6)} s, ${Math.round(perSecond).toLocaleString('en')} a second, ${(perSecond / alone).toFixed(2)} times one thread, ${megabytes.toFixed(0)} MB held a thread`,
  );
}
