import { type AspectId, type AspectKey, aspectIds, aspectKeys } from '../chart/aspects.js';
import { asteroidOffset, bodyIds } from '../chart/bodies.js';
import { ayanamsas } from '../sky/ayanamsas.js';
import { type HouseSystem, type HouseSystemName, houseSystemOf, houseSystems } from '../sky/house-systems.js';
import { includeKeys, readingLengths } from './include-keys.js';
import * as z from './kinds.js';

/** Options of an engine and of a call: the same table, the call's over the engine's. */

const systemList = Object.entries(houseSystems)
  .map(([letter, name]) => `${letter} (${name})`)
  .join(', ');

/** A house system as a host writes it: a letter of the Swiss Ephemeris, in either case, or a name. */
export type HouseSystemGiven = HouseSystem | Lowercase<HouseSystem> | HouseSystemName;

export const houseSystemField = z.string().transform((given, context): HouseSystem => {
  const system = given.length > 40 ? undefined : houseSystemOf(given);
  if (system !== undefined) return system;
  context.addIssue(`must be a house system: ${systemList}`);
  return z.NEVER;
}) as unknown as z.ZodType<HouseSystem, HouseSystemGiven>;

/** Highest asteroid number accepted; one without a file gets a notice. */
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
  z.strictObject({
    epoch: z.number().min(0).max(3_500_000).describe('Julian day TT of the epoch'),
    value: z.number().min(-360).max(360).describe('Ayanamsa at the epoch, degrees'),
  }),
]);

export const optionsSchema = z
  .strictObject({
    houseSystem: houseSystemField.describe(
      'Letter of the Swiss Ephemeris or name; default `placidus`. A request’s `system` goes before it',
    ),
    polar: z
      .enum(['porphyry', 'as-given'])
      .describe(
        'Cusps that are not in order, as those of Regiomontanus or Campanus beyond the polar circles: Porphyry’s instead (`porphyry`, the default), or as the Swiss Ephemeris gives them (`as-given`), where a house is the shorter way from its cusp to the next. Told by a notice either way',
      ),
    zodiac: z
      .enum(['tropical', 'sidereal'])
      .describe('Default `tropical`; an `ayanamsa` makes it `sidereal`'),
    ayanamsa: ayanamsaField.describe('Which sidereal zodiac; default `lahiri`'),
    node: z.enum(['true', 'mean']).describe('The Moon’s node; default `true`'),
    lilith: z
      .enum(['mean', 'osculating'])
      .describe(
        'The Moon’s apogee; default `mean`. Outside the ephemeris files the osculating one is uncertain by up to half a minute of arc: what the model has of it jitters from second to second, which moments that are searched leave out',
      ),
    bodies: bodiesField.describe('Ids of `planets` entries; a request’s `planets` goes before it'),
    aspects: z
      .array(aspectField)
      .max(11)
      .describe('Ids or names; default the five Ptolemaic aspects, and any that `orbs` names'),
    orbs: orbsField.describe('Degrees by aspect, flat or by body; a request’s `orbs` goes before it'),
    topocentric: z
      .union([
        z.boolean(),
        z.strictObject({
          altitude: z.number().min(-500).max(12_000).describe('Meters above sea level'),
        }),
      ])
      .describe(
        'As seen from the place itself, at sea level or at an altitude in meters; default the Earth’s center',
      ),
    disambiguation: z
      .enum(['compatible', 'earlier', 'later', 'reject'])
      .describe(
        'What to make of a local time that clocks showed twice or never; Temporal’s words, default `compatible`',
      ),
    calendar: z
      .enum(['auto', 'gregorian', 'julian'])
      .describe('Calendar of the dates; default `auto`: Julian up to 1582-10-14'),
    localMeanTime: z
      .enum(['place', 'zone'])
      .describe(
        'Before standard time: by the birth place’s longitude (default) or as the zone’s city kept it',
      ),
    rulerships: z
      .enum(['modern', 'traditional'])
      .describe('Who rules Scorpio, Aquarius and Pisces; default `modern`'),
    progressedAngles: z
      .enum(['naibod', 'solar-arc', 'mean-quotidian'])
      .describe(
        'How a progression moves the angles: `naibod` (default; the Midheaven’s right ascension by the mean Sun’s 0.98564736629° a year), `solar-arc` (its longitude by the progressed Sun’s), `mean-quotidian` (houses of the progressed moment itself)',
      ),
    progressedHouses: z
      .enum(['natal', 'progressed'])
      .describe(
        'Which houses `progressions` lists and puts the progressed points in: the birth chart’s (`natal`, the default) or those of the `progressed` angles',
      ),
    compositeMethod: z
      .enum(['midpoint', 'davison'])
      .describe(
        'How `composite` makes one chart of two: `midpoint` (default; every planet half way along the shorter arc, houses of the midpoint Midheaven) or `davison` (the sky of the moment half way in time, at the place half way on the great circle)',
      ),
    precessionCorrected: z
      .boolean()
      .describe(
        'Returns of Sun and Moon to their places among the stars: to the natal longitude and the precession since birth. Default false; in a sidereal zodiac they are that anyway',
      ),
    include: z
      .array(z.enum(includeKeys))
      .max(includeKeys.length)
      .describe(
        'What a horoscope has besides: lists, ranked factors, the reading, its wheel; default nothing',
      ),
    readingLength: z
      .enum(readingLengths)
      .describe(
        'Length of a reading: `full` (default; 1,800 to 4,500 words for a natal horoscope, 1,200 to 2,500 for a solar return, 1,500 to 3,000 for a synastry, at most 2,000 for the others) or `brief` (600 to 1,200 for a natal horoscope, up to some 1,000 for the others)',
      ),
    fortune: z
      .enum(['sect', 'day'])
      .describe('Part of Fortune: by `sect` (default), or the `day` formula always'),
    chineseYear: z
      .enum(['lunar', 'solar'])
      .describe(
        'When the Chinese year changes: at the `lunar` new year (default), or at the instant of lichun (`solar`)',
      ),
    chineseHour: z
      .enum(['clock', 'solar'])
      .describe(
        'Which time gives the pillars of day and hour: the `clock`’s (default), or true `solar` time',
      ),
    ratHour: z
      .enum(['midnight', 'early'])
      .describe(
        'When the Chinese day changes: at `midnight` (default), or `early`, at 23:00 with the Rat hour',
      ),
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
