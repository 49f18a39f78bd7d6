import { HoroscopeError } from '../errors.js';
import {
  type Calendar,
  type CalendarChoice,
  type CivilDateTime,
  calendarOf,
  calendarOn,
  dateOf,
  faultOfDate,
  firstYear,
  lastYear,
} from './calendar.js';
import type { CivilMoment, Disambiguation, OffsetSource, PlaceTime, ResolvedMoment } from './civil-moment.js';
import { civilOf, dayOf, type JulianDayUt, julianDayOf, secondsOf, utcSecondsOf } from './julian-day.js';
import { faultOfTime, formatDate, twoDigits } from './notation.js';
import { choiceNotice, type Doubt, meanTimeNotice, rejection, type TimeNotice } from './time-notices.js';
import { fixedZone, type LocalTimeType, ownMeanTimeZone, type Zone, type ZoneSpan } from './zones.js';

/** What a place's clock shows during some time. */
export interface ClockType extends LocalTimeType {
  readonly source: OffsetSource;
}

export interface ClockSpan extends ZoneSpan {
  readonly type: ClockType;
}

/** `.000` to `.999`, by what follows them at the end of a moment. */
const fractionsBefore = new Map<string, readonly string[]>();
function fractionsWith(end: string): readonly string[] {
  const known = fractionsBefore.get(end);
  if (known !== undefined) return known;
  const written = Array.from({ length: 1000 }, (_, n) => `.${String(n).padStart(3, '0')}${end}`);
  fractionsBefore.set(end, written);
  return written;
}
/** `00:00:` to `23:59:`, each made when it is first shown. */
const minutesOfDay: string[] = [];
function writeMinuteOfDay(minutes: number): string {
  const text = `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:`;
  minutesOfDay[minutes] = text;
  return text;
}

/**
 * The clock and the calendar of one place: which instant a local time means, and what is shown at an instant. Made
 * once for a place, it remembers the time around the last instant, so that moments near each other are cheap.
 *
 * The clock is the zone's, but for the time before standard time: then it shows the place's own mean time, 4 minutes
 * a degree, to the second, on the zone's side of the date line: Alaska was a day ahead until 1867, the Philippines a
 * day behind until the end of 1844.
 */
export class Clock {
  readonly zone: Zone;
  readonly #place: PlaceTime;
  /** Seconds that the place's mean time is ahead of Greenwich's. */
  readonly #meanTime: number;
  /** The span around the last instant, and the one used before it: successive moments often alternate between two. */
  #span: ClockSpan | undefined;
  #otherSpan: ClockSpan | undefined;
  /** Days that were formatted, `YYYY-MM-DD` and what follows it, by their number since 1970; none before the first. */
  #days: Map<number, string> | undefined;
  #afterDay = ' ';

  constructor(zone: Zone, place: PlaceTime) {
    this.zone = zone;
    this.#place = place;
    this.#meanTime = Math.round(place.longitude * 240) + 0;
  }

  /** What the clock showed at an instant, in seconds since 1970 UTC. */
  at(utcSeconds: number): ClockType {
    return this.spanAt(utcSeconds).type;
  }

