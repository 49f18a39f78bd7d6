import fc from 'fast-check';
import { jsonSchemaOf } from '../schema/json-schema.js';
import { type Options, optionsSchema } from '../schema/options.js';
import { objectsOf, valuesOf } from './derived.js';

const schema = jsonSchemaOf(optionsSchema, 'request');

/** What makes answers longer without changing any figure, and is asked for by hand. */
const lengthy = ['reading', 'factors', 'wheel'];

/**
 * Options of a call, valid together. `disambiguation` is never `reject`, which refuses times that clocks showed twice
 * or never.
 */
export const options = (): fc.Arbitrary<Options> =>
  objectsOf(schema, (field, name) => {
    if (name === 'disambiguation') return fc.constantFrom('compatible', 'earlier', 'later');
    if (name === 'include')
      return fc.subarray((field.items?.enum ?? []).filter((key) => !lengthy.includes(String(key))));
    return valuesOf(field, name);
  }).map((given) => {
    const { ayanamsa, ...others } = given;
    return (others.zodiac === 'tropical' ? others : given) as Options;
  });

/** Options of an engine that concern its figures and words: for `createEngine`. */
export const engineOptions = (): fc.Arbitrary<Options & { languages: string[]; placeTier: 'all' | 'core' }> =>
  fc
    .tuple(options(), fc.constantFrom<'all' | 'core'>('all', 'core'))
    .map(([given, placeTier]) => ({ ...given, languages: ['en'], placeTier }));
