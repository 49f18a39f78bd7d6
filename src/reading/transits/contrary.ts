import type { SlowPlanet } from '../../text/reading-keys.js';
import { contactCell, nameOfPoint, type TransitContext } from './context.js';
import { leanOf } from './leans.js';
import { daysShared, listedPasses, orderOf, passesOf } from './passes.js';
import { touchedBy, type WeighedTransit } from './plan.js';
import { togetherOf } from './together.js';

/**
 * Two slow planets at one natal point of which one helps and the other presses: their texts say opposite things, and a
 * sentence says how both are true, or which of them comes first.
 */

/** Whether another planet helps at the point where this one presses, or the reverse. */
export const areContraryAtPoint = (one: WeighedTransit, other: WeighedTransit): boolean =>
  one.body !== other.body && touchedBy(one).point === touchedBy(other).point && leanOf(one) !== leanOf(other);

/**
 * What joins the first of some contacts to one told before that says the opposite, one felt at the same time before one
 * that is not; nothing where there is none.
 */
export function contraryAmong(
  context: TransitContext,
  all: readonly WeighedTransit[],
  earlier: readonly WeighedTransit[],
): string {
  const pairs = all.flatMap((one) =>
    earlier.filter((told) => areContraryAtPoint(told, one)).map((told) => ({ told, one })),
  );
  const pair = pairs.find(({ told, one }) => areFeltAtOnce(context, told, one)) ?? pairs[0];
  return pair === undefined ? '' : jointOf(context, pair.told, pair.one);
}

/** Weeks that two contacts of one planet must share for a reader to set their texts beside each other, in days. */
const sharedWeeks = 14;

/** How one planet is hard on a point and helps another in the same weeks; nothing where it does not. */
export function samePlanetOf(
  context: TransitContext,
  all: readonly WeighedTransit[],
  earlier: readonly WeighedTransit[],
): string {
  const { kind, manuscript, sky } = context;
  const areSetBeside = (one: WeighedTransit, told: WeighedTransit): boolean =>
    told.body === one.body &&
    leanOf(told) !== leanOf(one) &&
    !isOwnPlace(told) &&
    touchedBy(told).point !== touchedBy(one).point &&
    daysShared(listedPasses(sky, one), listedPasses(sky, told), sky) >= sharedWeeks;
  for (const one of all) {
    const told = isOwnPlace(one) ? undefined : earlier.find((other) => areSetBeside(one, other));
    const [matter, other] = [contactCell(kind.matters, one), told && contactCell(kind.matters, told)];
    if (told === undefined || matter === undefined || other === undefined) continue;
    return manuscript.firstUnsaid(kind.samePlanet[one.body as SlowPlanet][leanOf(one)], {
      b: nameOfPoint(kind, one).within,
      c: nameOfPoint(kind, told).within,
      matter,
      other,
    });
  }
  return '';
}

const isOwnPlace = (transit: WeighedTransit): boolean => touchedBy(transit).point === transit.body;

const areFeltAtOnce = (context: TransitContext, one: WeighedTransit, other: WeighedTransit): boolean =>
  orderOf(passesOf(context, one), passesOf(context, other)) === undefined;

/** How two contacts are both true: what the pair means together, or that they are felt at once or one after the other. */
export function jointOf(context: TransitContext, told: WeighedTransit, transit: WeighedTransit): string {
  const { kind, manuscript } = context;
  const { atOnce, before, after, byTurns } = kind.contrary;
  const lean = leanOf(transit);
  const values = {
    a: manuscript.within(transit.body),
    A: manuscript.start(transit.body),
    c: manuscript.within(told.body),
    C: manuscript.start(told.body),
    b: nameOfPoint(kind, transit).within,
    B: nameOfPoint(kind, transit).start,
  };
  const order = orderOf(passesOf(context, transit), passesOf(context, told));
  if (order === undefined)
    return togetherOf(context, told, transit) || manuscript.nextUnsaid(atOnce[lean], values);
  const wordings = order === 'byTurns' ? byTurns : order === 'before' ? before[lean] : after[lean];
  return manuscript.nextUnsaid(wordings, values);
}
