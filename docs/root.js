/**
 * The files of src/ that follow from the list of operations: the interface of an engine and the root export, which
 * need a written name with its own documentation for every function, and the list of schema files.
 */

import { readdirSync } from 'node:fs';
import { Kind } from '#dist/schema/kinds.js';

/** @typedef {import('#dist/operations/definition.js').Operation | import('#dist/operations/definition.js').LibraryFunction} Definition */

/** @param {Definition} definition */
const isOperation = (definition) => 'path' in definition;

/** A call of the function, as code. @param {Definition} definition */
export const callOf = (definition) =>
  `${definition.name}(${isOperation(definition) ? codeOf(definition.example) : definition.example})`;

/** A JSON value as code. @param {unknown} value @returns {string} */
export function codeOf(value) {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, entry]) => `${key}: ${codeOf(entry)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

/** @param {string} text @param {number} columns */
function wrap(text, columns) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** The documentation comment of a function. @param {Definition} definition @param {string} indent */
function comment(definition, indent = '') {
  const { summary, description } = definition;
  const text = wrap([`${summary}.`, ...(description === undefined ? [] : [description])].join(' '), 105);
  const lines = [...text, '', '@throws HoroscopeError', '@example', ...wrap(`${callOf(definition)};`, 105)];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

const heading =
  '// Written by `npm run docs` from the definitions in operations/: change these and run it again.\n';

/** @param {readonly Definition[]} definitions */
export function engineInterface(definitions) {
  const members = definitions.map((definition) => {
    const list = isOperation(definition) ? 'operations' : 'functions';
    return `${comment(definition, '  ')}\n  ${definition.name}: FunctionOf<typeof ${list}.${definition.name}>;`;
  });
  return `${heading}import type { FunctionOf } from './operations/definition.js';
import type * as functions from './operations/functions.js';
import type * as operations from './operations/list.js';

/** The operations, bound to one set of assets and options. All are pure and synchronous. */
export interface Engine {
${members.join('\n')}
}
`;
}

/** @param {readonly Definition[]} definitions */
export function rootExport(definitions) {
  const members = definitions.map(
    (definition) =>
      `${comment(definition)}\nexport const ${definition.name}: Engine['${definition.name}'] = engine.${definition.name};`,
  );
  return `${heading}
/**
 * The functions of the library, bound to a default engine that is ready on import: the module waits for it, so
 * its functions are plain synchronous ones. Where a file of it fails to come, \`ready\` tries again. To open an engine of
 * your own, without this side effect, import \`horoscope-engine/engine\`.
 */
import { openDefault } from './default-engine.js';
import { createEngine, type Engine } from './engine.js';

export * from './engine.js';

/** The default engine is the one that may look at the clock: \`ephemerides\` without a date means now. */
const { engine, ready: opened } = await openDefault(() => createEngine({ now: () => Date.now() }));

/**
 * Resolves once the functions of this module can be called: at once, as a rule. Where a file could not be had
 * while the module was imported, they throw \`asset_missing\`, and this tries again.
 *
 * @throws HoroscopeError
 * @example
 * await ready();
 */
export const ready: () => Promise<void> = opened;

${members.join('\n\n')}
`;
}

/** Files of src/schema/ that hold no schemas. */
const machinery = [
  'check.ts',
  'index.ts',
  'json-schema.ts',
  'kinds.ts',
  'option-descriptions.ts',
  'parse.ts',
  'zod-index.ts',
  'zod.ts',
];
const ofSchemas = heading.replace('the definitions in operations/', 'the files of this folder');

/** @param {URL} folder src/schema/ */
export function schemaIndex(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !machinery.includes(name))
    .sort();
  return `${ofSchemas}
/** The schemas of every request and response, and the types inferred from them. */

${files.map((name) => `export * from './${name.replace('.ts', '.js')}';`).join('\n')}
`;
}

/** @param {Readonly<Record<string, unknown>>} schemas what src/schema/index.ts exports */
export function zodIndex(schemas) {
  const made = Object.entries(schemas).flatMap(([name, schema]) => {
    if (schema instanceof Kind) return [`export const ${name}: typeof own.${name} = zodOf(own.${name});`];
    return isFields(schema) ? [`export const ${name}: typeof own.${name} = zodFieldsOf(own.${name});`] : [];
  });
  return `${ofSchemas}
/** What \`index.ts\` has, its schemas as zod schemas. */
import * as own from './index.js';
import { zodFieldsOf, zodOf } from './zod.js';

export * from './index.js';

${made.sort().join('\n')}
`;
}

/** @param {unknown} value */
const isFields = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((field) => field instanceof Kind);
