import type { LunarReturn, SolarReturn } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import type { House } from '#dist/chart/zodiac.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { people } from '../corpus/people.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const { catalogue } = await loadCatalogue('en');
type ByBody = Readonly<Record<number, Readonly<Record<House, string>>>> | undefined;
const secondsADay = 86_400;

const at = (timezone: string, latitude: number, longitude: number, name = 'there') => ({
  name,
  latitude,
  longitude,
  timezone,
});
const budapest = at('Europe/Budapest', 47.49835, 19.04045, 'Budapest');
const lima = at('America/Lima', -12.04318, -77.02824, 'Lima');
const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place: budapest, lang: 'en' };

const planet = ({ planets }: SolarReturn, id: number) => {
  const found = planets.find(({ planetId }) => planetId === id);
  if (found === undefined) throw new Error(`no ${id} in planets`);
  return found;
};
const longitude = (result: SolarReturn, id: number): number => Number(planet(result, id).longitude);
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
/** Degrees and minutes in a sign. */
const inSign = (signId: number, degrees: number, minutes = 0, seconds = 0): number =>
  signId * 30 + degrees + minutes / 60 + seconds / 3600;
const clockOf = ({ event }: SolarReturn): number =>
  Date.parse(`${event.date.date.replace(' ', 'T')}Z`) / 1000;
const secondsFrom = (result: SolarReturn, clock: string): number =>
  Math.abs(clockOf(result) - Date.parse(`${clock}Z`) / 1000);

/** A result of its schema, keys in its order. */
function expectComplete(result: SolarReturn | LunarReturn): void {
  const parsed = schemas.solarReturnResponse.parse(result);
  expect(parsed).toEqual(result);
  // A parsed object has its keys in the schema's order.
  expect(JSON.stringify(parsed)).toBe(JSON.stringify(result));
}

describe('printed solar returns', () => {
  const losAngeles = (latitude: number, east: number) => at('America/Los_Angeles', latitude, east);
  test.each([
    // immanuel-python, tests/test_forecast.py: astro.com's, of a birthday on the other side of New Year.
    ['astro.com', '2000-01-01', '10:00', losAngeles(32.7167, -117.15), 2030, '2029-12-31T16:30:16', 1],
    // flatlib, recipes/solarreturn.py
    ['flatlib', '2013-06-13', '17:00', at('+01:00', 38.5333, -8.9), 2015, '2015-06-14T04:38:37', 3],
    // Sample of Cosmic Patterns, elsaelsa.com/sample-solar-return-report
    ['Kardashian', '1980-10-21', '10:46', losAngeles(34.05, -118.24), 2011, '2011-10-21T22:59:09', 15],
    // Sample of Cosmic Patterns, astrosoftware.com/Solarhve.htm
    ['Fox', '1961-06-09', '00:15', at('America/Edmonton', 53.55, -113.5), 2000, '2000-06-08T11:25:59', 5],
    // Sample of Matrix, celestialvision.org/solar-return-sample-report; its "CDT" of a January is UTC-5.
    ['Obama', '1964-01-17', '12:00', at('-06:00', 41.85, -87.65), 2008, '2008-01-17T04:01:27', 15],
  ])('%s', (_, date, time, place, year, clock, seconds) => {
    const result = engine.solarReturn({ name: 'N', date, time, place, year, lang: 'en' });
    expect(secondsFrom(result, clock)).toBeLessThan(seconds);
  });

  test('at another place: Matrix’s sample, fdocuments.in, "Solar Return Report for Tara Conner"', () => {
    const result = engine.solarReturn({
      name: 'N',
      date: '1985-12-18',
      time: '00:00',
      place: at('America/Chicago', 37.0561, -85.0886),
      year: 2006,
      place_2: at('America/New_York', 40.7142, -74.0064),
      lang: 'en',
    });
    expect(secondsFrom(result, '2006-12-18T03:16:55')).toBeLessThan(15);
    expect(apart(longitude(result, 0), inSign(8, 26, 16))).toBeLessThan(1 / 60);
    expect(apart(longitude(result, 1), inSign(7, 29, 32))).toBeLessThan(1 / 60);
    // A quarter of a minute's turn of the Earth.
    const cusps = result.houses.map((house) => Number(house.longitude));
    expect(apart(cusps[0] ?? 0, inSign(7, 7, 6))).toBeLessThan(4 / 60);
    expect(apart(cusps[1] ?? 0, inSign(8, 5, 52))).toBeLessThan(4 / 60);
  });
});

