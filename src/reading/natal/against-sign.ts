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

/** Where a planet beside a body or at odds with it pulls the other way than the body’s sign. */

/** Signs that take their time. */
const slow: ReadonlySet<SignId> = new Set<SignId>([Taurus, Virgo, Capricorn]);
/** Signs that would sooner yield than fight. */
const gentle: ReadonlySet<SignId> = new Set<SignId>([Cancer, Libra, Pisces]);

/** Signs against whose nature a planet works. */
const against: Readonly<Record<QualifyingPlanet, ReadonlySet<SignId>>> = {
  [Jupiter]: new Set<SignId>([Virgo, Capricorn]),
  [Saturn]: new Set<SignId>([Aries, Gemini, Leo, Sagittarius]),
  [Uranus]: new Set<SignId>([Taurus, Cancer, Scorpio, Capricorn]),
  [Neptune]: new Set<SignId>([Virgo, Capricorn]),
  [Pluto]: new Set<SignId>([Gemini, Libra, Sagittarius, Aquarius]),
};
const isQualifying = (id: BodyId): id is QualifyingPlanet => id in against;

/** In which way the other planet of an aspect pulls the other way than the sign of a body. */
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

/** What a table of these has on two bodies: by the first, and of those that qualify it by the second. */
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

/** So much of an orb is left where a planet is heard in what a body does. */
const heard = 0.5;

/** The closest aspect by which a planet pulls the other way than the sign of a body. */
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

/** What a body does in spite of its sign, by that planet. */
export function temperedBy({ cells }: OpeningContext, body: WeighedBody): string | undefined {
  const closest = tempering(body);
  const pull = closest && pullOf(body, closest);
  if (closest === undefined || pull === undefined) return undefined;
  const { tempered, joints } = cells.readings.natal;
  const other = closest.first === body.id ? closest.second : closest.first;
  const where = joints.where[natureOf(closest.aspect) === 'conjunction' ? 'conjunction' : 'tense'];
  return fill(textByPull<string>(tempered[pull], pull, body.id, other), { where });
}
