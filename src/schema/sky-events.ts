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
  /** Ids; default Sun to Pluto. */
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
    magnitude: decimal7Field,
    /** Of the Moon. */
    longitude: decimal7Field,
    text,
  }),
  z.strictObject({
    kind: z.literal('voidOfCourse'),
    ...common,
    /** The sign the Moon leaves when it ends. */
    signId: z.int().min(0).max(11),
    ends: instant,
    text,
  }),
  z.strictObject({
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
