import { isTrineOrSextile } from '../../chart/aspect-kinds.js';
import { type BodyId, Jupiter, Mars, Mercury, Sun, Uranus } from '../../chart/bodies.js';
import { Aquarius, Aries, Gemini, Leo, Sagittarius, type SignId } from '../../chart/zodiac.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';

/** Quick signs, fire and most of air: a retrograde planet there is not slow. */
const quick: ReadonlySet<SignId> = new Set<SignId>([Aries, Gemini, Leo, Sagittarius, Aquarius]);
const quickening: ReadonlySet<BodyId> = new Set([Mars, Jupiter, Uranus]);
/** Least closeness of an aspect that counts here. */
const near = 0.4;

/**
 * How the retrograde motion of Mercury, Venus or Mars is noticed.
 * @param aspects those told in its section
 */
export function retrogradeKind(
  { id, sign, retrograde }: WeighedBody,
  aspects: readonly WeighedAspect[],
): 'quick' | 'plain' | undefined {
  if (!retrograde || id < Mercury || id > Mars) return undefined;
  const isQuickened = aspects.some(({ first, second, aspect, closeness }) => {
    const other = first === id ? second : first;
    const hastens = quickening.has(other) || (id === Mars && other === Sun);
    return closeness > near && !isTrineOrSextile(aspect) && hastens;
  });
  return quick.has(sign) || isQuickened ? 'quick' : 'plain';
}
