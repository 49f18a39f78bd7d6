import {
  dateField,
  type GivenPlace,
  langField,
  nameField,
  placeField,
  placeIdField,
  timeField,
} from './fields.js';
import * as z from './kinds.js';
import { bodiesField, houseSystemField, orbsField } from './options.js';

/** Request bodies of several operations, and what they have in common. */

/** Optional on every horoscope request. */
export const horoscopeFields = {
  system: houseSystemField
    .optional()
    .describe('House system, letter or name; before the `houseSystem` option'),
  planets: bodiesField.optional().describe('Planet ids to list; before the `bodies` option'),
  collect_text: z.boolean().optional().describe('Whether to collect texts; default true'),
  orbs: orbsField.optional().describe('Orbs in degrees by aspect, flat or by body; before the `orbs` option'),
};

/**
 * What a request with places of a suffix (`''`, `_1`, `_2`) must hold: exactly one of `place_id` and `place`, or at
 * most one where the place may be left out. For `refine(...)`.
 */
export function placeRule(
  suffix: '' | '_1' | '_2',
  needed = true,
): [test: (request: object) => boolean, fault: { path: string[]; message: string }] {
  const [id, own] = [`place_id${suffix}`, `place${suffix}`];
  const given = (request: object, key: string): boolean =>
    (request as Readonly<Record<string, unknown>>)[key] !== undefined;
  const which = needed ? 'one of the two, not both' : 'or neither, not both';
  return [
    (request) =>
      needed ? given(request, id) !== given(request, own) : !(given(request, id) && given(request, own)),
    {
      path: [id],
      message: `must be given, or ${own}: { name, latitude, longitude, timezone }; ${which}`,
    },
  ];
}
const onePlace = placeRule('');

/** A request that names exactly one place of a suffix, by its id or by name, coordinates and zone. */
export type WithPlace<R, S extends '' | '_1' | '_2' = ''> = R extends unknown
  ? Omit<R, `place_id${S}` | `place${S}`> &
      (
        | ({ [K in `place_id${S}`]: number } & { [K in `place${S}`]?: undefined })
        | ({ [K in `place${S}`]: GivenPlace } & { [K in `place_id${S}`]?: undefined })
      )
  : never;

/** Minutes a time may be off either way; with more than this it is unknown. */
export const timeAccuracyField = z
  .number()
  .min(0)
  .max(240)
  .optional()
  .describe('Minutes either way that the time of birth may be off, at most 240');

/** A time of birth. */
export const birthTimeField = timeField
  .nullable()
  .describe('Local time of birth, HH:MM or HH:MM:SS; null where it is not known');

export const birthFields = {
  name: nameField.describe('Name of the person'),
  date: dateField.describe('Local date of birth, YYYY-MM-DD, in the calendar of the `calendar` option'),
  time: birthTimeField,
  time_accuracy: timeAccuracyField,
  place_id: placeIdField.optional().describe('Id of the place, from `places`; or else `place`'),
  place: placeField
    .optional()
    .describe('The place itself, by name, coordinates and zone, instead of `place_id`'),
  lang: langField.describe('Language of names and texts, a BCP 47 tag'),
};

export const birthRequest = z.strictObject({ ...birthFields, ...horoscopeFields }).refine(...onePlace);
/** A person's birth, whose time may be unknown: what `natal`, `natalBasic` and `planetInSign` take. */
export type BirthRequest = WithPlace<z.input<typeof birthRequest>>;
export type ParsedBirth = z.output<typeof birthRequest>;

/** What `natal` takes: a birth. */
export const natalRequest = birthRequest;
export type NatalRequest = BirthRequest;

export const birthdayRequest = z.strictObject({
  name: nameField.describe('Name of the person'),
  day: z.int().min(1).max(31).describe('Day of the month'),
  month: z.int().min(1).max(12).describe('Month'),
  lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
});
/** Where only the birthday is known. */
export type BirthdayRequest = z.input<typeof birthdayRequest>;

/** What `natalBasic` takes. */
export const natalBasicRequest = z.union([natalRequest, birthdayRequest]);
