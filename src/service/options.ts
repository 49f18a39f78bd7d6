import type { Engine } from '../engine-interface.js';
import { HoroscopeError, quote } from '../errors.js';
import { createExecutor, type Executor, type WorkLimits } from './executor.js';
import type { LogEntry } from './log.js';
import { memoryRateLimit, type RateLimit } from './rate-limit.js';
import { type Secret, type Tokens, tokensOf } from './tokens.js';

/** How much a request may be and ask for. */
export interface Limits extends WorkLimits {
  /** Bytes of a body; default 65536. */
  body?: number;
}

/** Which pages of other origins may ask. */
export interface Cors {
  /** Origins as browsers name them, `https://example.org`, or `*` for any. */
  origins: '*' | readonly string[];
  /** Seconds that browsers remember it; default 600. */
  maxAge?: number;
}

export interface ServiceOptions {
  /** An engine, which answers in this thread; or what carries out calls elsewhere, as a pool of threads does. */
  engine: Engine | Executor;
  /**
   * Whether a user has this password. It should take as long for a user there is as for one there isn’t: `usersFrom` of
   * `horoscope-engine/service/node` does.
   */
  authenticate: (username: string, password: string) => boolean | Promise<boolean>;
  /**
   * What tokens are signed with, 32 random bytes or more; or several by their key ids, of which the first signs and all
   * verify.
   */
  secret: Secret;
  /** Seconds that a token is good for; default 3600. */
  tokenLifetime?: number;
  /** Whom tokens are for, where services share a secret; default `horoscope-engine`. */
  audience?: string;
  limits?: Limits;
  /** Left out, pages of other origins may not ask. */
  cors?: Cors;
  /** Default: counted in this process, `memoryRateLimit()`. */
  rateLimit?: RateLimit;
  /** Told of every request once it is answered. Nothing in it is about a person. */
  log?: (entry: LogEntry) => void;
  /** What all paths begin with, where the service does not stand at the root of its host: `/astrology`. */
  basePath?: string;
  /** Milliseconds since 1970 UTC, for tokens and durations; default the host’s clock. */
  now?: () => number;
}

/** Every option with a value. */
export interface ServiceSettings {
  readonly execute: Executor;
  readonly authenticate: ServiceOptions['authenticate'];
  readonly tokens: Tokens;
  readonly tokenLifetime: number;
  readonly bodyLimit: number;
  readonly cors: Cors | undefined;
  readonly rateLimit: RateLimit;
  readonly log: ((entry: LogEntry) => void) | undefined;
  readonly basePath: string;
  readonly now: () => number;
}

const known: Readonly<Record<keyof ServiceOptions, true>> = {
  engine: true,
  authenticate: true,
  secret: true,
  tokenLifetime: true,
  audience: true,
  limits: true,
  cors: true,
  rateLimit: true,
  log: true,
  basePath: true,
  now: true,
};
const knownLimits: Readonly<Record<keyof Limits, true>> = { body: true, work: true };

/** @throws HoroscopeError `invalid_request` */
export function settingsOf(options: ServiceOptions): ServiceSettings {
  requireRecord('options', options);
  requireKnown('', options, known);
  const { engine, authenticate, secret, tokenLifetime = 3600, audience = 'horoscope-engine' } = options;
  const { limits = {}, cors, rateLimit, log, basePath = '', now = Date.now } = options;
  requireRecord('limits', limits);
  requireKnown('limits.', limits, knownLimits);
  for (const [name, limit] of Object.entries(limits)) requireWhole(`limits.${name}`, limit, 1);
  requireWhole('tokenLifetime', tokenLifetime, 1);
  requireFunction('authenticate', authenticate);
  requireFunction('now', now);
  if (log !== undefined) requireFunction('log', log);
  if (rateLimit !== undefined) requireFunction('rateLimit.attempt', rateLimit.attempt);
  if (typeof basePath !== 'string' || !/^(?:\/[\w.~-]+)*$/.test(basePath))
    throw refused('basePath', basePath, 'a path that begins with a slash and does not end with one');
  if (cors !== undefined) requireCors(cors);
  const { body = 65_536, ...work } = limits;
  return {
    execute: typeof engine === 'function' ? engine : createExecutor(engine, work),
    authenticate,
    tokens: tokensOf({ secret, lifetime: tokenLifetime, audience, now }),
    tokenLifetime,
    bodyLimit: body,
    cors,
    rateLimit: rateLimit ?? memoryRateLimit({ now }),
    log,
    basePath,
    now,
  };
}

const refused = (path: string, given: unknown, must: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `${path} is ${quote(given)}; it must be ${must}`, { path });

function requireRecord(path: string, given: unknown): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refused(path, given, 'an object');
}

function requireKnown(prefix: string, given: object, names: Readonly<Record<string, true>>): void {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(names, name))
      throw new HoroscopeError('invalid_request', `the options have no ${quote(prefix + name)}`, {
        path: prefix + name,
      });
}

function requireWhole(path: string, given: unknown, least: number): void {
  if (!Number.isSafeInteger(given) || (given as number) < least)
    throw refused(path, given, `an integer of ${least} or more`);
}

function requireFunction(path: string, given: unknown): void {
  if (typeof given !== 'function') throw refused(path, given, 'a function');
}

function requireCors(cors: Cors): void {
  requireRecord('cors', cors);
  const { origins, maxAge = 0 } = cors;
  requireWhole('cors.maxAge', maxAge, 0);
  const isList =
    Array.isArray(origins) && origins.every((origin) => /^[a-z][a-z\d+.-]*:\/\/[^/\s]+$/.test(origin));
  if (origins !== '*' && !isList)
    throw refused('cors.origins', origins, '"*" or a list of origins such as "https://example.org"');
}
