import { calculateChart } from 'celestine';

export const name = 'celestine';

/** To the second, the finest that it takes. @param {Date} moment @param {number} latitude @param {number} longitude */
const chartAt = (moment, latitude, longitude) =>
  calculateChart({
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: moment.getUTCSeconds() + moment.getUTCMilliseconds() / 1000,
    timezone: 0,
    latitude,
    longitude,
  });

/** @param {Date} moment @param {string} body */
export const longitude = (moment, body) =>
  chartAt(moment, 0, 0).planets.find((/** @type {{ name: string }} */ planet) => planet.name === body)
    ?.longitude;

/** @param {Date} moment @param {number} latitude @param {number} east */
export const cusps = (moment, latitude, east) =>
  chartAt(moment, latitude, east).houses.cusps.map(
    (/** @type {{ longitude: number }} */ cusp) => cusp.longitude,
  );
