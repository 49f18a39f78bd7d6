import { isTrineOrSextile } from '../../chart/aspect-kinds.js';
import { type BodyId, Jupiter, Mars, Mercury, Sun, Uranus } from '../../chart/bodies.js';
import { Aquarius, Aries, Gemini, Leo, Sagittarius, type SignId } from '../../chart/zodiac.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';

/** Signs of haste: fire, and the air that keeps moving. What is retrograde there is not slow. */
const quick: ReadonlySet<SignId> = new Set<SignId>([Aries, Gemini, Leo, Sagittarius, Aquarius]);
const quickening: ReadonlySet<BodyId> = new Set([Mars, Jupiter, Uranus]);
/** Closeness: the part of an orb that is left. */
const near = 0.4;

/** In which way Mercury, Venus or Mars is heard of being retrograde. @param aspects those written of in its section */
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
