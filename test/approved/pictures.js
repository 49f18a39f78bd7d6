/** The pictures that are approved. */
import {
  aspectGrid,
  balanceChart,
  chartWheel,
  ephemerisGraph,
  glyphs,
  transitTimeline,
} from 'horoscope-engine/wheel';
import { checksum } from './outline.js';
import { births, engine, first, natal, pair, person, year } from './requests.js';

/** @typedef {import('./outline.js').Outlines} Outlines */

const number = '(-?\\d*\\.?\\d+)';
const places = [
  `translate\\(${number} ${number}`,
  ` x="${number}" y="${number}"`,
  ` d="M${number},? ?${number}`,
].map((pattern) => new RegExp(pattern));

/** Where an element of a picture stands, or how large a circle is. @param {string} tag */
function placeOf(tag) {
  for (const place of places) {
    const [, x, y] = place.exec(tag) ?? [];
    if (x !== undefined) return `${Math.round(Number(x))},${Math.round(Number(y))}`;
  }
  return / r="([-.\d]+)"/.exec(tag)?.[1] ?? '';
}

/** Places that a line names. */
const mostPlaces = 24;

/** Elements of one kind in a row, and where they stand. @param {string} content @returns {string[]} */
function elementsOf(content) {
  /** @type {{ name: string, places: string[] }[]} */
  const rows = [];
  for (const [tag, name = ''] of content.matchAll(/<([a-z]+)[^>]*>/g)) {
    if (rows.at(-1)?.name !== name) rows.push({ name, places: [] });
    rows.at(-1)?.places.push(placeOf(tag));
  }
  return rows.map(({ name, places }) =>
    `${places.length} ${name} ${places.slice(0, mostPlaces).join(' ')}`.trim(),
  );
}

/** The groups of a picture: what is in each, where, and a checksum of it all. @param {string} svg */
function outlineOfPicture(svg) {
  /** @type {string[]} */
  const lines = [];
  let depth = 0;
  for (const part of svg.split(/(?=<g\b)|(?=<\/g>)/)) {
    const [head = ''] = /^<g[^>]*>|^<\/g>/.exec(part) ?? [];
    if (head === '</g>') depth--;
    const content = part.slice(head.length);
    const indent = '  '.repeat(depth);
    if (head.startsWith('<g')) {
      lines.push(`${indent}${head}`);
      depth++;
    }
    if (content === '') continue;
    const [first = '', ...others] = elementsOf(content);
    lines.push(
      ...[`${checksum(content)} ${first}`.trimEnd(), ...others].map((line) => `${'  '.repeat(depth)}${line}`),
    );
  }
  return lines;
}

const ada = person(births.budapest);
const all = { bodies: Array.from({ length: 21 }, (_, id) => id) };
const untimed = engine.natal(person(births['unknown hour']));
const crowded = engine.natal(person(births['stellium of 1962']), all);
const synastry = engine.synastry(pair(births.budapest, births.lisbon));
const day = engine.transits({ ...first(births['unknown hour']), date_2: '2026-11-21', collect_text: false });
const progressions = engine.progressions({ ...ada, add_years: 36 });
const solarReturn = engine.solarReturn({ ...ada, year: 2026 });
const month = engine.transits({
  ...first(births.lisbon),
  ...{ date_2: '2026-02-01', date_end: '2026-03-10', collect_text: false },
});
const month31 = engine.ephemerisTable({ from: '2026-01-20', to: '2026-02-20', step: 1 });
const century = engine.ephemerisTable({ from: '1930-01-01', to: '2020-01-01', step: 400, bodies: [7, 8, 9] });
const fiveDays = engine.ephemerisTable({ from: '2026-01-01', to: '2026-12-31', step: 5 });
const hours = engine.ephemerisTable({ from: '2026-11-01', to: '2026-11-03', step: 0.125 });

/** @type {Record<string, () => string>} */
const drawn = {
  'wheel of a birth': () => chartWheel(natal),
  'wheel without houses': () => chartWheel(untimed, { theme: 'dark' }),
  'wheel of many bodies': () => chartWheel(crowded, { theme: 'print', size: 900 }),
  'wheel of many bodies, small': () => chartWheel(crowded, { size: 240 }),
  'wheel of a polar birth': () =>
    chartWheel(engine.natal(person(births.arctic)), { size: 480, variables: true }),
  'wheel of two people': () => chartWheel(synastry, { size: 800 }),
  'wheel of two people without hours': () =>
    chartWheel(engine.synastry(pair(births['unknown hour'], births['unknown hour, Moon changes sign']))),
  'wheel of a composite': () =>
    chartWheel(engine.composite(pair(births.southern, births.equator)), { size: null }),
  'wheel of a solar return around a birth': () => chartWheel(natal, { outer: solarReturn }),
  'wheel of transits': () => chartWheel(day, { theme: { from: 'dark', ink: '#eeeeee' } }),
  'wheel of progressions': () => chartWheel(progressions, { parts: { minutes: true, ticks: false } }),
  'wheel of crowds around crowds': () =>
    chartWheel(crowded, { outer: engine.natal(person(births['stellium of 1990']), all) }),
  'wheel of few parts': () =>
    chartWheel(natal, {
      parts: { aspects: false, houses: false, degrees: false, retrograde: false, angles: false },
    }),
  'wheel of a birth, 450 wide': () => chartWheel(natal, { size: 450 }),
  'wheel of a birth, 400 wide': () => chartWheel(natal, { size: 400 }),
  'wheel of transits of a period': () => chartWheel(year),
  'wheel of two people, 599 wide': () => chartWheel(synastry, { size: 599 }),
  'grid of a birth': () => aspectGrid(natal),
  'grid of many bodies': () => aspectGrid(crowded, { theme: 'print' }),
  'grid of any width': () => aspectGrid(natal, { size: null }),
  'grid that is too small for orbs': () => aspectGrid(natal, { size: 150 }),
  'grid of two people': () => aspectGrid(synastry, { theme: 'dark' }),
  'grid of transits around a birth': () => aspectGrid(natal, { outer: day }),
  'balance of a birth': () => balanceChart(natal),
  'balance without houses': () => balanceChart(untimed, { theme: 'print', size: 300 }),
  'timeline of a year': () => transitTimeline(year),
  'timeline of some bodies': () => transitTimeline(year, { bodies: [0, 2, 4, 5], theme: 'dark' }),
  'timeline of a month': () => transitTimeline(month, { bodies: [0, 4] }),
  'ephemeris of a month': () => ephemerisGraph(month31, { dial: 30 }),
  'ephemeris of ninety years': () => ephemerisGraph(century, { dial: 360, size: 1200 }),
  'ephemeris of a year': () => ephemerisGraph(fiveDays),
  'ephemeris of a year over a birth': () => ephemerisGraph(fiveDays, { natal, dial: 90, theme: 'print' }),
  'ephemeris of two days': () => ephemerisGraph(hours, { natal: untimed, dial: 360 }),
};

/** @type {Record<string, Outlines>} */
export const pictures = {
  pictures: {
    ...Object.fromEntries(
      Object.entries(drawn).map(([name, draw]) => [name, () => outlineOfPicture(draw())]),
    ),
    glyphs: () => Object.entries(glyphs).map(([name, those]) => `${name} ${checksum(those)}`),
  },
};
