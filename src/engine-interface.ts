// Written by `npm run docs` from the definitions in operations/: change these and run it again.
import type { FunctionOf } from './operations/definition.js';
import type * as functions from './operations/functions.js';
import type * as operations from './operations/list.js';

/** The operations, bound to one set of assets and options. All are pure and synchronous. */
export interface Engine {
  /**
   * A year by the rising sign, or all twelve: another report, which speaks of the angles.
   *
   * @throws HoroscopeError
   * @example
   * ascendantYearlyReports({ year: 2026, sign_id: 7 });
   */
  ascendantYearlyReports: FunctionOf<typeof operations.ascendantYearlyReports>;
  /**
   * A Chinese year for a person or an animal, or without either for all twelve. The year is named by the
   * Gregorian year in which it begins.
   *
   * @throws HoroscopeError
   * @example
   * chineseForecasts({ year: 2027, sign_id: 6, lang: 'en' });
   */
  chineseForecasts: FunctionOf<typeof operations.chineseForecasts>;
  /**
   * Animal, element, four pillars and lunar birthday of a birth by the Chinese calendar, 1800 to 2399.
   * Without a place the clock is China’s. Without a time of birth there is no pillar of the hour, and
   * `uncertainty` says whether another changes in the day.
   *
   * @throws HoroscopeError
   * @example
   * chineseHoroscope({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
   */
  chineseHoroscope: FunctionOf<typeof operations.chineseHoroscope>;
  /**
   * One chart of two people, by midpoints or by Davison’s half way in time and space. By midpoints unless
   * `options.compositeMethod` is `davison`. Without one of the times of birth there are no houses, and
   * `uncertainty` says where the bodies may stand.
   *
   * @throws HoroscopeError
   * @example
   * composite({ name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_id_1: 3054643, name_2: 'Ben',
   * date_2: '1988-11-02', time_2: '06:10', place_id_2: 2267057, lang: 'en' });
   */
  composite: FunctionOf<typeof operations.composite>;
  /**
   * A sign’s day by the Sun sign, or all twelve: the Moon’s house and what is exact, in some eighty words.
   * The day is that of `timezone`, from its midnight to the next.
   *
   * @throws HoroscopeError
   * @example
   * dailyReports({ date: '2026-11-21', sign_id: 7 });
   */
  dailyReports: FunctionOf<typeof operations.dailyReports>;
  /**
   * The sky over a place at a moment, with rise, set and transit of Sun and Moon. Without a date it is now,
   * by the clock that the engine was given: the default engine has the host’s. Without a time it is 12:00.
   *
   * @throws HoroscopeError
   * @example
   * ephemerides({ place_id: 3054643, date: '2026-11-21', time: '12:00', lang: 'en' });
   */
  ephemerides: FunctionOf<typeof operations.ephemerides>;
  /**
   * Positions at even steps from one date to another. Dates are UTC; the second one is not in the table.
   *
   * @throws HoroscopeError
   * @example
   * ephemerisTable({ from: '2026-11-01', to: '2026-11-08', step: 1, bodies: [0, 1] });
   */
  ephemerisTable: FunctionOf<typeof operations.ephemerisTable>;
  /**
   * The chart of the first moment from a date on that the Moon is back at her natal longitude. Cast for the
   * birth place, or for `place_2`, where the person is then. Without a time of birth there are no houses, and
   * `uncertainty` says when the return may be.
   *
   * @throws HoroscopeError
   * @example
   * lunarReturn({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en', date_2:
   * '2026-11-21' });
   */
  lunarReturn: FunctionOf<typeof operations.lunarReturn>;
  /**
   * A sign’s month by the Sun sign, or all twelve.
   *
   * @throws HoroscopeError
   * @example
   * monthlyReports({ month: 11, year: 2026, sign_id: 7 });
   */
  monthlyReports: FunctionOf<typeof operations.monthlyReports>;
  /**
   * The natal horoscope of a birth: positions, houses, aspects, and what they say. The time of birth may be
   * null, where it is not known, or good to some minutes (`time_accuracy`): then `uncertainty` says what is
   * open. `options.include` adds lists.
   *
   * @throws HoroscopeError
   * @example
   * natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
   */
  natal: FunctionOf<typeof operations.natal>;
  /**
   * The natal horoscope without its texts, or the Sun sign of a birthday. The request is a birth, or `{ name,
   * day, month }` where only the birthday is known.
   *
   * @throws HoroscopeError
   * @example
   * natalBasic({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
   */
  natalBasic: FunctionOf<typeof operations.natalBasic>;
  /**
   * Places by name as it is typed, the best matches, in order of population. Names are matched in any script
   * and spelling that GeoNames knows: `Wien`, `Вена`, `sao paulo`, `Paris, TX`. The core index, the default
   * outside Node, has places of 15,000 inhabitants and more; `placeTier: 'all'` has some 200,000.
   *
   * @throws HoroscopeError
   * @example
   * places({ name: 'Budapest', limit: 1 });
   */
  places: FunctionOf<typeof operations.places>;
  /**
   * The sign of each planet at a birth, with its text. The time of birth may be null, where it is not known:
   * then the signs are those of noon, and `uncertainty` says what changes in the day.
   *
   * @throws HoroscopeError
   * @example
   * planetInSign({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
   */
  planetInSign: FunctionOf<typeof operations.planetInSign>;
  /**
   * The traditional hours of a day: twelve from sunrise to sunset, twelve to the next sunrise, with their
   * rulers. The first hour is ruled by the planet of the weekday, the others follow in Chaldean order.
   * Sunrise and sunset are those of the Sun’s upper limb at the horizon of the sea, with 34′ of refraction,
   * as in `ephemerides`. In polar day and night there are no hours, and a notice says so.
   *
   * @throws HoroscopeError
   * @example
   * planetaryHours({ place_id: 3054643, date: '2026-11-22', lang: 'en' });
   */
  planetaryHours: FunctionOf<typeof operations.planetaryHours>;
  /**
   * The bodies and points that a chart can hold.
   *
   * @throws HoroscopeError
   * @example
   * planets({ lang: 'en' });
   */
  planets: FunctionOf<typeof operations.planets>;
  /**
   * A birth progressed to a moment of life, a day of the sky for a year; solar arc directions besides. The
   * moment of life is `date_2`, or the birth and `add_years` or `add_days`: exactly one of the three. Without
   * a time of birth there are no houses and angles, and `uncertainty` says where the bodies may stand.
   *
   * @throws HoroscopeError
   * @example
   * progressions({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en', date_2:
   * '2026-11-21' });
   */
  progressions: FunctionOf<typeof operations.progressions>;
  /**
   * The events behind a report, ranked by what they are to the sign, and which of them it tells.
   *
   * @throws HoroscopeError
   * @example
   * reportEvents({ kind: 'weekly', week: 47, year: 2026, sign_id: 7 });
   */
  reportEvents: FunctionOf<typeof operations.reportEvents>;
  /**
   * A report of any kind, by `kind`.
   *
   * @throws HoroscopeError
   * @example
   * reports({ kind: 'weekly', week: 47, year: 2026, sign_id: 7 });
   */
  reports: FunctionOf<typeof operations.reports>;
  /**
   * What one sign is to another, told from the first one’s side.
   *
   * @throws HoroscopeError
   * @example
   * signToSign({ sign_id_1: 0, sign_id_2: 7, lang: 'en' });
   */
  signToSign: FunctionOf<typeof operations.signToSign>;
  /**
   * The twelve signs. Dates are the usual tropical ones; rulers go by the engine’s `rulerships`.
   *
   * @throws HoroscopeError
   * @example
   * signs({ lang: 'en' });
   */
  signs: FunctionOf<typeof operations.signs>;
  /**
   * Everything the sky does from one date to another, in order of time, good to 0.1 s. Ingresses, stations,
   * aspects, lunations, eclipses, void-of-course Moons, bounds, apsides and nodes. Dates are UTC; some years
   * at most, `skyEventsIterator` goes on for as long as one likes.
   *
   * @throws HoroscopeError
   * @example
   * skyEvents({ from: '2026-08-01', to: '2026-09-01', kinds: ['eclipse', 'station'] });
   */
  skyEvents: FunctionOf<typeof operations.skyEvents>;
  /**
   * The chart of the moment that the Sun is back at its natal longitude, at the birthday of a year. Cast for
   * the birth place, or for `place_2`, where the person is on that birthday. Without a time of birth there
   * are no houses, and `uncertainty` says when the return may be.
   *
   * @throws HoroscopeError
   * @example
   * solarReturn({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en', year: 2026
   * });
   */
  solarReturn: FunctionOf<typeof operations.solarReturn>;
  /**
   * What two people’s charts are to each other: houses and aspects, told from both sides. Either time of
   * birth may be null, where it is not known, or good to some minutes (`time_accuracy_1`, `time_accuracy_2`).
   *
   * @throws HoroscopeError
   * @example
   * synastry({ name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_id_1: 3054643, name_2: 'Ben',
   * date_2: '1988-11-02', time_2: '06:10', place_id_2: 2267057, lang: 'en' });
   */
  synastry: FunctionOf<typeof operations.synastry>;
  /**
   * What the sky of a moment, or of a period, is to a birth. Each aspect comes with the moments at which it
   * starts, is exact and ends, good to 0.1 s. With `date_end` the period lasts from `date_2` to the end of
   * that day. Without a time of birth there are no aspects to angles and no houses, and moments are those of
   * noon’s positions.
   *
   * @throws HoroscopeError
   * @example
   * transits({ name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_id_1: 3054643, date_2:
   * '2026-11-21', time_2: '09:00', lang: 'en' });
   */
  transits: FunctionOf<typeof operations.transits>;
  /**
   * A sign’s week by the Sun sign, or all twelve: what the sky does in it, told for the sign’s houses. Weeks
   * are those of ISO 8601, Monday to Sunday; week 53 is only in years that have it.
   *
   * @throws HoroscopeError
   * @example
   * weeklyReports({ week: 47, year: 2026, sign_id: 7 });
   */
  weeklyReports: FunctionOf<typeof operations.weeklyReports>;
  /**
   * A sign’s year by the Sun sign, or all twelve.
   *
   * @throws HoroscopeError
   * @example
   * yearlyReports({ year: 2026, sign_id: 7 });
   */
  yearlyReports: FunctionOf<typeof operations.yearlyReports>;
  /**
   * BCP 47 tags of the languages that the engine speaks.
   *
   * @throws HoroscopeError
   * @example
   * languages();
   */
  languages: FunctionOf<typeof functions.languages>;
  /**
   * Loads parts of the engine that it was opened without. Texts by what they are for, the index of `places`,
   * the catalogue of `stars`, years of the ephemeris, `{ years: [1987, 1987] }`, and as much of the index as
   * finding a name takes, `{ places: ["Budapest"] }`. What is loaded already is not loaded again; in Node
   * every part is read when it is first used, and nothing has to be loaded.
   *
   * @throws HoroscopeError
   * @example
   * load('natal', 'places', { years: [1987, 1987] });
   */
  load: FunctionOf<typeof functions.load>;
  /**
   * The natal horoscope of a birth as a PDF: cover and wheel, reading, tables, all texts. Resolves to the
   * bytes of the file, the same for the same request. `options.pdf` has paper, length, colors and a host’s
   * own words; the printing is loaded when it is first called.
   *
   * @throws HoroscopeError
   * @example
   * natalPdfReport({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }, { pdf:
   * { page: 'Letter' } });
   */
  natalPdfReport: FunctionOf<typeof functions.natalPdfReport>;
  /**
   * The place of the index nearest to a point of the globe. Degrees, north and east positive; a longitude may
   * be -180 to 360. Nearest is by distance alone, whatever borders lie between: which clock is kept at the
   * point itself is what `zoneAt` tells. The core index, the default outside Node, has places of 15,000
   * inhabitants and more, so that another may be nearest there.
   *
   * @throws HoroscopeError
   * @example
   * nearest(47.5, 19.04);
   */
  nearest: FunctionOf<typeof functions.nearest>;
  /**
   * A horoscope as a PDF: of a birth, a return, a pair, transits or progressions. Resolves to the bytes of
   * the file. It prints the reading of a result that was asked for with `include: ['reading']`; without one
   * it has tables and texts alone.
   *
   * @throws HoroscopeError
   * @example
   * pdfReport(natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' }, {
   * include: ['reading'] }));
   */
  pdfReport: FunctionOf<typeof functions.pdfReport>;
  /**
   * The place of an id. An id that no place has is refused as `unknown_place`.
   *
   * @throws HoroscopeError
   * @example
   * placeById(3054643);
   */
  placeById: FunctionOf<typeof functions.placeById>;
  /**
   * Positions and houses of many charts at once, in typed arrays. Read from trajectories that are fitted as
   * they are needed: within 0.001″ of the ephemeris, many times as fast once a span of years is warm.
   *
   * @throws HoroscopeError
   * @example
   * positionsBatch({ julianDaysUt: new Float64Array([2451545, 2451545.5]), bodies: [0, 1] });
   */
  positionsBatch: FunctionOf<typeof functions.positionsBatch>;
  /**
   * The events of `skyEvents` one by one, found as they are asked for, however long the span. An async
   * iterator, with the `notices` of the whole span beside it. It gives the thread back every few milliseconds
   * of work; the `signal` of a third argument, an AbortSignal, ends it.
   *
   * @throws HoroscopeError
   * @example
   * skyEventsIterator({ from: '2026-08-01', to: '2056-09-01', kinds: ['eclipse'] });
   */
  skyEventsIterator: FunctionOf<typeof functions.skyEventsIterator>;
  /**
   * The IANA name of the time zone that a point of the globe lies in. Degrees, north and east positive; a
   * longitude may be -180 to 360. By the boundaries of time zones, good to some 5 km where two of them meet;
   * at sea the nautical zone, `Etc/GMT+5` and the like.
   *
   * @throws HoroscopeError
   * @example
   * zoneAt(47.5, 19.04);
   */
  zoneAt: FunctionOf<typeof functions.zoneAt>;
}
