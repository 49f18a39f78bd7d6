import type { Check, Kind, ZodType } from './kinds.js';

/**
 * A fault of a value. `survivable` is one after which the rest of the value is still checked: one of a limit or a rule,
 * and none of the type.
 */
export type Fault = { path: PropertyKey[]; input: unknown; survivable: boolean | undefined } & (
  | { code: 'invalid_type'; expected: string }
  | { code: 'too_small'; origin: string; minimum: number; inclusive: boolean }
  | { code: 'too_big'; origin: string; maximum: number; inclusive: boolean }
  | { code: 'invalid_value'; values: readonly unknown[] }
  | { code: 'unrecognized_keys'; keys: string[] }
  | { code: 'invalid_union'; errors: Fault[][]; options?: readonly unknown[] }
  | { code: 'invalid_key'; issues: Fault[] }
  /** Of a pattern or a rule. */
  | { code: 'custom'; message: string; ofRule: boolean }
);

/**
 * A value checked against a schema: as its output, and its faults, in zod's order. Nothing of what is given is changed.
 * @param faults to which they are added
 */
export const check = (schema: ZodType, value: unknown, faults: Fault[]): unknown =>
  run(schema as unknown as Kind, value, faults);

function run(kind: Kind, value: unknown, faults: Fault[]): unknown {
  const before = faults.length;
  const { checks } = kind;
  if (checks.length === 0) return outputOf(kind, value, faults);
  if (Array.isArray(value) && isTooLong(kind, value, faults)) return value;
  const output = outputOf(kind, value, faults);
  for (const check of checks) {
    if (faults.length > before && !goesOn(check, faults, before)) continue;
    runCheck(check, output, faults);
  }
  return output;
}

/** Whether a check is run after faults: of a length where none was fatal, any other where all can be survived. */
function goesOn({ type }: Check, faults: readonly Fault[], from: number): boolean {
  const ofLength = type === 'minLength' || type === 'maxLength' || type === 'length';
  for (let i = from; i < faults.length; i++) {
    const survivable = faults[i]?.survivable;
    if (survivable === false || (survivable === undefined && !ofLength)) return false;
  }
  return true;
}

/** Of a list that is too long the entries aren't looked at. */
function isTooLong({ definition, checks }: Kind, list: readonly unknown[], faults: Fault[]): boolean {
  if (definition.type !== 'array') return false;
  for (const check of checks) {
    if (check.type !== 'minLength' && check.type !== 'maxLength' && check.type !== 'length') return false;
    if (check.type === 'minLength' || list.length <= check.limit) continue;
    faults.push({
      code: 'too_big',
      origin: 'array',
      maximum: check.limit,
      inclusive: true,
      ...at(list, false),
    });
    return true;
  }
  return false;
}

const at = (input: unknown, survivable: boolean | undefined) => ({
  path: [] as PropertyKey[],
  input,
  survivable,
});

function runCheck(check: Check, value: unknown, faults: Fault[]): void {
  switch (check.type) {
    case 'minLength':
    case 'maxLength':
    case 'length':
      checkLength(check.type, check.limit, value, faults);
      return;
    case 'atLeast':
    case 'moreThan': {
      const inclusive = check.type === 'atLeast';
      const number = value as number;
      if (inclusive ? number >= check.limit : number > check.limit) return;
      faults.push({
        code: 'too_small',
        origin: 'number',
        minimum: check.limit,
        inclusive,
        ...at(value, true),
      });
      return;
    }
    case 'atMost':
      if ((value as number) <= check.limit) return;
      faults.push({
        code: 'too_big',
        origin: 'number',
        maximum: check.limit,
        inclusive: true,
        ...at(value, true),
      });
      return;
    case 'pattern':
      if (check.pattern.test(value as string)) return;
      faults.push({ code: 'custom', message: check.message, ofRule: false, ...at(value, true) });
      return;
    case 'rule':
      if (check.test(value)) return;
      faults.push({
        code: 'custom',
        message: check.message,
        ofRule: true,
        ...at(value, true),
        path: [...check.path],
      });
      return;
  }
}

