import { HoroscopeError, type Synastry } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { type Person, people } from '../corpus/people.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

/** Liverpool 1940-10-09 18:30 and Tokyo 1933-02-18 20:30, as kerykeion 6 has them (tests/core/conftest.py). */
const lennonAndOno = {
  name_1: 'John',
  date_1: '1940-10-09',
  time_1: '18:30',
  place_1: { name: 'Liverpool', latitude: 53.4084, longitude: -2.9916, timezone: 'Europe/London' },
  name_2: 'Yoko',
  date_2: '1933-02-18',
  time_2: '20:30',
  place_2: { name: 'Tokyo', latitude: 35.6762, longitude: 139.6503, timezone: 'Asia/Tokyo' },
  lang: 'en',
};
const told = engine.synastry(lennonAndOno);

const two = (first: Person, second: Person) => ({
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

test('is complete, in order', () => {
  expect(schemas.synastryResponse.parse(told)).toEqual(told);
  expect(Object.keys(told)).toEqual([
    'profile1',
    'profile2',
    'intro',
    'planets1',
    'planets2',
    'aspects1',
    'aspects2',
    'elements',
    'chart1',
    'chart2',
    'notices',
    'calculation1',
    'calculation2',
  ]);
  expect(Object.keys(told.planets1[0] ?? {})).toEqual([
    'speeds',
    'housePosition',
    'planetId',
    'planetName',
    'retrograde',
    'housetext',
    'longitude',
    'signId',
    'signName',
    'degrees',
    'minutes',
    'seconds',
    'collectText',
    'text',
    'latitude',
    'declination',
    'stationary',
    'dignity',
    'partnerHousePosition',
  ]);
  expect(told.notices).toEqual([]);
});

describe('against kerykeion 6 (tests/data/expected_synastry_aspects.py, tests/fixtures/synastry_john_yoko_report.txt)', () => {
  /** Its bodies that this library lists too: planet id of his, of hers, aspect id, orb, applying (angles: null). */
  const printed: readonly (readonly [number, number, number, number, boolean | null])[] = [
    [0, 1, 4, 5.1383, true],
    [0, 3, 2, 2.4824, true],
    [0, 6, 2, 6.5309, false],
    [0, 7, 1, 4.28, true],
    [0, 15, 0, 7.8548, true],
    [1, 6, 0, 6.1904, true],
    [1, 11, 2, 1.0297, false],
    [1, 15, 2, 4.8665, false],
    [2, 2, 2, 0.6669, true],
    [2, 6, 3, 1.1787, true],
    [2, 8, 4, 0.5178, true],
    [2, 12, 2, 0.76, false],
    [2, 16, 2, 0.7475, false],
    [3, 0, 1, 3.836, false],
    [3, 2, 1, 4.6759, false],
    [3, 8, 0, 5.8606, true],
    [3, 11, 3, 0.6985, false],
    [3, 12, 1, 4.5828, true],
    [4, 6, 2, 7.0745, true],
    [4, 11, 2, 0.1456, false],
    [4, 15, 0, 5.7506, false],
    [5, 2, 4, 5.8003, true],
    [5, 3, 3, 0.0939, false],
    [5, 4, 2, 1.4337, true],
    [5, 5, 2, 7.0038, true],
    [5, 6, 3, 3.9547, true],
    [5, 8, 2, 4.6157, true],
    [5, 12, 4, 5.8934, true],
    [5, 16, 4, 4.386, true],
    [6, 2, 4, 5.3238, true],
    [6, 3, 3, 0.5704, false],
    [6, 4, 2, 1.9103, true],
    [6, 5, 2, 7.4803, true],
    [6, 6, 3, 3.4782, true],
    [6, 8, 2, 4.1391, true],
    [6, 12, 4, 5.4169, true],
    [6, 16, 4, 3.9094, true],
    [7, 0, 3, 3.8275, false],
    [7, 5, 2, 4.8564, false],
    [7, 9, 4, 3.9234, true],
    [7, 10, 0, 1.816, true],
    [7, 11, 0, 6.965, false],
    [8, 5, 0, 5.3347, false],
    [8, 9, 4, 4.4016, false],
    [8, 10, 2, 2.2943, false],
    [8, 11, 2, 6.4868, false],
    [9, 1, 2, 6.9414, false],
    [9, 3, 1, 9.5973, false],
    [9, 6, 1, 5.5488, false],
    [9, 11, 4, 1.6713, true],
    [9, 15, 4, 4.2249, false],
    [10, 6, 1, 9.1688, false],
    [10, 9, 0, 8.9396, false],
    [10, 11, 4, 1.9488, false],
    [11, 1, 2, 2.2426, true],
    [11, 3, 4, 0.4132, false],
    [11, 6, 4, 3.6353, true],
    [11, 7, 0, 7.1756, true],
    [11, 15, 1, 4.9592, true],
    [11, 16, 3, 4.0666, true],
    [12, 1, 4, 0.1043, false],
    [12, 3, 2, 2.7602, false],
    [12, 6, 2, 1.2884, true],
    [12, 7, 1, 9.5225, false],
    [12, 15, 0, 2.6122, true],
    [12, 16, 3, 1.7196, true],
    [15, 3, 4, 5.9256, false],
    [15, 7, 0, 0.8367, true],
    [15, 9, 3, 1.9174, true],
    [16, 2, 4, 0.8329, true],
    [16, 8, 2, 2.0176, true],
    [16, 12, 4, 0.7398, true],
    [16, 15, 3, 1.3547, null],
    [16, 16, 1, 2.2473, null],
  ];

  test('the same aspects, their orbs and how they move', () => {
    const orbs = { conjunction: 10, opposition: 10, trine: 8, square: 5, sextile: 6 };
    const { aspects1 } = engine.synastry({ ...lennonAndOno, orbs, collect_text: false });
    const found = new Map(
      aspects1.map((aspect) => [`${aspect.planet1Id} ${aspect.planet2Id} ${aspect.aspectId}`, aspect]),
    );
    expect([...found.keys()].sort()).toEqual(
      printed.map(([his, hers, aspect]) => `${his} ${hers} ${aspect}`).sort(),
    );
    for (const [his, hers, id, orb, applying] of printed) {
      const aspect = found.get(`${his} ${hers} ${id}`);
      // Its ephemeris puts the true node 8″ from the Swiss one, and other bodies within 1″.
      const tolerance = [his, hers].includes(12) ? 0.003 : 0.0003;
      expect(Math.abs(Number(aspect?.orb) - orb), `${his} ${hers}`).toBeLessThan(tolerance);
      if (applying !== null) expect(aspect?.applying, `${his} ${hers}`).toBe(applying);
    }
  });

  test('each in the other’s house', () => {
    const houses = (planets: Synastry['planets1']) =>
      planets.map(({ housePosition, partnerHousePosition }) => [housePosition, partnerHousePosition]);
    // Sun to Pluto, Chiron, Lilith, North Node, Ascendant, Midheaven
    expect(houses(told.planets1)).toEqual([
      [6, 1],
      [11, 4],
      [7, 2],
      [6, 11],
      [6, 12],
      [1, 8],
      [1, 8],
      [1, 8],
      [6, 12],
      [5, 10],
      [5, 10],
      [12, 7],
      [6, 1],
      [1, 7],
      [10, 3],
    ]);
    expect(houses(told.planets2)).toEqual([
      [5, 12],
      [3, 8],
      [5, 12],
      [5, 11],
      [12, 6],
      [12, 6],
      [4, 11],
      [7, 1],
      [11, 6],
      [10, 4],
      [8, 1],
      [8, 2],
      [5, 12],
      [1, 6],
      [10, 4],
    ]);
  });
});

test('charts are the natal ones', () => {
  const { name_1, date_1, time_1, place_1, lang } = lennonAndOno;
  const natal = engine.natal({ name: name_1, date: date_1, time: time_1, place: place_1, lang });
  const bare = told.planets1.map(({ partnerHousePosition: _, housetext: __, ...planet }) => planet);
  expect(bare).toEqual(natal.planets.map(({ housetext: _, ...planet }) => planet));
  expect(told.profile1).toEqual(natal.profile);
  expect(told.calculation1).toEqual(natal.calculation);
});

test('texts: overlays by the partner’s house, aspects from each side', () => {
  const venus = told.planets1[3];
  expect(venus?.partnerHousePosition).toBe(11);
  expect(venus?.housetext).toMatch(/eleventh house, of friends/);
  expect(venus?.text).not.toBe(null);
  expect(told.planets1[10]?.housetext).toBe(null);
  const mirrored = told.aspects1.flatMap((aspect) => {
    const other = told.aspects2.find(
      ({ planet1Id, planet2Id }) => planet1Id === aspect.planet2Id && planet2Id === aspect.planet1Id,
    );
    return other && aspect.planet1Id !== aspect.planet2Id ? [[aspect.text, other.text] as const] : [];
  });
  expect(mirrored.filter(([one, other]) => one !== null && other !== null).length).toBeGreaterThan(10);
  for (const [one, other] of mirrored) if (one !== null) expect(one).not.toBe(other);
  for (const { text, collectText } of [...told.aspects1, ...told.aspects2])
    expect(collectText).toBe(text !== null);
  expect(told.intro).toMatch(/John.*Yoko|Yoko.*John/s);

  const silent = engine.synastry({ ...lennonAndOno, collect_text: false });
  expect(silent.intro).toBe(null);
  for (const entry of [...silent.planets1, ...silent.planets2, ...silent.aspects1, ...silent.aspects2])
    expect([entry.text, entry.collectText]).toEqual([null, false]);
  for (const { housetext } of silent.planets1) expect(housetext).toBe(null);
});

test('elements weigh both charts alike', () => {
  const { elements } = told;
  const { fire, earth, air, water, cardinal, fixed, mutable, positive, negative } = elements;
  expect(fire + earth + air + water).toBe(100);
  expect(cardinal + fixed + mutable).toBe(100);
  expect(positive + negative).toBe(100);
  const of = (suffix: '1' | '2') =>
    engine.natal({
      name: lennonAndOno[`name_${suffix}`],
      date: lennonAndOno[`date_${suffix}`],
      time: lennonAndOno[`time_${suffix}`],
      place: lennonAndOno[`place_${suffix}`],
      lang: 'en',
    }).elements;
  const [his, hers] = [of('1'), of('2')];
  // Whole percent on all three sides.
  for (const key of Object.keys(elements) as (keyof typeof elements)[])
    expect(Math.abs(elements[key] - (his[key] + hers[key]) / 2)).toBeLessThanOrEqual(1.5);
});

test('notices say whose', () => {
  const { notices, calculation1, calculation2 } = engine.synastry({
    ...lennonAndOno,
    date_1: '1500-02-29',
    place_2: { name: 'Longyearbyen', latitude: 78.22, longitude: 15.65, timezone: 'Arctic/Longyearbyen' },
  });
  expect(notices.map(({ code, message }) => [code, message.split(':')[0]])).toEqual([
    ['local_mean_time', 'John'],
    ['moshier_ephemeris', 'John'],
    ['body_unavailable', 'John'],
    ['house_system_replaced', 'Yoko'],
  ]);
  expect([calculation1.ephemeris, calculation2.ephemeris]).toEqual(['moshier', 'swiss']);
  expect([calculation1.houseSystemUsed, calculation2.houseSystemUsed]).toEqual(['P', 'O']);
});

test('people of six centuries and every continent', () => {
  for (const [index, first] of people.slice(0, people.length / 2).entries()) {
    const second = people.at(-1 - index) as Person;
    const result = engine.synastry(two(first, second), { calendar: first.calendar });
    expect(schemas.synastryResponse.parse(result)).toEqual(result);
  }
});

test.each<[string, object]>([
  ['time_1', { time_1: '25:00' }],
  ['date_2', { date_2: '1990-02-30' }],
  ['name_2', { name_2: ' ' }],
  ['place_id_1', { place_id_1: 3054643 }],
  ['place_id_2', { place_2: undefined }],
  ['place_2.timezone', { place_2: { ...lennonAndOno.place_2, timezone: 'Asia/Edo' } }],
  ['system', { system: 'G' }],
])('refuses a wrong %s: %j', (path, change) => {
  for (const operation of [engine.synastry, engine.composite])
    try {
      operation({ ...lennonAndOno, ...change } as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      expect((error as HoroscopeError).path).toBe(path);
    }
});

test.each(['reading', 'factors'] as const)('with its %s comes how much of what the score weighs', (key) => {
  const { score, ...rest } = engine.synastry(lennonAndOno, { include: [key] });
  expect(rest[key]).toBeTruthy();
  expect(score).toEqual(engine.synastry(lennonAndOno, { include: ['reading', 'factors'] }).score);
  expect(score).toBeTruthy();
  expect(told.score).toBeUndefined();
});
