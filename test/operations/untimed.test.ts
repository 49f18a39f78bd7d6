/** Births of an unknown hour in every operation: what is told as sure, or as a range, holds at any hour of the day. */
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const place = { name: 'Budapest', latitude: 47.49835, longitude: 19.04045, timezone: 'Europe/Budapest' };
const lisbon = { name: 'Lisbon', latitude: 38.71, longitude: -9.14, timezone: 'Europe/Lisbon' };
const ada = { name: 'Ada', date: '1990-05-17', place, lang: 'en', collect_text: false };
const person = { name_1: 'Ada', date_1: ada.date, place_1: place, lang: 'en', collect_text: false };
const couple = { ...person, name_2: 'Ben', date_2: '1988-11-02', time_2: '06:10', place_2: lisbon };

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
/** Through the day, its first and its last minute among them. */
const times = [...Array.from({ length: 29 }, (_, i) => clock(i * 51)), '23:59'];
const wrap = (degrees: number): number => ((degrees % 360) + 360) % 360;

interface Listed {
  planets: readonly {
    planetId: number;
    longitude: string;
    housePosition: number;
    housetext: string | null;
  }[];
  chart: { angles: unknown };
  calculation?: { houseSystemUsed: string | null };
}
/** Points that the houses bring along. */
const turning = new Set([13, 14, 15, 16, 22, 23, 24]);

/** A result without a time: whole, in order, and with nothing that needs the hour. */
function expectUntimed(
  result: Listed & { houses?: readonly unknown[] },
  schema: { parse(value: unknown): unknown },
) {
  expect(JSON.stringify(schema.parse(result))).toBe(JSON.stringify(result));
  if (result.houses) expect(result.houses).toEqual([]);
  expect(result.chart.angles).toBe(null);
  for (const planet of result.planets) {
    expect(turning.has(planet.planetId)).toBe(false);
    expect([planet.housePosition, planet.housetext]).toEqual([0, null]);
  }
}

interface Arc {
  planetId: number;
  from: string;
  to: string;
  opposite?: boolean;
}

/** Whether a longitude lies in an arc, but for what rounding leaves. */
const holds = ({ from, to }: Arc, longitude: number): boolean => {
  const rounding = 2e-6;
  return wrap(longitude - Number(from) + rounding) <= wrap(Number(to) - Number(from)) + 2 * rounding;
};

function expectInArcs(arcs: readonly Arc[], { planets }: Listed): void {
  expect(arcs.length).toBeGreaterThan(9);
  for (const arc of arcs) {
    const longitude = Number(planets.find(({ planetId }) => planetId === arc.planetId)?.longitude);
    const inside = holds(arc, longitude) || (arc.opposite === true && holds(arc, longitude + 180));
    expect(inside, `${JSON.stringify(arc)} ${longitude}`).toBe(true);
  }
}

describe('planetInSign', () => {
  const unknown = engine.planetInSign({ ...ada, time: null });

  test('signs that are told to hold do, others change when it says', () => {
    expect(JSON.stringify(schemas.planetInSignResponse.parse(unknown))).toBe(JSON.stringify(unknown));
    expect(unknown.notices.map(({ code }) => code)).toEqual(['unknown_time']);
    const { holds: held, changes = [] } = unknown.uncertainty ?? {};
    for (const time of times) {
      const known = engine.planetInSign({
        ...ada,
        time,
        planets: unknown.planets.map(({ planetId }) => planetId),
      });
      for (const { planetId, signId } of known.planets) {
        const own = changes.filter((change) => change.kind === 'sign' && change.planetId === planetId);
        const passed = own.filter(({ at }) => at.date.slice(11, 19) <= `${time}:00`).at(-1) ?? own[0];
        const sign = unknown.planets.find((planet) => planet.planetId === planetId)?.signId;
        expect(own.length === 0).toBe(held?.sign.includes(planetId));
        if (passed === undefined) expect(signId).toBe(sign);
        else expect([passed.before, passed.after]).toContain(signId);
      }
    }
  });
});

