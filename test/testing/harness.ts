/** A stranger’s client of a service, as docs/testing.md has it: of the shape of an engine, so that laws can be held to it. */
import { operations } from 'horoscope-engine/schemas';
import type { EngineUnderTest } from 'horoscope-engine/testing';

export function clientOf(origin: string, token: string): EngineUnderTest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const calls = Object.values(operations).map(({ name, path, method }) => {
    const call = async (request: Record<string, string>, options?: object) => {
      const response =
        method === 'GET'
          ? await fetch(`${origin}${path}?${new URLSearchParams(request)}`, { headers })
          : await fetch(origin + path, { method, headers, body: JSON.stringify({ ...request, options }) });
      const answer = await response.json();
      if (!response.ok) throw Object.assign(new Error(answer.detail), answer);
      return answer;
    };
    return [name, call];
  });
  return Object.fromEntries(calls);
}
