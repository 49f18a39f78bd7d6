import { HoroscopeError } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const year = { from: '2026-01-01', to: '2027-01-01' };
const all = engine.skyEvents(year);

describe('skyEvents', () => {
  test('a year is in order, complete in its fields and JSON-safe', () => {
    expect(schemas.skyEventsResponse.parse(all)).toEqual(all);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    expect(all.data.map(({ julianDayUt }) => julianDayUt)).toEqual(
      all.data.map(({ julianDayUt }) => julianDayUt).sort((a, b) => a - b),
    );
    expect(new Set(all.data.map(({ kind }) => kind)).size).toBe(12);
    expect(all.notices).toEqual([]);
    for (const { utDate, julianDayUt, text } of all.data) {
      expect(Date.parse(utDate) / 86_400_000 + 2_440_587.5).toBeCloseTo(julianDayUt, 7);
      expect(text).toBe(null);
    }
  });

  test('what almanacs have of 2026', () => {
    const told = (kind: string) => all.data.filter((event) => event.kind === kind);
    // NASA, Five Millennium Canon of Solar Eclipses and of Lunar Eclipses (F. Espenak, J. Meeus), 2026.
    expect(
      told('eclipse').map(
        (event) => event.kind === 'eclipse' && [event.utDate.slice(0, 10), event.body, event.type],
      ),
    ).toEqual([
      ['2026-02-17', 'solar', 'annular'],
      ['2026-03-03', 'lunar', 'total'],
      ['2026-08-12', 'solar', 'total'],
      ['2026-08-28', 'lunar', 'partial'],
    ]);
    const seasons = all.data.flatMap((event) =>
      event.kind === 'ingress' && event.planetId === 0 && event.signId % 3 === 0
        ? Date.parse(event.utDate)
        : [],
    );
    // Equinoxes and solstices, USNO, Earth's Seasons: to the minute.
    const almanac = ['2026-03-20T14:46Z', '2026-06-21T08:24Z', '2026-09-23T00:05Z', '2026-12-21T20:50Z'];
    for (const [index, moment] of almanac.entries())
      expect(Math.abs((seasons[index] ?? 0) - Date.parse(moment))).toBeLessThanOrEqual(31_000);
    expect(told('lunation')).toHaveLength(50);
  });

  test('kinds and bodies choose', () => {
    const some = engine.skyEvents({ ...year, kinds: ['station', 'ingress'], bodies: [2] });
    expect(some.data).toEqual(
      all.data.filter(
        (event) => (event.kind === 'station' || event.kind === 'ingress') && event.planetId === 2,
      ),
    );
  });

  test('spans that meet share nothing and miss nothing', () => {
    const parts = ['2026-01-01', '2026-03-20T14:45:57.000Z', '2026-06-30', '2026-07-01', '2027-01-01'];
    const joined = parts
      .slice(1)
      .flatMap((to, index) => engine.skyEvents({ from: parts[index] ?? '', to }).data);
    expect(joined).toEqual(all.data);
  });

  test('one by one they are the same', async () => {
    const events = engine.skyEventsIterator(year);
    expect(events.notices).toEqual([]);
    const found = [];
    for await (const event of events) found.push(event);
    expect(found).toEqual(all.data);
  });

  test('the iterator takes a century, the list refuses it', async () => {
    const century = { from: '1900-01-01', to: '2000-01-01', kinds: ['eclipse'] as const };
    let eclipses = 0;
    for await (const event of engine.skyEventsIterator({ ...century, kinds: ['eclipse'] }))
      if (event) eclipses++;
    // The same canons: 228 solar and 229 lunar eclipses from 1901 to 2000, and those of 1900 for those of 2000.
    expect(eclipses).toBeGreaterThan(450);
    expect(() => engine.skyEvents({ from: '1900-01-01', to: '2000-01-01' })).toThrow(
      expect.objectContaining({ code: 'too_costly', message: expect.stringContaining('skyEventsIterator') }),
    );
  });

  test('outside the files: Moshier is told, and Chiron refused', () => {
    const early = engine.skyEvents({ from: '1500-01-01', to: '1500-02-01' });
    expect(early.notices).toMatchObject([{ code: 'moshier_ephemeris' }]);
    expect(early.data.length).toBeGreaterThan(60);
    expect(() => engine.skyEvents({ from: '0500-01-01', to: '0500-02-01', bodies: [10] })).toThrow(
      expect.objectContaining({ code: 'date_out_of_range' }),
    );
  });

  test.each([
    [{ from: '2026-01-01' }, 'to'],
    [{ from: '2026-02-30', to: '2026-03-30' }, 'from'],
    [{ from: '2026-01-01', to: '2026-01-01' }, 'to'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ from: '2026-01-01T25:00Z', to: '2026-01-03' }, 'from'],
    [{ from: '2026-01-01T10:00+02:00', to: '2026-01-03' }, 'from'],
    [{ ...year, kinds: [] }, 'kinds'],
    [{ ...year, kinds: ['comet'] }, 'kinds'],
    [{ ...year, bodies: [99] }, 'bodies'],
    [{ ...year, lang: 'xx' }, 'lang'],
    [{ ...year, place: 1 }, 'place'],
  ])('%j is refused', (request, path) => {
    for (const run of [engine.skyEvents, engine.skyEventsIterator])
      try {
        run(request as never);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(HoroscopeError);
        expect((error as HoroscopeError).path).toMatch(new RegExp(`^${path}`));
      }
  });

  test('a point that belongs to a chart has no events', () => {
    expect(() => engine.skyEvents({ ...year, bodies: [15] })).toThrow(/belongs to a chart/);
  });
});

