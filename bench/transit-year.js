/**
 * Transits of a year: when the Sun, the Moon, the planets and the node are at a major aspect to twelve points of a
 * birth, with the moments of coming within 2.5° and leaving again. From trajectories, cold and warm; the plain way,
 * daily steps and bisection on the ephemeris; and the way of `swe_…cross…`: jump by the speed until it is reached.
 * The other two find exact moments alone. Below it what a user calls: `transits` of a year, without and with its JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from 'horoscope-engine/engine';
import { SkySearch } from '#dist/search/search.js';
import { Trajectories } from '#dist/search/trajectories.js';
import { Arcs, windowsTo } from '#dist/search/windows.js';
import { Sky } from '#dist/sky/sky.js';
import { SwissEphemeris } from '#dist/sky/swisseph.js';
import { median, random, smoke } from './measure.js';

const root = new URL('../', import.meta.url);
const names = readdirSync(new URL('ephe/', root)).filter((name) => name.endsWith('.se1'));
const files = new Map(names.map((name) => [name, readFileSync(new URL(`ephe/${name}`, root))]));
const wasm = new WebAssembly.Module(readFileSync(new URL('dist/sky/swisseph.wasm', root)));
const swiss = new SwissEphemeris(wasm, files);

/** Ids of ours, and of the Swiss Ephemeris. */
const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12];
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11];
const from = 2461041.5;
const to = from + 365;
const orb = 2.5;
const angles = [0, 60, 90, 120, 180, 240, 270, 300];
const roll = random(3);
const persons = Array.from({ length: 40 }, () => Array.from({ length: 12 }, () => roll() * 360));
/** @param {readonly number[]} points */
const aimsOf = (points) => points.flatMap((point) => angles.map((angle) => (point + angle) % 360));

/** @param {SkySearch} search @param {readonly number[]} points */
function trajectories(search, points) {
  const aims = Arcs.around(aimsOf(points).map((longitude) => ({ longitude, orb })));
  let exact = 0;
  for (const body of bodies)
    for (const window of windowsTo(search, body, aims, from, to))
      for (const moment of window.exact) if (moment >= from && moment < to) exact++;
  return exact;
}

/** @param {number} ut @param {number} number */
function longitude(ut, number) {
  swiss.calc(ut + swiss.deltaT(ut), number, 2 | 256);
  return swiss.position[0] ?? Number.NaN;
}
const difference = (/** @type {number} */ a, /** @type {number} */ b) => ((b - a + 540) % 360) - 180;

/** @param {readonly number[]} points */
function bisection(points) {
  const aims = aimsOf(points);
  let exact = 0;
  for (const number of numbers) {
    let before = longitude(from, number);
    for (let day = from; day < to; day++) {
      const after = longitude(day + 1, number);
      for (const aim of aims) {
        const [a, b] = [difference(before, aim), difference(after, aim)];
        if (a > 0 === b > 0 || Math.abs(a) > 90) continue;
        let [low, high] = [day, day + 1];
        while (high - low > 1e-6) {
          const middle = (low + high) / 2;
          if (difference(longitude(middle, number), aim) > 0 === a > 0) low = middle;
          else high = middle;
        }
        exact++;
      }
      before = after;
    }
  }
  return exact;
}

/** As `swe_solcross` and `swe_mooncross` do: Sun, Moon and the other bodies while they move forward. */
function crossing(/** @type {readonly number[]} */ points) {
  let exact = 0;
  for (const number of numbers)
    for (const aim of aimsOf(points)) {
      let ut = from;
      while (ut < to) {
        longitude(ut, number);
        const [start = 0, , , speed = 0] = swiss.position;
        // Step by step where it is slow or turns; by its speed where it is steady, as the Sun and Moon are.
        if (number > 1) {
          const next = difference(longitude(ut + 1, number), aim);
          const now = difference(start, aim);
          if (now > 0 === next > 0 || Math.abs(now) > 90) {
            ut += 1;
            continue;
          }
        } else ut += ((aim - start + 360) % 360) / (number === 0 ? 0.9856 : 13.176);
        for (let i = 0; i < 20; i++) {
          const away = difference(longitude(ut, number), aim);
          const rate = swiss.position[3] || speed;
          ut += Math.max(-5, Math.min(5, away / rate));
          if (Math.abs(away) < 1e-7) break;
        }
        if (ut < to) exact++;
        ut += number === 1 ? 20 : number === 0 ? 300 : 1;
      }
    }
  return exact;
}

