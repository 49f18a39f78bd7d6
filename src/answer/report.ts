import { roundLongitude } from '../chart/angle.js';
import { decimal7 } from '../chart/decimal.js';
import type { SignId } from '../chart/zodiac.js';
import { HoroscopeError, quote } from '../errors.js';
import { ReadersClock } from '../report/clock.js';
import { dailyColumn } from '../report/daily-column.js';
import { type Frame, framesOf } from '../report/frame.js';
import { type Happening, happeningsOf } from '../report/happenings.js';
import {
  dayPeriod,
  isYear,
  monthPeriod,
  type Period,
  type ReportKind,
  weekPeriod,
  yearPeriod,
} from '../report/period.js';
import type { Ranked } from '../report/ranking.js';
import { shortColumn, type Told } from '../report/short-column.js';
import { type Tellable, tellable } from '../report/telling.js';
import type { Words } from '../report/writer.js';
import { yearColumn } from '../report/year-column.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { ReportEvent } from '../schema/reports.js';
import { SkySearch } from '../search/search.js';
import type { Texts } from '../text/texts.js';
import { firstYear, lastYear } from '../time/calendar.js';
import { formatInstant, parseDate } from '../time/notation.js';
import { weeksInYear } from '../time/week.js';

export interface PeriodAsked {
  kind: ReportKind;
  year?: number | undefined;
  week?: number | undefined;
  month?: number | undefined;
  date?: string | undefined;
  timezone?: string | undefined;
}

/** @throws HoroscopeError for a week the year doesn't have, and where the ephemeris files don't reach */
export function periodOf(context: EngineContext, asked: PeriodAsked): Period {
  const clock = clockOf(context, asked.timezone);
  const period = asked.kind === 'daily' ? dayAsked(asked, clock) : yearsPart(asked, clock);
  const { from, to } = period;
  const place = new Float64Array(2);
  // A quarter of an hour in from both ends: light that left the Sun before the files begin is not in them.
  for (const moment of [from + 0.01, to - 0.01])
    for (const body of [0, 1])
      if (context.sky.meanPlace(body, moment, undefined, place) !== 'swiss') throw outside(asked);
  return period;
}

function clockOf({ zones }: EngineContext, timezone = 'UTC'): ReadersClock {
  const zone = zones.get(timezone);
  if (zone !== undefined) return new ReadersClock(zone);
  throw new HoroscopeError(
    'invalid_request',
    `timezone is ${quote(timezone)}; it must be an IANA zone name such as "America/New_York", "UTC" or ±HH:MM[:SS]`,
    { path: 'timezone' },
  );
}

function dayAsked({ kind, date = '' }: PeriodAsked, clock: ReadersClock): Period {
  const parsed = parseDate(date, 'gregorian');
  if (typeof parsed === 'string')
    throw new HoroscopeError('invalid_request', `date is ${quote(date)}: ${parsed}`, { path: 'date' });
  if (parsed.year < firstYear || parsed.year > lastYear) throw outside({ kind, date });
  return dayPeriod(parsed, clock);
}

function yearsPart(asked: PeriodAsked, clock: ReadersClock): Period {
  const { kind, year = 0, week = 1, month = 1 } = asked;
  if (year < firstYear || year > lastYear) throw outside(asked);
  if (kind === 'monthly') return monthPeriod(year, month, clock);
  if (kind === 'yearly' || kind === 'ascendant-yearly') return yearPeriod(year, kind, clock);
  const weeks = weeksInYear(year);
  if (week <= weeks) return weekPeriod(year, week, clock);
  throw new HoroscopeError('invalid_request', `week is ${week}; ${year} has ${weeks} weeks (ISO 8601)`, {
    path: 'week',
  });
}

const outside = (asked: PeriodAsked): HoroscopeError =>
  new HoroscopeError(
    'date_out_of_range',
    `${nameOf(asked)} is not within the ephemeris files as a whole; reports are made of periods that are: ` +
      'with the files of the library, of 1800 to 2399',
    { path: asked.kind === 'daily' ? 'date' : 'year' },
  );

function nameOf({ kind, year, week, month, date }: PeriodAsked): string {
  if (kind === 'daily') return `the day ${date}`;
  if (kind === 'weekly') return `week ${week} of ${year}`;
  return kind === 'monthly' ? `month ${month} of ${year}` : `the year ${year}`;
}

/** A sign's report, in the words of a language. */
export function tell({ tellables, period, frames }: Material, sign: SignId, words: Words): Told {
  if (period.kind === 'daily') return dailyColumn(tellables, sign, period, words);
  const frame = frames[sign] as Frame;
  return isYear(period)
    ? yearColumn(tellables, sign, period as Period & { kind: 'yearly' }, words, frame)
    : shortColumn(tellables, sign, period as Period & { kind: 'weekly' }, words, frame);
}

/** What a period's reports may tell, in the words of a language. */
export interface Material {
  period: Period;
  happenings: readonly Happening[];
  tellables: readonly Tellable[];
  /** By sign. */
  frames: readonly Frame[];
}

export function materialOf(
  context: EngineContext,
  period: Period,
  settings: Settings,
  texts: Texts,
): Material {
  const search = SkySearch.of(context.trajectories, settings);
  const happenings = happeningsOf(search, period);
  const tellables = tellable(happenings, period, texts);
  return { period, happenings, tellables, frames: framesOf(tellables, period, texts) };
}

/** A ranked event as results have it. */
export function eventEntry(ranked: Ranked, told: string | undefined, leads: boolean): ReportEvent {
  const { happening, house, decan, weight } = ranked;
  const { julianDayUt, signId } = happening;
  const common = {
    utDate: formatInstant(julianDayUt),
    julianDayUt,
    signId,
    longitude: degrees(happening.longitude),
    house,
    decan,
    weight,
    told: told !== undefined,
    leads,
    text: told === undefined || told === '' ? null : told,
  };
  switch (happening.kind) {
    case 'lunation':
      return { kind: happening.kind, phaseId: happening.phaseId, ...common };
    case 'eclipse': {
      const { kind, luminary, type, magnitude } = happening;
      return { kind, body: luminary, type, magnitude: decimal7(magnitude), ...common };
    }
    case 'ingress':
      return {
        kind: happening.kind,
        planetId: happening.body,
        retrograde: happening.retrograde,
        ...common,
      };
    case 'station': {
      const { kind, body, direction, until } = happening;
      return { kind, planetId: body, direction, ends: instantOf(until), ...common };
    }
    case 'stay':
    case 'retrograde': {
      const { kind, body, begins, ends } = happening;
      return { kind, planetId: body, starts: instantOf(begins), ends: instantOf(ends), ...common };
    }
    case 'aspect': {
      const { kind, body, slow, aspectId, slowLongitude } = happening;
      const longitude2 = degrees(slowLongitude);
      return { kind, planet1Id: body, planet2Id: slow, aspectId, longitude2, ...common };
    }
  }
}

const instantOf = (moment: number | undefined): string | null =>
  moment === undefined ? null : formatInstant(moment);
const degrees = (longitude: number): string => decimal7(roundLongitude(longitude));
