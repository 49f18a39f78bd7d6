/**
 * Where the calendar that was issued differs from what new Moons and solar terms give when they are recomputed
 * today: the Bureau of Astronomy reckoned both by tables that were off by some minutes. All cases from 1800 on; after
 * 1906 the two agree.
 *
 * First days and the leap month of 1805 as they stand in lunar-javascript, which follows Xu Jianwei's Shouxing calendar
 * and its corrections to the calendars as printed, and in Y. K. Liu's list of discrepancies between modern calculation
 * and historical data, 1645 to 1911 (ytliu0.github.io/ChineseCalendar, "discrepanciesQing"), which gives them in UTC+8.
 */

/** First days of months as issued, Gregorian, by lunation: 0 is the new Moon of 2000-01-06. */
export const issuedFirstDays: ReadonlyMap<number, string> = new Map([
  [-2309, '1813-05-01'],
  [-2254, '1817-10-11'],
  [-2215, '1820-12-06'],
  [-2185, '1823-05-11'],
  [-1954, '1842-01-11'],
  [-1944, '1842-11-03'],
  [-1859, '1849-09-17'],
  [-1770, '1856-11-28'],
  [-1709, '1861-11-03'],
  [-1616, '1869-05-12'],
  [-1474, '1880-11-03'],
  [-1395, '1887-03-25'],
  [-1159, '1906-04-24'],
]);

/**
 * Lunations that were issued as leap months, by the year in which the calendar's solar year ends: the leap sixth month
 * of 1805 was put before the month that the recomputed terms leave without a major one.
 */
export const issuedLeapLunations: ReadonlyMap<number, number> = new Map([[1805, -2405]]);
