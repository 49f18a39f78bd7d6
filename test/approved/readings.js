/** The readings that are approved, by kind. */
import { named, outlineOfReading } from './outline.js';
import { births, engine, first, pair, person } from './requests.js';

/** @typedef {import('./requests.js').BirthName} BirthName */
/** @typedef {import('./outline.js').Outlines} Outlines */

/** @type {{ include: ['factors', 'reading'] }} */
const read = { include: ['factors', 'reading'] };
/** @type {{ include: ['factors', 'reading'], readingLength: 'brief' }} */
const briefly = { ...read, readingLength: 'brief' };

/**
 * Outlines of readings by the names of their requests.
 * @template T @param {readonly T[]} requests @param {(request: T) => Parameters<typeof outlineOfReading>[0]} answer
 * @returns {Outlines}
 */
const readingsOf = (requests, answer) => named(requests, (request) => outlineOfReading(answer(request)));

const everyone = /** @type {BirthName[]} */ (Object.keys(births));

/** Births with a year. @type {readonly [BirthName, number][]} */
const birthdays = [
  ['budapest', 2026],
  ['lisbon', 2019],
  ['unknown hour', 2024],
  ['a child', 2025],
  ['a very old woman', 1996],
  ['arctic', 2014],
  ['stellium of 1962', 2020],
  ['southern', 2008],
  ['eclipse birth', 2027],
  ['retrograde birth', 2032],
];
/** Births with a day. @type {readonly [BirthName, string][]} */
const days = [
  ['budapest', '2026-11-21'],
  ['lisbon', '2019-02-03'],
  ['unknown hour', '2024-04-08'],
  ['a child', '2025-07-15'],
  ['a very old woman', '1996-09-30'],
  ['arctic', '2014-12-24'],
  ['stellium of 1962', '2020-03-18'],
  ['stellium of 1990', '2020-12-21'],
  ['southern', '2008-06-06'],
  ['eclipse birth', '2027-08-02'],
  ['thin chart', '1999-01-01'],
];
/** Births with the first and the last day of a period. @type {readonly [BirthName, string, string][]} */
const periods = [
  ['budapest', '2026-11-01', '2026-11-30'],
  ['lisbon', '2019-01-07', '2019-01-13'],
  ['unknown hour', '2024-03-15', '2024-04-15'],
  ['a child', '2025-07-01', '2025-09-30'],
  ['a very old woman', '1996-01-01', '1996-12-31'],
  ['arctic winter', '2014-01-01', '2014-01-31'],
  ['stellium of 1962', '2020-01-01', '2020-12-31'],
  ['southern', '2008-05-01', '2008-10-31'],
  ['eclipse birth', '2027-01-01', '2027-12-31'],
  ['unknown hour, Moon changes sign', '2026-01-01', '2026-12-31'],
  ['grand trine', '1990-02-01', '1990-02-28'],
];
/** @type {readonly [BirthName, BirthName][]} */
const pairs = [
  ['budapest', 'lisbon'],
  ['unknown hour', 'southern'],
  ['equator', 'unknown hour, Moon changes sign'],
  ['unknown hour', 'unknown hour, Moon changes sign'],
  ['arctic', 'arctic winter'],
  ['stellium of 1962', 'stellium of 1990'],
  ['a very old woman', 'a child'],
  ['thin chart', 'grand trine'],
  ['eclipse birth', 'retrograde birth'],
  ['southern', 'equator'],
  ['lisbon', 'lisbon'],
  ['grand trine', 'budapest'],
];
/** Births with years of life. @type {readonly [BirthName, number][]} */
const ages = [
  ['budapest', 36.5],
  ['lisbon', 30],
  ['unknown hour', 48],
  ['unknown hour, Moon changes sign', 24.2],
  ['a child', 4],
  ['a very old woman', 89],
  ['arctic', 40.1],
  ['arctic winter', 52],
  ['stellium of 1962', 61.7],
  ['equator', 70],
  ['southern', 57.3],
  ['eclipse birth', 27.5],
  ['retrograde birth', 15],
  ['grand trine', 83],
];

/** @type {Record<string, Outlines>} */
export const readings = {
  natal: {
    ...readingsOf(everyone, (name) => engine.natal(person(name), read)),
    ...named(
      ['budapest', 'unknown hour'],
      (name) => outlineOfReading(engine.natal(person(/** @type {BirthName} */ (name)), briefly)),
      'briefly',
    ),
  },
  'solar-return': readingsOf(birthdays, ([name, year]) =>
    engine.solarReturn({ ...person(name), year }, read),
  ),
  'lunar-return': readingsOf(days, ([name, date_2]) => engine.lunarReturn({ ...person(name), date_2 }, read)),
  synastry: readingsOf(pairs, ([one, other]) => engine.synastry(pair(one, other), read)),
  composite: readingsOf(pairs, ([one, other]) => engine.composite(pair(one, other), read)),
  davison: readingsOf(pairs, ([one, other]) =>
    engine.composite(pair(one, other), { ...read, compositeMethod: 'davison' }),
  ),
  'transits-of-a-day': readingsOf(days, ([name, date_2]) =>
    engine.transits({ ...first(name), date_2 }, read),
  ),
  'transits-of-a-period': readingsOf(periods, ([name, date_2, date_end]) =>
    engine.transits({ ...first(name), date_2, date_end }, read),
  ),
  progressions: readingsOf(ages, ([name, add_years]) =>
    engine.progressions({ ...person(name), add_years }, read),
  ),
};
