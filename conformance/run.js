/**
 * Runs the vectors on every adapter and writes the agreement by area, side by side, into docs/conformance.md: `npm run
 * conformance`. With paths of modules it runs on these alone, and prints: `node conformance/run.js ./my-adapter.js`.
 *
 * An adapter is a module with a `name`, `longitude(moment, body)` and, where it has houses, `cusps(moment, latitude,
 * east)`: longitudes in degrees of the equinox of date, for a Date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ name: string, longitude: (moment: Date, body: string) => number | undefined, cusps?: (moment: Date, latitude: number, east: number) => number[] }} Adapter
 * @typedef {{ area: string, moment: string, within: number, source: string, body?: string, from?: string, longitude: number, latitude?: number, cusps?: number[] }} Row
 * @typedef {{ rows: number, within: number, offs: number[] }} Agreement
 */

const here = new URL('./', import.meta.url);
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(new URL(`vectors/${name}.json`, here), 'utf8'));
/** @type {Row[]} */
const rows = [...read('longitudes'), ...read('houses')];
/** @type {Record<string, { source: string, precision: string, license: string }>} */
const sources = read('sources');
const areas = [...new Set(rows.map(({ area }) => area))];

/** @param {number} one @param {number} other */
const apart = (one, other) => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** Degrees between what a row expects and what is given. @param {Adapter} adapter @param {Row} row */
function off(adapter, row) {
  const moment = new Date(row.moment);
  if (row.cusps !== undefined) {
    const found = adapter.cusps?.(moment, row.latitude ?? 0, row.longitude);
    if (found === undefined) return undefined;
    return Math.max(...row.cusps.map((cusp, index) => apart(found[index] ?? Number.NaN, cusp)));
  }
  const found = adapter.longitude(moment, row.body ?? '');
  const from = row.from === undefined ? 0 : adapter.longitude(moment, row.from);
  return found === undefined || from === undefined ? undefined : apart(found - from, row.longitude);
}

/** @param {Adapter} adapter @returns {Map<string, Agreement>} */
function agreement(adapter) {
  const byArea = new Map(
    areas.map((area) => [area, /** @type {Agreement} */ ({ rows: 0, within: 0, offs: [] })]),
  );
  for (const row of rows) {
    let degrees;
    try {
      degrees = off(adapter, row);
    } catch {
      degrees = undefined;
    }
    const area = /** @type {Agreement} */ (byArea.get(row.area));
    if (degrees === undefined || Number.isNaN(degrees)) continue;
    area.rows++;
    area.offs.push(degrees);
    if (degrees <= row.within) area.within++;
  }
  return byArea;
}

/** Seconds of arc in three figures. @param {number} degrees */
const arcseconds = (degrees) => `${Number((degrees * 3600).toPrecision(3))}″`;

/** @param {Agreement | undefined} agreement */
function cell(agreement) {
  if (agreement === undefined || agreement.rows === 0) return 'none';
  const sorted = agreement.offs.toSorted((a, b) => a - b);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const share = ((100 * agreement.within) / agreement.rows).toFixed(1);
  return `${share} %, median ${arcseconds(median)}, worst ${arcseconds(most)}`;
}

const named = process.argv.slice(2).map((path) => pathToFileURL(resolve(path)).href);
const others = readdirSync(new URL('others/', here)).filter((file) => file.endsWith('.js'));
const own = ['horoscope-engine.js', ...others.map((file) => `others/${file}`)].map(
  (file) => new URL(file, here).href,
);
/** @type {Adapter[]} */
const adapters = [];
for (const path of named.length > 0 ? named : own) adapters.push(await import(path));

const results = adapters.map((adapter) => ({ name: adapter.name, found: agreement(adapter) }));
const countOf = (/** @type {string} */ area) => rows.filter((row) => row.area === area).length;
const table = [
  ['area', 'rows', ...results.map(({ name }) => name)],
  ['---', '---', ...results.map(() => '---')],
  ...areas.map((area) => [area, String(countOf(area)), ...results.map(({ found }) => cell(found.get(area)))]),
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
console.log(table);
if (named.length === 0)
  writeFileSync(
    new URL('../docs/conformance.md', here),
    `<!-- Written by \`npm run conformance\`. -->
# Agreement with others

What engines give beside what independent sources print: the share of rows within the precision of their source, the median
and the worst distance. The rows are in \`conformance/vectors/\`, as JSON for any language; [conformance/README.md](../conformance/README.md)
says how to run them on another engine.

${table}

Seconds of arc. The precision of what is printed to a minute of time is half a minute of the body’s motion. An engine that
has no houses, or none in UT, has none of that row.

## Sources

| key | source | precision | license |
| --- | --- | --- | --- |
${Object.entries(sources)
  .map(([key, { source, precision, license }]) => `| ${key} | ${source} | ${precision} | ${license} |`)
  .join('\n')}
`,
  );
