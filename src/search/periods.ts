import {
  type BodyId,
  bodyById,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { SkySearch } from './search.js';
import type { RetrogradePeriod, VoidOfCourse } from './types.js';

/** Days from a station to the far end of a loop's shadow, at most: half a synodic period and more. */
const loop = 420;

export function retrogradePeriods(
  search: SkySearch,
  body: BodyId,
  from: number,
  to: number,
): RetrogradePeriod[] {
  if (bodyById(body)?.kind === 'lunar') return [];
  const stations = search.stations(body, from - loop, to + loop);
  const found: RetrogradePeriod[] = [];
  for (const [i, station] of stations.entries()) {
    const next = stations[i + 1];
    if (station.direction !== 'retrograde' || next === undefined) continue;
    const passes = (longitude: number, start: number, end: number): number[] =>
      search
        .longitudeCrossings(body, [longitude], start, end)
        .filter(({ retrograde }) => !retrograde)
        .map(({ julianDayUt }) => julianDayUt);
    const [begins, ends] = [station.julianDayUt, next.julianDayUt];
    const shadowBegins = passes(next.longitude, begins - loop, begins).at(-1);
    // Half a minute on: the station's own longitude is reached at the station.
    const shadowEnds = passes(station.longitude, ends + 0.0003, ends + loop)[0];
    if (shadowBegins === undefined || shadowEnds === undefined) continue;
    if (shadowEnds < from || shadowBegins >= to) continue;
    const [fromLongitude, toLongitude] = [station.longitude, next.longitude];
    found.push({ shadowBegins, begins, ends, shadowEnds, fromLongitude, toLongitude });
  }
  return found;
}

const majorAngles = [0, 60, 90, 120, 180];
/** Those whose aspects keep the Moon on her course. */
const companions = [Sun, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Days the Moon takes for a sign, at most. */
const longestSign = 2.7;

export function voidOfCourse(search: SkySearch, from: number, to: number): VoidOfCourse[] {
  const ingresses = search.ingresses(Moon, from - longestSign, to + longestSign);
  const first = ingresses[0]?.julianDayUt ?? from;
  const last = ingresses.at(-1)?.julianDayUt ?? to;
  const aspects = companions
    .flatMap((body) => search.aspectsBetween(body, Moon, majorAngles, first, last))
    .map(({ julianDayUt }) => julianDayUt)
    .sort((a, b) => a - b);
  const found: VoidOfCourse[] = [];
  let at = 0;
  for (const [i, { julianDayUt: enters, signId }] of ingresses.entries()) {
    const ends = ingresses[i + 1]?.julianDayUt;
    if (ends === undefined) break;
    // Without an aspect in the whole sign she is void of course from entering it.
    let begins = enters;
    for (let moment = aspects[at]; moment !== undefined && moment < ends; moment = aspects[++at])
      begins = Math.max(begins, moment);
    if (begins >= from && begins < to) found.push({ begins, ends, signId: signId as SignId });
  }
  return found;
}
