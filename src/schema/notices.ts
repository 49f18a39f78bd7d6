import * as z from './kinds.js';

/**
 * Notices of a result: what was decided for the caller and what is less sure than usual, as a code, its parameters and
 * a message.
 */

/** Which chart or moment of several a notice is about. */
export const noticeSubjects = ['person', 'return', 'event', 'eventAt', 'composite', 'progressed'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

const subjectFields = {
  subject: z.enum(noticeSubjects).optional().describe('Which chart or moment of several it is about'),
  subjectName: z.string().optional().describe('Of a `person` the name; of an event (`eventAt`) where it is'),
};

const parametersOf = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ ...shape, ...subjectFields });

/** @param meaning of the code, for the reference */
const notice = <C extends string, P extends z.ZodType>(code: C, meaning: string, parameters: P) =>
  z
    .strictObject({
      code: z.literal(code).describe('Which notice it is'),
      message: z.string().describe('The notice in words, in the language of the request'),
      parameters: parameters.describe('What the message is made of'),
    })
    .describe(meaning);

/** A local time that the clocks showed twice or never, and what it was taken for. */
const choiceOfTime = parametersOf({
  timezone: z.string().describe('Name of the zone'),
  given: z.string().describe('`YYYY-MM-DD HH:MM:SS`, as the request has it'),
  taken: z.string().describe('The local time it was taken for'),
  abbreviation: z.string().describe('The zone’s abbreviation for that time'),
  offset: z.string().describe('Its offset, as `+01:00`'),
  utDate: z.string().describe('The same moment, UTC: `YYYY-MM-DDTHH:MM:SS.sssZ`'),
});

/** What the ephemeris files cover: `YYYY-MM-DD HH:MM`, UT. */
const fileSpan = {
  from: z.string().describe('First moment of the files, UT'),
  to: z.string().describe('Last moment of the files, UT'),
};
const body = {
  planetId: z.int().min(0).describe('Planet id'),
  planetName: z.string().describe('Name of the body'),
};
const file = z.string().describe('Name of the file');

/** The clock of a zone beside those that may have been kept at a place. */
const clockOfCity = {
  timezone: z.string().describe('Name of the zone'),
  city: z.string().describe('City whose clocks the zone tells'),
  distance: z.number().describe('Kilometers between that city and the place'),
  offset: z.string().describe('Offset from UTC that was taken'),
  offsets: z.array(z.string()).describe('Offsets that the clocks may have shown instead'),
};

/** A lunar birthday. */
const recomputed = {
  year: z.number().describe('Lunar year as recomputed'),
  month: z.number().describe('Lunar month as recomputed; a leap month where `case` is `leapMonth`'),
  day: z.number().describe('Day of the month as recomputed'),
};

/**
 * Every notice by its code. `parameters` is what the message is made of; where a code has messages for several cases,
 * `case` says which it is.
 */
