import type { DocumentResponse } from '../schema/http.js';
import { json } from './endpoints.js';
import { Refusal } from './problems.js';

/** A response before the headers that all of them have. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

/** A value as JSON. */
export const jsonAnswer = (value: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  headers: { 'Content-Type': json, 'Cache-Control': 'no-store', ...headers },
  body: typeof value === 'string' ? value : JSON.stringify(value),
});

/** Seconds that a client may keep an answer that is always the same. */
const kept = 86_400;

/** What the engine made, as the client accepts it. */
export async function madeAnswer(
  made: string | Uint8Array,
  mediaType: string,
  form: string,
  lasting: boolean,
): Promise<Answer> {
  const formed = form === mediaType ? made : JSON.stringify(inJson(made, mediaType));
  // Encoded once, for the tag and for the response.
  const body = typeof formed === 'string' ? new TextEncoder().encode(formed) : formed;
  return {
    status: 200,
    headers: {
      'Content-Type': form === 'image/svg+xml' ? `${form}; charset=utf-8` : form,
      'Cache-Control': lasting ? `private, max-age=${kept}` : 'no-store',
      Vary: 'Accept',
      ...(lasting && { ETag: await tagOf(body) }),
    },
    body,
  };
}

const inJson = (made: string | Uint8Array, mediaType: string): DocumentResponse =>
  typeof made === 'string'
    ? { mediaType, encoding: 'utf-8', content: made }
    : { mediaType, encoding: 'base64', content: base64(made) };

function base64(bytes: Uint8Array): string {
  let binary = '';
  // So many at a time as a call takes arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** A strong tag: the same for the same bytes. */
async function tagOf(body: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>));
  return `"${base64(hash.subarray(0, 18)).replaceAll('+', '-').replaceAll('/', '_')}"`;
}

/**
 * The answer, or word that the client has it (RFC 9110, 13.1.2: 304 where it is fetched, 412 otherwise).
 * @throws Refusal
 */
export function unlessKnown(answer: Answer, request: Request): Answer {
  const known = request.headers.get('if-none-match');
  const { ETag: tag } = answer.headers;
  if (known === null || tag === undefined) return answer;
  const tags = known.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!tags.includes(tag) && known.trim() !== '*') return answer;
  if (request.method === 'POST') throw new Refusal('precondition_failed', { headers: { ETag: tag } });
  const { 'Content-Type': _, ...headers } = answer.headers;
  return { status: 304, headers, body: null };
}