describe('transits', () => {
  const event = { date_2: '2026-11-21', time_2: '09:00' };
  const options = { aspects: [0, 1, 2, 3, 4, 7] as const };
  const unknown = engine.transits({ ...person, ...event, time_1: null }, { aspects: [...options.aspects] });

  test('are those to the noon’s positions, without angles and houses', () => {
    expectUntimed({ ...unknown, planets: [] }, { parse: () => ({ ...unknown, planets: [] }) });
    expect(JSON.stringify(schemas.transitsResponse.parse(unknown))).toBe(JSON.stringify(unknown));
    expect(unknown.transits_houses).toEqual([]);
    const noon = engine.transits({ ...person, ...event, time_1: '12:00' }, { aspects: [...options.aspects] });
    expect(unknown.transits_aspects).toEqual(
      noon.transits_aspects.filter(({ planet2Id }) => !turning.has(planet2Id)),
    );
    expect(unknown.transits_aspects.length).toBeLessThan(noon.transits_aspects.length);
    expect(unknown.uncertainty).toEqual(
      engine.natal({ ...ada, time: null }, { aspects: [...options.aspects] }).uncertainty,
    );
  });

  test('say how far Sun and Moon may be off', () => {
    const told = unknown.notices.find(({ code }) => code === 'uncertain_moments')?.parameters;
    const off = [0, 1].map((id) => {
      const at = (time: string) =>
        Number(engine.natal({ ...ada, time }).planets.find(({ planetId }) => planetId === id)?.longitude);
      return Math.max(...times.map((time) => Math.abs(wrap(at(time) - at('12:00') + 180) - 180)));
    });
    const { sun, moon } = told as { sun: number; moon: number };
    expect(off[0]).toBeLessThanOrEqual(sun);
    expect(off[1]).toBeLessThanOrEqual(moon);
    expect(moon - (off[1] ?? 0)).toBeLessThan(0.03);
  });

  test('over a period', () => {
    const period = engine.transits({ ...person, time_1: null, date_2: '2026-01-01', date_end: '2026-02-01' });
    expect(period.transits_houses).toEqual([]);
    expect(period.transits_aspects.some(({ planet2Id }) => turning.has(planet2Id))).toBe(false);
    expect(period.transits_aspects.length).toBeGreaterThan(20);
  });
});

describe.each([{}, { zodiac: 'sidereal' }, { topocentric: true }] as const)('returns, %j', (options) => {
  const clockTime = ({ date }: { date: string }): string => date;
  const solar = (time: string | null, year: number) =>
    engine.solarReturn({ ...ada, time, year, place_2: lisbon }, options);

  test.each([1990, 2020, 2031])('the Sun’s of %d lies where it says', (year) => {
    const unknown = solar(null, year);
    expectUntimed(unknown, schemas.solarReturnResponse);
    const { event = [], planets = [] } = unknown.uncertainty ?? {};
    expect(event).toHaveLength(1);
    for (const time of times) {
      const known = solar(time, year);
      const at = clockTime(known.event.date);
      expect(at >= (event[0]?.from.date ?? '') && at <= (event[0]?.to.date ?? '')).toBe(true);
      expectInArcs(planets, known);
    }
  });

  test.each(['1990-05-17', '2020-01-01', '2020-01-26', '2020-01-25', '2020-02-22', '2020-02-23'])(
    'the Moon’s from %s on lies where it says',
    (date_2) => {
      const lunar = (time: string | null) => engine.lunarReturn({ ...ada, time, date_2 }, options);
      const unknown = lunar(null);
      expectUntimed(unknown, schemas.lunarReturnResponse);
      const { event = [], planets = [] } = unknown.uncertainty ?? {};
      const spanOf = ({ event: { date } }: typeof unknown) =>
        event.findIndex(
          ({ from, to }) => date.date >= from.date.slice(0, 19) && date.date.slice(0, 19) <= to.date,
        );
      const own = spanOf(unknown);
      expect(own).not.toBe(-1);
      const found = new Set<number>();
      for (const time of times) {
        const known = lunar(time);
        found.add(spanOf(known));
        if (spanOf(known) === own) expectInArcs(planets, known);
      }
      expect([...found].sort()).toEqual(event.map((_, index) => index));
    },
  );
});

test('a lunar return near the date asked from may be in either of two months', () => {
  const both = engine.lunarReturn({ ...ada, time: null, date_2: '2020-01-26' }).uncertainty?.event ?? [];
  expect(both.map(({ from }) => from.date.slice(0, 7))).toEqual(['2020-01', '2020-02']);
});

describe('progressions', () => {
  test.each([
    { add_years: 30 },
    { add_days: 12_000 },
    { date_2: '2026-11-21', time_2: '12:00' },
    { date_2: ada.date },
  ])('to %j', (to) => {
    const unknown = engine.progressions({ ...ada, time: null, ...to });
    expectUntimed(unknown, schemas.progressionsResponse);
    expect(unknown.calculation.houseSystemUsed).toBe(null);
    expect(unknown.moonChanges.house).toBe(null);
    for (const time of times)
      expectInArcs(unknown.uncertainty?.planets ?? [], engine.progressions({ ...ada, time, ...to }));
  });

  test('dates are as far off as the notice says', () => {
    const at = (time: string | null) => engine.progressions({ ...ada, time, add_years: 29.5 });
    const unknown = at(null);
    const told = unknown.notices.find(({ code }) => code === 'uncertain_moments')?.parameters;
    const { days } = told as { days: number };
    const dayOf = ({ moonChanges }: typeof unknown) =>
      Date.parse(moonChanges.sign.date.date.slice(0, 10)) / 86_400_000;
    for (const time of ['00:00', '23:59'])
      expect(Math.abs(dayOf(at(time)) - dayOf(unknown))).toBeLessThanOrEqual(days + 1);
  });
});

