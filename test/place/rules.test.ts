/** Who is meant by a name that several bear: the rules of the search, where they turn. */
import { describe, test } from 'vitest';
import { Shortlist } from '#dist/place/shortlist.js';
import { ZoneTree } from '#dist/place/zone-tree.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';
import { type SmallPlace, smallWorld } from './small-world.js';

const found = (world: ReturnType<typeof smallWorld>, typed: string, limit?: number): string[] =>
  world.search(typed, limit).map(({ name, id }) => `${name} ${id}`);
const detailed = (world: ReturnType<typeof smallWorld>, typed: string, limit?: number): string[] =>
  world.searchDetailed(typed, limit).map(({ name, id }) => `${name} ${id}`);

describe('a name that is whole and may be unfinished', () => {
  const world = smallWorld([
    { id: 1, name: 'Buda', population: 1000 },
    { id: 2, name: 'Budapest', population: 30_000 },
    { id: 3, name: 'Sana', population: 1000 },
    { id: 4, name: 'Sanaville', population: 30_001 },
    { id: 5, name: 'Sanatown', population: 29_000 },
    { id: 6, name: 'Lodge', population: 0 },
    { id: 7, name: 'Lodgeville', population: 1 },
  ]);

  test('means who bears it, up to thirty times as populous others', () => {
    expect(found(world, 'Buda')).toEqual(['Buda 1']);
    expect(detailed(world, 'Buda')).toEqual(['Buda 1']);
  });

  test('is on its way to one that is more populous than that, and to who stands after it', () => {
    expect(found(world, 'Sana')).toEqual(['Sanaville 4', 'Sanatown 5', 'Sana 3']);
    expect(detailed(world, 'Sana')).toEqual(['Sanaville 4', 'Sana 3', 'Sanatown 5']);
    expect(found(world, 'Sana', 1)).toEqual(['Sana 3']);
    expect(found(world, 'Sana', 2)).toEqual(['Sanaville 4', 'Sana 3']);
    expect(found(world, 'Lodge')).toEqual(['Lodgeville 7', 'Lodge 6']);
  });

  test('is neither where nobody bears it whole', () => {
    expect(found(world, 'Sanav')).toEqual(['Sanaville 4']);
    expect(found(world, 'S')).toEqual(['Sanaville 4', 'Sanatown 5', 'Sana 3']);
  });
});

describe('an own name and another’s alternate one', () => {
  const world = smallWorld([
    { id: 1, name: 'Salem', population: 1000 },
    { id: 2, name: 'Jerusalem', population: 5000, also: ['Salem'] },
    { id: 3, name: 'Roma', population: 1000 },
    { id: 4, name: 'Rome', population: 5001, also: ['Roma'] },
    { id: 5, name: 'Ljublin', population: 900 },
    { id: 6, name: 'Lublin', population: 4000, also: ['Ljubling'] },
    { id: 7, name: 'Bombay Beach', population: 700 },
    { id: 8, name: 'Mumbai', population: 9000, also: ['Bombay'] },
  ]);

  test('means the own one, unless the other is more than five times as populous', () => {
    // Of the same fit, the smaller id; a larger place that the name fits less is left out.
    expect(found(world, 'Salem')).toEqual(['Salem 1']);
    expect(detailed(world, 'Salem')).toEqual(['Salem 1', 'Jerusalem 2']);
    expect(found(world, 'Roma')).toEqual(['Rome 4', 'Roma 3']);
    expect(detailed(world, 'Roma')).toEqual(['Rome 4', 'Roma 3']);
  });

  test('that are unfinished are weighed likewise', () => {
    expect(detailed(world, 'Ljub')).toEqual(['Ljublin 5', 'Lublin 6']);
    expect(detailed(world, 'Bomb')).toEqual(['Mumbai 8', 'Bombay Beach 7']);
    expect(found(world, 'Ljub')).toEqual(['Ljublin 5']);
  });

  test('are told as what they are', () => {
    const matched = (typed: string) =>
      world.searchDetailed(typed).map(({ id, matched }) => [id, matched.name, matched.own]);
    expect(matched(' roma ')).toEqual([
      [4, 'roma', false],
      [3, 'Roma', true],
    ]);
    // What was typed in part is told whole, folded.
    expect(matched('Bomb')).toEqual([
      [8, 'bombay', false],
      [7, 'Bombay Beach', true],
    ]);
  });
});

