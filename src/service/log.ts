import type { ProblemCode } from '../schema/http.js';

/** What a log has of a request once it is answered: no name, date or place, no user, no address, no query. */
export interface LogEntry {
  readonly requestId: string;
  readonly method: string;
  /** The path of the endpoint; null where there is none, since such a path may hold anything. */
  readonly path: string | null;
  readonly status: number;
  /** Code of a refusal. */
  readonly code?: ProblemCode;
  /** From the request to its answer. */
  readonly milliseconds: number;
  /** Of the answer’s body. */
  readonly bytes: number;
  /** Where a fault of the service came from: a stack without its message. */
  readonly fault?: string;
}
