import { type AspectId, Sextile, Trine } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
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
import type { NatalSides, Pull, QualifyingPlanet } from '../../text/natal-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import { angleOf, strikes } from '../weights.js';
import type { OpeningDesk } from './desk.js';

/** Where two texts about one body disagree in tempo, openness or constancy, and how both are true. */

const quick: ReadonlySet<SignId> = new Set<SignId>([Aries, Gemini, Leo, Sagittarius, Aquarius]);
const quickening: ReadonlySet<BodyId> = new Set([Mars, Jupiter, Uranus]);
/** Closeness: the part of an orb that is left. */
const near = 0.4;
const sextileOrTrine: ReadonlySet<AspectId> = new Set<AspectId>([Sextile, Trine]);

/** In which way Mercury, Venus or Mars is heard of being retrograde. @param aspects those written of in its section */
export function retrogradeKind(
  { id, sign, retrograde }: WeighedBody,
  aspects: readonly WeighedAspect[],
): 'quick' | 'plain' | undefined {
  if (!retrograde || id < Mercury || id > Mars) return undefined;
  const isQuickened = aspects.some(({ first, second, aspect, closeness }) => {
    const other = first === id ? second : first;
    const hastens = quickening.has(other) || (id === Mars && other === Sun);
    return closeness > near && !sextileOrTrine.has(aspect) && hastens;
  });
  return quick.has(sign) || isQuickened ? 'quick' : 'plain';
}

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
/** Rising signs whose manner is not that of a planet on the Ascendant. */
const unlike: Readonly<Record<Planet, ReadonlySet<SignId>>> = {
  [Sun]: new Set<SignId>([Cancer, Virgo, Scorpio, Pisces]),
  [Moon]: new Set<SignId>([Virgo, Scorpio, Capricorn, Aquarius]),
  [Mercury]: new Set<SignId>([Taurus, Cancer, Scorpio, Capricorn]),
  [Venus]: new Set<SignId>([Aries, Scorpio, Capricorn]),
  [Mars]: new Set<SignId>([Taurus, Cancer, Virgo, Libra, Pisces]),
  [Jupiter]: new Set<SignId>([Virgo, Scorpio, Capricorn]),
  [Saturn]: new Set<SignId>([Aries, Gemini, Leo, Libra, Sagittarius, Aquarius]),
  [Uranus]: new Set<SignId>([Taurus, Cancer, Virgo, Capricorn, Pisces]),
  [Neptune]: new Set<SignId>([Aries, Leo, Virgo, Capricorn]),
  [Pluto]: new Set<SignId>([Gemini, Libra, Sagittarius]),
};
/** A planet on the Ascendant that makes another impression than the rising sign. */
export const unlikeRising = ({ bodies, chart }: WeighedChart, sign: SignId): WeighedBody | undefined =>
  bodies.find((body) => {
    const at = body.id <= Pluto ? angleOf(body, chart) : undefined;
    return at?.angle === Ascendant && strikes(at) && unlike[body.id as Planet].has(sign);
  });

const isQualifying = (id: BodyId): id is QualifyingPlanet => id in against;

/** What is said of a planet that pulls another way than a sign, and the matters that this settles. */
interface Joint {
  text: string;
  sides: Sides | undefined;
}

/** In which way the other planet of an aspect pulls the other way than the sign of a body. */
function pullOf({ id, sign }: WeighedBody, { first, second, aspect }: WeighedAspect): Pull | undefined {
  const nature = natureOf(aspect);
  const other = first === id ? second : first;
  if (id > Mars || nature === undefined || nature === 'harmonious') return undefined;
  if (other === Mars) return slow.has(sign) ? 'hastened' : gentle.has(sign) ? 'roused' : undefined;
  if (other === Saturn && sign === Leo) return 'deserved';
  if (other === Uranus && sign === Libra) return 'freed';
  return isQualifying(other) && against[other].has(sign) ? 'qualified' : undefined;
}

/** What a table of these has on two bodies: by the first, and of those that qualify it by the second. */
function pulled<T>(table: Readonly<Record<number, unknown>>, pull: Pull, id: BodyId, other: BodyId): T {
  const entry = table[id];
  return (
    pull === 'qualified' ? (entry as Readonly<Record<number, unknown>> | undefined)?.[other] : entry
  ) as T;
}

const sidesOfPull = (sides: NatalSides, pull: Pull, id: BodyId, other: BodyId): Sides | undefined =>
  pull === 'freed'
    ? undefined
    : sidesAt(
        (sides[pull] as Readonly<Partial<Record<BodyId, string>>>)[id],
        pull === 'qualified' ? other - Jupiter : 0,
      );

/** How what a sign makes of a body goes together with a planet beside it or at odds with it that pulls the other way. */
export function qualificationOf(
  { cells }: OpeningDesk,
  body: WeighedBody,
  aspect: WeighedAspect,
): Joint | undefined {
  const pull = pullOf(body, aspect);
  if (pull === undefined) return undefined;
  const { id } = body;
  const other = aspect.first === id ? aspect.second : aspect.first;
  const { natal, natalChapters } = cells.readings;
  return {
    text: pulled(natal.threads[pull], pull, id, other),
    sides: sidesOfPull(natalChapters.sides, pull, id, other),
  };
}

/** So much of an orb is left where a planet is heard in what a body does. */
const heard = 0.5;

/** The closest aspect by which a planet pulls the other way than the sign of a body. */
export function tempering(body: WeighedBody): WeighedAspect | undefined {
  let closest: WeighedAspect | undefined;
  for (const aspect of body.aspects) {
    if (aspect.closeness < (closest?.closeness ?? heard) || pullOf(body, aspect) === undefined) continue;
    closest = aspect;
  }
  return closest;
}

/** What a body does in spite of its sign, by that planet. */
export function temperedBy({ cells }: OpeningDesk, body: WeighedBody): string | undefined {
  const closest = tempering(body);
  const pull = closest && pullOf(body, closest);
  if (closest === undefined || pull === undefined) return undefined;
  const { tempered, threads } = cells.readings.natal;
  const other = closest.first === body.id ? closest.second : closest.first;
  const where = threads.where[natureOf(closest.aspect) === 'conjunction' ? 'conjunction' : 'tense'];
  return fill(pulled<string>(tempered[pull], pull, body.id, other), { where });
}
