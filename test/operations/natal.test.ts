import { createEngine, type Natal } from 'horoscope-engine/engine';
import { natalResponse } from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', lang: 'en' };
const budapest = { name: 'Budapest', latitude: 47.49835, longitude: 19.04045, timezone: 'Europe/Budapest' };
const at = (latitude: number, longitude: number, timezone: string) => ({
  name: 'there',
  latitude,
  longitude,
  timezone,
});
const codes = ({ notices }: Natal) => notices.map(({ code }) => code);
const seconds = ({ calculation }: Natal) => calculation.utcOffset;

describe('the shape of the contract', () => {
  const chart = engine.natal({ ...ada, place_id: 3054643 });

  test('fields in the interface’s order', () => {
    expect(Object.keys(chart)).toEqual([
      'profile',
      'intro',
      'planets',
      'houses',
      'aspects',
      'elements',
      'moonPhase',
      'patterns',
      'chart',
      'notices',
      'calculation',
    ]);
    expect(Object.keys(chart.profile)).toEqual([
      'name',
      'birthdate',
      'utBirthdate',
      'cityName',
      'lat',
      'long',
      'realLat',
      'realLong',
      'east',
      'south',
      'dst',
      'timezoneName',
    ]);
    expect(Object.keys(chart.planets[0] ?? {})).toEqual([
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
    ]);
    expect(Object.keys(chart.aspects[0] ?? {})).toEqual([
      'planet1Id',
      'planet1Name',
      'planet2Id',
      'planet2Name',
      'aspectId',
      'aspectName',
      'angle',
      'orb',
      'applying',
      'outOfSign',
      'collectText',
      'text',
    ]);
  });

  test('passes its response schema and survives JSON', () => {
    expect(natalResponse.parse(chart)).toEqual(chart);
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });

  test('profile', () => {
    expect(chart.profile).toEqual({
      name: 'Ada',
      birthdate: { date: '1990-05-17 14:30:00.000000', timezone_type: 3, timezone: 'Europe/Budapest' },
      utBirthdate: { date: '1990-05-17 12:30:00.000000', timezone_type: 3, timezone: 'UTC' },
      cityName: 'Budapest',
      lat: 47.49835,
      long: 19.04045,
      realLat: 47.49835,
      realLong: 19.04045,
      east: true,
      south: false,
      dst: 1,
      timezoneName: 'Europe/Budapest',
    });
  });

  test('default bodies in order, each with its texts', () => {
    expect(chart.planets.map(({ planetId }) => planetId)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16,
    ]);
    for (const planet of chart.planets) {
      expect(planet.collectText).toBe(true);
      expect(planet.text).toMatch(/\.$/);
      // The angles stand on cusps: a house says nothing of them.
      expect(planet.housetext === null).toBe(planet.planetId > 12);
    }
  });

  test('without texts', () => {
    for (const bare of [
      engine.natal({ ...ada, place_id: 3054643, collect_text: false }),
      engine.natalBasic({ ...ada, place_id: 3054643 }),
    ]) {
      expect(bare.intro).toBe(null);
      expect(
        bare.planets.every(({ text, housetext, collectText }) => !text && !housetext && !collectText),
      ).toBe(true);
      const untold = <T extends object>(entries: readonly T[]) =>
        entries.map((entry) => ({ ...entry, text: null, collectText: false }));
      expect(bare.aspects).toEqual(untold(chart.aspects));
      expect(bare.houses).toEqual(chart.houses.map((house) => ({ ...house, text: null })));
      const { intro, planets, houses, aspects, ...facts } = bare;
      expect(chart).toMatchObject(facts);
    }
  });

  test('a birthday alone gives the Sun sign', () => {
    const birthday = (month: number, day: number) => engine.natalBasic({ name: 'Ada', day, month });
    expect(birthday(5, 17).profile).toEqual({ name: 'Ada', signId: 1, signName: 'Taurus' });
    expect(birthday(12, 31).profile.signId).toBe(9);
    expect(birthday(1, 19).profile.signId).toBe(9);
    expect(birthday(2, 29).profile.signId).toBe(11);
    expect(birthday(5, 17).text).toBe(chart.planets[0]?.text);
    expect(() => birthday(2, 30)).toThrow(/day is 30/);
  });
});

