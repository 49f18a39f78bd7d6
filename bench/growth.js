/**
 * How cost grows with what is asked for, printed and drawn into growth.svg: natal horoscopes from one to a
 * million, transits of a day to a year by all bodies and to ten years by the slow ones, searches in a thousand to two hundred thousand places, positions and houses by
 * threads. Everything in one process that has been warmed up, but for the threads.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Planet } from 'horoscope-engine';
import { createEngine } from 'horoscope-engine/engine';
import { PlaceIndex } from '#dist/place/index.js';
import { readIndex } from '../data/build-places.js';
import { randomBirths } from './charts.js';
import { median, smoke } from './measure.js';
import { plot } from './plot.js';
import { overThreads } from './scale-worker.js';

const engine = await createEngine();
const births = randomBirths(4000).map((birth) => ({ ...birth, collect_text: false }));
/** @param {number} index */
const birth = (index) => /** @type {(typeof births)[number]} */ (births[index % births.length]);

/** @param {() => unknown} run */
function milliseconds(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}
/** The median of some runs, fewer of long ones. @param {(turn: number) => unknown} run @param {number} turns */
const settled = (run, turns) =>
  median(Array.from({ length: smoke ? 1 : turns }, (_, turn) => milliseconds(() => run(turn))));

/** @type {[number, number][]} */
const natals = [];
for (let call = 0; call < 400; call++) engine.natal(birth(call));
for (let count = 1; count <= (smoke ? 10 : 1e6); count *= 10)
  natals.push([
    count,
    settled(
      (turn) => {
        for (let call = 0; call < count; call++) engine.natal(birth(turn + call));
      },
      Math.max(1, Math.min(15, 1e5 / count)),
    ),
  ]);

/** @type {[number, number][]} */
const transits = [];
const firstDay = Date.UTC(2026, 0, 1);
/** @param {number} index @param {number} days */
const requestOf = (index, days) => {
  const { name, date, time, place } = birth(index);
  return {
    name_1: name,
    date_1: date,
    time_1: time,
    place_1: place,
    date_2: '2026-01-01',
    date_end: new Date(firstDay + days * 86_400_000).toISOString().slice(0, 10),
    lang: 'en',
  };
};
for (const days of smoke ? [1, 7] : [1, 3, 10, 30, 100, 365]) {
  engine.transits(requestOf(0, days));
  transits.push([days, settled((turn) => engine.transits(requestOf(turn, days)), 9)]);
}
/** @type {[number, number][]} */
const slowTransits = [];
const slow = { bodies: [Planet.Jupiter, Planet.Saturn, Planet.Uranus, Planet.Neptune, Planet.Pluto] };
for (const days of smoke ? [1, 7] : [1, 10, 100, 365, 1000, 3650]) {
  engine.transits(requestOf(0, days), slow);
  slowTransits.push([days, settled((turn) => engine.transits(requestOf(turn, days), slow), 9)]);
}

/** @type {[number, number][]} */
const searches = [];
const { filesOf } = readIndex();
const queries = [
  'Budapest',
  'San',
  'new yrok',
  'Springfield, Illinois',
  'st',
  'Αθήνα',
  'Sao Paulo',
  'mün',
  'Tokyo, Japan',
  'Ulm',
];
for (const least of smoke ? [1_000_000] : [500_000, 150_000, 50_000, 15_000, 5000, 1000, 0]) {
  const [core, rest] = filesOf(least).map(({ bytes }) => bytes);
  const index = PlaceIndex.from(/** @type {Uint8Array} */ (core), rest);
  const all = () => queries.map((query) => index.search(query));
  for (let turn = 0; turn < 20; turn++) all();
  searches.push([index.count, settled(all, 31) / queries.length]);
}

/** @type {[number, number][]} */
const threads = [];
for (let count = 1; count <= (smoke ? 1 : availableParallelism()); count *= 2)
  threads.push([count, (await overThreads(count, smoke ? 2000 : 400_000)).perSecond]);

const panels = /** @type {import('./plot.js').Panel[]} */ ([
  { title: 'Natal horoscopes without texts', x: 'horoscopes', y: 'milliseconds', points: natals },
  { title: 'Transits, with texts', x: 'days of the period', y: 'milliseconds', points: transits },
  {
    title: 'Transits of Jupiter to Pluto',
    x: 'days of the period',
    y: 'milliseconds',
    points: slowTransits,
  },
  { title: 'A search by name', x: 'places of the index', y: 'milliseconds', points: searches },
  { title: 'Positions and houses, in bulk', x: 'threads', y: 'charts a second', points: threads },
]);
for (const { title, x, y, points } of panels) {
  console.log(`\n${title}`);
  for (const [at, value] of points)
    console.log(
      `  ${at.toLocaleString('en').padStart(9)} ${x}: ${Number(value.toPrecision(3)).toLocaleString('en')} ${y}`,
    );
}
if (!smoke) writeFileSync(new URL('growth.svg', import.meta.url), plot(panels));
