import type { CompiledModule } from '../compiled-module.js';
import { HoroscopeError, quote } from '../errors.js';
import { requireOwnFile } from './checks.js';

/**
 * The bytes an engine works on. Every source may be given as what a host has at hand; the engine turns it into
 * bytes and fetches nothing but the URLs it is given.
 */
export type AssetSource =
  | Uint8Array
  | ArrayBuffer
  | Response
  | URL
  | Promise<Uint8Array | ArrayBuffer | Response>
  | (() => AssetSource);

/** The index of places: the file of core places, or that and the file of the others, in this order. */
export type PlaceSource = AssetSource | readonly AssetSource[] | (() => PlaceSource);

/** The WebAssembly binary may also come compiled: hosts that forbid compiling at run time take a Module. */
export type WasmSource = AssetSource | CompiledModule | Promise<CompiledModule> | (() => WasmSource);

export interface AssetSources {
  /** `swisseph.wasm`. */
  wasm: WasmSource;
  /**
   * `ephemeris.bin`, which has `sepl_18.se1`, `semo_18.se1` and `seas_18.se1` by decades; `sefstars.txt`; and Swiss
   * Ephemeris files by name, of asteroids or other years, or in the place of those three.
   */
  ephemeris: Readonly<Record<string, AssetSource>>;
  /** `places-core.bin`, or for all places `[places-core.bin, places-rest.bin]`. */
  places: PlaceSource;
  /** `zones.bin`. */
  zones: AssetSource;
}

/** The files of an index, each a source by itself. */
export function filesOf(source: PlaceSource): readonly AssetSource[] {
  const found = typeof source === 'function' ? source() : source;
  return Array.isArray(found) ? (found as readonly AssetSource[]) : [found as AssetSource];
}

/** Reads a URL the way the platform does: from disk in Node, over the network elsewhere. */
export type UrlReader = (url: URL) => Promise<Uint8Array>;

/** What is at a source, as bytes. @throws HoroscopeError `asset_missing` */
export async function bytesOf(source: AssetSource, name: string, read: UrlReader): Promise<Uint8Array> {
  const bytes = await bytesAt(source, name, read);
  if (!isPacked(bytes)) return bytes;
  try {
    const unpacked = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  } catch (cause) {
    throw new HoroscopeError(
      'asset_corrupt',
      `${name} can’t be used (${bytes.length} bytes given): it could not be unpacked`,
      { cause },
    );
  }
}

/** By the first bytes of a gzip file: some servers unpack what is named so, and no file of an engine begins like that. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function bytesAt(source: AssetSource, name: string, read: UrlReader): Promise<Uint8Array> {
  const found = await resolve(source, name);
  if (found instanceof URL) {
    try {
      return plain(await read(found));
    } catch (cause) {
      throw new HoroscopeError('asset_missing', `${name} could not be read from ${found.href}`, { cause });
    }
  }
  if (found instanceof Uint8Array) return plain(found);
  if (isArrayBuffer(found)) return new Uint8Array(found);
  if (isResponse(found)) return await bodyOf(found, name);
  throw refusedSource(name, found);
}

/** The URL that a source leads to, if it is one. @throws HoroscopeError `asset_missing` */
export async function urlOf(source: AssetSource, name: string): Promise<URL | undefined> {
  if (!(source instanceof URL) && typeof source !== 'function') return undefined;
  const found = await resolve(source, name);
  return found instanceof URL ? found : undefined;
}

/** What is at a URL, or at the end of functions that give one, read at once. @throws HoroscopeError `asset_missing` */
export function bytesNow(source: AssetSource, name: string, read: (url: URL) => Uint8Array): Uint8Array {
  const found = typeof source === 'function' ? source() : source;
  if (!(found instanceof URL)) throw refusedSource(name, found);
  try {
    return plain(read(found));
  } catch (cause) {
    throw new HoroscopeError('asset_missing', `${name} could not be read from ${found.href}`, { cause });
  }
}

const refusedSource = (name: string, found: unknown): HoroscopeError =>
  new HoroscopeError(
    'asset_missing',
    `${name} is ${quote(found)}; it must be bytes, an ArrayBuffer, a Response, a URL, or a function of these` +
      (typeof found === 'string' ? `; wrap it in new URL(${quote(found)}, import.meta.url)` : ''),
  );

/** The compiled module at a source. @throws HoroscopeError `asset_missing`, `asset_corrupt` */
export async function moduleOf(source: WasmSource, read: UrlReader): Promise<CompiledModule> {
  const name = 'swisseph.wasm';
  const found = await resolve(source, name);
  if (found instanceof WebAssembly.Module) return found;
  const bytes = await bytesOf(found as AssetSource, name, read);
  requireOwnFile(bytes, [name]);
  try {
    return await WebAssembly.compile(bytes as BufferSource);
  } catch (cause) {
    throw new HoroscopeError('asset_corrupt', `${name} does not compile (${bytes.length} bytes given)`, {
      cause,
    });
  }
}

/** Without Node's Buffer around it, whose slices cost several times as much. */
const plain = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function resolve(source: unknown, name: string): Promise<unknown> {
  try {
    let found = source;
    // A function of a function of … is no source.
    for (let depth = 0; typeof found === 'function' && depth < 4; depth++) found = await found();
    return await found;
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    throw new HoroscopeError('asset_missing', `${name} could not be had: its source threw`, { cause });
  }
}

async function bodyOf(response: Response, name: string): Promise<Uint8Array> {
  if (!response.ok)
    throw new HoroscopeError(
      'asset_missing',
      `${name}: the response is ${response.status} ${response.statusText}`,
    );
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new HoroscopeError('asset_missing', `${name}: the response's body could not be read`, { cause });
  }
}

/** By tag, since bytes may come from another realm: an iframe, a worker, a test runner. */
const isArrayBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const isResponse = (value: unknown): value is Response =>
  typeof Response === 'function' && value instanceof Response;
