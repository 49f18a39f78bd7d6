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
import type { NatalSides, Pull } from '../../text/natal-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import { angleOf, strikes } from '../weights.js';
import type { OpeningDesk } from './desk.js';
import { pulled, pullOf } from './pull.js';

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

/** What is said of a planet that pulls another way than a sign, and the matters that this settles. */
interface Joint {
  text: string;
  sides: Sides | undefined;
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
