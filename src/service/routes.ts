import { type Answer, jsonAnswer, madeAnswer } from './answer.js';
import { bodyOf, queryOf } from './body.js';
import { type Endpoint, endpointAt, json } from './endpoints.js';
import type { EngineCall } from './executor.js';
import { formOf } from './negotiation.js';
import { openApiSteps } from './openapi.js';
import type { ServiceSettings } from './options.js';
import { Refusal } from './problems.js';
import { requireToken, signIn } from './sign-in.js';
import { inTurns } from './turns.js';

/** What the host knows of who asks. */
export interface Client {
  /** Address, for the limit on attempts to sign in. */
  address?: string | undefined;
}

/** A path of the service: how it is named in the log, and what it does. */
export interface Route {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly answer: (
    settings: ServiceSettings,
    request: Request,
    url: URL,
    client: Client | undefined,
  ) => Promise<Answer>;
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

/** What is at a path; undefined where nothing is. */
export function routeAt(path: string | undefined): Route | undefined {
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
  const fields = call.request as Readonly<Record<string, unknown>>;
  return madeAnswer(made.body, endpoint.mediaType, form, !endpoint.readsClock(fields));
}

/** The request: the query of the path, or the body with its `options` taken out. @throws Refusal */
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

/** Hosts pass other things besides the request: only an address is one. */
const addressOf = (client: Client | undefined): string | undefined =>
  typeof client?.address === 'string' ? client.address : undefined;

const texts = new Map<string, Promise<string>>();

/** The OpenAPI document, made when it is first asked for. */
function documentText(basePath: string): Promise<string> {
  const known =
    texts.get(basePath) ?? inTurns(openApiSteps({ basePath })).then((made) => JSON.stringify(made));
  texts.set(basePath, known);
  return known;
}
