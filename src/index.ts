// Written by `npm run docs` from the definitions in operations/: change these and run it again.

/**
 * The functions of the library, bound to a default engine that is ready on import: the module waits for it, so
 * its functions are plain synchronous ones. Where a file of it fails to come, `ready` tries again. To open an engine of
 * your own, without this side effect, import `horoscope-engine/engine`.
 */
import { openDefault } from './default-engine.js';
import { createEngine, type Engine } from './engine.js';

export * from './engine.js';

/** The default engine is the one that may look at the clock: `ephemerides` without a date means now. */
const { engine, ready: opened } = await openDefault(() => createEngine({ now: () => Date.now() }));

/**
 * Resolves once the functions of this module can be called: at once, as a rule. Where a file could not be had
 * while the module was imported, they throw `asset_missing`, and this tries again.
 *
 * @throws HoroscopeError
 * @example
 * await ready();
 */
export const ready: () => Promise<void> = opened;

/**
 * A year by the rising sign, or all twelve: another report, which speaks of the angles.
 *
 * @throws HoroscopeError
 * @example
 * ascendantYearlyReports({ year: 2026, sign_id: 7 });
 */
export const ascendantYearlyReports: Engine['ascendantYearlyReports'] = engine.ascendantYearlyReports;

/**
 * A Chinese year for a person or an animal, or without either for all twelve. The year is named by the
 * Gregorian year in which it begins.
 *
 * @throws HoroscopeError
 * @example
 * chineseForecasts({ year: 2027, sign_id: 6, lang: 'en' });
 */
export const chineseForecasts: Engine['chineseForecasts'] = engine.chineseForecasts;

/**
 * Animal, element, four pillars and lunar birthday of a birth by the Chinese calendar, 1800 to 2399.
 * Without a place the clock is China’s. Without a time of birth there is no pillar of the hour, and
 * `uncertainty` says whether another changes in the day.
 *
 * @throws HoroscopeError
 * @example
 * chineseHoroscope({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
 */
export const chineseHoroscope: Engine['chineseHoroscope'] = engine.chineseHoroscope;

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
export const composite: Engine['composite'] = engine.composite;

/**
 * A sign’s day by the Sun sign, or all twelve: the Moon’s house and what is exact, in some eighty words.
 * The day is that of `timezone`, from its midnight to the next.
 *
 * @throws HoroscopeError
 * @example
 * dailyReports({ date: '2026-11-21', sign_id: 7 });
 */
export const dailyReports: Engine['dailyReports'] = engine.dailyReports;

/**
 * The sky over a place at a moment, with rise, set and transit of Sun and Moon. Without a date it is now,
 * by the clock that the engine was given: the default engine has the host’s. Without a time it is 12:00.
 *
 * @throws HoroscopeError
 * @example
 * ephemerides({ place_id: 3054643, date: '2026-11-21', time: '12:00', lang: 'en' });
 */
export const ephemerides: Engine['ephemerides'] = engine.ephemerides;

/**
 * Positions at even steps from one date to another. Dates are UTC; the second one is not in the table.
 *
 * @throws HoroscopeError
 * @example
 * ephemerisTable({ from: '2026-11-01', to: '2026-11-08', step: 1, bodies: [0, 1] });
 */
export const ephemerisTable: Engine['ephemerisTable'] = engine.ephemerisTable;

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
export const lunarReturn: Engine['lunarReturn'] = engine.lunarReturn;

/**
 * A sign’s month by the Sun sign, or all twelve.
 *
 * @throws HoroscopeError
 * @example
 * monthlyReports({ month: 11, year: 2026, sign_id: 7 });
 */
export const monthlyReports: Engine['monthlyReports'] = engine.monthlyReports;

/**
 * The natal horoscope of a birth: positions, houses, aspects, and what they say. The time of birth may be
 * null, where it is not known, or good to some minutes (`time_accuracy`): then `uncertainty` says what is
 * open. `options.include` adds lists.
 *
 * @throws HoroscopeError
 * @example
 * natal({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
 */
export const natal: Engine['natal'] = engine.natal;

/**
 * The natal horoscope without its texts, or the Sun sign of a birthday. The request is a birth, or `{ name,
 * day, month }` where only the birthday is known.
 *
 * @throws HoroscopeError
 * @example
 * natalBasic({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
 */
export const natalBasic: Engine['natalBasic'] = engine.natalBasic;

/**
 * Places by name as it is typed, the best matches, in order of population. Names are matched in any script
 * and spelling that GeoNames knows: `Wien`, `Вена`, `sao paulo`, `Paris, TX`. The core index, the default
 * outside Node, has places of 15,000 inhabitants and more; `placeTier: 'all'` has some 200,000.
 *
 * @throws HoroscopeError
 * @example
 * places({ name: 'Budapest', limit: 1 });
 */
export const places: Engine['places'] = engine.places;

/**
 * The sign of each planet at a birth, with its text. The time of birth may be null, where it is not known:
 * then the signs are those of noon, and `uncertainty` says what changes in the day.
 *
 * @throws HoroscopeError
 * @example
 * planetInSign({ name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' });
 */
export const planetInSign: Engine['planetInSign'] = engine.planetInSign;

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
export const planetaryHours: Engine['planetaryHours'] = engine.planetaryHours;

/**
 * The bodies and points that a chart can hold.
 *
 * @throws HoroscopeError
 * @example
 * planets({ lang: 'en' });
 */
