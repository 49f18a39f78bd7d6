import fc from 'fast-check';
import type { AspectEntry } from '../../schema/index.js';
import { type Birth, births } from '../births.js';
import { apart, claim, near, same, unit } from '../claims.js';
import { law } from '../law.js';
import type { Request } from '../requests.js';

/** Laws of two people: what one is to the other, the other is to the one. */

const bornAt = births();
const systems = fc.constantFrom('P', 'K', 'W', 'R', 'E');
const zodiacs = fc.constantFrom<{ ayanamsa?: 'lahiri' | 'fagan-bradley' }>({}, { ayanamsa: 'lahiri' });

const fieldsOf = ({ date, time, where }: Birth, number: 1 | 2): Request => ({
  [`name_${number}`]: number === 1 ? 'First' : 'Second',
  [`date_${number}`]: date,
  [`time_${number}`]: time,
  ...('place_id' in where
    ? { [`place_id_${number}`]: where.place_id }
    : { [`place_${number}`]: where.place }),
});
const pairOf = (first: Birth, second: Birth, system: string): Request => ({
  ...fieldsOf(first, 1),
  ...fieldsOf(second, 2),
  lang: 'en',
  system,
});
const natalOf = ({ date, time, where }: Birth, system: string): Request => ({
  name: 'N',
  date,
  time,
  ...where,
  lang: 'en',
  system,
  collect_text: false,
});

/** Aspects without names and texts, in one order. */
const factsOf = (aspects: readonly AspectEntry[], mirrored = false): string[] =>
  aspects
    .map(({ planet1Id, planet2Id, aspectId, orb, applying, outOfSign }) =>
      [
        ...(mirrored ? [planet2Id, planet1Id] : [planet1Id, planet2Id]),
        aspectId,
        orb,
        applying,
        outOfSign,
      ].join(' '),
    )
    .sort();

