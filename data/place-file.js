/**
 * Writes the two files of places: what src/place/format.ts describes, of places and names as build-places.js has them.
 * @import { Bounds } from '#dist/place/places-block.js'
 * @import { GivenName } from '#dist/place/name-block.js'
 * @import { Tables, ZonesOfLand } from '#dist/place/tables.js'
 * @import { WrittenTier } from '#dist/place/format.js'
 * @import { Bearing, Row } from './build-places.js'
 */
import { readChances, writeChances } from '#dist/place/chances.js';
import { EVEN } from '#dist/place/coder.js';
import { fold } from '#dist/place/fold.js';
import {
  BOUNDS_A_BLOCK,
  BUCKETS_A_BLOCK,
  NAMES_A_BLOCK,
  QUALIFIERS_A_BLOCK,
  STANDINGS_A_BLOCK,
  TITLES_A_BLOCK,
  writeFile,
} from '#dist/place/format.js';
import { BUCKET_CHANCES, bucketOf, codeBucket } from '#dist/place/ids.js';
import { codeNames, kindFlags, NAMES, TITLE_KIND } from '#dist/place/name-block.js';
import {
  BOX_UNIT,
  codeAreas,
  codeBounds,
  codePopulations,
  codeSpots,
  ID_UNIT,
  MOST_AREAS,
  placeChances,
} from '#dist/place/places-block.js';
import {
  codeQualifiers,
  codeTitles,
  codeZones,
  QUALIFIERS,
  writeTables,
  ZONE_CHANCES,
} from '#dist/place/tables.js';
import { MOST_LETTERS, TitleLetters } from '#dist/place/title.js';
import { Learner, RangeEncoder } from './range-encoder.js';

const fresh = (/** @type {number} */ size) => new Uint16Array(size).fill(EVEN);
const bytesOf = (/** @type {string} */ name) => new Uint8Array(Buffer.from(name, 'latin1'));

/** @typedef {{ place: number, area: number, title: string, row: Row }} Numbered by its place in the tier */

/**
 * @typedef {object} Tier
 * @property {number} floor
 * @property {Numbered[]} places by their numbers
 * @property {GivenName[]} names
 */

/**
 * What both files share.
 * @typedef {object} Common
 * @property {number} sourceDate
 * @property {Tables} tables
 * @property {Bounds[]} bounds of the regions
 * @property {string[]} regionTitles
 * @property {string[]} countryTitles
 * @property {{ name: Uint8Array, from: number, to: number }[]} qualifiers
 * @property {ZonesOfLand} zones
 */

/**
 * The bytes of the files: of the core places with what is common, and of the others, of as many as there are lists of
 * floors: the least populations of the tiers, descending.
 * @param {{ rows: Row[], bearings: Bearing[], common: Common, floors: number[][] }} what
 */
