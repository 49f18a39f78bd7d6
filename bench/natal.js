/**
 * A natal horoscope against the ephemeris calls it cannot do without, made raw, and against what a user would
 * take instead. Births are random moments 1900-2030 at random places, the same for every rival; whoever resolves
 * no place or clock is given the instant.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createEngine } from 'horoscope-engine/engine';
import { SwissEphemeris } from '#dist/sky/swisseph.js';
import { race, random, report, smoke } from './measure.js';

const root = new URL('../', import.meta.url);
const load = createRequire(new URL('peers/package.json', import.meta.url));
const engine = await createEngine();

const roll = random(1);
const births = Array.from({ length: 4000 }, () => {
  const date = new Date(Date.UTC(1900, 0, 1) + Math.floor(roll() * 47_000 * 1440) * 60_000).toISOString();
  const place = {
    name: 'there',
    latitude: Number((roll() * 120 - 60).toFixed(4)),
    longitude: Number((roll() * 360 - 180).toFixed(4)),
    timezone: 'UTC',
  };
  return { name: 'N', date: date.slice(0, 10), time: date.slice(11, 16), place, lang: 'en' };
});
/** @param {number} index */
const birth = (index) => /** @type {(typeof births)[number]} */ (births[index % births.length]);
const withoutTexts = births.map((birth) => ({ ...birth, collect_text: false }));
/** @param {number} index */
const untold = (index) => /** @type {(typeof withoutTexts)[number]} */ (withoutTexts[index % births.length]);
const moments = births.map(({ date, time }) => Date.parse(`${date}T${time}Z`) / 86_400_000 + 2440587.5);
/** @param {number} index */
const moment = (index) => /** @type {number} */ (moments[index % moments.length]);

/** @type {import('./measure.js').Rival[]} */
const rivals = [
  { name: 'raw ephemeris calls', run: rawCalls() },
  { name: 'natal without texts', run: (index) => engine.natal(untold(index)) },
  { name: 'natal with texts', run: (index) => engine.natal(birth(index)) },
  ...(await peers()),
];
report(
  'One natal horoscope: time, and times the raw calls',
  race(rivals, { calls: 1500 }),
  'raw ephemeris calls',
);

const native = nativeCalls();
if (native !== undefined) {
  // Another process and another clock: raced by turns of whole runs, against the raw calls of this one.
  const raw = race(rivals.slice(0, 1)).get('raw ephemeris calls') ?? Number.NaN;
  console.log(
    `  native C, raw calls: ${native.toFixed(1)} µs  ${(native / raw).toFixed(2)} times the raw calls here`,
  );
}

/** What a chart takes: ΔT, obliquity and nutation, thirteen bodies with speeds, sidereal time, Placidus. */
function rawCalls() {
  const names = readdirSync(new URL('ephe/', root)).filter((name) => name.endsWith('.se1'));
  const files = new Map(names.map((name) => [name, readFileSync(new URL(`ephe/${name}`, root))]));
  const wasm = new WebAssembly.Module(readFileSync(new URL('dist/sky/swisseph.wasm', root)));
  const swiss = new SwissEphemeris(wasm, files);
  const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 12, 11];
  const flags = 2 | 256;
  return (/** @type {number} */ index) => {
    const ut = moment(index);
    const tt = ut + swiss.deltaT(ut);
    swiss.calc(tt, -1, 2);
    const [obliquity = 0, , nutation = 0] = swiss.position;
    let sum = 0;
    for (const body of bodies) {
      swiss.calc(tt, body, flags);
      sum += swiss.position[0] ?? 0;
    }
    const { latitude, longitude } = birth(index).place;
    const armc = (swiss.siderealTime(ut, obliquity, nutation) * 15 + longitude + 720) % 360;
    swiss.housesFromArmc(armc, latitude, obliquity, 'P');
    return sum;
  };
}

/** @returns {Promise<import('./measure.js').Rival[]>} */
async function peers() {
  const found = await Promise.all([wrapper(), sweph(), circular(), celestine()]);
  return found.filter((rival) => rival !== undefined);
}

/** Positions and houses through swisseph-wasm's own wrapper. */
async function wrapper() {
  const { default: SwissEph } = await import('swisseph-wasm');
  const swiss = new SwissEph();
  await swiss.initSwissEph();
  return {
    name: 'swisseph-wasm, positions and houses',
    run: (/** @type {number} */ index) => {
      const ut = moment(index);
      for (const body of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 12, 11]) swiss.calc_ut(ut, body, 2 | 256);
      const { latitude, longitude } = birth(index).place;
      return swiss.houses(ut, latitude, longitude, 'P');
    },
  };
}

/** Positions and houses through the native binding, where it could be built. */
async function sweph() {
  try {
    const swiss = load('sweph');
    swiss.set_ephe_path(fileURLToPath(new URL('ephe/', root)));
    return {
      name: 'sweph (native), positions and houses',
      run: (/** @type {number} */ index) => {
        const ut = moment(index);
        for (const body of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 12, 11]) swiss.calc_ut(ut, body, 2 | 256);
        const { latitude, longitude } = birth(index).place;
        return swiss.houses(ut, latitude, longitude, 'P');
      },
    };
  } catch {
    console.log('sweph is not built on this machine');
    return undefined;
  }
}

async function circular() {
  const { Origin, Horoscope } = load('circular-natal-horoscope-js');
  return {
    name: 'circular-natal-horoscope-js',
    calls: 20,
    run: (/** @type {number} */ index) => {
      const { date, time, place } = birth(index);
      const [year, month, day] = date.split('-').map(Number);
      const [hour, minute] = time.split(':').map(Number);
      const { latitude, longitude } = place;
      const origin = new Origin({
        year,
        month: (month ?? 1) - 1,
        date: day,
        hour,
        minute,
        latitude,
        longitude,
      });
      return new Horoscope({ origin, houseSystem: 'placidus', zodiac: 'tropical' });
    },
  };
}

async function celestine() {
  const { calculateChart } = await import(pathToFileURL(load.resolve('celestine')).href);
  return {
    name: 'celestine',
    calls: 20,
    run: (/** @type {number} */ index) => {
      const { date, time, place } = birth(index);
      const [year, month, day] = date.split('-').map(Number);
      const [hour, minute] = time.split(':').map(Number);
      const { latitude, longitude } = place;
      return calculateChart({ year, month, day, hour, minute, second: 0, timezone: 0, latitude, longitude });
    },
  };
}

/** Microseconds of the same calls in C, or undefined where it can't be built. */
function nativeCalls() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const program = join(folder, 'natal');
    execFileSync(
      'cc',
      ['-O2', fileURLToPath(new URL('natal.c', import.meta.url)), '-o', program, '-lswe', '-lm'],
      {
        stdio: 'ignore',
      },
    );
    const ephe = fileURLToPath(new URL('ephe', root));
    return Number(execFileSync(program, [ephe, smoke ? '10' : '20000'], { encoding: 'utf8' }));
  } catch {
    console.log('native C is not to be had on this machine');
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
