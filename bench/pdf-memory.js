/**
 * What a warm report takes beside the result, as JSON, for `pdf.js`: in a process of its own, with `--expose-gc`. With
 * `--max-semi-space-size=1` V8 empties its nursery at 1 MB; by default it lets up to 16 MB of garbage stand in it.
 */
import { createEngine } from 'horoscope-engine/engine';
import { pdfReport } from 'horoscope-engine/pdf';

const { natal } = await createEngine();
const result = natal(
  { name: 'Ada', date: '1953-04-17', time: '14:30', place_id: 3054643, lang: 'en' },
  { include: ['reading'] },
);
for (let printed = 0; printed < 20; printed++) await pdfReport(result);

/** Bytes in use, of the heap and of buffers. */
const used = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/**
 * Bytes more than before at most while a report is made, and after it beside the file. A report gives the thread away
 * every few lines: the timer sees it while it is written, `progress` while it is drawn.
 * @param {() => number} read
 */
async function memoryOf(read) {
  // What a round leaves to be finalized is freed by a later one.
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const before = used();
  let most = before;
  const sample = () => {
    most = Math.max(most, read());
  };
  const timer = setInterval(sample, 1);
  const bytes = await pdfReport(result, { progress: sample });
  clearInterval(timer);
  globalThis.gc?.();
  return { most: most - before, kept: used() - before - bytes.length };
}
const garbage = [];
for (let round = 0; round < 3; round++) garbage.push((await memoryOf(used)).most);
const { most: alive, kept } = await memoryOf(() => {
  globalThis.gc?.();
  return used();
});
console.log(JSON.stringify({ withGarbage: Math.max(...garbage), alive, kept }));
