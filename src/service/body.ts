import { Refusal } from './problems.js';

/** A request's body as JSON, of no more than so many bytes. @throws Refusal */
export async function bodyOf(request: Request, most: number): Promise<unknown> {
  requireJson(request.headers);
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > most) throw tooLarge(most);
  const bytes = await bytesWithin(request, most);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('malformed_body', { detail: 'the body must be one JSON value in UTF-8' });
  }
}

/** @throws Refusal */
function requireJson(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (
    type.trim() !== 'application/json' ||
    !isUtf8 ||
    (headers.get('content-encoding') ?? 'identity') !== 'identity'
  )
    throw new Refusal('unsupported_media_type', {
      detail: 'the body must be application/json in UTF-8, not compressed',
      headers: { Accept: 'application/json' },
    });
}

/** Reads no further than the limit, where the host lets one. @throws Refusal */
async function bytesWithin(request: Request, most: number): Promise<Uint8Array> {
  const { body } = request as { body: ReadableStream<Uint8Array> | null | undefined };
  if (body === null) return new Uint8Array();
  // In Firefox a request’s body is no stream; there the client of a service worker is a page of the same machine.
  if (body === undefined) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.length > most) throw tooLarge(most);
    return bytes;
  }
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const part = await reader.read().catch(() => {
      throw new Refusal('malformed_body', { detail: 'the body ended before its end' });
    });
    if (part.done) break;
    length += part.value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge(most);
    }
    parts.push(part.value);
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const tooLarge = (most: number): Refusal =>
  new Refusal('body_too_large', {
    detail: `the body may have ${most} bytes`,
    headers: { Connection: 'close' },
  });

/** Fields of a request that comes in the query of its path. */
export function queryOf(url: URL): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}
