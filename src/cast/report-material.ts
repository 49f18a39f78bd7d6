import { Moon, Sun } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import { type Happening, happeningsOf } from '../report/happenings.js';
import { monthPeriod, type Period, type ReportKind, weekPeriod, yearPeriod } from '../report/period.js';
import { type Tellable, tellable } from '../report/telling.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import { SkySearch } from '../search/search.js';
import type { Texts } from '../text/texts.js';
import { firstYear, lastYear } from '../time/calendar.js';
import { weeksInYear } from '../time/week.js';

/** Which period a request names. */
export interface PeriodFields {
  kind: ReportKind;
  year: number;
  week?: number | undefined;
  month?: number | undefined;
}

/**
 * The period that a request names.
 * @throws HoroscopeError `invalid_request` for a week the year doesn't have, `date_out_of_range` where the ephemeris
 * files don't reach
 */
export function periodOf(context: EngineContext, fields: PeriodFields): Period {
  const { kind, year } = fields;
  const { week = 1, month = 1 } = fields;
  const outside = (): HoroscopeError =>
    new HoroscopeError(
      'date_out_of_range',
      `${nameOf(fields)} is not within the ephemeris files as a whole; reports are made of periods that are: ` +
        'with the files of the library, of 1800 to 2399',
      { path: 'year' },
    );
  if (year < firstYear || year > lastYear) throw outside();
  let period: Period | undefined;
  if (kind === 'weekly') period = weekPeriod(year, week);
  else period = kind === 'monthly' ? monthPeriod(year, month) : yearPeriod(year, kind);
  if (period === undefined)
    throw new HoroscopeError(
      'invalid_request',
      `week is ${week}; ${year} has ${weeksInYear(year)} weeks (ISO 8601)`,
      { path: 'week' },
    );
  const { from, to } = period;
  const position = new Float64Array(2);
  // A quarter of an hour in from both ends: light that left the Sun before the files begin is not in them.
  for (const moment of [from + 0.01, to - 0.01])
    for (const body of [Sun, Moon])
      if (
        context.sky.meanPosition(body, context.trajectories.clock.terrestrial(moment), position) !== 'swiss'
      )
        throw outside();
  return period;
}

function nameOf({ kind, year, week, month }: PeriodFields): string {
  if (kind === 'weekly') return `week ${week} of ${year}`;
  return kind === 'monthly' ? `month ${month} of ${year}` : `the year ${year}`;
}

/** What the sky does in a period, and what of it there are words for. */
export interface Material {
  period: Period;
  happenings: readonly Happening[];
  tellables: readonly Tellable[];
}

/** What reports of a period are made from, whatever the sign. */
export function materialOf(
  context: EngineContext,
  period: Period,
  settings: Settings,
  texts: Texts,
): Material {
  const search = SkySearch.of(context.trajectories, settings);
  const happenings = happeningsOf(search, period);
  return { period, happenings, tellables: tellable(happenings, period, texts) };
}
