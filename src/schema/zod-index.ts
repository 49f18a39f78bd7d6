// Written by `npm run docs` from the files of this folder: change these and run it again.

/** What `index.ts` has, its schemas as zod schemas. */
import * as own from './index.js';
import { zodFieldsOf, zodOf } from './zod.js';

export * from './index.js';

export const anglesOfChartSchema: typeof own.anglesOfChartSchema = zodOf(own.anglesOfChartSchema);
export const antisciaSchema: typeof own.antisciaSchema = zodOf(own.antisciaSchema);
export const aspectField: typeof own.aspectField = zodOf(own.aspectField);
export const aspectSchema: typeof own.aspectSchema = zodOf(own.aspectSchema);
export const birthFields: typeof own.birthFields = zodFieldsOf(own.birthFields);
export const birthRequest: typeof own.birthRequest = zodOf(own.birthRequest);
export const birthTimeField: typeof own.birthTimeField = zodOf(own.birthTimeField);
export const birthdateSchema: typeof own.birthdateSchema = zodOf(own.birthdateSchema);
export const birthdayRequest: typeof own.birthdayRequest = zodOf(own.birthdayRequest);
export const birthdayResponse: typeof own.birthdayResponse = zodOf(own.birthdayResponse);
export const bodiesField: typeof own.bodiesField = zodOf(own.bodiesField);
export const bodyField: typeof own.bodyField = zodOf(own.bodyField);
export const calculationSchema: typeof own.calculationSchema = zodOf(own.calculationSchema);
export const chartSchema: typeof own.chartSchema = zodOf(own.chartSchema);
export const chineseForecastSchema: typeof own.chineseForecastSchema = zodOf(own.chineseForecastSchema);
export const chineseForecastsAnswer: typeof own.chineseForecastsAnswer = zodOf(own.chineseForecastsAnswer);
export const chineseForecastsRequest: typeof own.chineseForecastsRequest = zodOf(own.chineseForecastsRequest);
export const chineseForecastsResponse: typeof own.chineseForecastsResponse = zodOf(
  own.chineseForecastsResponse,
);
export const chineseHoroscopeRequest: typeof own.chineseHoroscopeRequest = zodOf(own.chineseHoroscopeRequest);
export const chineseHoroscopeResponse: typeof own.chineseHoroscopeResponse = zodOf(
  own.chineseHoroscopeResponse,
);
export const chinesePersonForecastRequest: typeof own.chinesePersonForecastRequest = zodOf(
  own.chinesePersonForecastRequest,
);
export const chineseSignForecastRequest: typeof own.chineseSignForecastRequest = zodOf(
  own.chineseSignForecastRequest,
);
export const chineseUncertaintySchema: typeof own.chineseUncertaintySchema = zodOf(
  own.chineseUncertaintySchema,
);
export const compositeResponse: typeof own.compositeResponse = zodOf(own.compositeResponse);
export const compositeUncertaintySchema: typeof own.compositeUncertaintySchema = zodOf(
  own.compositeUncertaintySchema,
);
export const dailyReportSchema: typeof own.dailyReportSchema = zodOf(own.dailyReportSchema);
export const dailyReportsAnswer: typeof own.dailyReportsAnswer = zodOf(own.dailyReportsAnswer);
export const dailyReportsRequest: typeof own.dailyReportsRequest = zodOf(own.dailyReportsRequest);
export const dailyReportsResponse: typeof own.dailyReportsResponse = zodOf(own.dailyReportsResponse);
export const dateField: typeof own.dateField = zodOf(own.dateField);
export const davisonCalculationSchema: typeof own.davisonCalculationSchema = zodOf(
  own.davisonCalculationSchema,
);
export const decimal7Field: typeof own.decimal7Field = zodOf(own.decimal7Field);
export const declinationAspectSchema: typeof own.declinationAspectSchema = zodOf(own.declinationAspectSchema);
export const documentResponse: typeof own.documentResponse = zodOf(own.documentResponse);
export const elementsSchema: typeof own.elementsSchema = zodOf(own.elementsSchema);
export const ephemeridesRequest: typeof own.ephemeridesRequest = zodOf(own.ephemeridesRequest);
export const ephemeridesResponse: typeof own.ephemeridesResponse = zodOf(own.ephemeridesResponse);
export const ephemerisTableRequest: typeof own.ephemerisTableRequest = zodOf(own.ephemerisTableRequest);
export const ephemerisTableResponse: typeof own.ephemerisTableResponse = zodOf(own.ephemerisTableResponse);
export const essentialDignitiesSchema: typeof own.essentialDignitiesSchema = zodOf(
  own.essentialDignitiesSchema,
);
export const eventSchema: typeof own.eventSchema = zodOf(own.eventSchema);
export const factorSchema: typeof own.factorSchema = zodOf(own.factorSchema);
export const fixedStarSchema: typeof own.fixedStarSchema = zodOf(own.fixedStarSchema);
export const foundPlaceSchema: typeof own.foundPlaceSchema = zodOf(own.foundPlaceSchema);
export const healthResponse: typeof own.healthResponse = zodOf(own.healthResponse);
export const horoscopeFields: typeof own.horoscopeFields = zodFieldsOf(own.horoscopeFields);
export const houseSchema: typeof own.houseSchema = zodOf(own.houseSchema);
export const houseSystemField: typeof own.houseSystemField = zodOf(own.houseSystemField);
export const includedFields: typeof own.includedFields = zodFieldsOf(own.includedFields);
export const instantSchema: typeof own.instantSchema = zodOf(own.instantSchema);
export const isoDateSchema: typeof own.isoDateSchema = zodOf(own.isoDateSchema);
export const langField: typeof own.langField = zodOf(own.langField);
export const latitudeField: typeof own.latitudeField = zodOf(own.latitudeField);
export const listRequest: typeof own.listRequest = zodOf(own.listRequest);
export const longitudeField: typeof own.longitudeField = zodOf(own.longitudeField);
export const lotSchema: typeof own.lotSchema = zodOf(own.lotSchema);
export const lunarReturnRequest: typeof own.lunarReturnRequest = zodOf(own.lunarReturnRequest);
export const lunarReturnResponse: typeof own.lunarReturnResponse = zodOf(own.lunarReturnResponse);
export const midpointCalculationSchema: typeof own.midpointCalculationSchema = zodOf(
  own.midpointCalculationSchema,
);
export const midpointSchema: typeof own.midpointSchema = zodOf(own.midpointSchema);
export const momentSchema: typeof own.momentSchema = zodOf(own.momentSchema);
export const monthlyReportSchema: typeof own.monthlyReportSchema = zodOf(own.monthlyReportSchema);
export const monthlyReportsAnswer: typeof own.monthlyReportsAnswer = zodOf(own.monthlyReportsAnswer);
export const monthlyReportsRequest: typeof own.monthlyReportsRequest = zodOf(own.monthlyReportsRequest);
export const monthlyReportsResponse: typeof own.monthlyReportsResponse = zodOf(own.monthlyReportsResponse);
export const moonPhaseSchema: typeof own.moonPhaseSchema = zodOf(own.moonPhaseSchema);
export const nameField: typeof own.nameField = zodOf(own.nameField);
export const natalBasicRequest: typeof own.natalBasicRequest = zodOf(own.natalBasicRequest);
export const natalBasicResponse: typeof own.natalBasicResponse = zodOf(own.natalBasicResponse);
export const natalRequest: typeof own.natalRequest = zodOf(own.natalRequest);
export const natalResponse: typeof own.natalResponse = zodOf(own.natalResponse);
export const noticeCodes: typeof own.noticeCodes = zodOf(own.noticeCodes);
export const noticeSchema: typeof own.noticeSchema = zodOf(own.noticeSchema);
export const optionsSchema: typeof own.optionsSchema = zodOf(own.optionsSchema);
export const orbsField: typeof own.orbsField = zodOf(own.orbsField);
export const pairRequest: typeof own.pairRequest = zodOf(own.pairRequest);
export const patternSchema: typeof own.patternSchema = zodOf(own.patternSchema);
export const pillarSchema: typeof own.pillarSchema = zodOf(own.pillarSchema);
export const placeField: typeof own.placeField = zodOf(own.placeField);
export const placeIdField: typeof own.placeIdField = zodOf(own.placeIdField);
export const placeSchema: typeof own.placeSchema = zodOf(own.placeSchema);
export const placesRequest: typeof own.placesRequest = zodOf(own.placesRequest);
export const placesResponse: typeof own.placesResponse = zodOf(own.placesResponse);
export const planetInSignResponse: typeof own.planetInSignResponse = zodOf(own.planetInSignResponse);
export const planetSchema: typeof own.planetSchema = zodOf(own.planetSchema);
export const planetaryHourSchema: typeof own.planetaryHourSchema = zodOf(own.planetaryHourSchema);
export const planetaryHoursRequest: typeof own.planetaryHoursRequest = zodOf(own.planetaryHoursRequest);
export const planetaryHoursResponse: typeof own.planetaryHoursResponse = zodOf(own.planetaryHoursResponse);
export const planetsResponse: typeof own.planetsResponse = zodOf(own.planetsResponse);
export const positionsBatchRequest: typeof own.positionsBatchRequest = zodOf(own.positionsBatchRequest);
export const problemSchema: typeof own.problemSchema = zodOf(own.problemSchema);
export const profileSchema: typeof own.profileSchema = zodOf(own.profileSchema);
export const progressedUncertaintySchema: typeof own.progressedUncertaintySchema = zodOf(
  own.progressedUncertaintySchema,
);
export const progressionsRequest: typeof own.progressionsRequest = zodOf(own.progressionsRequest);
export const progressionsResponse: typeof own.progressionsResponse = zodOf(own.progressionsResponse);
export const readingFields: typeof own.readingFields = zodFieldsOf(own.readingFields);
export const readingSchema: typeof own.readingSchema = zodOf(own.readingSchema);
export const reportEventSchema: typeof own.reportEventSchema = zodOf(own.reportEventSchema);
export const reportEventsAnswer: typeof own.reportEventsAnswer = zodOf(own.reportEventsAnswer);
export const reportEventsResponse: typeof own.reportEventsResponse = zodOf(own.reportEventsResponse);
export const reportsAnswer: typeof own.reportsAnswer = zodOf(own.reportsAnswer);
export const reportsRequest: typeof own.reportsRequest = zodOf(own.reportsRequest);
export const returnPlanetSchema: typeof own.returnPlanetSchema = zodOf(own.returnPlanetSchema);
export const returnUncertaintySchema: typeof own.returnUncertaintySchema = zodOf(own.returnUncertaintySchema);
export const scoreSchema: typeof own.scoreSchema = zodOf(own.scoreSchema);
export const signIdField: typeof own.signIdField = zodOf(own.signIdField);
export const signInRequest: typeof own.signInRequest = zodOf(own.signInRequest);
export const signInResponse: typeof own.signInResponse = zodOf(own.signInResponse);
export const signReportEventsSchema: typeof own.signReportEventsSchema = zodOf(own.signReportEventsSchema);
export const signToSignRequest: typeof own.signToSignRequest = zodOf(own.signToSignRequest);
export const signToSignResponse: typeof own.signToSignResponse = zodOf(own.signToSignResponse);
export const signsResponse: typeof own.signsResponse = zodOf(own.signsResponse);
export const skyEventSchema: typeof own.skyEventSchema = zodOf(own.skyEventSchema);
export const skyEventsRequest: typeof own.skyEventsRequest = zodOf(own.skyEventsRequest);
export const skyEventsResponse: typeof own.skyEventsResponse = zodOf(own.skyEventsResponse);
export const solarReturnRequest: typeof own.solarReturnRequest = zodOf(own.solarReturnRequest);
export const solarReturnResponse: typeof own.solarReturnResponse = zodOf(own.solarReturnResponse);
export const synastryPlanetSchema: typeof own.synastryPlanetSchema = zodOf(own.synastryPlanetSchema);
export const synastryRequest: typeof own.synastryRequest = zodOf(own.synastryRequest);
export const synastryResponse: typeof own.synastryResponse = zodOf(own.synastryResponse);
export const timeAccuracyField: typeof own.timeAccuracyField = zodOf(own.timeAccuracyField);
export const timeField: typeof own.timeField = zodOf(own.timeField);
export const transitAspectSchema: typeof own.transitAspectSchema = zodOf(own.transitAspectSchema);
export const transitHouseSchema: typeof own.transitHouseSchema = zodOf(own.transitHouseSchema);
export const transitsRequest: typeof own.transitsRequest = zodOf(own.transitsRequest);
export const transitsResponse: typeof own.transitsResponse = zodOf(own.transitsResponse);
export const uncertainChangeSchema: typeof own.uncertainChangeSchema = zodOf(own.uncertainChangeSchema);
export const uncertaintySchema: typeof own.uncertaintySchema = zodOf(own.uncertaintySchema);
export const weeklyReportSchema: typeof own.weeklyReportSchema = zodOf(own.weeklyReportSchema);
export const weeklyReportsAnswer: typeof own.weeklyReportsAnswer = zodOf(own.weeklyReportsAnswer);
export const weeklyReportsRequest: typeof own.weeklyReportsRequest = zodOf(own.weeklyReportsRequest);
export const weeklyReportsResponse: typeof own.weeklyReportsResponse = zodOf(own.weeklyReportsResponse);
export const wheelRequest: typeof own.wheelRequest = zodOf(own.wheelRequest);
export const yearlyReportSchema: typeof own.yearlyReportSchema = zodOf(own.yearlyReportSchema);
export const yearlyReportsAnswer: typeof own.yearlyReportsAnswer = zodOf(own.yearlyReportsAnswer);
export const yearlyReportsRequest: typeof own.yearlyReportsRequest = zodOf(own.yearlyReportsRequest);
export const yearlyReportsResponse: typeof own.yearlyReportsResponse = zodOf(own.yearlyReportsResponse);
export const zodiacFields: typeof own.zodiacFields = zodFieldsOf(own.zodiacFields);