describe('clocks', () => {
  test('Amsterdam before 1937-07-01 kept 0:19:32, and twenty minutes from then on', () => {
    const amsterdam = { ...at(52.37403, 4.88969, 'Europe/Amsterdam') };
    const before = engine.natal({ ...ada, date: '1937-02-01', time: '12:00', place: amsterdam });
    expect(seconds(before)).toBe(19 * 60 + 32);
    expect(seconds(engine.natal({ ...ada, date: '1938-02-01', time: '12:00', place: amsterdam }))).toBe(
      20 * 60,
    );
  });

  test('local mean time goes by the birth place: Einstein, Ulm, 1879', () => {
    // 9.9833° east of Greenwich is 39 minutes 56 seconds of clock.
    const ulm = engine.natal({
      ...ada,
      date: '1879-03-14',
      time: '11:30',
      place: at(48.4, 9.9833, 'Europe/Berlin'),
    });
    expect(seconds(ulm)).toBe(2396);
    expect(ulm.calculation.offsetSource).toBe('local-mean-time');
    expect(codes(ulm)).toEqual(['local_mean_time']);
  });

  test('LMT is the place’s own mean time at any date, without a notice', () => {
    const ulm = { ...ada, date: '1950-07-14', time: '11:30', place: at(48.4, 9.9833, 'LMT') };
    for (const localMeanTime of ['place', 'zone'] as const) {
      const chart = engine.natal(ulm, { localMeanTime });
      expect(seconds(chart)).toBe(2396);
      expect(chart.calculation.offsetSource).toBe('local-mean-time');
      expect(chart.profile.timezoneName).toBe('LMT');
      expect(codes(chart)).toEqual([]);
    }
    expect(seconds(engine.natal({ ...ulm, place: at(0, 180, 'lmt') }))).toBe(43200);
    expect(seconds(engine.natal({ ...ulm, place: at(0, -179.9, 'LMT') }))).toBe(-43176);
  });

  test('a clock that may have differed from the zone’s is told: Columbus, Ohio, 1915', () => {
    const columbus = at(39.96118, -82.99879, 'America/New_York');
    const chart = engine.natal({ ...ada, date: '1915-01-10', time: '08:00', place: columbus });
    expect(codes(chart)).toEqual(['uncertain_clock']);
    expect(chart.notices[0]?.message).toContain('-06:00');
    const later = engine.natal({ ...ada, date: '1955-01-10', time: '08:00', place: columbus });
    expect(codes(later)).toEqual([]);
  });

  test('an hour that came twice, and one that never came', () => {
    const twice = { ...ada, date: '1990-09-30', time: '02:30', place: budapest };
    expect(codes(engine.natal(twice))).toEqual(['ambiguous_time']);
    expect(engine.natal(twice).notices[0]?.message).toContain('showed 1990-09-30 02:30');
    expect(seconds(engine.natal(twice))).toBe(7200);
    expect(seconds(engine.natal(twice, { disambiguation: 'later' }))).toBe(3600);
    expect(() => engine.natal(twice, { disambiguation: 'reject' })).toThrow(
      expect.objectContaining({ code: 'ambiguous_time' }),
    );
    const never = { ...ada, date: '1990-03-25', time: '02:30', place: budapest };
    expect(codes(engine.natal(never))).toEqual(['skipped_time']);
    expect(engine.natal(never).notices[0]?.message).toContain('skipped 1990-03-25 02:30');
    expect(engine.natal(never).profile.birthdate.date).toBe('1990-03-25 03:30:00.000000');
    expect(() => engine.natal(never, { disambiguation: 'reject' })).toThrow(
      expect.objectContaining({ code: 'nonexistent_time' }),
    );
  });

  test('daylight saving in Dublin is in summer', () => {
    const dublin = at(53.33306, -6.24889, 'Europe/Dublin');
    const dst = (date: string) => engine.natal({ ...ada, date, place: dublin }).profile.dst;
    expect([dst('1990-01-17'), dst('1990-07-17')]).toEqual([0, 1]);
  });
});

describe('places on the globe', () => {
  test('coordinates are told as given and used normalised', () => {
    const apia = engine.natal({ ...ada, place: at(-13.83333, 188.23333, 'Pacific/Apia') });
    expect(apia.profile.long).toBe(188.23333);
    expect(apia.profile.realLong).toBeCloseTo(-171.76667, 9);
    expect([apia.profile.east, apia.profile.south]).toEqual([false, true]);
    expect(engine.natal({ ...ada, place: at(0, -180, 'UTC') }).profile.realLong).toBe(180);
  });

  test('minus zero is zero', () => {
    const chart = engine.natal({ ...ada, place: at(-0, -0, 'UTC') });
    expect(JSON.parse(JSON.stringify(chart))).toStrictEqual(chart);
    expect([chart.profile.east, chart.profile.south]).toEqual([true, false]);
  });

  test('inside the polar circle Placidus gives way to Porphyry, and says so', () => {
    const svalbard = engine.natal({ ...ada, place: at(78.2232, 15.6267, 'Arctic/Longyearbyen') });
    expect(codes(svalbard)).toEqual(['house_system_replaced']);
    expect([svalbard.calculation.houseSystem, svalbard.calculation.houseSystemUsed]).toEqual(['P', 'O']);
    const equal = engine.natal({ ...ada, place: at(78.2232, 15.6267, 'Arctic/Longyearbyen'), system: 'e' });
    expect(codes(equal)).toEqual([]);
  });

  test.each([90, -90, 89.9999, 0])('latitude %f has a chart', (latitude) => {
    const chart = engine.natal({ ...ada, place: at(latitude, 0, 'UTC') });
    expect(natalResponse.parse(chart)).toEqual(chart);
  });
});