describe('bodies', () => {
  const kindsOf = (bodies: number[]) =>
    new Set(
      engine
        .skyEvents({ from: '2026-08-01', to: '2026-10-01', bodies: bodies as never })
        .data.map(({ kind }) => kind),
    );

  test('what happens to others is left out', () => {
    expect(kindsOf([4])).toEqual(new Set(['ingress', 'outOfBounds', 'declinationExtreme']));
    expect(kindsOf([1])).toContain('eclipse');
    expect(kindsOf([0])).not.toContain('voidOfCourse');
  });

  test.each([
    [[15], 'invalid_request', /bodies\.0 is 15.*no path/],
    [[0, 10_433], 'date_out_of_range', /bodies\.1 is 10433/],
  ])('%j can’t be had, and the error says which', (bodies, code, message) => {
    const ask = [
      () => engine.skyEvents({ from: '2026-08-01', to: '2026-08-02', bodies: bodies as never }),
      () => engine.ephemerisTable({ from: '2026-08-01', to: '2026-08-02', bodies: bodies as never }),
      () => engine.positionsBatch({ julianDaysUt: Float64Array.of(2_460_000), bodies: bodies as never }),
    ];
    for (const each of ask) {
      expect(each).toThrow(message);
      expect(each).toThrow(expect.objectContaining({ code, path: `bodies.${bodies.length - 1}` }));
    }
  });

  test('the last day there is', () => {
    expect(() =>
      engine.skyEvents({ from: '2999-12-31', to: '3000-01-01', kinds: ['ingress'] }),
    ).not.toThrow();
    expect(() => engine.skyEvents({ from: '2999-12-31', to: '3000-01-02' })).toThrow(HoroscopeError);
  });

  test('topocentric is no matter of moments, and that is told', () => {
    const { notices } = engine.skyEvents({ from: '2026-08-01', to: '2026-08-02' }, { topocentric: true });
    expect(notices.map(({ code }) => code)).toEqual(['geocentric_moments']);
  });
});

