import { eventEntry } from '../answer/report-events.js';
import { type Material, materialOf, type PeriodFields, periodOf } from '../cast/report-material.js';
import { type SignId, signIds } from '../chart/zodiac.js';
import { columnOf } from '../report/column.js';
import { lastDateOf, type ReportKind } from '../report/period.js';
import { rank } from '../report/ranking.js';
import type { EngineContext } from '../request/context.js';
import type { Cost } from '../request/cost.js';
import { settingsFor } from '../request/settings.js';
import type { Options } from '../schema/options.js';
import { parse } from '../schema/parse.js';
import {
  type DailyReport,
  type DailyReports,
  type DailyReportsRequest,
  dailyReportsRequest,
  type MonthlyReport,
  type MonthlyReports,
  type MonthlyReportsRequest,
  monthlyReportsRequest,
  type ParsedReports,
  type Report,
  type ReportEvents,
  type Reports,
  type ReportsRequest,
  reportsRequest,
  type SignReportEvents,
  type WeeklyReport,
  type WeeklyReports,
  type WeeklyReportsRequest,
  weeklyReportsRequest,
  type YearlyReport,
  type YearlyReports,
  type YearlyReportsRequest,
  yearlyReportsRequest,
} from '../schema/reports.js';
import type { Texts } from '../text/texts.js';
import { formatDate } from '../time/notation.js';
import { defineOperation } from './definition.js';

/** What a sign's day, week, month or year costs, or all twelve signs'. */
const reportCost: Cost = {
  most: 45_000,
  worst: 'all twelve signs of a year, whose planets are followed for a year and half a year on',
};

export const dailyReports = (context: EngineContext, request: unknown, options?: unknown) =>
  reportsOf(context, { kind: 'daily', ...parse(dailyReportsRequest, request) }, options) as
    | DailyReport
    | DailyReports;

export const weeklyReports = (context: EngineContext, request: unknown, options?: unknown) =>
  reportsOf(context, { kind: 'weekly', ...parse(weeklyReportsRequest, request) }, options) as
    | WeeklyReport
    | WeeklyReports;

export const monthlyReports = (context: EngineContext, request: unknown, options?: unknown) =>
  reportsOf(context, { kind: 'monthly', ...parse(monthlyReportsRequest, request) }, options) as
    | MonthlyReport
    | MonthlyReports;

export const yearlyReports = (context: EngineContext, request: unknown, options?: unknown) =>
  reportsOf(context, { kind: 'yearly', ...parse(yearlyReportsRequest, request) }, options) as
    | YearlyReport
    | YearlyReports;

export const ascendantYearlyReports = (context: EngineContext, request: unknown, options?: unknown) =>
  reportsOf(context, { kind: 'ascendant-yearly', ...parse(yearlyReportsRequest, request) }, options) as
    | YearlyReport
    | YearlyReports;

export const reports = (context: EngineContext, request: unknown, options?: unknown) =>
  reportsOf(context, parse(reportsRequest, request), options);

/** The events behind a report, the weightiest first. */
export function reportEvents(
  context: EngineContext,
  given: unknown,
  options?: unknown,
): SignReportEvents | ReportEvents {
  const request = parse(reportsRequest, given);
  const { texts, material } = prepared(context, request, options);
  const { sign_id } = request;
  if (sign_id !== undefined) return signEvents(material, sign_id as SignId, texts);
  return { reports: signIds.map((sign) => signEvents(material, sign, texts)) };
}

function reportsOf(context: EngineContext, request: ParsedReports, options: unknown): Report | Reports {
  const { texts, material } = prepared(context, request, options);
  const { sign_id } = request;
  if (sign_id !== undefined) return reportOf(material, request, sign_id as SignId, texts);
  return { reports: signIds.map((sign) => reportOf(material, request, sign, texts)) } as Reports;
}

function prepared(
  context: EngineContext,
  request: ParsedReports,
  options: unknown,
): { texts: Texts; material: Material } {
  const texts = context.textsFor(request.lang);
  const settings = settingsFor(context.settings, options);
  return { texts, material: materialOf(context, periodOf(context, request), settings, texts) };
}

function reportOf(material: Material, request: PeriodFields, sign: SignId, texts: Texts): Report {
  const { period } = material;
  const { intro, text } = columnOf(material, sign, texts);
  const { year } = period;
  const sign_name = texts.signName(sign);
  const own = texts.ownReport(
    {
      ...markers(period.kind, request),
      kind: period.kind,
      language: texts.language,
      year,
      sign_id: sign,
      sign_name,
      intro,
      text,
    },
    () => signEvents(material, sign, texts).data,
  );
  return {
    ...markers(period.kind, request),
    ...(period.kind !== 'daily' && { year }),
    sign_id: sign,
    sign_name,
    intro: own.intro ?? intro,
    text: own.text ?? text,
  } as Report;
}

