/**
 * The interface over HTTP: `horoscope-engine/service`. One function from requests to responses, which runs wherever
 * there are `Request` and `Response`; an engine is opened by the host.
 */
export { type ErrorCode, HoroscopeError } from '../errors.js';
export {
  createExecutor,
  type EngineAnswer,
  type EngineCall,
  type Executor,
  type WorkLimits,
} from './executor.js';
export type { LogEntry } from './log.js';
export type { Cors, Limits, ServiceOptions } from './options.js';
export { type Attempt, type MemoryRateLimitOptions, memoryRateLimit, type RateLimit } from './rate-limit.js';
export type { Client } from './routes.js';
export { createService, type Service } from './service.js';
export type { Secret } from './tokens.js';
export { warmUp } from './warm-up.js';
