/**
 * Reports as PDF: first and later ones, their bytes, and the memory that they take beside the result. Most of the garbage
 * is V8's nursery of up to 16 MB, which it empties when it is full: `node --max-semi-space-size=1 --expose-gc` leaves it out.
 */
import { createEngine } from 'horoscope-engine/engine';
import { pdfReport } from 'horoscope-engine/pdf';
import { median, smoke } from './measure.js';

const engine = await createEngine();
/** @type {{ include: ['reading'] }} */
const read = { include: ['reading'] };
const pair = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  name_2: 'Ben',
  date_2: '1988-11-02',
  time_2: '06:10',
  place_id_2: 2267057,
  lang: 'en',
};
const { name_2, time_2, place_id_2, ...event } = pair;
/** @param {number} index a birth on another day each time */
const birth = (index) => ({
  name: 'Ada',
  date: `19${50 + (index % 40)}-${String((index % 12) + 1).padStart(2, '0')}-17`,
  time: '14:30',
  place_id: 3054643,
  lang: 'en',
});

const start = performance.now();
const first = await pdfReport(engine.natal(birth(0), read));
console.log(`\nThe first report of a process, libraries and typefaces loaded with it`);
line('a birth', performance.now() - start, first);

console.log('\nLater ones, each another: median time, bytes');
const rounds = smoke ? 2 : 15;
await measured('a birth', (index) => engine.natal(birth(index), read));
await measured(
  'a birth, briefly',
  (index) => engine.natal(birth(index), { ...read, readingLength: 'brief' }),
  {
    length: 'brief',
  },
);
await measured('a synastry', () => engine.synastry(pair, read));
await measured('a year of transits', () =>
  engine.transits({ ...event, date_2: '2026-01-01', date_end: '2026-12-31' }, read),
);

const result = engine.natal(birth(3), read);
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
const withGarbage = await memoryOf(used);
const alive = await memoryOf(() => {
  globalThis.gc?.();
  return used();
});
const inMegabytes = (/** @type {number} */ size) => (size / 1e6).toFixed(1).padStart(7);
console.log('\nMemory of a warm report, MB');
console.log(`  in use at most while it is made   ${inMegabytes(alive.most)}`);
console.log(`  the same, garbage included        ${inMegabytes(withGarbage.most)}`);
console.log(`  kept afterwards, beside the file  ${inMegabytes(alive.kept)}`);

/**
 * @param {string} name
 * @param {(index: number) => import('horoscope-engine/pdf').PrintableResult} make
 * @param {import('horoscope-engine/pdf').PdfOptions} [options]
 */
async function measured(name, make, options) {
  const times = [];
  /** @type {Uint8Array} */
  let made = new Uint8Array();
  for (let index = -2; index < rounds; index++) {
    const printed = make(index + 2);
    const from = performance.now();
    made = await pdfReport(printed, options);
    if (index >= 0) times.push(performance.now() - from);
  }
  line(name, median(times), made);
}

/** @param {string} name @param {number} time @param {Uint8Array} made */
function line(name, time, made) {
  console.log(
    `  ${name.padEnd(24)} ${time.toFixed(0).padStart(6)} ms  ${String(made.length).padStart(8)} bytes`,
  );
}
