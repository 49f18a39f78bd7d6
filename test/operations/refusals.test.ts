/** Requests that are refused for what they mean together: with the field, and with words that say what is wrong. */
import { createEngine, HoroscopeError } from 'horoscope-engine/engine';
import { expect, test } from 'vitest';

const engine = await createEngine({ languages: ['en'] });
const timed = await createEngine({ languages: ['en'], now: () => Date.UTC(2026, 10, 25, 12) });
const broken = await createEngine({ languages: ['en'], now: () => 2 ** 120 });
const place = { name: 'Budapest', latitude: 47.5, longitude: 19.04, timezone: 'Europe/Budapest' };
const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place, lang: 'en' };
const untimed = { ...birth, time: null };

test.each<[string, () => unknown, code: string, path: string | undefined, message: RegExp]>([
  [
    'a time without the date it is of',
    () => timed.ephemerides({ place, time: '12:00' }),
    ...(['invalid_request', 'date', /^date is missing; a time needs the date it is of$/] as const),
  ],
  [
    'no date for an engine without a clock',
    () => engine.ephemerides({ place }),
    ...(['invalid_request', 'date', /^date is missing; this engine has no clock/] as const),
  ],
  [
    'a clock that shows no date',
    () => broken.ephemerides({ place }),
    ...(['date_out_of_range', undefined, /^the engine's clock gave [\d.]+e\+33 seconds since 1970/] as const),
  ],
  [
    'the day of a birthday without its month',
    () => engine.natalBasic({ name: 'Ada', day: 14, lang: 'en' } as never),
    ...(['invalid_request', 'month', /^month is missing/] as const),
  ],
  [
    'the month of a birthday without its day',
    () => engine.natalBasic({ name: 'Ada', month: 5, lang: 'en' } as never),
    ...(['invalid_request', 'day', /^day is missing/] as const),
  ],
  [
    'a lunar return before the birth',
    () => engine.lunarReturn({ ...birth, date_2: '1990-05-16' }),
    ...([
      'invalid_request',
      'date_2',
      /^date_2 is "1990-05-16"; it must not be before the birth, 1990-05-17 14:30$/,
    ] as const),
  ],
  [
    'one before a birth of unknown hour',
    () => engine.lunarReturn({ ...untimed, date_2: '1990-05-16' }),
    ...(['invalid_request', 'date_2', /^date_2 .* before the birth, 1990-05-17$/] as const),
  ],
  [
    'a solar return before the birth',
    () => engine.solarReturn({ ...birth, year: 1989 }),
    ...([
      'invalid_request',
      'year',
      /^year is 1989; it must not be before the year of birth, 1990$/,
    ] as const),
  ],
  [
    'a week that the year has not',
    () => engine.weeklyReports({ week: 53, year: 2025, sign_id: 0 }),
    ...(['invalid_request', 'week', /^week is 53; 2025 has 52 weeks \(ISO 8601\)$/] as const),
  ],
  [
    'a date of a column that there is not',
    () => engine.dailyReports({ date: '2026-02-30', sign_id: 0 }),
    ...(['invalid_request', 'date', /^date is "2026-02-30": /] as const),
  ],
  [
    'a zone of a column that there is not',
    () => engine.dailyReports({ date: '2026-02-20', sign_id: 0, timezone: 'Europe/Buda' }),
    ...(['invalid_request', 'timezone', /^timezone is "Europe\/Buda"; it must be an IANA zone/] as const),
  ],
  [
    'places in a language that the engine has not',
    () => engine.places({ name: 'Budapest', lang: 'xx' } as never),
    ...(['unsupported_language', 'lang', /xx/] as const),
  ],
  [
    'a span of too many events',
    () => engine.skyEvents({ from: '2026-08-01', to: '2066-08-01' }),
    ...([
      'too_costly',
      'to',
      /^the span that ends with to, \d+ days of 12 kinds of events among 10 bodies, would take/,
    ] as const),
  ],
  [
    'an accuracy of an hour that is unknown',
    () => engine.natal({ ...untimed, time_accuracy: 5 }),
    ...(['invalid_request', 'time_accuracy', /time/] as const),
  ],
])('%s', (_, call, code, path, message) => {
  expect(call).toThrow(HoroscopeError);
  expect(call).toThrow(expect.objectContaining({ code, path }));
  expect(call).toThrow(message);
});

test('an hour that is known to no minute either way is as one that nothing is said of', () => {
  const brief = { ...birth, collect_text: false };
  expect(engine.natal({ ...brief, time_accuracy: 0 })).toEqual(engine.natal(brief));
});

test('without a date, now is the clock’s, where there is one', () => {
  const now = timed.ephemerides({ place });
  expect(now).toEqual(timed.ephemerides({ place, date: '2026-11-25', time: '13:00' }));
  expect(timed.ephemerides({ place, date: '2026-11-24' })).toEqual(
    timed.ephemerides({ place, date: '2026-11-24', time: '12:00' }),
  );
});
