import { eventKinds } from '../search/events.js';
import { langField } from './fields.js';
import * as z from './kinds.js';
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
  from: instantField.describe('First moment of the span, UTC: YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS.sssZ'),
  to: instantField.describe('Moment that the span ends before, UTC'),
  kinds: z
    .array(z.enum(eventKinds))
    .min(1)
    .max(eventKinds.length)
    .optional()
    .describe('Kinds of events; default all'),
  bodies: bodiesField
    .optional()
    .describe(
      'Planet ids; default Sun to Pluto. Whose ingresses, stations, retrograde periods, extremes of declination, ' +
        'stretches out of bounds and passages through the ecliptic are listed (apsides: of Sun and Moon), and the ' +
        'aspects and parallels among them. Lunations and eclipses are listed where Sun or Moon is one of them, the ' +
        'void-of-course Moon where the Moon is. Lunar points have ingresses and aspects only',
    ),
  lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
});
export type SkyEventsRequest = z.input<typeof skyEventsRequest>;
export type ParsedSkyEvents = z.output<typeof skyEventsRequest>;

const planetId = z.int().min(0);
const common = {
  utDate: instant.describe('Moment, UTC'),
  julianDayUt: z.number().describe('The moment as a Julian day, UT'),
};
const text = z.string().nullable();

