import { HoroscopeError, quote } from '../errors.js';
import { type CivilTime, firstYear, lastYear } from '../time/calendar.js';
import { type JulianDayUt, julianDayOf, secondsOf } from '../time/julian-day.js';
import { faultOfTime, parseDate } from '../time/notation.js';

/** A stretch of time, Julian days UT: `from` is in it, `to` is not. */
export interface Span {
  from: JulianDayUt;
  to: JulianDayUt;
}

/** The span that a request's `from` and `to` mean: UTC, Gregorian. @throws HoroscopeError `invalid_request` */
export function spanOf({ from, to }: { from: string; to: string }): Span {
  const span = { from: instantOf(from, 'from'), to: instantOf(to, 'to') };
  if (span.from < span.to) return span;
  throw refusal(`to is ${quote(to)}; it must be later than from, ${quote(from)}`, 'to');
}

const newYear = { year: lastYear + 1, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
const endOfTime = `${lastYear + 1}-01-01`;

function instantOf(text: string, path: string): JulianDayUt {
  // A span that takes in the last day ends with it.
  if (path === 'to' && text === endOfTime) return julianDayOf(secondsOf(newYear, 'gregorian'));
  const [day = '', clock = '00:00Z'] = text.split('T');
  const date = parseDate(day, 'gregorian');
  if (typeof date === 'string')
    throw refusal(`${path} is ${quote(text)}: ${date}; years are ${firstYear} to ${lastYear}`, path);
  const [hour = 0, minute = 0, second = 0] = clock.slice(0, -1).split(':').map(Number);
  const time: CivilTime = { hour, minute, second };
  const fault = faultOfTime(time);
  if (fault !== undefined) throw refusal(`${path} is ${quote(text)}: ${fault}`, path);
  return julianDayOf(secondsOf({ ...date, ...time }, 'gregorian'));
}

const refusal = (message: string, path: string): HoroscopeError =>
  new HoroscopeError('invalid_request', message, { path });
