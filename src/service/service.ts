import type { ProblemCode } from '../schema/http.js';
import { type Answer, jsonAnswer, madeAnswer, unlessKnown } from './answer.js';
import { bodyOf, queryOf } from './body.js';
import { type Endpoint, endpointAt, json } from './endpoints.js';
import type { EngineCall } from './executor.js';
import { corsHeaders, preflightHeaders, securityHeaders } from './headers.js';
import type { LogEntry } from './log.js';
import { formOf } from './negotiation.js';
import { openApiSteps } from './openapi.js';
import { type ServiceOptions, type ServiceSettings, settingsOf } from './options.js';
import { kinds, problemOf, Refusal } from './problems.js';
import { requireToken, signIn } from './sign-in.js';
import { inTurns } from './turns.js';

/** What the host knows of who asks. */
export interface Client {
  /** Address, for the limit on attempts to sign in. */
  address?: string | undefined;
}

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

/** A path of the service: how it is named in the log, and what it does. */
interface Route {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly answer: (
    settings: ServiceSettings,
    request: Request,
    url: URL,
    client: Client | undefined,
  ) => Promise<Answer>;
}

async function answered(
  settings: ServiceSettings,
  request: Request,
  client: Client | undefined,
): Promise<Response> {
  const { now, cors, log } = settings;
  const began = now();
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
  const headers = new Headers({
    'X-Request-Id': requestId,
    ...securityHeaders(url, cors),
    ...answer.headers,
  });
  for (const [name, value] of Object.entries(corsHeaders(cors, request)))
    if (name === 'Vary') headers.append(name, value);
    else headers.set(name, value);
  const { status, body } = answer;
  const code: ProblemCode | undefined = refusal?.code;
  tell(log, {
    requestId,
    method: request.method,
    path: route?.path ?? null,
    status,
    ...(code !== undefined && { code }),
    milliseconds: now() - began,
    bytes: body === null ? 0 : body.length,
    ...(refusal?.fault !== undefined && { fault: refusal.fault }),
  });
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit | null), { status, headers });
}

/** A log that throws costs no answer. */
function tell(log: ServiceSettings['log'], entry: LogEntry): void {
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

const ownRoutes: Readonly<Record<string, Route>> = {
  '/api/auth': {
    path: '/api/auth',
    method: 'POST',
    answer: (settings, request, _, client) => signIn(settings, request, addressOf(client)),
  },
  '/api/openapi.json': {
    path: '/api/openapi.json',
    method: 'GET',
    answer: async ({ basePath }) => madeAnswer(await documentText(basePath), json, json, true),
  },
  '/health': {
    path: '/health',
    method: 'GET',
    answer: async () => jsonAnswer({ status: 'ok' }),
  },
};

function routeAt(path: string | undefined): Route | undefined {
  if (path === undefined) return undefined;
  if (Object.hasOwn(ownRoutes, path)) return ownRoutes[path];
  const endpoint = endpointAt(path);
  if (endpoint === undefined) return undefined;
  return {
    path: endpoint.path,
    method: endpoint.method,
    answer: (settings, request, url) => answerOf(settings, endpoint, request, url),
  };
}

/** The answer of the engine. @throws Refusal */
async function answerOf(
  settings: ServiceSettings,
  endpoint: Endpoint,
  request: Request,
  url: URL,
): Promise<Answer> {
  await requireToken(settings, request);
  const form = formOf(request.headers, endpoint.mediaType);
  const call = await callOf(endpoint, request, url, settings.bodyLimit);
  const made = await settings.execute(call);
  if (!('body' in made)) {
    const { code, message, issues, stack } = made;
    const headers = code === 'overloaded' ? { 'Retry-After': '1' } : {};
    throw new Refusal(code, { detail: message, issues, headers, fault: stack });
  }
  const asked = call.request as Readonly<Record<string, unknown>>;
  return madeAnswer(made.body, endpoint.mediaType, form, !endpoint.readsClock(asked));
}

/** What is asked: the query of the path, or the body with its `options` taken out. @throws Refusal */
async function callOf(
  { name, method, takesOptions }: Endpoint,
  request: Request,
  url: URL,
  bodyLimit: number,
): Promise<EngineCall> {
  if (method === 'GET') return { name, request: queryOf(url) };
  const body = await bodyOf(request, bodyLimit);
  if (!takesOptions || typeof body !== 'object' || body === null || Array.isArray(body))
    return { name, request: body };
  const { options, ...fields } = body as Record<string, unknown>;
  return { name, request: fields, options };
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

/** Hosts pass other things besides the request: only an address is one. */
const addressOf = (client: Client | undefined): string | undefined =>
  typeof client?.address === 'string' ? client.address : undefined;

/** A stack without its message, which may quote what was asked. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? [error.name, ...(error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [])].join('\n')
    : typeof error;

const texts = new Map<string, Promise<string>>();

/** The OpenAPI document, made when it is first asked for. */
function documentText(basePath: string): Promise<string> {
  const known =
    texts.get(basePath) ?? inTurns(openApiSteps({ basePath })).then((made) => JSON.stringify(made));
  texts.set(basePath, known);
  return known;
}
