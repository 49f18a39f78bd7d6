import { HoroscopeError } from 'horoscope-engine/engine';
import * as schemas from 'horoscope-engine/schemas';
import { describe, expect, test } from 'vitest';
import { engine } from '../engine.js';
import fc from '../fast-check.js';

const place = { name: 'Greenwich', latitude: 51.48, longitude: 0, timezone: 'UTC' };
const ada = { name: 'Ada', date: '1990-05-17', place, lang: 'en' };
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const at = (time: string) => engine.natal({ ...ada, time, collect_text: false });
const minutesOf = (date: string): number => {
  const [, hours = 0, minutes = 0, seconds = 0] = (/ (\d+):(\d+):([\d.]+)/.exec(date) ?? []).map(Number);
  return hours * 60 + minutes + seconds / 60;
};

describe('time: null', () => {
  const unknown = engine.natal({ ...ada, time: null });
  const { uncertainty } = unknown;
  if (!uncertainty) throw new Error('no uncertainty');

  test('is complete: noon, without houses and what needs them', () => {
    expect(schemas.natalResponse.parse(unknown)).toEqual(unknown);
    expect(Object.keys(unknown).slice(-3)).toEqual(['uncertainty', 'notices', 'calculation']);
    expect(unknown.profile.birthdate.date).toBe('1990-05-17 12:00:00.000000');
    expect(unknown.houses).toEqual([]);
    expect(unknown.planets.map(({ planetId }) => planetId)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(
      unknown.planets.every(({ housePosition, housetext }) => housePosition === 0 && housetext === null),
    ).toBe(true);
    expect(unknown.chart).toMatchObject({ sect: null, hemispheres: null, rulerId: null });
    expect(unknown.calculation.houseSystemUsed).toBe(null);
    expect(unknown.notices.map(({ code }) => code)).toEqual(['unknown_time']);
    expect(unknown.intro).not.toMatch(/Ascendant|Midheaven/);
    expect(unknown.intro).toMatch(/leaves out the houses and the rising sign/);
    const noon = at('12:00');
    expect(unknown.planets.map(({ longitude }) => longitude)).toEqual(
      noon.planets.slice(0, 13).map(({ longitude }) => longitude),
    );
    for (const share of [
      ['fire', 'earth', 'air', 'water'],
      ['cardinal', 'fixed', 'mutable'],
    ] as const)
      expect(share.reduce((sum, key) => sum + unknown.elements[key], 0)).toBe(100);
  });

  test('the day it may have been', () => {
    expect(uncertainty.from.date).toBe('1990-05-17 00:00:00.000000');
    expect(uncertainty.to.date).toBe('1990-05-18 00:00:00.000000');
  });

  test('what changes in it is what changes from minute to minute', () => {
    const listed = uncertainty.changes.map((change) =>
      JSON.stringify({ ...change, at: Math.floor(minutesOf(change.at.date)) }),
    );
    const found: string[] = [];
    let before = at('00:00');
    const bodies = (natal: typeof before) => natal.planets.filter(({ planetId }) => planetId < 13);
    const inOrb = (natal: typeof before) =>
      new Set(
        natal.aspects.flatMap(({ planet1Id, planet2Id, aspectId }) =>
          planet1Id < 13 && planet2Id < 13 ? [`${planet1Id} ${planet2Id} ${aspectId}`] : [],
        ),
      );
    for (let minute = 1; minute < 1440; minute++) {
      const after = at(clock(minute));
      for (const [index, was] of bodies(before).entries()) {
        const is = bodies(after)[index];
        const change = (kind: string, a: unknown, b: unknown) =>
          found.push(JSON.stringify({ kind, planetId: was.planetId, at: minute - 1, before: a, after: b }));
        if (is && is.signId !== was.signId) change('sign', was.signId, is.signId);
        if (is && is.retrograde !== was.retrograde) change('retrograde', was.retrograde, is.retrograde);
      }
      const [was, is] = [inOrb(before), inOrb(after)];
      for (const key of new Set([...was, ...is])) {
        if (was.has(key) === is.has(key)) continue;
        const [planetId, planet2Id, aspectId] = key.split(' ').map(Number);
        found.push(
          JSON.stringify({
            kind: 'aspect',
            planetId,
            at: minute - 1,
            before: was.has(key),
            after: is.has(key),
            planet2Id,
            aspectId,
          }),
        );
      }
      before = after;
    }
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.sort()).toEqual(found.sort());
  });

  test('what holds does at any time of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const natal = at(clock(minute));
        for (const id of uncertainty.holds.sign) {
          const own = unknown.planets.find(({ planetId }) => planetId === id);
          expect(natal.planets.find(({ planetId }) => planetId === id)?.signId).toBe(own?.signId);
        }
        for (const held of uncertainty.holds.aspects)
          expect(natal.aspects).toContainEqual(expect.objectContaining(held));
      }),
      { numRuns: 60 },
    );
    expect(uncertainty.holds.house).toEqual([]);
    expect(uncertainty.holds.sign.length).toBeGreaterThan(8);
  });

  test('natalBasic takes it, without texts', () => {
    const basic = engine.natalBasic({ ...ada, time: null });
    expect(schemas.natalResponse.parse(basic)).toEqual(basic);
    expect(basic.intro).toBe(null);
    expect(basic.uncertainty).toEqual(uncertainty);
  });

  test('the day is that of the place’s clocks, whatever they did', () => {
    const london = { ...ada, date: '2024-03-31', place: { ...place, timezone: 'Europe/London' }, time: null };
    const { uncertainty: short } = engine.natal(london);
    const hours =
      (Date.parse(`${short?.to.date.replace(' ', 'T')}+01:00`.replace('000+', '+')) -
        Date.parse(`${short?.from.date.replace(' ', 'T')}Z`.replace('000Z', 'Z'))) /
      3_600_000;
    expect(hours).toBe(23);
  });
});

