/**
 * The list of operations, by the names of their functions: an operation is in the library when it has its line here,
 * which says what it answers with. Whatever has to know all of them reads this list. Engines read the definitions by
 * parts (`parts/`), without the schemas of answers, which nothing is checked by.
 */
import { chineseForecastsAnswer, chineseHoroscopeResponse } from '../schema/chinese.js';
import { ephemeridesResponse } from '../schema/ephemerides.js';
import { planetsResponse, signsResponse, signToSignResponse } from '../schema/lists.js';
import { compositeResponse, synastryResponse } from '../schema/pairs.js';
import { placesResponse } from '../schema/places.js';
import { planetaryHoursResponse } from '../schema/planetary-hours.js';
import { progressionsResponse } from '../schema/progressions.js';
import {
  dailyReportsAnswer,
  monthlyReportsAnswer,
  reportEventsAnswer,
  reportsAnswer,
  weeklyReportsAnswer,
  yearlyReportsAnswer,
} from '../schema/reports.js';
import { natalBasicResponse, natalResponse, planetInSignResponse } from '../schema/responses.js';
import { lunarReturnResponse, solarReturnResponse } from '../schema/returns.js';
import { ephemerisTableResponse, skyEventsResponse } from '../schema/sky-events.js';
import { transitsResponse } from '../schema/transits.js';
import { chineseForecastsOperation } from './chinese-forecasts.js';
import { chineseHoroscopeOperation } from './chinese-horoscope.js';
import { compositeOperation } from './composite.js';
import { answeredBy } from './definition.js';
import { ephemeridesOperation } from './ephemerides.js';
import { ephemerisTableOperation } from './ephemeris-table.js';
import { lunarReturnOperation } from './lunar-return.js';
import { natalOperation } from './natal.js';
import { natalBasicOperation } from './natal-basic.js';
import { placesOperation } from './places.js';
import { planetInSignOperation } from './planet-in-sign.js';
import { planetaryHoursOperation } from './planetary-hours.js';
import { planetsOperation } from './planets.js';
import { progressionsOperation } from './progressions.js';
import {
  ascendantYearlyReportsOperation,
  dailyReportsOperation,
  monthlyReportsOperation,
  reportEventsOperation,
  reportsOperation,
  weeklyReportsOperation,
  yearlyReportsOperation,
} from './reports.js';
import { signToSignOperation } from './sign-to-sign.js';
import { signsOperation } from './signs.js';
import { skyEventsOperation } from './sky-events.js';
import { solarReturnOperation } from './solar-return.js';
import { synastryOperation } from './synastry.js';
import { transitsOperation } from './transits.js';

export const chineseForecasts = answeredBy(chineseForecastsOperation, chineseForecastsAnswer);
export const chineseHoroscope = answeredBy(chineseHoroscopeOperation, chineseHoroscopeResponse);
export const composite = answeredBy(compositeOperation, compositeResponse);
export const ephemerides = answeredBy(ephemeridesOperation, ephemeridesResponse);
export const ephemerisTable = answeredBy(ephemerisTableOperation, ephemerisTableResponse);
export const lunarReturn = answeredBy(lunarReturnOperation, lunarReturnResponse);
export const natal = answeredBy(natalOperation, natalResponse);
export const natalBasic = answeredBy(natalBasicOperation, natalBasicResponse);
export const places = answeredBy(placesOperation, placesResponse);
export const planetInSign = answeredBy(planetInSignOperation, planetInSignResponse);
export const planetaryHours = answeredBy(planetaryHoursOperation, planetaryHoursResponse);
export const planets = answeredBy(planetsOperation, planetsResponse);
export const progressions = answeredBy(progressionsOperation, progressionsResponse);
export const ascendantYearlyReports = answeredBy(ascendantYearlyReportsOperation, yearlyReportsAnswer);
export const dailyReports = answeredBy(dailyReportsOperation, dailyReportsAnswer);
export const monthlyReports = answeredBy(monthlyReportsOperation, monthlyReportsAnswer);
export const reportEvents = answeredBy(reportEventsOperation, reportEventsAnswer);
export const reports = answeredBy(reportsOperation, reportsAnswer);
export const weeklyReports = answeredBy(weeklyReportsOperation, weeklyReportsAnswer);
export const yearlyReports = answeredBy(yearlyReportsOperation, yearlyReportsAnswer);
export const signToSign = answeredBy(signToSignOperation, signToSignResponse);
export const signs = answeredBy(signsOperation, signsResponse);
export const skyEvents = answeredBy(skyEventsOperation, skyEventsResponse);
export const solarReturn = answeredBy(solarReturnOperation, solarReturnResponse);
export const synastry = answeredBy(synastryOperation, synastryResponse);
export const transits = answeredBy(transitsOperation, transitsResponse);