/** @param {() => unknown} run */
function timed(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const cold = median(
  Array.from({ length: smoke ? 1 : 5 }, () => {
    const search = new SkySearch(new Trajectories(new Sky(wasm, files)), {
      ayanamsa: undefined,
      node: 'true',
      lilith: 'mean',
    });
    return timed(() => trajectories(search, persons[0] ?? []));
  }),
);
const search = new SkySearch(new Trajectories(new Sky(wasm, files)), {
  ayanamsa: undefined,
  node: 'true',
  lilith: 'mean',
});
const [warm, plain, cross] = [[], [], []].map(() => /** @type {number[]} */ ([]));
/** What each finds of the same persons. */
const found = { trajectories: 0, bisection: 0, crossing: 0 };
for (let turn = -3; turn < (smoke ? 1 : 20); turn++) {
  const points = persons[(turn + 3) % persons.length] ?? [];
  let moments = 0;
  const time = timed(() => {
    moments = trajectories(search, points);
  });
  if (turn >= 0) warm?.push(time);
  if (turn < 0 || turn > 2) continue;
  found.trajectories += moments;
  plain?.push(
    timed(() => {
      found.bisection += bisection(points);
    }),
  );
  cross?.push(
    timed(() => {
      found.crossing += crossing(points);
    }),
  );
}
for (let person = 0; person < 200 && !smoke; person++)
  warm?.push(timed(() => trajectories(search, persons[person % persons.length] ?? [])));

const engine = await createEngine({ languages: ['en'] });
const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const year = { date_2: '2026-01-01', date_end: '2026-12-31', lang: 'en' };
/** @param {number} person */
const transitsOf = (person) =>
  engine.transits({
    ...{ name_1: 'A', date_1: `${1950 + person}-05-17`, time_1: '14:30', place_1: place },
    ...year,
  });
const [call, json] = [[], []].map(() => /** @type {number[]} */ ([]));
for (let person = 0; person < (smoke ? 1 : 60); person++) {
  call?.push(timed(() => transitsOf(person)));
  json?.push(timed(() => JSON.stringify(transitsOf(person))));
}
// The first fifty of a process are its compiler's.
const settled = (/** @type {readonly number[]} */ times) => median(times.slice(smoke ? 0 : 25));

const base = median(warm ?? []);
console.log(
  '\nExact major aspects of 11 bodies to 12 points in a year: milliseconds a person, and times the warm search',
);
for (const [name, time] of /** @type {[string, number][]} */ ([
  ['trajectories, warm, with orb windows', base],
  ['trajectories, cold, with orb windows', cold],
  ['daily steps and bisection', median(plain ?? [])],
  ['jumps by speed (swe_…cross…)', median(cross ?? [])],
]))
  console.log(
    `  ${name.padEnd(38)} ${time.toFixed(3).padStart(9)} ms  ${(time / base).toFixed(1).padStart(7)}`,
  );
console.log(
  `  exact moments of the same three persons: ${found.trajectories}; bisection finds ${found.bisection}, missing pairs within a day; jumps ${found.crossing}`,
);
console.log(
  `\nTransits of a year, the public call with texts, ${transitsOf(0).transits_aspects.length} aspects: milliseconds`,
);
console.log(
  `  transits                               ${settled(call ?? [])
    .toFixed(1)
    .padStart(9)} ms`,
);
console.log(
  `  transits and its JSON                  ${settled(json ?? [])
    .toFixed(1)
    .padStart(9)} ms`,
);
