import { Moon, Sun } from '../chart/bodies.js';
import { HoroscopeError, quote } from '../errors.js';
import { ReadersClock } from '../report/clock.js';
import type { ColumnMaterial } from '../report/column.js';
import { daysOfRun } from '../report/daily-column.js';
import { framesOf } from '../report/frames.js';
import type { Happening } from '../report/happening.js';
import { aspectsOf, happeningsOf } from '../report/happenings.js';
import {
  dayPeriod,
  monthPeriod,
  type Period,
  type ReportKind,
  weekPeriod,
  yearPeriod,
} from '../report/period.js';
import { once } from '../report/sharing.js';
import { wordedHappenings } from '../report/worded-happenings.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import { SkySearch } from '../search/search.js';
import { trajectoriesOf } from '../search/trajectories.js';
import type { Texts } from '../text/texts.js';
import { firstYear, lastYear } from '../time/calendar.js';
import { parseDate } from '../time/notation.js';
import { weeksInYear } from '../time/week.js';

/** Which period a request names. */
export interface PeriodFields {
  kind: ReportKind;
  year?: number | undefined;
  week?: number | undefined;
  month?: number | undefined;
  date?: string | undefined;
  timezone?: string | undefined;
}

/**
 * The period that a request names.
 * @throws HoroscopeError `invalid_request` for a week the year doesn't have, a date or zone there is not,
 * `date_out_of_range` where the ephemeris files don't reach
 */
export function periodOf(context: EngineContext, fields: PeriodFields): Period {
  const clock = clockOf(context, fields.timezone);
  const period = fields.kind === 'daily' ? dayNamed(fields, clock) : yearsPart(fields, clock);
  const { from, to } = period;
  const position = new Float64Array(2);
  // A quarter of an hour in from both ends: light that left the Sun before the files begin is not in them.
  for (const moment of [from + 0.01, to - 0.01])
    for (const body of [Sun, Moon])
      if (
        context.sky.meanPosition(body, trajectoriesOf(context.sky).clock.terrestrial(moment), position) !==
        'swiss'
      )
        throw outside(fields);
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

function dayNamed({ kind, date = '' }: PeriodFields, clock: ReadersClock): Period {
  const parsed = parseDate(date, 'gregorian');
  if (typeof parsed === 'string')
    throw new HoroscopeError('invalid_request', `date is ${quote(date)}: ${parsed}`, { path: 'date' });
  if (parsed.year < firstYear || parsed.year > lastYear) throw outside({ kind, date });
  return dayPeriod(parsed, clock);
}

function yearsPart(fields: PeriodFields, clock: ReadersClock): Period {
  const { kind, year = 0, week = 1, month = 1 } = fields;
  if (year < firstYear || year > lastYear) throw outside(fields);
  if (kind === 'monthly') return monthPeriod(year, month, clock);
  if (kind === 'yearly' || kind === 'ascendant-yearly') return yearPeriod(year, kind, clock);
  const weeks = weeksInYear(year);
  if (week <= weeks) return weekPeriod(year, week, clock);
  throw new HoroscopeError('invalid_request', `week is ${week}; ${year} has ${weeks} weeks (ISO 8601)`, {
    path: 'week',
  });
}

const outside = (fields: PeriodFields): HoroscopeError =>
  new HoroscopeError(
    'date_out_of_range',
    `${nameOf(fields)} is not within the ephemeris files as a whole; reports are made of periods that are: ` +
      'with the files of the library, of 1800 to 2399',
    { path: fields.kind === 'daily' ? 'date' : 'year' },
  );

function nameOf({ kind, year, week, month, date }: PeriodFields): string {
  if (kind === 'daily') return `the day ${date}`;
  if (kind === 'weekly') return `week ${week} of ${year}`;
  return kind === 'monthly' ? `month ${month} of ${year}` : `the year ${year}`;
}

/** How many days of aspects before a period a report of it knows of, so that it is about something else. */
function daysBefore({ kind }: Period): number {
  if (kind === 'weekly') return 7;
  return kind === 'daily' ? daysOfRun : 0;
}

/** What a period's reports may include, in the words of a language. */
export interface Material extends ColumnMaterial {
  happenings: readonly Happening[];
}

export function materialOf(
  context: EngineContext,
  period: Period,
  settings: Settings,
  texts: Texts,
): Material {
  const search = SkySearch.of(context.sky, settings);
  const happenings = happeningsOf(search, period);
  const worded = wordedHappenings(happenings, period, texts);
  const days = daysBefore(period);
  const before = once(() => (days > 0 ? aspectsOf(search, period.from - days, period.from) : []));
  return { period, before, happenings, worded, frames: framesOf(worded, period, texts, before) };
}
