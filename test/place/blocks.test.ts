/**
 * What the builder writes is what is read: every kind of block of the two files, read and written again, is the same
 * bytes. Of the many blocks of names and standings, some from all over the files.
 */
import { describe, expect, test } from 'vitest';
import { readChances, writeChances } from '#dist/place/chances.js';
import { type Coder, EVEN, NUMBER } from '#dist/place/coder.js';
import { fold } from '#dist/place/fold.js';
import {
  BOUNDS_A_BLOCK,
  BUCKETS_A_BLOCK,
  COUNTRY_TITLES,
  type Directory,
  type Heads,
  NAME_CHANCES,
  NAMES_A_BLOCK,
  PLACE_CHANCES,
  QUALIFIERS_A_BLOCK,
  STANDINGS_A_BLOCK,
  TABLES,
  TITLES_A_BLOCK,
  type TierDirectory,
  writeFile,
} from '#dist/place/format.js';
import { BUCKET_CHANCES, bucketOf, bucketsIn, codeBucket } from '#dist/place/ids.js';
import { codeNames, type GivenName, kindFlags, NAMES, TITLE_KIND } from '#dist/place/name-block.js';
import { Chances, type PlaceFile, wholeFile } from '#dist/place/place-file.js';
import { Places } from '#dist/place/places.js';
import {
  type Bounds,
  codeAreas,
  codeBounds,
  codePopulations,
  codeSpots,
  noSpots,
  placeChances,
} from '#dist/place/places-block.js';
import {
  codeQualifiers,
  codeTitles,
  codeZones,
  QUALIFIERS,
  ReadTables,
  writeTables,
  ZONE_CHANCES,
  zonesIn,
} from '#dist/place/tables.js';
import { TitleLetters } from '#dist/place/title.js';
import { RangeEncoder } from '../../data/range-encoder.js';
import fc from '../fast-check.js';
import { all, placesFile } from './files.js';

const coreBytes = placesFile('places-core.bin');
const restBytes = placesFile('places-rest.bin');
const core = wholeFile(coreBytes, 'not');
const rest = wholeFile(restBytes, 'not');
const common = core.directory.common ?? expect.unreachable();
const letters = new TitleLetters([...common.letters]);
const chances = new Chances(core);
const places = new Places(core, rest);

const nameChances = readChances(core.blocks.block(NAME_CHANCES), NAMES);
const numberChances = readChances(
  core.blocks.block(PLACE_CHANCES),
  placeChances.reduce((sum, size) => sum + size, 0),
);
/** Of areas, populations, spots and bounds, as their numbers in `placeChances` have them. */
const chancesOf = (kind: number): Uint16Array => {
  const start = placeChances.slice(0, kind).reduce((sum, size) => sum + size, 0);
  return numberChances.slice(start, start + (placeChances[kind] ?? 0));
};

function streamOf(first: Uint16Array, code: (coder: Coder) => void): Uint8Array {
  const encoder = new RangeEncoder(first.slice());
  code(encoder);
  return encoder.end();
}

/** The two streams of a block, the length of the first in two bytes before them. */
function streamsIn(bytes: Uint8Array): [Uint8Array, Uint8Array] {
  const end = 2 + (bytes[0] ?? 0) + 256 * (bytes[1] ?? 0);
  return [bytes.subarray(2, end), bytes.subarray(end)];
}

/** As one text: of long lists, where they differ is nothing that anybody reads. */
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const some = (count: number, of: number): number[] =>
  Array.from({ length: Math.min(count, of) }, (_, i) => Math.floor(((i + 0.5) * of) / Math.min(count, of)));
const sizeOf = (block: number, each: number, all: number): number => Math.min(each, all - block * each);

