import { type BodyId, Pluto } from './bodies.js';
import { exaltationIn, type Rulerships, rules } from './dignities.js';
import { type SignId, signOf } from './zodiac.js';

export type ReceptionKind = 'rulership' | 'exaltation' | 'mixed';

/** Two planets, each in a sign of the other's. */
export interface Reception {
  first: BodyId;
  second: BodyId;
  kind: ReceptionKind;
}

type Claim = 'rulership' | 'exaltation' | undefined;

function claimOn(sign: SignId, body: BodyId, rulerships: Rulerships): Claim {
  if (rules(body, sign, rulerships)) return 'rulership';
  return exaltationIn(sign)?.planet === body ? 'exaltation' : undefined;
}

/**
 * Mutual receptions among Sun to Pluto: each of the two stands in a sign that the other rules, or is exalted in
 * (Lilly, Christian Astrology, p. 112), `mixed` where it is rulership one way and exaltation the other. Two
 * planets in one sign are left out, although the words would fit Sun and Mars in Aries: a mutual reception is an
 * exchange of places, and these have nothing to exchange.
 *
 * @param points longitudes in degrees, 0 ≤ λ < 360; bodies other than the ten planets are passed over
 */
export function receptions(
  points: readonly { id: BodyId; longitude: number }[],
  rulerships: Rulerships,
): Reception[] {
  const found: Reception[] = [];
  for (let index = 0; index < points.length; index++) {
    const a = points[index] as (typeof points)[number];
    if (a.id > Pluto) continue;
    const aSign = signOf(a.longitude);
    for (let i = index + 1; i < points.length; i++) {
      const b = points[i] as (typeof points)[number];
      // Few have a claim: that is asked first.
      const byB = b.id > Pluto ? undefined : claimOn(aSign, b.id, rulerships);
      if (byB === undefined) continue;
      const bSign = signOf(b.longitude);
      const byA = aSign === bSign ? undefined : claimOn(bSign, a.id, rulerships);
      if (byA) found.push({ first: a.id, second: b.id, kind: byA === byB ? byA : 'mixed' });
    }
  }
  return found;
}
