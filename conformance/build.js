/**
 * Writes the vectors, as JSON that any language reads, from what the tests of this library keep of others: `npm run
 * conformance:vectors`. A row has a source, by its key in sources.json, which has its precision and its license.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);
/** @param {string} path */
const linesOf = (path) =>
  readFileSync(new URL(`../test/${path}`, here), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
/** @param {number} julianDay */
const utc = (julianDay) => new Date(Math.round((julianDay - 2_440_587.5) * 86_400_000)).toISOString();
/** @param {string} moment to the minute */
const toTheMinute = (moment) => `${moment}${moment.length === 16 ? ':00' : ''}.000Z`;

const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
/** Degrees a day, at most, for what a minute of time is in longitude. */
const fastest = [1.02, 15.4, 2.3, 1.3, 0.9, 0.25, 0.14, 0.07, 0.05, 0.05];
/** @param {number} degreesADay */
const halfAMinute = (degreesADay) => Number(((degreesADay * 0.5) / 1440 + 1e-6).toFixed(7));

const swiss = linesOf('conformance/swiss.vectors.txt').map((line) => line.split(' '));
/** Years that every engine has. @param {string | undefined} julianDay */
const isModern = (julianDay) => Number(julianDay) > 2_415_020 && Number(julianDay) < 2_488_070;

/** Longitude of a body at a moment, or of one from another, of the equinox of date. */
const longitudes = [
  ...swiss
    .filter(([kind, julianDay, number]) => kind === 'P' && Number(number) <= 9 && isModern(julianDay))
    .map(([, julianDay, number, , longitude]) => ({
      area: 'longitudes of Sun to Pluto',
      moment: utc(Number(julianDay)),
      body: bodies[Number(number)],
      longitude: Number(longitude),
      within: 0.0003,
      source: 'swiss',
    })),
  ...linesOf('search/almanac/seasons.csv').flatMap((line) => {
    const [year, ...moments] = line.split(',');
    return moments.map((moment, quarter) => ({
      area: 'equinoxes and solstices',
      moment: toTheMinute(`${year}-${moment}`),
      body: 'Sun',
      longitude: quarter * 90,
      within: halfAMinute(1.02),
      source: 'usno-seasons',
    }));
  }),
  ...linesOf('search/almanac/moon-phases.csv').map((line) => {
    const [phase, moment = ''] = line.split(',');
    return {
      area: 'phases of the Moon',
      moment: toTheMinute(moment),
      body: 'Moon',
      from: 'Sun',
      longitude: Number(phase) * 45,
      within: halfAMinute(14.6),
      source: 'usno-phases',
    };
  }),
  ...linesOf('search/almanac/ingresses.csv').map((line) => {
    const [body, moment = '', sign, direction] = line.split(',');
    return {
      area: 'ingresses as printed',
      moment: toTheMinute(moment),
      body: bodies[Number(body)],
      longitude: ((Number(sign) + (direction === '-1' ? 1 : 0)) % 12) * 30,
      within: halfAMinute(fastest[Number(body)] ?? 1),
      source: 'orion',
    };
  }),
];

/** Ascendant, Midheaven and Placidus cusps at a place. */
const houses = swiss
  .filter(
    ([kind, julianDay, , , system, solved]) =>
      kind === 'H' && system === 'P' && solved === '1' && isModern(julianDay),
  )
  .map(([, julianDay, latitude, longitude, , , ...values]) => ({
    area: 'Ascendant, Midheaven and Placidus cusps',
    moment: utc(Number(julianDay)),
    latitude: Number(latitude),
    longitude: Number(longitude),
    cusps: values.slice(0, 12).map(Number),
    within: 0.0003,
    source: 'swiss',
  }));

for (const [name, rows] of Object.entries({ longitudes, houses })) {
  writeFileSync(
    new URL(`vectors/${name}.json`, here),
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  );
  console.log(`${name}: ${rows.length} rows`);
}
