import { describe, test } from 'vitest';
import { fold } from '#dist/place/fold.js';
import { PlaceIndex } from '#dist/place/index.js';
import { expect } from '../expect.js';
import fc, { runs } from '../fast-check.js';
import { expectSame } from '../same.js';
import { all, corrections, type GeoNamesRow, geoNames, namesOf, placesFile } from './files.js';

const rows = geoNames();
const anyName = (row: GeoNamesRow, n: number): string => {
  const names = namesOf(row);
  return names[n % names.length] ?? row.name;
};
const anyRow = fc.nat({ max: rows.length - 1 }).map((i) => rows[i] ?? expect.unreachable());
const core = PlaceIndex.from(placesFile('places-core.bin'));

const idsOf = (places: readonly { id: number }[]): number[] => places.map((place) => place.id);

describe('a place', () => {
  test('is what GeoNames has, for every place, but for the listed corrections', () => {
    const corrected = new Map(corrections().map((correction) => [correction.id, correction]));
    expect(corrected.size).toBeGreaterThan(200);
    for (const row of rows) {
      const place = all.byId(row.id);
      const { id, name, latitude, longitude, population } = row;
      const inGeoNames = { region: `${row.country}-${row.admin1 || '00'}`, timezone: row.timezone };
      const { region, timezone } = corrected.get(id) ?? inGeoNames;
      const same =
        place?.id === id &&
        place.name === name &&
        place.latitude === latitude &&
        place.longitude === longitude &&
        place.country_code === region.slice(0, 2) &&
        place.admin1_code === region &&
        place.population === population &&
        place.timezone === timezone;
      if (!same) expect(place).toEqual(row);
    }
  });

  test('has the fields of the contract, in its order, and goes through JSON', () => {
    // GeoNames, download.geonames.org/export/dump/cities500.zip of 2023-03
    const budapest = {
      id: 3054643,
      name: 'Budapest',
      longitude: 19.04045,
      latitude: 47.49835,
      country_code: 'HU',
      admin1_code: 'HU-05',
      population: 1741041,
      timezone: 'Europe/Budapest',
    };
    expect(JSON.stringify(all.byId(3054643))).toBe(JSON.stringify(budapest));
  });

  test.each([
    0,
    -1,
    1,
    1.5,
    3054643.5,
    2 ** 32 + 3054643,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER,
  ])('of id %d there is none', (id) => {
    expect(all.byId(id)).toBeUndefined();
  });

  test('is the same in both tiers', () => {
    for (const { id, population } of rows) if (population >= 15_000) expectSame(core.byId(id), all.byId(id));
  });

  test('below 15,000 inhabitants is not in the core', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        expect(core.byId(row.id) !== undefined).toBe(row.population >= 15_000);
      }),
    );
  });
});

describe('a search', () => {
  test('finds every place by its own name', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        fc.pre(!row.name.includes(','));
        expect(idsOf(all.search(row.name, 1e6))).toContain(row.id);
      }),
      { numRuns: runs(250) },
    );
  });

  test('finds a place by any of its names, unless the name is better borne by others', () => {
    fc.assert(
      fc.property(anyRow, fc.nat(), (row, n) => {
        const name = anyName(row, n);
        fc.pre(fold(name) !== '' && !/[,;،、，；]|:\/\//.test(name));
        const found = idsOf(all.search(name, 1e6));
        expect(found.length).toBeGreaterThan(0);
        expect(idsOf(all.searchDetailed(name, 1e6))).toEqual(expect.arrayContaining(found));
        // GeoNames' main and ASCII names are never left out for others.
        if (namesOf(row).indexOf(name) < 2) expect(found).toContain(row.id);
      }),
      { numRuns: runs(125) },
    );
  });

  test('finds a place within its region and country', () => {
    const regions = new Map(corrections().map(({ id, region }) => [id, region]));
    fc.assert(
      fc.property(anyRow, (row) => {
        fc.pre(!row.name.includes(','));
        const country = regions.get(row.id)?.slice(0, 2) ?? row.country;
        expect(idsOf(all.search(`${row.name}, ${country}`, 1e6))).toContain(row.id);
      }),
      { numRuns: runs(75) },
    );
  });

  test('stands in order of population, then of id; no place twice; at most as many as asked for', () => {
    const typed = fc
      .tuple(
        anyRow,
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('', ', US', ', Germany', ', C'),
      )
      .map(([row, n, length, qualifier]) => anyName(row, n).slice(0, length) + qualifier);
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 50 }), (typed, limit) => {
        const found = all.search(typed, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(idsOf(found)).size).toBe(found.length);
        const ordered = found.toSorted((a, b) => b.population - a.population || a.id - b.id);
        expect(found).toEqual(ordered);
        for (const place of found) expect(all.byId(place.id)).toEqual(place);
      }),
      { numRuns: runs(125) },
    );
  });

  test('does not mind how a name is written', () => {
    fc.assert(
      fc.property(anyRow, ({ name }) => {
        fc.pre(!/[,;]/.test(name));
        const found = all.search(name);
        expect(all.search(name.toUpperCase())).toEqual(found);
        expect(all.search(name.normalize('NFD'))).toEqual(found);
        expect(all.search(` ${name.replaceAll(' ', '  ')} `)).toEqual(found);
      }),
      { numRuns: runs(75) },
    );
  });

  test('takes anything for a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        expect(Array.isArray(all.search(typed))).toBe(true);
      }),
      { numRuns: runs(250) },
    );
  });

  test('lists 20 places where nothing else is asked for', () => {
    expect(all.search('San José')).toHaveLength(20);
    expect(all.search('San José', 5)).toEqual(all.search('San José').slice(0, 5));
    expect(all.search('San José', 0)).toEqual([]);
  });

  test.each([
    '',
    ' ',
    ',',
    ', ,',
    '...',
    '🌍',
    'Xyzzyqux',
    'Paris, Xyzzyqux',
    'Paris, Japan',
    'Xyzzyqux, France',
  ])('for %j finds nothing', (typed) => {
    expect(all.search(typed)).toEqual([]);
  });

  // What grew with the square of the length would come to the limit of every test.
  test.each(['a', 'é', '-', ',', 'a,', 'us,', 'a ', 'us ', '東', ' , '])(
    'of 100,000 characters like %j comes to an end, with few places or none',
    (unit) => {
      expect(all.search(unit.repeat(100_000 / unit.length)).length).toBeLessThanOrEqual(20);
    },
  );

  test('leaves web addresses out', () => {
    expect(all.search('https')).toEqual(core.search('https'));
    expect(all.search('https://en.wikipedia.org/wiki/Rakops')).toEqual([]);
  });
});

