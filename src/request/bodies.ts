import type { BodyId } from '../chart/bodies.js';
import { HoroscopeError } from '../errors.js';
import type { SkySearch } from '../search/search.js';
import type { Span } from './span.js';

/** Why a body has no position throughout a span: it has no motion of its own, no file, or one that doesn't reach. */
export function faultOfBody(search: SkySearch, body: BodyId, { from, to }: Span): HoroscopeError | undefined {
  try {
    for (const end of [from, to]) search.longitude(body, end);
    return undefined;
  } catch (error) {
    if (error instanceof HoroscopeError) return error;
    throw error;
  }
}

/**
 * Refuses bodies that have no position throughout a span, before anything is searched.
 * @throws HoroscopeError with the path of the first of them
 */
export function requireBodies(search: SkySearch, bodies: readonly BodyId[], span: Span): void {
  for (const [index, body] of bodies.entries()) {
    const fault = faultOfBody(search, body, span);
    if (fault === undefined) continue;
    const path = `bodies.${index}`;
    throw new HoroscopeError(fault.code, `${path} is ${body}: ${fault.message}; leave it out of bodies`, {
      path,
    });
  }
}
