/**
 * How well fitted paths hold to the ephemeris, for every body over 1800 to 2399: arcseconds between them and direct
 * calls at random moments, around conjunctions with the Sun, where light passing her is bent and fits are hardest,
 * and where pieces of the ephemeris files meet; the worst case with its moment. Then what a place costs, warm, cold and by the ephemeris itself, and the
 * bytes a century of a body takes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { aspectsBetween } from '#dist/search/aspects.js';
import { SkySearch } from '#dist/search/search.js';
import { Trajectories } from '#dist/search/trajectories.js';
import { planOf } from '#dist/search/trajectory-plan.js';
import { swissNumber } from '#dist/sky/bodies.js';
import { Sky } from '#dist/sky/sky.js';
import { quantile, random, smoke } from './measure.js';

const root = new URL('../', import.meta.url);
const names = readdirSync(new URL('ephe/', root)).filter((name) => /\.(se1|txt)$/.test(name));
const files = new Map(names.map((name) => [name, readFileSync(new URL(`ephe/${name}`, root))]));
const sky = new Sky(new WebAssembly.Module(readFileSync(new URL('dist/sky/swisseph.wasm', root))), files);

const first = 2_378_500;
const last = 2_597_640;
const century = 36_525;
const moments = smoke ? 100 : 20_000;

/** Our ids, and the settings that choose the point. @type {[string, number, Partial<import('#dist/search/search.js').SearchSettings>?][]} */
const bodies = [
  ['Sun', 0],
  ['Moon', 1],
  ['Mercury', 2],
  ['Venus', 3],
  ['Mars', 4],
  ['Jupiter', 5],
  ['Saturn', 6],
  ['Uranus', 7],
  ['Neptune', 8],
  ['Pluto', 9],
  ['Chiron', 10],
  ['mean apogee', 11],
  ['osculating apogee', 11, { lilith: 'osculating' }],
  ['mean node', 12, { node: 'mean' }],
  ['true node', 12],
  ['Ceres', 17],
  ['Pallas', 18],
  ['Juno', 19],
  ['Vesta', 20],
];

/** @param {number} a @param {number} b */
const apart = (a, b) => Math.abs(((a - b + 540) % 360) - 180);
/** @param {number} value @param {number} width @param {number} places */
const cell = (value, width, places) => value.toFixed(places).padStart(width);

console.log(
  `\nPaths against direct calls, ${moments} random moments a body, those near the Sun and at the files' seams: arcseconds, 1800-2399`,
);
console.log(
  `  ${''.padEnd(18)}  median     99 %    worst in longitude, latitude, declination; moment of the worst (JD)`,
);
let greatest = 0;
for (const [name, body, chosen] of bodies) {
  const settings = {
    ayanamsa: undefined,
    node: /** @type {const} */ ('true'),
    lilith: /** @type {const} */ ('mean'),
    ...chosen,
  };
  const search = new SkySearch(new Trajectories(sky), settings);
  const roll = random(body + 1);
  const at = Array.from({ length: moments }, () => first + roll() * (last - first));
  if (body > 1 && body !== 11 && body !== 12) at.push(...nearSun(search, body, roll));
  at.push(...atSeams(search, body, roll));
  // In order, so that segments are fitted once.
  at.sort((a, b) => a - b);
  /** @type {number[]} */
  const offs = [];
  const worst = { longitude: 0, latitude: 0, declination: 0, moment: 0 };
  for (const moment of at) {
    const direct = sky.position(body, sky.moment(moment), { ...settings, observer: undefined });
    if ('missing' in direct) throw new Error(direct.missing);
    const off = apart(search.longitude(body, moment), direct.longitude) * 3600;
    if (off > worst.longitude) worst.moment = moment;
    worst.longitude = Math.max(worst.longitude, off);
    worst.latitude = Math.max(
      worst.latitude,
      Math.abs(search.latitude(body, moment) - direct.latitude) * 3600,
    );
    worst.declination = Math.max(
      worst.declination,
      Math.abs(search.declination(body, moment) - direct.declination) * 3600,
    );
    offs.push(off);
  }
  greatest = Math.max(greatest, worst.longitude, worst.latitude, worst.declination);
  console.log(
    `  ${name.padEnd(18)}${cell(quantile(offs, 0.5), 9, 6)}${cell(quantile(offs, 0.99), 9, 6)}` +
      `${cell(worst.longitude, 9, 6)}${cell(worst.latitude, 9, 6)}${cell(worst.declination, 9, 6)}  ${worst.moment.toFixed(4)}`,
  );
}
console.log(`  worst of all: ${greatest.toFixed(6)}″ (goal 0.001″)`);

