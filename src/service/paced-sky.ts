import { unitsOf } from '../request/cost.js';
import { isFromStar } from '../sky/ayanamsas.js';
import { bundledSpanUt } from '../sky/file-span.js';
import type { Sky, SkyMoment, SkySettings } from '../sky/sky.js';
import type { Answers } from './pace.js';

/**
 * A sky whose answers are kept for a call, and whose questions count against its turns; what takes no time is asked as
 * ever. Nobody changes an answer: a test freezes them.
 * @param answers of the call that runs now; none where nobody counts
 */
export function pacedSky(sky: Sky, answers: () => Answers | undefined): Sky {
  const asked = <Answer>(name: string, given: readonly unknown[], units: number, ask: () => Answer): Answer =>
    answers()?.to(keyOf(name, given), units, ask) ?? ask();
  /** Of methods that fill `out`. */
  const filled = <Answer>(
    name: string,
    given: readonly unknown[],
    units: number,
    out: Float64Array,
    ask: () => Answer,
  ): Answer => {
    const { answer, first, second } = asked(name, given, units, () => {
      const answer = ask();
      return { answer, first: out[0] as number, second: out[1] as number };
    });
    out[0] = first;
    out[1] = second;
    return answer;
  };
  const paced: Partial<Sky> = {
    moment: (...given) => asked('moment', given, 1, () => sky.moment(...given)),
    position: (...given) =>
      asked('position', given, workOfPosition(given[1], given[2]), () => sky.position(...given)),
    fixedStar: (...given) => asked('fixedStar', given, 20, () => sky.fixedStar(...given)),
    houses: (...given) => asked('houses', given, unitsOf.houses, () => sky.houses(...given)),
    ayanamsa: (...given) => asked('ayanamsa', given, 3, () => sky.ayanamsa(...given)),
    meanAyanamsa: (...given) => asked('meanAyanamsa', given, 3, () => sky.meanAyanamsa(...given)),
    distance: (...given) => asked('distance', given, workOfMoment(given[1]), () => sky.distance(...given)),
    next: (...given) => asked('next', given, unitsOf.rise, () => sky.next(...given)),
    solarEclipseAfter: (moment) =>
      asked('solarEclipse', [moment], unitsOf.eclipse, () => sky.solarEclipseAfter(moment)),
    lunarEclipseAfter: (moment) =>
      asked('lunarEclipse', [moment], unitsOf.eclipse, () => sky.lunarEclipseAfter(moment)),
    newMoonBefore: (...given) => asked('newMoonBefore', given, 10, () => sky.newMoonBefore(...given)),
    newMoon: (...given) => asked('newMoon', given, 10, () => sky.newMoon(...given)),
    solarTerm: (...given) => asked('solarTerm', given, 10, () => sky.solarTerm(...given)),
    meanPosition: (number, moment, out) =>
      filled('mean', [number, moment], workOfMoment(moment), out, () => sky.meanPosition(number, moment, out)),
    nutation: (moment, out) => filled('nutation', [moment], 1, out, () => sky.nutation(moment, out)),
  };
  return new Proxy(sky, {
    get: (_, name) => {
      const own = paced[name as keyof Sky];
      if (own !== undefined) return own;
      const value = sky[name as keyof Sky] as unknown;
      return typeof value === 'function' ? value.bind(sky) : value;
    },
  });
}

const workOfMoment = (julianDay: number): number =>
  julianDay >= bundledSpanUt.from && julianDay < bundledSpanUt.to ? 1 : unitsOf.modelled;

/** As `seenWork` has it. */
function workOfPosition({ julianDayUt }: SkyMoment, { ayanamsa, observer }: SkySettings): number {
  const ofSky = workOfMoment(julianDayUt) === 1 ? 2 : 4;
  return ofSky * (observer === undefined ? 1 : 4) * (ayanamsa !== undefined && isFromStar(ayanamsa) ? 3 : 1);
}

const keyOf = (name: string, given: readonly unknown[]): string => {
  let key = name;
  for (const one of given) key += ` ${typeof one === 'object' && one !== null ? idOf(one) : one}`;
  return key;
};

const ids = new WeakMap<object, string>();

/** Moments and settings, which are asked of many times, written out once. */
function idOf(one: object): string {
  const known = ids.get(one) ?? JSON.stringify(one);
  ids.set(one, known);
  return known;
}