describe.each(['midpoint', 'davison'] as const)('composite by %s', (compositeMethod) => {
  test.each([
    ['of the first', { time_1: null }],
    ['of the second', { time_1: '14:30', time_2: null }],
    ['of both', { time_1: null, time_2: null }],
  ] as const)('without the time %s', (_, unknowns) => {
    const asked = { ...couple, ...unknowns };
    const unknown = engine.composite(asked, { compositeMethod });
    expectUntimed(unknown, schemas.compositeResponse);
    expect(unknown.calculation.houseSystemUsed).toBe(null);
    for (const [index, time] of times.entries()) {
      const other = times[(index * 7) % times.length] ?? '';
      const known = { ...asked, time_1: asked.time_1 ?? time, time_2: asked.time_2 ?? other };
      expectInArcs(unknown.uncertainty?.planets ?? [], engine.composite(known, { compositeMethod }));
    }
  });
});

test('bodies that may be opposite have their midpoint on either side', () => {
  // The two Moons stand 166° to 180° apart in the course of the day.
  const { uncertainty } = engine.composite({ ...couple, time_1: null });
  expect(uncertainty?.planets.find(({ planetId }) => planetId === 1)?.opposite).toBe(true);
  const known = times.map((time) => engine.composite({ ...couple, time_1: time }));
  const moons = known.map(({ planets }) => Number(planets.find(({ planetId }) => planetId === 1)?.longitude));
  expect(new Set(moons.map((moon) => Math.round(moon / 90))).size).toBe(2);
});

describe('the Chinese horoscope', () => {
  const told = (date: string, time: string | null, options = {}, at: object = { place }) =>
    engine.chineseHoroscope({ name: 'N', date, time, lang: 'en', ...at }, options);

  test.each<[string, string, object, object, string[]]>([
    ['no term', '1990-05-17', {}, { place }, []],
    ['lichun', '1990-02-04', {}, { place }, ['year', 'month']],
    ['lichun on China’s clock', '1990-02-04', {}, {}, ['year', 'month']],
    ['a term', '2026-03-05', {}, { place }, ['month']],
    ['the early Rat', '1990-05-17', { ratHour: 'early' }, { place }, ['day']],
    ['the sundial', '1990-05-17', { chineseHour: 'solar' }, { place }, ['day']],
  ])('%s', (_, date, options, at, kinds) => {
    const unknown = told(date, null, options, at);
    expect(JSON.stringify(schemas.chineseHoroscopeResponse.parse(unknown))).toBe(JSON.stringify(unknown));
    expect(unknown.pillars.hour).toBe(null);
    const { changes = [] } = unknown.uncertainty ?? {};
    expect(changes.map(({ kind }) => kind)).toEqual(kinds);
    for (const time of times) {
      const known = told(date, time, options, at);
      for (const kind of ['year', 'month', 'day'] as const) {
        const change = changes.find((one) => one.kind === kind);
        if (change === undefined) expect(known.pillars[kind]).toEqual(unknown.pillars[kind]);
        else if (change.at.date.slice(11, 19) <= `${time}:00`)
          expect(known.pillars[kind]).toEqual(change.after);
        else expect(known.pillars[kind]).toEqual(change.before);
      }
      expect(known.lunar_birthday).toEqual(unknown.lunar_birthday);
    }
  });

  test('a time known to some minutes may be of either hour', () => {
    const vague = engine.chineseHoroscope({
      name: 'N',
      date: ada.date,
      time: '14:55',
      time_accuracy: 10,
      place,
      lang: 'en',
    });
    expect(vague.pillars.hour?.branch).toBe('wei');
    expect(vague.uncertainty?.changes).toMatchObject([{ kind: 'hour', after: { branch: 'shen' } }]);
    expect(vague.uncertainty?.changes[0]?.at.date.slice(11, 16)).toBe('15:00');
  });

  test('a forecast says whether the animal is sure, and the pillar of the month, which its text reads', () => {
    const of = (chineseYear: 'lunar' | 'solar') =>
      engine.chineseForecasts(
        { name: 'N', date: '1990-02-04', time: null, place, year: 2027 },
        { chineseYear },
      );
    expect(schemas.chineseForecastSchema.parse(of('solar'))).toEqual(of('solar'));
    expect(of('solar').uncertainty?.changes.map(({ kind }) => kind)).toEqual(['year', 'month']);
    expect(of('lunar').uncertainty?.changes.map(({ kind }) => kind)).toEqual(['month']);
  });
});

