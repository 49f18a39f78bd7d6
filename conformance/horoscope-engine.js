import { createEngine } from 'horoscope-engine/engine';

const engine = await createEngine({ languages: [] });
const ids = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

export const name = 'horoscope-engine';

/** @param {Date} moment @param {string} body */
export function longitude(moment, body) {
  const to = new Date(moment.getTime() + 1000).toISOString();
  const { data } = engine.ephemerisTable({ from: moment.toISOString(), to, bodies: [ids.indexOf(body)] });
  return Number(data[0]?.planets[0]?.longitude);
}

/** @param {Date} moment @param {number} latitude @param {number} east */
export function cusps(moment, latitude, east) {
  return Array.from(
    engine.positionsBatch({
      julianDaysUt: Float64Array.of(moment.getTime() / 86_400_000 + 2_440_587.5),
      latitudes: Float64Array.of(latitude),
      longitudes: Float64Array.of(east),
      bodies: [0],
    }).cusps ?? [],
  );
}
