import { Sun } from '../chart/bodies.js';
import { sundial } from '../chart/solar-time.js';
import { startOfChineseDay } from '../chinese/almanac.js';
import { LunarCalendar, type LunarDate } from '../chinese/calendar.js';
import { type Branch, type Pillar, pillarOf, positionOf } from '../chinese/cycles.js';
import { type ClockReading, dayAndHour, monthPillar, solarYearOf, yearPillar } from '../chinese/pillars.js';
import { HoroscopeError, quote } from '../errors.js';
import type { EngineContext } from '../request/context.js';
import { noon, placeTime } from '../request/moment.js';
import { localityOf } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { ParsedChinesePerson } from '../schema/chinese.js';
import type { UnwordedNotice } from '../schema/notices.js';
import type { Sky } from '../sky/sky.js';
import { type CivilDateTime, dateOf, julianDayNumber } from '../time/calendar.js';
import { Clock } from '../time/clock.js';
import { parseDate, parseTime } from '../time/notation.js';
import { fixedZone, type Zone } from '../time/zones.js';
import { birthMomentOf, knownToMinutes, refuseAccuracy } from './birth.js';
import { precision } from './courses.js';

/** The Chinese years that are computed: those of the ephemeris files, but for some weeks at either end, which are of the Moshier model. */
export const firstChineseYear = 1800;
export const lastChineseYear = 2399;

const calendars = new WeakMap<Sky, LunarCalendar>();
const recomputedCalendars = new WeakMap<Sky, LunarCalendar>();

/** The calendar of a sky, which keeps the years it has worked out. */
export const lunarCalendar = ({ sky }: EngineContext): LunarCalendar => keptIn(calendars, sky, 'issued');

function keptIn(
  kept: WeakMap<Sky, LunarCalendar>,
  sky: Sky,
  followed: 'issued' | 'recomputed',
): LunarCalendar {
  const calendar = kept.get(sky) ?? new LunarCalendar(sky, followed);
  kept.set(sky, calendar);
  return calendar;
}

/** The four pillars; that of the hour only where the time of birth is known. */
export interface Pillars {
  year: Pillar;
  month: Pillar;
  day: Pillar;
  hour: Pillar | null;
}

/** A pillar that is another from some moment on of the span in which a birth may lie. */
export interface PillarChange {
  kind: keyof Pillars;
  julianDayUt: number;
  before: Pillar;
  after: Pillar;
}

/** A birth as the Chinese calendar and the pillars see it. */
export interface ChineseBirth {
  /** The Chinese year, by the lunar new year or by lichun. */
  year: number;
  lunar: LunarDate;
  /** By lichun. */
  solarYear: number;
  /** The Gregorian year of the birthday. */
  gregorianYear: number;
  pillars: Pillars;
  /** The animal of the hour by the Sun, where the pillar goes by the clock: of a known time at a known place. */
  sunsHour: Branch | undefined;
  /** The span in which the moment lies, if it is uncertain, and the changes within it, in order of time. */
  uncertain: { span: Span; changes: readonly PillarChange[] } | undefined;
  /** By which moments of the birth are written in a result. */
  clock: Clock;
  notices: readonly UnwordedNotice[];
}

/** @throws HoroscopeError `date_out_of_range` beyond the years computed; `invalid_request` where a setting needs a place */
export function chineseBirth(
  context: EngineContext,
  person: ParsedChinesePerson,
  settings: Settings,
): ChineseBirth {
  const instant = instantOf(context, person, settings);
  const { julianDayUt, local, calendar, span, clock } = instant;
  const day = julianDayNumber(local, calendar);
  const gregorian = dateOf(day, 'gregorian').year;
  if (gregorian < firstChineseYear || gregorian > lastChineseYear)
    throw new HoroscopeError(
      'date_out_of_range',
      `date is ${quote(person.date)}; the Chinese calendar is computed for births of ${firstChineseYear} to ${lastChineseYear}`,
      { path: 'date' },
    );
  const lunar = lunarCalendar(context).dateOf(day);
  const isTimed = person.time !== null;
  const pillarsAt = (moment: number, read: ClockReading): Pillars => {
    const year = solarYearOf(moment, gregorian, context.sky);
    const reading =
      settings.chineseHour === 'solar' ? trueSolarTime(context.sky, moment, instant.longitude) : read;
    const { day: ofDay, hour } = dayAndHour(reading, settings.ratHour);
    return {
      year: yearPillar(year),
      month: monthPillar(moment, year, context.sky),
      day: ofDay,
      hour: isTimed ? hour : null,
    };
  };
  const known = { day, hours: hoursOf(local) };
  const bySun =
    isTimed && settings.chineseHour === 'clock' && instant.longitude !== undefined
      ? dayAndHour(trueSolarTime(context.sky, julianDayUt, instant.longitude), settings.ratHour).hour.branch
      : undefined;
  const solarYear = solarYearOf(julianDayUt, gregorian, context.sky);
  return {
    year: settings.chineseYear === 'solar' ? solarYear : lunar.year,
    lunar,
    solarYear,
    gregorianYear: gregorian,
    pillars: pillarsAt(julianDayUt, known),
    sunsHour: bySun,
    uncertain: span && {
      span,
      changes: changesIn(span, (moment) => pillarsAt(moment, clockReadingAt(instant, moment))),
    },
    clock,
    notices: [
      ...instant.notices,
      ...issuedCalendarNotice(context, day, gregorian, lunar),
      ...twoYearsNotice(lunar.year, solarYear),
    ],
  };
}

/** Between the lunar new year and lichun the calendar and the pillars count different years. */
const twoYearsNotice = (lunarYear: number, solarYear: number): UnwordedNotice[] =>
  lunarYear === solarYear ? [] : [{ code: 'two_years', parameters: { lunarYear, solarYear } }];

