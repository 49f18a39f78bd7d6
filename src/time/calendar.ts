/**
 * The Gregorian and the Julian calendar, both counted without end in both directions, with a year 0 before 1.
 * Days are Julian day numbers: the integer that the day's noon has as Julian day (0 is -4712-01-01 Julian).
 */

export type Calendar = 'gregorian' | 'julian';

/** `auto`: Julian up to 1582-10-14, Gregorian from 1582-10-15. */
export type CalendarChoice = 'auto' | Calendar;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export interface CivilTime {
  readonly hour: number;
  readonly minute: number;
  /** 0 ≤ second < 60, with a fraction where the moment was computed. */
  readonly second: number;
}

export interface CivilDateTime extends CivilDate, CivilTime {}

/** The years that requests may name. */
export const firstYear = 1;
export const lastYear = 2999;

/** The Julian day number of 1582-10-15, the first day of the Gregorian calendar. */
const reformDay = 2299161;

/** The calendar that a date is written in. The ten dates that the reform of 1582 left out are read as Julian. */
export function calendarOf({ year, month, day }: CivilDate, choice: CalendarChoice): Calendar {
  if (choice !== 'auto') return choice;
  return (year - 1582 || month - 10 || day - 15) < 0 ? 'julian' : 'gregorian';
}

/** The calendar that a day is written in. */
export function calendarOn(dayNumber: number, choice: CalendarChoice): Calendar {
  if (choice !== 'auto') return choice;
  return dayNumber < reformDay ? 'julian' : 'gregorian';
}

export function isLeapYear(year: number, calendar: Calendar): boolean {
  return year % 4 === 0 && (calendar === 'julian' || year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number, calendar: Calendar): number {
  if (month === 2) return isLeapYear(year, calendar) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

// Years are counted from 1 March below, so that the leap day is a year's last and months follow a pattern of
// 153 days in five. In both calendars a day 0000-03-01 has these Julian day numbers:
const originOf = { julian: 1721118, gregorian: 1721120 } as const;

/** The Julian day number of a date. */
export function julianDayNumber({ year, month, day }: CivilDate, calendar: Calendar): number {
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month - 3 : month + 9;
  const leapDays =
    Math.floor(y / 4) - (calendar === 'gregorian' ? Math.floor(y / 100) - Math.floor(y / 400) : 0);
  return originOf[calendar] + 365 * y + leapDays + Math.floor((153 * m + 2) / 5) + day - 1;
}

/** The date of a Julian day number. */
export function dateOf(dayNumber: number, calendar: Calendar): CivilDate {
  const days = dayNumber - originOf[calendar];
  const century = calendar === 'gregorian' ? Math.floor((4 * days + 3) / 146097) : 0;
  const ofCentury = days - Math.floor((146097 * century) / 4);
  const y = Math.floor((4 * ofCentury + 3) / 1461);
  const ofYear = ofCentury - Math.floor((1461 * y) / 4);
  const m = Math.floor((5 * ofYear + 2) / 153);
  return {
    year: 100 * century + y + (m < 10 ? 0 : 1),
    month: m < 10 ? m + 3 : m - 9,
    day: ofYear - Math.floor((153 * m + 2) / 5) + 1,
  };
}

/**
 * What is wrong with a date, or undefined: a month beyond 1 to 12, a day that the month doesn't have in that
 * calendar, a year outside 1 to 2999.
 */
export function faultOfDate(date: CivilDate, choice: CalendarChoice): string | undefined {
  const { year, month, day } = date;
  if (!within(year, firstYear, lastYear)) return `the year must be from 0001 to ${lastYear}`;
  if (!within(month, 1, 12)) return `there is no month ${month}; months are 01 to 12`;
  const calendar = calendarOf(date, choice);
  const length = daysInMonth(year, month, calendar);
  if (within(day, 1, length)) return undefined;
  return `there is no day ${day}; that month has ${length} days in the ${names[calendar]} calendar`;
}

const names = { gregorian: 'Gregorian', julian: 'Julian' } as const;

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
