/** What options come to: the engine's, a call's over these, and the request's own fields over both. */
import { describe, expect, test } from 'vitest';
import { bodyIds, defaultBodies } from '#dist/chart/bodies.js';
import { HoroscopeError } from '#dist/errors.js';
import {
  aspectRules,
  defaultSettings,
  type Settings,
  settingsFor,
  skySettings,
  withOptions,
} from '#dist/request/settings.js';

type Given = Parameters<typeof withOptions>[1];

/** Every option away from its default, and what it alone changes. */
const options: [given: Given, changed: Partial<Settings>][] = [
  [{ houseSystem: 'W' }, { houseSystem: 'W' }],
  [{ polar: 'as-given' }, { polar: 'as-given' }],
  [{ zodiac: 'sidereal' }, { zodiac: 'sidereal', ayanamsa: 'lahiri' }],
  [{ ayanamsa: 'raman' }, { zodiac: 'sidereal', ayanamsa: 'raman' }],
  [{ node: 'mean' }, { node: 'mean' }],
  [{ lilith: 'osculating' }, { lilith: 'osculating' }],
  [{ bodies: [3, 0, 3] }, { bodies: [3, 0] }],
  [{ aspects: [4, 0, 4] }, { aspects: [0, 4], aspectsChosen: true }],
  [{ orbs: { trine: 3 } }, { orbs: new Map([[2, 3]]) }],
  [{ topocentric: true }, { topocentricAltitude: 0 }],
  [{ topocentric: { altitude: 840 } }, { topocentricAltitude: 840 }],
  [{ disambiguation: 'later' }, { disambiguation: 'later' }],
  [{ calendar: 'julian' }, { calendar: 'julian' }],
  [{ localMeanTime: 'zone' }, { localMeanTime: 'zone' }],
  [{ rulerships: 'traditional' }, { rulerships: 'traditional' }],
  [{ fortune: 'day' }, { fortune: 'day' }],
  [{ progressedAngles: 'solar-arc' }, { progressedAngles: 'solar-arc' }],
  [{ progressedHouses: 'progressed' }, { progressedHouses: 'progressed' }],
  [{ precessionCorrected: true }, { precessionCorrected: true }],
  [{ include: ['lots'] }, { include: ['lots'] }],
  [{ readingLength: 'brief' }, { readingLength: 'brief' }],
  [{ compositeMethod: 'davison' }, { compositeMethod: 'davison' }],
  [{ chineseYear: 'solar' }, { chineseYear: 'solar' }],
  [{ chineseHour: 'solar' }, { chineseHour: 'solar' }],
  [{ ratHour: 'early' }, { ratHour: 'early' }],
];
const all: Given = Object.assign({}, ...options.map(([given]) => given));

describe('an option', () => {
  test.each(options)('%j changes what it is for, and nothing else', (given, changed) => {
    expect(withOptions(defaultSettings, given)).toEqual({ ...defaultSettings, ...changed });
  });

  test('of the engine stays where a call says nothing', () => {
    const engine = withOptions(defaultSettings, all);
    expect(Object.keys(engine).sort()).toEqual(Object.keys(defaultSettings).sort());
    for (const key of Object.keys(engine) as (keyof Settings)[])
      expect(engine[key], key).not.toEqual(defaultSettings[key]);
    expect(withOptions(engine, {})).toEqual(engine);
  });

  test('topocentric can be taken back, to the center of the Earth', () => {
    const engine = withOptions(defaultSettings, { topocentric: true });
    expect(withOptions(engine, { topocentric: false }).topocentricAltitude).toBeUndefined();
  });
});

describe('the zodiac', () => {
  test('is tropical where a call says so, whatever the ayanamsa', () => {
    const engine = withOptions(defaultSettings, { ayanamsa: 'raman' });
    const tropical = withOptions(engine, { zodiac: 'tropical' });
    expect(tropical).toMatchObject({ zodiac: 'tropical', ayanamsa: undefined });
    expect(withOptions(defaultSettings, { zodiac: 'tropical', ayanamsa: 'raman' })).toMatchObject({
      zodiac: 'tropical',
      ayanamsa: undefined,
    });
  });

  test('has the engine’s ayanamsa where a call names none', () => {
    const engine = withOptions(defaultSettings, { ayanamsa: 'raman' });
    expect(withOptions(engine, { zodiac: 'sidereal' }).ayanamsa).toBe('raman');
  });
});

