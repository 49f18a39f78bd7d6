import * as z from 'zod';
import { eventKinds } from '../search/events.js';
import { langField } from './fields.js';
import { noticeSchema } from './notices.js';
import { bodiesField } from './options.js';
import { decimal7Field, instantSchema as instant } from './quantities.js';

/** Requests and results of `skyEvents` and `ephemerisTable`. */

/** A day or an instant, UTC in the Gregorian calendar: `YYYY-MM-DD` is its midnight. */
const instantField = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/,
    'must be YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS.sssZ, UTC',
  );

export const skyEventsRequest = z.strictObject({
  /** The first moment of the span. */
  from: instantField,
  /** The moment it ends before. */
  to: instantField,
  /** Default: all. */
  kinds: z.array(z.enum(eventKinds)).min(1).max(eventKinds.length).optional(),
  /**
   * Ids; default Sun to Pluto. Whose ingresses, stations, retrograde periods, extremes of declination, stretches out
   * of bounds and passages through the ecliptic are listed (apsides: of Sun and Moon), and the aspects and parallels
   * among them. Lunations and eclipses are listed where Sun or Moon is one of them, the void-of-course Moon where the
   * Moon is. Of the lunar points only ingresses and aspects are told.
   */
  bodies: bodiesField.optional(),
  lang: langField.optional(),
});
export type SkyEventsRequest = z.input<typeof skyEventsRequest>;
export type ParsedSkyEvents = z.output<typeof skyEventsRequest>;

const planetId = z.int().min(0);
const common = { utDate: instant, julianDayUt: z.number() };
const text = z.string().nullable();

export const skyEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ingress'),
    ...common,
    planetId,
    /** The sign entered. */
    signId: z.int().min(0).max(11),
    retrograde: z.boolean(),
    text,
  }),
  z.strictObject({
    kind: z.literal('station'),
    ...common,
    planetId,
    /** How the body moves from here on. */
    direction: z.enum(['retrograde', 'direct']),
    longitude: decimal7Field,
    text,
  }),
  z.strictObject({
    /** A whole retrograde period, listed when it begins. What the ephemeris does not reach is null. */
    kind: z.literal('retrograde'),
    ...common,
    planetId,
    /** Where it turns retrograde. */
    longitude: decimal7Field,
    /** When it turns direct. */
    ends: instant.nullable(),
    /** Where it turns direct. */
    endLongitude: decimal7Field.nullable(),
    /** When it passed, moving forward, the longitude where it will turn direct. */
    shadowBegins: instant.nullable(),
    /** When it passes, moving forward again, the longitude where it turned retrograde. */
    shadowEnds: instant.nullable(),
    text,
  }),
  z.strictObject({
    kind: z.literal('aspect'),
    ...common,
    planet1Id: planetId,
    planet2Id: planetId,
    aspectId: z.int().min(0).max(10),
    longitude1: decimal7Field,
    longitude2: decimal7Field,
    text,
  }),
  z.strictObject({
    kind: z.literal('lunation'),
    ...common,
    /** 0 new, 2 first quarter, 4 full, 6 last quarter. */
    phaseId: z.literal([0, 2, 4, 6]),
    /** Of the Moon. */
    longitude: decimal7Field,
    text,
  }),
  z.strictObject({
    kind: z.literal('eclipse'),
    ...common,
    body: z.enum(['solar', 'lunar']),
    type: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
    /**
     * As almanacs print it. Total, annular and hybrid eclipses of the Sun: the ratio of the Moon's apparent diameter
     * to the Sun's. Partial ones: the fraction of the Sun's diameter covered where the eclipse is greatest. Lunar
     * ones: the fraction of the Moon's diameter in the umbra; of penumbral ones, in the penumbra.
     */
    magnitude: decimal7Field,
    /** The fraction of the Sun's disk covered where the eclipse is greatest, at most 1; null of lunar eclipses. */
    obscuration: decimal7Field.nullable(),
    /** Of the Moon. */
    longitude: decimal7Field,
    text,
  }),
  z.strictObject({
    /**
     * The Moon from her last conjunction, sextile, square, trine or opposition in a sign to the next sign. Those to
     * the Sun and planets among `bodies` count: name Sun to Saturn for the traditional void. Listed where the Moon
     * is among `bodies`.
     */
    kind: z.literal('voidOfCourse'),
    ...common,
    /** The sign the Moon leaves when it ends. */
    signId: z.int().min(0).max(11),
    ends: instant,
    text,
  }),
  z.strictObject({
    /** Two bodies equally far from the equator: on one side of it, or on both. */
    kind: z.literal('parallel'),
    ...common,
    planet1Id: planetId,
    planet2Id: planetId,
    parallel: z.enum(['parallel', 'contraparallel']),
    /** Degrees, north positive. */
    declination1: decimal7Field,
    declination2: decimal7Field,
    text,
  }),
  z.strictObject({
    /** A body farthest north or south, where its declination turns back. */
    kind: z.literal('declinationExtreme'),
    ...common,
    planetId,
    extreme: z.enum(['northernmost', 'southernmost']),
    /** Degrees, north positive. */
    declination: decimal7Field,
    text,
  }),
  z.strictObject({
    /** A body farther from the equator than the Sun ever is, listed when that begins. */
    kind: z.literal('outOfBounds'),
    ...common,
    planetId,
    side: z.enum(['north', 'south']),
    /** Null where that is more than forty years on, or beyond what can be calculated. */
    ends: instant.nullable(),
    text,
  }),
  z.strictObject({
    kind: z.literal('apsis'),
    ...common,
    planetId,
    apsis: z.enum(['perigee', 'apogee']),
    /** Astronomical units. */
    distance: decimal7Field,
    longitude: decimal7Field,
    text,
  }),
  z.strictObject({
    kind: z.literal('node'),
    ...common,
    planetId,
    node: z.enum(['ascending', 'descending']),
    longitude: decimal7Field,
    text,
  }),
]);
export type SkyEventEntry = z.infer<typeof skyEventSchema>;

export const skyEventsResponse = z.strictObject({
  data: z.array(skyEventSchema),
  notices: z.array(noticeSchema),
});
export type SkyEvents = z.infer<typeof skyEventsResponse>;

export const ephemerisTableRequest = z.strictObject({
  from: instantField,
  to: instantField,
  /** Days between rows, or hours or minutes as `{ hours: 6 }`; default 1 day. */
  step: z
    .union([
      z.number().positive().max(36_525),
      z.strictObject({ hours: z.number().positive().max(876_600) }),
      z.strictObject({ minutes: z.number().positive().max(52_596_000) }),
    ])
    .optional(),
  /** Ids; default Sun to Pluto. */
  bodies: bodiesField.optional(),
  lang: langField.optional(),
});
export type EphemerisTableRequest = z.input<typeof ephemerisTableRequest>;

export const ephemerisTableResponse = z.strictObject({
  data: z.array(
    z.strictObject({
      utDate: instant,
      julianDayUt: z.number(),
      planets: z.array(
        z.strictObject({
          planetId,
          longitude: decimal7Field,
          latitude: decimal7Field,
          declination: decimal7Field,
          /** Degrees of longitude a day. */
          speeds: decimal7Field,
          signId: z.int().min(0).max(11),
          retrograde: z.boolean(),
        }),
      ),
    }),
  ),
  notices: z.array(noticeSchema),
});
export type EphemerisTable = z.infer<typeof ephemerisTableResponse>;
