/** The readings that are approved, by kind. */
import { named, outlineInShort, outlineOfReading } from './outline.js';
import { anyLives, births, dayAfter, engine, first, pair, person } from './requests.js';

/** @typedef {import('./requests.js').BirthName} BirthName */
/** @typedef {import('./outline.js').Outlines} Outlines */
/** @typedef {import('./outline.js').Read} Read */
/** @typedef {ReturnType<typeof anyLives>[number]} Life */

/** @type {{ include: ['factors', 'reading'] }} */
const read = { include: ['factors', 'reading'] };
/** @type {{ include: ['factors', 'reading'], readingLength: 'brief' }} */
const briefly = { ...read, readingLength: 'brief' };
/** @type {{ compositeMethod: 'davison' }} */
const davison = { compositeMethod: 'davison' };

/**
 * Outlines by the names of their requests, and in short those of any lives.
 * @template {readonly [BirthName, ...unknown[]]} T
 * @param {readonly T[]} requests @param {(request: T) => Read} answer
 * @param {number} count @param {(life: Life, i: number) => Read} ofAny @returns {Outlines}
 */
const readingsOf = (requests, answer, count, ofAny) => ({
  ...named(requests, (request) => outlineOfReading(answer(request))),
  ...Object.fromEntries(
    lives
      .slice(0, count)
      .map((life, i) => [
        `${i + 1}: ${life.birth.date} ${life.birth.time}, ${life.day}`,
        () => outlineInShort(ofAny(life, i)),
      ]),
  ),
});

const lives = anyLives(40);

/** @type {readonly [BirthName][]} */
const everyone = /** @type {BirthName[]} */ (Object.keys(births)).map((name) => [name]);
/** Births with a year. @type {readonly [BirthName, number][]} */
const birthdays = [
  ['budapest', 2026],
  ['lisbon', 2019],
  ['unknown hour', 2024],
  ['a child', 2025],
  ['arctic', 2014],
  ['stellium of 1962', 2020],
  ['eclipse birth', 2027],
];
/** Births with a day. @type {readonly [BirthName, string][]} */
const days = [
  ['budapest', '2026-11-21'],
  ['lisbon', '2019-02-03'],
  ['unknown hour', '2024-04-08'],
  ['a child', '2025-07-15'],
  ['stellium of 1962', '2020-03-18'],
  ['southern', '2008-06-06'],
  ['eclipse birth', '2027-08-02'],
];
/** Births with the first and the last day of a period. @type {readonly [BirthName, string, string][]} */
const periods = [
  ['budapest', '2026-11-01', '2026-11-30'],
  ['lisbon', '2019-01-07', '2019-01-13'],
  ['unknown hour', '2024-03-15', '2024-04-15'],
  ['a child', '2025-07-01', '2025-09-30'],
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

/** Another birth than that of a life. @param {number} i */
const otherThan = (i) => /** @type {Life} */ (lives[(i + 7) % lives.length]).birth;

/** @type {Record<string, Outlines>} */
export const readings = {
  natal: readingsOf(
    everyone,
    ([name]) => engine.natal(person(births[name]), read),
    40,
    ({ birth }, i) => engine.natal(person(birth), i % 3 === 0 ? briefly : read),
  ),
  'solar-return': readingsOf(
    birthdays,
    ([name, year]) => engine.solarReturn({ ...person(births[name]), year }, read),
    12,
    ({ birth, day }) => engine.solarReturn({ ...person(birth), year: Number(day.slice(0, 4)) }, read),
  ),
  'lunar-return': readingsOf(
    days,
    ([name, date_2]) => engine.lunarReturn({ ...person(births[name]), date_2 }, read),
    20,
    ({ birth, day }) => engine.lunarReturn({ ...person(birth), date_2: day }, read),
  ),
  synastry: readingsOf(
    pairs,
    ([one, other]) => engine.synastry(pair(births[one], births[other]), read),
    24,
    ({ birth }, i) => engine.synastry(pair(birth, otherThan(i)), i % 3 === 0 ? briefly : read),
  ),
  composite: readingsOf(
    pairs,
    ([one, other]) => engine.composite(pair(births[one], births[other]), read),
    24,
    ({ birth }, i) => engine.composite(pair(birth, otherThan(i)), i % 3 === 0 ? briefly : read),
  ),
  davison: readingsOf(
    pairs,
    ([one, other]) => engine.composite(pair(births[one], births[other]), { ...read, ...davison }),
    12,
    ({ birth }, i) => engine.composite(pair(birth, otherThan(i)), { ...read, ...davison }),
  ),
  'transits-of-a-day': readingsOf(
    days,
    ([name, date_2]) => engine.transits({ ...first(births[name]), date_2 }, read),
    9,
    ({ birth, day }) => engine.transits({ ...first(birth), date_2: day }, read),
  ),
  'transits-of-a-period': readingsOf(
    periods,
    ([name, date_2, date_end]) => engine.transits({ ...first(births[name]), date_2, date_end }, read),
    10,
    // From a week to eight months: the time it takes grows with the days.
    ({ birth, day }, i) =>
      engine.transits({ ...first(birth), date_2: day, date_end: dayAfter(8 * 1.46 ** i, day) }, read),
  ),
  progressions: readingsOf(
    ages,
    ([name, add_years]) => engine.progressions({ ...person(births[name]), add_years }, read),
    24,
    ({ birth, day }, i) =>
      engine.progressions({ ...person(birth), date_2: day }, i % 3 === 0 ? briefly : read),
  ),
};
