import * as z from 'zod';
import { type AspectId, type AspectKey, aspectIds, aspectKeys } from '../chart/aspects.js';
import { asteroidOffset, bodyIds } from '../chart/bodies.js';
import { ayanamsas } from '../sky/ayanamsas.js';
import { houseSystemOf, houseSystems } from '../sky/house-systems.js';
import { includeKeys } from './included.js';
import { readingLengths } from './reading.js';

/** Options of an engine and of a call: the same table, the call's over the engine's. */

const systemList = Object.entries(houseSystems)
  .map(([letter, name]) => `${letter} (${name})`)
  .join(', ');

export const houseSystemField = z.string().transform((given, context) => {
  const system = given.length > 40 ? undefined : houseSystemOf(given);
  if (system !== undefined) return system;
  context.addIssue(`must be a house system: ${systemList}`);
  return z.NEVER;
});

/** Highest asteroid number asked for; the Swiss Ephemeris has files for those that are numbered so far. */
const asteroidLimit = 999_999;

export const bodyField = z
  .int()
  .refine(
    (id) => (id >= 0 && id < bodyIds.length) || (id > asteroidOffset && id <= asteroidOffset + asteroidLimit),
    `must be a planet id: 0 to ${bodyIds.length - 1}, or ${asteroidOffset} + the number of an asteroid`,
  );

export const bodiesField = z.array(bodyField).min(1).max(200);

const aspectIdField = z.int().min(0).max(10) as unknown as z.ZodType<AspectId, AspectId>;

export const aspectField = z.union([
  z.enum(aspectKeys).transform((key): AspectId => aspectIds[aspectKeys.indexOf(key)] as AspectId),
  aspectIdField,
]);

const orbDegrees = z.number().min(0).max(30);
const orbByBody = z.record(
  z.string().regex(/^(default|\d{1,7})$/, 'must be `default` or a planet id'),
  orbDegrees,
);

export const orbsField = z.partialRecord(z.enum(aspectKeys), z.union([orbDegrees, orbByBody]));
export type OrbsGiven = Partial<Record<AspectKey, number | Record<string, number>>>;

const ayanamsaField = z.union([
  z.enum(ayanamsas),
  z.strictObject({ epoch: z.number().min(0).max(3_500_000), value: z.number().min(-360).max(360) }),
]);

export const optionsSchema = z
  .strictObject({
    /** Letter of the Swiss Ephemeris or name; default `placidus`. A request's `system` goes before it. */
    houseSystem: houseSystemField,
    /** Default `tropical`; an `ayanamsa` makes it `sidereal`. */
    zodiac: z.enum(['tropical', 'sidereal']),
    /** Which sidereal zodiac; default `lahiri`. */
    ayanamsa: ayanamsaField,
    /** The Moon's node; default `true`. */
    node: z.enum(['true', 'mean']),
    /** The Moon's apogee; default `mean`. */
    lilith: z.enum(['mean', 'osculating']),
    /** Ids of `planets` entries; a request's `planets` goes before it. */
    bodies: bodiesField,
    /** Ids or names; default the five Ptolemaic aspects, and any that `orbs` names. */
    aspects: z.array(aspectField).max(11),
    /** Degrees by aspect, flat or by body; a request's `orbs` goes before it. */
    orbs: orbsField,
    /** As seen from the place itself, at sea level or at an altitude in metres; default the Earth's centre. */
    topocentric: z.union([z.boolean(), z.strictObject({ altitude: z.number().min(-500).max(12_000) })]),
    /** What to make of a local time that clocks showed twice or never; Temporal's words, default `compatible`. */
    disambiguation: z.enum(['compatible', 'earlier', 'later', 'reject']),
    /** Default `auto`: Julian up to 1582-10-14. */
    calendar: z.enum(['auto', 'gregorian', 'julian']),
    /** Before standard time: by the birth place's longitude (default) or as the zone's city kept it. */
    localMeanTime: z.enum(['place', 'zone']),
    /** Who rules Scorpio, Aquarius and Pisces; default `modern`. */
    rulerships: z.enum(['modern', 'traditional']),
    /**
     * How a progression moves the angles: `naibod` (default; the Midheaven's right ascension by the mean Sun's
     * 0.98564736629° a year), `solar-arc` (its longitude by the progressed Sun's), `mean-quotidian` (houses of the
     * progressed moment itself).
     */
    progressedAngles: z.enum(['naibod', 'solar-arc', 'mean-quotidian']),
    /**
     * How `composite` makes one chart of two: `midpoint` (default; every planet half way along the shorter arc, houses
     * of the midpoint Midheaven) or `davison` (the sky of the moment half way in time, at the place half way on the
     * great circle).
     */
    compositeMethod: z.enum(['midpoint', 'davison']),
    /**
     * Returns of Sun and Moon to their places among the stars: to the natal longitude and the precession since birth.
     * Default false; in a sidereal zodiac they are that anyway.
     */
    precessionCorrected: z.boolean(),
    /** What `natal` and `natalBasic` have besides; default nothing. */
    include: z.array(z.enum(includeKeys)).max(includeKeys.length),
    /** Words of a reading: `full`, 1,800 to 4,500 (default), or `brief`, 600 to 1,200. */
    readingLength: z.enum(readingLengths),
    /** Part of Fortune: by `sect` (default), or the `day` formula always. */
    fortune: z.enum(['sect', 'day']),
    /** When the Chinese year changes: at the `lunar` new year (default), or at the instant of lichun (`solar`). */
    chineseYear: z.enum(['lunar', 'solar']),
    /** Which time gives the pillars of day and hour: the `clock`'s (default), or true `solar` time. */
    chineseHour: z.enum(['clock', 'solar']),
    /** When the Chinese day changes: at `midnight` (default), or `early`, at 23:00 with the Rat hour. */
    ratHour: z.enum(['midnight', 'early']),
  })
  .partial()
  .refine((options) => !(options.zodiac === 'tropical' && options.ayanamsa !== undefined), {
    path: ['ayanamsa'],
    message: 'makes no sense in a tropical zodiac; leave it out, or set zodiac to "sidereal"',
  });

/** Options as a host writes them. */
export type Options = z.input<typeof optionsSchema>;
/** Options as the code reads them: systems as letters, aspects as ids. */
export type ParsedOptions = z.output<typeof optionsSchema>;