describe('weak names, codes and transliterations,', () => {
  const world = smallWorld([
    { id: 1, name: 'Spa', population: 10 },
    { id: 2, name: 'Spartanburg', population: 9000, weak: ['SPA'] },
    { id: 3, name: 'Honolulu', population: 9000, weak: ['HNL', 'Honoruru'] },
    { id: 4, name: 'Honor', population: 10 },
    { id: 5, name: 'Alt', population: 10, also: ['Xenon'] },
    { id: 6, name: 'Neu', population: 9000, weak: ['Xenon'] },
    { id: 7, name: 'Q', population: 1, weak: ['Hnlx'] },
  ]);

  test('count where nothing better bears them', () => {
    expect(found(world, 'HNL')).toEqual(['Honolulu 3']);
    expect(found(world, 'Hnlx')).toEqual(['Q 7']);
    expect(found(world, 'Spa')).not.toContain('Honolulu 3');
    expect(detailed(world, 'Xenon')).toEqual(['Alt 5']);
  });

  test('stand before longer names, and after these where they are unfinished', () => {
    expect(detailed(world, 'Honoru')).toEqual(['Honolulu 3']);
    expect(detailed(world, 'Honor')).toEqual(['Honor 4']);
  });
});

describe('a part of an own name', () => {
  const world = smallWorld([
    { id: 1, name: 'Frankfurt am Main', population: 7000, parts: ['Frankfurt'] },
    { id: 2, name: 'Frankfurt', population: 1300 },
    { id: 3, name: 'Ort', population: 9000, also: ['Frankfurt'] },
  ]);

  test('counts as own, and is told as another name', () => {
    const places = world.searchDetailed('frankfurt');
    expect(places.map(({ id, matched }) => [id, matched.name, matched.own])).toEqual([
      [1, 'frankfurt', false],
      [3, 'frankfurt', false],
      [2, 'Frankfurt', true],
    ]);
  });
});

describe('among many', () => {
  const places: SmallPlace[] = Array.from({ length: 300 }, (_, i) => ({
    id: 1000 - i,
    name: `Vila ${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + ((i * 7) % 26))}`,
    population: 50 * Math.floor(i / 3),
    region: i % 2 === 0 ? 'XA-01' : 'XB-02',
  }));
  const world = smallWorld(
    places,
    [['Bland', 'XB']],
    [
      [10_000, 5000, 1000],
      [100, 0],
    ],
  );
  const sorted = (list: SmallPlace[]) =>
    list.toSorted((a, b) => b.population - a.population || a.id - b.id).map(({ id }) => id);

  test.each([1, 2, 3, 7, 20, 64, 299, 300, 1000])(
    'the most populous %i stand first, of equals the smaller id',
    (limit) => {
      expect(world.search('Vila', limit).map(({ id }) => id)).toEqual(sorted(places).slice(0, limit));
      const others = places.filter(({ region }) => region === 'XB-02');
      expect(world.search('Vila, Bland', limit).map(({ id }) => id)).toEqual(sorted(others).slice(0, limit));
      expect(world.search('Bland', limit).map(({ id }) => id)).toEqual(sorted(others).slice(0, limit));
    },
  );

  test('twenty stand where nothing else is asked for, and none where none is', () => {
    expect(world.search('Vila')).toHaveLength(20);
    expect(world.searchDetailed('Vila')).toHaveLength(20);
    expect(world.search('Vila', 0)).toEqual([]);
    expect(world.search('Vila', -1)).toEqual([]);
  });

  test('each is had by its id, with its name and its numbers', () => {
    for (const [i, { id, name, population, region = '' }] of places.entries())
      expect(world.byId(id)).toEqual({
        ...{ id, name, population, latitude: i, longitude: 2 * i, timezone: 'Etc/UTC' },
        ...{ country_code: region.slice(0, 2), admin1_code: region },
      });
    expect(world.byId(700)).toBeUndefined();
    expect(world.byId(1001)).toBeUndefined();
    expect([world.count, world.sourceDate]).toEqual([300, '2020-01-01']);
  });
});

