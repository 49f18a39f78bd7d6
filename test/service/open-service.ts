/** A service with one user, and what tests ask it. */
import { createEngine } from 'horoscope-engine/engine';
import { createService, type ServiceOptions } from 'horoscope-engine/service';

export const engine = await createEngine({ now: () => Date.UTC(2026, 10, 22, 12) });
export const secret = 'a secret of the tests, which has more than 32 bytes';
export const user = { username: 'ada', password: 'a password of the tests' };

export const openService = (options: Partial<ServiceOptions> = {}) =>
  createService({
    engine,
    secret,
    authenticate: (username, password) => username === user.username && password === user.password,
    ...options,
  });

export const json = { 'content-type': 'application/json' };
export const origin = 'https://horoscopes.example';

/** A request with JSON in it. */
export const posting = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(origin + path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The header of a token that a service gave. */
export async function signedIn(
  service: ReturnType<typeof createService>,
): Promise<{ authorization: string }> {
  const response = await service(posting('/api/auth', user));
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}
