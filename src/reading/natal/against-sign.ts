import { type BodyId, Jupiter, Mars, Neptune, Pluto, Saturn, Sun, Uranus } from '../../chart/bodies.js';
import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  type SignId,
  Taurus,
  Virgo,
} from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Pull, QualifyingPlanet } from '../../text/natal-catalogue.js';
import { fill } from '../../text/texts.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { heardCloseness } from '../weights.js';
import type { OpeningContext } from './opening-context.js';

/** Aspects in which the other planet works against the nature of a body's sign. */

/** Slow signs. */
const slow: ReadonlySet<SignId> = new Set<SignId>([Taurus, Virgo, Capricorn]);
/** Signs that rather yield than fight. */
const gentle: ReadonlySet<SignId> = new Set<SignId>([Cancer, Libra, Pisces]);

/** The signs against whose nature a planet works. */
const against: Readonly<Record<QualifyingPlanet, ReadonlySet<SignId>>> = {
  [Jupiter]: new Set<SignId>([Virgo, Capricorn]),
  [Saturn]: new Set<SignId>([Aries, Gemini, Leo, Sagittarius]),
  [Uranus]: new Set<SignId>([Taurus, Cancer, Scorpio, Capricorn]),
  [Neptune]: new Set<SignId>([Virgo, Capricorn]),
  [Pluto]: new Set<SignId>([Gemini, Libra, Sagittarius, Aquarius]),
};
const isQualifying = (id: BodyId): id is QualifyingPlanet => id in against;

/** How the other planet of an aspect works against the sign of a body; undefined if it does not. */
export function pullOf(
  { id, sign }: WeighedBody,
  { first, second, aspect }: WeighedAspect,
): Pull | undefined {
  const nature = natureOf(aspect);
  const other = first === id ? second : first;
  if (id > Mars || nature === undefined || nature === 'harmonious') return undefined;
  if (id === Mars && other === Sun) return gentle.has(sign) ? 'roused' : undefined;
  if (other === Mars) return slow.has(sign) ? 'hastened' : gentle.has(sign) ? 'roused' : undefined;
  if (other === Saturn && sign === Leo) return 'deserved';
  if (other === Uranus && sign === Libra) return 'freed';
  return isQualifying(other) && against[other].has(sign) ? 'qualified' : undefined;
}

/** The text of a table about two bodies: by the first and, for planets that qualify it, the second. */
export function textByPull<T>(
  table: Readonly<Record<number, unknown>>,
  pull: Pull,
  id: BodyId,
  other: BodyId,
): T {
  const entry = table[id];
  return (
    pull === 'qualified' ? (entry as Readonly<Record<number, unknown>> | undefined)?.[other] : entry
  ) as T;
}

/** Least closeness of an aspect that is noticed in what a body does. */
const heard = 0.5;

/** The closest aspect by which a planet works against the sign of a body. */
export function tempering(body: WeighedBody): WeighedAspect | undefined {
  let closest: WeighedAspect | undefined;
  let most = heard;
  for (const aspect of body.aspects) {
    const closeness = heardCloseness(aspect);
    if (closeness < most || pullOf(body, aspect) === undefined) continue;
    closest = aspect;
    most = closeness;
  }
  return closest;
}

/** What a body does in spite of its sign, because of that planet. */
export function temperedBy({ cells }: OpeningContext, body: WeighedBody): string | undefined {
  const closest = tempering(body);
  const pull = closest && pullOf(body, closest);
  if (closest === undefined || pull === undefined) return undefined;
  const { tempered, joints } = cells.readings.natal;
  const other = closest.first === body.id ? closest.second : closest.first;
  const where = joints.where[natureOf(closest.aspect) === 'conjunction' ? 'conjunction' : 'tense'];
  return fill(textByPull<string>(tempered[pull], pull, body.id, other), { where });
}