describe('aspects', () => {
  const ptolemaic = [0, 1, 2, 3, 4];

  test('nobody chose are the Ptolemaic ones, and any that orbs name, in order', () => {
    const engine = withOptions(defaultSettings, { orbs: { biquintile: 1, inconjunct: 2, trine: 5 } });
    expect(engine.aspects).toEqual([...ptolemaic, 5, 10]);
    expect(engine.aspectsChosen).toBe(false);
    // A call's orbs take the place of the engine's, and with them what these added.
    expect(withOptions(engine, { orbs: { semisextile: 1 } }).aspects).toEqual([...ptolemaic, 6]);
    expect(withOptions(engine, {}).aspects).toEqual([...ptolemaic, 5, 10]);
  });

  test('that were chosen are these alone, whatever orbs name', () => {
    const engine = withOptions(defaultSettings, { aspects: [9, 1], orbs: { inconjunct: 2 } });
    expect(engine.aspects).toEqual([1, 9]);
    expect(withOptions(engine, { orbs: { semisextile: 1 } }).aspects).toEqual([1, 9]);
    expect(withOptions(engine, { aspects: [2] }).aspects).toEqual([2]);
    expect(withOptions(defaultSettings, { aspects: [] }).aspects).toEqual([]);
  });

  test('are looked for by the orbs of a kind of comparison and those that were given', () => {
    const settings = withOptions(defaultSettings, { orbs: { trine: 3 } });
    const rules = aspectRules(settings, 'synastry');
    expect(rules).toEqual({
      aspects: ptolemaic,
      orbs: { family: 'synastry', overrides: new Map([[2, 3]]) },
    });
    expect(aspectRules(settings, 'chart').orbs.family).toBe('chart');
    // Made once, so that what is worked out for them is kept.
    expect(aspectRules(settings, 'synastry')).toBe(rules);
    expect(aspectRules(withOptions(settings, { houseSystem: 'W' }), 'synastry')).toBe(rules);
  });

  test('of two choices with the same orbs are not taken for each other', () => {
    const [one, other] = [[0], [1]].map((aspects) =>
      withOptions(defaultSettings, { aspects: aspects as [0] }),
    ) as [Settings, Settings];
    expect(aspectRules(one, 'chart').aspects).toEqual([0]);
    expect(aspectRules(other, 'chart').aspects).toEqual([1]);
    expect(aspectRules(defaultSettings, 'chart').aspects).toEqual(ptolemaic);
    expect(aspectRules(one, 'chart')).toBe(aspectRules(one, 'chart'));
  });
});

describe('orbs', () => {
  const orbsOf = (orbs: NonNullable<Given['orbs']>) => withOptions(defaultSettings, { orbs }).orbs;

  test('may differ by body, with one for all others', () => {
    expect(orbsOf({ conjunction: 6, square: { default: 5, 0: 8, 1: 7.5 } })).toEqual(
      new Map<number, unknown>([
        [0, 6],
        [
          3,
          {
            default: 5,
            bodies: new Map([
              [0, 8],
              [1, 7.5],
            ]),
          },
        ],
      ]),
    );
    expect(orbsOf({ trine: { 0: 8 } }).get(2)).toEqual({ bodies: new Map([[0, 8]]) });
    expect(orbsOf({ trine: 0 }).get(2)).toBe(0);
  });

  test('of asteroids are by 10000 and their number', () => {
    expect(orbsOf({ trine: { 10433: 1 } }).get(2)).toEqual({ bodies: new Map([[10433, 1]]) });
  });

  test.each([bodyIds.length, 9999, 10000])('of body %i are refused, since there is none', (body) => {
    const last = bodyIds.length - 1;
    const refused = (): unknown => orbsOf({ trine: { 0: 1, [body]: 2 } });
    expect(refused).toThrow(HoroscopeError);
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        path: `orbs.trine.${body}`,
        message: `orbs.trine.${body}: "${body}" is no planet id; it must be 0 to ${last}, or 10000 + the number of an asteroid`,
      }),
    );
    expect(orbsOf({ trine: { [last]: 2 } }).get(2)).toEqual({ bodies: new Map([[last, 2]]) });
  });
});

describe('a call', () => {
  test('without options or fields of its own goes by the engine’s settings as they are', () => {
    expect(settingsFor(defaultSettings, undefined)).toBe(defaultSettings);
    expect(settingsFor(defaultSettings, undefined, {})).toBe(defaultSettings);
  });

  test('has the request’s system, planets and orbs before its options', () => {
    const given = { houseSystem: 'whole-sign', bodies: [0, 1], orbs: { trine: 1 }, node: 'mean' };
    expect(settingsFor(defaultSettings, given)).toEqual({
      ...defaultSettings,
      ...{ houseSystem: 'W', bodies: [0, 1], orbs: new Map([[2, 1]]), node: 'mean' },
    });
    const by = (request: Parameters<typeof settingsFor>[2]) => settingsFor(defaultSettings, given, request);
    expect(by({ system: 'K' })).toMatchObject({ houseSystem: 'K', bodies: [0, 1], node: 'mean' });
    expect(by({ planets: [4, 4, 2] })).toMatchObject({ houseSystem: 'W', bodies: [4, 2], node: 'mean' });
    expect(by({ orbs: { square: 2 } })).toMatchObject({ houseSystem: 'W', orbs: new Map([[3, 2]]) });
    const own = settingsFor(defaultSettings, undefined, { system: 'K' });
    expect(own).toEqual({ ...defaultSettings, houseSystem: 'K' });
    expect(own.bodies).toEqual(defaultBodies);
  });

  test.each([
    [{ houseSystem: '!' }, 'houseSystem', /^houseSystem is "!"; it must be a house system/],
    [{ nope: 1 }, 'nope', /^the options has no field "nope"/],
    ['placidus', '', /^the options is "placidus"/],
  ])('with options %j is refused', (given, path, message) => {
    const refused = (): unknown => settingsFor(defaultSettings, given);
    expect(refused).toThrow(expect.objectContaining({ code: 'invalid_request', path }));
    expect(refused).toThrow(message);
  });
});

test('the sky is seen from the center of the Earth, or from the place', () => {
  const place = { latitude: 47.5, realLongitude: 19, longitude: 379 };
  const { polar, node, lilith } = defaultSettings;
  expect(skySettings(defaultSettings, place)).toEqual({
    ...{ polar, node, lilith, ayanamsa: undefined, observer: undefined },
  });
  const settings = withOptions(defaultSettings, { ayanamsa: 'raman', topocentric: { altitude: 840 } });
  expect(skySettings(settings, place)).toMatchObject({
    ayanamsa: 'raman',
    observer: { latitude: 47.5, longitude: 19, altitude: 840 },
  });
});
