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

/** Exactly one of `place_id` and `place`. */
const namesOnePlace = (request: { place_id?: unknown; place?: unknown }): boolean =>
  (request.place_id === undefined) !== (request.place === undefined);
const onePlace = {
  path: ['place_id'],
  message: 'must be given, or place: { name, latitude, longitude, timezone }; one of the two, not both',
};

const birthFields = {
  name: nameField,
  date: dateField,
  time: timeField,
  place_id: placeIdField.optional(),
  place: placeField.optional(),
  lang: langField,
};

export const birthRequest = z
  .strictObject({ ...birthFields, ...horoscopeFields })
  .refine(namesOnePlace, onePlace);
/** A person's birth: what `natal`, `natalBasic` and `planetInSign` take. */
export type BirthRequest = z.input<typeof birthRequest>;
export type ParsedBirth = z.output<typeof birthRequest>;

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
  .refine(namesOnePlace, onePlace);
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
