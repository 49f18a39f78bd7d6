import { eventEntry, type Material, materialOf, type PeriodAsked, periodOf, tell } from '../answer/report.js';
import { type SignId, signIds } from '../chart/zodiac.js';
import { lastDateOf, type ReportKind } from '../report/period.js';
import { rank } from '../report/ranking.js';
import type { EngineContext } from '../request/context.js';
import { settingsFor } from '../request/settings.js';
import { parse } from '../schema/parse.js';
import {
  type DailyReport,
  type DailyReports,
  dailyReportsRequest,
  type MonthlyReport,
  type MonthlyReports,
  monthlyReportsRequest,
  type ParsedReports,
  type Report,
  type ReportEvents,
  type Reports,
  reportsRequest,
  type SignReportEvents,
  type WeeklyReport,
  type WeeklyReports,
  weeklyReportsRequest,
  type YearlyReport,
  type YearlyReports,
  yearlyReportsRequest,
} from '../schema/reports.js';
import type { Texts } from '../text/texts.js';
import { formatDate } from '../time/notation.js';

/** A sign's week, month or year, or all twelve: interface.md 2.4, shapes.md 5. */

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
  request: unknown,
  options?: unknown,
): SignReportEvents | ReportEvents {
  const asked = parse(reportsRequest, request);
  const { texts, material } = prepared(context, asked, options);
  const { sign_id } = asked;
  if (sign_id !== undefined) return signEvents(material, sign_id as SignId, texts);
  return { reports: signIds.map((sign) => signEvents(material, sign, texts)) };
}

function reportsOf(context: EngineContext, asked: ParsedReports, options: unknown): Report | Reports {
  const { texts, material } = prepared(context, asked, options);
  const { sign_id } = asked;
  if (sign_id !== undefined) return reportOf(material, asked, sign_id as SignId, texts);
  return { reports: signIds.map((sign) => reportOf(material, asked, sign, texts)) } as Reports;
}

function prepared(
  context: EngineContext,
  asked: ParsedReports,
  options: unknown,
): { texts: Texts; material: Material } {
  const texts = context.textsFor(asked.lang);
  const settings = settingsFor(context.settings, options);
  return { texts, material: materialOf(context, periodOf(context, asked), settings, texts) };
}

function reportOf(material: Material, asked: PeriodAsked, sign: SignId, texts: Texts): Report {
  const { period } = material;
  const { intro, text } = tell(material, sign, texts);
  const { year } = period;
  const sign_name = texts.signName(sign);
  const own = texts.ownReport(
    {
      ...markers(period.kind, asked),
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
    ...markers(period.kind, asked),
    ...(period.kind === 'daily' ? {} : { year }),
    sign_id: sign,
    sign_name,
    intro: own.intro ?? intro,
    text: own.text ?? text,
  } as Report;
}

/** The fields that say what a report is of, in the interface's order. */
function markers(kind: ReportKind, { week, month, date }: PeriodAsked): object {
  if (kind === 'daily') return { daily: 1, date };
  if (kind === 'weekly') return { weekly: 1, week };
  return kind === 'monthly' ? { monthly: 1, month } : { yearly: 1 };
}

function signEvents(material: Material, sign: SignId, texts: Texts): SignReportEvents {
  const { period, happenings } = material;
  const { told } = tell(material, sign, texts);
  const [lead] = told.keys();
  return {
    sign_id: sign,
    sign_name: texts.signName(sign),
    starts: formatDate(period.clock.dateOf(period.from)),
    ends: formatDate(lastDateOf(period)),
    data: rank(happenings, sign, period.kind).map((ranked) =>
      eventEntry(ranked, told.get(ranked.happening), ranked.happening === lead),
    ),
    notices: [],
  };
}
