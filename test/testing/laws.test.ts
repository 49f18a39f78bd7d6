/** The laws hold for this engine, and catch engines that break them. */
import { createEngine, type Engine, type Natal } from 'horoscope-engine/engine';
import { type EngineUnderTest, LawBroken, type LawName, laws, sentences } from 'horoscope-engine/testing';
import { describe, expect, test } from 'vitest';
import fc, { isRandom } from '../fast-check.js';

const engine = await createEngine();
const { seed = 0 } = fc.readConfigureGlobal();

describe('this engine keeps to every law', () => {
  test.each(Object.entries(laws))('%s', async (_, law) => {
    await law(engine, isRandom ? { seed, numRuns: 100 } : { seed, numRuns: 6 });
  });
});

test('there are as many laws as sentences, and more than twenty', () => {
  expect(Object.keys(laws)).toEqual(Object.keys(sentences));
  expect(Object.keys(laws).length).toBeGreaterThan(50);
  expect(new Set(Object.values(sentences)).size).toBe(Object.keys(laws).length);
});

/** An engine whose natal charts were changed on their way out. */
const altered = (change: (natal: Natal) => Natal): EngineUnderTest => ({
  ...engine,
  natal: (...given: Parameters<Engine['natal']>) => change(engine.natal(...given)),
});

/** Signs counted from 1, as some do. */
const signsOffByOne = altered((natal) => ({
  ...natal,
  planets: natal.planets.map((planet) => ({ ...planet, signId: (planet.signId + 1) % 12 })),
}));

/** Distances that do not turn round at 360°: 359° and 1° are 358° apart. */
const orbsWithoutWrap = altered((natal) => {
  const longitude = (id: number) => Number(natal.planets.find(({ planetId }) => planetId === id)?.longitude);
  const aspects = natal.aspects.filter(({ planet1Id, planet2Id, angle, orb }) => {
    const distance = Math.abs(longitude(planet1Id) - longitude(planet2Id));
    return Math.abs(Math.abs(distance - angle) - Number(orb)) < 1e-5;
  });
  return { ...natal, aspects };
});

const noticeSwallowed = altered((natal) => ({ ...natal, notices: natal.notices.slice(1) }));

const broken: Record<string, { under: EngineUnderTest; caughtBy: LawName[] }> = {
  'a sign off by one': {
    under: signsOffByOne,
    caughtBy: ['signsFollowFromLongitudes', 'signNamesFollowFromSigns', 'ephemeridesAreTheNatalSky'],
  },
  'an orb without wrap-around': { under: orbsWithoutWrap, caughtBy: ['aspectsAreAllWithinOrbs'] },
  'a swallowed notice': {
    under: noticeSwallowed,
    caughtBy: [
      'skippedTimesHaveANotice',
      'repeatedTimesHaveANotice',
      'unknownTimesHaveNoHouses',
      'replacedHousesHaveANotice',
      'modelledSkiesHaveANotice',
    ],
  },
};

describe('engines that are wrong are caught', () => {
  const cases = Object.entries(broken).flatMap(([what, { under, caughtBy }]) =>
    caughtBy.map((law) => [what, law, under] as const),
  );
  test.each(cases)('%s: %s', async (_, name, under) => {
    // Whatever the seed: three of them.
    for (const seed of [1, 2, 3]) {
      const error: unknown = await laws[name](under, { seed }).catch((refusal: unknown) => refusal);
      expect(error).toBeInstanceOf(LawBroken);
      const { law, code, message } = error as LawBroken;
      expect(law).toBe(name);
      expect(message).toContain(sentences[name]);
      expect(code).toMatch(/^await engine\.\w+\(/m);
    }
  });

  test('the case printed breaks the law when it is pasted', async () => {
    const error = (await laws
      .signsFollowFromLongitudes(signsOffByOne, { seed: 4 })
      .catch((refusal: unknown) => refusal)) as LawBroken;
    const call = error.code.split('\nawait')[0]?.replace(/^await /, 'return ') ?? '';
    const run = new Function('engine', call) as (on: EngineUnderTest) => Natal;
    const [planet] = run(signsOffByOne).planets;
    expect(planet?.signId).not.toBe(Math.floor(Number(planet?.longitude) / 30));
    expect(run(engine).planets[0]?.signId).toBe(Math.floor(Number(planet?.longitude) / 30));
    // Shrunk: nothing is left that need not be there.
    expect(call).not.toContain('orbs');
  });
});

test('an engine that lacks an operation is said to lack it', async () => {
  await expect(laws.transitsAreActive({ natal: engine.natal }, { numRuns: 1 })).rejects.toThrow(
    'the engine has no transits',
  );
});