describe('printed lunar returns', () => {
  test.each([
    // Sample of Kepler, keplerastrology.com/13-moons-report-english: to the minute.
    [
      '1967-10-28',
      '00:16',
      at('America/New_York', 33.7489, -84.3881),
      '2009-09-01',
      '2009-09-16T11:24:00',
      60,
    ],
    // Sample of Cosmic Patterns, maitreya.co/astrology-reports/13-moons-lunar-return-report
    [
      '1955-10-17',
      '08:35',
      at('America/Los_Angeles', 47.6589, -117.425),
      '2018-11-20',
      '2018-12-04T15:14:29',
      7,
    ],
  ])('of a birth on %s', (date, time, place, date_2, clock, seconds) => {
    const result = engine.lunarReturn({ name: 'N', date, time, place, date_2, lang: 'en' });
    expect(secondsFrom(result, clock)).toBeLessThan(seconds);
  });
});

describe('corrected for precession', () => {
  const corrected = (years: number) =>
    engine.solarReturn({ ...ada, year: 1990 + years }, { precessionCorrected: true });
  const plain = (years: number) => engine.solarReturn({ ...ada, year: 1990 + years });

  test('after 40 years the Sun is 0°33′30.6″ further on', () => {
    // The table of ninthhouse.wordpress.com, "Precession Part 3": mean precession; nutation adds up to 17″ at either end.
    const precession = longitude(corrected(40), 0) - longitude(plain(40), 0);
    expect(Math.abs(precession - (33 / 60 + 30.6 / 3600))).toBeLessThan(34 / 3600);
  });

  test('changes nothing at the birth, nor in a sidereal zodiac', () => {
    expect(corrected(0).planets).toEqual(plain(0).planets);
    const sidereal = { ayanamsa: 'lahiri' } as const;
    const asked = { ...ada, year: 2026 };
    const twice = engine.solarReturn(asked, { ...sidereal, precessionCorrected: true });
    const once = engine.solarReturn(asked, sidereal);
    expect(twice.planets).toEqual(once.planets);
    expect(twice.calculation).toEqual({ ...once.calculation, precessionCorrected: true });
  });

  test('holds for the Moon too', () => {
    const asked = { ...ada, date_2: '2026-11-21', time_2: '00:00' };
    const moved =
      longitude(engine.lunarReturn(asked, { precessionCorrected: true }), 1) -
      longitude(engine.lunarReturn(asked), 1);
    expect(Math.abs(moved - (36.5 * 50.29) / 3600)).toBeLessThan(34 / 3600);
  });
});

