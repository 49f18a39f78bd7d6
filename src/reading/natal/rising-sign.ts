import {
  Ascendant,
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
  elementOf,
  Gemini,
  type House,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  type SignId,
  Taurus,
  Virgo,
} from '../../chart/zodiac.js';
import type { RisingRulerKind, SunBehind } from '../../text/natal-catalogue.js';
import type { WeighedBody, WeighedChart } from '../factors.js';
import { angleOfPlanet } from '../weights.js';

/** Rising signs whose manner differs from that of a planet on the Ascendant: this project’s, by its own texts on both. */
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
/** A planet on the Ascendant, and whether it makes another impression than the rising sign. */
export interface AtRising {
  body: WeighedBody;
  manner: 'unlike' | 'alike';
}

/** Whether a planet differs from the rising sign; Mercury in its own sign does not. */
const isUnlike = ({ id, sign }: WeighedBody, rising: SignId): boolean =>
  unlike[id as Planet].has(rising) && (id !== Mercury || sign !== rising);

/**
 * The strongest planet on the Ascendant that differs from the sign, or else the strongest; not the ruler, which is told
 * with the sign.
 */
export function planetAtRising({ bodies, chart }: WeighedChart, sign: SignId): AtRising | undefined {
  let alike: WeighedBody | undefined;
  for (const body of bodies) {
    if (body.id === chart.ruler || angleOfPlanet(body, chart)?.angle !== Ascendant) continue;
    if (isUnlike(body, sign)) return { body, manner: 'unlike' };
    alike ??= body;
  }
  return alike && { body: alike, manner: 'alike' };
}

/** How fast and how openly a sign acts: this project’s, by its own texts on the rising sign and the Sun. */
const quick: ReadonlySet<SignId> = new Set<SignId>([Aries, Gemini, Sagittarius]);
const slow: ReadonlySet<SignId> = new Set<SignId>([Taurus, Virgo, Capricorn]);
const open: ReadonlySet<SignId> = new Set<SignId>([Aries, Gemini, Leo, Libra, Sagittarius]);
const reserved: ReadonlySet<SignId> = new Set<SignId>([Virgo, Scorpio, Capricorn]);

/** What the Sun is that the rising sign hides. */
export function sunBehind({ bodies, chart }: WeighedChart, rising: SignId): SunBehind | undefined {
  const sun = bodies.find(({ id }) => id === Sun);
  // On the Ascendant the Sun is the manner itself.
  if (sun === undefined || angleOfPlanet(sun, chart)?.angle === Ascendant) return undefined;
  if (quick.has(rising) && slow.has(sun.sign)) return 'slow';
  if (rising === Taurus && quick.has(sun.sign)) return 'quick';
  // The text on Gemini rising says so itself.
  if (open.has(rising) && rising !== Gemini && reserved.has(sun.sign)) return 'reserved';
  return reserved.has(rising) && open.has(sun.sign) ? 'open' : undefined;
}

/** Whether a sign is of fire or air: quick to show itself. */
export const isOutgoing = (sign: SignId): boolean => ['fire', 'air'].includes(elementOf(sign));

/** The house of retreat, which hides what a rising sign shows. */
const retreat: House = 12;

/** How the ruler of a rising sign, in a house, goes with it; slow planets and Saturn are the same in most signs. */
export function risingRulerKind(rising: SignId, { id, sign }: WeighedBody, house: House): RisingRulerKind {
  if (isOutgoing(rising)) {
    const isQuiet = id < Saturn && !isOutgoing(sign);
    return house === retreat || isQuiet ? 'quieter' : 'alike';
  }
  return id < Saturn && isOutgoing(sign) ? 'livelier' : 'alike';
}