describe.each([
  ['core', core, 0],
  ['rest', rest, core.directory.tiers.length],
] as [string, PlaceFile, number][])('of the %s file', (_, { directory, blocks }, firstTier) => {
  const tiers = directory.tiers.map((tier, i) => ({
    tier,
    read: places.tiers[firstTier + i] ?? expect.unreachable(),
  }));

  test('names and titles', () => {
    for (const { tier } of tiers)
      for (const number of some(12, tier.heads.count)) {
        const [, stream] = streamsIn(blocks.block(tier.blocks + number));
        const head = {
          count: sizeOf(number, NAMES_A_BLOCK, tier.names),
          firstPlace: tier.firstPlaces[number] ?? 0,
          letters,
        };
        const { letters: bytes, ends, flags, bearers, titles } = codeNames(chances.names(stream), head);
        const given = [...ends].map((end, i): GivenName => {
          const place = bearers[i] ?? 0;
          const title = titles[place - head.firstPlace];
          const name = bytes.slice(i === 0 ? 0 : ends[i - 1], end);
          // Of the two kinds of own names: a place is numbered where its title stands.
          const isTitle = title !== undefined && fold(title) === Buffer.from(name).toString();
          return isTitle
            ? { name, kind: TITLE_KIND, place, title }
            : { name, kind: kindFlags.indexOf(flags[i] as (typeof kindFlags)[number], 1), place };
        });
        const written = streamOf(nameChances, (coder) => void codeNames(coder, head, given));
        expect(hex(written)).toBe(hex(stream));
      }
  });

  test('spots and ids', () => {
    for (const { tier, read } of tiers)
      for (const number of some(8, tier.heads.count)) {
        const [stream] = streamsIn(blocks.block(tier.blocks + number));
        const [first, end] = [tier.firstPlaces[number] ?? 0, tier.firstPlaces[number + 1] ?? 0];
        const spots = noSpots(tier.places);
        for (let place = first; place < end; place++) {
          const { latitude, longitude } = read.spot(place);
          spots.latitudes[place] = latitude;
          spots.longitudes[place] = longitude;
          spots.ids[place] = read.id(place);
        }
        const written = streamOf(chancesOf(2), (coder) =>
          codeSpots(coder, spots, [first, end - first], (place) => boundsOf(read.area(place))),
        );
        expect(hex(written)).toBe(hex(stream));
      }
  });

  test('areas and populations', () => {
    for (const { tier, read } of tiers)
      for (const number of some(8, Math.ceil(tier.places / STANDINGS_A_BLOCK))) {
        const streams = streamsIn(blocks.block(tier.standings + number));
        const first = number * STANDINGS_A_BLOCK;
        const numbers = Array.from(
          { length: sizeOf(number, STANDINGS_A_BLOCK, tier.places) },
          (_, i) => first + i,
        );
        const areas = numbers.map((place) => read.area(place));
        const populations = numbers.map((place) => read.population(place));
        expect(Math.min(...populations)).toBeGreaterThanOrEqual(tier.floor);
        const written = [
          streamOf(chancesOf(0), (coder) => void codeAreas(coder, areas.length, areas)),
          streamOf(
            chancesOf(1),
            (coder) => void codePopulations(coder, areas.length, tier.floor, populations),
          ),
        ];
        expect(written.map(hex)).toEqual(streams.map(hex));
      }
  });

  test('buckets of ids, in which every place is found', () => {
    const count = tiers.reduce((sum, { tier }) => sum + tier.heads.count, 0);
    const last = Math.ceil(directory.buckets / BUCKETS_A_BLOCK) - 1;
    for (const number of [0, 1, last]) {
      const block = blocks.block(directory.ids + number);
      const buckets = bucketsIn(block, sizeOf(number, BUCKETS_A_BLOCK, directory.buckets), count);
      const written = streamOf(new Uint16Array(BUCKET_CHANCES).fill(EVEN), (coder) => {
        for (const bucket of buckets) codeBucket(coder, count, bucket);
      });
      expect(hex(written)).toBe(hex(block));
    }
  });

  test('the file, of its blocks and what its directory says', () => {
    const written = writeFile(
      { ...directory, tiers: directory.tiers.map(writtenTier), common: writtenCommon(directory) },
      Array.from({ length: directory.offsets.length - 1 }, (_, number) => blocks.block(number)),
    );
    const file = firstTier === 0 ? coreBytes : restBytes;
    expect(Buffer.compare(written, file)).toBe(0);
  });
});

