/**
 * Sign reports, twelve signs at a time: from an engine just opened, in a year it has looked at before, and the same
 * again; beside the events of the same week or year found the plain way, by daily steps and bisection on the
 * ephemeris, which is what a host would write who has texts but no search. No library that we know of has reports.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from '#dist/engine.js';
import { SwissEphemeris } from '#dist/sky/swisseph.js';
import { median, smoke } from './measure.js';

const root = new URL('../', import.meta.url);
const names = readdirSync(new URL('ephe/', root)).filter((name) => name.endsWith('.se1'));
const files = new Map(names.map((name) => [name, readFileSync(new URL(`ephe/${name}`, root))]));
const swiss = new SwissEphemeris(
  new WebAssembly.Module(readFileSync(new URL('dist/sky/swisseph.wasm', root))),
  files,
);

const bodies = [0, 2, 3, 4, 5, 6, 7, 8, 9];
const angles = [0, 60, 90, 120, 180, 240, 270, 300];
const difference = (/** @type {number} */ a, /** @type {number} */ b) => ((b - a + 540) % 360) - 180;

/** @param {number} ut @param {number} number */
function place(ut, number) {
  swiss.calc(ut + swiss.deltaT(ut), number, 2 | 256);
  return { longitude: swiss.position[0] ?? 0, speed: swiss.position[3] ?? 0 };
}

/** Ingresses, stations, aspects and lunations. @param {number} from @param {number} to @param {readonly number[]} of */
function plain(from, to, of) {
  let found = 0;
  /** @param {(ut: number) => number} value @param {number} low */
  const bisect = (value, low) => {
    let [a, b] = [low, low + 1];
    const first = value(a);
    while (b - a > 1e-6) {
      const middle = (a + b) / 2;
      if (value(middle) > 0 === first > 0) a = middle;
      else b = middle;
    }
    found++;
  };
  /** @param {(ut: number) => number} value @param {number} now @param {number} next @param {number} day */
  const crossing = (value, now, next, day) => {
    if (now > 0 !== next > 0 && Math.abs(now) < 90) bisect(value, day);
  };
  const sky = (/** @type {number} */ ut) => [1, ...of].map((number) => place(ut, number));
  let before = sky(from);
  for (let day = from; day < to; day++) {
    const after = sky(day + 1);
    for (const [i, number] of [1, ...of].entries()) {
      const [now, next] = [before[i], after[i]];
      if (!now || !next) continue;
      for (let sign = 0; sign < 12; sign++)
        crossing(
          (ut) => difference(sign * 30, place(ut, number).longitude),
          difference(sign * 30, now.longitude),
          difference(sign * 30, next.longitude),
          day,
        );
      if (now.speed > 0 !== next.speed > 0) bisect((ut) => place(ut, number).speed, day);
      for (const [j, other] of [1, ...of].entries()) {
        const [otherNow, otherNext] = [before[j], after[j]];
        if (j <= i || !otherNow || !otherNext || (number === 1 && other !== 0)) continue;
        for (const angle of angles)
          crossing(
            (ut) => difference(place(ut, other).longitude + angle, place(ut, number).longitude),
            difference(otherNow.longitude + angle, now.longitude),
            difference(otherNext.longitude + angle, next.longitude),
            day,
          );
      }
    }
    before = after;
  }
  return found;
}

/** @param {() => unknown} run */
function timed(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}
const rounds = smoke ? 1 : 9;
const times = (/** @type {() => unknown} */ run) => median(Array.from({ length: rounds }, () => timed(run)));

const kinds = /** @type {const} */ ([
  ['weekly', 52],
  ['monthly', 12],
  ['yearly', 1],
  ['ascendant-yearly', 1],
]);
const julianDay = 2461041.5;
const spans = { weekly: 7, monthly: 30, yearly: 365, 'ascendant-yearly': 365 };

console.log('\nTwelve reports, milliseconds');
console.log(`  ${''.padEnd(18)}     cold  year known  again  the events alone, plain way (times "again")`);
for (const [kind, count] of kinds) {
  /** @param {number} index */
  const request = (index) =>
    /** @type {import('#dist/engine.js').ReportsRequest} */ ({
      kind,
      year: kind.includes('yearly') ? 2026 + index : 2026,
      ...(kind === 'weekly' && { week: (index % 52) + 1 }),
      ...(kind === 'monthly' && { month: (index % 12) + 1 }),
    });
  const cold = [];
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    const engine = await createEngine();
    cold.push(timed(() => engine.reports(request(0))));
  }
  const engine = await createEngine();
  for (const year of [2025, 2026, 2027, 2028])
    engine.skyEvents({ from: `${year}-12-01`, to: `${year + 1}-12-01` });
  let index = 0;
  const known = times(() => engine.reports(request(index++ % Math.max(count, 3))));
  const again = times(() => engine.reports(request(0)));
  const slow = kind.includes('yearly') ? bodies.slice(3) : bodies;
  const host = median(
    Array.from({ length: Math.min(rounds, 3) }, () =>
      timed(() => plain(julianDay, julianDay + spans[kind], slow)),
    ),
  );
  console.log(
    `  ${kind.padEnd(18)} ${median(cold).toFixed(1).padStart(8)} ${known.toFixed(2).padStart(11)} ${again.toFixed(2).padStart(6)}  ${host.toFixed(1)} (${(host / again).toFixed(1)})`,
  );
}
