import { HoroscopeError } from '../errors.js';
import { checksumOf } from './checksum.js';
import { ownFiles } from './checksums.js';
import { faultOfEphemerisFile, faultOfStarCatalogue } from './ephemeris-file.js';

/**
 * Refuses a file that is damaged, cut short or another one, before anything is computed from it: the Swiss Ephemeris
 * itself reads what it needs as it needs it, and takes altered numbers for true ones.
 */

/**
 * A file that must be one of the library's own, to the last bit.
 * @param names the files it may be
 * @returns which it is
 * @throws HoroscopeError `asset_corrupt`
 */
export function requireOwnFile(bytes: Uint8Array, names: readonly string[]): string {
  const found = nameOf(bytes);
  if (found !== undefined && names.includes(found)) return found;
  throw corrupt(names.join(' or '), bytes, found ?? faultOfOwn(bytes, names));
}

/**
 * An ephemeris file: the library's own to the last bit, or a host's, whose header must be whole and true. Under the name
 * of one of the library's and of the same length it must be that one: a copy with an altered bit has the same header.
 * @throws HoroscopeError `asset_corrupt`
 */
export function requireEphemerisFile(bytes: Uint8Array, name: string): void {
  const found = nameOf(bytes);
  if (found === name) return;
  const fault = found ?? faultOfPage(bytes) ?? faultOfFormat(bytes, name) ?? faultOfCopy(bytes, name);
  if (fault !== undefined) throw corrupt(name, bytes, fault);
}

function faultOfFormat(bytes: Uint8Array, name: string): string | undefined {
  if (name.endsWith('.se1')) return faultOfEphemerisFile(bytes, name);
  return name === 'sefstars.txt' ? faultOfStarCatalogue(bytes) : undefined;
}

function faultOfCopy(bytes: Uint8Array, name: string): string | undefined {
  return bytes.length === ownFiles[name]?.bytes ? 'it was altered: its checksum is wrong' : undefined;
}

function faultOfOwn(bytes: Uint8Array, names: readonly string[]): string {
  const page = faultOfPage(bytes);
  if (page !== undefined) return page;
  const lengths = names.map((name) => ownFiles[name]?.bytes ?? 0);
  if (lengths.includes(bytes.length)) return 'it was altered: its checksum is wrong';
  return `it has ${bytes.length} bytes instead of ${lengths.join(' or ')}: cut short, or of another version`;
}

/** A server that has no such file often answers with a page of its own. */
function faultOfPage(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart().toLowerCase();
  const isPage = start.startsWith('<!doctype') || start.startsWith('<html');
  return isPage ? 'it is an HTML page: the server has no such file and answers with a page' : undefined;
}

/** Which of the library's own files bytes are. */
function nameOf(bytes: Uint8Array): string | undefined {
  const candidates = Object.entries(ownFiles).filter(([, own]) => own.bytes === bytes.length);
  if (candidates.length === 0) return undefined;
  const checksum = checksumOf(bytes);
  return candidates.find(([, own]) => own.checksum === checksum)?.[0];
}

function corrupt(name: string, bytes: Uint8Array, fault: string): HoroscopeError {
  const reason = fault in ownFiles ? `it is ${fault}, another file of the library` : fault;
  return new HoroscopeError(
    'asset_corrupt',
    `${name} can’t be used (${bytes.length} bytes given): ${reason}`,
  );
}
