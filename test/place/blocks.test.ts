/**
 * What the builder writes is what is read: every kind of block of the two files, read and written again, is the same
 * bytes. Of the many blocks of names and standings, some from all over the files.
 */
import { describe, test } from 'vitest';
import { type Alphabet, alphabetOf, BYTES, LATIN } from '#dist/place/alphabet.js';
import { CHANCES, codeChances, readChances } from '#dist/place/chances.js';
import { type Coder, EVEN } from '#dist/place/coder.js';
import { readDivisions, writeCountries, writeDivisions } from '#dist/place/divisions.js';
import { fold } from '#dist/place/fold.js';
import {
  BLOCKS_A_SECTION,
  BOUNDS_A_BLOCK,
  BUCKETS_A_BLOCK,
  COUNTRIES,
  COUNTRY_TITLES,
  DIVISIONS_A_BLOCK,
  type Directory,
  type Heads,
  LATIN_CHANCES,
  NAMES_A_BLOCK,
  PLACE_CHANCES,
  QUALIFIERS_A_BLOCK,
  type Section,
  STANDINGS_A_BLOCK,
  type TierDirectory,
} from '#dist/place/format.js';
import { BUCKET_CHANCES, bucketOf, bucketsIn, codeBucket } from '#dist/place/ids.js';
import { codeNames, type GivenName, kindFlags, namesIn, TITLE_KIND } from '#dist/place/name-block.js';
import { type Blocks, type PlaceFile, wholeFile } from '#dist/place/place-file.js';
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
import { AREAS, BOUNDS, NUMBERS_ROW, POPULATIONS, SPOTS } from '#dist/place/stream-chances.js';
import { codeQualifiers, codeTitles, codeZones, ZONE_CHANCES, zonesIn } from '#dist/place/tables.js';
import { pairIn } from '#dist/place/tier.js';
import { TitleLetters } from '#dist/place/title.js';
import { writeFile } from '../../data/place-writer.js';
import { RangeEncoder } from '../../data/range-encoder.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { all, placesFile } from './files.js';

const coreBytes = placesFile('places-core.bin');
const restBytes = placesFile('places-rest.bin');
const core = wholeFile(coreBytes, 'not');
const rest = wholeFile(restBytes, 'not');
const places = new Places(core, rest);
const { common, chances } = places;
const letters = new TitleLetters([...common.letters]);

/** A table of chances, as it was read: how many it has, and how many a row of it. */
const tableIn = (block: number, size: number, row: number) => ({
  ...{ size, row },
  chances: readChances(core.blocks.block(block), size, row),
});
const latinTable = tableIn(LATIN_CHANCES, namesIn(LATIN), 1 << LATIN.bits);
const byteTable = tableIn(common.byteChances, namesIn(BYTES), 1 << BYTES.bits);
const numberTable = tableIn(
  PLACE_CHANCES,
  placeChances.reduce((sum, size) => sum + size, 0),
  NUMBERS_ROW,
);
const nameChances = (alphabet: Alphabet): Uint16Array =>
  (alphabet === LATIN ? latinTable : byteTable).chances;
/** Of areas, populations, spots and bounds, as their numbers in `placeChances` have them. */
const chancesOf = (kind: number): Uint16Array => {
  const start = placeChances.slice(0, kind).reduce((sum, size) => sum + size, 0);
  return numberTable.chances.slice(start, start + (placeChances[kind] ?? 0));
};

const even = (size: number): Uint16Array => new Uint16Array(size).fill(EVEN);