test('a lunar birthday of the issued calendar says what recomputation gives', () => {
  const noticeOf = (date: string) =>
    engine
      .chineseHoroscope({ name: 'N', date, time: '12:00', lang: 'en' })
      .notices.find(({ code }) => code === 'issued_calendar')?.parameters;
  expect(noticeOf('1813-05-01')).toEqual({ case: 'month', year: 1813, month: 4, day: 2 });
  expect(noticeOf('1805-09-20')).toMatchObject({ case: 'leapMonth', month: 7 });
  for (const date of ['1813-06-15', '1805-05-01', '1950-05-01']) expect(noticeOf(date)).toBe(undefined);
});

test('a time known to some minutes keeps its houses, and tells what they leave open', () => {
  const vague = { ...ada, time: '14:30', time_accuracy: 20 };
  const results = [
    engine.solarReturn({ ...vague, year: 2020 }),
    engine.lunarReturn({ ...vague, date_2: '2020-01-01' }),
    engine.progressions({ ...vague, add_years: 30 }),
    engine.composite({ ...couple, time_1: '14:30', time_accuracy_1: 20 }),
    engine.composite({ ...couple, time_1: '14:30', time_accuracy_1: 20 }, { compositeMethod: 'davison' }),
  ];
  for (const { houses, uncertainty, notices } of results) {
    expect(houses).toHaveLength(12);
    expect(uncertainty?.planets.length).toBeGreaterThan(9);
    expect(notices.map(({ code }) => code)).toContain('uncertain_time');
  }
  const transits = engine.transits({ ...person, time_1: '14:30', time_accuracy_1: 20, date_2: '2026-11-21' });
  expect(transits.transits_houses.length).toBeGreaterThan(9);
  expect(transits.uncertainty?.changes.some(({ kind }) => kind === 'house')).toBe(true);
  expect(engine.planetInSign(vague).uncertainty).toEqual(engine.natal(vague).uncertainty);
});

test('introductions say nothing of a rising sign', () => {
  const whole = { ...ada, collect_text: true, time: null };
  for (const { intro } of [
    engine.solarReturn({ ...whole, year: 2020 }),
    engine.lunarReturn({ ...whole, date_2: '2020-01-01' }),
    engine.progressions({ ...whole, add_years: 30 }),
    engine.composite({ ...couple, collect_text: true, time_1: null }),
  ]) {
    expect(intro).toMatch(/Ada/);
    expect(intro).not.toMatch(/[{}]|undefined|rises in/);
  }
});

test('the Davison chart of somebody and themself at a pole is their own', () => {
  const pole = { name: 'Pole', latitude: 90, longitude: 50, timezone: 'UTC' };
  const one = { date_1: ada.date, time_1: '14:30', place_1: pole };
  const own = engine.natal({ ...ada, time: '14:30', place: pole, system: 'W' });
  const davison = engine.composite(
    {
      ...one,
      name_1: 'A',
      name_2: 'A',
      date_2: ada.date,
      time_2: '14:30',
      place_2: pole,
      lang: 'en',
      system: 'W',
    },
    { compositeMethod: 'davison' },
  );
  expect(davison.houses.map(({ longitude }) => longitude)).toEqual(
    own.houses.map(({ longitude }) => longitude),
  );
  expect(davison.chart.angles).toEqual(own.chart.angles);
});

test('transits of a day of the reform are told in one calendar', () => {
  const told = engine.transits({ ...person, time_1: '12:00', date_2: '1582-10-14', time_2: '12:00' });
  expect(told.profile2.birthdate.date.slice(0, 10)).toBe('1582-10-14');
  const now = told.calculation2.julianDayUt;
  let near = 0;
  for (const { starts, ends } of told.transits_aspects)
    for (const moment of [starts, ends]) {
      if (moment === null || Math.abs(moment.julianDayUt - now) > 10) continue;
      near++;
      const days =
        (Date.parse(`${moment.date.slice(0, 10)}T00:00Z`) - Date.parse('1582-10-14T00:00Z')) / 86_400_000;
      expect(Math.abs(days - (moment.julianDayUt - now))).toBeLessThan(1.1);
    }
  expect(near).toBeGreaterThan(3);
});

test('a body that the ephemeris lacks in a part of the day is left out of what holds', () => {
  // The files end at midnight of 2399-12-31, in Tehran at half past three in the morning of this day.
  const place = { name: 'Tehran', latitude: 35.694, longitude: 51.422, timezone: 'Asia/Tehran' };
  const request = { name: 'N', date: '2400-01-01', time: null, place, lang: 'en', planets: [0, 10, 17] };
  const { planets, uncertainty, notices } = engine.natal(request);
  expect(planets.map(({ planetId }) => planetId)).toEqual([0]);
  expect(uncertainty?.holds.sign).toEqual([0]);
  expect(notices.filter(({ code }) => code === 'body_unavailable')).toHaveLength(2);
});