/** The fields that say what a report is of, in the interface's order. */
function markers(kind: ReportKind, { week, month, date }: PeriodFields): object {
  if (kind === 'daily') return { daily: 1, date };
  if (kind === 'weekly') return { weekly: 1, week };
  return kind === 'monthly' ? { monthly: 1, month } : { yearly: 1 };
}

function signEvents(material: Material, sign: SignId, texts: Texts): SignReportEvents {
  const { period, happenings } = material;
  const { included } = columnOf(material, sign, texts);
  const [lead] = included.keys();
  return {
    sign_id: sign,
    sign_name: texts.signName(sign),
    starts: formatDate(period.clock.dateOf(period.from)),
    ends: formatDate(lastDateOf(period)),
    data: rank(happenings, sign, period.kind).map((ranked) =>
      eventEntry(ranked, included.get(ranked.happening), ranked.happening === lead),
    ),
    notices: [],
  };
}

/** One report where the request names a sign; without `sign_id` all twelve. */
export interface ReportsFunction<Request, One, Twelve> {
  (request: Request & { sign_id: number }, options?: Options): One;
  (request: Request & { sign_id?: undefined }, options?: Options): Twelve;
  (request: Request, options?: Options): One | Twelve;
}

export const dailyReportsOperation = defineOperation<
  ReportsFunction<DailyReportsRequest, DailyReport, DailyReports>
>({
  name: 'dailyReports',
  path: '/api/daily-reports',
  method: 'POST',
  summary:
    'A sign’s day by the Sun sign, or all twelve: the Moon’s house and what is exact, in some eighty words',
  description: 'The day is that of `timezone`, from its midnight to the next.',
  request: dailyReportsRequest,
  cost: reportCost,
  run: dailyReports,
  example: { date: '2026-11-21', sign_id: 7 },
});

export const weeklyReportsOperation = defineOperation<
  ReportsFunction<WeeklyReportsRequest, WeeklyReport, WeeklyReports>
>({
  name: 'weeklyReports',
  path: '/api/weekly-reports',
  method: 'POST',
  summary:
    'A sign’s week by the Sun sign, or all twelve: what the sky does in it, told for the sign’s houses',
  description: 'Weeks are those of ISO 8601, Monday to Sunday; week 53 is only in years that have it.',
  request: weeklyReportsRequest,
  run: weeklyReports,
  cost: reportCost,
  example: { week: 47, year: 2026, sign_id: 7 },
});

export const monthlyReportsOperation = defineOperation<
  ReportsFunction<MonthlyReportsRequest, MonthlyReport, MonthlyReports>
>({
  name: 'monthlyReports',
  path: '/api/monthly-reports',
  method: 'POST',
  summary: 'A sign’s month by the Sun sign, or all twelve',
  request: monthlyReportsRequest,
  run: monthlyReports,
  cost: reportCost,
  example: { month: 11, year: 2026, sign_id: 7 },
});

export const yearlyReportsOperation = defineOperation<
  ReportsFunction<YearlyReportsRequest, YearlyReport, YearlyReports>
>({
  name: 'yearlyReports',
  path: '/api/yearly-reports',
  method: 'POST',
  summary: 'A sign’s year by the Sun sign, or all twelve',
  request: yearlyReportsRequest,
  run: yearlyReports,
  cost: reportCost,
  example: { year: 2026, sign_id: 7 },
});

export const ascendantYearlyReportsOperation = defineOperation<
  ReportsFunction<YearlyReportsRequest, YearlyReport, YearlyReports>
>({
  name: 'ascendantYearlyReports',
  path: '/api/ascendant-yearly-reports',
  method: 'POST',
  summary: 'A year by the rising sign, or all twelve: another report, which speaks of the angles',
  request: yearlyReportsRequest,
  run: ascendantYearlyReports,
  cost: reportCost,
  example: { year: 2026, sign_id: 7 },
});

export const reportsOperation = defineOperation<ReportsFunction<ReportsRequest, Report, Reports>>({
  name: 'reports',
  path: '/api/reports',
  method: 'POST',
  summary: 'A report of any kind, by `kind`',
  request: reportsRequest,
  run: reports,
  cost: reportCost,
  example: { kind: 'weekly', week: 47, year: 2026, sign_id: 7 },
});

export const reportEventsOperation = defineOperation<
  ReportsFunction<ReportsRequest, SignReportEvents, ReportEvents>
>({
  name: 'reportEvents',
  path: '/api/report-events',
  method: 'POST',
  summary: 'The events behind a report, ranked by what they are to the sign, and which of them it tells',
  request: reportsRequest,
  run: reportEvents,
  cost: reportCost,
  example: { kind: 'weekly', week: 47, year: 2026, sign_id: 7 },
});
