import * as z from 'zod';
import { langField, signIdField } from './fields.js';
import { noticeSchema } from './notices.js';
import { decimal7Field, instantSchema as instant, isoDateSchema as isoDate } from './quantities.js';

/** Requests and results of the sign reports: interface.md 2.4 and 4.4, shapes.md 5. */

/** Without `sign_id` all twelve are told. */
const common = { year: z.int(), sign_id: signIdField.optional(), lang: langField.optional() };
/** ISO 8601. */
const week = z.int().min(1).max(53);
const month = z.int().min(1).max(12);

export const weeklyReportsRequest = z.strictObject({ week, ...common });
export const monthlyReportsRequest = z.strictObject({ month, ...common });
export const yearlyReportsRequest = z.strictObject(common);
export const reportsRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weekly'), week, ...common }),
  z.strictObject({ kind: z.literal('monthly'), month, ...common }),
  z.strictObject({ kind: z.literal('yearly'), ...common }),
  z.strictObject({ kind: z.literal('ascendant-yearly'), ...common }),
]);
export type WeeklyReportsRequest = z.input<typeof weeklyReportsRequest>;
export type MonthlyReportsRequest = z.input<typeof monthlyReportsRequest>;
export type YearlyReportsRequest = z.input<typeof yearlyReportsRequest>;
export type ReportsRequest = z.input<typeof reportsRequest>;
export type ParsedReports = z.output<typeof reportsRequest>;

const marker = z.literal(1);
const year = z.int();
const told = {
  year,
  sign_id: z.int().min(0).max(11),
  sign_name: z.string(),
  /** One paragraph of plain text. */
  intro: z.string(),
  /** HTML of `h3`, `p` and `time`. */
  text: z.string(),
};

export const weeklyReportSchema = z.strictObject({ weekly: marker, week, ...told });
export const monthlyReportSchema = z.strictObject({ monthly: marker, month, ...told });
/** Of ascendant-yearly reports too. */
export const yearlyReportSchema = z.strictObject({ yearly: marker, ...told });
export type WeeklyReport = z.infer<typeof weeklyReportSchema>;
export type MonthlyReport = z.infer<typeof monthlyReportSchema>;
export type YearlyReport = z.infer<typeof yearlyReportSchema>;
export type Report = WeeklyReport | MonthlyReport | YearlyReport;

const twelve = <T extends z.ZodType>(report: T) => z.strictObject({ reports: z.array(report).length(12) });
export const weeklyReportsResponse = twelve(weeklyReportSchema);
export const monthlyReportsResponse = twelve(monthlyReportSchema);
export const yearlyReportsResponse = twelve(yearlyReportSchema);
export type WeeklyReports = z.infer<typeof weeklyReportsResponse>;
export type MonthlyReports = z.infer<typeof monthlyReportsResponse>;
export type YearlyReports = z.infer<typeof yearlyReportsResponse>;
export type Reports = WeeklyReports | MonthlyReports | YearlyReports;

const planetId = z.int().min(0).max(9);

/** What an event is to a sign. */
const ranked = {
  utDate: instant,
  julianDayUt: z.number(),
  /** Where it is felt; of two planets that meet, the swifter one's. */
  signId: z.int().min(0).max(11),
  longitude: decimal7Field,
  /** Solar house, or that of the rising sign: the sign itself is the first. */
  house: z.int().min(1).max(12),
  /** The ten degrees of the sign, 1 to 3, whose Suns it is in aspect to, or would be. */
  decan: z.int().min(1).max(3),
  /** The heaviest leads the report. */
  weight: z.number(),
  /** Whether the report tells it. */
  told: z.boolean(),
  /** What it means, where it is told; plain text. */
  text: z.string().nullable(),
};

export const reportEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lunation'), phaseId: z.literal([0, 2, 4, 6]), ...ranked }),
  z.strictObject({
    kind: z.literal('eclipse'),
    body: z.enum(['solar', 'lunar']),
    type: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
    magnitude: decimal7Field,
    ...ranked,
  }),
  z.strictObject({ kind: z.literal('ingress'), planetId, retrograde: z.boolean(), ...ranked }),
  z.strictObject({
    kind: z.literal('station'),
    planetId,
    direction: z.enum(['retrograde', 'direct']),
    /** When the planet turns direct, in reports of a year, which tell the loop as one. */
    ends: instant.nullable(),
    ...ranked,
  }),
  /** Where the Moon is as a week begins. */
  z.strictObject({ kind: z.literal('stay'), planetId, ...ranked }),
  /** A retrograde from before a week till after it, as on its Thursday. */
  z.strictObject({ kind: z.literal('retrograde'), planetId, ...ranked }),
  z.strictObject({
    kind: z.literal('aspect'),
    planet1Id: planetId,
    planet2Id: planetId,
    aspectId: z.int().min(0).max(4),
    longitude2: decimal7Field,
    ...ranked,
  }),
]);
export type ReportEvent = z.infer<typeof reportEventSchema>;

export const signReportEventsSchema = z.strictObject({
  sign_id: z.int().min(0).max(11),
  sign_name: z.string(),
  /** First and last day of the period, UTC. */
  starts: isoDate,
  ends: isoDate,
  /** The heaviest first. */
  data: z.array(reportEventSchema),
  notices: z.array(noticeSchema),
});
export const reportEventsResponse = z.strictObject({ reports: z.array(signReportEventsSchema).length(12) });
export type SignReportEvents = z.infer<typeof signReportEventsSchema>;
export type ReportEvents = z.infer<typeof reportEventsResponse>;