function streamOf(first: Uint16Array, code: (coder: Coder) => void): Uint8Array {
  const encoder = new RangeEncoder(first.slice());
  code(encoder);
  return encoder.end();
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
      for (const number of some(12, tier.blockCount)) {
        const [, stream] = pairIn(blocks.block(tier.blocks + number));
        const { alphabet, firstPlace } = told(blocks, tier, number);
        const head = { count: sizeOf(number, NAMES_A_BLOCK, tier.names), firstPlace, letters, alphabet };
        const read = codeNames(chances.names(stream, alphabet), head);
        const { letters: bytes, ends, flags, bearers, titles } = read;
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
        const written = streamOf(nameChances(alphabet), (coder) => void codeNames(coder, head, given));
        expect(hex(written)).toBe(hex(stream));
      }
  });

  test('spots and ids', () => {
    for (const { tier, read } of tiers)
      for (const number of some(8, tier.blockCount)) {
        const [stream] = pairIn(blocks.block(tier.blocks + number));
        const { firstPlace: first, end } = told(blocks, tier, number);
        const spots = noSpots(tier.places);
        for (let place = first; place < end; place++) {
          const { latitude, longitude } = read.spot(place);
          spots.latitudes[place] = latitude;
          spots.longitudes[place] = longitude;
          spots.ids[place] = read.id(place);
        }
        const written = streamOf(chancesOf(SPOTS), (coder) =>
          codeSpots(coder, spots, [first, end - first], (place) => boundsOf(read.area(place))),
        );
        expect(hex(written)).toBe(hex(stream));
      }
  });

  test('areas and populations', () => {
    for (const { tier, read } of tiers)
      for (const number of some(8, Math.ceil(tier.places / STANDINGS_A_BLOCK))) {
        const streams = pairIn(blocks.block(tier.standings + number));
        const first = number * STANDINGS_A_BLOCK;
        const numbers = Array.from(
          { length: sizeOf(number, STANDINGS_A_BLOCK, tier.places) },
          (_, i) => first + i,
        );
        const areas = numbers.map((place) => read.area(place));
        const populations = numbers.map((place) => read.population(place));
        expect(Math.min(...populations)).toBeGreaterThanOrEqual(tier.floor);
        const written = [
          streamOf(chancesOf(AREAS), (coder) => void codeAreas(coder, areas.length, areas)),
          streamOf(
            chancesOf(POPULATIONS),
            (coder) => void codePopulations(coder, areas.length, tier.floor, populations),
          ),
        ];
        expect(written.map(hex)).toEqual(streams.map(hex));
      }
  });

  test('buckets of ids, in which every place is found', () => {
    const count = tiers.reduce((sum, { tier }) => sum + tier.blockCount, 0);
    const last = Math.ceil(directory.buckets / BUCKETS_A_BLOCK) - 1;
    for (const number of [0, 1, last]) {
      const block = blocks.block(directory.ids + number);
      const buckets = bucketsIn(block, sizeOf(number, BUCKETS_A_BLOCK, directory.buckets), count);
      const written = streamOf(even(BUCKET_CHANCES), (coder) => {
        for (const bucket of buckets) codeBucket(coder, count, bucket);
      });
      expect(hex(written)).toBe(hex(block));
    }
  });

  test('the file, of its blocks and what its directory says', () => {
    const written = writeFile(
      {
        ...directory,
        tiers: directory.tiers.map((tier) => writtenTier(tier, blocks)),
        common: writtenCommon(directory),
      },
      Array.from({ length: directory.offsets.length - 1 }, (_, number) => blocks.block(number)),
    );
    const file = firstTier === 0 ? coreBytes : restBytes;
    expect(Buffer.compare(written, file)).toBe(0);
  });
});

function boundsOf(area: number): Bounds {
  const region = places.regionOf(area);
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
    return { block, list: codeBounds(chances.numbers(block, BOUNDS), count) };
  });

const headsIn = ({ letters, starts, count }: Heads): Uint8Array[] =>
  Array.from({ length: count }, (_, i) => letters.slice(starts[i], starts[i + 1]));

const sectionsOf = (tier: TierDirectory, blocks: Blocks): Section[] =>
  Array.from({ length: tier.sections.heads.count }, (_, i) => blocks.section(tier.firstSection + i));

/** What the directory of its section tells of a block of names. */
function told(blocks: Blocks, tier: TierDirectory, number: number) {
  const { heads, firstPlaces } = blocks.section(tier.firstSection + Math.floor(number / BLOCKS_A_SECTION));
  const index = number % BLOCKS_A_SECTION;
  const [firstPlace = 0, end = 0] = firstPlaces.subarray(index);
  return { alphabet: alphabetOf(headsIn(heads)[index]?.[0]), firstPlace, end };
}

function writtenTier(tier: TierDirectory, blocks: Blocks) {
  const sections = sectionsOf(tier, blocks);
  return {
    ...{ floor: tier.floor, places: tier.places, names: tier.names },
    blocks: Array.from({ length: tier.blockCount }, (_, i) => blocks.block(tier.blocks + i)),
    titles: sections.flatMap(({ firstPlaces }) =>
      Array.from(firstPlaces.subarray(1), (next, i) => next - (firstPlaces[i] ?? 0)),
    ),
    heads: sections.flatMap(({ heads }) => headsIn(heads)),
  };
}

const writtenCommon = ({ common }: Directory) =>
  common && { ...common, qualifierHeads: headsIn(common.qualifierHeads) };

/** Of some regions: their titles, and the text of codes and time zones. */
const divisionBlocks = () =>
  Array.from({ length: Math.ceil(common.regions / DIVISIONS_A_BLOCK) }, (_, number) => {
    const [titles, text] = pairIn(core.blocks.block(common.divisions + number));
    return { titles, text, count: sizeOf(number, DIVISIONS_A_BLOCK, common.regions) };
  });

