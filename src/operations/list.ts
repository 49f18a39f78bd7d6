/**
 * The list of operations, by the names of their functions: an operation is in the library when it has its line here.
 * Whatever has to know all of them reads this list.
 */

export { chineseForecastsOperation as chineseForecasts } from './chinese-forecasts.js';
export { chineseHoroscopeOperation as chineseHoroscope } from './chinese-horoscope.js';
export { compositeOperation as composite } from './composite.js';
export { ephemeridesOperation as ephemerides } from './ephemerides.js';
export { ephemerisTableOperation as ephemerisTable } from './ephemeris-table.js';
export { lunarReturnOperation as lunarReturn } from './lunar-return.js';
export { natalOperation as natal } from './natal.js';
export { natalBasicOperation as natalBasic } from './natal-basic.js';
export { placesOperation as places } from './places.js';
export { planetInSignOperation as planetInSign } from './planet-in-sign.js';
export { planetaryHoursOperation as planetaryHours } from './planetary-hours.js';
export { planetsOperation as planets } from './planets.js';
export { progressionsOperation as progressions } from './progressions.js';
export {
  ascendantYearlyReportsOperation as ascendantYearlyReports,
  dailyReportsOperation as dailyReports,
  monthlyReportsOperation as monthlyReports,
  reportEventsOperation as reportEvents,
  reportsOperation as reports,
  weeklyReportsOperation as weeklyReports,
  yearlyReportsOperation as yearlyReports,
} from './reports.js';
export { signToSignOperation as signToSign } from './sign-to-sign.js';
export { signsOperation as signs } from './signs.js';
export { skyEventsOperation as skyEvents } from './sky-events.js';
export { solarReturnOperation as solarReturn } from './solar-return.js';
export { synastryOperation as synastry } from './synastry.js';
export { transitsOperation as transits } from './transits.js';
