import { type Composite, createEngine, type PairRequest } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { type Person, people } from '../corpus/people.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const davison = { compositeMethod: 'davison' } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (((angle * 180) / Math.PI) % 360) + (angle < 0 ? 360 : 0);
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
const longitude = (planets: Composite['planets'], id: number): number =>
  Number(planets.find(({ planetId }) => planetId === id)?.longitude);

function receiptOf<M extends 'midpoint' | 'davison'>(
  { calculation }: Composite,
  method: M,
): Extract<Composite['calculation'], { method: M }> {
  expect(calculation.method).toBe(method);
  return calculation as Extract<Composite['calculation'], { method: M }>;
}

const two = (first: Omit<Person, 'calendar'>, second: Omit<Person, 'calendar'>): PairRequest => ({
  name_1: first.name,
  date_1: first.date,
  time_1: first.time,
  place_1: first.place,
  name_2: second.name,
  date_2: second.date,
  time_2: second.time,
  place_2: second.place,
  lang: 'en',
});

const sanDiego = {
  name: 'San Diego',
  latitude: 32 + 43 / 60,
  longitude: -(117 + 9 / 60),
  timezone: 'America/Los_Angeles',
};
/** The pair of immanuel-python's tests/test_midpoint.py, which holds astro.com's midpoint composite of it. */
const printedPair: PairRequest = {
  name_1: 'One',
  date_1: '2000-01-01',
  time_1: '10:00',
  place_1: sanDiego,
  name_2: 'Other',
  date_2: '2025-06-21',
  time_2: '00:00',
  place_2: sanDiego,
  lang: 'en',
};
const harry = { name: 'London', latitude: 51.5, longitude: -0.17, timezone: 'Europe/London' };
const meghan = { name: 'Los Angeles', latitude: 34.05, longitude: -118.24, timezone: 'America/Los_Angeles' };
const sussex: PairRequest = {
  name_1: 'Harry',
  date_1: '1984-09-15',
  time_1: '16:20',
  place_1: harry,
  name_2: 'Meghan',
  date_2: '1981-08-04',
  time_2: '04:46',
  place_2: meghan,
  lang: 'en',
};

test.each(['midpoint', 'davison'] as const)('%s: complete, in order', (compositeMethod) => {
  const told = engine.composite(sussex, { compositeMethod });
  expect(schemas.compositeResponse.parse(told)).toEqual(told);
  expect(told.method).toBe(compositeMethod);
  expect(Object.keys(told)).toEqual([
    'profile1',
    'profile2',
    'method',
    'intro',
    'planets',
    'houses',
    'aspects',
    'elements',
    'chart',
    'notices',
    'calculation1',
    'calculation2',
    'calculation',
  ]);
  expect(told.notices).toEqual([]);
  for (const name of ['Harry', 'Meghan']) expect(told.intro).toContain(name);
});

