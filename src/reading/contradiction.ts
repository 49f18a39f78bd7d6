import { oppositeOf, type Stance } from '../text/stances.js';

/**
 * The one of some stances of which others have the opposite, and not the stance itself; or which is told but once,
 * and has been.
 */
export const contradictionOf = (
  stances: readonly Stance[],
  others: ReadonlySet<Stance>,
): Stance | undefined =>
  stances.find((stance) => {
    const opposite = oppositeOf(stance);
    return others.has(opposite) && (opposite === stance || !others.has(stance));
  });
