import type { Engine } from '../engine.js';
import type { Operation } from '../operations/definition.js';
import { branchesOf, fieldsOf, type JsonSchema, jsonSchemaOf } from '../schema/json-schema.js';
import { optionsSchema } from '../schema/options.js';
import type { Arguments, FlagKind } from './arguments.js';
import { layout } from './layout.js';
import { placeOf } from './person.js';
import { json, type Subcommand } from './subcommand.js';

/** A subcommand made of an operation's definition: flags from its request's schema, any result as a page of text. */

type Field = ReturnType<typeof fieldsOf>[number];

/** `signId` and `sign_id` as they are typed: `sign-id`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** Flags of a place, beside `--place-id`. */
const placeWords = ['place', 'latitude', 'longitude', 'timezone'] as const;

export function derived(operation: Operation): Subcommand {
  const { name, summary, description, request, example } = operation;
  const fields = fieldsOf(jsonSchemaOf(request, 'request'));
  const places = fields.flatMap(({ name: field }) => /^place_id(.*)$/.exec(field)?.[1] ?? []);
  const plain = fields.filter(({ name: field }) => !places.some((suffix) => field === `place${suffix}`));
  const taken = new Set(fields.map(({ name: field }) => kebab(field)));
  const options =
    (operation.takesOptions ?? true) ? optionFields().filter((o) => !taken.has(kebab(o.name))) : [];
  const placeFlags = places.flatMap((suffix) => placeWords.map((word) => `${word}${kebab(suffix)}`));
  const flagOf = ({ name: field }: Field): string => kebab(field);
  return {
    summary: `${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
    usage: [
      `horoscope ${kebab(name)} ${exampleFlags(example)}`,
      ...(description === undefined ? [] : ['', `  ${description}`]),
      '',
      ...plain.map((field) => usageLine(flagOf(field), field.field, field.required)),
      ...places.map((suffix) => usageLine(`place${kebab(suffix)}`, placeUsage, false)),
      ...options.map((option) => usageLine(flagOf(option), option.field, false)),
      '  --json                 the result as JSON',
    ].join('\n'),
    flags: {
      ...Object.fromEntries(
        [...[...plain, ...options].map(flagOf), ...placeFlags].map((flag): [string, FlagKind] => [
          flag,
          'value',
        ]),
      ),
      json: 'switch',
    },
    run(engine, given, { columns }) {
      const asked = { ...valuesOf(plain, given), ...placesOf(engine, places, given) };
      const call = (engine as unknown as Record<string, (...given: unknown[]) => unknown>)[name];
      const result = call?.(asked, ...(options.length > 0 ? [valuesOf(options, given)] : []));
      return given.switches.has('json') ? json(result) : layout(result, columns);
    },
  };
}

const optionFields = (): Field[] => fieldsOf(jsonSchemaOf(optionsSchema, 'request'));

const placeUsage: JsonSchema = {
  description: 'A place by name, of which the best match is taken; or --latitude, --longitude and --timezone',
};

const usageLine = (flag: string, { description = '' }: JsonSchema, required: boolean): string =>
  `  ${`--${flag}`.padEnd(22)} ${description}${required ? ' (required)' : ''}`;

const exampleFlags = (example: Readonly<Record<string, unknown>>): string =>
  Object.entries(example)
    .map(([field, value]) => `--${kebab(field)} ${wordOf(value)}`)
    .join(' ');

const wordOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordOf).join(',');
  const word = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[\w.:,+-]+$/.test(word) ? word : `'${word}'`;
};

const valuesOf = (fields: readonly Field[], { flags }: Arguments): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, field }) => {
      const word = flags.get(kebab(name));
      return word === undefined ? [] : [[name, readWord(word, field)]];
    }),
  );

/** A word as what the schema wants; as it is where it is nothing of the kind, so that the refusal shows it. */
function readWord(word: string, schema: JsonSchema): unknown {
  const branches = branchesOf(schema);
  const allows = (type: string): JsonSchema | undefined => branches.find((branch) => branch.type === type);
  if (word === 'unknown' && allows('null')) return null;
  const numeric = (allows('integer') ?? allows('number')) !== undefined;
  if (numeric && word.trim() !== '' && Number.isFinite(Number(word))) return Number(word);
  if (allows('boolean') && (word === 'true' || word === 'false')) return word === 'true';
  const items = allows('array')?.items;
  if (items) return word.split(',').map((part) => readWord(part.trim(), items));
  if (allows('object') && word.startsWith('{')) return parsed(word);
  return word;
}

function parsed(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
}

function placesOf(engine: Pick<Engine, 'places'>, suffixes: readonly string[], { flags }: Arguments): object {
  const given = suffixes.flatMap((suffix) => {
    const words = [...placeWords, 'place-id'].flatMap((word) => {
      const value = flags.get(`${word}${kebab(suffix)}`);
      return value === undefined ? [] : [[word, value] as const];
    });
    if (words.length === 0) return [];
    const place = placeOf(engine, new Map(words), kebab(suffix), false);
    return Object.entries(place).map(([field, value]) => [`${field}${suffix}`, value]);
  });
  return Object.fromEntries(given);
}