export const noticeSchema = z.discriminatedUnion('code', [
  notice(
    'ambiguous_time',
    'The clocks showed the local time twice; the earlier one was taken, or as `disambiguation` says',
    choiceOfTime,
  ),
  notice(
    'skipped_time',
    'The clocks skipped the local time; it was moved on, or as `disambiguation` says',
    choiceOfTime,
  ),
  notice(
    'local_mean_time',
    'No standard time was in force yet: the longitude of the place gives the offset',
    parametersOf({
      timezone: z.string().describe('Name of the zone'),
      offset: z.string().describe('Offset from UTC'),
    }),
  ),
  notice(
    'uncertain_clock',
    'Clocks at the place may have shown another time than that of its zone, which the database knows for one city',
    z.discriminatedUnion('case', [
      parametersOf({
        case: z.literal('daylight_saving').describe('Which case of the notice'),
        ...clockOfCity,
      }),
      parametersOf({ case: z.literal('zone_border').describe('Which case of the notice'), ...clockOfCity }),
      parametersOf({ case: z.literal('mean_time').describe('Which case of the notice'), ...clockOfCity }),
    ]),
  ),
  notice(
    'unknown_time',
    'The time of birth is not known: positions are for noon, and there are no houses',
    parametersOf({}),
  ),
  notice(
    'unknown_hour',
    'The time of birth is not known: there is no pillar of the hour, and the others are those of noon',
    parametersOf({}),
  ),
  notice(
    'issued_calendar',
    'The lunar birthday is by the calendar that was issued at the time, from which recomputation differs',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('month').describe('Which case of the notice'), ...recomputed }),
      parametersOf({ case: z.literal('leapMonth').describe('Which case of the notice'), ...recomputed }),
    ]),
  ),
  notice(
    'two_years',
    'The birth lies between the lunar new year and lichun: calendar and pillars count different years, each with its animal',
    parametersOf({
      lunarYear: z.int().describe('The year by the lunar new year'),
      solarYear: z.int().describe('The year by lichun, which the pillar of the year is of'),
    }),
  ),
  notice(
    'uncertain_time',
    'The time of birth may be off: `uncertainty` says what that leaves open',
    parametersOf({ minutes: z.number().describe('Minutes either way') }),
  ),
  notice(
    'uncertain_moments',
    'Moments go by the positions listed, which a birth at another hour would not have',
    z.discriminatedUnion('case', [
      parametersOf({
        case: z.literal('transits').describe('Which case of the notice'),
        sun: z.number().describe('Degrees that the natal Sun may have stood away from there'),
        moon: z.number().describe('Degrees that the natal Moon may have stood away from there'),
      }),
      parametersOf({
        case: z.literal('progressions').describe('Which case of the notice'),
        days: z.number().describe('Days that dates of life may be earlier or later'),
      }),
    ]),
  ),
  notice(
    'assumed_time',
    'The request names no time, and one was taken',
    z.discriminatedUnion('case', [
      parametersOf({
        case: z.literal('event').describe('Which case of the notice'),
        field: z.string().describe('The field that was left out'),
        time: z.string().describe('The time taken'),
      }),
      parametersOf({
        case: z.literal('returnFromTime').describe('Which case of the notice'),
        field: z.string().describe('The field that was left out'),
        time: z.string().describe('The time taken'),
      }),
      parametersOf({
        case: z.literal('returnFromBirth').describe('Which case of the notice'),
        field: z.string().describe('The field that was left out'),
      }),
    ]),
  ),
  notice(
    'no_sunrise',
    'The Sun does not rise and set on that day at that place: there are no planetary hours',
    parametersOf({ date: z.string().describe('The local date') }),
  ),
  notice('china_clock', 'The request names no place, and the clock is China’s', parametersOf({})),
  notice(
    'house_system_replaced',
    'The house system has no solution at the latitude, and another took its place',
    parametersOf({
      houseSystem: z.string().describe('Name of the system asked for'),
      houseSystemUsed: z.string().describe('Name of the system used'),
      latitude: z.number().describe('Degrees, north positive'),
    }),
  ),
  notice(
    'cusps_out_of_order',
    'The house system has no solution at the latitude; its cusps are kept as the Swiss Ephemeris gives them, as `polar` asks',
    parametersOf({
      houseSystem: z.string().describe('Name of the system'),
      latitude: z.number().describe('Degrees, north positive'),
    }),
  ),
  notice(
    'moshier_ephemeris',
    'The moment, or a part of the span, lies outside the years of the ephemeris files, where a less exact model is used',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('moment').describe('Which case of the notice'), ...fileSpan }),
      parametersOf({ case: z.literal('span').describe('Which case of the notice'), ...fileSpan }),
    ]),
  ),
  notice(
    'body_unavailable',
    'A body is left out, since it has no file or none that reaches the moment',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('file').describe('Which case of the notice'), ...body, file }),
      parametersOf({
        case: z.literal('reach').describe('Which case of the notice'),
        ...body,
        reason: z.string().describe('Why, in the words of the ephemeris'),
      }),
    ]),
  ),
  /** All of the fixed stars, or some, are not in the file of stars. */
  notice(
    'fixed_stars_unavailable',
    'Fixed stars are left out, since the file of stars does not have them',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('all').describe('Which case of the notice'), file }),
      parametersOf({
        case: z.literal('some').describe('Which case of the notice'),
        file,
        stars: z.array(z.string()).describe('Names of the stars'),
      }),
    ]),
  ),
  notice(
    'geocentric_moments',
    'The chart is topocentric, and what is searched or tabulated here is not',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('sky').describe('Which case of the notice') }),
      parametersOf({ case: z.literal('transits').describe('Which case of the notice') }),
    ]),
  ),
]);
export type Notice = z.infer<typeof noticeSchema>;
export type NoticeCode = Notice['code'];

/** Every code there is. */
export const noticeCodes = z.enum(noticeSchema.options.map(({ shape }) => shape.code.value));

/** A notice before a language has put it into words, which adds the names of bodies too. */
export type UnwordedNotice = Unworded<Notice>;
type Unworded<N extends Notice> = N extends Notice
  ? { code: N['code']; parameters: Nameless<N['parameters']> }
  : never;
type Nameless<P> = P extends unknown ? Omit<P, 'planetName'> : never;
