/** What lets a result stand alone: its angles, from where it was seen, and moments that are one moment. */
import type { HouseSystem, Transits } from 'horoscope-engine/engine';
import { test } from 'vitest';
import { engine } from '../engine.js';
import { expect } from '../expect.js';

const budapest = { name: 'Budapest', latitude: 47.49835, longitude: 19.04045, timezone: 'Europe/Budapest' };
const berlin = { name: 'Berlin', latitude: 52.52437, longitude: 13.41053, timezone: 'Europe/Berlin' };
const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place: budapest, lang: 'en' };
const born = { name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_1: budapest, lang: 'en' };
const couple = { ...born, name_2: 'Ben', date_2: '1984-09-15', time_2: '16:20', place_2: berlin };

/** Ids of the Ascendant, Midheaven, Descendant, Imum Coeli and Vertex, in the order of `angles`. */
const angleIds = [15, 16, 22, 23, 14];
interface Fields {
  planets: number[];
  system: HouseSystem;
  collect_text: boolean;
}
const few: Fields = { planets: [0, 1], system: 'W', collect_text: false };
const many: Fields = { planets: [0, 1, ...angleIds], system: 'P', collect_text: false };

interface Entry {
  planetId: number;
  longitude: string;
}

const results: Record<string, (fields: Fields) => { chart: unknown; planets: Entry[] }> = {
  natal: (fields) => engine.natal({ ...ada, ...fields }),
  natalBasic: (fields) => {
    const result = engine.natalBasic({ ...ada, ...fields });
    if (!('planets' in result)) throw new Error('a birthday');
    return result;
  },
  solarReturn: (fields) => engine.solarReturn({ ...ada, ...fields, year: 2026, place_2: berlin }),
  lunarReturn: (fields) => engine.lunarReturn({ ...ada, ...fields, date_2: '2026-11-21', time_2: '00:00' }),
  composite: (fields) => engine.composite({ ...couple, ...fields }),
  davison: (fields) => engine.composite({ ...couple, ...fields }, { compositeMethod: 'davison' }),
  progressions: (fields) => engine.progressions({ ...ada, ...fields, add_years: 30 }),
  ephemerides: ({ planets, system }) =>
    engine.ephemerides({ place: budapest, date: '2026-11-21', time: '12:00', planets, system }),
  transits: (fields) => {
    const { chart } = engine.transits({ ...born, ...fields, date_2: '2026-11-21', time_2: '12:00' });
    return { chart, planets: engine.natal({ ...ada, ...fields }).planets };
  },
  'synastry, the first': (fields) => {
    const { chart1, planets1 } = engine.synastry({ ...couple, ...fields });
    return { chart: chart1, planets: planets1 };
  },
  'synastry, the second': (fields) => {
    const { chart2, planets2 } = engine.synastry({ ...couple, ...fields });
    return { chart: chart2, planets: planets2 };
  },
};

test.each(Object.entries(results))('angles of %s: whatever is asked for, those of its points', (_, ask) => {
  const { angles } = ask(few).chart as { angles: Record<string, string> };
  expect(Object.keys(angles)).toEqual(['ascendant', 'midheaven', 'descendant', 'imumCoeli', 'vertex']);
  const all = ask(many);
  expect((all.chart as { angles: unknown }).angles).toEqual(angles);
  const listed = angleIds.map((id) => all.planets.find(({ planetId }) => planetId === id)?.longitude);
  expect(listed).toEqual(Object.values(angles));
});

test('without houses there are no angles', () => {
  expect(engine.natal({ ...ada, time: null }).chart.angles).toBe(null);
  const { chart1, chart2 } = engine.synastry({ ...couple, time_2: null });
  expect(chart1.angles).not.toBe(null);
  expect(chart2).toEqual({ angles: null });
});

test('receipts say from where the sky was seen', () => {
  const receipt = (topocentric: boolean | { altitude: number }) =>
    engine.natal(ada, { topocentric }).calculation.topocentric;
  expect([receipt(false), receipt(true), receipt({ altitude: 2500 })]).toEqual([null, 0, 2500]);
  const { calculation } = engine.composite(couple, { topocentric: true });
  expect(calculation.topocentric).toBe(0);
  // The transiting sky is geocentric whatever the birth chart is.
  const event = { ...born, date_2: '2026-11-21', time_2: '12:00' };
  const { calculation1, calculation2 } = engine.transits(event, { topocentric: true });
  expect([calculation1.topocentric, calculation2.topocentric]).toEqual([0, null]);
});

const momentsOf = ({ transits_aspects, transits_houses }: Transits) => [
  ...transits_aspects.flatMap(({ starts, exact, ends }) => [starts, ...exact, ends]),
  ...transits_houses.flatMap(({ starts, ends }) => [starts, ends]),
];

test('moments of transits are one moment each, also where the clocks show a time twice', () => {
  // europe, Rule EU 1996 max: Oct lastSun 1:00u: from 00:00 to 02:00 UT clocks in Budapest showed 02:00 to 03:00 twice.
  const span = { date_2: '2026-10-25', time_2: '00:00', date_end: '2026-10-25' };
  const orbs = { conjunction: 20, opposition: 20, trine: 20, square: 20, sextile: 20 };
  const moments = momentsOf(engine.transits({ ...born, ...span, orbs })).filter((moment) => moment !== null);
  expect(moments.length).toBeGreaterThan(50);
  for (const { utDate, julianDayUt, date, timezone } of moments) {
    expect(Date.parse(utDate) / 86_400_000 + 2440587.5).toBeCloseTo(julianDayUt, 7);
    expect(timezone).toBe('Europe/Budapest');
    const local = Date.parse(`${date.replace(' ', 'T').slice(0, 23)}Z`);
    const ahead = Math.round((local - Date.parse(utDate)) / 60_000);
    expect([60, 120]).toContain(ahead);
  }
});
