/**
 * Writes the two files of places: what src/place/format.ts describes, of places and names as build-places.js has them.
 * @import { Bounds } from '#dist/place/places-block.js'
 * @import { GivenName } from '#dist/place/name-block.js'
 * @import { Alphabet } from '#dist/place/alphabet.js'
 * @import { Tables } from '#dist/place/divisions.js'
 * @import { ZonesOfLand } from '#dist/place/tables.js'
 * @import { WrittenTier } from './place-writer.js'
 * @import { Bearing, Row } from './build-places.js'
 */
import { alphabetOf, BYTES, LATIN } from '#dist/place/alphabet.js';
import { CHANCES, codeChances, readChances } from '#dist/place/chances.js';
import { EVEN } from '#dist/place/coder.js';
import { writeCountries, writeDivisions } from '#dist/place/divisions.js';
import { fold } from '#dist/place/fold.js';
import {
  BOUNDS_A_BLOCK,
  BUCKETS_A_BLOCK,
  DIVISIONS_A_BLOCK,
  inPages,
  NAMES_A_BLOCK,
  QUALIFIERS_A_BLOCK,
  STANDINGS_A_BLOCK,
} from '#dist/place/format.js';
import { BUCKET_CHANCES, bucketOf, codeBucket } from '#dist/place/ids.js';
import { codeNames, kindFlags, namesIn, TITLE_KIND } from '#dist/place/name-block.js';
import {
  codeAreas,
  codeBounds,
  codePopulations,
  codeSpots,
  MOST_AREAS,
  placeChances,
} from '#dist/place/places-block.js';
import { NUMBERS_ROW } from '#dist/place/stream-chances.js';
import { codeQualifiers, codeTitles, codeZones, ZONE_CHANCES } from '#dist/place/tables.js';
import { MOST_LETTERS, TitleLetters } from '#dist/place/title.js';
import { writeFile } from './place-writer.js';
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
  const qualifierHeads = headsOf(
    common.qualifiers.map(({ name }) => name),
    QUALIFIERS_A_BLOCK,
  );
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

  const nameLearners = new Map([LATIN, BYTES].map((alphabet) => [alphabet, new Learner(namesIn(alphabet))]));
  const learners = placeChances.map((size) => new Learner(size));
  const [areaLearner, populationLearner, spotLearner, boundLearner] =
    /** @type {[Learner, Learner, Learner, Learner]} */ (/** @type {unknown} */ (learners));
  for (const { names, standings } of files.flat()) {
    for (const block of names) {
      const learner = nameLearners.get(block.alphabet);
      if (learner) block.names(learner);
      block.spots(spotLearner);
    }
    for (const block of standings) {
      block.areas(areaLearner);
      block.populations(populationLearner);
    }
  }
  for (const block of boundBlocks) block(boundLearner);
  const [latin, bytes] = [LATIN, BYTES].map((alphabet) =>
    learned(/** @type {Learner} */ (nameLearners.get(alphabet)).chances(), 1 << alphabet.bits),
  );
  const nameChances = (/** @type {Alphabet} */ alphabet) => (alphabet === LATIN ? latin : bytes)?.chances;
  const numbers = learned(
    Uint16Array.from(learners.flatMap((learner) => [...learner.chances()])),
    NUMBERS_ROW,
  );
  const allPlaceChances = numbers.chances;
  let start = 0;
  const [areaChances, populationChances, spotChances, boundChances] = placeChances.map((size) => {
    start += size;
    return allPlaceChances.slice(start - size, start);
  });

  return files.map((tiers, file) => {
    const isCore = file === 0;
    const blocks = isCore ? commonBlocks() : [];
    for (const { standings } of tiers)
      for (const block of standings)
        blocks.push(
          paired(streamOf(areaChances, block.areas), streamOf(populationChances, block.populations)),
        );
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
        tiers: tiers.map((tier) => writtenTier(tier, namesOf)),
        buckets: buckets.length,
        common: isCore
          ? {
              letters: letters.letters.join(''),
              regions: tables.regions.length,
              areas: tables.areaRegions.length,
              countries: countryTitles.length,
              qualifiers: qualifiers.length,
              qualifierHeads,
            }
          : undefined,
      },
      blocks,
    );
  });

  /** @param {NameBlock} block */
  function namesOf(block) {
    return paired(streamOf(spotChances, block.spots), streamOf(nameChances(block.alphabet), block.names));
  }

  function commonBlocks() {
    const titles = (/** @type {readonly string[]} */ given) =>
      streamOf(nameChances(LATIN), (coder) => codeTitles(coder, letters, given.length, given));
    const first = [
      latin?.block ?? new Uint8Array(),
      numbers.block,
      writeCountries(tables),
      titles(common.countryTitles),
    ];
    const divisions = tables.regions.map((region, i) => ({
      code: region.slice(3),
      title: common.regionTitles[i] ?? '',
      timezones: [...tables.areaRegions.keys()]
        .filter((area) => tables.areaRegions[area] === i)
        .map((area) => tables.timezones[tables.areaTimezones[area] ?? 0] ?? ''),
    }));
    return [
      ...first,
      ...padded(boundBlocks.map((block) => streamOf(boundChances, block))),
      ...padded([bytes?.block ?? new Uint8Array()]),
      ...runsOf(divisions, DIVISIONS_A_BLOCK).map((run) =>
        paired(
          titles(run.map(({ title }) => title)),
          writeDivisions({
            codes: run.map(({ code }) => code),
            timezones: run.map(({ timezones }) => timezones),
          }),
        ),
      ),
      ...runsOf(common.qualifiers, QUALIFIERS_A_BLOCK).map((run, i) => {
        const given = {
          names: run.map(({ name }) => name),
          from: Uint16Array.from(run, ({ from }) => from),
          to: Uint16Array.from(run, ({ to }) => to),
        };
        const alphabet = alphabetOf(qualifierHeads[i]?.[0]);
        return streamOf(nameChances(alphabet), (coder) =>
          codeQualifiers(coder, run.length, tables.regions.length, alphabet, given),
        );
      }),
    ];
  }
}

/** With empty blocks to whole pages. @param {Uint8Array[]} blocks */
const padded = (blocks) =>
  Array.from({ length: inPages(blocks.length) }, (_, i) => blocks[i] ?? new Uint8Array());

/** A table of chances as it is written, and as it is read. @param {Uint16Array} exact @param {number} row */
function learned(exact, row) {
  const block = streamOf(fresh(CHANCES), (coder) => codeChances(coder, exact.length, row, exact));
  return { block, chances: readChances(block, exact.length, row) };
}

/** @param {{ tier: Tier, names: NameBlock[] }} what @param {(block: NameBlock) => Uint8Array} write @returns {WrittenTier} */
const writtenTier = ({ tier, names }, write) => ({
  floor: tier.floor,
  places: tier.places.length,
  names: tier.names.length,
  blocks: names.map(write),
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

/** @typedef {ReturnType<typeof nameBlocks>[number]} NameBlock */

/** @param {Tier} tier @param {TitleLetters} letters @param {(place: Numbered) => Bounds} regionOf */
function nameBlocks(tier, letters, regionOf) {
  let firstPlace = 0;
  const heads = headsOf(
    tier.names.map(({ name }) => name),
    NAMES_A_BLOCK,
  );
  return runsOf(tier.names, NAMES_A_BLOCK).map((given, i) => {
    const alphabet = alphabetOf(heads[i]?.[0]);
    const head = { count: given.length, firstPlace, letters, alphabet };
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
      alphabet,
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
