import type { Cors } from './options.js';

/** What every response says to a browser that comes upon it. */
export function securityHeaders(url: URL, openTo: Cors | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // A picture has presentation attributes and a style of its own, and nothing that runs or loads.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': openTo === undefined ? 'same-origin' : 'cross-origin',
    ...(url.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

const exposed = 'ETag, X-Request-Id, Retry-After, WWW-Authenticate, Allow';

/** What the origin of a request is allowed; nothing where it isn’t one of those. */
export function corsHeaders(cors: Cors | undefined, request: Request): Record<string, string> {
  if (cors === undefined) return {};
  const origin = request.headers.get('origin');
  if (cors.origins === '*')
    return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed };
  if (origin === null || !cors.origins.includes(origin)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposed,
    Vary: 'Origin',
  };
}

/** The answer to a browser that asks whether it may ask. */
export function preflightHeaders(cors: Cors, allow: string): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, X-Request-Id',
    'Access-Control-Max-Age': String(cors.maxAge ?? 600),
  };
}
