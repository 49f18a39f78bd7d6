/** The pages of the reference: one an operation, and what they have in common. */
import { aspectIds, aspectKeys } from '#dist/chart/aspects.js';
import { defaultOrbs } from '#dist/chart/orbs.js';
import { errorMeanings } from '#dist/errors.js';
import { branchesOf, fieldsOf, jsonSchemaOf } from '#dist/schema/json-schema.js';
import { optionsSchema } from '#dist/schema/options.js';
import { callOf } from './root.js';

/**
 * @typedef {import('#dist/operations/definition.js').Operation} Operation
 * @typedef {import('#dist/operations/definition.js').LibraryFunction} LibraryFunction
 * @typedef {import('#dist/schema/json-schema.js').JsonSchema} JsonSchema
 */
