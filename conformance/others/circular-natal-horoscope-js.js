import { createRequire } from 'node:module';

const { Origin, Horoscope } = createRequire(import.meta.url)('circular-natal-horoscope-js');

export const name = 'circular-natal-horoscope-js';

/** At 0° N 0° E, where the clock that it looks up is UTC; seconds are as it takes them. @param {Date} moment @param {string} body */
export function longitude(moment, body) {
  const origin = new Origin({
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth(),
    date: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: moment.getUTCSeconds(),
    latitude: 0,
    longitude: 0,
  });
  const chart = new Horoscope({ origin, houseSystem: 'placidus', zodiac: 'tropical' });
  return chart.CelestialBodies[body.toLowerCase()]?.ChartPosition.Ecliptic.DecimalDegrees;
}