describe('a solar return', () => {
  const result = engine.solarReturn({ ...ada, year: 2026, place_2: lima });
  const natal = engine.natal(ada);

  test('is complete, in order', () => {
    expectComplete(result);
    expect(Object.keys(result)).toEqual([
      'profile',
      'event',
      'intro',
      'planets',
      'houses',
      'aspects',
      'aspectsToNatal',
      'elements',
      'chart',
      'notices',
      'calculation',
    ]);
    expect(Object.keys(result.planets[0] ?? {}).at(-1)).toBe('natalHousePosition');
    expect(result.notices).toEqual([]);
  });

  test('says of which place its houses are, where that is not the place of birth', () => {
    expect(result.intro).toContain('Lima');
    expect(engine.solarReturn({ ...ada, year: 2026 }).intro).not.toMatch(/cast for/);
  });

  test('is of the return, at its place', () => {
    expect(result.profile).toEqual(natal.profile);
    const { date, utDate, ...where } = result.event;
    expect(where).toEqual({
      cityName: 'Lima',
      lat: lima.latitude,
      long: lima.longitude,
      timezoneName: 'America/Lima',
    });
    expect(date).toMatchObject({ timezone_type: 3, timezone: 'America/Lima' });
    expect(utDate).toMatchObject({ timezone_type: 3, timezone: 'UTC' });
    const utc = Date.parse(`${utDate.date.replace(' ', 'T')}Z`) / 1000;
    expect(utc - clockOf(result)).toBeCloseTo(5 * 3600, 3);
    const { julianDayUt, natalJulianDayUt, precessionCorrected } = result.calculation;
    expect((julianDayUt - 2_440_587.5) * secondsADay).toBeCloseTo(utc, 3);
    expect(natalJulianDayUt).toBe(natal.calculation.julianDayUt);
    expect(precessionCorrected).toBe(false);
  });

  test('stands in its own houses and in the natal ones', () => {
    const houseIn = (cusps: readonly number[], point: number): number =>
      1 +
      cusps.findIndex((cusp, index) => {
        const width = ((cusps[(index + 1) % 12] ?? 0) - cusp + 360) % 360;
        return (point - cusp + 360) % 360 < width;
      });
    const cuspsOf = ({ houses }: Pick<SolarReturn, 'houses'>) =>
      houses.map((house) => Number(house.longitude));
    for (const entry of result.planets) {
      expect(entry.housePosition).toBe(houseIn(cuspsOf(result), Number(entry.longitude)));
      expect(entry.natalHousePosition).toBe(houseIn(cuspsOf(natal), Number(entry.longitude)));
    }
  });

  test('reads its houses, and its Ascendant in the natal house; signs and aspects have no text for a year', () => {
    expect(result.intro).toMatch(/(?=.*Ada).*2026/s);
    for (const {
      planetId,
      text,
      housetext,
      housePosition,
      natalHousePosition,
      collectText,
    } of result.planets) {
      const [house, natalHouse] = [housePosition, natalHousePosition] as [House, House];
      expect(text).toBe(planetId === 15 ? catalogue.solarReturnAscendant[natalHouse] : null);
      const houses: ByBody = catalogue.solarReturnHouses;
      expect(housetext).toBe(houses?.[planetId]?.[house] ?? null);
      expect(collectText).toBe(true);
    }
    for (const { text, collectText } of [...result.aspects, ...result.aspectsToNatal])
      expect([text, collectText]).toEqual([null, false]);
    expect(result.houses.every(({ text }) => text === null)).toBe(true);

    const bare = engine.solarReturn({ ...ada, year: 2026, place_2: lima, collect_text: false });
    expect(bare.intro).toBe(null);
    for (const { text, housetext, collectText } of bare.planets)
      expect([text, housetext, collectText]).toEqual([null, null, false]);
  });

  test('aspects the natal chart within 2.5°, each natal point at rest', () => {
    const natalAt = new Map(natal.planets.map((entry) => [entry.planetId, Number(entry.longitude)]));
    expect(result.aspectsToNatal[0]).toMatchObject({
      planet1Id: 0,
      planet2Id: 0,
      aspectId: 0,
      orb: '0.0000000',
    });
    expect(result.aspectsToNatal.length).toBeGreaterThan(8);
    for (const { planet1Id, planet2Id, angle, orb, applying } of result.aspectsToNatal) {
      const entry = planet(result, planet1Id);
      const target = natalAt.get(planet2Id) ?? Number.NaN;
      expect(Math.abs(apart(Number(entry.longitude), target) - angle)).toBeCloseTo(Number(orb), 6);
      expect(Number(orb)).toBeLessThanOrEqual(2.5);
      const soon = Number(entry.longitude) + Number(entry.speeds) * 1e-4;
      if (Number(orb) > 0.1)
        expect(Math.abs(apart(soon, target) - angle) < Number(orb), `${planet1Id} ${planet2Id}`).toBe(
          applying,
        );
    }
    const square = engine.solarReturn({ ...ada, year: 2026, place_2: lima, orbs: { square: 0 } });
    expect(square.aspectsToNatal.some(({ aspectId }) => aspectId === 3)).toBe(false);
  });

  test('of the year of birth is the birth', () => {
    const born = engine.solarReturn({ ...ada, year: 1990 });
    expect(born.calculation.julianDayUt).toBe(natal.calculation.julianDayUt);
    expect(born.event.date).toEqual(born.profile.birthdate);
    expect(born.planets.map(({ longitude }) => longitude)).toEqual(
      natal.planets.map(({ longitude }) => longitude),
    );
    expect(born.houses.map(({ longitude }) => longitude)).toEqual(
      natal.houses.map(({ longitude }) => longitude),
    );
  });

  test.each([
    ['2000-01-01', '00:30', 'Pacific/Auckland'],
    ['1999-12-31', '23:30', 'America/New_York'],
    ['2000-02-29', '12:00', 'UTC'],
    ['1582-10-04', '12:00', 'Europe/Rome'],
  ])('of a birth on %s %s is nearest to each birthday', (date, time, timezone) => {
    const born = { name: 'N', date, time, place: at(timezone, 10, 10), lang: 'en', planets: [0] };
    const first = engine.solarReturn({ ...born, year: Number(date.slice(0, 4)) }).calculation.julianDayUt;
    for (const n of [1, 2, 3, 4, 17, 50, 99, 400]) {
      const { calculation } = engine.solarReturn({ ...born, year: Number(date.slice(0, 4)) + n });
      expect((calculation.julianDayUt - first) / 365.2422).toBeCloseTo(n, 2);
    }
  });

  test('beyond the ephemeris files is of the Moshier model, and says so', () => {
    const late = engine.solarReturn({ ...ada, year: 2500 });
    expectComplete(late);
    expect(late.notices.map(({ code }) => code)).toContain('moshier_ephemeris');
    expect(late.notices.every(({ message }) => message.startsWith('the return: '))).toBe(true);
    expect(apart(longitude(late, 0), Number(natal.planets[0]?.longitude))).toBeLessThan(1e-6);
    const early = engine.solarReturn({ ...ada, date: '0001-01-01', year: 2999 });
    expectComplete(early);
    expect(early.notices.map(({ message }) => message.split(':')[0])).toContain('Ada');
  });

  test('tells whose houses had to be replaced', () => {
    const north = at('UTC', 78.2, 15.6);
    const codes = ({ notices }: SolarReturn) =>
      notices.map(({ code, message }) => [code, message.split(':')[0]]);
    expect(codes(engine.solarReturn({ ...ada, year: 2026, place_2: north }))).toEqual([
      ['house_system_replaced', 'the return'],
    ]);
    expect(codes(engine.solarReturn({ ...ada, place: north, year: 2026, place_2: budapest }))).toEqual([
      ['house_system_replaced', 'Ada'],
    ]);
  });
});

