/**
 * Every horoscope of the interface, with its texts and without, beside the ephemeris calls it cannot do without:
 * one to three charts, and four calls for each moment that is found in the sky: the fewest in which Newton's method
 * gets from a day's distance to a tenth of a second.
 */
import { createEngine } from 'horoscope-engine/engine';
import { momentOf, openSwiss, randomBirths, rawChart, rawReturn } from './charts.js';
import { race, smoke } from './measure.js';

const engine = await createEngine();
const births = randomBirths(1000);
const others = randomBirths(1000, 2);
/** @template T @param {readonly T[]} list @param {number} index */
const at = (list, index) => /** @type {T} */ (list[index % list.length]);
const swiss = openSwiss();
const chart = rawChart(swiss);
const solarReturn = rawReturn(swiss);
/** @param {import('./charts.js').Birth} birth */
const chartOf = (birth) => chart(momentOf(birth), birth.place.latitude, birth.place.longitude);
const tropicalYear = 365.24219;

const one = (/** @type {number} */ index) => chartOf(at(births, index));
const two = (/** @type {number} */ index) => chartOf(at(births, index)) + chartOf(at(others, index));
const three = (/** @type {number} */ index) => two(index) + chartOf(at(births, index + 7));

/** @param {import('./charts.js').Birth} first @param {import('./charts.js').Birth} second */
const pair = (first, second) => ({
  name_1: first.name,
  date_1: first.date,
  time_1: first.time,
  place_1: first.place,
  name_2: second.name,
  date_2: second.date,
  time_2: second.time,
  place_2: second.place,
  lang: 'en',
});
const pairs = births.map((birth, index) => pair(birth, at(others, index)));
const yearOf = (/** @type {string} */ date) => Number(date.slice(0, 4));

/** The calls that find some moments of a body. @param {number} body @param {number} moments @param {number} near */
function newton(body, moments, near) {
  for (let moment = 0; moment < moments; moment++)
    for (let step = 0; step < 4; step++) {
      const ut = near + moment * 3 + 0.1 ** step;
      swiss.calc(ut + swiss.deltaT(ut), body, 2 | 256);
    }
}

const transitRequests = pairs.map((request) => ({ ...request, date_2: '2026-11-21' }));
/** How many moments the transits of a birth tell. */
const momentsOfTransits = transitRequests.slice(0, 50).map((request) => {
  const { transits_aspects, transits_houses } = engine.transits({ ...request, collect_text: false });
  const exact = transits_aspects.reduce((sum, aspect) => sum + aspect.exact.length, 0);
  return exact + 2 * (transits_aspects.length + transits_houses.length);
});

/** @type {{ name: keyof typeof engine, requests: object[], options?: object, raw: (index: number) => unknown }[]} */
const operations = [
  { name: 'natal', requests: births, raw: one },
  {
    name: 'solarReturn',
    requests: births.map((birth) => ({ ...birth, year: yearOf(birth.date) + 30 })),
    raw: (index) => {
      const birth = at(births, index);
      chartOf(birth);
      swiss.calc(momentOf(birth) + swiss.deltaT(momentOf(birth)), 0, 2 | 256);
      const when = solarReturn(swiss.position[0] ?? 0, momentOf(birth) + 30 * tropicalYear);
      return chart(when, birth.place.latitude, birth.place.longitude);
    },
  },
  { name: 'synastry', requests: pairs, raw: two },
  { name: 'composite', requests: pairs, raw: two },
  { name: 'composite', requests: pairs, options: { compositeMethod: 'davison' }, raw: three },
  {
    name: 'progressions',
    requests: births.map((birth) => ({ ...birth, add_years: 36.5 })),
    raw: (index) => {
      const birth = at(births, index);
      newton(1, 2, momentOf(birth) + 36.5);
      return chartOf(birth) + chart(momentOf(birth) + 36.5, birth.place.latitude, birth.place.longitude);
    },
  },
  {
    name: 'transits',
    requests: transitRequests,
    raw: (index) => {
      const birth = at(births, index);
      newton(5, at(momentsOfTransits, index), 2461366);
      return chartOf(birth) + chart(2461366, birth.place.latitude, birth.place.longitude);
    },
  },
];

console.log('\nA horoscope: microseconds of its raw calls, and how many times as long it takes');
console.log(
  `  ${''.padEnd(22)}${'raw'.padStart(9)}${'without texts'.padStart(22)}${'with texts'.padStart(22)}`,
);
for (const { name, requests, options, raw } of operations) {
  const run = /** @type {(request: object, options?: object) => unknown} */ (engine[name]);
  if (run === undefined) continue;
  const bare = requests.map((request) => ({ ...request, collect_text: false }));
  const times = race(
    [
      { name: 'raw', run: raw },
      { name: 'bare', run: (index) => run(at(bare, index), options) },
      { name: 'told', run: (index) => run(at(requests, index), options) },
    ],
    { calls: smoke ? 3 : 400, rounds: 11 },
  );
  const [base = 1, without = 0, told = 0] = [...times.values()].map(({ median }) => median);
  const cell = (/** @type {number} */ time) =>
    `${time.toFixed(1).padStart(12)} µs ${(time / base).toFixed(2).padStart(6)}`;
  const label = options === undefined ? name : `${name}, Davison`;
  console.log(`  ${label.padEnd(22)}${base.toFixed(1).padStart(9)}${cell(without)}${cell(told)}`);
}
