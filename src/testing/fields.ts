import fc from 'fast-check';
import { aspectKeys } from '../chart/aspects.js';
import { bodyIds } from '../chart/body-ids.js';
import { houseSystems } from '../sky/house-systems.js';
import { dates, givenPlaces, placeIds, times, timezones } from './births.js';

/** What the fields of requests and options mean that their schemas do not say, by their names. */

/** Letters and names of every house system. */
export const systems = (): fc.Arbitrary<string> =>
  fc.constantFrom(...Object.keys(houseSystems), ...Object.values(houseSystems));

/** Lists of ids of bodies: points of every kind, and now and then asteroids that no file is there for. */
export const bodies = (): fc.Arbitrary<number[]> =>
  fc
    .uniqueArray(
      fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom<number>(...bodyIds) },
        { weight: 1, arbitrary: fc.integer({ min: 10_001, max: 10_020 }) },
      ),
      { minLength: 1, maxLength: 15 },
    )
    .map((ids) => ids);

const orbDegrees = fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10);

/** Orbs by aspect, flat or by body. */
export const orbs = (): fc.Arbitrary<object> =>
  fc.dictionary(
    fc.constantFrom(...aspectKeys),
    fc.oneof(
      orbDegrees,
      fc.dictionary(fc.constantFrom('default', '0', '1', '4'), orbDegrees, {
        minKeys: 1,
        maxKeys: 2,
        noNullPrototype: true,
      }),
    ),
    { maxKeys: 3, noNullPrototype: true },
  );

const names = fc.constantFrom(
  'Ada',
  'Zoë Ñandú',
  '王芳',
  'O’Brien "Bo" <b>',
  '👩‍🚀',
  "Robert'); --",
  'x'.repeat(200),
);

const byName: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  name: () => names,
  date: () => dates(1900, 2030),
  time: times,
  place_id: placeIds,
  place: givenPlaces,
  lang: () => fc.constantFrom('en', 'en', 'en-GB'),
  timezone: timezones,
  year: () => fc.integer({ min: 1990, max: 2040 }),
  week: () => fc.integer({ min: 1, max: 52 }),
  // Half an hour or so: what a wide doubt costs is asked by hand.
  time_accuracy: () => fc.integer({ min: 0, max: 40 }),
  system: systems,
  houseSystem: systems,
  planets: bodies,
  bodies,
  orbs,
  aspects: () =>
    fc.uniqueArray(
      fc.oneof(fc.integer({ min: 0, max: 10 }), fc.constantFrom<number | string>(...aspectKeys)),
      {
        maxLength: 11,
        selector: (aspect) => (typeof aspect === 'string' ? aspectKeys.indexOf(aspect as never) : aspect),
      },
    ),
  epoch: () => fc.integer({ min: 2_400_000, max: 2_460_000 }),
  value: () => fc.integer({ min: 0, max: 30 }),
};

/** Values of a field by its name, with or without the number of a person at its end; undefined where the schema decides. */
export const fieldValues = (name: string): fc.Arbitrary<unknown> | undefined => {
  const base = name.replace(/_[12]$/, '');
  return Object.hasOwn(byName, base) ? byName[base]?.() : undefined;
};
