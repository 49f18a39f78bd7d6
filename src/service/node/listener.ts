import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Service } from '../service.js';

/** What carries requests of Node’s http to a service, and its responses back. */
export function listenerOf(service: Service): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    respond(service, incoming, outgoing).catch(() => outgoing.destroy());
  };
}

async function respond(service: Service, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = requestOf(incoming);
  if (request === undefined) {
    outgoing.writeHead(400, { Connection: 'close' }).end();
    return;
  }
  const response = await service(request, { address: incoming.socket.remoteAddress });
  const body = response.body === null ? undefined : Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string | string[] | number> = Object.fromEntries(response.headers);
  // What was refused before its body was read would otherwise be waited for.
  if (!incoming.complete && request.method !== 'GET') headers.connection = 'close';
  if (request.method !== 'HEAD') headers['content-length'] = body?.length ?? 0;
  if (response.status === 204 || response.status === 304) delete headers['content-length'];
  outgoing.writeHead(response.status, headers);
  outgoing.end(body);
}

/** Undefined where it is none that the Fetch standard knows: `TRACE`, a path that is no URL. */
function requestOf(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
  const host = headers.host ?? 'localhost';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const given = new Headers();
    for (let at = 0; at < rawHeaders.length; at += 2)
      given.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
    return new Request(url.startsWith('/') ? `http://${host}${url}` : url, {
      method,
      headers: given,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
    } as RequestInit);
  } catch {
    return undefined;
  }
}

export interface ServeOptions {
  /** Default 8080; 0 takes a free one. */
  port?: number;
  /** Address to listen at; default `127.0.0.1`, this machine alone. */
  host?: string;
  /** Milliseconds in which a request must have come, its body included; default 30000. One that drips is answered 408. */
  requestTimeout?: number;
}

/** Milliseconds in which the head of a request must have come. */
const headTimeout = 10_000;
/** Milliseconds after which Node looks at what is late. */
const lookInterval = 5_000;

/** Milliseconds that a connection may rest: longer than balancers keep theirs, so that none sends into one just closed. */
const restTimeout = 75_000;

/** A service that listens. */
export interface Listening {
  readonly url: string;
  readonly server: Server;
  /** Answers what has begun, and ends. */
  close(): Promise<void>;
}

/** Serves with Node’s http, in this thread. @throws Error where the port is taken */
export async function serve(
  service: Service,
  { port = 8080, host = '127.0.0.1', requestTimeout = 30_000 }: ServeOptions = {},
): Promise<Listening> {
  const server = createServer(
    {
      requestTimeout,
      keepAliveTimeout: restTimeout,
      headersTimeout: Math.min(headTimeout, requestTimeout),
      connectionsCheckingInterval: Math.min(lookInterval, requestTimeout / 4),
    },
    listenerOf(service),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const number = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${number}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
