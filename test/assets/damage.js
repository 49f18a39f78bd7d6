/**
 * Every asset damaged, by cuts, flipped bits, swapped, blanked and added bytes, and given to an engine: it refuses the
 * file as corrupt before or when it is used, or gives the very answers of a whole one; a catalogue of stars may be shorter
 * by whole lines, which a notice says. `npm run fuzz:assets` does so
 * two thousand times, `npm run fuzz:assets -- 300 7` so many with another seed.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { random } from '../../bench/measure.js';

const root = new URL('../../', import.meta.url);
/** @param {string} path */
const read = (path) => new Uint8Array(readFileSync(new URL(path, root)));

/** Files as an engine takes them, by the name of the asset and, of ephemeris files, their own. */
const files = {
  wasm: read('dist/sky/swisseph.wasm'),
  places: read('data/places-core.bin'),
  zones: read('data/zones.bin'),
  'ephemeris.bin': read('ephe/ephemeris.bin'),
  'sefstars.txt': read('ephe/sefstars.txt'),
  'sepl_18.se1': read('ephe/sepl_18.se1'),
  'semo_18.se1': read('ephe/semo_18.se1'),
  'seas_18.se1': read('ephe/seas_18.se1'),
};
/** @typedef {keyof typeof files} FileName */
export const names = /** @type {FileName[]} */ (Object.keys(files));
const compiled = await WebAssembly.compile(files.wasm);

/** An engine with one file in the place of its own. @param {FileName} name @param {Uint8Array} bytes */
function engineWith(name, bytes) {
  const isEphemeris = name.includes('.');
  return createEngine({
    languages: ['en'],
    assets: {
      wasm: name === 'wasm' ? bytes : compiled,
      places: name === 'places' ? bytes : files.places,
      zones: name === 'zones' ? bytes : files.zones,
      ...(isEphemeris && { ephemeris: { [name]: bytes } }),
    },
  });
}

const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 17, 18, 19, 20];
const cities = [3054643, 2267057, 5128581, 2147714, 1850147, 2643743, 3448439, 1880252, 5856195];

/** What is asked of an engine: every decade of the files, every body, stars, places, clocks. @param {Awaited<ReturnType<typeof createEngine>>} engine */
function answers(engine) {
  const charts = Array.from({ length: 60 }, (_, decade) =>
    engine.natal(
      {
        name: 'N',
        date: `${1803 + decade * 10}-0${1 + (decade % 9)}-17`,
        time: '14:30',
        place_id: /** @type {number} */ (cities[decade % cities.length]),
        lang: 'en',
        planets: bodies,
        collect_text: false,
      },
      { include: ['fixedStars'] },
    ),
  );
  const found = ['Budapest', 'Вена', 'Springfield'].map((name) => engine.places({ name, details: true }));
  return JSON.stringify([charts, found, engine.zoneAt(47.5, 19), engine.nearest(10, 20)]);
}

/** @typedef {{ what: string, bytes: Uint8Array }} Damaged */

/** @param {Uint8Array} whole @param {() => number} roll @returns {Damaged} */
function damaged(whole, roll) {
  const below = (/** @type {number} */ most) => Math.floor(roll() * most);
  const at = below(whole.length);
  switch (below(6)) {
    case 0:
      return { what: `cut to ${at} bytes`, bytes: whole.slice(0, at) };
    case 1: {
      const bytes = new Uint8Array(whole.length + 1 + below(64));
      bytes.set(whole);
      return { what: `${bytes.length - whole.length} bytes added`, bytes };
    }
    case 2: {
      const bytes = whole.slice();
      const length = 1 + below(Math.min(4096, whole.length - at));
      bytes.fill(0, at, at + length);
      return { what: `${length} bytes blanked at ${at}`, bytes };
    }
    case 3: {
      const bytes = whole.slice();
      const length = 1 + below(Math.min(512, Math.floor(whole.length / 2)));
      const [from, to] = [below(whole.length - length), below(whole.length - length)];
      bytes.copyWithin(to, from, from + length);
      return { what: `${length} bytes of ${from} at ${to}`, bytes };
    }
    default: {
      const bytes = whole.slice();
      const bit = below(8);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      return { what: `bit ${bit} of byte ${at} flipped`, bytes };
    }
  }
}

/**
 * Whether answers leave out fixed stars, say so, and are those of the whole file otherwise: of a catalogue that ends with
 * a line before its last, which a host may have made so.
 * @param {string} found @param {string} expected
 */
function leavesOutStars(found, expected) {
  /** @typedef {{ fixedStars: unknown, notices: { code: string }[] }} Chart */
  const [charts, others] = [found, expected].map((text) => JSON.parse(text));
  const isTold = charts[0].every(
    (/** @type {Chart} */ { fixedStars, notices }, /** @type {number} */ index) => {
      const isWhole = JSON.stringify(fixedStars) === JSON.stringify(others[0][index].fixedStars);
      return isWhole || notices.some(({ code }) => code === 'fixed_stars_unavailable');
    },
  );
  for (const list of [charts, others])
    for (const chart of list[0]) {
      delete chart.fixedStars;
      chart.notices = chart.notices.filter(
        (/** @type {{ code: string }} */ { code }) => !code.startsWith('fixed'),
      );
    }
  return isTold && JSON.stringify(charts) === JSON.stringify(others);
}

/** @param {Uint8Array} one @param {Uint8Array} other */
const areSame = (one, other) => one.length === other.length && Buffer.compare(one, other) === 0;

/**
 * @param {{ count: number, seed?: number, of?: readonly FileName[] }} options
 * @returns {Promise<{ refused: Record<string, number>, unused: string[], faults: string[] }>}
 */
export async function damageAssets({ count, seed = 1, of = names }) {
  const roll = random(seed);
  const expected = new Map();
  for (const name of of) expected.set(name, answers(await engineWith(name, files[name])));
  /** @type {Record<string, number>} */
  const refused = {};
  /** @type {string[]} */
  const unused = [];
  /** @type {string[]} */
  const faults = [];
  for (let number = 0; number < count; number++) {
    const name = /** @type {FileName} */ (of[number % of.length]);
    const { what, bytes } = damaged(files[name], roll);
    if (areSame(bytes, files[name])) continue;
    try {
      const found = answers(await engineWith(name, bytes));
      const isRight = found === expected.get(name);
      const isShorter = name === 'sefstars.txt' && leavesOutStars(found, expected.get(name));
      (isRight || isShorter ? unused : faults).push(`${name}, ${what}`);
    } catch (error) {
      if (error instanceof HoroscopeError && error.code === 'asset_corrupt')
        refused[name] = (refused[name] ?? 0) + 1;
      else faults.push(`${name}, ${what}: ${error}`);
    }
  }
  return { refused, unused, faults };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [count = '2000', seed = '1'] = process.argv.slice(2);
  const { refused, unused, faults } = await damageAssets({ count: Number(count), seed: Number(seed) });
  console.log('refused as corrupt', refused);
  console.log(
    `taken, with the answers of the whole file, but for stars that a notice names: ${unused.length}`,
  );
  for (const one of unused.slice(0, 20)) console.log(`  ${one}`);
  for (const fault of faults) console.error(`wrong: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