  /** The time around an instant in which the clock was not changed. */
  spanAt(utcSeconds: number): ClockSpan {
    const known = this.#span;
    if (known !== undefined && utcSeconds >= known.start && utcSeconds < known.end) return known;
    const other = this.#otherSpan;
    this.#otherSpan = known;
    if (other !== undefined && utcSeconds >= other.start && utcSeconds < other.end) {
      this.#span = other;
      return other;
    }
    const { start, end, type } = this.zone.spanAt(utcSeconds);
    const span = { start, end, type: this.#typeOf(type) };
    this.#span = span;
    return span;
  }

  #typeOf(type: LocalTimeType): ClockType {
    const { offset, dst, abbreviation } = type;
    const isOwnMeanTime = this.zone === ownMeanTimeZone;
    if (!isOwnMeanTime && (this.#place.localMeanTime === 'zone' || !beforeStandardTime(type)))
      return { offset, dst, abbreviation, source: 'zone' };
    const days = abbreviation === 'LMT' && !isOwnMeanTime ? Math.round((offset - this.#meanTime) / 86400) : 0;
    return {
      offset: this.#meanTime + days * 86400,
      dst: false,
      abbreviation: 'LMT',
      source: 'local-mean-time',
    };
  }

  /** What clock and calendar show at an instant, to the millisecond. */
  momentAt(julianDayUt: JulianDayUt): CivilMoment {
    const utcSeconds = utcSecondsOf(julianDayUt);
    const day = dayOf(utcSeconds + this.at(utcSeconds).offset);
    return this.#momentOf(utcSeconds, julianDayUt, calendarOn(day, this.#place.calendar));
  }

  /** `YYYY-MM-DD HH:MM:SS.ffffff` at an instant: what {@link momentAt} has as `local`. */
  format(julianDayUt: JulianDayUt): string {
    return this.formatAll([julianDayUt])[0] as string;
  }

  /**
   * {@link format} of many instants in one go: results hold thousands of them.
   * @param afterDay what stands between day and time
   * @param afterMilliseconds what stands at the end
   */
  formatAll(moments: readonly JulianDayUt[], afterDay = ' ', afterMilliseconds = '000'): string[] {
    if (afterDay !== this.#afterDay) {
      this.#afterDay = afterDay;
      this.#days?.clear();
    }
    this.#days ??= new Map();
    const written = this.#days;
    const fractions = fractionsWith(afterMilliseconds);
    const texts: string[] = [];
    for (const milliseconds of this.#millisecondsAt(moments, new Float64Array(moments.length))) {
      const day = Math.floor(milliseconds / 86400000);
      const date = written.get(day) ?? this.#formatDay(day, written);
      // Of a day, and so in whole numbers of 32 bits, which are a quarter faster.
      const ofDay = (milliseconds - day * 86400000) | 0;
      const minutes = (ofDay / 60000) | 0;
      const ofMinute = ofDay - minutes * 60000;
      const second = (ofMinute / 1000) | 0;
      const fraction = fractions[ofMinute - second * 1000] as string;
      const minute = minutesOfDay[minutes] ?? writeMinuteOfDay(minutes);
      texts.push(date + (minute + twoDigits[second] + fraction));
    }
    return texts;
  }

  /** `YYYY-MM-DD` at an instant: how {@link format} begins, for who needs no more. */
  dayAt(julianDayUt: JulianDayUt): string {
    this.#days ??= new Map();
    const [milliseconds = 0] = this.#millisecondsAt([julianDayUt], single);
    const day = Math.floor(milliseconds / 86400000);
    return (this.#days.get(day) ?? this.#formatDay(day, this.#days)).slice(0, dayLength);
  }

  /** What the clock shows at some instants, in milliseconds since 1970: split as `utcSecondsOf` and `civilOf` do. */
  #millisecondsAt(moments: readonly JulianDayUt[], shown: Float64Array): Float64Array {
    for (let i = 0; i < moments.length; i++) {
      const since1970 = (moments[i] as number) - 2440587.5;
      const days = Math.floor(since1970);
      const utcSeconds = (days * 86400000 + Math.round((since1970 - days) * 86400000)) / 1000;
      let span = this.#span;
      if (span === undefined || utcSeconds < span.start || utcSeconds >= span.end)
        span = this.spanAt(utcSeconds);
      shown[i] = Math.round((utcSeconds + span.type.offset) * 1000);
    }
    return shown;
  }

  #formatDay(daysSince1970: number, written: Map<number, string>): string {
    const dayNumber = daysSince1970 + 2440588;
    const text = formatDate(dateOf(dayNumber, calendarOn(dayNumber, this.#place.calendar))) + this.#afterDay;
    if (written.size >= daysKept) written.clear();
    written.set(daysSince1970, text);
    return text;
  }

  /**
   * The instant at which the clock showed a local date and time. UTC is taken as UT1.
   *
   * A time that occurred twice takes the earlier instant (`compatible`, `earlier`) or the `later`; one that was
   * skipped moves forward (`compatible`, `later`) or back (`earlier`) by the length of the gap, and `local` has the
   * time it moved to. Both give a notice, as does local mean time.
   *
   * @param path the request field that an error names
   * @throws {HoroscopeError} `date_out_of_range` for years outside 1 to 2999; `invalid_request` for a date or time
   * that no calendar or clock has; under `reject`, `nonexistent_time` and `ambiguous_time`.
   */
  resolve(local: CivilDateTime, disambiguation: Disambiguation, path?: string): ResolvedMoment {
    refuseFaults(local, this.#place.calendar, path);
    const calendar = calendarOf(local, this.#place.calendar);
    const wanted = secondsOf(local, calendar);
    const { instants, gap } = instantsOf(wanted, this);

    const [first, last] = gap === undefined ? [instants[0], instants.at(-1)] : aroundGap(wanted, gap);
    if (first === undefined || last === undefined) throw new HoroscopeError('internal', 'no instant found');
    const forward = disambiguation === 'compatible' && gap !== undefined;
    const taken = forward || disambiguation === 'later' ? last : first;
    const moment = this.#momentOf(taken, julianDayOf(taken), calendar);

    const notices: TimeNotice[] = [];
    if (first !== last) {
      const candidates = [
        this.#momentOf(first, julianDayOf(first), calendar),
        this.#momentOf(last, julianDayOf(last), calendar),
      ] as const;
      const doubt: Doubt = {
        given: local,
        kind: gap === undefined ? 'ambiguous_time' : 'skipped_time',
        candidates,
      };
      if (disambiguation === 'reject') throw rejection(doubt, path);
      notices.push(choiceNotice(doubt, moment));
    }
    // A request that asks for mean time needs no notice of it.
    if (moment.offsetSource === 'local-mean-time' && this.zone !== ownMeanTimeZone)
      notices.push(meanTimeNotice(moment));
    return withNotices(moment, notices);
  }

  #momentOf(utcSeconds: number, julianDayUt: JulianDayUt, calendar: Calendar): CivilMoment {
    const { offset, dst, abbreviation, source } = this.at(utcSeconds);
    return {
      julianDayUt,
      utcSeconds,
      local: civilOf(utcSeconds + offset, calendar),
      utc: civilOf(utcSeconds, calendar),
      utcOffset: offset,
      dst: dst ? 1 : 0,
      offsetSource: source,
      calendar,
      abbreviation,
      timezoneName: this.zone.name,
    };
  }
}

const utc = fixedZone('+00:00') as Zone;
/** Where the milliseconds of one moment are put. */
const single = new Float64Array(1);
/** Of `YYYY-MM-DD`. */
const dayLength = 10;
/** Days that a clock remembers as text: those of a decade. */
const daysKept = 4096;
const atGreenwich: PlaceTime = { longitude: 0, calendar: 'gregorian', localMeanTime: 'zone' };

const greenwich = new Clock(utc, atGreenwich);

/** `formatInstant` of many instants in one go: `YYYY-MM-DDTHH:MM:SS.sssZ`, Gregorian. */
export function formatInstants(moments: readonly JulianDayUt[]): string[] {
  return greenwich.formatAll(moments, 'T', 'Z');
}

/** The tz database says `LMT` where each place kept its own time, `-00` where nobody is known to have kept any. */
function beforeStandardTime({ abbreviation }: LocalTimeType): boolean {
  return abbreviation === 'LMT' || abbreviation === '-00';
}

/** Field by field, which is ten times as fast as spreading. */
const withNotices = (moment: CivilMoment, notices: readonly TimeNotice[]): ResolvedMoment => ({
  julianDayUt: moment.julianDayUt,
  utcSeconds: moment.utcSeconds,
  local: moment.local,
  utc: moment.utc,
  utcOffset: moment.utcOffset,
  dst: moment.dst,
  offsetSource: moment.offsetSource,
  calendar: moment.calendar,
  abbreviation: moment.abbreviation,
  timezoneName: moment.timezoneName,
  notices,
});

/** Two neighboring spans between which the clock jumped over a local time. */
interface Gap {
  readonly before: ClockType;
  readonly after: ClockType;
}

/** No clock differs from UTC by more than this many seconds, be it a day behind at the date line. */
const reach = 2 * 86400;

/**
 * The instants, in order, at which the clock showed a local time, given as the seconds since 1970 that a clock
 * at UT would count at this reading; where there is none, the gap that swallowed it.
 */
function instantsOf(wanted: number, clock: Clock): { instants: number[]; gap: Gap | undefined } {
  const instants: number[] = [];
  let gap: Gap | undefined;
  let before: ClockSpan | undefined;
  for (let span = clock.spanAt(wanted - reach); ; span = clock.spanAt(span.end)) {
    const instant = wanted - span.type.offset;
    if (instant >= span.start && instant < span.end) instants.push(instant);
    if (before && wanted - before.type.offset >= span.start && instant < span.start) {
      gap ??= { before: before.type, after: span.type };
    }
    if (span.end > wanted + reach) return { instants, gap: instants.length > 0 ? undefined : gap };
    before = span;
  }
}

/** The two readings of a skipped time: by the clock after the gap, and by the clock before it. */
function aroundGap(wanted: number, { before, after }: Gap): [number, number] {
  return [wanted - after.offset, wanted - before.offset];
}

function refuseFaults(local: CivilDateTime, calendar: CalendarChoice, path: string | undefined): void {
  const fault = faultOfDate(local, calendar) ?? faultOfTime(local);
  if (fault === undefined) return;
  const code = local.year < firstYear || local.year > lastYear ? 'date_out_of_range' : 'invalid_request';
  const given = `${local.year}-${local.month}-${local.day} ${local.hour}:${local.minute}:${local.second}`;
  throw new HoroscopeError(
    code,
    `${given} is no date and time: ${fault}.`,
    path === undefined ? {} : { path },
  );
}
