import { createRequire } from 'node:module';

const { LunarYear, Solar } = createRequire(import.meta.url)('lunar-javascript');

export const name = 'lunar-javascript';

/** Year, month (`4-leap` is a second fourth) and day. @param {string} date */
export function lunarDay(date) {
  const [year, month, day] = date.split('-').map(Number);
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  const leap = lunar.getMonth() < 0 ? '-leap' : '';
  return `${lunar.getYear()}-${Math.abs(lunar.getMonth())}${leap}-${lunar.getDay()}`;
}

/** @param {number} year */
export const leapMonth = (year) => LunarYear.fromYear(year).getLeapMonth();
