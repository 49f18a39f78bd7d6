/** A service as a client asks it: signing in, horoscopes, a report, its description. */

export const user = { username: 'ada', password: 'correct horse battery staple' };

/** @typedef {{ natal: string[], weekly: string, openapi: string }} Answers by what was asked, as text */

/** @param {unknown} body @param {Record<string, string>} [headers] @returns {RequestInit} */
const post = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/**
 * @param {(path: string, init?: RequestInit) => Promise<Response>} ask
 * @param {readonly import('../../page/births.js').Birth[]} births
 * @returns {Promise<Answers>}
 * @throws Error for a refusal where there should be none, and for none where there should be one
 */
export async function answersOf(ask, births) {
  /** @param {string} path @param {RequestInit} init @param {number} [status] */
  const text = async (path, init, status = 200) => {
    const response = await ask(path, init);
    const body = await response.text();
    if (response.status !== status) throw new Error(`${path}: ${response.status} ${body.slice(0, 500)}`);
    return body;
  };
  await text('/api/natal', post({}), 401);
  await text('/api/auth', post({ ...user, password: 'another' }), 401);
  const { accessToken } = JSON.parse(await text('/api/auth', post(user)));
  const token = { authorization: `Bearer ${accessToken}` };
  const natal = [];
  for (const { request, options } of births)
    natal.push(await text('/api/natal', post({ ...request, options }, token)));
  return {
    natal,
    weekly: await text('/api/weekly-reports', post({ week: 47, year: 2026 }, token)),
    openapi: await text('/api/openapi.json', {}),
  };
}
