import {
  type CalendarChoice,
  type CivilDate,
  type CivilDateTime,
  type CivilTime,
  faultOfDate,
} from './calendar.js';
import { civilOf, utcSecondsOf } from './julian-day.js';

/**
 * Dates and times as text, both ways.
 */

/** `00` to `99`. */
export const twoDigits: readonly string[] = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** `YYYY-MM-DD HH:MM:SS.ffffff`, the `date` of the interface's birthdate. */
export function formatBirthdate(civil: CivilDateTime): string {
  // The last microsecond of a second stays in it.
  const microseconds = Math.min(999999, Math.round((civil.second % 1) * 1e6));
  return `${formatDateTime(civil)}.${String(microseconds).padStart(6, '0')}`;
}

/** `YYYY-MM-DD HH:MM:SS`; a fraction of the second is cut off. */
export function formatDateTime(civil: CivilDateTime): string {
  return `${formatDate(civil)} ${twoDigits[civil.hour]}:${twoDigits[civil.minute]}:${twoDigits[Math.floor(civil.second)]}`;
}

/** `YYYY-MM-DD`; of years before 0 and after 9999 as ISO 8601 expands them, `-000002-10-05`. */
export function formatDate({ year, month, day }: CivilDate): string {
  const size = String(Math.abs(year));
  const plain = year >= 0 && year <= 9999;
  const written = plain ? size.padStart(4, '0') : `${year < 0 ? '-' : '+'}${size.padStart(6, '0')}`;
  return `${written}-${twoDigits[month]}-${twoDigits[day]}`;
}

/** An instant as ISO 8601 has it, `YYYY-MM-DDTHH:MM:SS.sssZ`, in the Gregorian calendar at any time. */
export function formatInstant(julianDayUt: number): string {
  const civil = civilOf(utcSecondsOf(julianDayUt), 'gregorian');
  const milliseconds = Math.round((civil.second % 1) * 1000);
  return `${formatDateTime(civil).replace(' ', 'T')}.${String(milliseconds).padStart(3, '0')}Z`;
}

/** `+05:30`, `-00:44:30`, of seconds east of UTC. */
export function formatOffset(seconds: number): string {
  const size = Math.abs(seconds);
  const text = `${twoDigits[Math.floor(size / 3600)]}:${twoDigits[Math.floor(size / 60) % 60]}`;
  return `${seconds < 0 ? '-' : '+'}${text}${size % 60 === 0 ? '' : `:${twoDigits[size % 60]}`}`;
}

/** The date that `YYYY-MM-DD` means in a calendar, or the reason why it means none. */
export function parseDate(text: string, calendar: CalendarChoice): CivilDate | string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return 'a date is written YYYY-MM-DD';
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return faultOfDate(date, calendar) ?? date;
}

/** The time of day that `HH:MM` or `HH:MM:SS` means, or the reason why it means none. */
export function parseTime(text: string): CivilTime | string {
  const match = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (match === null) return 'a time is written HH:MM or HH:MM:SS, of 24 hours';
  const time = { hour: Number(match[1]), minute: Number(match[2]), second: Number(match[3] ?? 0) };
  return faultOfTime(time) ?? time;
}

/** What is wrong with a time of day, or undefined. */
export function faultOfTime({ hour, minute, second }: CivilTime): string | undefined {
  if (!(Number.isInteger(hour) && hour >= 0 && hour < 24)) return 'hours are 00 to 23; midnight is 00:00';
  if (!(Number.isInteger(minute) && minute >= 0 && minute < 60)) return 'minutes are 00 to 59';
  if (second === 60) return 'leap seconds are not counted; seconds are 00 to 59';
  if (!(second >= 0 && second < 60)) return 'seconds are 00 to 59';
  return undefined;
}
