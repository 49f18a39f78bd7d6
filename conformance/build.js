/**
 * Writes the vectors, as JSON that any language reads, from what the tests of this library keep of others: `npm run
 * conformance:vectors`. A row has a source, by its key in sources.json, which has its precision and its license.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);
/** @param {string} name */
const fixture = (name) => readFileSync(new URL(`fixtures/${name}`, here), 'utf8');
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

/**
 * Atomic clocks measure since 1962 how the Earth turns; before, and in years to come, Universal Time hangs on whose
 * reckoning of ΔT one takes, by up to half a minute.
 * @param {string} moment
 */
const measured = (moment) =>
  Number(moment.slice(0, 4)) >= 1962 && Number(moment.slice(0, 4)) < 2026
    ? '1962 to 2025'
    : 'other years, where ΔT differs';

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
      area: `equinoxes and solstices, ${measured(`${year}`)}`,
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
      area: `phases of the Moon, ${measured(moment)}`,
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

/** A birth as a person writes it. @typedef {{ date: string, time: string, latitude: number, longitude: number, timezone: string }} Birth */

/** @type {{ births: Record<string, Birth>, charts: ({ birth: string, points?: Record<string, number>, cusps?: number[] } & Record<string, unknown>)[], solarReturns: { birth: string, year: number, moment: string }[], lunarReturns: { birth: string, moment: string }[] }} */
const kerykeion = JSON.parse(fixture('kerykeion.json'));
/** Its clocks begin in 1901: births before it has by the mean time of the zone's city, to the minute. @param {string} birth */
const hasClocks = (birth) => Number(kerykeion.births[birth]?.date.slice(0, 4)) > 1900;
/** Degrees: it reads the Moshier model, whose osculating node differs most. @param {string} point */
const moshierWithin = (point) => (point === 'True node' ? 0.005 : 0.001);
/** Of zodiacs that stand still at an epoch there are two definitions of house cusps. */
const ofEpochs = ['j2000', 'j1900', 'b1950'];
/** @param {Record<string, unknown>} settings */
const areaOf = ({ houseSystem, ayanamsa, center }) => {
  if (houseSystem !== undefined) return 'cusps of 22 house systems, of a birth as written';
  if (ayanamsa !== undefined) return 'sidereal Sun and Ascendant in 20 zodiacs, of a birth as written';
  return center === undefined ? 'points of a birth as written' : 'topocentric Moon of a birth as written';
};

const signs = ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'];
/** @type {Record<string, string>} */
const printedNames = { Asc: 'Ascendant', MC: 'Midheaven', Node: 'True node' };
/** @type {{ birth: Birth, positions: Record<string, string>, key?: string }[]} */
const printed = JSON.parse(fixture('printed-charts.json'));

/** Points and cusps of a birth, from what is written on its certificate. */
const births = [
  ...kerykeion.charts.flatMap(({ birth, points, cusps, ...settings }) => {
    if (!hasClocks(birth)) return [];
    const common = { area: areaOf(settings), ...kerykeion.births[birth], ...settings };
    if (cusps !== undefined) return [{ ...common, cusps, within: 0.0003, source: 'kerykeion' }];
    return Object.entries(points ?? {})
      .filter(([point]) => point !== 'Ascendant' || !ofEpochs.includes(String(settings.ayanamsa)))
      .map(([point, longitude]) => ({
        ...common,
        point,
        is: longitude,
        within: moshierWithin(point),
        source: 'kerykeion',
      }));
  }),
  ...printed.flatMap(({ birth, positions, key = 'printed' }) =>
    Object.entries(positions).flatMap(([point, at]) => {
      const [, degree = '', sign = '', minute = ''] = /^(\d*)([A-Z][a-z]{2})(\d*)$/.exec(at) ?? [];
      if (minute === '' || point.startsWith('cusp')) return [];
      const isAngle = point === 'Asc' || point === 'MC';
      return [
        {
          area: 'points of charts as printed',
          ...birth,
          point: printedNames[point] ?? point,
          is: Number((signs.indexOf(sign) * 30 + Number(degree) + Number(minute) / 60).toFixed(6)),
          // Programs round or cut the last minute, and give places to the minute or coarser.
          within: isAngle ? 0.05 : 0.0184,
          source: key,
        },
      ];
    }),
  ),
];

/** When Sun and Moon are again where they were at a birth. */
const returns = [
  ...kerykeion.solarReturns.map(({ birth, year, moment }) => ({
    area: 'solar returns',
    ...kerykeion.births[birth],
    body: 'Sun',
    from: `${year}-01-01T00:00:00.000Z`,
    is: new Date(moment).toISOString(),
    within: 2,
    source: 'kerykeion',
  })),
  ...kerykeion.lunarReturns.map(({ birth, moment }) => ({
    area: 'lunar returns',
    ...kerykeion.births[birth],
    body: 'Moon',
    from: new Date(new Date(moment).getTime() - 14 * 86_400_000).toISOString(),
    is: new Date(moment).toISOString(),
    within: 5,
    source: 'kerykeion',
  })),
];

/** The moment of what clocks showed. */
const clocks = fixture('clocks.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [timezone, local = '', is] = line.split(' ');
    const [date, time] = local.split('T');
    return { area: 'clocks of 446 zones', date, time, timezone, is, within: 0, source: 'zdump' };
  });

/** @type {{ newYears: Record<string, string>, leapMonths: Record<string, number> }} */
const observatory = JSON.parse(fixture('hong-kong-observatory.json'));
/** Days of the Chinese calendar. */
const lunisolar = [
  ...Object.entries(observatory.newYears).map(([year, date]) => ({
    area: 'Chinese new year’s days',
    date,
    is: `${year}-1-1`,
    within: 0,
    source: 'hko',
  })),
  ...Array.from({ length: 35 }, (_, index) => 2000 + index).map((year) => ({
    area: 'Chinese leap months',
    year,
    is: observatory.leapMonths[year] ?? 0,
    within: 0,
    source: 'hko',
  })),
];

for (const [name, rows] of Object.entries({ longitudes, houses, births, returns, clocks, lunisolar })) {
  writeFileSync(
    new URL(`vectors/${name}.json`, here),
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  );
  console.log(`${name}: ${rows.length} rows`);
}
