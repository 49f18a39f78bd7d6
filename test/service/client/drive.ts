/** Drives every function of the generated client, typed by it: compiled beside it by `client.test.ts`. */
import * as client from './client.js';

type Answer = { status: number };

const birth = { name: 'Ada', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const pair = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  name_2: 'Ben',
  date_2: '1988-11-02',
  time_2: '06:10',
  place_id_2: 2267057,
  lang: 'en',
};
const event = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  date_2: '2026-11-21',
  lang: 'en',
};

/** Statuses by the name of the operation. */
export async function drive(
  baseUrl: string,
  user: { username: string; password: string },
): Promise<Record<string, number>> {
  client.defaults.baseUrl = baseUrl;
  client.defaults.headers = { accept: 'application/json' };
  const signedIn = await client.signIn(user);
  if (signedIn.status !== 200) throw new Error(`signed in with ${signedIn.status}`);
  const { accessToken, tokenType } = signedIn.data;
  client.defaults.headers = { accept: 'application/json', authorization: `${tokenType} ${accessToken}` };

  // What is read of answers here is read by its type: a name that were another would not compile.
  const natal = await client.natal({ ...birth, options: { houseSystem: 'koch' } });
  if (natal.status !== 200 || natal.data.profile.cityName !== 'Budapest')
    throw new Error('no natal horoscope');
  const [sun] = natal.data.planets;
  if (sun?.signName !== 'Taurus' || sun.housePosition !== 9) throw new Error('no Sun in Taurus');
  const refused = await client.natal({ ...birth, place_id: 1 });
  if (refused.status !== 404 || refused.data.code !== 'unknown_place') throw new Error('no unknown place');
  const week = await client.weeklyReports({ week: 47, year: 2026 });
  if (week.status !== 200 || !('reports' in week.data) || week.data.reports.length !== 12)
    throw new Error('no twelve reports');

  const calls: Record<string, Promise<Answer>> = {
    openApi: client.openApi(),
    health: client.health(),
    places: client.places({ name: 'Budapest', limit: 1 }),
    ephemerides: client.ephemerides({ place_id: 3054643 }),
    ephemerisTable: client.ephemerisTable({ from: '2026-11-01', to: '2026-11-08', step: 1 }),
    signs: client.signs({ lang: 'en' }),
    planets: client.planets(),
    signToSign: client.signToSign({ sign_id_1: 0, sign_id_2: 7, lang: 'en' }),
    planetInSign: client.planetInSign(birth),
    natalBasic: client.natalBasic({ name: 'Ada', day: 17, month: 5 }),
    natalPdfReport: client.natalPdfReport(birth),
    wheel: client.wheel({ ...birth, theme: 'dark' }),
    solarReturn: client.solarReturn({ ...birth, year: 2026 }),
    lunarReturn: client.lunarReturn({ ...birth, date_2: '2026-11-21' }),
    synastry: client.synastry(pair),
    composite: client.composite(pair),
    transits: client.transits(event),
    progressions: client.progressions({ ...birth, add_years: 36 }),
    planetaryHours: client.planetaryHours({ place_id: 3054643, date: '2026-11-22' }),
    skyEvents: client.skyEvents({ from: '2026-08-01', to: '2026-09-01', kinds: ['eclipse'] }),
    chineseHoroscope: client.chineseHoroscope(birth),
    chineseForecasts: client.chineseForecasts({ year: 2027 }),
    dailyReports: client.dailyReports({ date: '2026-11-21' }),
    monthlyReports: client.monthlyReports({ month: 11, year: 2026, sign_id: 7 }),
    yearlyReports: client.yearlyReports({ year: 2026, sign_id: 7 }),
    ascendantYearlyReports: client.ascendantYearlyReports({ year: 2026, sign_id: 7 }),
    reports: client.reports({ kind: 'daily', date: '2026-11-21' }),
    reportEvents: client.reportEvents({ kind: 'weekly', week: 47, year: 2026, sign_id: 7 }),
  };
  const driven: Record<string, number> = { signIn: 200, natal: 200, weeklyReports: 200 };
  for (const [name, call] of Object.entries(calls)) driven[name] = (await call).status;
  return driven;
}