console.log('\nWhat a place costs, and memory');
console.log(`  ${''.padEnd(18)}  warm ns  by the ephemeris ns   fitting a century ms  kilobytes a century`);
for (const [name, body, chosen] of bodies) cost(name, body, chosen ?? {});

/**
 * Moments around conjunctions: every minute or so while the Sun's limb is near, then hours.
 * @param {SkySearch} search @param {number} body @param {() => number} roll
 */
function nearSun(search, body, roll) {
  /** @type {number[]} */
  const found = [];
  const years = smoke ? 30 : 600;
  for (const { julianDayUt } of aspectsBetween(
    search,
    0,
    body,
    [0],
    first,
    Math.min(first + years * 365.25, last - 30),
  )) {
    for (let i = 0; i < 6; i++) found.push(julianDayUt + (roll() - 0.5) * 0.6);
    for (let i = 0; i < 6; i++) found.push(julianDayUt + (roll() - 0.5) * 6);
  }
  return found.filter((moment) => moment > first && moment < last);
}

/**
 * Moments about where pieces of the body's own file meet, as the light brings them, and where the Earth's do.
 * @param {SkySearch} search @param {number} body @param {() => number} roll
 */
function atSeams(search, body, roll) {
  const number = swissNumber(body, search.settings) ?? body;
  const { breaks, origin, length } = planOf(number).segments;
  /** @type {number[]} */
  const found = [];
  const seams = breaks ?? { first: origin, every: length, delays: [0, 0] };
  for (let seam = seams.first; seam < last; seam += seams.every * (smoke ? 20 : 1))
    for (let i = 0; i < (breaks ? 8 : 2); i++)
      found.push(seam + seams.delays[0] - 0.02 + roll() * (seams.delays[1] - seams.delays[0] + 0.04));
  for (let seam = origin; seam < last; seam += length * 12)
    for (let i = 0; i < 4; i++) found.push(seam + (roll() - 0.5) * 0.03);
  return found.filter((moment) => moment > first && moment < last);
}

/** @param {string} name @param {number} body @param {Partial<import('#dist/search/search.js').SearchSettings>} chosen */
function cost(name, body, chosen) {
  const trajectories = new Trajectories(sky, 2 ** 30);
  const search = new SkySearch(trajectories, {
    ayanamsa: undefined,
    node: 'true',
    lilith: 'mean',
    ...chosen,
  });
  const { path } = search.source(body);
  const out = new Float64Array(4);
  const from = 2_433_282.5;
  const span = smoke ? 3000 : century;
  const start = performance.now();
  for (let day = 0; day < span; day += 1) path.evaluate(from + day, out);
  const fitted = performance.now() - start;
  const kilobytes = trajectories.bytes / 1024;
  const roll = random(7);
  const count = smoke ? 2000 : 300_000;
  // Anywhere in the century: another segment each time, which is looked up.
  const times = Float64Array.from({ length: 4096 }, () => from + roll() * span);
  let sum = 0;
  const warm = timed(count, (i) => {
    path.evaluate(/** @type {number} */ (times[i & 4095]), out);
    sum += /** @type {number} */ (out[0]);
  });
  const direct = timed(count / 50, (i) => {
    path.direct(/** @type {number} */ (times[i & 4095]), out);
    sum += /** @type {number} */ (out[0]);
  });
  const share = century / span;
  console.log(
    `  ${name.padEnd(18)}${cell(warm, 9, 0)}${cell(direct, 21, 0)}${cell(fitted * share, 23, 0)}${cell(kilobytes * share, 21, 0)}` +
      (Number.isFinite(sum) ? '' : ' !'),
  );
}

/** Nanoseconds a call: the best of five rounds. @param {number} count @param {(i: number) => void} run */
function timed(count, run) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    for (let i = 0; i < count; i++) run(i);
    best = Math.min(best, ((performance.now() - start) * 1e6) / count);
  }
  return best;
}
