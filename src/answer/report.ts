import { roundLongitude } from '../chart/angle.js';
import { decimal7 } from '../chart/decimal.js';
import { HoroscopeError } from '../errors.js';
import { type Happening, happeningsOf } from '../report/happenings.js';
import { monthPeriod, type Period, type ReportKind, weekPeriod, yearPeriod } from '../report/period.js';
import type { Ranked } from '../report/ranking.js';
import { type Tellable, tellable, wordingOf } from '../report/telling.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { ReportEvent } from '../schema/reports.js';
import { SkySearch } from '../search/search.js';
import type { Texts } from '../text/texts.js';
import { firstYear, lastYear } from '../time/calendar.js';
import { formatInstant } from '../time/notation.js';
import { weeksInYear } from '../time/week.js';

export interface PeriodAsked {
  kind: ReportKind;
  year: number;
  week?: number | undefined;
  month?: number | undefined;
}

/** @throws HoroscopeError for a week the year doesn't have, and where the ephemeris files don't reach */
export function periodOf(context: EngineContext, asked: PeriodAsked): Period {
  const { kind, year } = asked;
  const { week = 1, month = 1 } = asked;
  const outside = (): HoroscopeError =>
    new HoroscopeError(
      'date_out_of_range',
      `${nameOf(asked)} is not within the ephemeris files as a whole; reports are made of periods that are: ` +
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
    for (const body of [0, 1])
      if (
        context.sky.meanPosition(
          body,
          context.trajectories.clock.terrestrial(moment),
          undefined,
          position,
        ) !== 'swiss'
      )
        throw outside();
  return period;
}

function nameOf({ kind, year, week, month }: PeriodAsked): string {
  if (kind === 'weekly') return `week ${week} of ${year}`;
  return kind === 'monthly' ? `month ${month} of ${year}` : `the year ${year}`;
}

/** What a period's reports may tell, in the words of a language. */
export interface Material {
  period: Period;
  happenings: readonly Happening[];
  tellables: readonly Tellable[];
}

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

/** A ranked event as results have it. */
export function eventEntry(ranked: Ranked, tellables: readonly Tellable[], told: boolean): ReportEvent {
  const { happening, house, decan, weight } = ranked;
  const { julianDayUt, signId } = happening;
  const one = told ? tellables.find((each) => each.happening === happening) : undefined;
  const common = {
    utDate: formatInstant(julianDayUt),
    julianDayUt,
    signId,
    longitude: degrees(happening.longitude),
    house,
    decan,
    weight,
    told,
    text: one === undefined ? null : wordingOf(one, house),
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
      const ends = until === undefined ? null : formatInstant(until);
      return { kind, planetId: body, direction, ends, ...common };
    }
    case 'stay':
    case 'retrograde':
      return { kind: happening.kind, planetId: happening.body, ...common };
    case 'aspect': {
      const { kind, body, slow, aspectId, slowLongitude } = happening;
      const longitude2 = degrees(slowLongitude);
      return { kind, planet1Id: body, planet2Id: slow, aspectId, longitude2, ...common };
    }
  }
}

const degrees = (longitude: number): string => decimal7(roundLongitude(longitude));
