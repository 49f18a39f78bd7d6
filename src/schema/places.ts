import { langField, nameField } from './fields.js';
import * as z from './kinds.js';

/** Request and result of `places`, and its entries, which other results have too. */

export const placesRequest = z.strictObject({
  name: nameField.describe('Name of a place as it is typed'),
  lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
  limit: z.int().min(1).max(1000).optional().describe('How many places at most; default 20'),
  details: z
    .boolean()
    .optional()
    .describe(
      'Whether to add country, division and the name that was found, the places that it fits best first; default false',
    ),
});
export type PlacesRequest = z.input<typeof placesRequest>;

export const placeSchema = z.strictObject({
  id: z.int().describe('Place id'),
  name: z.string().describe('Name'),
  longitude: z.number().describe('Degrees, east positive'),
  latitude: z.number().describe('Degrees, north positive'),
  country_code: z.string().describe('Two letters of ISO 3166'),
  admin1_code: z.string().describe('First-level division: country code, hyphen, region code'),
  population: z.int().describe('Inhabitants'),
  timezone: z.string().describe('IANA name of the time zone'),
});

/** What `details: true` adds to a place. */
export const foundPlaceSchema = z.strictObject({
  ...placeSchema.shape,
  country: z.string().describe('English name of the country'),
  admin1_name: z
    .string()
    .nullable()
    .describe('Name of the first-level division; null where GeoNames has none'),
  matched: z
    .strictObject({
      name: z.string().describe('The name that was found'),
      own: z.boolean().describe('Whether it is the place’s own name'),
    })
    .describe('Which of its names was found'),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

export const placesResponse = z.strictObject({
  data: z.union([z.array(placeSchema), z.array(foundPlaceSchema)]).describe('The places found'),
});
export type PlacesResponse = z.infer<typeof placesResponse>;
