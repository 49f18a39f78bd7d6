import { errors, jwtVerify, SignJWT } from 'jose';
import { HoroscopeError, quote } from '../errors.js';

/** Signed access tokens: JSON Web Tokens as RFC 9068 has them, HMAC with SHA-256 and nothing else. */

const algorithm = 'HS256';
const type = 'at+jwt';
const issuer = 'horoscope-engine';
/** RFC 7518, 3.2: a key must not be shorter than the hash. */
const fewestBytes = 32;
/** Seconds that the clocks of two replicas may be apart. */
const skew = 5;

/** Tokens kept that were found to be good, until they end: a check takes as long as a small answer. */
const remembered = 1000;

/** A secret, or several by their key ids: the first signs, all of them verify, so that keys can be changed. */
export type Secret = string | Uint8Array | Readonly<Record<string, string | Uint8Array>>;

export interface Tokens {
  sign(username: string): Promise<string>;
  /** The user of a token; undefined where it is not one of these, or no longer. */
  userOf(token: string): Promise<string | undefined>;
}

export interface TokenOptions {
  readonly secret: Secret;
  /** Seconds. */
  readonly lifetime: number;
  readonly audience: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

export function tokensOf({ secret, lifetime, audience, now }: TokenOptions): Tokens {
  const keys = keysOf(secret);
  const [[signingId, signingKey]] = keys as [[string, Uint8Array]];
  const byId = new Map(keys);
  const known = new Map<string, { user: string; until: number }>();
  const remember = (token: string, good: { user: string; until: number }): void => {
    const [oldest] = known.keys();
    if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
    known.set(token, good);
  };
  const keyOf = ({ kid }: { kid?: string }): Uint8Array => {
    const key = byId.get(kid ?? '');
    if (key === undefined) throw new errors.JWSInvalid();
    return key;
  };
  return {
    sign: (username) => {
      const issued = Math.floor(now() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: type, kid: signingId })
        .setSubject(username)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetime)
        .sign(signingKey);
    },
    userOf: async (token) => {
      const good = known.get(token);
      if (good !== undefined && now() < good.until) return good.user;
      known.delete(token);
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          clockTolerance: skew,
          maxTokenAge: lifetime,
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: new Date(now()),
        });
        const { sub: user, exp = 0 } = payload;
        if (user !== undefined) remember(token, { user, until: exp * 1000 });
        return user;
      } catch {
        return undefined;
      }
    },
  };
}

function keysOf(secret: Secret): [id: string, key: Uint8Array][] {
  const isOne = typeof secret === 'string' || secret instanceof Uint8Array;
  const given = isOne ? { '1': secret } : secret;
  if (typeof given !== 'object' || given === null || Object.keys(given).length === 0)
    throw refused('must be a string, bytes, or several of these by their key ids');
  return Object.entries(given).map(([id, value]) => {
    const key = typeof value === 'string' ? new TextEncoder().encode(value) : value;
    if (!(key instanceof Uint8Array) || key.length < fewestBytes)
      throw refused(
        `must have ${fewestBytes} bytes or more${isOne ? '' : `, and that of ${quote(id)} has not`}`,
      );
    return [id, key];
  });
}

const refused = (must: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `secret ${must}`, { path: 'secret' });
