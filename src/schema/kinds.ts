/**
 * The language that schemas are written in: as far as it is used here, zod's own, by the same names and with zod's
 * types. What a call checks is run by `check.ts`, without a library and without code made at run time, which policies
 * of a page may forbid; `zod.ts` makes zod schemas of these, for who wants them.
 */
import type * as zod from 'zod';

export type { infer, input, output, ZodRawShape, ZodType } from 'zod';

/** What values a schema allows, apart from its checks. */
export type Definition =
  | { readonly type: 'string' | 'number' | 'int' | 'boolean' }
  /** An enumeration, or with one value a literal. */
  | { readonly type: 'enum' | 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'array'; readonly element: Kind }
  /** Unknown fields are refused where it is strict, and left out where not. */
  | { readonly type: 'object'; readonly shape: Shape; readonly strict: boolean }
  | { readonly type: 'union'; readonly options: readonly Kind[] }
  | { readonly type: 'discriminated'; readonly field: string; readonly options: readonly Kind[] }
  /** Where its keys are an enumeration, none of them has to be there. */
  | { readonly type: 'record'; readonly key: Kind; readonly value: Kind }
  | { readonly type: 'optional' | 'nullable'; readonly inner: Kind }
  | { readonly type: 'transformed'; readonly inner: Kind; readonly transform: Transform }
  | { readonly type: 'instance'; readonly of: new () => object; readonly message: string };

export type Shape = Readonly<Record<string, Kind>>;
type Transform = (value: unknown, context: { addIssue: (message: string) => void }) => unknown;

/** What a value of the right type has to hold to besides. */
export type Check =
  | { readonly type: 'minLength' | 'maxLength' | 'length'; readonly limit: number }
  | { readonly type: 'atLeast' | 'moreThan' | 'atMost'; readonly limit: number }
  | { readonly type: 'pattern'; readonly pattern: RegExp; readonly message: string }
  | {
      readonly type: 'rule';
      readonly test: (value: unknown) => unknown;
      readonly message: string;
      readonly path: readonly PropertyKey[];
    };

interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly optional: boolean;
}

type Rule = string | { path: string[]; message: string };

/** A schema. Each method gives another one. */
export class Kind {
  readonly definition: Definition;
  readonly checks: readonly Check[];
  readonly description: string | undefined;
  #fields: readonly Field[] | undefined;
  #places: ReadonlyMap<string, number> | undefined;

  constructor(definition: Definition, checks: readonly Check[] = [], description?: string) {
    this.definition = definition;
    this.checks = checks;
    this.description = description;
  }

  describe(description: string): Kind {
    return new Kind(this.definition, this.checks, description);
  }

  optional(): Kind {
    return new Kind({ type: 'optional', inner: this });
  }

  nullable(): Kind {
    return new Kind({ type: 'nullable', inner: this });
  }

  transform(transform: Transform): Kind {
    return new Kind({ type: 'transformed', inner: this, transform });
  }

  min(limit: number): Kind {
    return this.#with({ type: this.#isNumeric() ? 'atLeast' : 'minLength', limit });
  }

  max(limit: number): Kind {
    return this.#with({ type: this.#isNumeric() ? 'atMost' : 'maxLength', limit });
  }

  positive(): Kind {
    return this.#with({ type: 'moreThan', limit: 0 });
  }

  length(limit: number): Kind {
    return this.#with({ type: 'length', limit });
  }

  regex(pattern: RegExp, message: string): Kind {
    return this.#with({ type: 'pattern', pattern, message });
  }

  refine(test: (value: unknown) => unknown, rule: Rule): Kind {
    const { message, path } = typeof rule === 'string' ? { message: rule, path: [] } : rule;
    return this.#with({ type: 'rule', test, message, path });
  }

  extend(shape: Shape): Kind {
    return objectOf({ ...this.shape, ...shape });
  }

  pick(fields: Readonly<Record<string, true>>): Kind {
    return objectOf(Object.fromEntries(Object.entries(this.shape).filter(([name]) => name in fields)));
  }

  partial(): Kind {
    const fields = Object.entries(this.shape).map(([name, field]) => [name, field.optional()]);
    return objectOf(Object.fromEntries(fields));
  }

  /** Fields of an object as a check goes through them: name, schema, whether it may be left out. */
  get fields(): readonly Field[] {
    this.#fields ??= Object.entries(this.shape).map(([name, kind]) => ({
      name,
      kind,
      optional: isOptional(kind),
    }));
    return this.#fields;
  }

  /** The place of each field among the fields, by its name. */
  get places(): ReadonlyMap<string, number> {
    this.#places ??= new Map(this.fields.map(({ name }, place) => [name, place]));
    return this.#places;
  }

  /** Fields of an object. */
  get shape(): Shape {
    if (this.definition.type !== 'object') throw new TypeError(`${this.definition.type} has no fields`);
    return this.definition.shape;
  }

  /** Branches of a union. */
  get options(): readonly Kind[] {
    return 'options' in this.definition ? this.definition.options : [];
  }

  /** Of a literal. */
  get value(): unknown {
    return 'values' in this.definition ? this.definition.values[0] : undefined;
  }

  #with(check: Check): Kind {
    return new Kind(this.definition, [...this.checks, check], this.description);
  }

  #isNumeric(): boolean {
    return this.definition.type === 'number' || this.definition.type === 'int';
  }
}

const isOptional = ({ definition }: Kind): boolean =>
  definition.type === 'optional' || (definition.type === 'nullable' && isOptional(definition.inner));

const objectOf = (shape: Shape, strict = true): Kind => new Kind({ type: 'object', shape, strict });

/** A schema of ours, known to the compiler as the one that zod would make. @param make of zod's arguments */
const as = <Z>(make: unknown): Z => make as Z;

const simple = (type: 'string' | 'number' | 'int' | 'boolean') => () => new Kind({ type });
export const string = as<typeof zod.string>(simple('string'));
export const number = as<typeof zod.number>(simple('number'));
export const int = as<typeof zod.int>(simple('int'));
export const boolean = as<typeof zod.boolean>(simple('boolean'));

export const literal = as<typeof zod.literal>(
  (value: unknown) => new Kind({ type: 'literal', values: [value] }),
);
const enumOf = as<typeof zod.enum>(
  (values: readonly string[]) => new Kind({ type: 'enum', values: [...values] }),
);
export const array = as<typeof zod.array>((element: Kind) => new Kind({ type: 'array', element }));
export const strictObject = as<typeof zod.strictObject>((shape: Shape) => objectOf({ ...shape }));
export const object = as<typeof zod.object>((shape: Shape) => objectOf({ ...shape }, false));
export const union = as<typeof zod.union>((options: readonly Kind[]) => new Kind({ type: 'union', options }));
export const discriminatedUnion = as<typeof zod.discriminatedUnion>(
  (field: string, options: readonly Kind[]) => new Kind({ type: 'discriminated', field, options }),
);
const recordOf = (key: Kind, value: Kind): Kind => new Kind({ type: 'record', key, value });
export const record = as<typeof zod.record>(recordOf);
export const partialRecord = as<typeof zod.partialRecord>(recordOf);
const instanceOf = as<typeof zod.instanceof>(
  (of: new () => object, { error }: { error: string }) => new Kind({ type: 'instance', of, message: error }),
);
/** What a transformation gives that has added a fault. */
export const NEVER = as<never>(undefined);

export { enumOf as enum, instanceOf as instanceof };
