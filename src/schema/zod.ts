import * as z from 'zod';
import { type Check, Kind, type Shape } from './kinds.js';
import { optionDescriptions } from './option-descriptions.js';

/** Schemas of ours as zod schemas: of one always the same one. */
const made = new WeakMap<Kind, z.ZodType>();

/** The zod schema of a schema, which the compiler takes for one all along; a zod schema itself stays what it is. */
export function zodOf<S extends z.ZodType>(schema: S): S {
  const kind: unknown = schema;
  if (!(kind instanceof Kind)) return schema;
  return zodOfKind(kind) as unknown as S;
}

/** Fields by their names as zod schemas. */
export const zodFieldsOf = <F extends Readonly<Record<string, z.ZodType>>>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, zodOf(field)])) as F;

function zodOfKind(kind: Kind): z.ZodType {
  const known = made.get(kind);
  if (known !== undefined) return known;
  const checked = kind.checks.reduce(withCheck, bare(kind));
  const description = kind.description ?? optionDescriptions.get(kind);
  const schema = description === undefined ? checked : checked.describe(description);
  made.set(kind, schema);
  return schema;
}

/** A schema without its checks. */
function bare({ definition }: Kind): z.ZodType {
  switch (definition.type) {
    case 'string':
      return z.string();
    case 'number':
      return z.number();
    case 'int':
      return z.int();
    case 'boolean':
      return z.boolean();
    case 'enum':
      return z.enum(definition.values as string[]);
    case 'literal':
      return z.literal(definition.values[0] as string);
    case 'array':
      return z.array(zodOfKind(definition.element));
    case 'object':
      return definition.strict
        ? z.strictObject(fieldsOf(definition.shape))
        : z.object(fieldsOf(definition.shape));
    case 'union':
      return z.union(definition.options.map(zodOfKind));
    case 'discriminated': {
      const [first, ...others] = definition.options.map(zodOfKind) as z.ZodObject[];
      return z.discriminatedUnion(definition.field, [first as z.ZodObject, ...others]);
    }
    case 'record': {
      const key = zodOfKind(definition.key);
      const value = zodOfKind(definition.value);
      const keys = key as z.ZodString;
      return definition.key.definition.type === 'enum' ? z.partialRecord(keys, value) : z.record(keys, value);
    }
    case 'optional':
      return zodOfKind(definition.inner).optional();
    case 'nullable':
      return zodOfKind(definition.inner).nullable();
    case 'transformed':
      return zodOfKind(definition.inner).transform((value, context) =>
        definition.transform(value, { addIssue: (message) => context.addIssue(message) }),
      );
    case 'instance':
      return z.instanceof(definition.of, { error: definition.message });
  }
}

const fieldsOf = (shape: Shape): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, zodOfKind(field)]));

function withCheck(schema: z.ZodType, check: Check): z.ZodType {
  // Methods that only some schemas have: whoever wrote the check had one that has it.
  const number = schema as z.ZodNumber;
  const text = schema as z.ZodString;
  switch (check.type) {
    case 'atLeast':
      return number.min(check.limit);
    case 'moreThan':
      return number.gt(check.limit);
    case 'atMost':
      return number.max(check.limit);
    case 'minLength':
      return text.min(check.limit);
    case 'maxLength':
      return text.max(check.limit);
    case 'length':
      return text.length(check.limit);
    case 'pattern':
      return text.regex(check.pattern, check.message);
    case 'rule':
      return schema.refine(check.test, { message: check.message, path: [...check.path] });
  }
}
