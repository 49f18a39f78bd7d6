/** What can go wrong, as a host sees it. Every refusal of the library carries one of these. */
export const errorCodes = [
  'invalid_request',
  'unknown_place',
  'unsupported_language',
  'date_out_of_range',
  'too_costly',
  'nonexistent_time',
  'ambiguous_time',
  'not_loaded',
  'asset_missing',
  'asset_corrupt',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What each code means. Bundles of what only throws leave the table out. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'A field of the request or an option is missing, unknown or not what it may be',
  unknown_place: 'No place has the id, or no place has the name',
  unsupported_language: 'The engine has no texts in the language; the message lists those it has',
  date_out_of_range: 'The date lies outside the years that can be calculated',
  too_costly:
    'The answer would take so much work that it held the thread; the message says what to ask instead',
  nonexistent_time: 'Clocks skipped the local time, and `disambiguation` is `reject`',
  ambiguous_time: 'Clocks showed the local time twice, and `disambiguation` is `reject`',
  not_loaded: 'The engine was opened without the part that this needs; the message says how to load it',
  asset_missing: 'A file that the engine is made of could not be had',
  asset_corrupt: 'A file that the engine is made of is damaged, or not what it should be',
  internal: 'A fault of the library itself; please report it',
};

/** One fault of a request: the field it is in (dots between names, empty for the request itself) and what is wrong. */
export interface RequestIssue {
  path: string;
  message: string;
}

/**
 * The only error class this library throws. `message` says what was wrong, what was given and what is allowed;
 * `path` is the request field, where there is one; `issues` lists the faults when a request has several.
 */
export class HoroscopeError extends Error {
  override readonly name = 'HoroscopeError';
  readonly code: ErrorCode;
  readonly path: string | undefined;
  readonly issues: readonly RequestIssue[];

  constructor(
    code: ErrorCode,
    message: string,
    { path, issues, cause }: { path?: string; issues?: readonly RequestIssue[]; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.path = path;
    this.issues = issues ?? (path === undefined ? [] : [{ path, message }]);
  }
}

/**
 * What is read from a value that was given. Its getters and proxies may throw anything: then it is the value that is at
 * fault.
 *
 * @param what it is, for the message @throws HoroscopeError `invalid_request`
 */
export function readGiven<Found>(what: string, read: () => Found): Found {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    throw new HoroscopeError('invalid_request', `${what} could not be read`, { cause });
  }
}

/**
 * Controls, separators of lines, halves of characters and invisible marks, but those that join letters (U+200C,
 * U+200D).
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/**
 * A text with everything written out that a terminal would obey or that turns the order of what follows: `\u001b`, as
 * in JSON.
 */
export const printable = (text: string): string =>
  text.replace(unprintable, (character) =>
    character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

/** A value given, quoted in an error: short, on one line, printable, whatever it was. */
export function quote(value: unknown, limit = 60): string {
  if (typeof value === 'string') {
    const shown = printable(JSON.stringify(value));
    return shown.length <= limit ? shown : `${shown.slice(0, limit - 1)}…" (${value.length} characters)`;
  }
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return printable(String(value));
}