export function placeFiles({ rows, bearings, common, floors }) {
  const { tables, bounds } = common;
  const areas = new Map(
    [...tables.areaRegions].map((region, i) => [areaKey(region, tables.areaTimezones[i] ?? 0), i]),
  );
  if (areas.size > MOST_AREAS)
    throw new Error(`There are ${areas.size} areas; the format has room for ${MOST_AREAS}`);
  const regionNumbers = new Map(tables.regions.map((region, i) => [region, i]));
  const areaOf = (/** @type {Row} */ row) =>
    areas.get(areaKey(regionNumbers.get(row.region) ?? 0, tables.timezones.indexOf(row.timezone))) ?? 0;
  let ceiling = Number.POSITIVE_INFINITY;
  const tiersOf = floors.map((each) =>
    each.map((floor) => {
      const tier = tierOf(rows, bearings, floor, ceiling, areaOf);
      ceiling = floor;
      return tier;
    }),
  );
  const letters = lettersOf(tiersOf.flat());
  const regionOf = (/** @type {Numbered} */ { area }) =>
    /** @type {Bounds} */ (bounds[tables.areaRegions[area] ?? 0]);
  const files = tiersOf.map((tiers) =>
    tiers.map((tier) => ({
      tier,
      names: nameBlocks(tier, letters, regionOf),
      standings: standingBlocks(tier),
    })),
  );
  const boundBlocks = runsOf(bounds, BOUNDS_A_BLOCK).map((run) => (/** @type {Coder} */ coder) => {
    codeBounds(coder, run.length, run);
  });

  const nameLearner = new Learner(NAMES);
  const learners = placeChances.map((size) => new Learner(size));
  const [areaLearner, populationLearner, spotLearner, boundLearner] =
    /** @type {[Learner, Learner, Learner, Learner]} */ (/** @type {unknown} */ (learners));
  for (const { names, standings } of files.flat()) {
    for (const block of names) {
      block.names(nameLearner);
      block.spots(spotLearner);
    }
    for (const block of standings) {
      block.areas(areaLearner);
      block.populations(populationLearner);
    }
  }
  for (const block of boundBlocks) block(boundLearner);
  const nameBlock = writeChances(nameLearner.chances());
  const placeBlock = writeChances(Uint16Array.from(learners.flatMap((learner) => [...learner.chances()])));
  const nameChances = readChances(nameBlock, NAMES);
  const allPlaceChances = readChances(
    placeBlock,
    placeChances.reduce((sum, size) => sum + size, 0),
  );
  let start = 0;
  const [areaChances, populationChances, spotChances, boundChances] = placeChances.map((size) => {
    start += size;
    return allPlaceChances.slice(start - size, start);
  });

  return files.map((tiers, file) => {
    const isCore = file === 0;
    const blocks = isCore ? [nameBlock, placeBlock, ...commonBlocks()] : [];
    for (const { names, standings } of tiers) {
      for (const block of standings)
        blocks.push(
          paired(streamOf(areaChances, block.areas), streamOf(populationChances, block.populations)),
        );
      for (const block of names)
        blocks.push(paired(streamOf(spotChances, block.spots), streamOf(nameChances, block.names)));
    }
    const named = tiers.flatMap(({ names }) => names);
    const buckets = bucketsOf(named);
    for (const run of runsOf(buckets, BUCKETS_A_BLOCK))
      blocks.push(
        streamOf(fresh(BUCKET_CHANCES), (coder) => {
          for (const bucket of run) codeBucket(coder, named.length, bucket);
        }),
      );
    if (isCore) blocks.push(streamOf(fresh(ZONE_CHANCES), (coder) => codeZones(coder, common.zones)));
    const { sourceDate, countryTitles, qualifiers } = common;
    return writeFile(
      {
        sourceDate,
        tiers: tiers.map(writtenTier),
        buckets: buckets.length,
        common: isCore
          ? {
              letters: letters.letters.join(''),
              regions: tables.regions.length,
              areas: tables.areaRegions.length,
              countries: countryTitles.length,
              qualifiers: qualifiers.length,
              qualifierHeads: headsOf(
                qualifiers.map(({ name }) => name),
                QUALIFIERS_A_BLOCK,
              ),
            }
          : undefined,
      },
      blocks,
    );
  });

  function commonBlocks() {
    const titles = (/** @type {readonly string[]} */ given) =>
      streamOf(nameChances, (coder) => codeTitles(coder, letters, given.length, given));
    return [
      writeTables(tables),
      titles(common.countryTitles),
      ...boundBlocks.map((block) => streamOf(boundChances, block)),
      ...runsOf(common.regionTitles, TITLES_A_BLOCK).map(titles),
      ...runsOf(common.qualifiers, QUALIFIERS_A_BLOCK).map((run) => {
        const given = {
          names: run.map(({ name }) => name),
          from: Uint16Array.from(run, ({ from }) => from),
          to: Uint16Array.from(run, ({ to }) => to),
        };
        const chances = Uint16Array.from([...nameChances, ...fresh(QUALIFIERS)]);
        return streamOf(chances, (coder) => codeQualifiers(coder, run.length, tables.regions.length, given));
      }),
    ];
  }
}