describe('a lunar return', () => {
  const asked = { ...ada, date_2: '2026-11-21', time_2: '09:00' };
  const result = engine.lunarReturn(asked);

  test('is complete, in order, and reads Ascendant and Moon', () => {
    expectComplete(result);
    expect(result.notices).toEqual([]);
    expect(result.intro).toMatch(/Ada/);
    for (const { planetId, text, housetext, housePosition, natalHousePosition } of result.planets) {
      const [house, natalHouse] = [housePosition, natalHousePosition] as [House, House];
      expect(text).toBe(planetId === 15 ? (catalogue.lunarReturnAscendant?.[natalHouse] ?? null) : null);
      expect(housetext).toBe(planetId === 1 ? (catalogue.lunarReturnMoon?.[house] ?? null) : null);
    }
  });

  test('is the first from the moment on, a month before the next', () => {
    const moments: number[] = [];
    let from = '1990-05-17';
    for (let i = 0; i < 30; i++) {
      const { event, calculation } = engine.lunarReturn({ ...ada, date_2: from, planets: [1] });
      const day = event.date.date.slice(0, 10);
      moments.push(calculation.julianDayUt);
      from = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    }
    expect(moments[0]).toBe(result.calculation.natalJulianDayUt);
    for (const [index, moment] of moments.entries())
      if (index > 0) expect(moment - (moments[index - 1] ?? 0)).toBeCloseTo(27.3, 0);
  });

  test('a day without a time begins at midnight, which is told', () => {
    const { event, notices, calculation } = engine.lunarReturn({ ...ada, date_2: '2026-11-21' });
    expect(notices).toMatchObject([
      { code: 'assumed_time', message: expect.stringMatching(/^time_2 is not given/) },
    ]);
    const day = event.date.date.slice(0, 10);
    expect(engine.lunarReturn({ ...ada, date_2: day }).calculation.julianDayUt).toBe(calculation.julianDayUt);
  });

  test('the moment is read where the return is', () => {
    const [hour, minute] = result.event.date.date.slice(11, 16).split(':').map(Number);
    const date_2 = result.event.date.date.slice(0, 10);
    const clock = (later: number) => {
      const of = (hour ?? 0) * 60 + (minute ?? 0) + later;
      return `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
    };
    const here = (time_2: string) => engine.lunarReturn({ ...ada, date_2, time_2 }).calculation.julianDayUt;
    expect(Math.abs(here(clock(0)) - result.calculation.julianDayUt) * secondsADay).toBeLessThan(0.01);
    expect(here(clock(1)) - result.calculation.julianDayUt).toBeCloseTo(27.3, 0);
    // The same reading at Lima's clocks is six hours later.
    const there = engine.lunarReturn({ ...ada, date_2, time_2: clock(0), place_2: lima });
    expect(there.calculation.julianDayUt - result.calculation.julianDayUt).toBeCloseTo(27.3, 0);
  });
});

/** Of everybody those by no options, and all else, are the corpus’ own matter. */
test('every third person of the corpus has complete returns, whatever the options', () => {
  const some = people.filter((_, index) => index % 3 === 0);
  expect(some.length).toBeGreaterThan(20);
  const others = [
    { name: 'Leap', date: '1500-02-29', time: '06:00', place: budapest },
    { name: 'Leap', date: '1992-02-29', time: '23:59', place: lima },
    { name: 'New Year', date: '1900-01-01', time: '00:00', place: at('Asia/Tokyo', 35.69, 139.75) },
    { name: 'Amsterdam', date: '1937-07-01', time: '00:00:10', place: at('Europe/Amsterdam', 52.37, 4.89) },
    { name: 'Svalbard', date: '1961-06-21', time: '12:00', place: at('Arctic/Longyearbyen', 78.22, 15.65) },
    { name: 'Pole', date: '1957-01-01', time: '12:00', place: at('UTC', -90, 0) },
  ];
  for (const [index, { name, date, time, place }] of [...some, ...others].entries()) {
    const born = { name, date, time, place, lang: 'en' };
    const year = Number(date.slice(0, 4)) + (index % 80);
    const options =
      index % 3 === 0 ? { topocentric: true } : index % 3 === 1 ? { ayanamsa: 'lahiri' as const } : {};
    expectComplete(engine.solarReturn({ ...born, year, place_2: lima }, options));
    const date_2 = `${String(year + 1).padStart(4, '0')}-03-01`;
    expectComplete(engine.lunarReturn({ ...born, date_2 }, options));
  }
});
