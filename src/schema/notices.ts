import * as z from 'zod';

/** What a result has to say of itself: a code, what there is to know, and the same in words. */

/** Which chart or moment of several a notice is about. */
export const noticeSubjects = ['person', 'return', 'event', 'eventAt', 'composite', 'progressed'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

const subjectFields = {
  subject: z.enum(noticeSubjects).optional(),
  /** Of a `person` the name; of an event (`eventAt`) where it is. */
  subjectName: z.string().optional(),
};

const parametersOf = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ ...shape, ...subjectFields });

const notice = <C extends string, P extends z.ZodType>(code: C, parameters: P) =>
  z.strictObject({
    code: z.literal(code),
    /** In the language of the request. */
    message: z.string(),
    parameters,
  });

/** A local time that the clocks showed twice or never, and what it was taken for. */
const choiceOfTime = parametersOf({
  /** Name of the zone. */
  timezone: z.string(),
  /** `YYYY-MM-DD HH:MM:SS`, as the request has it. */
  given: z.string(),
  /** The local time it was taken for, the zone's abbreviation for it, and its offset as `+01:00`. */
  taken: z.string(),
  abbreviation: z.string(),
  offset: z.string(),
  /** The same moment: `YYYY-MM-DDTHH:MM:SS.sssZ`. */
  utDate: z.string(),
});

const fileYears = { firstYear: z.int(), lastYear: z.int() };
const body = { planetId: z.int().min(0), planetName: z.string() };

/**
 * Every notice by its code. `parameters` is what the message is made of; where a code has messages for several cases,
 * `case` says which it is.
 */
export const noticeSchema = z.discriminatedUnion('code', [
  notice('ambiguous_time', choiceOfTime),
  notice('skipped_time', choiceOfTime),
  /** No standard time was in force yet: the longitude of the place gives the offset. */
  notice('local_mean_time', parametersOf({ timezone: z.string(), offset: z.string() })),
  notice('unknown_time', parametersOf({})),
  /** Minutes either way. */
  notice('uncertain_time', parametersOf({ minutes: z.number() })),
  /** The request names no time; `field` is the one it left out. */
  notice(
    'assumed_time',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('event'), field: z.string(), time: z.string() }),
      parametersOf({ case: z.literal('returnFromTime'), field: z.string(), time: z.string() }),
      parametersOf({ case: z.literal('returnFromBirth'), field: z.string() }),
    ]),
  ),
  notice('china_clock', parametersOf({})),
  /** Names of the house systems, and the latitude at which the first has no solution. */
  notice(
    'house_system_replaced',
    parametersOf({ houseSystem: z.string(), houseSystemUsed: z.string(), latitude: z.number() }),
  ),
  /** The moment, or a part of the span, lies outside the years of the ephemeris files. */
  notice(
    'moshier_ephemeris',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('moment'), ...fileYears }),
      parametersOf({ case: z.literal('span'), ...fileYears }),
    ]),
  ),
  /** A body without its file, or one whose file or model does not reach the moment: in the words of the ephemeris. */
  notice(
    'body_unavailable',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('file'), ...body, file: z.string() }),
      parametersOf({ case: z.literal('reach'), ...body, reason: z.string() }),
    ]),
  ),
  notice(
    'fixed_stars_unavailable',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('file'), file: z.string() }),
      parametersOf({ case: z.literal('all'), file: z.string() }),
      parametersOf({ case: z.literal('some'), file: z.string(), stars: z.array(z.string()) }),
    ]),
  ),
  /** The chart is topocentric, and what is searched or tabulated here is not. */
  notice(
    'geocentric_moments',
    z.discriminatedUnion('case', [
      parametersOf({ case: z.literal('sky') }),
      parametersOf({ case: z.literal('transits') }),
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
