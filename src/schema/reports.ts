import * as z from 'zod';
import { langField, signIdField } from './fields.js';
import { noticeSchema } from './notices.js';
import { decimal7Field, instantSchema as instant, isoDateSchema as isoDate } from './quantities.js';

/** Requests and results of the sign reports. */

/** Without `sign_id` all twelve are told. */
const common = {
  year: z.int().describe('Year of the period'),
  sign_id: signIdField.optional().describe('Sign id, 0 Aries to 11 Pisces; without it all twelve are told'),
  lang: langField.optional().describe('Language of the texts, a BCP 47 tag; default `en`'),
};
const week = z.int().min(1).max(53).describe('Week of the year by ISO 8601, 1 to 53');
const month = z.int().min(1).max(12).describe('Month, 1 to 12');

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

const marker = z.literal(1).describe('Marker of the kind of report, always 1');
const year = z.int();
const told = {
  year: year.describe('Year of the period'),
  sign_id: z.int().min(0).max(11).describe('Sign id, 0 Aries to 11 Pisces'),
  sign_name: z.string().describe('Name of the sign'),
  intro: z.string().describe('Introduction: one paragraph of plain text'),
  text: z.string().describe('The report: HTML of `h3`, `p` and `time`, safe to insert into a page'),
};

export const weeklyReportSchema = z.strictObject({ weekly: marker, week, ...told });
export const monthlyReportSchema = z.strictObject({ monthly: marker, month, ...told });
/** Of ascendant-yearly reports too. */
export const yearlyReportSchema = z.strictObject({ yearly: marker, ...told });
export type WeeklyReport = z.infer<typeof weeklyReportSchema>;
export type MonthlyReport = z.infer<typeof monthlyReportSchema>;
export type YearlyReport = z.infer<typeof yearlyReportSchema>;
export type Report = WeeklyReport | MonthlyReport | YearlyReport;

const twelve = <T extends z.ZodType>(report: T) =>
  z.strictObject({ reports: z.array(report).length(12).describe('Of the twelve signs, Aries to Pisces') });
export const weeklyReportsResponse = twelve(weeklyReportSchema);
export const monthlyReportsResponse = twelve(monthlyReportSchema);
export const yearlyReportsResponse = twelve(yearlyReportSchema);
/** What an operation gives: the report of the sign asked for, or all twelve. */
export const weeklyReportsAnswer = z.union([weeklyReportSchema, weeklyReportsResponse]);
export const monthlyReportsAnswer = z.union([monthlyReportSchema, monthlyReportsResponse]);
export const yearlyReportsAnswer = z.union([yearlyReportSchema, yearlyReportsResponse]);
export const reportsAnswer = z.union([weeklyReportsAnswer, monthlyReportsAnswer, yearlyReportsAnswer]);
export type WeeklyReports = z.infer<typeof weeklyReportsResponse>;
export type MonthlyReports = z.infer<typeof monthlyReportsResponse>;
export type YearlyReports = z.infer<typeof yearlyReportsResponse>;
export type Reports = WeeklyReports | MonthlyReports | YearlyReports;

const planetId = z.int().min(0).max(9).describe('Planet id, 0 Sun to 9 Pluto');

/** What an event is to a sign. */
const ranked = {
  utDate: instant.describe('Moment, UTC'),
  julianDayUt: z.number().describe('Julian day, UT'),
  signId: z.int().min(0).max(11).describe('Where it is felt; of two planets that meet, the swifter one’s'),
  longitude: decimal7Field.describe('Longitude, degrees'),
  house: z
    .int()
    .min(1)
    .max(12)
    .describe('Solar house, or that of the rising sign: the sign itself is the first'),
  decan: z
    .int()
    .min(1)
    .max(3)
    .describe('The ten degrees of the sign, 1 to 3, whose Suns it is in aspect to, or would be'),
  weight: z.number().describe('The heaviest leads the report'),
  told: z.boolean().describe('Whether the report tells it'),
  text: z.string().nullable().describe('What it means, where it is told; plain text'),
};

export const reportEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('lunation'),
    phaseId: z.literal([0, 2, 4, 6]).describe('0 new, 2 first quarter, 4 full, 6 last quarter'),
    ...ranked,
  }),
  z.strictObject({
    kind: z.literal('eclipse').describe('What kind'),
    body: z.enum(['solar', 'lunar']).describe('Whether of the Sun or of the Moon'),
    type: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']).describe('Kind of eclipse'),
    magnitude: decimal7Field.describe('Magnitude at the greatest eclipse'),
    ...ranked,
  }),
  z.strictObject({
    kind: z.literal('ingress'),
    planetId,
    retrograde: z.boolean().describe('Whether it enters moving backwards'),
    ...ranked,
  }),
  z.strictObject({
    kind: z.literal('station').describe('What kind'),
    planetId: planetId.describe('Planet id'),
    direction: z.enum(['retrograde', 'direct']).describe('How the planet moves from here on'),
    ends: instant
      .nullable()
      .describe('When the planet turns direct, in reports of a year, which tell the loop as one'),
    ...ranked,
  }),
  /** Where the Moon is as a week begins. */
  z.strictObject({ kind: z.literal('stay'), planetId, ...ranked }),
  /** A retrograde from before a week till after it, as on its Thursday. */
  z.strictObject({ kind: z.literal('retrograde'), planetId, ...ranked }),
  z.strictObject({
    kind: z.literal('aspect').describe('What kind'),
    planet1Id: planetId.describe('Planet id of the first body'),
    planet2Id: planetId.describe('Planet id of the second body'),
    aspectId: z.int().min(0).max(4).describe('Aspect id, 0 conjunction to 10 biquintile'),
    longitude2: decimal7Field.describe('Longitude of the second body, degrees'),
    ...ranked,
  }),
]);
export type ReportEvent = z.infer<typeof reportEventSchema>;

export const signReportEventsSchema = z.strictObject({
  sign_id: z.int().min(0).max(11).describe('Sign id, 0 Aries to 11 Pisces'),
  sign_name: z.string().describe('Name of the sign'),
  starts: isoDate.describe('First and last day of the period, UTC'),
  ends: isoDate.describe('Last day of the period, UTC'),
  data: z.array(reportEventSchema).describe('The heaviest first'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
});
export const reportEventsResponse = z.strictObject({
  reports: z.array(signReportEventsSchema).length(12).describe('Of the twelve signs, Aries to Pisces'),
});
export type SignReportEvents = z.infer<typeof signReportEventsSchema>;
export type ReportEvents = z.infer<typeof reportEventsResponse>;

export const reportEventsAnswer = z.union([signReportEventsSchema, reportEventsResponse]);
