/** Births and the ephemeris calls that a chart of one takes: shared by the benches of horoscopes. */
import { readdirSync, readFileSync } from 'node:fs';
import { SwissEphemeris } from '#dist/sky/swisseph.js';
import { random } from './measure.js';

const root = new URL('../', import.meta.url);

/** Random moments 1900-2030 at random places, whose clock shows UTC. @param {number} count @param {number} seed */
export function randomBirths(count, seed = 1) {
  const roll = random(seed);
  return Array.from({ length: count }, () => {
    const date = new Date(Date.UTC(1900, 0, 1) + Math.floor(roll() * 47_000 * 1440) * 60_000).toISOString();
    const place = {
      name: 'there',
      latitude: Number((roll() * 120 - 60).toFixed(4)),
      longitude: Number((roll() * 360 - 180).toFixed(4)),
      timezone: 'UTC',
    };
    return { name: 'N', date: date.slice(0, 10), time: date.slice(11, 16), place, lang: 'en' };
  });
}
/** @typedef {ReturnType<typeof randomBirths>[number]} Birth */

/** @param {Birth} birth */
export const momentOf = ({ date, time }) => Date.parse(`${date}T${time}Z`) / 86_400_000 + 2440587.5;

export function openSwiss() {
  const names = readdirSync(new URL('ephe/', root)).filter((name) => name.endsWith('.se1'));
  const files = new Map(names.map((name) => [name, readFileSync(new URL(`ephe/${name}`, root))]));
  const wasm = new WebAssembly.Module(readFileSync(new URL('dist/sky/swisseph.wasm', root)));
  return new SwissEphemeris(wasm, files);
}

const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 12, 11];
const flags = 2 | 256;

/**
 * What a chart takes: ΔT, obliquity and nutation, thirteen bodies with speeds, sidereal time, Placidus.
 * @param {SwissEphemeris} swiss
 */
export function rawChart(swiss) {
  return (/** @type {number} */ ut, /** @type {number} */ latitude, /** @type {number} */ longitude) => {
    const tt = ut + swiss.deltaT(ut);
    swiss.calc(tt, -1, 2);
    const [obliquity = 0, , nutation = 0] = swiss.position;
    let sum = 0;
    for (const body of bodies) {
      swiss.calc(tt, body, flags);
      sum += swiss.position[0] ?? 0;
    }
    const armc = (swiss.siderealTime(ut, obliquity, nutation) * 15 + longitude + 720) % 360;
    swiss.housesFromArmc(armc, latitude, obliquity, 'P');
    return sum;
  };
}

/** The Sun's return by Newton's method on the ephemeris. @param {SwissEphemeris} swiss */
export function rawReturn(swiss) {
  return (/** @type {number} */ longitude, /** @type {number} */ near) => {
    let ut = near;
    for (let step = 0; step < 6; step++) {
      swiss.calc(ut + swiss.deltaT(ut), 0, flags);
      const [at = 0, , , speed = 1] = swiss.position;
      const away = ((((longitude - at + 180) % 360) + 360) % 360) - 180;
      ut += away / speed;
      if (Math.abs(away) < 1e-8) break;
    }
    return ut;
  };
}