describe('of what both files share', () => {
  test.each([
    ['names in Latin letters', latinTable],
    ['other names', byteTable],
    ['numbers', numberTable],
  ])('chances of %s', (_, { chances, size, row }) => {
    const block = streamOf(even(CHANCES), (coder) => void codeChances(coder, size, row, chances));
    expect(readChances(block, size, row).join()).toBe(chances.join());
    // Not of nothing.
    expect(new Set(chances).size).toBeGreaterThan(10);
  });

  test('regions, areas and time zones', () => {
    const regions = Array.from({ length: common.regions }, (_, i) => places.regionCode(i));
    expect(places.divisions.countries).toEqual([...new Set(regions.map((region) => region.slice(0, 2)))]);
    const { areaRegions } = places.divisions;
    const timezones = Array.from(areaRegions, (_, area) => places.timezone(area));
    expect(timezones).not.toContain('');
    const names = [...new Set(timezones)].sort();
    const written = writeCountries({
      ...{ regions, areaRegions, timezones: names },
      areaTimezones: Uint16Array.from(timezones, (name) => names.indexOf(name)),
    });
    expect(hex(written)).toBe(hex(core.blocks.block(COUNTRIES)));
    for (const { text } of divisionBlocks()) expect(hex(writeDivisions(readDivisions(text)))).toBe(hex(text));
  });

  test('tables of a few of these', () => {
    const regions = ['AD-02', 'AD-03', 'AE-00', 'US-CA', 'US-IN', 'US-TX'];
    const block = writeCountries({
      ...{ regions, timezones: ['a', 'b'] },
      areaRegions: Uint16Array.of(0, 1, 1, 2, 3, 4, 4, 4, 5),
      areaTimezones: Uint16Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0),
    });
    // Countries with how many regions they have; from region to region of several areas, and how many more.
    expect(new TextDecoder().decode(block)).toBe('AD2 AE1 US3\n1.1 3.2');
    const divisions = writeDivisions({
      codes: ['CA', 'IN', 'TX'],
      timezones: [['America/Los_Angeles'], ['America/Chicago', 'America/Indiana/Knox'], ['America/Chicago']],
    });
    // Of each area what is not as before.
    expect(new TextDecoder().decode(divisions)).toBe(
      'CA,IN,TX\nAmerica/Los_Angeles,America/Chicago,America/Indiana/Knox\n0;1,2;1',
    );
  });

  test('bounds of regions, with empty blocks to a whole page', () => {
    const end = common.bounds + boundBlocks().length;
    for (let number = end; number < common.byteChances; number++)
      expect(core.blocks.block(number)).toHaveLength(0);
    for (const { block, list } of boundBlocks())
      expect(hex(streamOf(chancesOf(BOUNDS), (coder) => void codeBounds(coder, list.length, list)))).toBe(
        hex(block),
      );
  });

  test('titles of countries and regions', () => {
    const streams = [
      { stream: core.blocks.block(COUNTRY_TITLES), count: common.countries },
      ...divisionBlocks().map(({ titles, count }) => ({ stream: titles, count })),
    ];
    for (const { stream, count } of streams) {
      const titles = codeTitles(chances.names(stream, LATIN), letters, count);
      const written = streamOf(nameChances(LATIN), (coder) => void codeTitles(coder, letters, count, titles));
      expect(hex(written)).toBe(hex(stream));
    }
  });

  test('qualifiers', () => {
    const heads = headsIn(common.qualifierHeads);
    const alphabets = heads.map((head) => alphabetOf(head[0]));
    expect(new Set(alphabets).size).toBe(2);
    const last = Math.ceil(common.qualifiers / QUALIFIERS_A_BLOCK) - 1;
    for (const number of [0, 1, last >> 1, last]) {
      const alphabet = alphabets[number] ?? expect.unreachable();
      const block = core.blocks.block(common.firstQualifier + number);
      const count = sizeOf(number, QUALIFIERS_A_BLOCK, common.qualifiers);
      const given = codeQualifiers(chances.names(block, alphabet), count, common.regions, alphabet);
      expect(given.names).toHaveLength(count);
      const written = streamOf(
        nameChances(alphabet),
        (coder) => void codeQualifiers(coder, count, common.regions, alphabet, given),
      );
      expect(hex(written)).toBe(hex(block));
    }
  });

  test('zones of the land', () => {
    const block = core.blocks.block(common.zones);
    const zones = zonesIn(block);
    expect(hex(streamOf(even(ZONE_CHANCES), (coder) => void codeZones(coder, zones)))).toBe(hex(block));
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
        const stream = streamOf(even(ZONE_CHANCES), (coder) => void codeZones(coder, { nodes, lists }));
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