describe('the best matches', () => {
  const first = (typed: string): string => all.search(typed)[0]?.name ?? 'nothing';

  test('are places of the whole name, though longer names belong to larger places', () => {
    expect(first('Bath')).toBe('Bath'); // not Bathinda
    expect(first('Como')).toBe('Como'); // not Comodoro Rivadavia
    expect(all.search('Bath').every((place) => place.name !== 'Bathinda')).toBe(true);
  });

  test('include longer names of overwhelmingly larger places, as the name may be unfinished', () => {
    const found = all.search('san').map((place) => place.name);
    expect(found[0]).toBe('Santiago');
    expect(found).toContain('San');
  });

  test('are not airport codes and transliterations where a place is called so', () => {
    expect(first('Spa')).toBe('Spa'); // SPA is Spartanburg's airport
    expect(first('Manhattan')).toBe('Manhattan'); // and the transliteration of a Japanese name of New York
    expect(first('HNL')).toBe('Honolulu');
  });

  test('are not large places that once had the name, where one of some size has it now', () => {
    expect(first('Zaragoza')).toBe('Zaragoza'); // once Tijuana's
    expect(first('Islamabad')).toBe('Islamabad'); // once Chittagong's
    expect(first('Madras')).toBe('Chennai'); // Madras in Oregon has 6,662
  });
});

describe('a name that is one place’s own and another’s alternate one', () => {
  test.each([
    ['Salem', 'Salem', 'Jerusalem'],
    ['Bethlehem', 'Bethlehem', 'Carmel'],
    ['Braunau', 'Braunau am Inn', 'Broumov'],
  ])('%s leads to %s, not %s', (typed, expected, other) => {
    const names = all.search(typed).map((place) => place.name);
    expect(names[0]).toBe(expected);
    expect(names).not.toContain(other);
  });

  test('the other stands further down where the fit decides the order', () => {
    const names = all.searchDetailed('Salem').map((place) => place.name);
    expect(names[0]).toBe('Salem');
    expect(names).toContain('Jerusalem');
  });

  test('is the other’s where that is five times as populous', () => {
    expect(all.search('Roma')[0]?.name).toBe('Rome'); // not Roma, Texas
    expect(all.search('Odessa')[0]?.name).toBe('Odesa'); // not Odessa, Texas
  });
});

describe('where nobody bears the name', () => {
  // GeoNames ids of Budapest, London, Saint Petersburg, Thessaloniki
  test.each([
    ['Lodnon', 2643743],
    ['Budapset', 3054643],
    ['Budpest', 3054643],
    ['Budapestt', 3054643],
    ['Budapezt', 3054643],
    ['Budapset, Hungary', 3054643],
    ['Будапешд', 3054643],
  ])('%s is taken for one letter off', (typed, id) => {
    expect(all.search(typed)[0]?.id).toBe(id);
  });

  test('a slip is not looked for where somebody bears the name elsewhere', () => {
    expect(all.search('Paris, Japan')).toEqual([]);
  });

  test.each([
    ['Fiji', 'FJ'],
    ['Nauru', 'NR'],
    ['Tuvalu', 'TV'],
    ['Niue', 'NU'],
    ['Wallis and Futuna', 'WF'],
  ])('the country of %s stands for its places', (typed, country) => {
    const found = all.search(typed);
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) expect(place.country_code).toBe(country);
  });

  test('an island stands for its villages', () => {
    expect(all.search('Kiritimati').map((place) => place.timezone)).toEqual(
      Array.from({ length: 3 }, () => 'Pacific/Kiritimati'),
    );
  });
});