export const pairLaws = {
  synastryIsMirrored: law(
    'an aspect from the first person to the second is the same aspect from the second to the first',
    fc.tuple(bornAt, bornAt, systems),
    async (calls, [first, second, system]) => {
      const { aspects1, aspects2 } = await calls.ask('synastry', pairOf(first, second, system));
      same(factsOf(aspects2, true), factsOf(aspects1), 'aspects2');
    },
    30,
  ),
  synastryHasNoFirst: law(
    'a synastry with the two exchanged has each list in the place of the other',
    fc.tuple(bornAt, bornAt, systems),
    async (calls, [first, second, system]) => {
      const one = await calls.ask('synastry', pairOf(first, second, system));
      const other = await calls.ask('synastry', pairOf(second, first, system));
      same(other.planets1, one.planets2, 'planets1');
      same(other.planets2, one.planets1, 'planets2');
      same(other.aspects1, one.aspects2, 'aspects1');
      same(other.elements, one.elements, 'elements');
    },
    30,
  ),
  synastryOrbsAreDistances: law(
    'the orb of an aspect between two charts is their distance from exactness, the shorter way',
    fc.tuple(bornAt, bornAt, systems),
    async (calls, [first, second, system]) => {
      const { planets1, planets2, aspects1 } = await calls.ask('synastry', pairOf(first, second, system));
      for (const { planet1Id, planet2Id, angle, orb } of aspects1) {
        const [one, other] = [
          planets1.find(({ planetId }) => planetId === planet1Id),
          planets2.find(({ planetId }) => planetId === planet2Id),
        ];
        const found = Math.abs(apart(Number(one?.longitude), Number(other?.longitude)) - angle);
        claim(
          Math.abs(found - Number(orb)) < 2 * unit,
          () => `${planet1Id} to ${planet2Id}: ${orb}°, not ${found}°`,
        );
      }
    },
    30,
  ),
  everybodyMeetsThemself: law(
    'in a synastry with oneself every planet is conjunct itself without an orb, in its own house',
    fc.tuple(bornAt, systems),
    async (calls, [birth, system]) => {
      const { planets1, aspects1 } = await calls.ask('synastry', pairOf(birth, birth, system));
      for (const { planetId, housePosition, partnerHousePosition } of planets1) {
        claim(partnerHousePosition === housePosition, () => `planet ${planetId} changes its house`);
        claim(
          aspects1.some(
            (one) =>
              one.planet1Id === planetId &&
              one.planet2Id === planetId &&
              one.aspectId === 0 &&
              Number(one.orb) === 0,
          ),
          () => `planet ${planetId} does not meet itself`,
        );
      }
    },
    30,
  ),
  compositesHaveNoFirst: law(
    'a composite of two people is the same for either order of them',
    fc.tuple(bornAt, bornAt, systems, zodiacs, fc.constantFrom('midpoint', 'davison')),
    async (calls, [first, second, system, zodiac, compositeMethod]) => {
      const options = { ...zodiac, compositeMethod } as const;
      const one = await calls.ask('composite', pairOf(first, second, system), options);
      const other = await calls.ask('composite', pairOf(second, first, system), options);
      for (const key of ['planets', 'houses', 'aspects', 'elements'] as const)
        same(other[key], one[key], key);
    },
    30,
  ),
  compositeWithOneselfIsNatal: law(
    'a composite of a person with themself is their natal chart',
    fc.tuple(bornAt, systems, zodiacs),
    async (calls, [birth, system, zodiac]) => {
      const composite = await calls.ask('composite', pairOf(birth, birth, system), zodiac);
      const natal = await calls.ask('natal', natalOf(birth, system), zodiac);
      for (const [index, { planetId, longitude }] of composite.planets.entries())
        near(Number(longitude), Number(natal.planets[index]?.longitude), 2 * unit, `planet ${planetId}`);
      for (const [index, { house, longitude }] of composite.houses.entries())
        near(Number(longitude), Number(natal.houses[index]?.longitude), 2 * unit, `cusp ${house}`);
    },
    30,
  ),
  compositesLieHalfWay: law(
    'a planet of a midpoint composite is as far from the one’s as from the other’s, and no more than 90°',
    fc.tuple(bornAt, bornAt, zodiacs),
    async (calls, [first, second, zodiac]) => {
      const request = { ...pairOf(first, second, 'W'), planets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] };
      const { planets1, planets2 } = await calls.ask('synastry', request, zodiac);
      const { planets } = await calls.ask('composite', request, zodiac);
      for (const [index, { planetId, longitude }] of planets.entries()) {
        const to = (entry: { longitude: string } | undefined) =>
          apart(Number(longitude), Number(entry?.longitude));
        const [one, other] = [to(planets1[index]), to(planets2[index])];
        claim(
          Math.abs(one - other) < 4 * unit && one < 90 + unit,
          () => `composite ${planetId} is ${one}° from the first and ${other}° from the second`,
        );
      }
    },
    30,
  ),
  partnersHousesAreNatal: law(
    'the houses of a synastry are those of the natal charts',
    fc.tuple(bornAt, bornAt, systems),
    async (calls, [first, second, system]) => {
      const { planets1 } = await calls.ask('synastry', pairOf(first, second, system));
      const { planets, houses } = await calls.ask('natal', natalOf(second, system));
      const own = await calls.ask('natal', natalOf(first, system));
      for (const [index, planet] of planets1.entries()) {
        same(planet.housePosition, own.planets[index]?.housePosition, `house of ${planet.planetId}`);
        const cusp = (house: number) => Math.round(Number(houses[(house + 11) % 12]?.longitude) * 1e7);
        const turned = (units: number) => (units - cusp(planet.partnerHousePosition) + 3.6e9) % 3.6e9;
        claim(
          turned(Math.round(Number(planet.longitude) * 1e7)) < turned(cusp(planet.partnerHousePosition + 1)),
          () => `planet ${planet.planetId} is not in the partner’s house ${planet.partnerHousePosition}`,
        );
      }
      claim(planets.length === own.planets.length || planets.length > 0, () => 'there are no planets');
    },
    30,
  ),
};