describe('ephemerisTable', () => {
  const table = engine.ephemerisTable({ from: '2026-01-01', to: '2026-02-01' });

  test('a row a day, the end left out', () => {
    expect(schemas.ephemerisTableResponse.parse(table)).toEqual(table);
    expect(table.data).toHaveLength(31);
    expect(table.data[1]?.utDate).toBe('2026-01-02T00:00:00.000Z');
  });

  test.each([
    ['rows of a day, from the ephemeris', 1],
    ['rows of eight hours, from paths', { hours: 8 }],
  ])('%s, agree with ephemerides', (_, step) => {
    const place = { name: 'here', latitude: 0, longitude: 0, timezone: 'UTC' };
    const rows = engine.ephemerisTable({ from: '2026-01-01', to: '2026-02-01', step });
    for (const row of rows.data) {
      if (!row.utDate.includes('T00:00')) continue;
      const sky = engine.ephemerides({ place, date: row.utDate.slice(0, 10), time: '00:00' });
      for (const [index, planet] of row.planets.entries()) {
        const own = sky.planets[index];
        expect(own?.planetId).toBe(planet.planetId);
        for (const field of ['longitude', 'latitude', 'declination'] as const)
          expect(Math.abs(Number(planet[field]) - Number(own?.[field])) * 3600).toBeLessThan(0.001);
        expect(Number(planet.speeds)).toBeCloseTo(Number(own?.speeds), 3);
      }
    }
  });

  test('steps', () => {
    const count = (step: object | number) =>
      engine.ephemerisTable({ from: '2026-01-01', to: '2026-01-02', step: step as never, bodies: [0] }).data
        .length;
    expect([1, 0.5, { hours: 6 }, { minutes: 10 }].map(count)).toEqual([1, 2, 4, 144]);
    expect(() => count({ minutes: 0 })).toThrow(HoroscopeError);
    expect(() => engine.ephemerisTable({ from: '1000-01-01', to: '2900-01-01' })).toThrow(
      expect.objectContaining({ code: 'too_costly' }),
    );
  });

  test.each([7, { hours: 1 }])('what has no path is refused at any step', (step) => {
    const asked = (bodies: number[], from: string) => () =>
      engine.ephemerisTable({ from, to: '2500-01-01', step, bodies: bodies as never });
    expect(asked([13], '2499-12-01')).toThrow(HoroscopeError);
    expect(asked([10], '2499-12-01')).toThrow(/ephemeris/);
  });
});

describe('kinds that last', () => {
  test('a retrograde period is told with its shadow when it begins', () => {
    const loops = engine
      .skyEvents({ from: '2021-01-01', to: '2022-01-01', kinds: ['retrograde'], bodies: [2] })
      .data.filter((event) => event.kind === 'retrograde');
    // Mercury in 2021 (kristiedavida.com; to the minute of arc): retrograde 30 January to 21 February, 29 May to
    // 22 June, 27 September to 18 October.
    expect(loops.map(({ utDate, ends }) => [utDate.slice(0, 10), ends?.slice(0, 10)])).toEqual([
      ['2021-01-30', '2021-02-21'],
      ['2021-05-29', '2021-06-22'],
      ['2021-09-27', '2021-10-18'],
    ]);
    for (const { utDate, ends, shadowBegins, shadowEnds } of loops) {
      const order = [shadowBegins, utDate, ends, shadowEnds].map((instant) => instant ?? '');
      expect(order).toEqual(order.toSorted());
    }
  });

  test('where the files end, the end of a retrograde period is null', () => {
    const request = { from: '2398-01-01', to: '2399-12-20', kinds: ['retrograde' as const], bodies: [10] };
    const loops = engine.skyEvents(request).data.filter((event) => event.kind === 'retrograde');
    expect(loops.length).toBeGreaterThan(0);
    const last = loops.at(-1);
    expect([last?.ends === null, last?.shadowEnds === null]).toContain(true);
  });

  test('where the files end before a body turns direct, neither when nor where it does is given', () => {
    const request = {
      from: '2398-01-01',
      to: '2399-12-20',
      kinds: ['retrograde' as const],
      bodies: [17, 18],
    };
    const loops = engine.skyEvents(request).data.filter((event) => event.kind === 'retrograde');
    expect(loops.some(({ ends }) => ends === null)).toBe(true);
    for (const { ends, endLongitude } of loops) expect(endLongitude === null).toBe(ends === null);
  });

  test('the void-of-course Moon heeds the bodies asked for', () => {
    const voids = (bodies?: number[]) =>
      engine
        .skyEvents({ ...year, kinds: ['voidOfCourse'], ...(bodies && { bodies }) })
        .data.map((event) => (event.kind === 'voidOfCourse' ? [event.julianDayUt, event.ends] : []));
    const today = voids();
    const traditional = voids([0, 1, 2, 3, 4, 5, 6]);
    expect(traditional.map(([, ends]) => ends)).toEqual(
      expect.arrayContaining(today.slice(1).map(([, ends]) => ends)),
    );
    // With fewer bodies to meet she is void sooner, never later.
    const begins = new Map(traditional.map(([julianDayUt, ends]) => [ends, Number(julianDayUt)]));
    let sooner = 0;
    for (const [julianDayUt, ends] of today.slice(1)) {
      expect(begins.get(ends)).toBeLessThanOrEqual(Number(julianDayUt));
      if ((begins.get(ends) ?? 0) < Number(julianDayUt)) sooner++;
    }
    expect(sooner).toBeGreaterThan(20);
    // The Moon alone keeps the company of all; bodies that are no planets keep none of it.
    expect(voids([1])).toEqual(today);
    expect(voids([0, 1, 2, 3, 4, 5, 6, 10, 12])).toEqual(traditional);
  });
});