test('the last day of the Julian calendar is told in it to its end', () => {
  const { uncertainty } = engine.natal({ ...ada, date: '1582-10-04', time: null });
  expect([uncertainty?.from.date, uncertainty?.to.date]).toEqual([
    '1582-10-04 00:00:00.000000',
    '1582-10-05 00:00:00.000000',
  ]);
  const reform = engine.natal({ ...ada, date: '1582-10-14', time: null });
  for (const { date } of [
    reform.profile.birthdate,
    ...(reform.uncertainty?.changes ?? []).map(({ at: when }) => when),
  ])
    expect(date.slice(0, 7)).toBe('1582-10');
});

describe('time_accuracy', () => {
  const vague = engine.natal({ ...ada, time: '14:30', time_accuracy: 20 });

  test('is the chart of the time, with what twenty minutes either way leave open', () => {
    expect(schemas.natalResponse.parse(vague)).toEqual(vague);
    const { uncertainty, notices, ...known } = vague;
    const { notices: none, ...sure } = engine.natal({ ...ada, time: '14:30' });
    expect(known).toEqual(sure);
    expect(none).toEqual([]);
    expect(notices.map(({ code }) => code)).toEqual(['uncertain_time']);
    expect([uncertainty?.from.date.slice(11, 16), uncertainty?.to.date.slice(11, 16)]).toEqual([
      '14:10',
      '14:50',
    ]);
  });

  test('each change separates what was before it and after it', () => {
    const seconds = (date: string, by: number): string => {
      const moment = new Date(Date.parse(`${date.slice(0, 23).replace(' ', 'T')}Z`) + by * 1000);
      return moment.toISOString().slice(11, 19);
    };
    const changes = vague.uncertainty?.changes ?? [];
    expect(changes.some(({ kind }) => kind === 'house')).toBe(true);
    expect(changes.some(({ kind }) => kind === 'aspect')).toBe(true);
    for (const change of changes) {
      const [was, is] = [at(seconds(change.at.date, -1)), at(seconds(change.at.date, 1))];
      const told = (natal: typeof was): unknown => {
        if (change.kind === 'aspect')
          return natal.aspects.some(
            (aspect) =>
              aspect.planet1Id === change.planetId &&
              aspect.planet2Id === change.planet2Id &&
              aspect.aspectId === change.aspectId,
          );
        const own = natal.planets.find(({ planetId }) => planetId === change.planetId);
        if (change.kind === 'partnerAspect' || change.kind === 'partnerHouse') return expect.unreachable();
        return { sign: own?.signId, house: own?.housePosition, retrograde: own?.retrograde }[change.kind];
      };
      expect([told(was), told(is)]).toEqual([change.before, change.after]);
    }
  });

  test('what holds in it holds', () => {
    for (const time of ['14:10', '14:19', '14:37', '14:49']) {
      const natal = at(time);
      for (const id of vague.uncertainty?.holds.house ?? [])
        expect(natal.planets.find(({ planetId }) => planetId === id)?.housePosition).toBe(
          vague.planets.find(({ planetId }) => planetId === id)?.housePosition,
        );
      for (const held of vague.uncertainty?.holds.aspects ?? [])
        expect(natal.aspects).toContainEqual(expect.objectContaining(held));
    }
  });

  test('in the far north, where signs rise in minutes', () => {
    const north = { ...ada, place: { ...place, latitude: 66.2 }, time: '14:30', time_accuracy: 60 };
    const natal = engine.natal(north);
    expect(schemas.natalResponse.parse(natal)).toEqual(natal);
    expect(natal.uncertainty?.changes.length).toBeGreaterThan(5);
  });

  test.each<[string, object]>([
    ['time_accuracy', { time: '14:30', time_accuracy: -1 }],
    ['time_accuracy', { time: '14:30', time_accuracy: 241 }],
    ['time_accuracy', { time: '14:30', time_accuracy: Number.NaN }],
    ['time_accuracy', { time: null, time_accuracy: 30 }],
    ['time', { time: undefined }],
    ['time', { time: '' }],
  ])('refuses a wrong %s', (path, change) => {
    try {
      engine.natal({ ...ada, ...change } as never);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(HoroscopeError);
      expect((error as HoroscopeError).path).toBe(path);
    }
  });
});

