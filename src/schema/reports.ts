import { dateField, langField, signIdField } from './fields.js';
import * as z from './kinds.js';
import { noticeSchema } from './notices.js';
import { decimal7Field, instantSchema as instant, isoDateSchema as isoDate } from './quantities.js';

/** Requests and results of the sign reports. */

/** Without `sign_id` all twelve are told. */
const ofAll = {
  sign_id: signIdField.optional().describe('Sign id, 0 Aries to 11 Pisces; without it all twelve are told'),
  lang: langField.optional().describe('Language of the texts, a BCP 47 tag; default `en`'),
  timezone: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe('Whose days and dates: IANA name, `UTC` or `±HH:MM[:SS]`; default `UTC`'),
};
const common = { year: z.int().describe('Year of the period'), ...ofAll };
const date = dateField.describe('The day, YYYY-MM-DD, Gregorian');
const week = z.int().min(1).max(53).describe('Week of the year by ISO 8601, 1 to 53');
const month = z.int().min(1).max(12).describe('Month, 1 to 12');

export const dailyReportsRequest = z.strictObject({ date, ...ofAll });
export const weeklyReportsRequest = z.strictObject({ week, ...common });
export const monthlyReportsRequest = z.strictObject({ month, ...common });
export const yearlyReportsRequest = z.strictObject(common);
export const reportsRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily'), date, ...ofAll }),
  z.strictObject({ kind: z.literal('weekly'), week, ...common }),
  z.strictObject({ kind: z.literal('monthly'), month, ...common }),
  z.strictObject({ kind: z.literal('yearly'), ...common }),
  z.strictObject({ kind: z.literal('ascendant-yearly'), ...common }),
]);
export type DailyReportsRequest = z.input<typeof dailyReportsRequest>;
export type WeeklyReportsRequest = z.input<typeof weeklyReportsRequest>;
export type MonthlyReportsRequest = z.input<typeof monthlyReportsRequest>;
export type YearlyReportsRequest = z.input<typeof yearlyReportsRequest>;
export type ReportsRequest = z.input<typeof reportsRequest>;
export type ParsedReports = z.output<typeof reportsRequest>;

const marker = z.literal(1).describe('Marker of the kind of report, always 1');
const year = z.int();
const column = {
  sign_id: z.int().min(0).max(11).describe('Sign id, 0 Aries to 11 Pisces'),
  sign_name: z.string().describe('Name of the sign'),
  intro: z.string().describe('Introduction: one paragraph of plain text'),
  text: z.string().describe('The report: HTML of `h3`, `p` and `time`, safe to insert into a page'),
};
const columnOfYear = { year: year.describe('Year of the period'), ...column };

export const dailyReportSchema = z.strictObject({
  daily: marker,
  date: isoDate.describe('The day'),
  ...column,
});
export const weeklyReportSchema = z.strictObject({ weekly: marker, week, ...columnOfYear });
export const monthlyReportSchema = z.strictObject({ monthly: marker, month, ...columnOfYear });
/** Of ascendant-yearly reports too. */
export const yearlyReportSchema = z.strictObject({ yearly: marker, ...columnOfYear });
export type DailyReport = z.infer<typeof dailyReportSchema>;
export type WeeklyReport = z.infer<typeof weeklyReportSchema>;
export type MonthlyReport = z.infer<typeof monthlyReportSchema>;
export type YearlyReport = z.infer<typeof yearlyReportSchema>;
export type Report = DailyReport | WeeklyReport | MonthlyReport | YearlyReport;

const twelve = <T extends z.ZodType>(report: T) =>
  z.strictObject({ reports: z.array(report).length(12).describe('Of the twelve signs, Aries to Pisces') });
export const dailyReportsResponse = twelve(dailyReportSchema);
export const weeklyReportsResponse = twelve(weeklyReportSchema);
export const monthlyReportsResponse = twelve(monthlyReportSchema);
export const yearlyReportsResponse = twelve(yearlyReportSchema);
/** What an operation gives: the report of the sign asked for, or all twelve. */
export const dailyReportsAnswer = z.union([dailyReportSchema, dailyReportsResponse]);
export const weeklyReportsAnswer = z.union([weeklyReportSchema, weeklyReportsResponse]);
export const monthlyReportsAnswer = z.union([monthlyReportSchema, monthlyReportsResponse]);
export const yearlyReportsAnswer = z.union([yearlyReportSchema, yearlyReportsResponse]);
export const reportsAnswer = z.union([
  dailyReportsAnswer,
  weeklyReportsAnswer,
  monthlyReportsAnswer,
  yearlyReportsAnswer,
]);
export type DailyReports = z.infer<typeof dailyReportsResponse>;
export type WeeklyReports = z.infer<typeof weeklyReportsResponse>;
export type MonthlyReports = z.infer<typeof monthlyReportsResponse>;
export type YearlyReports = z.infer<typeof yearlyReportsResponse>;
export type Reports = DailyReports | WeeklyReports | MonthlyReports | YearlyReports;

const planetId = z.int().min(0).max(9).describe('Planet id, 0 Sun to 9 Pluto');

const span = {
  starts: instant.nullable().describe('When what goes on began, where that is known'),
  ends: instant.nullable().describe('When it ends, where that is known'),
};

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
  weight: z
    .number()
    .describe(
      'The heaviest that may lead does, or one nearly as heavy where the week has other words for it',
    ),
  told: z.boolean().describe('Whether the report tells it'),
  leads: z.boolean().describe('Whether the report begins with it'),
  text: z.string().nullable().describe('What it means, where it is told with more than its date; plain text'),
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
      .describe('When a planet that turns retrograde goes forward again; null where it turns direct'),
    ...ranked,
  }),
  /** Where a body is: the Moon or the Sun as a week or day has them, Jupiter to Pluto in a year. */
  z.strictObject({ kind: z.literal('stay'), planetId, ...span, ...ranked }),
  /** A retrograde from before the period till after it; `utDate` and place are those of the period's beginning. */
  z.strictObject({ kind: z.literal('retrograde'), planetId, ...span, ...ranked }),
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
  starts: isoDate.describe('First day of the period, in the time zone asked for'),
  ends: isoDate.describe('Last day of the period, in the time zone asked for'),
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
