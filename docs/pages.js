/** The pages of the reference: one an operation, and those on what operations share. */
import { aspectIds, aspectKeys } from '#dist/chart/aspects.js';
import { luminaryBonus, minorFactor, orbTables } from '#dist/chart/orbs.js';
import { errorMeanings } from '#dist/errors.js';
import { mostWork } from '#dist/request/cost.js';
import { branchesOf, fieldsOf, jsonSchemaOf } from '#dist/schema/json-schema.js';
import { noticeSchema } from '#dist/schema/notices.js';
import { optionsSchema } from '#dist/schema/options.js';
import { callOf } from './root.js';

/**
 * @typedef {import('#dist/operations/definition.js').Operation} Operation
 * @typedef {import('#dist/operations/definition.js').LibraryFunction} LibraryFunction
 * @typedef {import('#dist/schema/json-schema.js').JsonSchema} JsonSchema
 */

const written = '<!-- Written by `npm run docs`: change the definitions and schemas, and run it again. -->\n';

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
/** @param {unknown} value */
const code = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** What a field may be, in words: `integer, 1 to 12`. @param {JsonSchema} schema @returns {string} */
function typeOf(schema) {
  const branches = branchesOf(schema);
  if (branches.length > 1) {
    const fields = branches.filter(({ properties }) => properties !== undefined).length > 1 ? ['object'] : [];
    const others = branches.filter(({ properties }) => properties === undefined || fields.length === 0);
    return [...new Set([...fields, ...others.map(typeOf)])].join(', or ');
  }
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.items) return `array${ofItems(schema)}`;
  if (schema.type === 'string' && schema.pattern === decimal7) return 'string, a decimal with 7 places';
  const types = [schema.type ?? 'any value'].flat().join(', or ');
  return [types, range(schema)].filter((part) => part !== '').join(', ');
}

const decimal7 = '^-?\\d{1,8}\\.\\d{7}$';

/** @param {JsonSchema} schema */
function ofItems({ items, minItems, maxItems }) {
  const count = minItems !== undefined && minItems === maxItems ? ` of ${minItems}` : '';
  const what =
    items === undefined || branchesOf(items).some(({ properties }) => properties) ? '' : typeOf(items);
  return `${count}${what === '' ? '' : `: ${what}`}`;
}

/** @param {JsonSchema} schema */
function range({ minimum, maximum, exclusiveMinimum, maxLength }) {
  const least = minimum ?? exclusiveMinimum;
  if (least !== undefined && maximum !== undefined) return `${least} to ${maximum}`;
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  if (maximum !== undefined) return `${maximum} or less`;
  return maxLength === undefined ? '' : `${maxLength} characters at most`;
}

/**
 * Fields of a schema at any depth, as dotted paths; `[]` stands for every entry of an array.
 * @param {JsonSchema} schema @param {string} path @returns {{ path: string, field: JsonSchema, required: boolean }[]}
 */
function fieldsWithin(schema, path = '') {
  return fieldsOf(schema).flatMap(({ name, field, required }) => {
    const at = path === '' ? name : `${path}.${name}`;
    const inner = branchesOf(field).flatMap((branch) =>
      branch.items ? fieldsWithin(branch.items, `${at}[]`) : [],
    );
    return [{ path: at, field, required }, ...fieldsWithin(field, at), ...inner];
  });
}

/** A field's own words, or those of what it may be. @param {JsonSchema} field */
const meaningOf = (field) =>
  field.description ?? branchesOf(field).find(({ description }) => description)?.description ?? '';

/** @param {JsonSchema} schema */
const requestTable = (schema) =>
  table(
    ['field', 'what', 'required', 'meaning'],
    fieldsWithin(schema).map(({ path, field, required }) => [
      code(path),
      typeOf(field),
      required ? 'yes' : 'no',
      meaningOf(field),
    ]),
  );

/** @param {JsonSchema} schema */
const responseTable = (schema) =>
  table(
    ['field', 'what', 'meaning'],
    fieldsWithin(schema)
      .filter(({ path }) => !path.includes('notices[].parameters.'))
      .map(({ path, field, required }) => [
        code(path),
        `${typeOf(field)}${required ? '' : ' (may be absent)'}`,
        meaningOf(field),
      ]),
  );

/** @param {Operation | LibraryFunction} definition */
const introduction = ({ summary, description }) =>
  `${summary}.${description === undefined ? '' : ` ${description}`}`;

/** What an answer costs, and what becomes of a request that costs more. @param {Operation | LibraryFunction} definition */
const costOf = ({ cost: { most, worst, instead } }) =>
  `Costs ${most.toLocaleString('en-US')} [units of work](notices-and-errors.md#cost) at most: ${worst}. ${
    instead === undefined
      ? 'No valid request is refused for its cost.'
      : `What would cost more is refused as \`too_costly\`: ${instead}.`
  }`;

/** @param {Operation} operation */
function operationPage(operation) {
  const { name, method, path, request, response, takesOptions = true } = operation;
  return `${written}
