import { unitsOf } from '../request/cost.js';
import { isFromStar } from '../sky/ayanamsas.js';
import { bundledSpanUt } from '../sky/file-span.js';
import type { Sky, SkyMoment, SkySettings } from '../sky/sky.js';
import type { Answers, Given } from './pace.js';

/**
 * A sky whose answers are kept for a call, and whose questions count against its turns; what takes no time is asked as
 * ever. Nobody changes an answer: a test freezes them.
 * @param answers of the call that runs now; none where nobody counts
 */
export function pacedSky(sky: Sky, answers: () => Answers | undefined): Sky {
  const asked = <Answer>(
    question: string,
    moment: number | object,
    given: readonly Given[],
    units: number,
    ask: () => Answer,
  ): Answer => {
    const known = answers();
    return known === undefined ? ask() : known.to(question, moment, given, units, ask);
  };
  const paced: Partial<Sky> = {
    moment: (julianDay) => asked('moment', julianDay, [], 1, () => sky.moment(julianDay)),
    position: (body, moment, settings) =>
      asked('position', moment, [body, settings], workOfPosition(moment, settings), () =>
        sky.position(body, moment, settings),
      ),
    positions: (bodies, moment, settings) =>
      asked(
        'positions',
        moment,
        [bodies.join(), settings],
        bodies.length * workOfPosition(moment, settings),
        () => sky.positions(bodies, moment, settings),
      ),
    fixedStar: (star, moment, settings) =>
      asked('star', moment, [star, settings], 20, () => sky.fixedStar(star, moment, settings)),
    houses: (moment, ...rest) =>
      asked('houses', moment, rest, unitsOf.houses, () => sky.houses(moment, ...rest)),
    ayanamsa: (moment, settings) =>
      asked('ayanamsa', moment, [settings], 3, () => sky.ayanamsa(moment, settings)),
    meanAyanamsa: (ayanamsa, julianDay) =>
      asked('meanAyanamsa', julianDay, [ayanamsa], 3, () => sky.meanAyanamsa(ayanamsa, julianDay)),
    distance: (number, julianDay) =>
      asked('distance', julianDay, [number], workAt(julianDay), () => sky.distance(number, julianDay)),
    next: (event, body, after, place) =>
      asked('next', after, [event, body, place], unitsOf.rise, () => sky.next(event, body, after, place)),
    solarEclipse: (lunation) =>
      asked('solarEclipse', lunation, [], unitsOf.eclipse, () => sky.solarEclipse(lunation)),
    lunarEclipse: (lunation) =>
      asked('lunarEclipse', lunation, [], unitsOf.eclipse, () => sky.lunarEclipse(lunation)),
    newMoonBefore: (moment, elongation) =>
      asked('newMoonBefore', moment, [elongation], 10, () => sky.newMoonBefore(moment, elongation)),
    newMoon: (lunation) => asked('newMoon', lunation, [], 10, () => sky.newMoon(lunation)),
    solarTerm: (number) => asked('solarTerm', number, [], 10, () => sky.solarTerm(number)),
    meanPosition: (number, julianDay, out) =>
      filled(asked, 'mean', julianDay, [number], workAt(julianDay), out, () =>
        sky.meanPosition(number, julianDay, out),
      ),
    nutation: (julianDay, out) =>
      filled(asked, 'nutation', julianDay, [], 1, out, () => sky.nutation(julianDay, out)),
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

type Asked = <Answer>(
  question: string,
  moment: number | object,
  given: readonly Given[],
  units: number,
  ask: () => Answer,
) => Answer;

/** The answer of a method that fills `out` with two numbers. */
function filled<Answer>(
  asked: Asked,
  question: string,
  julianDay: number,
  given: readonly Given[],
  units: number,
  out: Float64Array,
  ask: () => Answer,
): Answer {
  const known = asked(question, julianDay, given, units, () => {
    const answer = ask();
    return { answer, first: out[0] as number, second: out[1] as number };
  });
  out[0] = known.first;
  out[1] = known.second;
  return known.answer;
}

const workAt = (julianDay: number): number =>
  julianDay >= bundledSpanUt.from && julianDay < bundledSpanUt.to ? 1 : unitsOf.modelled;

/** As `seenWork` has it. */
function workOfPosition({ julianDayUt }: SkyMoment, { ayanamsa, observer }: SkySettings): number {
  const ofSky = workAt(julianDayUt) === 1 ? 2 : 4;
  return ofSky * (observer === undefined ? 1 : 4) * (ayanamsa !== undefined && isFromStar(ayanamsa) ? 3 : 1);
}