/** @param {{ tier: Tier, names: { places: readonly Numbered[] }[] }} what @returns {WrittenTier} */
const writtenTier = ({ tier, names }) => ({
  floor: tier.floor,
  places: tier.places.length,
  names: tier.names.length,
  titles: names.map(({ places }) => places.length),
  heads: headsOf(
    tier.names.map(({ name }) => name),
    NAMES_A_BLOCK,
  ),
});

const areaKey = (/** @type {number} */ region, /** @type {number} */ zone) => region * 1000 + zone;

/** @param {Row[]} rows @param {Bearing[]} bearings @param {number} floor @param {number} ceiling @param {(row: Row) => number} areaOf @returns {Tier} */
function tierOf(rows, bearings, floor, ceiling, areaOf) {
  const isIn = (/** @type {Row} */ { population }) => population >= floor && population < ceiling;
  const named = bearings.filter(({ row }) => isIn(row));
  /** @type {Map<Row, number>} */
  const numbers = new Map();
  const folded = new Map(
    rows.filter(isIn).map((row) => [row, Buffer.from(fold(row.name)).toString('latin1')]),
  );
  for (const { name, row } of named) if (folded.get(row) === name) numbers.set(row, numbers.size);
  if (numbers.size !== folded.size)
    throw new Error(`${folded.size - numbers.size} places bear their titles not`);
  const places = [...numbers].map(([row, place]) => ({ place, row, area: areaOf(row), title: row.name }));
  const names = named.map(({ name, flags, row }) => {
    const place = numbers.get(row) ?? 0;
    const isTitle = folded.get(row) === name;
    return {
      name: bytesOf(name),
      place,
      kind: isTitle ? TITLE_KIND : kindFlags.indexOf(/** @type {any} */ (flags), 1),
      ...(isTitle && { title: row.name }),
    };
  });
  return { floor, places, names };
}

/** Letters that are not always what is expected in titles, frequent ones first. @param {Tier[]} tiers */
function lettersOf(tiers) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const { places } of tiers)
    for (const { title } of places) for (const letter of title) uses.set(letter, (uses.get(letter) ?? 0) + 1);
  const letters = [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([letter]) => letter);
  return new TitleLetters(letters.slice(0, MOST_LETTERS));
}

/** @typedef {import('#dist/place/coder.js').Coder} Coder */

/** @param {Tier} tier @param {TitleLetters} letters @param {(place: Numbered) => Bounds} regionOf */
function nameBlocks(tier, letters, regionOf) {
  let firstPlace = 0;
  return runsOf(tier.names, NAMES_A_BLOCK).map((given) => {
    const head = { count: given.length, firstPlace, letters };
    const places = given
      .filter(({ kind }) => kind === TITLE_KIND)
      .map(({ place }) => /** @type {Numbered} */ (tier.places[place]));
    firstPlace += places.length;
    const spots = {
      latitudes: Int32Array.from(places, ({ row }) => row.latitude),
      longitudes: Int32Array.from(places, ({ row }) => row.longitude),
      ids: Uint32Array.from(places, ({ row }) => row.id),
    };
    const boundsOf = (/** @type {number} */ i) => regionOf(/** @type {Numbered} */ (places[i]));
    return {
      places,
      names: (/** @type {Coder} */ coder) => void codeNames(coder, head, given),
      spots: (/** @type {Coder} */ coder) => void codeSpots(coder, spots, [0, places.length], boundsOf),
    };
  });
}

/** @param {Tier} tier */
function standingBlocks({ floor, places }) {
  return runsOf(places, STANDINGS_A_BLOCK).map((run) => {
    const areas = run.map(({ area }) => area);
    const populations = run.map(({ row }) => row.population);
    return {
      areas: (/** @type {Coder} */ coder) => void codeAreas(coder, run.length, areas),
      populations: (/** @type {Coder} */ coder) =>
        void codePopulations(coder, run.length, floor, populations),
    };
  });
}