describe('midpoint', () => {
  test('as astro.com prints it', () => {
    /** Planet id, sign, degrees, minutes, seconds; speed in degrees, minutes and seconds a day (Neptune’s differs). */
    const printed: readonly (readonly [number, number, number, number, number, number?, number?, number?])[] =
      [
        [0, 0, 5, 23, 50, 0, 59, 13],
        [1, 10, 9, 42, 33, 13, 15, 20],
        [2, 6, 12, 12, 13, 1, 33, 6],
        [3, 10, 23, 42, 11, 1, 8, 8],
        [4, 8, 0, 11, 5, 0, 40, 14],
        [5, 1, 28, 55, 54, 0, 8, 6],
        [6, 0, 20, 57, 45, 0, 0, 30],
        [7, 0, 7, 1, 20, 0, 3, 4],
        [8, 11, 2, 39, 48],
        [9, 9, 7, 23, 57, 0, 0, 29],
        [12, 1, 28, 4, 5, 0, -3, -45],
        [13, 11, 9, 54, 57],
      ];
    const { planets } = engine.composite({ ...printedPair, planets: printed.map(([id]) => id) });
    // Whole seconds are printed.
    const second = 1 / 3600;
    for (const [index, [id, sign, d, m, s, ...speed]] of printed.entries()) {
      expect(planets[index]?.planetId).toBe(id);
      const printedLongitude = sign * 30 + d + m / 60 + s / 3600;
      expect(apart(Number(planets[index]?.longitude), printedLongitude)).toBeLessThan(second);
      if (speed.length === 0) continue;
      const [whole = 0, minutes = 0, seconds = 0] = speed;
      const printedSpeed = whole + minutes / 60 + seconds / 3600;
      expect(Math.abs(Number(planets[index]?.speeds) - printedSpeed)).toBeLessThan(second);
    }
    // Its node and Part of Fortune stand on the ecliptic, so their declinations are ours too.
    for (const [id, printedDeclination] of [
      [12, 19 + 43 / 60 + 43 / 3600],
      [13, -(7 + 51 / 60 + 2 / 3600)],
    ] as const) {
      const planet = planets.find(({ planetId }) => planetId === id);
      expect(Math.abs(Number(planet?.declination) - printedDeclination)).toBeLessThan(second);
    }
  });

  test('houses belong to the midpoint Midheaven at the mean latitude', () => {
    const told = engine.composite(sussex);
    const receipt = receiptOf(told, 'midpoint');
    const natal = engine.synastry(sussex);
    const [his, hers] = [longitude(natal.planets1, 16), longitude(natal.planets2, 16)];
    expect(apart(longitude(told.planets, 16), his)).toBeCloseTo(apart(his, hers) / 2, 6);
    expect(apart(longitude(told.planets, 16), hers)).toBeCloseTo(apart(his, hers) / 2, 6);
    expect(receipt.latitude).toBeCloseTo((51.5 + 34.05) / 2, 10);

    // Meeus, Astronomical Algorithms, 13 and 14: where meridian and horizon cut the ecliptic.
    const [armc, tilt, latitude] = [receipt.armc ?? Number.NaN, receipt.obliquity, receipt.latitude].map(
      radians,
    ) as [number, number, number];
    const midheaven = degrees(Math.atan2(Math.sin(armc), Math.cos(armc) * Math.cos(tilt)));
    const ascendant = degrees(
      Math.atan2(Math.cos(armc), -(Math.sin(armc) * Math.cos(tilt) + Math.tan(latitude) * Math.sin(tilt))),
    );
    expect(apart(longitude(told.planets, 16), midheaven)).toBeLessThan(2e-7);
    expect(apart(longitude(told.planets, 15), ascendant)).toBeLessThan(2e-7);
    expect(told.houses[0]?.longitude).toBe(told.planets.find(({ planetId }) => planetId === 15)?.longitude);
    expect(told.houses[9]?.longitude).toBe(told.planets.find(({ planetId }) => planetId === 16)?.longitude);
  });

  test('latitudes and speeds are means; the declination is that of the point', () => {
    const told = engine.composite(sussex);
    const natal = engine.synastry(sussex);
    const { obliquity } = receiptOf(told, 'midpoint');
    for (const [index, planet] of told.planets.entries()) {
      const [his, hers] = [natal.planets1[index], natal.planets2[index]];
      expect(planet.planetId).toBe(his?.planetId);
      expect(Number(planet.latitude)).toBeCloseTo((Number(his?.latitude) + Number(hers?.latitude)) / 2, 6);
      expect(Number(planet.speeds)).toBeCloseTo((Number(his?.speeds) + Number(hers?.speeds)) / 2, 6);
      const [l, b, e] = [Number(planet.longitude), Number(planet.latitude), obliquity].map(radians) as [
        number,
        number,
        number,
      ];
      const sine = Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l);
      expect(Math.sin(radians(Number(planet.declination)))).toBeCloseTo(sine, 8);
    }
  });

  test('whole-sign and equal houses keep Ascendant and Midheaven as points', () => {
    const placidus = engine.composite(sussex);
    for (const system of ['W', 'A'] as const) {
      const { planets, houses, calculation } = engine.composite({ ...sussex, system });
      for (const id of [15, 16]) expect(longitude(planets, id)).toBe(longitude(placidus.planets, id));
      expect(calculation.houseSystemUsed).toBe(system);
      const first = Number(houses[0]?.longitude);
      expect(first).toBe(
        system === 'W' ? 30 * Math.floor(longitude(planets, 15) / 30) : longitude(planets, 15),
      );
      for (const [index, house] of houses.entries())
        expect(apart(Number(house.longitude), first + 30 * index)).toBeLessThan(2e-7);
    }
  });

  test('sidereal: midpoints of the sidereal longitudes, whole signs of the sidereal zodiac', () => {
    const options = { ayanamsa: 'lahiri' } as const;
    const told = engine.composite({ ...sussex, system: 'W' }, options);
    const natal = engine.synastry({ ...sussex, system: 'W' }, options);
    for (const id of [0, 1, 5, 16]) {
      const [his, hers] = [longitude(natal.planets1, id), longitude(natal.planets2, id)];
      expect(apart(longitude(told.planets, id), his)).toBeCloseTo(apart(his, hers) / 2, 6);
    }
    const cusps = told.houses.map((house) => Number(house.longitude));
    expect(cusps[0]).toBe(30 * Math.floor(longitude(told.planets, 15) / 30));
    for (const cusp of cusps) expect(cusp % 30).toBe(0);
    expect(told.calculation).toMatchObject({ zodiac: 'sidereal', ayanamsa: 'lahiri' });
  });

  test('beyond the polar circle: the latitude stands, Porphyry says so', () => {
    const north = (name: string, longitude: number) => ({ name, latitude: 78, longitude, timezone: 'UTC' });
    const pair = { ...sussex, place_1: north('there', 20), place_2: north('yonder', -60) };
    const told = engine.composite(pair);
    expect(told.calculation).toMatchObject({ latitude: 78, houseSystem: 'P', houseSystemUsed: 'O' });
    expect(told.notices).toMatchObject([
      {
        code: 'house_system_replaced',
        message: expect.stringMatching(
          /^the composite: the house system placidus has no solution at latitude 78;/,
        ),
      },
    ]);
    // Whose births lie beyond it need not meet there.
    const between = engine.composite({ ...pair, place_2: { ...north('south', -60), latitude: -34 } });
    expect(between.notices).toEqual([]);
    expect(between.calculation).toMatchObject({ latitude: 22, houseSystemUsed: 'P' });
    expect(between.calculation1.houseSystemUsed).toBe('O');
  });

  test('texts on houses and aspects, none on signs', () => {
    const { planets, houses, aspects } = engine.composite(sussex);
    const venus = planets.find(({ planetId }) => planetId === 3);
    expect(venus?.housetext?.length).toBeGreaterThan(200);
    expect(planets.find(({ planetId }) => planetId === 10)?.housetext).toBe(null);
    for (const { text, collectText } of planets) expect([text, collectText]).toEqual([null, true]);
    for (const { text } of houses) expect(text).toBe(null);
    for (const { text, collectText } of aspects) expect(collectText).toBe(text !== null);
    const silent = engine.composite({ ...sussex, collect_text: false });
    expect(silent.intro).toBe(null);
    for (const { housetext, collectText } of silent.planets)
      expect([housetext, collectText]).toEqual([null, false]);
  });

  test('a body that one of the two lacks is left out, and said to be', () => {
    const told = engine.composite({ ...sussex, date_1: '1500-06-01' });
    expect(told.planets.some(({ planetId }) => planetId === 10)).toBe(false);
    expect(told.notices.map(({ code, message }) => [code, message.split(':')[0]])).toEqual([
      ['local_mean_time', 'Harry'],
      ['moshier_ephemeris', 'Harry'],
      ['body_unavailable', 'Harry'],
    ]);
  });
});