const hoursOf = ({ hour, minute, second }: CivilDateTime): number => hour + minute / 60 + second / 3600;

/** The clock reading at a moment, on the clock of the birth. */
function clockReadingAt({ clock, calendar }: Instant, julianDayUt: number): ClockReading {
  const { local } = clock.momentAt(julianDayUt);
  return { day: julianDayNumber(local, calendar), hours: hoursOf(local) };
}

/** Days between two looks at the pillars, which last two hours at least. */
const look = 1 / 24;

/** Every change of a pillar within a span, to a tenth of a second. */
function changesIn({ from, to }: Span, pillarsAt: (moment: number) => Pillars): PillarChange[] {
  const changes: PillarChange[] = [];
  // The last moment of a day is before its midnight.
  const last = to - precision;
  const steps = Math.max(1, Math.ceil((last - from) / look));
  const times = Array.from({ length: steps + 1 }, (_, i) => from + ((last - from) * i) / steps);
  const seen = times.map(pillarsAt);
  for (const kind of ['year', 'month', 'day', 'hour'] as const) {
    const at = (pillars: Pillars | undefined): number => {
      const pillar = pillars?.[kind];
      return pillar ? positionOf(pillar) : -1;
    };
    for (let i = 1; i < times.length; i++) {
      const before = at(seen[i - 1]);
      if (before === at(seen[i])) continue;
      let [low, high] = [times[i - 1] as number, times[i] as number];
      while (high - low > precision) {
        const middle = (low + high) / 2;
        if (at(pillarsAt(middle)) === before) low = middle;
        else high = middle;
      }
      const after = at(seen[i]);
      changes.push({ kind, julianDayUt: high, before: pillarOf(before), after: pillarOf(after) });
    }
  }
  return changes.sort((a, b) => a.julianDayUt - b.julianDayUt);
}

/** The last year in which the issued calendar and the recomputed one differ. */
const lastOfIssued = 1912;

/** Says so where a day had another lunar date when its calendar was issued than recomputation gives it. */
function issuedCalendarNotice(
  { sky }: EngineContext,
  dayNumber: number,
  gregorian: number,
  lunar: LunarDate,
): UnwordedNotice[] {
  if (gregorian > lastOfIssued) return [];
  const { year, month, day, leap } = keptIn(recomputedCalendars, sky, 'recomputed').dateOf(dayNumber);
  if (year === lunar.year && month === lunar.month && day === lunar.day && leap === lunar.leap) return [];
  return [{ code: 'issued_calendar', parameters: { case: leap ? 'leapMonth' : 'month', year, month, day } }];
}

interface Instant {
  julianDayUt: number;
  local: CivilDateTime;
  calendar: 'gregorian' | 'julian';
  /** Undefined where no place was named. */
  longitude: number | undefined;
  /** The span in which the moment lies, if it is uncertain. */
  span: Span | undefined;
  clock: Clock;
  notices: readonly UnwordedNotice[];
}

/** The instant of a birth: by the clock of its place, or by China's. */
function instantOf(context: EngineContext, person: ParsedChinesePerson, settings: Settings): Instant {
  if (person.place_id !== undefined || person.place !== undefined) {
    const place = localityOf(context, person);
    const { when, uncertain: span, notices } = birthMomentOf(person, place, settings);
    const clock = new Clock(place.zone, { ...placeTime(place, settings), calendar: when.calendar });
    return {
      ...when,
      longitude: place.realLongitude,
      span,
      clock,
      notices: [...when.notices, ...(person.time === null ? unknownHour : notices)],
    };
  }
  const { time: given, time_accuracy: accuracy } = person;
  const date = parseDate(person.date, 'gregorian');
  if (typeof date === 'string')
    throw new HoroscopeError('invalid_request', `date is ${quote(person.date)}: ${date}`, { path: 'date' });
  const time = parseTime(given ?? noon);
  if (typeof time === 'string')
    throw new HoroscopeError('invalid_request', `time is ${quote(given)}: ${time}`, { path: 'time' });
  if (given === null) refuseAccuracy(accuracy);
  const day = julianDayNumber(date, 'gregorian');
  const [midnight, nextMidnight] = [startOfChineseDay(day), startOfChineseDay(day + 1)];
  const seconds = time.hour * 3600 + time.minute * 60 + time.second;
  const julianDayUt = midnight + seconds / 86_400;
  const known = accuracy ? knownToMinutes(julianDayUt, accuracy) : undefined;
  return {
    julianDayUt,
    local: { ...date, ...time },
    calendar: 'gregorian',
    longitude: undefined,
    span: given === null ? { from: midnight, to: nextMidnight } : known?.uncertain,
    clock: new Clock(chineseZoneFrom(midnight, day), {
      longitude: 0,
      calendar: 'gregorian',
      localMeanTime: 'zone',
    }),
    notices: [
      { code: 'china_clock', parameters: {} },
      ...(given === null ? unknownHour : (known?.notices ?? [])),
    ],
  };
}

const unknownHour: readonly UnwordedNotice[] = [{ code: 'unknown_hour', parameters: {} }];

/** China's clock of a day that begins at a moment, as a zone of its offset. */
function chineseZoneFrom(midnight: number, day: number): Zone {
  const ahead = Math.round((day - 0.5 - midnight) * 86_400);
  const [hours, minutes, seconds] = [ahead / 3600, (ahead / 60) % 60, ahead % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return fixedZone(`+${hours}:${minutes}${seconds === '00' ? '' : `:${seconds}`}`) as Zone;
}

/** Sundial time: the day as a Julian day number, and the hours since its midnight. */
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