describe('regions', () => {
  const world = smallWorld(
    [
      { id: 1, name: 'Paris', population: 9000, region: 'XA-01' },
      { id: 2, name: 'Paris', population: 500, region: 'XB-01' },
      { id: 3, name: 'Paris', population: 600, region: 'XB-02' },
      { id: 4, name: 'Texas', population: 100, region: 'XC-01' },
      { id: 5, name: 'New Paris', population: 50, region: 'XB-02' },
      { id: 6, name: 'Port', population: 400, region: 'XD-00' },
      { id: 7, name: 'Harbor', population: 2000, region: 'XD-00' },
      { id: 8, name: 'Xb', population: 20, region: 'XA-01' },
    ],
    [
      ['Beland', 'XB'],
      ['XB', 'XB'],
      ['Texas', 'XB-02'],
      ['Old South Beland', 'XB-01'],
      ['The Very Old South Beland', 'XB-01'],
      ['In The Very Old South Beland', 'XB-01'],
      ['Fiji', 'XD'],
      ['Fij', 'XC'],
      ['Portugal', 'XD'],
      ['CA', 'XA'],
      ['CA', 'XB-02'],
      ['Aland', 'XA'],
    ],
  );

  test('after a comma hold the places looked for', () => {
    expect(found(world, 'Paris')).toEqual(['Paris 1', 'Paris 3', 'Paris 2']);
    expect(found(world, 'Paris, Beland')).toEqual(['Paris 3', 'Paris 2']);
    expect(found(world, 'Paris, Texas')).toEqual(['Paris 3']);
    expect(found(world, 'Paris, Texas, Beland')).toEqual(['Paris 3']);
    expect(found(world, 'Paris, Texas, Aland')).toEqual([]);
    expect(found(world, 'Paris; XB')).toEqual(['Paris 3', 'Paris 2']);
    expect(found(world, 'Paris, CA')).toEqual(['Paris 1', 'Paris 3']);
  });

  test('that nobody knows are passed over where another is known', () => {
    expect(found(world, 'Paris, Some County, Texas')).toEqual(['Paris 3']);
    expect(found(world, 'Paris, Some County')).toEqual([]);
  });

  test('may be unfinished, where nothing is called so as it stands', () => {
    expect(found(world, 'Paris, Tex')).toEqual(['Paris 3']);
    expect(found(world, 'Paris, Bel')).toEqual(['Paris 3', 'Paris 2']);
    // Fij is a country of its own, which has no Port; Fiji is what it may be on its way to.
    expect(found(world, 'Port, Fij')).toEqual(['Port 6']);
  });

  test('may follow without a comma, in up to five words', () => {
    expect(found(world, 'Paris Texas')).toEqual(['Paris 3']);
    expect(found(world, 'Paris Texas Beland')).toEqual(['Paris 3']);
    expect(found(world, 'Paris Old South Beland')).toEqual(['Paris 2']);
    expect(found(world, 'New Paris Texas')).toEqual(['New Paris 5']);
    expect(found(world, 'Paris Texas Old South Beland XB')).toEqual([]);
    expect(found(world, 'Paris Texas Nowhere')).toEqual([]);
    expect(found(world, 'Paris Texas, Beland')).toEqual(['Paris 3']);
    expect(found(world, 'Paris Beland Old South Beland')).toEqual(['Paris 2']);
    expect(found(world, 'Paris The Very Old South Beland')).toEqual(['Paris 2']);
    expect(found(world, 'Paris In The Very Old South Beland')).toEqual([]);
  });

  test('stand for their places where nobody bears the name, those of a country first', () => {
    expect(found(world, 'Fiji')).toEqual(['Harbor 7', 'Port 6']);
    expect(detailed(world, 'Fiji', 1)).toEqual(['Harbor 7']);
    expect(found(world, 'Beland')).toEqual(['Paris 3', 'Paris 2', 'New Paris 5']);
    // Before the longer names: nobody is called Portuga, but Portugal is a country.
    expect(found(world, 'Portugal')).toEqual(['Harbor 7', 'Port 6']);
    // A place is called so.
    expect(found(world, 'Texas')).toEqual(['Texas 4']);
    expect(found(world, 'Old South Beland')).toEqual(['Paris 2']);
    // Codes are not names.
    expect(found(world, 'XB')).toEqual(['Xb 8']);
    expect(found(world, 'CA')).toEqual([]);
    expect(found(world, 'Fij')).toEqual([]);
    expect(world.searchDetailed('Fiji')[0]?.matched).toEqual({ name: 'Fiji', own: false });
  });

  test('have names, and countries too', () => {
    expect(world.searchDetailed('Texas')[0]).toMatchObject({
      country: 'Country XC',
      admin1_name: 'Region 01',
    });
    expect(world.searchDetailed('Port')[0]).toMatchObject({ country: 'Country XD', admin1_name: null });
  });
});

