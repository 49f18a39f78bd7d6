/**
 * The clock of every place, checked against the land it lies in: GeoNames has some under the zone of the next
 * state or country. The polygons are those of timezone-boundary-builder, from OpenStreetMap, as `geo-tz` packs them.
 */
import { find } from 'geo-tz/all';
import { decisions } from './place-decisions.js';

/** Histories are compared over these years, in seconds since 1970. */
const from = Date.UTC(1900, 0, 1) / 1000;
const to = Date.UTC(2038, 0, 1) / 1000;

/** A zone is a country's own where at least this share of the places in its polygon are in the country. */
const OWN_SHARE = 0.1;

/** @typedef {import('./build-places.js').Row} Row */
/** @typedef {import('#dist/time/zones.js').ZoneTable} ZoneTable */
/** @typedef {{ row: Row, timezone: string, region: string, reason: string }} Correction */

/**
 * What is wrong about the clocks and countries of places, by id. A place takes its polygon's zone where
 * - the two zones ever differed since 1900 (not in name alone: GeoNames' older names stay),
 * - the polygons don't overlap there and leave GeoNames' own choice open (Xinjiang, the West Bank, Abkhazia), and
 * - the zone is one of the place's country: a point in the next country's is a bridge or a village street off.
 * `decisions` goes before all of these.
 *
 * @param {readonly Row[]} rows @param {ZoneTable} zones
 * @returns {Correction[]}
 */
export function corrections(rows, zones) {
  const decided = new Map(decisions.flatMap((decision) => decision.ids.map((id) => [id, decision])));
  for (const id of decided.keys())
    if (!rows.some((row) => row.id === id)) throw new Error(`There is no place ${id} to decide about`);

  const found = new Map(byCell(rows).map((row) => [row, polygonsAt(row)]));
  const countries = countriesOf(found);
  /** @type {Map<string, boolean>} */
  const compared = new Map();
  const differ = (/** @type {string} */ a, /** @type {string} */ b) => {
    const key = `${a} ${b}`;
    const known = compared.get(key) ?? everDiffer(zones, a, b);
    compared.set(key, known);
    return known;
  };

  return rows.flatMap((row) => {
    const decision = decided.get(row.id);
    if (decision !== undefined) {
      const { timezone, region = row.region, reason } = decision;
      const same = timezone === row.timezone && region === row.region;
      return same ? [] : [{ row, timezone, region, reason }];
    }
    const candidates = found.get(row) ?? [];
    const [timezone] = candidates;
    // In several at once: disputed land, where GeoNames' choice among them is as good as another.
    if (timezone === undefined || candidates.includes(row.timezone)) return [];
    if (!countries.get(timezone)?.has(row.country) || !differ(row.timezone, timezone)) return [];
    return [{ row, timezone, region: row.region, reason: 'polygon' }];
  });
}

/** Neighbors after each other: geo-tz keeps what it has read. @param {readonly Row[]} rows */
function byCell(rows) {
  const cell = (/** @type {Row} */ { latitude }) => Math.floor(latitude / 1e5);
  return [...rows].sort((a, b) => cell(a) - cell(b) || a.longitude - b.longitude || a.id - b.id);
}

/** Zones whose polygons hold a place; none at sea. @param {Row} row */
const polygonsAt = ({ latitude, longitude }) =>
  find(latitude / 1e5, longitude / 1e5).filter((zone) => !zone.startsWith('Etc/'));

/** The countries that a zone is a clock of. @param {ReadonlyMap<Row, string[]>} found */
function countriesOf(found) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map();
  for (const [row, [zone, ...others]] of found) {
    if (zone === undefined || others.length > 0) continue;
    const inZone = counts.get(zone) ?? new Map();
    counts.set(zone, inZone.set(row.country, (inZone.get(row.country) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([zone, inZone]) => {
      const all = [...inZone.values()].reduce((a, b) => a + b, 0);
      const own = [...inZone].filter(([, count]) => count >= OWN_SHARE * all);
      return [zone, new Set(own.map(([country]) => country))];
    }),
  );
}

/**
 * Whether the clocks of two zones ever showed different times. Where both kept local mean time, each place's own
 * longitude counts and not the zone.
 * @param {ZoneTable} zones @param {string} a @param {string} b
 */
function everDiffer(zones, a, b) {
  const [first, second] = [a, b].map((name) => zones.get(name));
  if (!first || !second) throw new Error(`zones.bin lacks ${first ? b : a}`);
  const isMean = (/** @type {{ abbreviation: string }} */ type) => /^(LMT|-00)$/.test(type.abbreviation);
  for (let time = from; time < to; ) {
    const [x, y] = [first.spanAt(time), second.spanAt(time)];
    if (x.type.offset !== y.type.offset && !(isMean(x.type) && isMean(y.type))) return true;
    time = Math.min(x.end, y.end);
  }
  return false;
}

/** The list of what was corrected, a line a place. @param {readonly Correction[]} list */
export function correctionsReport(list) {
  const lines = list.map(({ row, timezone, region, reason }) =>
    [row.id, row.name, row.region, region, row.timezone, timezone, row.population, reason].join('\t'),
  );
  return `${['id', 'name', 'region in GeoNames', 'region', 'time zone in GeoNames', 'time zone', 'population', 'reason'].join('\t')}\n${lines.join('\n')}\n`;
}
