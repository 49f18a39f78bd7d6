import type { AspectId } from '../chart/aspects.js';
import { Mars, Mercury, type Planet, Venus } from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { skyEventsIn } from '../search/events.js';
import { stationAfter, stationBefore } from '../search/longitudes.js';
import type { SkySearch } from '../search/search.js';
import { Arcs, houseStays } from '../search/windows.js';
import { isJupiterOrSlower, type SlowPlanet } from './slow-planets.js';

/** What extends beyond a period: the stays of slow planets, and the beginnings and ends of loops. */

/** Days that no retrograde loop takes: Pluto's takes 160. */
const longestLoop = 200;

/** Where the library's files begin and end: beyond, an entry or exit is left untold. */
export const [firstDay, lastDay] = [2_378_500, 2_597_600];

/**
 * A slow planet in a sign: what a period sees of it from `julianDayUt` on. Ends that are undefined lie beyond the
 * files.
 */
export interface SlowStay {
  kind: 'stay';
  julianDayUt: number;
  signId: SignId;
  longitude: number;
  body: SlowPlanet;
  begins: number | undefined;
  /** When it came, if it came going forward: a planet that goes back into a sign may have been there for years. */
  since: number | undefined;
  ends: number | undefined;
}

/** The signs as houses that begin where they do: a stay in the first is one in Aries. */
const signs = Arcs.between(Array.from({ length: 12 }, (_, sign) => sign * 30));

/**
 * A slow planet's stays that touch a span: from one change of sign to the next, so that a planet that backs out of a
 * sign and comes again has two stays there.
 */
export const slowStays = (search: SkySearch, body: SlowPlanet, from: number, to: number): SlowStay[] =>
  houseStays(search, body, signs, from, to).map(({ house, enters, leaves }) => {
    const begins = enters === null || enters < firstDay ? undefined : enters;
    const ends = leaves === null || leaves > lastDay ? undefined : leaves;
    const julianDayUt = Math.max(from, begins ?? from);
    const longitude = search.longitude(body, Math.min(julianDayUt + 0.01, to));
    const since = begins !== undefined && search.speed(body, begins) > 0 ? begins : undefined;
    return { kind: 'stay', julianDayUt, signId: (house - 1) as SignId, longitude, body, begins, since, ends };
  });

/** Whether a planet that enters a sign going forward had backed out of it: so it came into the sign before. */
export function wasThereBefore(search: SkySearch, body: Planet, julianDayUt: number): boolean {
  if (!isJupiterOrSlower(body)) return false;
  const dayBefore = julianDayUt - 1;
  if (dayBefore < firstDay) return false;
  const [{ begins } = { begins: undefined }] = slowStays(search, body, dayBefore, dayBefore);
  return begins !== undefined && search.speed(body, begins) < 0;
}

/** The next station after one; undefined where the files end before it. */
export const nextStation = (search: SkySearch, body: Planet, julianDayUt: number): number | undefined =>
  stationAfter(search, body, julianDayUt + 1, Math.min(lastDay, julianDayUt + longestLoop))?.julianDayUt;

/** Planets that pass through a sign in weeks, and in a loop in months. */
const swiftTurning: readonly Planet[] = [Mercury, Venus, Mars];
/** The text on an ingress of a swift planet holds for about so many days. */
const ofComing = 40;

/** When a planet that has come to a sign turns retrograde there; undefined where that is not soon. */
export function turnsBackSoon(
  search: SkySearch,
  body: Planet,
  signId: SignId,
  julianDayUt: number,
): number | undefined {
  if (!swiftTurning.includes(body)) return undefined;
  const station = stationAfter(search, body, julianDayUt, Math.min(lastDay, julianDayUt + ofComing));
  return station?.direction === 'retrograde' && signOf(station.longitude) === signId
    ? station.julianDayUt
    : undefined;
}

/** The retrograde loop that a moment is in. */
export function loopUnderWay(
  search: SkySearch,
  body: Planet,
  julianDayUt: number,
): { begins: number; ends: number } | undefined {
  if (search.speed(body, julianDayUt) >= 0) return undefined;
  const earliest = Math.max(firstDay, julianDayUt - longestLoop);
  if (earliest >= julianDayUt) return undefined;
  const begins = stationBefore(search, body, julianDayUt, earliest);
  const ends = nextStation(search, body, julianDayUt - 1);
  return begins === undefined || ends === undefined ? undefined : { begins: begins.julianDayUt, ends };
}

/** Days before and after one pass of two slow planets in which the others of its loop are. */
const loopOfPair = 430;

/** The moments at which two slow planets make an aspect around one of them, that one included. */
export const passesOf = (
  search: SkySearch,
  [body, slow]: readonly [Planet, Planet],
  aspectId: AspectId,
  julianDayUt: number,
): readonly number[] =>
  skyEventsIn(
    search,
    { kinds: new Set(['aspect'] as const), bodies: [body, slow], aspects: [aspectId] },
    Math.max(firstDay, julianDayUt - loopOfPair),
    Math.min(lastDay, julianDayUt + loopOfPair),
  ).map((event) => event.julianDayUt);
