import { createEngine } from 'horoscope-engine/engine';
import type { PrintableResult } from 'horoscope-engine/pdf';

/** Results to print: long and short ones, strange names, no time, no aspects, a polar birth, two people, a year. */

export const engine = await createEngine();

export const ada = {
  name: 'Ada',
  date: '1990-05-17',
  time: '14:30',
  place_id: 3054643,
  lang: 'en',
};
export const pair = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  name_2: 'Ben',
  date_2: '1988-11-02',
  time_2: '06:10',
  place_id_2: 2267057,
  lang: 'en',
};
const { name_1, date_1, time_1, place_id_1, lang } = pair;
const { place_id: _, ...elsewhere } = ada;
const spot = (name: string, latitude: number, longitude: number, timezone: string) => ({
  place: { name, latitude, longitude, timezone },
});
const read: { include: ['reading'] } = { include: ['reading'] };
const none = { conjunction: 0, opposition: 0, trine: 0, square: 0, sextile: 0 };

/** Worked out anew by each call. */
export const workedOut: Readonly<Record<string, () => PrintableResult>> = {
  'a birth': () => engine.natal(ada, read),
  'a birth, briefly': () => engine.natal(ada, { ...read, readingLength: 'brief' }),
  'a long name': () =>
    engine.natal(
      { ...ada, name: 'Maximiliana Wilhelmine Friederike von Hohenzollern-Sigmaringen '.repeat(2).trim() },
      read,
    ),
  'a name of many scripts': () =>
    engine.natal(
      { ...elsewhere, ...spot('Ћуприја / Τρίπολη', 50.4, 30.5, 'Europe/Kyiv'), name: 'Анна Őrségi Ζωή Đặng' },
      read,
    ),
  'no aspects': () => engine.natal(ada, { ...read, orbs: none }),
  'an unknown time': () => engine.natal({ ...ada, time: null }, read),
  'a polar birth': () =>
    engine.natal(
      {
        ...elsewhere,
        ...spot('Longyearbyen', 78.22, 15.63, 'Arctic/Longyearbyen'),
        date: '1985-06-21',
        time: '00:05',
      },
      read,
    ),
  'a synastry': () => engine.synastry(pair, read),
  'a composite': () => engine.composite(pair, read),
  'a year of transits': () =>
    engine.transits(
      { name_1, date_1, time_1, place_id_1, lang, date_2: '2026-01-01', date_end: '2026-12-31' },
      read,
    ),
  'transits of a moment': () =>
    engine.transits({ name_1, date_1, time_1, place_id_1, lang, date_2: '2026-11-21' }, read),
  progressions: () => engine.progressions({ ...ada, add_years: 36 }, read),
  'a solar return': () => engine.solarReturn({ ...ada, year: 2026 }, read),
  'a lunar return': () => engine.lunarReturn({ ...ada, date_2: '2026-11-21' }, read),
  'without texts': () => engine.natal({ ...ada, collect_text: false }),
};

/** The same, worked out once and frozen: nothing that prints a result may change it. */
export const results: Readonly<Record<string, () => PrintableResult>> = Object.fromEntries(
  Object.entries(workedOut).map(([name, make]) => {
    let made: PrintableResult | undefined;
    return [name, () => (made ??= frozen(make()))];
  }),
);
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
