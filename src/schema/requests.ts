import * as z from 'zod';
import {
  dateField,
  langField,
  nameField,
  placeField,
  placeIdField,
  signIdField,
  timeField,
} from './fields.js';
import { bodiesField, houseSystemField, orbsField } from './options.js';

/** Request bodies of the operations, as interface.md and shapes.md have them. */

/** Optional on every horoscope request. */
export const horoscopeFields = {
  /** Letter of a house system. */
  system: houseSystemField.optional(),
  /** Ids to calculate. */
  planets: bodiesField.optional(),
  /** Whether to collect texts; default true. */
  collect_text: z.boolean().optional(),
  orbs: orbsField.optional(),
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

export const birthFields = {
  name: nameField,
  date: dateField,
  time: timeField,
  place_id: placeIdField.optional(),
  place: placeField.optional(),
  lang: langField,
};

export const birthRequest = z.strictObject({ ...birthFields, ...horoscopeFields }).refine(...onePlace);
/** A person's birth: what `natal`, `natalBasic` and `planetInSign` take. */
export type BirthRequest = z.input<typeof birthRequest>;
export type ParsedBirth = z.output<typeof birthRequest>;

/** Minutes a time may be off either way; with more than this it is unknown. */
export const timeAccuracyField = z.number().min(0).max(240);

export const natalRequest = z
  .strictObject({
    ...birthFields,
    /** Null where it is not known. */
    time: timeField.nullable(),
    /** Minutes either way that the time may be off. */
    time_accuracy: timeAccuracyField.optional(),
    ...horoscopeFields,
  })
  .refine(...onePlace);
/** A birth whose time may be unknown: what `natal` and `natalBasic` take. */
export type NatalRequest = z.input<typeof natalRequest>;
export type ParsedNatal = z.output<typeof natalRequest>;

export const birthdayRequest = z.strictObject({
  name: nameField,
  day: z.int().min(1).max(31),
  month: z.int().min(1).max(12),
  lang: langField.optional(),
});
/** Where only the birthday is known. */
export type BirthdayRequest = z.input<typeof birthdayRequest>;

export const placesRequest = z.strictObject({
  name: nameField,
  lang: langField.optional(),
  limit: z.int().min(1).max(1000).optional(),
  /** Whether to tell country, division and the name that was found, the places that it fits best first. */
  details: z.boolean().optional(),
});
export type PlacesRequest = z.input<typeof placesRequest>;

export const ephemeridesRequest = z
  .strictObject({
    place_id: placeIdField.optional(),
    place: placeField.optional(),
    date: dateField.optional(),
    time: timeField.optional(),
    lang: langField.optional(),
    ...horoscopeFields,
  })
  .refine(...onePlace);
export type EphemeridesRequest = z.input<typeof ephemeridesRequest>;

export const listRequest = z.strictObject({ lang: langField.optional() });
/** Request of `signs` and `planets`. */
export type ListRequest = z.input<typeof listRequest>;

export const signToSignRequest = z.strictObject({
  sign_id_1: signIdField,
  sign_id_2: signIdField,
  lang: langField,
});
export type SignToSignRequest = z.input<typeof signToSignRequest>;
