import { type Answer, unlessKnown } from './answer.js';
import { stackOf } from './fault.js';
import { corsHeaders, preflightHeaders, securityHeaders } from './headers.js';
import type { LogEntry } from './log.js';
import { type ServiceOptions, type ServiceSettings, settingsOf } from './options.js';
import { kinds, problemOf, Refusal } from './problems.js';
import { type Client, type Route, routeAt } from './routes.js';

/** Answers a request. It never rejects. */
export type Service = (request: Request, client?: Client) => Promise<Response>;

/**
 * The paths of the interface as one function from requests to responses, for any host that has these.
 *
 * @throws HoroscopeError where the options are not right
 * @example
 * const service = createService({ engine, authenticate, secret });
 * const response = await service(new Request('https://example.org/health'));
 */
export function createService(options: ServiceOptions): Service {
  const settings = settingsOf(options);
  return (request, client) => answered(settings, request, client);
}

async function answered(
  settings: ServiceSettings,
  request: Request,
  client: Client | undefined,
): Promise<Response> {
  const began = settings.now();
  const requestId = requestIdOf(request);
  const url = new URL(request.url);
  const route = routeAt(pathWithin(settings, url));
  let refusal: Refusal | undefined;
  let answer: Answer;
  try {
    answer = await respond(settings, request, url, route, client);
  } catch (error) {
    refusal = error instanceof Refusal ? error : new Refusal('internal', { fault: stackOf(error) });
    answer = refused(refusal, requestId);
  }
  const { status, body } = answer;
  writeLog(settings, {
    requestId,
    method: request.method,
    path: route?.path ?? null,
    status,
    ...(refusal !== undefined && { code: refusal.code }),
    milliseconds: settings.now() - began,
    bytes: body === null ? 0 : body.length,
    ...(refusal?.fault !== undefined && { fault: refusal.fault }),
  });
  const headers = headersOf(settings, request, url, requestId, answer);
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit | null), { status, headers });
}

/** The headers of an answer, and those that all answers have. */
function headersOf(
  { cors }: ServiceSettings,
  request: Request,
  url: URL,
  requestId: string,
  answer: Answer,
): Headers {
  const headers = new Headers({
    'X-Request-Id': requestId,
    ...securityHeaders(url, cors),
    ...answer.headers,
  });
  // The answer itself may vary by another header.
  for (const [name, value] of Object.entries(corsHeaders(cors, request))) headers.append(name, value);
  return headers;
}

/** A log that throws costs no answer. */
function writeLog({ log }: ServiceSettings, entry: LogEntry): void {
  try {
    log?.(entry);
  } catch {}
}

/** @throws Refusal */
async function respond(
  settings: ServiceSettings,
  request: Request,
  url: URL,
  route: Route | undefined,
  client: Client | undefined,
): Promise<Answer> {
  if (route === undefined) throw new Refusal('not_found');
  const allow = route.method === 'GET' ? 'GET, HEAD' : 'POST';
  if (request.method === 'OPTIONS' && settings.cors !== undefined)
    return { status: 204, headers: { Allow: allow, ...preflightHeaders(settings.cors, allow) }, body: null };
  if (!allow.split(', ').includes(request.method))
    throw new Refusal('method_not_allowed', { headers: { Allow: allow } });
  return unlessKnown(await route.answer(settings, request, url, client), request);
}

function pathWithin({ basePath }: ServiceSettings, { pathname }: URL): string | undefined {
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  const path = pathname.slice(basePath.length);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function refused(refusal: Refusal, requestId: string): Answer {
  const problem = problemOf(refusal, requestId);
  return {
    status: kinds[refusal.code].status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...refusal.headers,
    },
    body: JSON.stringify(problem),
  };
}

/** The client’s own id of a request, where it is a plain one. */
function requestIdOf({ headers }: Request): string {
  const given = headers.get('x-request-id');
  return given !== null && /^[\w-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}
