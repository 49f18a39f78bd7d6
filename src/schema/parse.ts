import { HoroscopeError, quote, type RequestIssue, readGiven } from '../errors.js';
import { check, type Fault } from './check.js';
import type * as z from './kinds.js';

/** Any schema. */
export type Schema = z.ZodType;

/** How many faults of one request are listed, and how many of them are spelled out in the message. */
const issueLimit = 20;
const spokenLimit = 6;

/**
 * A request checked against its schema, or a {@link HoroscopeError} that names each field, what was given and
 * what is allowed.
 * @param what what is being read, for the message: `request`, `options`
 */
export function parse<T extends z.ZodType>(schema: T, given: unknown, what = 'request'): z.output<T> {
  const faults: Fault[] = [];
  const { output, issues } = readGiven(`the ${what}`, () => {
    if (hasCrowdOfKeys(given))
      throw new HoroscopeError('invalid_request', `the ${what} has more than ${mostKeys} fields`);
    const output: unknown = check(schema, given, faults);
    const issues = faults.flatMap((fault) => describe(fault, given, what)).slice(0, issueLimit);
    return { output, issues };
  });
  if (faults.length === 0) return withoutNegativeZero(output) as z.output<T>;
  const spoken = issues.slice(0, spokenLimit).map((issue) => issue.message);
  if (issues.length > spokenLimit) spoken.push(`and ${issues.length - spokenLimit} more faults`);
  const message = spoken.join('; ');
  const path = issues[0]?.path;
  throw new HoroscopeError('invalid_request', message, path === undefined ? { issues } : { path, issues });
}

/** More fields than any request has, and few enough to be listed one by one. */
const mostKeys = 1000;

function hasCrowdOfKeys(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  let count = 0;
  for (const _ in given) if (++count > mostKeys) return true;
  return false;
}

/** JSON knows no -0, so that a result that repeats what was asked for mustn't either. Typed arrays stay as they are. */
function withoutNegativeZero(value: unknown): unknown {
  if (value === 0) return 0;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (field === 0) fields[key] = 0;
    else if (typeof field === 'object' && field !== null) withoutNegativeZero(field);
  }
  return value;
}

function describe(fault: Fault, given: unknown, what: string): RequestIssue[] {
  const path = fault.path.map(String).join('.');
  const subject = path === '' ? `the ${what}` : path;
  if (fault.code === 'unrecognized_keys')
    return fault.keys.map((key) => {
      const at = path === '' ? key : `${path}.${key}`;
      return { path: at.slice(0, 200), message: `${subject} has no field ${quote(key)}` };
    });
  // A refinement of the whole request names a field of it: what was given is what stands in that field.
  const ofRequest = (fault.code === 'custom' && fault.ofRule) || isDiscriminator(fault);
  const value = ofRequest ? valueAt(given, fault.path) : fault.input;
  const found = value === undefined ? 'is missing' : `is ${quote(value)}`;
  return [{ path, message: `${subject} ${found}; ${allowed(fault)}` }];
}

function allowed(fault: Fault): string {
  switch (fault.code) {
    case 'invalid_type':
      return `it must be ${article(fault.expected)}`;
    case 'too_small':
      return isNumeric(fault.origin)
        ? `it must be ${fault.inclusive ? 'at least' : 'more than'} ${fault.minimum}`
        : `it must have ${fault.minimum} or more ${unitOf(fault.origin)}`;
    case 'too_big':
      return isNumeric(fault.origin)
        ? `it must be ${fault.inclusive ? 'at most' : 'less than'} ${fault.maximum}`
        : `it must have ${fault.maximum} or fewer ${unitOf(fault.origin)}`;
    case 'invalid_value':
      return `it must be one of ${fault.values.map((value) => quote(value)).join(', ')}`;
    case 'invalid_union':
      if (isDiscriminator(fault))
        return `it must be one of ${fault.options.map((option) => quote(option)).join(', ')}`;
      return [...new Set(fault.errors.map((branch) => (branch[0] ? allowed(branch[0]) : '')))].join(', or ');
    case 'invalid_key':
      return fault.issues[0] ? allowed(fault.issues[0]) : 'it is no name of a field';
    case 'unrecognized_keys':
      return 'it has a field too many';
    case 'custom':
      return `it ${fault.message}`;
  }
}

/** A union discriminated by a field whose value is none of the allowed ones: the fault names the field. */
const isDiscriminator = (fault: Fault): fault is Fault & { options: readonly unknown[] } =>
  fault.code === 'invalid_union' && fault.options !== undefined;

const isNumeric = (origin: string): boolean => origin === 'number' || origin === 'int';
const unitOf = (origin: string): string => (origin === 'string' ? 'characters' : 'entries');

function article(type: string): string {
  if (type === 'int') return 'an integer';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
