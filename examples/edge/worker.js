/**
 * The service as a module worker. Everything the engine is made of is in the bundle: such hosts compile no WebAssembly
 * at run time and read no files. `wrangler.toml` says what the imports below are.
 */

import places from 'horoscope-engine/data/places-core.bin';
import zones from 'horoscope-engine/data/zones.bin';
import { createEngine } from 'horoscope-engine/engine';
import decades from 'horoscope-engine/ephe/ephemeris.bin';
import stars from 'horoscope-engine/packed/sefstars.txt.gz';
import { createService } from 'horoscope-engine/service';
import wasm from 'horoscope-engine/swisseph.wasm';

const ephemeris = { 'ephemeris.bin': decades, 'sefstars.txt': stars };

/** Users by name, as the secret `USERS` has them: `{ "ada": { "salt": "…", "hash": "…" } }`, both in base64. */
function authenticateBy(users) {
  const nobody = { salt: btoa('of nobody at all'), hash: '' };
  return async (username, password) => {
    const known = Object.hasOwn(users, username);
    const { salt, hash } = known ? users[username] : nobody;
    const given = await hashOf(password, salt);
    // Both are hashes of the same work: what a comparison tells by its time is of no use.
    return known && given === hash;
  };
}

/** PBKDF2, since the Web Cryptography API has no scrypt. */
export async function hashOf(password, salt) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      salt: Uint8Array.from(atob(salt), (c) => c.charCodeAt(0)),
      iterations: 100_000,
    },
    key,
    256,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits)));
}

let opened;

/** Opened by the first request, and kept as long as the host keeps the worker. */
const serviceFor = ({ SECRET, USERS }) =>
  (opened ??= createEngine({ now: Date.now, assets: { wasm, places, zones, ephemeris } }).then((engine) =>
    createService({ engine, secret: SECRET, authenticate: authenticateBy(JSON.parse(USERS)) }),
  ));

export default {
  async fetch(request, environment) {
    const service = await serviceFor(environment);
    return service(request, { address: request.headers.get('cf-connecting-ip') ?? undefined });
  },
};
