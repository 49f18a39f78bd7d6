import { HoroscopeError } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const place = { name: 'Budapest', latitude: 47.49835, longitude: 19.04045, timezone: 'UTC' };
const ada = { name: 'Ada', date: '1990-05-17', time: '12:30', place, lang: 'en' };
const bare = { ...ada, collect_text: false };
const natal = engine.natal(bare);
const progressed = engine.progressions({ ...ada, date_2: '2026-11-21', time_2: '12:00' });
const turn = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;
const longitude = (planets: readonly { planetId: number; longitude: string }[], id: number): number =>
  Number(planets.find(({ planetId }) => planetId === id)?.longitude);
const tropicalYear = 365.24219;

describe('progressions', () => {
  test('are complete, in order', () => {
    expect(schemas.progressionsResponse.parse(progressed)).toEqual(progressed);
    expect(Object.keys(progressed)).toEqual([
      'profile',
      'event',
      'progressedDate',
      'intro',
      'planets',
      'houses',
      'moonPhase',
      'aspects',
      'progressedAspects',
      'elements',
      'moonChanges',
      'solarArc',
      'stations',
      'chart',
      'notices',
      'calculation',
    ]);
    expect(progressed.notices).toEqual([]);
  });

  test('a day for a year: positions are those of the progressed date', () => {
    const { julianDayUt, progressedJulianDayUt, years } = progressed.calculation;
    const life = Date.parse('2026-11-21T12:00Z') / 86_400_000 + 2_440_587.5 - julianDayUt;
    expect(years).toBeCloseTo(life / tropicalYear, 8);
    expect(progressedJulianDayUt - julianDayUt).toBeCloseTo(years, 8);
    const { longitudes, bodies } = engine.positionsBatch({
      julianDaysUt: Float64Array.of(progressedJulianDayUt),
    });
    for (const [index, id] of bodies.entries())
      expect(Math.abs(turn(longitudes[index] ?? 0, longitude(progressed.planets, id)))).toBeLessThan(4e-7);
    expect(progressed.progressedDate.date.slice(0, 16)).toBe('1990-06-23 00:52');
  });

  /**
   * Houses 1 to 6 that astro.com prints for 2000-01-01 10:00 in San Diego (32n43, 117w09), progressed to 2025-06-21
   * 0:00 UT, as the tests of immanuel-python (theriftlab) keep them.
   */
  test.each([
    [
      'naibod',
      `13°00'29" Aries 18°52'16" Taurus 15°06'02" Gemini 07°57'07" Cancer 01°57'46" Leo 01°58'56" Virgo`,
    ],
    [
      'solar-arc',
      `17°32'46" Aries 22°20'26" Taurus 18°01'02" Gemini 10°46'59" Cancer 05°07'03" Leo 05°53'34" Virgo`,
    ],
    [
      'mean-quotidian',
      `27°46'45" Virgo 25°02'08" Libra 25°26'36" Scorpio 27°36'35" Sagittarius 29°46'45" Capricorn 00°16'09" Pisces`,
    ],
  ] as const)('%s: houses as printed by astro.com', (progressedAngles, printed) => {
    const sanDiego = {
      name: 'San Diego',
      latitude: 32 + 43 / 60,
      longitude: -(117 + 9 / 60),
      timezone: 'America/Los_Angeles',
    };
    const born = { ...bare, date: '2000-01-01', time: '10:00', place: sanDiego };
    const { houses, calculation } = engine.progressions(
      { ...born, date_2: '2025-06-20', time_2: '17:00' },
      { progressedAngles, progressedHouses: 'progressed' },
    );
    const cusps = [...printed.matchAll(/(\d+)°(\d+)'(\d+)" (\w+)/g)];
    expect(cusps).toHaveLength(6);
    for (const [index, [, degrees, minutes, seconds, sign]] of cusps.entries()) {
      const house = houses[index];
      expect(house?.signName).toBe(sign);
      const arcseconds = Number(degrees) * 3600 + Number(minutes) * 60 + Number(seconds);
      expect(Math.abs((Number(house?.longitude) % 30) * 3600 - arcseconds)).toBeLessThan(1);
    }
    // The progressed date, TT.
    expect(calculation.progressedJulianDayUt + 63.8 / 86_400).toBeCloseTo(2451570.719456, 5);
  });

  test('to the birth itself is the natal chart', () => {
    for (const progressedAngles of ['naibod', 'solar-arc', 'mean-quotidian'] as const)
      for (const given of [{ add_years: 0 }, { add_days: 0 }, { date_2: ada.date, time_2: ada.time }]) {
        const born = engine.progressions({ ...bare, ...given }, { progressedAngles });
        for (const [index, point] of born.planets.entries())
          expect(
            Math.abs(turn(Number(natal.planets[index]?.longitude), Number(point.longitude))),
          ).toBeLessThan(2e-7);
        for (const [index, house] of born.houses.entries())
          expect(
            Math.abs(turn(Number(natal.houses[index]?.longitude), Number(house.longitude))),
          ).toBeLessThan(2e-7);
      }
  });

  test('naibod: the Midheaven’s right ascension goes 0.98564736629° a year', () => {
    const rightAscension = (lambda: number): number => {
      const [l, e] = [lambda, 23.441].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
      return (Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l)) * 180) / Math.PI;
    };
    const advance = turn(
      rightAscension(longitude(natal.planets, 16)),
      rightAscension(longitude(progressed.planets, 16)),
    );
    // The obliquity above is good to some seconds.
    expect(advance).toBeCloseTo(progressed.calculation.years * 0.98564736629, 2);
  });

  test('solar arc: the Midheaven has gone as far as the Sun', () => {
    const arc = engine.progressions({ ...bare, add_years: 40 }, { progressedAngles: 'solar-arc' });
    const gone = (id: number) => turn(longitude(natal.planets, id), longitude(arc.planets, id));
    expect(gone(16)).toBeCloseTo(gone(0), 6);
    expect(Number(arc.solarArc.arc)).toBeCloseTo(gone(0), 6);
    for (const point of arc.solarArc.planets)
      expect(turn(longitude(natal.planets, point.planetId), Number(point.longitude))).toBeCloseTo(gone(0), 6);
  });

  test('mean quotidian: the houses of the progressed moment', () => {
    const quotidian = engine.progressions(
      { ...bare, add_years: 36.5 },
      { progressedAngles: 'mean-quotidian', progressedHouses: 'progressed' },
    );
    const [date = '', time = ''] = quotidian.progressedDate.date.split(' ');
    const sky = engine.natal({ ...bare, date, time: time.slice(0, 8) });
    // The clock of the request has whole seconds: a quarter of a minute of arc.
    for (const [index, house] of quotidian.houses.entries())
      expect(Math.abs(turn(Number(sky.houses[index]?.longitude), Number(house.longitude)))).toBeLessThan(
        0.01,
      );
  });

  test('the Moon changes sign and house when it says', () => {
    const choices = [
      { progressedHouses: 'natal' },
      ...(['naibod', 'solar-arc', 'mean-quotidian'] as const).map(
        (progressedAngles) => ({ progressedAngles, progressedHouses: 'progressed' }) as const,
      ),
    ] as const;
    for (const options of choices) {
      const { moonChanges } = engine.progressions({ ...bare, add_years: 20 }, options);
      const at = (age: number) =>
        engine
          .progressions({ ...bare, add_years: age }, options)
          .planets.find(({ planetId }) => planetId === 1);
      const { sign, house } = moonChanges;
      expect(at(Number(sign.age) + 1e-5)?.signId).toBe(sign.signId);
      expect(at(Number(sign.age) - 1e-5)?.signId).toBe((sign.signId + 11) % 12);
      expect(house).not.toBe(null);
      const age = Number(house?.age);
      expect(at(age + 5e-5)?.housePosition).toBe(house?.house);
      expect(at(age - 5e-5)?.housePosition).toBe(at(20)?.housePosition);
    }
  });

  test('texts of aspects name the month in which these end, but not where the hour of birth is open', () => {
    const datedIn = (time: string | null): string[] =>
      [1, 7, 13, 31, 49].flatMap((add_years) =>
        engine
          .progressions({ ...ada, time, add_years })
          .aspects.flatMap(
            ({ text }) => text?.match(/\b(?:early|mid-?|late)? ?[A-Z]\w+ (?:19|20)\d\d\b/g) ?? [],
          ),
      );
    expect(datedIn('12:30').length).toBeGreaterThan(0);
    // A day of birth is a year of life.
    expect(datedIn(null)).toEqual([]);
  });

  test('planets are in the houses of the birth chart, unless the progressed ones are asked for', () => {
    expect(progressed.houses.map((house) => ({ ...house, text: null }))).toEqual(
      natal.houses.map((house) => ({ ...house, text: null })),
    );
    expect(progressed.calculation.progressedHouses).toBe('natal');
    const own = engine.progressions({ ...bare, add_years: 40 }, { progressedHouses: 'progressed' });
    const ofBirth = engine.progressions({ ...bare, add_years: 40 });
    expect(own.chart).toEqual(ofBirth.chart);
    expect(own.houses).not.toEqual(ofBirth.houses);
    for (const { houses, planets } of [own, ofBirth])
      for (const { longitude: at, housePosition } of planets) {
        const opens = Number(houses[housePosition - 1]?.longitude);
        const closes = Number(houses[housePosition % 12]?.longitude);
        expect((Number(at) - opens + 360) % 360).toBeLessThan((closes - opens + 360) % 360);
      }
  });

  test('the house system told is that of the houses listed', () => {
    // Born south of the polar circle, whose progressed Midheaven keeps Placidus; and beyond it.
    const north = { ...place, latitude: 78.2 };
    for (const progressedHouses of ['natal', 'progressed'] as const) {
      const { calculation, notices } = engine.progressions(
        { ...bare, place: north, add_years: 30 },
        { progressedHouses },
      );
      expect(calculation.houseSystemUsed).toBe('O');
      expect(notices.map(({ code }) => code)).toEqual(['house_system_replaced']);
    }
    // Koch's cusps have a solution here for one of the two charts alone.
    const tromso = { ...place, latitude: 66.2 };
    const systems = new Set<string>();
    for (let years = 0; years < 90; years += 3) {
      const asked = { ...bare, place: tromso, add_years: years };
      const { calculation, houses } = engine.progressions(asked, {
        houseSystem: 'regiomontanus',
        progressedHouses: 'progressed',
      });
      const quadrant = (Number(houses[0]?.longitude) - Number(houses[9]?.longitude) + 360) % 360;
      const third = (Number(houses[10]?.longitude) - Number(houses[9]?.longitude) + 360) % 360;
      expect(calculation.houseSystemUsed === 'O').toBe(Math.abs(third - quadrant / 3) < 1e-6);
      systems.add(String(calculation.houseSystemUsed));
    }
    expect(systems.size).toBeGreaterThan(0);
  });

  test('stations of progressed Mercury, Venus and Mars are told within a year', () => {
    const born = engine.natal({ ...bare, date: '1990-08-01' }).calculation.julianDayUt;
    const told = new Map<string, number>();
    for (let years = 0; years <= 90; years += 1) {
      const { stations, calculation } = engine.progressions({
        ...bare,
        date: '1990-08-01',
        add_years: years,
      });
      const life = calculation.julianDayUt + years * tropicalYear;
      for (const { planetId, direction, date } of stations) {
        const at = Date.parse(`${date.date.slice(0, 19).replace(' ', 'T')}Z`) / 86_400_000 + 2_440_587.5;
        expect(Math.abs(at - life)).toBeLessThanOrEqual(tropicalYear + 1e-4);
        told.set(
          `${planetId} ${direction} ${date.date.slice(0, 16)}`,
          (at - calculation.julianDayUt) / tropicalYear,
        );
      }
    }
    // By the speeds of the progressed days themselves.
    const { speeds, bodies } = engine.positionsBatch({
      julianDaysUt: Float64Array.from({ length: 9001 }, (_, i) => born + i / 100),
      bodies: [2, 3, 4],
    });
    const turns: string[] = [];
    for (let i = 1; i <= 9000; i++)
      for (const [k, id] of bodies.entries()) {
        const [was, is] = [speeds[(i - 1) * 3 + k] ?? 0, speeds[i * 3 + k] ?? 0];
        if (was < 0 !== is < 0)
          turns.push(`${id} ${is < 0 ? 'retrograde' : 'direct'} ${Math.round(i / 100)}`);
      }
    expect(turns.length).toBe(3);
    expect([...told].map(([key, age]) => `${key.split(' ', 2).join(' ')} ${Math.round(age)}`).sort()).toEqual(
      turns.sort(),
    );
  });

  test('the day before the birth is refused, the day of birth is not', () => {
    const early = { ...bare, time: '00:20' };
    for (const request of [early, { ...bare, time: '23:59' }]) {
      expect(engine.progressions({ ...request, date_2: ada.date }).calculation.years).toBeLessThan(0.002);
      expect(() => engine.progressions({ ...request, date_2: '1990-05-16' })).toThrow(
        expect.objectContaining({ code: 'invalid_request', path: 'date_2' }),
      );
    }
  });

  test('aspects to the natal chart are in orb, and apply by the progressed speed', () => {
    expect(progressed.aspects.length).toBeGreaterThan(3);
    for (const { planet1Id, planet2Id, angle, orb, applying } of progressed.aspects) {
      expect(Number(orb)).toBeLessThanOrEqual(1);
      const apart = (years: number) => {
        const later = engine.progressions({ ...bare, add_years: progressed.calculation.years + years });
        const separation = Math.abs(
          turn(longitude(later.planets, planet1Id), longitude(natal.planets, planet2Id)),
        );
        return Math.abs(separation - angle);
      };
      expect(apart(0)).toBeCloseTo(Number(orb), 4);
      if (Number(orb) > 0.002) expect(apart(0.001) < apart(0)).toBe(applying);
    }
  });

  test('a day without its time is noon, and the day of birth no fault', () => {
    expect(engine.progressions({ ...bare, date_2: '2026-11-21' }).notices).toMatchObject([
      { code: 'assumed_time' },
    ]);
    expect(engine.progressions({ ...bare, time: '18:00', date_2: ada.date }).calculation.years).toBe(0);
  });

  test('at the end of the files, and of the years', () => {
    const late = engine.progressions({ ...bare, date: '2399-11-01', add_years: 90 });
    expect(late.notices.map(({ code }) => code)).toContain('moshier_ephemeris');
    expect(schemas.progressionsResponse.parse(late)).toEqual(late);
    expect(() => engine.progressions({ ...bare, date: '2500-01-01', add_years: 2000 })).toThrow(
      expect.objectContaining({ code: 'date_out_of_range', path: 'add_years' }),
    );
  });

  test.each<[string, object]>([
    ['date_2', {}],
    ['date_2', { date_2: '2000-01-01', add_years: 3 }],
    ['date_2', { date_2: '1980-01-01' }],
    ['date_2', { date_2: '2000-02-30' }],
    ['time_2', { add_days: 3, time_2: '12:00' }],
    ['time_2', { date_2: '2000-01-01', time_2: '25:00' }],
    ['add_years', { add_years: -1 }],
    ['add_years', { add_years: Number.NaN }],
    ['add_days', { add_days: 1e9 }],
    ['place_id_2', { add_days: 1, place_id_2: 3054643, place_2: place }],
  ])('refuses a wrong %s: %j', (path, change) => {
    try {
      engine.progressions({ ...bare, ...change } as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      expect((error as HoroscopeError).path).toBe(path);
    }
  });

  test('have every date of life in the calendar of the event, also across the reform of 1582', () => {
    const born = { ...bare, date: '1552-05-01', time: '12:00' };
    const { event, moonChanges, stations } = engine.progressions({ ...born, add_years: 30 });
    expect(event.date.date).toMatch(/^1582-05-01/);
    const after = engine.progressions({ ...born, date_2: '1583-05-01' }).moonChanges.sign;
    // Julian, ten days before the Gregorian date of the same moment.
    const days = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00Z`) / 86_400_000;
    const ahead = Number(moonChanges.sign.age) * tropicalYear;
    const julianDayOfBirth = days('1552-05-01') + 0.5;
    expect(days(moonChanges.sign.date.date) - (julianDayOfBirth + ahead)).toBeLessThan(1);
    expect(days(moonChanges.sign.date.date) - (julianDayOfBirth + ahead)).toBeGreaterThan(-1);
    expect(days(after.date.date) - (julianDayOfBirth + Number(after.age) * tropicalYear)).toBeGreaterThan(8);
    for (const { date } of stations) expect(date.date).toMatch(/^15/);
  });
});
