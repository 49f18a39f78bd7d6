import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { HoroscopeError, quote } from '../../errors.js';

/**
 * Users and the hashes of their passwords as lines of a file: `ada:scrypt:32768:8:3:<salt>:<hash>`. The work is that
 * of the OWASP Password Storage Cheat Sheet, in 32 MiB: N = 2^15, r = 8, p = 3.
 */
const usual = { N: 32_768, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;

interface Hashed {
  readonly work: typeof usual;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

function derived(password: string, salt: Buffer, { N, r, p }: typeof usual): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    // Without an error Node says null, Bun undefined.
    scrypt(password.normalize('NFC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A line of the file of users. @throws HoroscopeError where the name cannot stand in one */
export async function userLine(username: string, password: string): Promise<string> {
  if (!/^[^\s:]{1,200}$/u.test(username))
    throw new HoroscopeError(
      'invalid_request',
      `the user’s name is ${quote(username)}; it must have no spaces and no colon`,
    );
  if (password === '') throw new HoroscopeError('invalid_request', 'the password is empty');
  const salt = randomBytes(saltBytes);
  const hash = await derived(password, salt, usual);
  const { N, r, p } = usual;
  return [username, 'scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/**
 * `authenticate` for a service, from the lines of a file. A user there isn't takes as much work as one there is.
 *
 * @throws HoroscopeError where a line is none of a user
 */
export function usersIn(text: string): (username: string, password: string) => Promise<boolean> {
  const users = new Map<string, Hashed>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [username, hashed] = parsed(line, index + 1);
    users.set(username, hashed);
  }
  const nobody: Hashed = { work: usual, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };
  return async (username, password) => {
    const known = users.get(username);
    const { work, salt, hash } = known ?? nobody;
    const same = timingSafeEqual(await derived(password, salt, work), hash);
    return same && known !== undefined;
  };
}

/** The same, read from disk. */
export const usersFrom = async (
  path: string | URL,
): Promise<(username: string, password: string) => Promise<boolean>> => usersIn(await readFile(path, 'utf8'));

function parsed(line: string, number: number): [username: string, hashed: Hashed] {
  const [username = '', kind, N, r, p, salt = '', hash = ''] = line.trim().split(':');
  const work = { N: Number(N), r: Number(r), p: Number(p) };
  const bytes = Buffer.from(hash, 'base64url');
  if (username === '' || kind !== 'scrypt' || !isAffordable(work) || bytes.length !== hashBytes)
    throw new HoroscopeError(
      'invalid_request',
      `line ${number} of the file of users is no user; horoscope user NAME writes one`,
    );
  return [username, { work, salt: Buffer.from(salt, 'base64url'), hash: bytes }];
}

const isAffordable = ({ N, r, p }: typeof usual): boolean =>
  [N, r, p].every(Number.isSafeInteger) && N >= 1024 && r >= 1 && p >= 1 && N * r * p <= 2 ** 22;
