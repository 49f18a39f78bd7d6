import { elements, modalities } from '../chart/zodiac.js';
import { langField, signIdField } from './fields.js';
import * as z from './kinds.js';

/** Requests and results of `signs`, `planets` and `signToSign`, which list what the texts know. */

const signId = signIdField.describe('Sign id, 0 Aries to 11 Pisces');
const planetId = z.int().min(0).describe('Planet id');

export const listRequest = z.strictObject({
  lang: langField.optional().describe('Language of names and texts, a BCP 47 tag; default `en`'),
});
/** Request of `signs` and `planets`. */
export type ListRequest = z.input<typeof listRequest>;

export const signToSignRequest = z.strictObject({
  sign_id_1: signIdField.describe('Sign id from whose side it is told, 0 Aries to 11 Pisces'),
  sign_id_2: signIdField.describe('Sign id of the other, 0 Aries to 11 Pisces'),
  lang: langField.describe('Language of names and texts, a BCP 47 tag'),
});
export type SignToSignRequest = z.input<typeof signToSignRequest>;

export const signsResponse = z.strictObject({
  data: z
    .array(
      z.strictObject({
        sign_id: signId.describe('Sign id, 0 Aries to 11 Pisces'),
        sign_name: z.string().describe('Name of the sign'),
        symbol: z.string().describe('Its sign in print'),
        element: z.enum(elements).describe('Element'),
        modality: z.enum(modalities).describe('Quality'),
        polarity: z.enum(['positive', 'negative']).describe('Polarity'),
        ruler_id: planetId.describe('Planet id of the ruler'),
        start: z.string().describe('First day, MM-DD: the usual tropical dates'),
        end: z.string().describe('Last day, MM-DD'),
      }),
    )
    .describe('The signs, Aries to Pisces'),
});
export type Signs = z.infer<typeof signsResponse>;

export const planetsResponse = z.strictObject({
  data: z
    .array(
      z.strictObject({
        planet_id: planetId,
        planet_name: z.string().describe('Name'),
        symbol: z.string().describe('Its sign in print'),
        kind: z.string().describe('What it is: luminary, planet, asteroid, lunar, angle or lot'),
      }),
    )
    .describe('Bodies and points, by their ids'),
});
export type Planets = z.infer<typeof planetsResponse>;

export const signToSignResponse = z.strictObject({
  sign_id_1: signId.describe('Sign id of the first'),
  sign_name_1: z.string().describe('Name of the first sign'),
  sign_id_2: signId.describe('Sign id of the second'),
  sign_name_2: z.string().describe('Name of the second sign'),
  text: z.string().describe('What the second sign is to the first, told from the first one’s side'),
});
export type SignToSign = z.infer<typeof signToSignResponse>;
