import { Ascendant, type BodyId } from '../../chart/bodies.js';
import { isLight } from '../../chart/body-groups.js';
import { headsFirst } from '../chapters.js';
import type { Draft } from '../reading.js';

/** Patterns come after the planets in them, and the whole chart after everything. */
function lateness({ factors }: Draft): number {
  const kind = factors[0]?.kind;
  return kind === 'whole' ? 2 : kind === 'pattern' ? 1 : 0;
}

/** The place of the first section on a planet on the Ascendant. */
const onAscendant = (drafts: readonly Draft[]): number =>
  drafts.findIndex(({ factors }) =>
    factors.some(
      ({ kind, planetIds }) =>
        kind === 'angle' && planetIds?.[1] === Ascendant && !isLight(planetIds[0] as BodyId),
    ),
  );

/**
 * Orders sections: a crowd before its planets, then by weight, patterns and the whole chart last. The Ascendant and the
 * planets on it stay together.
 */
export function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered = drafts.slice();
  for (let i = 1; i < ordered.length; i++) {
    const draft = ordered[i] as Draft;
    let at = i;
    for (; at > 0 && goesBefore(draft, ordered[at - 1] as Draft); at--)
      ordered[at] = ordered[at - 1] as Draft;
    ordered[at] = draft;
  }
  const [planet, rising] = [
    onAscendant(ordered),
    ordered.findIndex(({ factors: [of] }) => of?.kind === 'placement' && of.planetIds?.[0] === Ascendant),
  ];
  if (planet !== -1 && rising > planet) ordered.splice(planet, 0, ...ordered.splice(rising, 1));
  return ordered;
}

function goesBefore(draft: Draft, other: Draft): boolean {
  const [late, later] = [lateness(draft), lateness(other)];
  return late === later ? late === 0 && headsFirst(draft, other) < 0 : later > late;
}