describe('reach of the ephemeris', () => {
  test('before 1800: Moshier and no Chiron before 675, told in notices', () => {
    const newton = engine.natal(
      { ...ada, date: '1642-12-25', time: '01:00', place: at(52.80806, -0.63, 'Europe/London') },
      { calendar: 'julian' },
    );
    expect(codes(newton)).toEqual(['local_mean_time', 'moshier_ephemeris', 'body_unavailable']);
    expect(newton.planets.some(({ planetId }) => planetId === 10)).toBe(false);
    expect(newton.calculation.ephemeris).toBe('moshier');
    expect(newton.calculation.calendar).toBe('julian');
    expect(newton.profile.birthdate.date).toBe('1642-12-25 01:00:00.000000');
  });

  test.each(['0001-01-01', '1582-10-04', '1582-10-15', '2999-12-31'])('%s', (date) => {
    const chart = engine.natal({ ...ada, date, place: budapest });
    expect(natalResponse.parse(chart)).toEqual(chart);
  });
});

describe('options', () => {
  const birth = { ...ada, place: budapest };
  const longitudes = (chart: Natal) => chart.planets.map(({ longitude }) => Number(longitude));

  test('a sidereal zodiac moves every point back by the ayanamsa', () => {
    const tropical = longitudes(engine.natal(birth));
    const lahiri = engine.natal(birth, { zodiac: 'sidereal' });
    expect(lahiri.calculation).toMatchObject({ zodiac: 'sidereal', ayanamsa: 'lahiri' });
    for (const [index, longitude] of longitudes(lahiri).entries())
      expect((((tropical[index] ?? 0) - longitude + 360) % 360).toFixed(2)).toMatch(/^23\.7[1-3]$/);
    // Declination knows no zodiac.
    const declination = (chart: Natal) =>
      chart.planets.map((planet) => Number(planet.declination).toFixed(5));
    expect(declination(lahiri)).toEqual(declination(engine.natal(birth)));
  });

  test('the request’s fields go before the call’s options, and those before the engine’s', async () => {
    const koch = await createEngine({ houseSystem: 'koch' });
    expect(koch.natal(birth).calculation.houseSystem).toBe('K');
    expect(koch.natal(birth, { houseSystem: 'R' }).calculation.houseSystem).toBe('R');
    expect(koch.natal({ ...birth, system: 'w' }, { houseSystem: 'R' }).calculation.houseSystem).toBe('W');
    expect(koch.natal(birth).calculation.houseSystem).toBe('K');
  });

  test('two engines with different settings don’t disturb each other', async () => {
    const sidereal = await createEngine({ ayanamsa: 'raman', topocentric: { altitude: 1000 } });
    const [plain, other] = [engine.natal(birth), sidereal.natal(birth)];
    for (let i = 0; i < 3; i++) {
      expect(engine.natal(birth)).toEqual(plain);
      expect(engine.natal(birth, { ayanamsa: 'yukteshwar', topocentric: true })).not.toEqual(plain);
      expect(sidereal.natal(birth)).toEqual(other);
    }
  });

  test('chosen bodies, in the order asked for, each once', () => {
    const chart = engine.natal({ ...birth, planets: [17, 0, 13, 22, 21, 0, 14, 24, 23] });
    expect(chart.planets.map(({ planetId }) => planetId)).toEqual([17, 0, 13, 22, 21, 14, 24, 23]);
    expect(chart.aspects.every((aspect) => [17, 0, 13, 22, 21, 14, 24, 23].includes(aspect.planet1Id))).toBe(
      true,
    );
  });

  test('an asteroid without its file is left out, and said', () => {
    const chart = engine.natal({ ...birth, planets: [0, 10433] });
    expect(chart.planets.map(({ planetId }) => planetId)).toEqual([0]);
    expect(chart.notices).toMatchObject([{ code: 'body_unavailable' }]);
    expect(chart.notices[0]?.message).toContain('Asteroid 433');
  });

  test('orbs flat and by body', () => {
    const orbs = (given: object) =>
      engine.natal({ ...birth, orbs: given }).aspects.filter(({ aspectId }) => aspectId === 3);
    expect(orbs({ square: 0 })).toEqual([]);
    expect(orbs({ square: 1 }).every(({ orb }) => Number(orb) <= 1)).toBe(true);
    const bySun = orbs({ square: { '0': 10, default: 0 } });
    expect(bySun.length).toBeGreaterThan(0);
    expect(bySun.every(({ planet1Id, planet2Id }) => planet1Id === 0 || planet2Id === 0)).toBe(true);
    // Who gives a minor aspect an orb sees it.
    const minor = engine.natal({ ...birth, orbs: { quintile: 2 } }).aspects;
    expect(minor.some(({ aspectId }) => aspectId === 9)).toBe(true);
  });
});
