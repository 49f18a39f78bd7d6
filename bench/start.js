/**
 * From the start of a Node process to its first natal horoscope, by the default engine and a city's name: by the clock, and
 * by the processor's time, which other work on the machine touches less.
 */
import { spawnSync } from 'node:child_process';
import { median, smoke } from './measure.js';

const program = `
import { natal, places } from 'horoscope-engine';
const [place] = places({ name: 'Budapest' }).data;
const chart = natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: place.id, lang: 'en' });
if (chart.planets[0].signName !== 'Taurus') process.exit(1);
`;
const peer = `
import SwissEph from 'swisseph-wasm';
const swiss = new SwissEph();
await swiss.initSwissEph();
for (const body of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 12, 11]) swiss.calc_ut(2448029.02, body, 2 | 256);
swiss.houses(2448029.02, 47.5, 19.04, 'P');
`;

const spending = `
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);
`;

/** Milliseconds of a process that runs a module. @param {string} source */
function run(source) {
  const start = performance.now();
  const words = ['--input-type=module', '--eval', source + spending];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: new URL('../', import.meta.url),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return { wall: performance.now() - start, busy: Number(stdout) };
}

const runs = smoke ? 2 : 15;
/** @type {Record<string, ReturnType<typeof run>[]>} */
const times = { 'Node alone': [], 'first natal horoscope': [], 'swisseph-wasm, positions and houses': [] };
for (let i = 0; i < runs; i++) {
  times['Node alone']?.push(run(''));
  times['first natal horoscope']?.push(run(program));
  times['swisseph-wasm, positions and houses']?.push(run(peer));
}
console.log(
  '\nProcess start to first result: milliseconds, and times an empty Node process; the same of the processor',
);
/** @param {string} name @param {'wall' | 'busy'} kind */
const spent = (name, kind) => median((times[name] ?? []).map((time) => time[kind]));
for (const name of Object.keys(times)) {
  const columns = /** @type {const} */ (['wall', 'busy']).map((kind) => {
    const ratio = spent(name, kind) / spent('Node alone', kind);
    return `${spent(name, kind).toFixed(0).padStart(5)} ms ${ratio.toFixed(2).padStart(6)}`;
  });
  console.log(`  ${name.padEnd(38)} ${columns.join('  ')}`);
}
