import { Jupiter, Neptune, type Planet, Pluto, Saturn, Uranus } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { ingresses, stations } from '../search/longitudes.js';
import type { SkySearch } from '../search/search.js';

/** What reaches beyond a period: how long a slow planet stays, when a loop began and ends. */

export const slowPlanets = [Jupiter, Saturn, Uranus, Neptune, Pluto] as const;
export type SlowPlanet = (typeof slowPlanets)[number];

/** Days that no stay in a sign lasts longer than, from the swiftest at perihelion to Pluto at aphelion. */
const longestStay: Readonly<Record<SlowPlanet, number>> = {
  [Jupiter]: 450,
  [Saturn]: 1200,
  [Uranus]: 3100,
  [Neptune]: 5700,
  [Pluto]: 12_000,
};

/** Days that no retrograde loop takes: Pluto's takes 160. */
const longestLoop = 200;

/** Days in which a planet that backs out of a sign has come into it again. */
const againWithin = 430;

/** Where the library's files begin and end: beyond, an entry or exit is left untold. */
export const [firstDay, lastDay] = [2_378_500, 2_597_600];

/** A slow planet in a sign: what a period sees of it from `julianDayUt` on. Ends that are undefined lie beyond the files. */
export interface SlowStay {
  kind: 'stay';
  julianDayUt: number;
  signId: SignId;
  longitude: number;
  body: SlowPlanet;
  begins: number | undefined;
  ends: number | undefined;
}

/**
 * A slow planet's stays that touch a span: from one change of sign to the next, so that a planet that backs out of a
 * sign and comes again has two stays there.
 */
export function slowStays(search: SkySearch, body: SlowPlanet, from: number, to: number): SlowStay[] {
  const within = ingresses(search, body, from, to).map(({ julianDayUt }) => julianDayUt);
  const before = lastIngress(search, body, Math.max(firstDay, from - longestStay[body]), from);
  const after = firstIngress(search, body, to, Math.min(lastDay, to + longestStay[body]));
  return [from, ...within].map((julianDayUt, index): SlowStay => {
    const longitude = search.longitude(body, Math.min(julianDayUt + 0.01, to));
    const begins = index === 0 ? before : julianDayUt;
    const ends = within[index] ?? after;
    return { kind: 'stay', julianDayUt, signId: signOf(longitude), longitude, body, begins, ends };
  });
}

/**
 * How far a planet moves at most, in degrees: in a year around the Sun (at perihelion), and how far from there it is
 * seen from the Earth at its nearest. Time in which it can't reach the next sign is not looked through.
 */
const reach: Readonly<Record<SlowPlanet, { rate: number; parallax: number }>> = {
  [Jupiter]: { rate: 33.5, parallax: 11.7 },
  [Saturn]: { rate: 14, parallax: 6.4 },
  [Uranus]: { rate: 4.8, parallax: 3.2 },
  [Neptune]: { rate: 2.3, parallax: 2 },
  [Pluto]: { rate: 4, parallax: 2 },
};

/** Days that a planet stays where it is at least. */
function surelyThere(search: SkySearch, body: SlowPlanet, julianDayUt: number): number {
  const within = search.longitude(body, julianDayUt) % 30;
  const { rate, parallax } = reach[body];
  return ((Math.min(within, 30 - within) - 2 * parallax) / rate) * 365;
}

/** Days looked through at a time. */
const stride = 400;

function firstIngress(search: SkySearch, body: SlowPlanet, from: number, to: number): number | undefined {
  for (let start = from; start < to; ) {
    const there = surelyThere(search, body, start);
    if (there < stride) {
      const [found] = ingresses(search, body, start, Math.min(to, start + stride));
      if (found !== undefined) return found.julianDayUt;
    }
    start += Math.max(there, stride);
  }
  return undefined;
}

function lastIngress(search: SkySearch, body: SlowPlanet, from: number, to: number): number | undefined {
  for (let end = to; end > from; ) {
    const there = surelyThere(search, body, end);
    if (there < stride) {
      const found = ingresses(search, body, Math.max(from, end - stride), end).at(-1);
      if (found !== undefined) return found.julianDayUt;
    }
    end -= Math.max(there, stride);
  }
  return undefined;
}

export function wasThereBefore(search: SkySearch, body: Planet, sign: SignId, julianDayUt: number): boolean {
  if (!(slowPlanets as readonly Planet[]).includes(body)) return false;
  const from = Math.max(firstDay, julianDayUt - againWithin);
  if (from >= julianDayUt - 1) return false;
  return ingresses(search, body, from, julianDayUt - 1).some(({ signId }) => signId === sign);
}

/** The next station after one; undefined where the files end before it. */
export const nextStation = (search: SkySearch, body: Planet, julianDayUt: number): number | undefined =>
  stations(search, body, julianDayUt + 1, Math.min(lastDay, julianDayUt + longestLoop))[0]?.julianDayUt;

/** The retrograde loop that a moment is in. */
export function loopUnderWay(
  search: SkySearch,
  body: Planet,
  julianDayUt: number,
): { begins: number; ends: number } | undefined {
  if (search.speed(body, julianDayUt) >= 0) return undefined;
  const earliest = Math.max(firstDay, julianDayUt - longestLoop);
  if (earliest >= julianDayUt) return undefined;
  const begins = stations(search, body, earliest, julianDayUt).at(-1);
  const ends = nextStation(search, body, julianDayUt - 1);
  return begins === undefined || ends === undefined ? undefined : { begins: begins.julianDayUt, ends };
}
