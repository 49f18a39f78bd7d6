/** Notices: every code is reached, has parameters and wording, and all of its words are the language's. */
import { type CustomTexts, createEngine, type Engine, type Notice } from 'horoscope-engine/engine';
import { noticeCodes, noticeSchema } from 'horoscope-engine/schemas';
import { test } from 'vitest';
import type { Catalogue } from '#dist/text/catalogue.js';
import { loadCatalogue } from '#dist/text/languages.js';
import { expect } from '../expect.js';

const { catalogue } = await loadCatalogue('en');

/** The catalogue's notices with each wording a mark, so that whatever else a message has comes from elsewhere. */
const mark = '§';
const marked = (wordings: object): object =>
  Object.fromEntries(
    Object.entries(wordings).map(([key, wording]) => [
      key,
      typeof wording === 'string' ? mark : marked(wording),
    ]),
  );
const customTexts = {
  en: {
    notices: marked(catalogue.notices) as Catalogue['notices'],
    noticeSubjects: Object.fromEntries(
      Object.keys(catalogue.noticeSubjects).map((subject) => [subject, `${mark}{message}`]),
    ) as Catalogue['noticeSubjects'],
  },
} satisfies CustomTexts;

const starless = { ephemeris: { 'sefstars.txt': new Uint8Array(0) } };
const engines = {
  whole: { own: await createEngine(), marked: await createEngine({ customTexts }) },
  starless: {
    own: await createEngine({ assets: starless }),
    marked: await createEngine({ assets: starless, customTexts }),
  },
};

const budapest = { name: 'Budapest', latitude: 47.49835, longitude: 19.04045, timezone: 'Europe/Budapest' };
const north = { name: 'Longyearbyen', latitude: 78.2, longitude: 15.6, timezone: 'Arctic/Longyearbyen' };
const ada = { name: 'Ada', date: '1990-05-17', time: '14:30', place: budapest, lang: 'en' };
const town = (timezone: string, latitude: number, longitude: number) => ({
  name: 'Somewhere',
  latitude,
  longitude,
  timezone,
});
const born = { name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_1: budapest, lang: 'en' };
const couple = { ...born, name_2: 'Ben', date_2: '1996-10-27', time_2: '02:30', place_2: budapest };

type Ask = (engine: Engine) => { notices: Notice[] };