test('synastry with a partner whose time is unknown', () => {
  const both = {
    name_1: 'Ada',
    date_1: '1990-05-17',
    time_1: '14:30',
    place_1: place,
    name_2: 'Ben',
    date_2: '1988-11-02',
    time_2: null,
    place_2: place,
    lang: 'en',
  };
  const result = engine.synastry(both);
  expect(schemas.synastryResponse.parse(result)).toEqual(result);
  expect(result.uncertainty1).toBe(undefined);
  expect(result.uncertainty2?.changes.length).toBeGreaterThan(0);
  expect(
    result.planets2.every(
      ({ housePosition, partnerHousePosition }) => housePosition === 0 && partnerHousePosition > 0,
    ),
  ).toBe(true);
  expect(
    result.planets1.every(
      ({ partnerHousePosition, housetext }) => partnerHousePosition === 0 && housetext === null,
    ),
  ).toBe(true);
  expect(result.notices).toMatchObject([{ code: 'unknown_time', message: expect.stringMatching(/^Ben: /) }]);
});

describe('what others see of an uncertain birth', () => {
  const london = { name: 'London', latitude: 51.5, longitude: -0.12, timezone: 'Europe/London' };
  const born = { name_1: 'A', date_1: '1990-05-17', place_1: london };
  const other = { name_2: 'B', date_2: '1985-02-03', time_2: '11:20', place_2: london };
  const both = (time: string | null) => engine.synastry({ ...born, time_1: time, ...other, lang: 'en' });
  const unknown = both(null);

  test('a synastry tells when aspects to the partner come and go, and the partner’s houses', () => {
    expect(schemas.synastryResponse.parse(unknown)).toEqual(unknown);
    const changes = unknown.uncertainty1?.changes ?? [];
    const ofPartner = changes.filter(({ kind }) => kind === 'partnerAspect' || kind === 'partnerHouse');
    expect(ofPartner.length).toBeGreaterThan(2);
    for (const change of ofPartner) {
      const [hour = 0, minute = 0] = change.at.date.slice(11, 16).split(':').map(Number);
      const at = hour * 60 + minute;
      const clock = (minutes: number) =>
        [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
      if (at < 2 || at > 1437) continue;
      const [before, after] = [both(clock(at - 2)), both(clock(at + 2))];
      const seen = ({ aspects1, planets1 }: typeof before): unknown => {
        if (change.kind === 'partnerHouse')
          return planets1.find(({ planetId }) => planetId === change.planetId)?.partnerHousePosition;
        if (change.kind !== 'partnerAspect') return undefined;
        return aspects1.some(
          ({ planet1Id, planet2Id, aspectId }) =>
            planet1Id === change.planetId && planet2Id === change.planet2Id && aspectId === change.aspectId,
        );
      };
      expect([seen(before), seen(after)], JSON.stringify(change)).toEqual([change.before, change.after]);
    }
    const moved = new Set(
      changes.flatMap(({ kind, planetId }) => (kind === 'partnerHouse' ? [planetId] : [])),
    );
    expect(moved.size).toBeGreaterThan(0);
    const listed = unknown.planets1.map(({ planetId }) => planetId);
    expect(unknown.uncertainty1?.holds.partnerHouse).toEqual(listed.filter((id) => !moved.has(id)));
    expect(unknown.uncertainty1?.holds.partnerAspects?.length).toBeGreaterThan(3);
  });

  test('an orb of two hundredths of a degree is not stepped over', () => {
    const orbs = Object.fromEntries(
      ['conjunction', 'opposition', 'trine', 'square', 'sextile'].map((key) => [key, 0.02]),
    );
    const chart = engine.natal(
      { name: 'N', date: '1990-05-17', time: null, place: london, lang: 'en' },
      { orbs },
    );
    const windows = chart.uncertainty?.changes.filter(({ kind }) => kind === 'aspect') ?? [];
    // By steps of one minute over the day (none of the Moon's windows is shorter than four).
    const inOrb = (minute: number) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
      const { aspects } = engine.natalBasic(
        { name: 'N', date: '1990-05-17', time, place: london, lang: 'en' },
        { orbs, bodies },
      );
      return new Set(
        aspects.map(({ planet1Id, planet2Id, aspectId }) => `${planet1Id} ${planet2Id} ${aspectId}`),
      );
    };
    let before = inOrb(0);
    let changes = 0;
    for (let minute = 1; minute < 1440; minute++) {
      const now = inOrb(minute);
      changes += [...before].filter((key) => !now.has(key)).length;
      changes += [...now].filter((key) => !before.has(key)).length;
      before = now;
    }
    expect(changes).toBeGreaterThan(3);
    expect(windows).toHaveLength(changes);
  });
});