function boundsOf(area: number): Bounds {
  const region = places.tables.areaRegions[area] ?? 0;
  return bounds()[region] ?? expect.unreachable();
}

let known: Bounds[] | undefined;
const bounds = (): Bounds[] => {
  known ??= boundBlocks().flatMap(({ list }) => list);
  return known;
};
const boundBlocks = () =>
  Array.from({ length: Math.ceil(common.regions / BOUNDS_A_BLOCK) }, (_, number) => {
    const block = core.blocks.block(common.bounds + number);
    const count = sizeOf(number, BOUNDS_A_BLOCK, common.regions);
    return { block, list: codeBounds(chances.numbers(block, 3), count) };
  });

const headsIn = ({ letters, starts, count }: Heads): Uint8Array[] =>
  Array.from({ length: count }, (_, i) => letters.slice(starts[i], starts[i + 1]));

const writtenTier = ({ firstPlaces, heads, ...tier }: TierDirectory) => ({
  ...tier,
  titles: Array.from(firstPlaces.subarray(1), (next, i) => next - (firstPlaces[i] ?? 0)),
  heads: headsIn(heads),
});

const writtenCommon = ({ common }: Directory) =>
  common && { ...common, qualifierHeads: headsIn(common.qualifierHeads) };

describe('of what both files share', () => {
  test('chances', () => {
    const read = readChances(writeChances(numberChances), numberChances.length);
    expect(read.join()).toBe(numberChances.join());
  });

  test('chances of any kind come near enough, and those that nothing is known of are even', () => {
    const chance = fc.oneof(
      { weight: 3, arbitrary: fc.constant(EVEN) },
      fc.integer({ min: 60, max: 65_476 }),
    );
    fc.assert(
      fc.property(fc.array(chance, { minLength: 64, maxLength: 400 }), (list) => {
        // Rows of 64.
        const given = Uint16Array.from(list.slice(0, list.length - (list.length % 64)));
        const read = readChances(writeChances(given), given.length);
        for (const [i, chance] of given.entries()) {
          const found = read[i] ?? 0;
          if (chance === EVEN) expect(found).toBe(EVEN);
          // A step takes the odds up or down by 6 in 100: the chance is at most half of that off.
          const odds = (of: number) => of / (65_536 - of);
          expect(Math.abs(Math.log(odds(found) / odds(chance)))).toBeLessThan(0.05);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('regions, time zones and areas', () => {
    const tables = new ReadTables(core.blocks.block(TABLES), common.areas);
    const regions = Array.from({ length: common.regions }, (_, i) => tables.region(i));
    expect(tables.countries()).toEqual([...new Set(regions.map((region) => region.slice(0, 2)))]);
    const timezones = Array.from({ length: Math.max(...tables.areaTimezones) + 1 }, (_, i) =>
      tables.timezone(i),
    );
    expect(timezones).not.toContain('');
    expect(tables.timezone(timezones.length)).toBe('');
  });

  test('a table of a few of these', () => {
    const regions = ['AD-02', 'AD-03', 'AE-00', 'US-CA', 'US-IN', 'US-TX'];
    const timezones = ['America/Chicago', 'America/Indiana/Knox', 'Asia/Dubai', 'Europe/Andorra'];
    const areas = [
      [0, 3],
      [1, 3],
      [2, 2],
      [3, 0],
      [4, 0],
      [4, 1],
      [5, 0],
    ] as const;
    const block = writeTables({
      regions,
      timezones,
      areaRegions: Uint16Array.from(areas, ([region]) => region),
      areaTimezones: Uint16Array.from(areas, ([, zone]) => zone),
    });
    const read = new ReadTables(block, areas.length);
    expect(regions.map((_, i) => read.region(i))).toEqual(regions);
    expect(read.countries()).toEqual(['AD', 'AE', 'US']);
    expect(timezones.map((_, i) => read.timezone(i))).toEqual(timezones);
    expect([...read.areaRegions].map((region, i) => [region, read.areaTimezones[i]])).toEqual(areas);
    // Countries with their divisions, continents with their zones, and of each area what is not as before.
    expect(new TextDecoder().decode(block)).toBe(
      'AD-02,03\nAE-00\nUS-CA,IN,TX\n\nAmerica/Chicago,Indiana/Knox\nAsia/Dubai\nEurope/Andorra\n\n3;;2;0;,1;0',
    );
  });

  test('bounds of regions', () => {
    for (const { block, list } of boundBlocks())
      expect(hex(streamOf(chancesOf(3), (coder) => void codeBounds(coder, list.length, list)))).toBe(
        hex(block),
      );
  });

  test('titles of countries and regions', () => {
    const blocks = [
      [COUNTRY_TITLES, common.countries],
      ...Array.from({ length: Math.ceil(common.regions / TITLES_A_BLOCK) }, (_, number) => [
        common.regionTitles + number,
        sizeOf(number, TITLES_A_BLOCK, common.regions),
      ]),
    ] as [number, number][];
    for (const [number, count] of blocks) {
      const block = core.blocks.block(number);
      const titles = codeTitles(chances.names(block), letters, count);
      expect(hex(streamOf(nameChances, (coder) => void codeTitles(coder, letters, count, titles)))).toBe(
        hex(block),
      );
    }
  });

  test('qualifiers', () => {
    const last = Math.ceil(common.qualifiers / QUALIFIERS_A_BLOCK) - 1;
    for (const number of [0, 1, last >> 1, last]) {
      const block = core.blocks.block(common.firstQualifier + number);
      const count = sizeOf(number, QUALIFIERS_A_BLOCK, common.qualifiers);
      const given = codeQualifiers(chances.names(block, QUALIFIERS), count, common.regions);
      expect(given.names).toHaveLength(count);
      const first = new Uint16Array(NAMES + NUMBER).fill(EVEN);
      first.set(nameChances);
      const written = streamOf(first, (coder) => void codeQualifiers(coder, count, common.regions, given));
      expect(hex(written)).toBe(hex(block));
    }
  });

  test('zones of the land, however deep its cells and however many their lists', () => {
    const names = ['Africa/Ceuta', 'America/Lima', 'Asia/Tokyo', 'Etc/UTC', 'Europe/Rome'];
    const lists = names.flatMap((one, i) => [one, ...names.slice(i + 1).map((other) => `${one},${other}`)]);
    type Tree = { value: number } | { quarters: Tree[] };
    const leaf = fc.integer({ min: 1, max: lists.length }).map((value): Tree => ({ value }));
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        fc.array(tie('tree'), { minLength: 4, maxLength: 4 }).map((quarters): Tree => ({ quarters })),
      ),
    }));
    const nodesOf = (node: Tree): number[] =>
      'value' in node ? [node.value] : [0, ...node.quarters.flatMap(nodesOf)];
    const deep = (node: Tree, levels: number): Tree =>
      levels === 0 ? node : deep({ quarters: [{ value: 1 }, node, { value: 2 }, node] }, levels - 1);
    fc.assert(
      fc.property(tree, fc.constantFrom(0, 3), (node, levels) => {
        const nodes = Uint16Array.from(nodesOf(deep(node, levels)));
        const stream = streamOf(
          new Uint16Array(ZONE_CHANCES).fill(EVEN),
          (coder) => void codeZones(coder, { nodes, lists }),
        );
        expect(zonesIn(stream)).toEqual({ nodes, lists });
      }),
      { numRuns: 40 },
    );
  });
});

test('ids are spread over the buckets evenly: no bucket is long to look through', () => {
  const buckets = 1000;
  const held = new Uint16Array(buckets);
  for (let id = 3_054_000; id < 3_064_000; id++) (held[bucketOf(id, buckets)] as number)++;
  expect(Math.min(...held)).toBeGreaterThan(0);
  expect(Math.max(...held)).toBeLessThan(25);
  expect(all.byId(3_054_643)?.name).toBe('Budapest');
});