# ${name}

${introduction(operation)}

\`\`\`js
${callOf(operation)}
\`\`\`

${method} ${path} · ${takesOptions ? 'takes [options](options.md)' : 'takes no options'}

${costOf(operation)}

## Request

${requestTable(jsonSchemaOf(request, 'request'))}

## Response

Fields that belong to one of several forms of the answer are listed together.

${responseTable(jsonSchemaOf(response, 'response'))}
`;
}

/** @param {LibraryFunction} definition */
const functionSection = (definition) => `### ${definition.name}

${introduction(definition)}

\`\`\`js
${callOf(definition)}
\`\`\`

${costOf(definition)}
${definition.request ? `\n${requestTable(jsonSchemaOf(definition.request, 'request'))}\n` : ''}`;

/** @param {readonly Operation[]} operations @param {readonly LibraryFunction[]} functions */
const indexPage = (operations, functions) => `${written}
# Reference

Built from the definitions of the operations and their schemas.

${table(
  ['operation', 'gives'],
  operations.map((operation) => [`[\`${operation.name}\`](${operation.name}.md)`, operation.summary]),
)}

- [Options](options.md) of an engine and of a call
- [Notices and errors](notices-and-errors.md) by code
- [Orbs](orbs.md)

## Functions that are no operations

What they take or give is no JSON object, so that they have neither a path nor a subcommand.

${functions.map(functionSection).join('\n')}`;

const optionsPage = () => `${written}
# Options

For every call, \`createEngine(options)\`; for one, the second argument of an operation.

${table(
  ['option', 'values', 'meaning'],
  fieldsWithin(jsonSchemaOf(optionsSchema, 'request')).map(({ path, field }) => [
    code(path),
    typeOf(field),
    meaningOf(field),
  ]),
)}
`;

const messagesPage = () => `${written}
# Notices and errors

## Notices

Every result that had to decide something says so in \`notices\`: \`{ code, message, parameters }\`. The message is in the
language of the request; \`parameters\` is what it is made of.

${table(
  ['code', 'meaning', 'parameters'],
  branchesOf(jsonSchemaOf(noticeSchema, 'response')).map((notice) => [
    code(notice.properties?.code?.const),
    notice.description ?? '',
    fieldsOf(notice.properties?.parameters ?? {})
      .map(({ name, field }) => `${code(name)}: ${meaningOf(field)}`)
      .join('; '),
  ]),
)}

## Errors

Every refusal is a \`HoroscopeError\` with \`code\`, \`message\` (what was wrong, what was given, what is allowed), \`path\` (the
request field) and, for several faults at once, \`issues\`.

${table(
  ['code', 'meaning'],
  Object.entries(errorMeanings).map(([name, meaning]) => [code(name), meaning]),
)}

## Cost

An operation answers at once, and a thread that works on an answer does nothing else. So what an answer takes is reckoned
from the request before the work is done, in questions to the ephemeris of about 6 µs on a server of 2020 (where a body
stands at a moment); houses, entries of lists and what lies outside the ephemeris files count for several. A request that
would take more than ${mostWork.toLocaleString('en-US')} is refused as \`too_costly\`, and the message says what to ask instead. The count does
not depend on the machine, nor on what was asked before: answers that come after others of the same years are faster.
`;

const orbsPage = () => `${written}
# Orbs

How far from exact an aspect still counts by default, in degrees. The \`orbs\` of a request or of the options go before
the table; between two bodies’ entries the larger wins.

${table(
  ['aspect', 'in one chart', 'synastry', 'returns and transits to natal', 'progressed'],
  aspectIds.map((id) => [
    aspectKeys[id],
    ...[orbTables.chart, orbTables.synastry, orbTables.toNatal, orbTables.progressed].map((orbs) =>
      String(orbs[id]),
    ),
  ]),
)}

In one chart and in a synastry the Sun or the Moon in the pair adds ${luminaryBonus}°; where neither is one of Sun to Pluto, the
orb is multiplied by ${minorFactor}.
`;

/**
 * @param {readonly Operation[]} operations @param {readonly LibraryFunction[]} functions
 * @returns {[name: string, text: string][]}
 */
export const pages = (operations, functions) => [
  ['README.md', indexPage(operations, functions)],
  ['options.md', optionsPage()],
  ['notices-and-errors.md', messagesPage()],
  ['orbs.md', orbsPage()],
  ...operations.map(
    (operation) => /** @type {[string, string]} */ ([`${operation.name}.md`, operationPage(operation)]),
  ),
];
