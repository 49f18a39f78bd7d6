/** What readings go by, against the positions that the same result tells. */

import { readFileSync } from 'node:fs';
import { createEngine, type Synastry } from 'horoscope-engine/engine';
import { describe, expect, test } from 'vitest';
import { dayOn, daysOn, firstMoment } from '#dist/answer/reading-dates.js';
import { Clock } from '#dist/time/clock.js';
import { ZoneTable } from '#dist/time/zones.js';

const engine = await createEngine({ languages: ['en'] });
const place = { name: 'Budapest', latitude: 47.5, longitude: 19, timezone: 'Europe/Budapest' };
const pair = (date_1: string, time_1: string | null, date_2: string, time_2: string | null) =>
  engine.synastry(
    {
      ...{ name_1: 'Ada', date_1, time_1, place_1: place, name_2: 'Ben', date_2, time_2, place_2: place },
      ...{ lang: 'en', collect_text: false },
    },
    { include: ['factors'] },
  );

const angles = [0, 180, 120, 90, 60];
/** Default orbs of a synastry: src/chart/orbs.ts. */
const orbs = [6, 6, 5, 5, 4];
const places = (planets: Synastry['planets1']) =>
  new Map(planets.map(({ planetId, longitude }) => [planetId, Number(longitude)]));
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** Contacts of the planets, Sun to Pluto, and Ascendants that are surely within their orbs: at half of them, to be on the safe side. */
function closeContacts(result: Synastry, isTimed: readonly [boolean, boolean]): string[] {
  const [first, second] = [places(result.planets1), places(result.planets2)];
  const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15];
  const isKnown = (body: number, timed: boolean): boolean => timed || (body !== 1 && body !== 15);
  return bodies.flatMap((one) =>
    bodies.flatMap((other) => {
      if (one === 15 && other === 15) return [];
      if (!isKnown(one, isTimed[0]) || !isKnown(other, isTimed[1])) return [];
      const [a, b] = [first.get(one), second.get(other)];
      if (a === undefined || b === undefined) return [];
      const aspect = angles.findIndex((angle, i) => Math.abs(apart(a, b) - angle) < (orbs[i] as number) / 2);
      return aspect < 0 ? [] : [`${one} ${aspect} ${other}`];
    }),
  );
}

const contactsIn = ({ factors }: Synastry): string[] =>
  (factors ?? []).flatMap(({ kind, planetIds, aspectId }) =>
    kind === 'contact' ? [`${planetIds?.[0]} ${aspectId} ${planetIds?.[1]}`] : [],
  );

describe('a synastry', () => {
  test.each([
    ['14:30', '06:10'],
    [null, '06:10'],
    ['14:30', null],
    [null, null],
  ])('of hours %s and %s goes by the contacts of those that are sure', (time_1, time_2) => {
    const result = pair('1990-05-17', time_1, '1988-11-02', time_2);
    const found = contactsIn(result);
    const sure = closeContacts(result, [time_1 !== null, time_2 !== null]);
    expect(sure.length).toBeGreaterThan(3);
    // Slow planets of people of one age say nothing of these two.
    const isPersonal = (contact: string): boolean => {
      const [one, , other] = contact.split(' ').map(Number) as [number, number, number];
      return [one, other].some((body) => body < 5 || body === 15);
    };
    expect(found).toEqual(expect.arrayContaining(sure.filter(isPersonal)));
    for (const contact of found) {
      const [one, , other] = contact.split(' ').map(Number) as [number, number, number];
      if (time_1 === null) expect([1, 15]).not.toContain(one);
      if (time_2 === null) expect([1, 15]).not.toContain(other);
    }
    // Houses are those of a partner whose hour is known, and no Moon is in one that may be elsewhere.
    const overlays = (result.factors ?? []).filter(({ kind }) => kind === 'overlay');
    for (const { person, planetIds } of overlays) {
      const [own, partner] = person === 1 ? [time_1, time_2] : [time_2, time_1];
      expect(partner).not.toBeNull();
      if (own === null) expect(planetIds).not.toContain(1);
    }
    expect(overlays.some(({ person }) => person === 1)).toBe(time_2 !== null);
    expect(overlays.some(({ person }) => person === 2)).toBe(time_1 !== null);
  });

  test('of two is told the same with the persons changed round', () => {
    const one = pair('1990-05-17', '14:30', '1988-11-02', '06:10');
    const other = pair('1988-11-02', '06:10', '1990-05-17', '14:30');
    const turned = contactsIn(other).map((contact) => contact.split(' ').reverse().join(' '));
    expect(turned.sort()).toEqual(contactsIn(one).sort());
    expect(other.score?.points).toBe(one.score?.points);
  });

  test('has the nearest contacts first where the bodies are the same', () => {
    // Ten days on, the Sun's square to the other's Saturn is wider.
    const weightOf = (date: string): number =>
      pair(date, '12:00', '1990-01-10', '12:00').factors?.find(
        ({ kind, planetIds, aspectId }) =>
          kind === 'contact' && planetIds?.join() === '0,6' && aspectId === 3,
      )?.weight ?? Number.NaN;
    // Saturn stood at 16° Capricorn; the Sun reaches 16° Aries on April 6.
    expect(weightOf('1990-04-06')).toBeGreaterThan(weightOf('1990-04-09'));
  });
});

describe('days of readings', () => {
  const zones = ZoneTable.from(readFileSync(new URL('../../data/zones.bin', import.meta.url)));
  const clock = new Clock(zones.get('UTC') ?? expect.unreachable(), {
    longitude: 0,
    calendar: 'auto',
    localMeanTime: 'place',
  });

  test('begin with the year 1', () => {
    // Meeus, Astronomical Algorithms, chapter 7: 2000 January 1.5 is 2451545.0.
    const moments = [2_451_545, firstMoment, firstMoment - 1, null, 2_451_545.4, 2_451_546];
    const days = ['2000-01-01', '0001-01-01', null, null, '2000-01-01', '2000-01-02'];
    expect(moments.map((moment) => dayOn(clock, moment))).toEqual(days);
    expect(daysOn(clock, [2_451_545, firstMoment - 1, 2_451_545.4, 2_451_546])).toEqual([
      '2000-01-01',
      '2000-01-02',
    ]);
  });
});