test('parallels and extremes of declination are where positions say', () => {
  const span = { from: '2026-03-01', to: '2026-06-01' };
  const found = engine.skyEvents({ ...span, kinds: ['parallel', 'declinationExtreme'], bodies: [0, 1, 3] });
  const declination = (body: number, instant: string, minutes: number): number => {
    const at = (offset: number) => new Date(Date.parse(instant) + offset * 60_000).toISOString();
    const [row] = engine.ephemerisTable({ from: at(minutes), to: at(minutes + 1), bodies: [body] }).data;
    return Number(row?.planets[0]?.declination);
  };
  const kinds = new Set<string>();
  for (const event of found.data)
    if (event.kind === 'parallel') {
      kinds.add(event.parallel);
      const [first, second] = [event.declination1, event.declination2].map(Number) as [number, number];
      expect(Math.abs(event.parallel === 'parallel' ? first - second : first + second)).toBeLessThan(2e-6);
      expect(Math.abs(declination(event.planet1Id, event.utDate, 0) - first)).toBeLessThan(2e-6);
    } else if (event.kind === 'declinationExtreme') {
      kinds.add(event.extreme);
      const here = Number(event.declination);
      const sign = event.extreme === 'northernmost' ? 1 : -1;
      for (const minutes of [-120, 120])
        expect(sign * declination(event.planetId, event.utDate, minutes)).toBeLessThan(sign * here);
    }
  expect(kinds).toEqual(new Set(['parallel', 'contraparallel', 'northernmost', 'southernmost']));
});

test('what is by the Moshier model is told to the minute, in the table as in a chart', () => {
  const greenwich = { name: 'Greenwich', latitude: 51.48, longitude: 0, timezone: 'UTC' };
  const isTold = (notices: readonly { code: string }[]) =>
    notices.some(({ code }) => code === 'moshier_ephemeris');
  for (const [date, time, expected] of [
    ['1800-01-01', '05:30', true],
    ['1800-01-01', '06:00', false],
    ['2399-12-31', '23:50', false],
    ['2399-12-31', '23:52', true],
    ['2399-12-31', '23:58', true],
  ] as const) {
    const chart = engine.natal({
      name: 'Edge',
      date,
      time,
      place: greenwich,
      lang: 'en',
      collect_text: false,
    });
    expect(chart.calculation.ephemeris === 'moshier', `${date} ${time}`).toBe(expected);
    expect(isTold(chart.notices), `${date} ${time}`).toBe(expected);
    const next = time === '23:58' ? '23:59' : `${time.slice(0, 4)}${Number(time[4]) + 1}`;
    // The minute from 23:50 ends before the files do.
    const table = engine.ephemerisTable({ from: `${date}T${time}Z`, to: `${date}T${next}Z` });
    expect(isTold(table.notices), `${date} ${time}`).toBe(expected);
    for (const [i, { longitude }] of (table.data[0]?.planets ?? []).entries())
      expect(longitude).toBe(chart.planets[i]?.longitude);
  }
});