export const planets: Engine['planets'] = engine.planets;

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
export const progressions: Engine['progressions'] = engine.progressions;

/**
 * The events behind a report, ranked by what they are to the sign, and which of them it tells.
 *
 * @throws HoroscopeError
 * @example
 * reportEvents({ kind: 'weekly', week: 47, year: 2026, sign_id: 7 });
 */
export const reportEvents: Engine['reportEvents'] = engine.reportEvents;

/**
 * A report of any kind, by `kind`.
 *
 * @throws HoroscopeError
 * @example
 * reports({ kind: 'weekly', week: 47, year: 2026, sign_id: 7 });
 */
export const reports: Engine['reports'] = engine.reports;

/**
 * What one sign is to another, told from the first one’s side.
 *
 * @throws HoroscopeError
 * @example
 * signToSign({ sign_id_1: 0, sign_id_2: 7, lang: 'en' });
 */
export const signToSign: Engine['signToSign'] = engine.signToSign;

/**
 * The twelve signs. Dates are the usual tropical ones; rulers go by the engine’s `rulerships`.
 *
 * @throws HoroscopeError
 * @example
 * signs({ lang: 'en' });
 */
export const signs: Engine['signs'] = engine.signs;

/**
 * Everything the sky does from one date to another, in order of time, good to 0.1 s. Ingresses, stations,
 * aspects, lunations, eclipses, void-of-course Moons, bounds, apsides and nodes. Dates are UTC; some years
 * at most, `skyEventsIterator` goes on for as long as one likes.
 *
 * @throws HoroscopeError
 * @example
 * skyEvents({ from: '2026-08-01', to: '2026-09-01', kinds: ['eclipse', 'station'] });
 */
export const skyEvents: Engine['skyEvents'] = engine.skyEvents;

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
export const solarReturn: Engine['solarReturn'] = engine.solarReturn;

/**
 * What two people’s charts are to each other: houses and aspects, told from both sides. Either time of
 * birth may be null, where it is not known, or good to some minutes (`time_accuracy_1`, `time_accuracy_2`).
 *
 * @throws HoroscopeError
 * @example
 * synastry({ name_1: 'Ada', date_1: '1990-05-17', time_1: '14:30', place_id_1: 3054643, name_2: 'Ben',
 * date_2: '1988-11-02', time_2: '06:10', place_id_2: 2267057, lang: 'en' });
 */
export const synastry: Engine['synastry'] = engine.synastry;

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
export const transits: Engine['transits'] = engine.transits;

/**
 * A sign’s week by the Sun sign, or all twelve: what the sky does in it, told for the sign’s houses. Weeks
 * are those of ISO 8601, Monday to Sunday; week 53 is only in years that have it.
 *
 * @throws HoroscopeError
 * @example
 * weeklyReports({ week: 47, year: 2026, sign_id: 7 });
 */
export const weeklyReports: Engine['weeklyReports'] = engine.weeklyReports;

/**
 * A sign’s year by the Sun sign, or all twelve.
 *
 * @throws HoroscopeError
 * @example
 * yearlyReports({ year: 2026, sign_id: 7 });
 */
export const yearlyReports: Engine['yearlyReports'] = engine.yearlyReports;

/**
 * BCP 47 tags of the languages that the engine speaks.
 *
 * @throws HoroscopeError
 * @example
 * languages();
 */
export const languages: Engine['languages'] = engine.languages;

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
export const load: Engine['load'] = engine.load;

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
export const natalPdfReport: Engine['natalPdfReport'] = engine.natalPdfReport;

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
export const nearest: Engine['nearest'] = engine.nearest;

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
export const pdfReport: Engine['pdfReport'] = engine.pdfReport;

/**
 * The place of an id. An id that no place has is refused as `unknown_place`.
 *
 * @throws HoroscopeError
 * @example
 * placeById(3054643);
 */
export const placeById: Engine['placeById'] = engine.placeById;

/**
 * Positions and houses of many charts at once, in typed arrays. Read from trajectories that are fitted as
 * they are needed: within 0.001″ of the ephemeris, many times as fast once a span of years is warm.
 *
 * @throws HoroscopeError
 * @example
 * positionsBatch({ julianDaysUt: new Float64Array([2451545, 2451545.5]), bodies: [0, 1] });
 */
export const positionsBatch: Engine['positionsBatch'] = engine.positionsBatch;

/**
 * The events of `skyEvents` one by one, found as they are asked for, however long the span. An async
 * iterator, with the `notices` of the whole span beside it. It gives the thread back every few milliseconds
 * of work; the `signal` of a third argument, an AbortSignal, ends it.
 *
 * @throws HoroscopeError
 * @example
 * skyEventsIterator({ from: '2026-08-01', to: '2056-09-01', kinds: ['eclipse'] });
 */
export const skyEventsIterator: Engine['skyEventsIterator'] = engine.skyEventsIterator;

/**
 * The IANA name of the time zone that a point of the globe lies in. Degrees, north and east positive; a
 * longitude may be -180 to 360. By the boundaries of time zones, good to some 5 km where two of them meet;
 * at sea the nautical zone, `Etc/GMT+5` and the like.
 *
 * @throws HoroscopeError
 * @example
 * zoneAt(47.5, 19.04);
 */
export const zoneAt: Engine['zoneAt'] = engine.zoneAt;
