import { Sun } from '../chart/bodies.js';
import { sundial } from '../chart/solar-time.js';
import { startOfChineseDay } from '../chinese/almanac.js';
import { LunarCalendar, type LunarDate } from '../chinese/calendar.js';
import type { Pillar } from '../chinese/cycles.js';
import { type ClockReading, dayAndHour, monthPillar, solarYearOf, yearPillar } from '../chinese/pillars.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { momentOf } from '../request/moment.js';
import { localityOf } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { ParsedChinesePerson } from '../schema/chinese.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Sky } from '../sky/sky.js';
import { type CivilDateTime, dateOf, julianDayNumber } from '../time/calendar.js';
import { parseDate, parseTime } from '../time/notation.js';

/** The Chinese years that are computed: those of the ephemeris files, but for some weeks at either end, which are of the Moshier model. */
export const firstChineseYear = 1800;
export const lastChineseYear = 2399;

const calendars = new WeakMap<Sky, LunarCalendar>();

/** The calendar of a sky, which keeps the years it has worked out. */
export function lunarCalendar({ sky }: EngineContext): LunarCalendar {
  const known = calendars.get(sky) ?? new LunarCalendar(sky);
  calendars.set(sky, known);
  return known;
}

/** A birth as the Chinese calendar and the pillars see it. */
export interface ChineseBirth {
  /** The Chinese year, by the lunar new year or by lichun. */
  year: number;
  lunar: LunarDate;
  pillars: { year: Pillar; month: Pillar; day: Pillar; hour: Pillar };
  notices: readonly UnwordedNotice[];
}

/** @throws HoroscopeError `date_out_of_range` beyond the years computed; `invalid_request` where a setting needs a place */
export function chineseBirth(
  context: EngineContext,
  person: ParsedChinesePerson,
  settings: Settings,
): ChineseBirth {
  const { julianDayUt, local, calendar, longitude, notices } = instantOf(context, person, settings);
  const day = julianDayNumber(local, calendar);
  const gregorian = dateOf(day, 'gregorian').year;
  if (gregorian < firstChineseYear || gregorian > lastChineseYear)
    throw new HoroscopeError(
      'date_out_of_range',
      `date is ${quote(person.date)}; the Chinese calendar is computed for births of ${firstChineseYear} to ${lastChineseYear}`,
      { path: 'date' },
    );
  const lunar = lunarCalendar(context).dateOf(day);
  const solarYear = solarYearOf(julianDayUt, gregorian, context.sky);
  const clock: ClockReading = { day, hours: local.hour + local.minute / 60 + local.second / 3600 };
  const reading =
    settings.chineseHour === 'solar' ? trueSolarTime(context.sky, julianDayUt, longitude) : clock;
  return {
    year: settings.chineseYear === 'solar' ? solarYear : lunar.year,
    lunar,
    pillars: {
      year: yearPillar(solarYear),
      month: monthPillar(julianDayUt, solarYear, context.sky),
      ...dayAndHour(reading, settings.ratHour),
    },
    notices,
  };
}

interface Instant {
  julianDayUt: number;
  local: CivilDateTime;
  calendar: 'gregorian' | 'julian';
  /** Undefined where no place was named. */
  longitude: number | undefined;
  notices: readonly UnwordedNotice[];
}

/** The instant of a birth: by the clock of its place, or by China's. */
function instantOf(context: EngineContext, person: ParsedChinesePerson, settings: Settings): Instant {
  if (person.place_id !== undefined || person.place !== undefined) {
    const place = localityOf(context, person);
    const when = momentOf(person, place, settings);
    return { ...when, longitude: place.realLongitude };
  }
  const date = parseDate(person.date, 'gregorian');
  if (typeof date === 'string')
    throw new HoroscopeError('invalid_request', `date is ${quote(person.date)}: ${date}`, { path: 'date' });
  const time = parseTime(person.time);
  if (typeof time === 'string')
    throw new HoroscopeError('invalid_request', `time is ${quote(person.time)}: ${time}`, { path: 'time' });
  const seconds = time.hour * 3600 + time.minute * 60 + time.second;
  return {
    julianDayUt: startOfChineseDay(julianDayNumber(date, 'gregorian')) + seconds / 86_400,
    local: { ...date, ...time },
    calendar: 'gregorian',
    longitude: undefined,
    notices: [{ code: 'china_clock', parameters: {} }],
  };
}

/** What a sundial shows: the day by its Julian day number, and the hours since its midnight. */
function trueSolarTime(sky: Sky, julianDayUt: number, longitude: number | undefined): ClockReading {
  if (longitude === undefined)
    throw new HoroscopeError(
      'invalid_request',
      'chineseHour is "solar", which needs the place of birth: place_id, or place',
      { path: 'place_id' },
    );
  const moment = sky.moment(julianDayUt);
  const sun = sky.position(Sun, moment, {
    ayanamsa: undefined,
    observer: undefined,
    node: 'true',
    lilith: 'mean',
  });
  if ('missing' in sun) throw new HoroscopeError('date_out_of_range', `no Sun: ${sun.missing}`);
  return sundial(julianDayUt, longitude, {
    sunLongitude: sun.longitude,
    obliquity: moment.obliquity,
    siderealTime: sky.siderealTime(julianDayUt, moment.nutation, moment.obliquity),
  });
}
