import type { SlowPlanet, Wordings } from '../../text/reading-keys.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { nameOfPoint, type TransitContext } from './context.js';
import { leanOf } from './leans.js';
import { isShared } from './opening-contacts.js';
import type { WeighedTransit } from './plan.js';

/** What two slow contacts at the same time mean together. */
export function togetherOf(
  { kind, manuscript }: TransitContext,
  one: WeighedTransit,
  other: WeighedTransit,
): string {
  // At a point shared with a generation a planet does not act as the text of the pair describes it.
  if (one.body !== other.body && (isShared(one) || isShared(other))) return '';
  const [outer, inner] = one.body >= other.body ? [one, other] : [other, one];
  const leans: [Lean, Lean] = [leanOf(outer), leanOf(inner)];
  if (outer.body === inner.body) {
    const [b, c] = leans[0] === 'harmonious' && leans[1] === 'tense' ? [inner, outer] : [outer, inner];
    return manuscript.unlessSaid(
      kind.twice[outer.body as SlowPlanet][leans[0] === leans[1] ? leans[0] : 'mixed'],
      { b: nameOfPoint(kind, b).within, c: nameOfPoint(kind, c).within },
    );
  }
  const pairs: Readonly<
    Record<
      number,
      Readonly<Record<number, Readonly<Record<Lean, Readonly<Record<Lean, string | Wordings>>>>>>
    >
  > = kind.together;
  const cell = pairs[outer.body]?.[inner.body]?.[leans[0]][leans[1]];
  return manuscript.textOrWordingUnsaid(cell);
}