/** A request for each code and case, and one for each subject. */
const reached: Record<string, Ask> = {
  ambiguous_time: (engine) => engine.natal({ ...ada, date: '1996-10-27', time: '02:30' }),
  skipped_time: (engine) => engine.natal({ ...ada, date: '1997-03-30', time: '02:30' }),
  local_mean_time: (engine) => engine.natal({ ...ada, date: '1879-03-14' }),
  'uncertain_clock daylight_saving': (engine) =>
    engine.natal({ ...ada, date: '1950-07-01', place: town('America/New_York', 41.1, -81.5) }),
  'uncertain_clock zone_border': (engine) =>
    engine.natal({ ...ada, date: '1910-07-01', place: town('America/New_York', 39.96, -83) }),
  'uncertain_clock mean_time': (engine) =>
    engine.natal({ ...ada, date: '1890-07-01', place: town('America/Chicago', 39.1, -94.6) }),
  unknown_time: (engine) => engine.natal({ ...ada, time: null }),
  unknown_hour: (engine) => engine.chineseHoroscope({ ...ada, time: null }),
  two_years: (engine) => engine.chineseHoroscope({ ...ada, date: '1990-01-30' }),
  'issued_calendar month': (engine) => engine.chineseHoroscope({ ...ada, date: '1813-05-01' }),
  'issued_calendar leapMonth': (engine) => engine.chineseHoroscope({ ...ada, date: '1805-09-20' }),
  'uncertain_moments transits': (engine) =>
    engine.transits({ ...born, time_1: null, date_2: '2026-11-21', time_2: '09:00' }),
  'uncertain_moments progressions': (engine) =>
    engine.progressions({ ...ada, time_accuracy: 10, add_years: 30 }),
  cusps_out_of_order: (engine) =>
    engine.natal(
      { ...ada, time: '02:00', place: north },
      { houseSystem: 'regiomontanus', polar: 'as-given' },
    ),
  uncertain_time: (engine) => engine.natal({ ...ada, time_accuracy: 10 }),
  'assumed_time event': (engine) => engine.transits({ ...born, date_2: '2026-11-21' }),
  'assumed_time returnFromTime': (engine) => engine.lunarReturn({ ...ada, date_2: '2026-11-21' }),
  'assumed_time returnFromBirth': (engine) => engine.lunarReturn({ ...ada, date_2: ada.date }),
  china_clock: (engine) =>
    engine.chineseHoroscope({ name: 'Ada', date: '1990-05-17', time: '14:30', lang: 'en' }),
  no_sunrise: (engine) => engine.planetaryHours({ place: north, date: '2026-12-21' }),
  house_system_replaced: (engine) => engine.natal({ ...ada, place: north }),
  'moshier_ephemeris moment': (engine) => engine.natal({ ...ada, date: '1700-01-01' }),
  'moshier_ephemeris span': (engine) => engine.skyEvents({ from: '1700-01-01', to: '1700-02-01' }),
  'body_unavailable file': (engine) => engine.natal({ ...ada, planets: [0, 10433] }),
  'body_unavailable reach': (engine) => engine.natal({ ...ada, date: '0500-01-01', planets: [0, 10] }),
  'fixed_stars_unavailable all': (engine) => engine.natal(ada, { include: ['fixedStars'] }),
  'geocentric_moments sky': (engine) =>
    engine.skyEvents({ from: '2026-08-01', to: '2026-08-02' }, { topocentric: true }),
  'geocentric_moments transits': (engine) =>
    engine.transits({ ...born, date_2: '2026-11-21', time_2: '09:00' }, { topocentric: true }),
  'of person': (engine) => engine.synastry(couple),
  'of return': (engine) => engine.solarReturn({ ...ada, year: 2026, place_2: north }),
  'of event': (engine) => engine.transits({ ...born, date_2: '2026-10-25', time_2: '02:30' }),
  'of eventAt': (engine) => engine.progressions({ ...ada, date_2: '2026-10-25', time_2: '02:30' }),
  'of composite': (engine) => engine.composite({ ...couple, place_1: north, place_2: north }),
  'of progressed': (engine) => engine.progressions({ ...ada, date: '2399-06-01', add_years: 300 }),
};

const caseOf = ({ code, parameters }: Notice): string =>
  'case' in parameters ? `${code} ${parameters.case}` : code;

test.each(Object.entries(reached))('%s', async (key, ask) => {
  const { own, marked: wordless } = key.startsWith('fixed_stars') ? engines.starless : engines.whole;
  const { notices } = ask(own);
  for (const notice of notices) {
    expect(noticeSchema.parse(notice)).toEqual(notice);
    expect(notice.message).not.toMatch(/[{}§]|undefined/);
    // Whatever a program wants to know stands in the parameters, the names of bodies by their ids.
    expect(JSON.parse(JSON.stringify(notice))).toEqual(notice);
  }
  const of = notices.map(({ parameters }) => `of ${parameters.subject}`);
  expect([...notices.map(caseOf), ...of]).toContain(key);

  const bare = ask(wordless).notices;
  expect(bare.map(({ message }) => message.replaceAll(mark, ''))).toEqual(notices.map(() => ''));
  expect(bare.map(({ code, parameters }) => ({ code, parameters }))).toEqual(
    notices.map(({ code, parameters }) => ({ code, parameters })),
  );
});

/** Of an engine with a star or two: `included.test.ts`. */
const someStars = 'fixed_stars_unavailable some';

test('no code, case or subject is without a request here', () => {
  const wordings = Object.entries(catalogue.notices).flatMap(([code, wording]) =>
    typeof wording === 'string' ? [code] : Object.keys(wording).map((one) => `${code} ${one}`),
  );
  const asked = Object.keys(reached).filter((key) => !key.startsWith('of '));
  expect([...asked, someStars].sort()).toEqual(wordings.sort());
  expect(Object.keys(catalogue.notices).sort()).toEqual([...noticeCodes.options].sort());
  const subjects = Object.keys(reached).filter((key) => key.startsWith('of '));
  expect(subjects.sort()).toEqual(
    Object.keys(catalogue.noticeSubjects)
      .map((one) => `of ${one}`)
      .sort(),
  );
});