describe('davison', () => {
  test('half way in time, as printed', () => {
    // archiedunlop.com, 2020-03-27, "The Astrology of the Collective": 24 February 1983, 1.33 pm GMT, in the western
    // Atlantic; Moon in Cancer, Jupiter conjunct Uranus. His places are means of coordinates, so its angles are not.
    const told = engine.composite(sussex, davison);
    const receipt = receiptOf(told, 'davison');
    expect(receipt.utDate).toEqual({ date: '1983-02-24 13:33:00.000000', timezone_type: 3, timezone: 'UTC' });
    expect(told.planets[1]?.signId).toBe(3);
    expect(told.aspects).toContainEqual(expect.objectContaining({ planet1Id: 5, planet2Id: 7, aspectId: 0 }));
  });

  test('is the natal chart of its moment and place', () => {
    for (const system of ['P', 'W', 'K'] as const) {
      const told = engine.composite({ ...sussex, system }, davison);
      const { utDate, latitude, longitude: east } = receiptOf(told, 'davison');
      const [date = '', time = ''] = utDate.date.split(' ');
      const natal = engine.natal({
        name: 'D',
        date,
        time: time.slice(0, 8),
        place: { name: 'half way', latitude, longitude: east, timezone: 'UTC' },
        lang: 'en',
        system,
        collect_text: false,
      });
      const bare = engine.composite({ ...sussex, system, collect_text: false }, davison);
      expect(bare.planets).toEqual(natal.planets);
      expect(bare.houses).toEqual(natal.houses);
      expect(bare.aspects).toEqual(natal.aspects);
      expect(bare.elements).toEqual(natal.elements);
      expect(told.calculation).toMatchObject({ ...natal.calculation, method: 'davison' });
    }
  });

  test('notices: of the births their clocks, of the composite the rest', () => {
    const told = engine.composite(
      {
        ...sussex,
        date_1: '1300-06-01',
        date_2: '1850-06-01',
        place_1: { name: 'there', latitude: 80, longitude: 100, timezone: 'Asia/Shanghai' },
        place_2: { name: 'yonder', latitude: 80, longitude: -80, timezone: 'America/New_York' },
      },
      davison,
    );
    expect(told.notices.map(({ code, message }) => [code, message.split(':')[0]])).toEqual([
      ['local_mean_time', 'Harry'],
      ['local_mean_time', 'Meghan'],
      ['house_system_replaced', 'the composite'],
      ['moshier_ephemeris', 'the composite'],
      ['body_unavailable', 'the composite'],
    ]);
    expect(told.calculation).toMatchObject({ latitude: 90, longitude: 0, calendar: 'julian' });
  });

  test('an engine may be set to it', async () => {
    const set = await createEngine(davison);
    expect(set.composite(sussex)).toEqual(engine.composite(sussex, davison));
    expect(set.composite(sussex, { compositeMethod: 'midpoint' })).toEqual(engine.composite(sussex));
  });
});

test('people of six centuries and every continent', () => {
  for (const [index, first] of people.slice(0, people.length / 2).entries()) {
    const second = people.at(-1 - index) as Person;
    for (const compositeMethod of ['midpoint', 'davison'] as const) {
      const told = engine.composite(two(first, second), { compositeMethod, calendar: first.calendar });
      expect(schemas.compositeResponse.parse(told)).toEqual(told);
    }
  }
});
