/**
 * The functions of the library, bound to a default engine that is ready on import: the module waits for it, so
 * its functions are plain synchronous ones. To open an engine of your own, without this side effect, import
 * `horoscope-engine/engine`.
 */
import { createEngine } from './engine.js';

export * from './engine.js';

/** The default engine is the one that may look at the clock: `ephemerides` without a date means now. */
export const {
  places,
  placeById,
  nearest,
  signs,
  planets,
  ephemerides,
  natalBasic,
  natal,
  planetInSign,
  transits,
  solarReturn,
  lunarReturn,
  progressions,
  chineseHoroscope,
  chineseForecasts,
  synastry,
  composite,
  signToSign,
  dailyReports,
  weeklyReports,
  monthlyReports,
  yearlyReports,
  ascendantYearlyReports,
  reports,
  reportEvents,
  skyEvents,
  skyEventsIterator,
  ephemerisTable,
  positionsBatch,
  languages,
} = await createEngine({ now: () => Date.now() });
