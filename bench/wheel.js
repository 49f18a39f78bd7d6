/** Wheels of random births, and of the fullest sky that births of our times have: time and bytes, beside the horoscope. */
import { createEngine } from 'horoscope-engine/engine';
import { aspectGrid, chartWheel, transitTimeline } from 'horoscope-engine/wheel';
import { randomBirths } from './charts.js';
import { median, race, report } from './measure.js';

const engine = await createEngine();
const births = randomBirths(400);
const charts = births.map((birth) => engine.natal({ ...birth, collect_text: false }));
/** @param {number} index */
const chart = (index) => /** @type {(typeof charts)[number]} */ (charts[index % charts.length]);

// Seven bodies and the south node within 16° of Aquarius: the conjunction of February 1962.
const place = { name: 'Jakarta', latitude: -6.2, longitude: 106.8, timezone: 'Asia/Jakarta' };
const heap = engine.natal(
  { name: 'Heap', date: '1962-02-05', time: '07:10', place, lang: 'en', collect_text: false },
  { bodies: Array.from({ length: 25 }, (_, id) => id) },
);
const year = engine.transits({
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  date_2: '2026-01-01',
  date_end: '2026-12-31',
  lang: 'en',
  collect_text: false,
});

/** @type {{ name: string, run: (index: number) => string, calls?: number }[]} */
const drawings = [
  { name: 'a wheel', run: (index) => chartWheel(chart(index)) },
  { name: 'a wheel of 240 pixels', run: (index) => chartWheel(chart(index), { size: 240 }) },
  { name: 'a double wheel', run: (index) => chartWheel(chart(index), { outer: chart(index + 1) }) },
  { name: 'a wheel of 25 bodies, 8 of them in 16°', run: () => chartWheel(heap) },
  { name: 'an aspect grid', run: (index) => aspectGrid(chart(index)) },
  { name: 'the slow transits of a year', run: () => transitTimeline(year), calls: 100 },
];
report(
  'Pictures: time, and times that of a wheel',
  race([
    ...drawings,
    {
      name: 'the horoscope itself',
      run: (index) => engine.natal(/** @type {any} */ (births[index % births.length])),
    },
  ]),
  'a wheel',
);
console.log('\nBytes, median of 100');
for (const { name, run } of drawings) {
  const bytes = Array.from({ length: 100 }, (_, index) => run(index).length);
  console.log(`  ${name.padEnd(40)} ${String(Math.round(median(bytes))).padStart(7)}`);
}
