/**
 * Runs the vectors on every adapter and writes the agreement by area, side by side, into docs/conformance.md: `npm run
 * conformance`. With paths of modules it runs on these alone, and prints: `node conformance/run.js ./my-adapter.js`.
 * What an adapter is, README.md says; each kind of vector has one function of it, and an adapter may lack any.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ name: string } & Record<string, (...given: any[]) => any>} Adapter
 * @typedef {{ area: string, within: number, source: string } & Record<string, any>} Row
 * @typedef {'″' | ' s' | ''} Unit of a distance as it is printed
 * @typedef {{ unit: Unit, rows: number, within: number, offs: number[] }} Agreement
 */

const here = new URL('./', import.meta.url);
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(new URL(`vectors/${name}.json`, here), 'utf8'));

/** @param {number} one @param {number} other */
const apart = (one, other) => Math.abs(((((one - other) % 360) + 540) % 360) - 180);
/** @param {number[]} found @param {number[]} expected */
const farthest = (found, expected) =>
  Math.max(...expected.map((cusp, index) => apart(found[index] ?? Number.NaN, cusp)));
/** @param {unknown} found @param {unknown} expected */
const same = (found, expected) => (found === expected ? 0 : 1);

/**
 * Kinds of vectors: how far what an adapter gives is from a row, or undefined where it gives nothing.
 * @type {Record<string, { unit: Unit, off: (adapter: Adapter, row: Row) => number | undefined }>}
 */
const kinds = {
  longitudes: {
    unit: '″',
    off({ longitude }, row) {
      const moment = new Date(row.moment);
      const found = longitude?.(moment, row.body);
      const from = row.from === undefined ? 0 : longitude?.(moment, row.from);
      return found === undefined || from === undefined ? undefined : apart(found - from, row.longitude);
    },
  },
  houses: {
    unit: '″',
    off({ cusps }, row) {
      const found = cusps?.(new Date(row.moment), row.latitude, row.longitude);
      return found && farthest(found, row.cusps);
    },
  },
  births: {
    unit: '″',
    off({ point, cuspsOf }, row) {
      if (row.cusps === undefined) {
        const found = point?.(row, row.point, row);
        return found === undefined ? undefined : apart(found, row.is);
      }
      const found = cuspsOf?.(row, row.houseSystem);
      return found && farthest(found, row.cusps);
    },
  },
  returns: {
    unit: ' s',
    off({ returnOf }, row) {
      const found = returnOf?.(row, row.body, new Date(row.from));
      return found && Math.abs(found.getTime() - Date.parse(row.is)) / 1000;
    },
  },
  clocks: {
    unit: ' s',
    off({ momentOf }, row) {
      const found = momentOf?.(row.date, row.time, row.timezone);
      return found && Math.abs(found.getTime() - Date.parse(row.is)) / 1000;
    },
  },
  lunisolar: {
    unit: '',
    off({ lunarDay, leapMonth }, row) {
      const found = row.year === undefined ? lunarDay?.(row.date) : leapMonth?.(row.year);
      return found === undefined ? undefined : same(found, row.is);
    },
  },
};

/** @type {(Row & { kind: string })[]} */
const rows = Object.keys(kinds).flatMap((kind) =>
  read(kind).map((/** @type {Row} */ row) => ({ kind, ...row })),
);
/** @type {Record<string, { source: string, precision: string, license: string }>} */
const sources = read('sources');
const areas = [...new Set(rows.map(({ area }) => area))];

/** @param {Adapter} adapter @returns {Map<string, Agreement>} */
function agreement(adapter) {
  /** @type {Map<string, Agreement>} */
  const byArea = new Map();
  for (const row of rows) {
    const kind = kinds[row.kind];
    if (kind === undefined) continue;
    let distance;
    try {
      distance = kind.off(adapter, row);
    } catch {
      distance = undefined;
    }
    const area = byArea.get(row.area) ?? { unit: kind.unit, rows: 0, within: 0, offs: [] };
    byArea.set(row.area, area);
    if (distance === undefined || Number.isNaN(distance)) continue;
    area.rows++;
    area.offs.push(distance);
    if (distance <= row.within) area.within++;
  }
  return byArea;
}

/** A distance in three figures, degrees as seconds of arc. @param {number} distance @param {Unit} unit */
const printedDistance = (distance, unit) =>
  `${Number((unit === '″' ? distance * 3600 : distance).toPrecision(3))}${unit}`;

/** @param {Agreement | undefined} agreement @param {number} count rows of the area */
function cell(agreement, count) {
  if (agreement === undefined || agreement.rows === 0) return 'none';
  const sorted = agreement.offs.toSorted((a, b) => a - b);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const share = `${((100 * agreement.within) / agreement.rows).toFixed(1)} %`;
  const of = agreement.rows < count ? ` of the ${agreement.rows} that it has` : '';
  if (agreement.unit === '') return `${share}${of}`;
  return `${share}${of}, median ${printedDistance(median, agreement.unit)}, worst ${printedDistance(most, agreement.unit)}`;
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
  ...areas.map((area) => [
    area,
    String(countOf(area)),
    ...results.map(({ found }) => cell(found.get(area), countOf(area))),
  ]),
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

Seconds of arc, and of time. The precision of what is printed to a minute of time is half a minute of the body’s motion.
"none" is an engine without such a function. Whoever reckons ΔT otherwise than the Naval Observatory is up to half a minute
away from it where no atomic clock measured it. The three charts printed to the minute are by programs that round or cut.

## Sources

| key | source | precision | license |
| --- | --- | --- | --- |
${Object.entries(sources)
  .map(([key, { source, precision, license }]) => `| ${key} | ${source} | ${precision} | ${license} |`)
  .join('\n')}
`,
  );
