/**
 * Positions (13 bodies: longitude, latitude, speed) and Placidus houses of 100,000 random births 1900-2030, in order of
 * time and in pieces of some years, as one call takes them: from trajectories, cold and warm, against C calling the
 * Swiss Ephemeris for the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from 'horoscope-engine/engine';
import { SwissEphemeris } from '#dist/sky/swisseph.js';
import { median, random, smoke } from './measure.js';
import { native } from './native.js';

const count = smoke ? 500 : 100_000;
const roll = random(7);
const julianDaysUt = Float64Array.from({ length: count }, () => 2_415_020.5 + roll() * 47_482).sort();
const latitudes = Float64Array.from({ length: count }, () => roll() * 120 - 60);
const longitudes = Float64Array.from({ length: count }, () => roll() * 360 - 180);
const bodyCount = 13;
const into = {
  longitudes: new Float64Array(count * bodyCount),
  latitudes: new Float64Array(count * bodyCount),
  speeds: new Float64Array(count * bodyCount),
  cusps: new Float64Array(count * 12),
  angles: new Float64Array(count * 4),
  fallbacks: new Uint8Array(count),
};

/** Rows of a piece: some 2,900 over four years. */
const rows = Math.ceil(count / 34);
const pieces = Array.from({ length: Math.ceil(count / rows) }, (_, piece) => {
  /** @template {Float64Array | Uint8Array} A @param {A} array */
  const part = (array) => {
    const width = array.length / count;
    return /** @type {A} */ (array.subarray(piece * rows * width, (piece + 1) * rows * width));
  };
  return {
    julianDaysUt: part(julianDaysUt),
    latitudes: part(latitudes),
    longitudes: part(longitudes),
    into: {
      longitudes: part(into.longitudes),
      latitudes: part(into.latitudes),
      speeds: part(into.speeds),
      cusps: part(into.cusps),
      angles: part(into.angles),
      fallbacks: part(into.fallbacks),
    },
  };
});
const fill = () => {
  for (const piece of pieces) engine.positionsBatch(piece);
};

const engine = await createEngine();
globalThis.gc?.();
const before = process.memoryUsage();
let start = performance.now();
fill();
const cold = ((performance.now() - start) * 1000) / count;
globalThis.gc?.();
const after = process.memoryUsage();
const results = Object.values(into).reduce((sum, array) => sum + array.byteLength, 0);
const held = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;

/** @type {number[]} */
const warms = [];
/** @type {number[]} */
const natives = [];
// By turns, so that a machine that slows down slows both.
for (let turn = 0; turn < (smoke ? 1 : 5); turn++) {
  start = performance.now();
  fill();
  warms.push(((performance.now() - start) * 1000) / count);
  const printed = native('natal', [smoke ? '10' : '20000']);
  if (printed !== undefined) natives.push(Number(printed));
}
const warm = median(warms);
const inC = median(natives);
console.log(`\n${count} births, 13 bodies and houses: microseconds a birth`);
const told = (/** @type {string} */ name, /** @type {number} */ time) =>
  console.log(
    `  ${name.padEnd(24)} ${time.toFixed(2).padStart(8)}  native C takes ${(inC / time).toFixed(2)} times as long`,
  );
told('positionsBatch, warm', warm);
told('positionsBatch, cold', cold);
if (natives.length > 0) told('native C', inC);
console.log(
  `  memory held by the trajectories: ${held.toFixed(1)} MB, besides ${(results / 2 ** 20).toFixed(1)} MB of results`,
);

const worst = errors();
console.log(`  worst error: positions ${worst.position.toFixed(5)}″, cusps ${worst.cusp.toFixed(5)}″`);

/** The results against the calls they stand for. */
function errors() {
  const root = new URL('../', import.meta.url);
  const names = readdirSync(new URL('ephe/', root)).filter((name) => name.endsWith('.se1'));
  const files = new Map(names.map((name) => [name, readFileSync(new URL(`ephe/${name}`, root))]));
  const swiss = new SwissEphemeris(
    new WebAssembly.Module(readFileSync(new URL('dist/sky/swisseph.wasm', root))),
    files,
  );
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 12, 11];
  const apart = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.abs(((a - b + 540) % 360) - 180) * 3600;
  const worst = { position: 0, cusp: 0 };
  for (let row = 0; row < count; row += smoke ? 1 : 5) {
    const ut = julianDaysUt[row] ?? 0;
    const tt = ut + swiss.deltaT(ut);
    for (const [body, number] of numbers.entries()) {
      swiss.calc(tt, number, 2 | 256);
      const [longitude = 0, latitude = 0] = swiss.position;
      const place = row * numbers.length + body;
      worst.position = Math.max(
        worst.position,
        apart(longitude, into.longitudes[place] ?? Number.NaN),
        apart(latitude, into.latitudes[place] ?? Number.NaN),
      );
    }
    swiss.calc(tt, -1, 2);
    const [obliquity = 0, , nutation = 0] = swiss.position;
    const armc = (swiss.siderealTime(ut, obliquity, nutation) * 15 + (longitudes[row] ?? 0) + 720) % 360;
    swiss.housesFromArmc(armc, latitudes[row] ?? 0, obliquity, 'P');
    for (let house = 1; house <= 12; house++)
      worst.cusp = Math.max(
        worst.cusp,
        apart(swiss.cusps[house] ?? 0, into.cusps[row * 12 + house - 1] ?? Number.NaN),
      );
  }
  return worst;
}
