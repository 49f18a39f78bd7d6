/** A reading is made of texts: where a request asks for none, it is null and not half there. */
import { createEngine } from 'horoscope-engine/engine';
import { test } from 'vitest';
import { expect } from '../expect.js';

const engine = await createEngine({ languages: ['en'] });
const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
const one = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };
const first = { name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_1: place, lang: 'en' };
const two = { ...first, name_2: 'Ben', date_2: '1988-11-02', time_2: '06:10', place_2: place };

/** Each kind of reading of a request with or without texts. */
const kinds = {
  natal: (more: object) => engine.natal({ ...one, ...more }, { include: ['reading'] }),
  solarReturn: (more: object) =>
    engine.solarReturn({ ...one, year: 2026, ...more }, { include: ['reading'] }),
  lunarReturn: (more: object) =>
    engine.lunarReturn({ ...one, date_2: '2026-11-01', ...more }, { include: ['reading'] }),
  progressions: (more: object) =>
    engine.progressions({ ...one, add_years: 36, ...more }, { include: ['reading'] }),
  synastry: (more: object) => engine.synastry({ ...two, ...more }, { include: ['reading'] }),
  composite: (more: object) => engine.composite({ ...two, ...more }, { include: ['reading'] }),
  transits: (more: object) =>
    engine.transits({ ...first, date_2: '2026-11-21', ...more }, { include: ['reading'] }),
};

test.each(Object.entries(kinds))('%s', (_, horoscope) => {
  expect(horoscope({}).reading).toMatchObject({ title: expect.any(String) });
  expect(horoscope({ collect_text: false }).reading).toBeNull();
});
