import type { RequestIssue } from '../errors.js';
import type { Problem, ProblemCode } from '../schema/http.js';

/** Refusals as problem documents, RFC 9457. */

interface Kind {
  readonly status: number;
  readonly title: string;
}

export const kinds: Readonly<Record<ProblemCode, Kind>> = {
  malformed_body: { status: 400, title: 'The body is no JSON' },
  unauthorized: { status: 401, title: 'Not authorized' },
  not_found: { status: 404, title: 'There is nothing at this path' },
  unknown_place: { status: 404, title: 'No place has this id' },
  method_not_allowed: { status: 405, title: 'The path has no such method' },
  not_acceptable: { status: 406, title: 'The answer has no form that is accepted' },
  precondition_failed: { status: 412, title: 'The client has this answer' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body must be JSON' },
  invalid_request: { status: 422, title: 'A field is missing, unknown or not what it may be' },
  unsupported_language: { status: 422, title: 'There are no texts in this language' },
  date_out_of_range: { status: 422, title: 'The date lies outside the years that can be calculated' },
  too_costly: { status: 422, title: 'The answer would take too much work' },
  nonexistent_time: { status: 422, title: 'Clocks skipped the local time' },
  ambiguous_time: { status: 422, title: 'Clocks showed the local time twice' },
  too_many_attempts: { status: 429, title: 'Too many attempts' },
  internal: { status: 500, title: 'A fault of the service' },
  asset_missing: { status: 500, title: 'A fault of the service' },
  asset_corrupt: { status: 500, title: 'A fault of the service' },
  not_loaded: { status: 503, title: 'The service was started without this part' },
  overloaded: { status: 503, title: 'The service has more to do than it can' },
};

/** A request refused, on its way to become a response. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly issues: readonly RequestIssue[];
  readonly detail: string | undefined;
  /** Where a fault of the library came from; for the log alone. */
  readonly fault: string | undefined;

  constructor(
    code: ProblemCode,
    {
      detail,
      issues = [],
      headers = {},
      fault,
    }: {
      detail?: string | undefined;
      issues?: readonly RequestIssue[];
      headers?: Readonly<Record<string, string>>;
      fault?: string | undefined;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.detail = detail;
    this.issues = issues;
    this.headers = headers;
    this.fault = fault;
  }
}

/** Of a fault of the service there are none. */
const detailsOf = ({ code, detail, issues }: Refusal): Pick<Problem, 'detail' | 'issues'> => {
  if (kinds[code].status === 500) return {};
  return {
    ...(detail !== undefined && { detail }),
    ...(issues.length > 0 && { issues: issues.map(({ path, message }) => ({ path, message })) }),
  };
};

export function problemOf(refusal: Refusal, requestId: string): Problem {
  const { status, title } = kinds[refusal.code];
  const code = status === 500 ? 'internal' : refusal.code;
  return { type: typeOf(code), title, status, code, ...detailsOf(refusal), instance: requestId };
}

export const typeOf = (code: ProblemCode): string => `urn:problem-type:horoscope:${code}`;