/** Of a list, or of a text in code points. */
function checkLength(
  type: 'minLength' | 'maxLength' | 'length',
  limit: number,
  value: unknown,
  faults: Fault[],
): void {
  const units = (value as { length?: number } | null | undefined)?.length;
  if (units === undefined) return;
  const length = typeof value === 'string' ? codePointsOf(value, units) : units;
  const origin = Array.isArray(value) ? 'array' : typeof value === 'string' ? 'string' : 'unknown';
  if (type !== 'maxLength' && length < limit)
    faults.push({ code: 'too_small', origin, minimum: limit, inclusive: true, ...at(value, true) });
  if (type !== 'minLength' && length > limit)
    faults.push({ code: 'too_big', origin, maximum: limit, inclusive: true, ...at(value, true) });
}

function codePointsOf(text: string, units: number): number {
  if (!/[\uD800-\uDBFF]/.test(text)) return units;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const wrongType = (expected: string, input: unknown, faults: Fault[], fatal?: false): unknown => {
  faults.push({ code: 'invalid_type', expected, ...at(input, fatal) });
  return input;
};

function outputOf(kind: Kind, value: unknown, faults: Fault[]): unknown {
  const { definition } = kind;
  switch (definition.type) {
    case 'string':
    case 'boolean':
      return typeof value === definition.type ? value : wrongType(definition.type, value, faults);
    case 'number':
      return Number.isFinite(value) ? value : wrongType('number', value, faults);
    case 'int':
      return integer(value, faults);
    case 'enum':
    case 'literal':
      if (!definition.values.includes(value))
        faults.push({ code: 'invalid_value', values: definition.values, ...at(value, undefined) });
      return value;
    case 'array':
      return listOf(definition.element, value, faults);
    case 'object':
      return fieldsOf(kind, definition.strict, value, faults);
    case 'union':
      return firstOf(definition.options, value, faults);
    case 'discriminated':
      return namedBranch(definition.field, definition.options, value, faults);
    case 'record':
      return entriesOf(definition.key, definition.value, value, faults);
    case 'optional':
      return value === undefined ? value : run(definition.inner, value, faults);
    case 'nullable':
      return value === null ? value : run(definition.inner, value, faults);
    case 'transformed': {
      const before = faults.length;
      const given = run(definition.inner, value, faults);
      if (faults.length > before) return given;
      const addIssue = (message: string) =>
        faults.push({ code: 'custom', message, ofRule: true, ...at(given, undefined) });
      return definition.transform(given, { addIssue });
    }
    case 'instance':
      if (!(value instanceof definition.of))
        faults.push({ code: 'custom', message: definition.message, ofRule: true, ...at(value, false) });
      return value;
  }
}

function integer(value: unknown, faults: Fault[]): unknown {
  if (Number.isSafeInteger(value)) return value;
  if (!Number.isFinite(value)) return wrongType('number', value, faults);
  if (!Number.isInteger(value)) return wrongType('int', value, faults, false);
  if ((value as number) > 0)
    faults.push({
      code: 'too_big',
      origin: 'int',
      maximum: Number.MAX_SAFE_INTEGER,
      inclusive: true,
      ...at(value, true),
    });
  else
    faults.push({
      code: 'too_small',
      origin: 'int',
      minimum: Number.MIN_SAFE_INTEGER,
      inclusive: true,
      ...at(value, true),
    });
  return value;
}

/** Puts the name of a field before the paths of the faults in it. */
function within(key: PropertyKey, faults: readonly Fault[], from: number): void {
  for (let i = from; i < faults.length; i++) faults[i]?.path.unshift(key);
}

function listOf(element: Kind, value: unknown, faults: Fault[]): unknown {
  if (!Array.isArray(value)) return wrongType('array', value, faults);
  const output = new Array<unknown>(value.length);
  for (let i = 0; i < value.length; i++) {
    const before = faults.length;
    output[i] = run(element, value[i], faults);
    within(i, faults, before);
  }
  return output;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(kind: Kind, strict: boolean, value: unknown, faults: Fault[]): unknown {
  if (!isObject(value)) return wrongType('object', value, faults);
  const output: Record<string, unknown> = {};
  const listed = fieldsListed(kind, value);
  const { fields } = kind;
  for (let i = 0; i < fields.length; i++) {
    const { name, kind: field, optional } = fields[i] as (typeof fields)[number];
    const before = faults.length;
    const given = listed === undefined ? value[name] : listed[i];
    if (given === absent) continue;
    if (given === undefined && optional) {
      if (name in value) output[name] = undefined;
      continue;
    }
    const checked = run(field, given, faults);
    if (faults.length > before) within(name, faults, before);
    if (given !== undefined || name in value) output[name] = checked;
  }
  if (strict && listed === undefined) refuseOthers(kind.shape, value, faults);
  return output;
}

/** In the place of a field that is not there. */
const absent = Symbol('absent');

/**
 * The values of a plain object by the places of their fields, read as the object lists them: most requests leave most
 * fields out, and to ask for one that is not there takes as long as to check one that is.
 * @returns undefined where fields must be asked for one by one: one that is needed is not listed, or one is too many
 */
function fieldsListed(kind: Kind, value: Record<string, unknown>): unknown[] | undefined {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const { fields, places } = kind;
  const listed = new Array<unknown>(fields.length).fill(absent);
  for (const name in value) {
    const place = places.get(name);
    if (place === undefined) return undefined;
    listed[place] = value[name];
  }
  for (let i = 0; i < fields.length; i++)
    if (listed[i] === absent && fields[i]?.optional !== true) return undefined;
  return listed;
}

function refuseOthers(shape: object, value: object, faults: Fault[]): void {
  const keys: string[] = [];
  for (const key in value) if (!Object.hasOwn(shape, key)) keys.push(key);
  if (keys.length > 0) faults.push({ code: 'unrecognized_keys', keys, ...at(value, true) });
}

/** What the first branch makes of it that has no fault with it, or the only one that it is of the type of. */
function firstOf(options: readonly Kind[], value: unknown, faults: Fault[]): unknown {
  const branches: { output: unknown; found: Fault[] }[] = [];
  for (const option of options) {
    const found: Fault[] = [];
    const output = run(option, value, found);
    if (found.length === 0) return output;
    branches.push({ output, found });
  }
  const near = branches.filter(
    ({ found }, i) =>
      options[i]?.definition.type !== 'transformed' && found.every(({ survivable }) => survivable),
  );
  if (near.length === 1 && near[0] !== undefined) {
    faults.push(...near[0].found);
    return near[0].output;
  }
  const errors = branches.map(({ found }) => found);
  faults.push({ code: 'invalid_union', errors, ...at(value, undefined) });
  return value;
}

function namedBranch(field: string, options: readonly Kind[], value: unknown, faults: Fault[]): unknown {
  if (!isObject(value)) return wrongType('object', value, faults);
  const name = value[field];
  const branch = options.find((option) => option.shape[field]?.value === name);
  if (branch !== undefined) return run(branch, value, faults);
  const names = options.map((option) => option.shape[field]?.value);
  faults.push({ code: 'invalid_union', errors: [], options: names, ...at(value, undefined), path: [field] });
  return value;
}

/** A record by zod's measure: of no class that has a prototype of its own. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const { constructor: maker } = value;
  if (typeof maker !== 'function') return true;
  return isObject(maker.prototype) && Object.hasOwn(maker.prototype, 'isPrototypeOf');
}

function entriesOf(keys: Kind, values: Kind, value: unknown, faults: Fault[]): unknown {
  if (!isPlain(value)) return wrongType('record', value, faults);
  const output: Record<PropertyKey, unknown> = {};
  const others: string[] = [];
  for (const key of Reflect.ownKeys(value)) {
    if (key === '__proto__' || !Object.prototype.propertyIsEnumerable.call(value, key)) continue;
    const issues: Fault[] = [];
    run(keys, key, issues);
    if (issues.length > 0) {
      if (keys.definition.type === 'enum') others.push(String(key));
      else faults.push({ code: 'invalid_key', issues, ...at(key, undefined), path: [key] });
      continue;
    }
    const before = faults.length;
    output[key] = run(values, (value as Record<PropertyKey, unknown>)[key], faults);
    within(key, faults, before);
  }
  if (others.length > 0) faults.push({ code: 'unrecognized_keys', keys: others, ...at(value, true) });
  return output;
}
