/** Births of unlike people, whose readings, pictures and pages are asked for. */
import { createEngine } from 'horoscope-engine/engine';

export const engine = await createEngine();

/** @param {string} text date, time or `unknown`, latitude, longitude, zone */
function birth(text) {
  const [date = '', time = '', latitude, longitude, timezone = ''] = text.split(' ');
  const place = { name: 'There', latitude: Number(latitude), longitude: Number(longitude), timezone };
  return { date, time: time === 'unknown' ? null : time, place };
}
/** @typedef {ReturnType<typeof birth>} Birth */

/** @satisfies {Record<string, string>} */
const rows = {
  budapest: '1990-05-17 14:30 47.4979 19.0402 Europe/Budapest',
  lisbon: '1988-11-02 06:10 38.7167 -9.1333 Europe/Lisbon',
  'unknown hour': '1976-03-21 unknown 40.4168 -3.7038 Europe/Madrid',
  'unknown hour, Moon changes sign': '2001-09-11 unknown 40.7128 -74.006 America/New_York',
  'a child': '2021-12-04 08:15 -33.8688 151.2093 Australia/Sydney',
  'a very old woman': '1907-07-06 08:30 19.35 -99.16 America/Mexico_City',
  arctic: '1985-06-21 00:05 69.6492 18.9553 Europe/Oslo',
  'arctic winter': '1971-12-30 13:20 68.97 33.08 Europe/Moscow',
  'stellium of 1962': '1962-02-05 00:20 28.6139 77.209 Asia/Kolkata',
  'stellium of 1990': '1990-01-09 12:00 -34.6037 -58.3816 America/Argentina/Buenos_Aires',
  equator: '1955-10-28 21:55 -0.1807 -78.4678 America/Guayaquil',
  southern: '1968-08-19 17:40 -36.8485 174.7633 Pacific/Auckland',
  'eclipse birth': '1999-08-11 12:40 48.1351 11.582 Europe/Berlin',
  'retrograde birth': '2010-12-20 03:33 35.6762 139.6503 Asia/Tokyo',
  'grand trine': '1940-05-11 04:45 55.9533 -3.1883 Europe/London',
  'thin chart': '1930-01-19 19:05 6.5244 3.3792 Africa/Lagos',
};

/** @typedef {keyof typeof rows} BirthName */
export const births = /** @type {Record<BirthName, Birth>} */ (
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, birth(row)]))
);

/** What a request of one person has. @param {Birth} birth */
export const person = (birth) => ({ name: 'Ada', ...birth, lang: 'en' });
/** The same, beside a second one. @param {Birth} birth */
export const first = ({ date, time, place }) => ({
  ...{ name_1: 'Ada', date_1: date, time_1: time, place_1: place },
  lang: 'en',
});
/** @param {Birth} one @param {Birth} other */
export const pair = (one, { date, time, place }) => ({
  ...first(one),
  ...{ name_2: 'Ben', date_2: date, time_2: time, place_2: place },
});

/** What is drawn and printed. */
export const natal = engine.natal(person(births.budapest));
export const year = engine.transits(
  { ...first(births.budapest), date_2: '2026-01-01', date_end: '2026-12-31' },
  { include: ['reading'], readingLength: 'brief' },
);

const primes = [2, 3, 5, 7, 11];
/** Numbers from 0 to 1 that fill it evenly, the more of them there are: another row for each prime. @param {number} i @param {number} row */
const evenly = (i, row) => ((i + 1) * Math.sqrt(primes[row] ?? 13)) % 1;
/** @param {number} days @param {string} from */
export const dayAfter = (days, from) =>
  new Date(Date.parse(from) + Math.round(days) * 86_400_000).toISOString().slice(0, 10);

/** Births from 1930 to 2014 all over the world, each fifth without an hour. @param {number} i */
function anyBirth(i) {
  const date = dayAfter(evenly(i, 0) * 31_000, '1930-01-01');
  const minutes = Math.floor(evenly(i, 1) * 1440);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  const latitude = Math.round(evenly(i, 2) * 1300 - 600) / 10;
  const longitude = Math.round(evenly(i, 3) * 3600 - 1800) / 10;
  return birth(`${date} ${i % 5 === 4 ? 'unknown' : time} ${latitude} ${longitude} UTC`);
}

/** Births with a moment of life, all within twenty years: files of other decades take time to read. @param {number} i */
function anyLife(i) {
  const its = anyBirth(i);
  return { birth: its, day: dayAfter(evenly(i, 4) * 7_000, '2016-01-01') };
}

/** Lives, so many of them: what is wanted of each is composed for any of them as for those that have a name. @param {number} count */
export const anyLives = (count) => Array.from({ length: count }, (_, i) => anyLife(i));