describe('details', () => {
  test('name the country, the division and the name that was found', () => {
    const details = ({ id, country, admin1_name, matched }: (typeof found)[number]) => ({
      id,
      country,
      admin1_name,
      matched,
    });
    const found = all.searchDetailed('Cologne, Germany');
    // GeoNames, admin1CodesASCII.txt; CLDR 48, en/territories.json
    const köln = { id: 2886242, country: 'Germany', admin1_name: 'North Rhine-Westphalia' };
    expect(found.map(details)[0]).toEqual({ ...köln, matched: { name: 'Cologne', own: false } });
    const own = { ...köln, matched: { name: 'Köln', own: true } };
    expect(all.searchDetailed('koeln').map(details)[0]).toEqual(own);
    expect(all.searchDetailed('Salem, Oregon')[0]?.admin1_name).toBe('Oregon');
    expect(all.searchDetailed('Hong Kong')[0]?.country).toBe('Hong Kong');
    expect(all.searchDetailed('Kingston, Norfolk Island')[0]?.admin1_name).toBeNull();
  });

  test('are of the places that are found without, in an order of fit', () => {
    fc.assert(
      fc.property(anyRow, fc.nat(), fc.integer({ min: 1, max: 12 }), (row, n, length) => {
        const typed = anyName(row, n).slice(0, length);
        const detailed = all.searchDetailed(typed);
        const plain = all.search(typed);
        expect(idsOf(detailed)).toEqual(expect.arrayContaining(idsOf(plain)));
        expect(detailed.length === 0).toBe(plain.length === 0);
        for (const { country, admin1_name, matched, ...place } of detailed) {
          expect(place).toEqual(all.byId(place.id));
          expect(country).not.toBe('');
          expect(admin1_name).not.toBe('');
          expect(matched.name).not.toBe('');
          if (matched.own) expect(matched.name).toBe(place.name);
        }
      }),
      { numRuns: runs(75) },
    );
  });
});

describe('after a comma', () => {
  const regions = (typed: string): string[] => [
    ...new Set(all.search(typed).map((place) => place.admin1_code)),
  ];

  test('a code means every region and country that has it', () => {
    expect(regions('London, CA')).toEqual(['CA-08', 'US-CA']);
  });

  test.each([
    ['Berlin, Deutschland', 'DE'],
    ['Berlin, Allemagne', 'DE'],
    ['Berlin, Németország', 'DE'],
    ['Berlin, Германия', 'DE'],
    ['Berlin, 德国', 'DE'],
    ['Berlin, ドイツ', 'DE'],
    ['Berlin, ألمانيا', 'DE'],
    ['Roma, Włochy', 'IT'],
    ['Boston, USA', 'US'],
    ['Boston, U.S.', 'US'],
    ['Boston, U.S.A.', 'US'],
    ['Boston, United States of America', 'US'],
    ['Boston, UK', 'GB'],
    ['Boston, Great Britain', 'GB'],
    ['Amsterdam, Holland', 'NL'],
    ['Seoul, Korea', 'KR'],
    ['Abidjan, Ivory Coast', 'CI'],
    ['Brno, Czech Republic', 'CZ'],
    ['Ankara, Turkey', 'TR'],
    ['Yangon, Burma', 'MM'],
  ])('%s', (typed, country) => {
    const found = all.search(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((place) => place.country_code))).toEqual(new Set([country]));
  });

  test.each([
    ['Springfield, IL', ['US-IL']],
    ['Springfield, US-IL', ['US-IL']],
    ['Springfield, illinois', ['US-IL']],
    ['Springfield, Illinois, United States', ['US-IL']],
    ['Springfield, Sangamon County, Illinois', ['US-IL']],
    ['Springfield，Illinois', ['US-IL']],
    ['Toronto, ON, Canada', ['CA-08']],
    ['Perth, W.A.', ['AU-08']],
    ['Firenze, Toscana', ['IT-16']],
    ['Sevilla, Andalucía', ['ES-51']],
    ['Heves, Heves', ['HU-11']], // GeoNames: Heves County
  ])('%s', (typed, expected) => {
    expect(regions(typed)).toEqual(expected);
  });

  test('a qualifier may be unfinished, if it is none as it stands', () => {
    expect(regions('Paris, Tex')).toEqual(['US-TX']);
    expect(regions('Paris, Ger')).toEqual([]);
  });

  test('territories are found under their state', () => {
    expect(all.search('San Juan, USA')[0]?.country_code).toBe('PR');
    expect(all.search('Hong Kong, China')[0]?.country_code).toBe('HK');
  });
});
