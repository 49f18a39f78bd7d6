/**
 * A natal horoscope against the ephemeris calls it cannot do without, made raw, and against what a user would
 * take instead. Births are random moments 1900-2030 at random places, the same for every rival; whoever resolves
 * no place or clock is given the instant.
 */
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createEngine } from 'horoscope-engine/engine';
import { momentOf, openSwiss, randomBirths, rawChart } from './charts.js';
import { race, report, smoke } from './measure.js';
import { native } from './native.js';

const root = new URL('../', import.meta.url);
const load = createRequire(new URL('peers/package.json', import.meta.url));
const engine = await createEngine();

const births = randomBirths(4000);
/** @param {number} index */
const birth = (index) => /** @type {(typeof births)[number]} */ (births[index % births.length]);
const withoutTexts = births.map((birth) => ({ ...birth, collect_text: false }));
/** @param {number} index */
const untold = (index) => /** @type {(typeof withoutTexts)[number]} */ (withoutTexts[index % births.length]);
const moments = births.map(momentOf);
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

const inC = Number(native('natal', [smoke ? '10' : '20000']));
if (inC > 0) {
  // Another process and another clock: raced by turns of whole runs, against the raw calls of this one.
  const raw = race(rivals.slice(0, 1)).get('raw ephemeris calls')?.median ?? Number.NaN;
  console.log(
    `  native C, raw calls: ${inC.toFixed(1)} µs  ${(inC / raw).toFixed(2)} times the raw calls here`,
  );
}

/** The calls a chart takes, made raw. */
function rawCalls() {
  const chart = rawChart(openSwiss());
  return (/** @type {number} */ index) => {
    const { latitude, longitude } = birth(index).place;
    return chart(moment(index), latitude, longitude);
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
