/** The laws over HTTP: a service on loopback, held to them through a client that any stranger would write. */
import { readFileSync } from 'node:fs';
import { type Listening, serve } from 'horoscope-engine/service/node';
import { type EngineUnderTest, laws } from 'horoscope-engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openService, user } from '../service/open-service.js';
import { clientOf } from './harness.js';

let listening: Listening;
let client: EngineUnderTest;

beforeAll(async () => {
  listening = await serve(openService(), { port: 0 });
  const signIn = await fetch(`${listening.url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  client = clientOf(listening.url, accessToken);
});
afterAll(() => listening.close());

test.each(Object.entries(laws))('%s', async (_, law) => {
  await law(client, { numRuns: 2, seed: 7 });
});

test('and a service that keeps a notice to itself is caught', async () => {
  type Call = (...given: unknown[]) => Promise<{ notices: object[] }>;
  const natal = client.natal as unknown as Call;
  const silent = async (...given: unknown[]) => ({ ...(await natal(...given)), notices: [] });
  await expect(laws.skippedTimesHaveANotice({ ...client, natal: silent }, { seed: 7 })).rejects.toThrow(
    /was skipped, and no notice says so[\s\S]*await engine\.natal\(/,
  );
});

test('the client is the one that the documentation shows', () => {
  const root = new URL('../../', import.meta.url);
  const [, code = ''] = readFileSync(new URL('test/testing/harness.ts', root), 'utf8').split('*/\n');
  expect(code.length).toBeGreaterThan(500);
  expect(readFileSync(new URL('docs/testing.md', root), 'utf8')).toContain(code);
});