describe('a slip', () => {
  const world = smallWorld(
    [
      { id: 1, name: 'Budapest', population: 9000 },
      { id: 2, name: 'Bucapest', population: 100, region: 'XB-01' },
      { id: 3, name: 'Rio', population: 9000 },
      { id: 4, name: 'Weakly', population: 10, weak: ['Budapert'] },
    ],
    [['Beland', 'XB']],
  );

  test('is mended where nobody bears the name', () => {
    expect(found(world, 'Budapset')).toEqual(['Budapest 1']);
    expect(found(world, 'Buapest')).toEqual(['Budapest 1', 'Bucapest 2']);
    expect(found(world, 'Buapest', 1)).toEqual(['Budapest 1']);
    expect(found(world, 'Buapest, Beland')).toEqual(['Bucapest 2']);
    expect(found(world, 'Bucapest, XA')).toEqual([]);
  });

  test('is not looked for in short names, nor taken for a weak one', () => {
    expect(found(world, 'Rii')).toEqual([]);
    expect(found(world, 'Budaperx')).toEqual([]);
  });
});

test('a shortlist has the best of whatever it is offered, each once', () => {
  const offers = fc.array(fc.nat({ max: 30 }), { maxLength: 60 });
  const populations = fc.array(fc.nat({ max: 8 }), { minLength: 31, maxLength: 31 });
  fc.assert(
    fc.property(offers, populations, fc.integer({ min: 1, max: 8 }), (offers, populations, limit) => {
      const populationOf = (place: number) => populations[place] ?? 0;
      const idOf = (place: number) => (place * 7) % 31;
      const shortlist = new Shortlist({ populationOf, idOf }, limit);
      for (const place of offers) shortlist.offer(place);
      const best = [...new Set(offers)]
        .sort((a, b) => populationOf(b) - populationOf(a) || idOf(a) - idOf(b))
        .slice(0, limit);
      expect(shortlist.places).toEqual(best);
      expect(shortlist.isFull).toBe(best.length === limit);
    }),
  );
});

test('a tree of zones has a cell for every point, its southern and western edges its own', () => {
  // The globe in quarters: south-west in quarters again, the others whole.
  const nodes = Uint16Array.of(0, 0, 1, 2, 3, 4, 5, 1, 6);
  const lists = ['', 'A', 'B', 'C,D', 'E', 'F'];
  const tree = new ZoneTree({ nodes, lists });
  const cells: [latitude: number, longitude: number, zones: string[]][] = [
    [-90, -180, []],
    [-46, -91, []],
    [-90, -90, ['A']],
    [-46, -1, ['A']],
    [-45, -180, ['B']],
    [-1, -91, ['B']],
    [-45, -90, ['C', 'D']],
    [-1, -1, ['C', 'D']],
    [-90, 0, ['E']],
    [-0.1, 179.9, ['E']],
    [0, -180, []],
    [90, -0.1, []],
    [0, 0, ['F']],
    [90, 179.9, ['F']],
  ];
  for (const [latitude, longitude, zones] of cells)
    expect(tree.zonesAt(latitude, longitude), `${latitude} ${longitude}`).toEqual(zones);
});