export const skyEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ingress').describe('What kind it is'),
    ...common,
    planetId: planetId.describe('Planet id'),
    signId: z.int().min(0).max(11).describe('The sign entered'),
    retrograde: z.boolean().describe('Whether it enters moving backwards'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z.literal('station').describe('What kind it is'),
    ...common,
    planetId: planetId.describe('Planet id'),
    direction: z.enum(['retrograde', 'direct']).describe('How the body moves from here on'),
    longitude: decimal7Field.describe('Longitude of the body, degrees'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z.literal('retrograde').describe('A whole retrograde period, listed when it begins'),
    ...common,
    planetId: planetId.describe('Planet id'),
    longitude: decimal7Field.describe('Where it turns retrograde, degrees'),
    ends: instant.nullable().describe('When it turns direct; null where the ephemeris does not reach'),
    endLongitude: decimal7Field
      .nullable()
      .describe('Where it turns direct, degrees; null where the ephemeris does not reach'),
    shadowBegins: instant
      .nullable()
      .describe(
        'When it passed, moving forward, the longitude where it will turn direct; null where the ephemeris does not reach',
      ),
    shadowEnds: instant
      .nullable()
      .describe(
        'When it passes, moving forward again, the longitude where it turned retrograde; null where the ephemeris does not reach',
      ),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z.literal('aspect').describe('What kind it is'),
    ...common,
    planet1Id: planetId.describe('Planet id of the first body'),
    planet2Id: planetId.describe('Planet id of the second body'),
    aspectId: z.int().min(0).max(10).describe('Aspect id, 0 conjunction to 10 biquintile'),
    longitude1: decimal7Field.describe('Longitude of the first body, degrees'),
    longitude2: decimal7Field.describe('Longitude of the second body, degrees'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z.literal('lunation').describe('What kind it is'),
    ...common,
    phaseId: z.literal([0, 2, 4, 6]).describe('0 new, 2 first quarter, 4 full, 6 last quarter'),
    longitude: decimal7Field.describe('Longitude of the Moon, degrees'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z.literal('eclipse').describe('What kind it is'),
    ...common,
    body: z.enum(['solar', 'lunar']).describe('Whether of the Sun or of the Moon'),
    type: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']).describe('Kind of eclipse'),
    magnitude: decimal7Field.describe(
      'As almanacs print it. Total, annular and hybrid eclipses of the Sun: the ratio of the Moon’s apparent diameter to ' +
        'the Sun’s. Partial ones: the fraction of the Sun’s diameter covered where the eclipse is greatest. Lunar ones: ' +
        'the fraction of the Moon’s diameter in the umbra; of penumbral ones, in the penumbra',
    ),
    obscuration: decimal7Field
      .nullable()
      .describe(
        'Fraction of the Sun’s disk covered where the eclipse is greatest, at most 1; null of lunar eclipses',
      ),
    longitude: decimal7Field.describe('Longitude of the Moon, degrees'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z
      .literal('voidOfCourse')
      .describe(
        'The Moon from its last conjunction, sextile, square, trine or opposition in a sign to the next sign. Those to ' +
          'the Sun and planets among `bodies` count: name Sun to Saturn for the traditional void',
      ),
    ...common,
    signId: z.int().min(0).max(11).describe('The sign the Moon leaves when it ends'),
    ends: instant.describe('When it ends'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z
      .literal('parallel')
      .describe('Two bodies equally far from the equator: on one side of it, or on both'),
    ...common,
    planet1Id: planetId.describe('Planet id of the first body'),
    planet2Id: planetId.describe('Planet id of the second body'),
    parallel: z.enum(['parallel', 'contraparallel']).describe('On one side of the equator, or on both'),
    declination1: decimal7Field.describe('Declination of the first body, degrees, north positive'),
    declination2: decimal7Field.describe('Declination of the second body, degrees, north positive'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z
      .literal('declinationExtreme')
      .describe('A body farthest north or south, where its declination turns back'),
    ...common,
    planetId: planetId.describe('Planet id'),
    extreme: z.enum(['northernmost', 'southernmost']).describe('Which of the two it is'),
    declination: decimal7Field.describe('Degrees, north positive'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z
      .literal('outOfBounds')
      .describe('A body farther from the equator than the Sun ever is, listed when that begins'),
    ...common,
    planetId: planetId.describe('Planet id'),
    side: z.enum(['north', 'south']).describe('North or south of the Sun’s range of declinations'),
    ends: instant
      .nullable()
      .describe('Null where that is more than forty years on, or beyond what can be calculated'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z.literal('apsis').describe('What kind it is'),
    ...common,
    planetId: planetId.describe('Planet id'),
    apsis: z.enum(['perigee', 'apogee']).describe('Nearest to the Earth or farthest from it'),
    distance: decimal7Field.describe('Distance from the Earth, astronomical units'),
    longitude: decimal7Field.describe('Longitude of the body, degrees'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
  z.strictObject({
    kind: z.literal('node').describe('What kind it is'),
    ...common,
    planetId: planetId.describe('Planet id'),
    node: z.enum(['ascending', 'descending']).describe('Which node: going north or going south'),
    longitude: decimal7Field.describe('Longitude of the body, degrees'),
    text: text.describe('Always null: events have no texts of their own'),
  }),
]);
export type SkyEventEntry = z.infer<typeof skyEventSchema>;

export const skyEventsResponse = z.strictObject({
  data: z.array(skyEventSchema).describe('In order of time'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
});
export type SkyEvents = z.infer<typeof skyEventsResponse>;

export const ephemerisTableRequest = z.strictObject({
  from: instantField.describe('The first moment of the span, UTC: YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS.sssZ'),
  to: instantField.describe('The moment the span ends before, UTC'),
  step: z
    .union([
      z.number().positive().max(36_525),
      z.strictObject({ hours: z.number().positive().max(876_600).describe('Hours between rows') }),
      z.strictObject({ minutes: z.number().positive().max(52_596_000).describe('Minutes between rows') }),
    ])
    .optional()
    .describe('Days between rows, or hours or minutes as `{ hours: 6 }`; default 1 day'),
  bodies: bodiesField.optional().describe('Planet ids; default Sun to Pluto'),
  lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
});
export type EphemerisTableRequest = z.input<typeof ephemerisTableRequest>;

export const ephemerisTableResponse = z.strictObject({
  data: z
    .array(
      z.strictObject({
        utDate: instant.describe('The moment in UTC'),
        julianDayUt: z.number().describe('The moment as a Julian day, UT'),
        planets: z
          .array(
            z.strictObject({
              planetId: planetId.describe('Planet id'),
              longitude: decimal7Field.describe('Longitude of the body, degrees'),
              latitude: decimal7Field.describe('Ecliptic latitude, degrees, north positive'),
              declination: decimal7Field.describe('Declination, degrees, north positive'),
              speeds: decimal7Field.describe('Degrees of longitude a day'),
              signId: z.int().min(0).max(11).describe('Sign id'),
              retrograde: z.boolean().describe('Moves backwards'),
            }),
          )
          .describe('Positions of the bodies asked for'),
      }),
    )
    .describe('Rows in order of time'),
  notices: z
    .array(noticeSchema)
    .describe('What had to be decided for the caller, and what is less sure than usual'),
});
export type EphemerisTable = z.infer<typeof ephemerisTableResponse>;
