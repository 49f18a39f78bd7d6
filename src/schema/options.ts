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
    houseSystem: houseSystemField,
    polar: z.enum(['porphyry', 'as-given']),
    zodiac: z.enum(['tropical', 'sidereal']),
    ayanamsa: ayanamsaField,
    node: z.enum(['true', 'mean']),
    lilith: z.enum(['mean', 'osculating']),
    bodies: bodiesField,
    aspects: z.array(aspectField).max(11),
    orbs: orbsField,
    topocentric: z.union([
      z.boolean(),
      z.strictObject({
        altitude: z.number().min(-500).max(12_000).describe('Meters above sea level'),
      }),
    ]),
    disambiguation: z.enum(['compatible', 'earlier', 'later', 'reject']),
    calendar: z.enum(['auto', 'gregorian', 'julian']),
    localMeanTime: z.enum(['place', 'zone']),
    rulerships: z.enum(['modern', 'traditional']),
    progressedAngles: z.enum(['naibod', 'solar-arc', 'mean-quotidian']),
    progressedHouses: z.enum(['natal', 'progressed']),
    compositeMethod: z.enum(['midpoint', 'davison']),
    precessionCorrected: z.boolean(),
    include: z.array(z.enum(includeKeys)).max(includeKeys.length),
    readingLength: z.enum(readingLengths),
    fortune: z.enum(['sect', 'day']),
    chineseYear: z.enum(['lunar', 'solar']),
    chineseHour: z.enum(['clock', 'solar']),
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
