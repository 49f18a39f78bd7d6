/** Reports as PDF: first and later ones, their bytes, and the memory that they need beside the result. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

/** @param {string[]} flags @returns {{ withGarbage: number, alive: number, kept: number }} */
const memory = (...flags) => {
  const program = fileURLToPath(new URL('pdf-memory.js', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', ...flags, program], { encoding: 'utf8' }));
};
const inMegabytes = (/** @type {number} */ size) => (size / 1e6).toFixed(1).padStart(7);
const needed = memory('--max-semi-space-size=1');
console.log('\nMemory of a warm report beside the result, MB, in processes of their own');
console.log(`  needed: with a nursery of 1 MB        ${inMegabytes(needed.withGarbage)}  (goal 15)`);
console.log(`    of it in use, no garbage at all     ${inMegabytes(needed.alive)}`);
console.log(`  with V8's default nursery, which lets`);
console.log(`    up to 16 MB of garbage stand        ${inMegabytes(memory().withGarbage)}`);
console.log(`  kept afterwards, beside the file      ${inMegabytes(needed.kept)}`);

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