/**
 * For every bucket of ids the blocks of names that have a place of one.
 * @param {{ places: readonly Numbered[] }[]} blocks
 */
function bucketsOf(blocks) {
  const count = Math.max(1, Math.round(blocks.reduce((sum, { places }) => sum + places.length, 0) / 2));
  const buckets = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  for (const [number, { places }] of blocks.entries())
    for (const { row } of places) {
      const bucket = buckets[bucketOf(row.id, count)];
      if (bucket && !bucket.includes(number)) bucket.push(number);
    }
  return buckets;
}

/**
 * For each block the shortest beginning of its first name that is after the last name of the block before.
 * @param {readonly Uint8Array[]} names @param {number} each
 */
function headsOf(names, each) {
  return runsOf(names, each).map(([first = new Uint8Array()], run) => {
    const before = names[run * each - 1] ?? new Uint8Array();
    let common = 0;
    while (common < before.length && before[common] === first[common]) common++;
    return first.slice(0, Math.min(first.length, common + 1));
  });
}

/** @template T @param {readonly T[]} list @param {number} each */
function runsOf(list, each) {
  return Array.from({ length: Math.ceil(list.length / each) }, (_, i) =>
    list.slice(i * each, (i + 1) * each),
  );
}

/** @param {Uint16Array | undefined} chances what it begins with @param {(coder: Coder) => void} code */
function streamOf(chances, code) {
  const coder = new RangeEncoder((chances ?? fresh(0)).slice());
  code(coder);
  return coder.end();
}

/** Two streams, the length of the first before them. @param {Uint8Array} first @param {Uint8Array} second */
function paired(first, second) {
  return Uint8Array.from([first.length & 255, first.length >>> 8, ...first, ...second]);
}

/**
 * The bounds of regions: a box around their places, and the run of ids that tells theirs in the fewest bits.
 * @param {readonly string[]} regions @param {readonly Row[]} rows
 * @returns {Bounds[]}
 */
export function boundsOf(regions, rows) {
  /** @type {Map<string, Row[]>} */
  const byRegion = new Map(regions.map((region) => [region, []]));
  for (const row of rows) byRegion.get(row.region)?.push(row);
  return regions.map((region) => {
    const held = byRegion.get(region) ?? [];
    const down = (/** @type {number[]} */ values) => Math.floor(Math.min(...values) / BOX_UNIT) * BOX_UNIT;
    const up = (/** @type {number[]} */ values) =>
      (Math.floor(Math.max(...values) / BOX_UNIT) + 1) * BOX_UNIT;
    const latitudes = held.map(({ latitude }) => latitude);
    const longitudes = held.map(({ longitude }) => longitude);
    const [south, west] = [down(latitudes), down(longitudes)];
    return {
      south,
      west,
      height: up(latitudes) - south,
      width: up(longitudes) - west,
      ...runOfIds(held.map(({ id }) => id)),
    };
  });
}

/** @param {number[]} ids */
function runOfIds(ids) {
  const units = [...new Set(ids.map((id) => Math.floor(id / ID_UNIT)))].sort((a, b) => a - b);
  const counts = new Map(units.map((unit) => [unit, 0]));
  for (const id of ids) counts.set(Math.floor(id / ID_UNIT), (counts.get(Math.floor(id / ID_UNIT)) ?? 0) + 1);
  let best = { firstId: 0, ids: 0, saved: 0 };
  for (const [i, first] of units.entries()) {
    let inside = 0;
    for (const last of units.slice(i, i + 400)) {
      inside += counts.get(last) ?? 0;
      const width = last - first + 1;
      const saved = inside * (24 - Math.log2(width * ID_UNIT)) - (ids.length - inside);
      if (saved > best.saved) best = { firstId: first * ID_UNIT, ids: width * ID_UNIT, saved };
    }
  }
  return { firstId: best.firstId, ids: best.ids };
}
