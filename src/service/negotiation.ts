import { json } from './endpoints.js';
import { Refusal } from './problems.js';

/** How much a client wants a media type, 0 to 1, by its header `Accept` (RFC 9110, 12.5.1). */
function qualityOf(accept: string, mediaType: string): number {
  const [kind] = mediaType.split('/');
  let [best, specificity] = [0, -1];
  for (const range of accept.split(',').slice(0, 50)) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const fits = [`*/*`, `${kind}/*`, mediaType].indexOf(name);
    if (fits <= specificity) continue;
    specificity = fits;
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
    best = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
  }
  return best;
}

/**
 * The media type of an answer that can be had as one of two. A client of the interface says
 * `Accept-Encoding: application/json` where it wants JSON.
 *
 * @throws Refusal
 */
export function formOf(headers: Headers, mediaType: string): string {
  if (headers.get('accept-encoding')?.trim().toLowerCase() === json) return json;
  // An empty one says as little as none.
  const accept = headers.get('accept')?.trim() || '*/*';
  const [own, other] = [qualityOf(accept, mediaType), qualityOf(accept, json)];
  if (own === 0 && other === 0)
    throw new Refusal('not_acceptable', {
      detail: `the answer can be had as ${[...new Set([mediaType, json])].join(' or ')}`,
    });
  return own >= other ? mediaType : json;
}
