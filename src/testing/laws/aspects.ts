import fc from 'fast-check';
import { aspectAngles, aspectKeys } from '../../chart/aspect-kinds.js';
import type { AspectEntry } from '../../schema/index.js';
import { births } from '../births.js';
import { aheadOf, apart, claim, unit } from '../claims.js';
import { law } from '../law.js';
import type { Request } from '../requests.js';

/** Laws of aspects within a chart. */

/** Sun to Pluto, whose pairs all form aspects. */
const planetsAlone = { planets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], collect_text: false };
const bornAt = births().map(
  ({ date, time, where }): Request => ({ name: 'N', date, time, ...where, lang: 'en' }),
);
const wide = fc
  .record({
    conjunction: fc.integer({ min: 0, max: 8 }),
    opposition: fc.integer({ min: 0, max: 8 }),
    trine: fc.integer({ min: 0, max: 8 }),
    square: fc.integer({ min: 0, max: 8 }),
    sextile: fc.integer({ min: 0, max: 8 }),
  })
  .map((orbs) => ({ orbs, aspects: [0, 1, 2, 3, 4] as const }));

export const aspectLaws = {
  aspectsAreAllWithinOrbs: law(
    'two planets are in aspect exactly where their distance, the shorter way, is within the orb of its angle, and the orb is that distance',
    fc.tuple(bornAt, wide),
    async (calls, [request, { orbs, aspects: kinds }]) => {
      const options = { orbs, aspects: [...kinds] };
      const { planets, aspects } = await calls.ask('natal', { ...request, ...planetsAlone }, options);
      const found = new Map(aspects.map((aspect) => [pairOf(aspect), aspect]));
      claim(found.size === aspects.length, () => 'a pair of planets is in aspect twice');
      for (const [i, one] of planets.entries())
        for (const other of planets.slice(i + 1)) {
          const distance = apart(Number(one.longitude), Number(other.longitude));
          const pair = `${one.planetId} ${other.planetId}`;
          const within = kinds.find(
            (kind) => Math.abs(distance - aspectAngles[kind]) <= orbs[nameOf(kind)] - unit,
          );
          const aspect = found.get(pair);
          claim(
            within === undefined || aspect !== undefined,
            () => `planets ${pair}, ${distance}° apart, are in no aspect; orbs ${JSON.stringify(orbs)}`,
          );
          if (aspect !== undefined) requireAspect(aspect, distance, orbs);
        }
    },
  ),
  applyingOrbsShrink: law(
    'an aspect applies where the speeds of the two make its orb smaller',
    bornAt,
    async (calls, request) => {
      const { planets, aspects } = await calls.ask('natal', { ...request, ...planetsAlone });
      const of = new Map(planets.map((planet) => [planet.planetId, planet]));
      for (const aspect of aspects) {
        const [one, other] = [of.get(aspect.planet1Id), of.get(aspect.planet2Id)];
        if (one === undefined || other === undefined) continue;
        const ahead = aheadOf(Number(one.longitude), Number(other.longitude));
        const opens = Math.sign(ahead) * (Number(one.speeds) - Number(other.speeds));
        const grows = Math.sign(Math.abs(ahead) - aspect.angle) * opens;
        // At exactness, at the ends of the scale and where both stand still, the last decimal decides.
        if (Number(aspect.orb) < 1e-5 || Math.abs(opens) < 1e-6) continue;
        claim(
          aspect.applying === grows < 0,
          () => `planets ${pairOf(aspect)} are said to be ${aspect.applying ? 'applying' : 'separating'}`,
        );
      }
    },
  ),
};

const pairOf = ({ planet1Id, planet2Id }: AspectEntry): string => `${planet1Id} ${planet2Id}`;
type Ptolemaic = 'conjunction' | 'opposition' | 'trine' | 'square' | 'sextile';
const nameOf = (kind: 0 | 1 | 2 | 3 | 4): Ptolemaic => aspectKeys[kind] as Ptolemaic;

function requireAspect(
  aspect: AspectEntry,
  distance: number,
  orbs: Readonly<Record<Ptolemaic, number>>,
): void {
  const orb = Math.abs(distance - aspect.angle);
  claim(
    Math.abs(orb - Number(aspect.orb)) < 2 * unit,
    () => `planets ${pairOf(aspect)} are ${orb}° from exactness, not ${aspect.orb}°`,
  );
  const limit = orbs[nameOf(aspect.aspectId as 0)];
  claim(orb <= limit + unit, () => `planets ${pairOf(aspect)} are ${orb}° from exactness, beyond ${limit}°`);
}
