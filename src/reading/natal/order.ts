import { Ascendant, type BodyId } from '../../chart/bodies.js';
import { isLight } from '../../chart/body-groups.js';
import { headsFirst } from '../chapters.js';
import type { Draft } from '../reading.js';

/** Figures come after the planets they are made of, and the chart as a whole after everything. */
function lateness({ factors }: Draft): number {
  const kind = factors[0]?.kind;
  return kind === 'whole' ? 2 : kind === 'pattern' ? 1 : 0;
}

/** The place of the first section on a planet that stands on the Ascendant, of which that on the Ascendant speaks. */
const onAscendant = (drafts: readonly Draft[]): number =>
  drafts.findIndex(({ factors }) =>
    factors.some(
      ({ kind, planetIds }) =>
        kind === 'angle' && planetIds?.[1] === Ascendant && !isLight(planetIds[0] as BodyId),
    ),
  );

/**
 * A crowd comes before what stands in it; then by weight, with figures and the whole last. What people meet first is told
 * together: the Ascendant, and then the planets on it.
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
