import { type BodyId, Jupiter, Mars, Mercury, Neptune, Pluto, Saturn, Uranus } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { Nature } from '../text/catalogue.js';
import type { Personal, QualifyingPlanet } from '../text/reading-catalogue.js';
import type { WeighedBody } from './factors.js';
import type { NatalDesk } from './natal-desk.js';

/** Where two texts about one planet disagree in tempo, openness or constancy, and which of them is heard. */

/** Fire, Gemini and Aquarius: what is quick by sign is not said to be slow. */
const quick: ReadonlySet<SignId> = new Set<SignId>([0, 2, 4, 8, 10]);
const quickening: ReadonlySet<BodyId> = new Set([Mars, Jupiter, Uranus]);
/** Of an orb so much is left. */
const near = 0.4;
const sextileOrTrine: ReadonlySet<number> = new Set([2, 4]);

/** Whether retrograde motion is spoken of: it yields to a quick sign and to the aspects of quick planets. */
export function isRetrogradeHeard({ id, sign, retrograde, aspects }: WeighedBody): boolean {
  if (!retrograde || id < Mercury || id > Saturn) return false;
  if (id === Saturn) return true;
  const isQuickened = aspects.some(({ first, second, aspect, closeness }) => {
    const other = first === id ? second : first;
    return (
      closeness > near &&
      !sextileOrTrine.has(aspect) &&
      (quickening.has(other) || (id === Mars && other === 0))
    );
  });
  return !quick.has(sign) && !isQuickened;
}

/** Signs against whose nature a slow planet works. */
const against: Readonly<Record<QualifyingPlanet, ReadonlySet<SignId>>> = {
  [Saturn]: new Set<SignId>([0, 2, 4, 8]),
  [Uranus]: new Set<SignId>([1, 3, 7, 9]),
  [Neptune]: new Set<SignId>([5, 9]),
  [Pluto]: new Set<SignId>([2, 6, 8, 10]),
};
const isQualifying = (id: BodyId): id is QualifyingPlanet => id in against;

/** How what a sign makes of a body goes together with a planet that pulls the other way. */
export function qualificationOf(
  { cells }: NatalDesk,
  { id, sign }: WeighedBody,
  other: BodyId,
  nature: Nature,
): string | undefined {
  if (id > Mars || nature === 'harmonious' || !isQualifying(other) || !against[other].has(sign))
    return undefined;
  return cells.readings.natal.threads.qualified[id as Personal][other];
}
