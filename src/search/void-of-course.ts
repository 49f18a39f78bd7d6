import { type BodyId, Moon } from '../chart/bodies.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { aspectsBetween } from './aspects.js';
import { ingresses } from './longitudes.js';
import type { SkySearch } from './search.js';
import type { VoidOfCourse } from './types.js';

/** The Ptolemaic aspects, which are the ones that count here. */
const majorAngles = [0, 60, 90, 120, 180];

/** Days the Moon takes for a sign, at most. */
const longestSign = 2.7;

/**
 * Void-of-course Moons that begin in the span: from her last major aspect in a sign to the next sign.
 * @param companions the bodies whose aspects keep her on her course: Sun to Saturn by tradition, today Sun to Pluto
 */
export function voidOfCourse(
  search: SkySearch,
  companions: readonly BodyId[],
  from: JulianDayUt,
  to: JulianDayUt,
): VoidOfCourse[] {
  const signs = ingresses(search, Moon, from - longestSign, to + longestSign);
  const first = signs[0]?.julianDayUt ?? from;
  const last = signs.at(-1)?.julianDayUt ?? to;
  const aspects = companions
    .flatMap((body) => aspectsBetween(search, body, Moon, majorAngles, first, last))
    .map(({ julianDayUt }) => julianDayUt)
    .sort((a, b) => a - b);
  const found: VoidOfCourse[] = [];
  let at = 0;
  for (const [i, { julianDayUt: enters, signId }] of signs.entries()) {
    const ends = signs[i + 1]?.julianDayUt;
    if (ends === undefined) break;
    // Without an aspect in the whole sign the Moon is void of course from its entry.
    let begins = enters;
    for (let moment = aspects[at]; moment !== undefined && moment < ends; moment = aspects[++at])
      begins = Math.max(begins, moment);
    if (begins >= from && begins < to) found.push({ begins, ends, signId });
  }
  return found;
}
