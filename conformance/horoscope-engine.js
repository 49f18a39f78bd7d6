import { createEngine } from 'horoscope-engine/engine';

const engine = await createEngine({ languages: ['en'] });
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

const points = { Ascendant: 15, Midheaven: 16, 'True node': 12 };

/** @typedef {{ date: string, time: string, latitude: number, longitude: number, timezone: string }} Birth */
/** @param {Birth} birth */
const requestOf = ({ date, time, latitude, longitude, timezone }) => ({
  name: 'of the pack',
  date,
  time,
  place: { name: 'as given', latitude, longitude, timezone },
  lang: 'en',
});

/** @param {Birth} birth @param {string} point @param {{ ayanamsa?: string, center?: string }} settings */
export function point(birth, point, { ayanamsa, center }) {
  const id = ids.includes(point) ? ids.indexOf(point) : points[/** @type {keyof typeof points} */ (point)];
  const { planets } = engine.natalBasic(requestOf(birth), {
    ...(ayanamsa && { ayanamsa: /** @type {any} */ (ayanamsa) }),
    topocentric: center === 'topocentric',
  });
  return Number(planets.find(({ planetId }) => planetId === id)?.longitude);
}

/** @param {Birth} birth @param {string} houseSystem its letter */
export function cuspsOf(birth, houseSystem) {
  return engine
    .natal(requestOf(birth), { houseSystem: /** @type {'P'} */ (houseSystem) })
    .houses.map(({ longitude }) => Number(longitude));
}

/** @param {Birth} birth @param {'Sun' | 'Moon'} body @param {Date} from */
export function returnOf(birth, body, from) {
  const request = requestOf(birth);
  const { event } =
    body === 'Sun'
      ? engine.solarReturn({ ...request, year: from.getUTCFullYear() })
      : engine.lunarReturn({ ...request, date_2: from.toISOString().slice(0, 10) });
  return new Date(`${event.utDate.date.replace(' ', 'T')}Z`);
}

/** Before standard time as the city kept it that the zone is named after. @param {string} date @param {string} time @param {string} timezone */
export function momentOf(date, time, timezone) {
  const request = requestOf({ date, time, latitude: 0, longitude: 0, timezone });
  const { profile } = engine.natalBasic(request, { localMeanTime: 'zone', bodies: [0] });
  return new Date(`${profile.utBirthdate.date.replace(' ', 'T')}Z`);
}

/** Year, month (`4-leap` is a second fourth) and day. @param {string} date */
export function lunarDay(date) {
  const { lunar_birthday: lunar } = engine.chineseHoroscope(
    requestOf({ date, time: '12:00', latitude: 35, longitude: 105, timezone: 'Asia/Shanghai' }),
  );
  return `${lunar.year}-${lunar.month}${lunar.leap ? '-leap' : ''}-${lunar.day}`;
}

/** The month that is doubled, 0 where none is: found by asking every twenty days. @param {number} year */
export function leapMonth(year) {
  for (let day = 20; day < 420; day += 20) {
    const [at = ''] = new Date(Date.UTC(year, 0, day)).toISOString().split('T');
    const [lunarYear, month, leap] = lunarDay(at).split('-');
    if (leap === 'leap' && Number(lunarYear) === year) return Number(month);
  }
  return 0;
}
