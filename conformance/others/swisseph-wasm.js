import SwissEph from 'swisseph-wasm';

const swiss = new SwissEph();
await swiss.initSwissEph();
const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

export const name = 'swisseph-wasm';

/** @param {Date} moment */
const julianDay = (moment) => moment.getTime() / 86_400_000 + 2_440_587.5;

/** @param {Date} moment @param {string} body */
export const longitude = (moment, body) =>
  swiss.calc_ut(julianDay(moment), bodies.indexOf(body), swiss.SEFLG_SWIEPH)[0];

/** @param {Date} moment @param {number} latitude @param {number} east */
export const cusps = (moment, latitude, east) => {
  const { cusps } = swiss.houses(julianDay(moment), latitude, east, 'P');
  return Array.from(cusps).slice(1, 13);
};
