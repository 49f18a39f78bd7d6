import { needsHouses } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import { limited, requireAffordable, seenWork, unitsOf } from '../request/cost.js';
import type { Locality } from '../request/place.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { Chart } from './chart.js';
import { looksPerDay } from './turning-sky.js';

/** The cost of finding what an uncertain hour leaves open, which grows with bodies, aspects and hours. */

/** Positions that a path over some hours is fitted through, at most; a day of one that is not smooth takes more. */
const nodes = 17;
const unsmoothNodes = 80;
const unsmoothBodies = 2;
/** Houses looked at for a level that an angle passes. */
const looksForLevel = 4;

export const uncertaintyCost = limited(
  'times good to four hours, seen from places beyond latitude 55°, with every body and aspect',
  'name fewer bodies or aspects, or a narrower time_accuracy',
);

/** Units of work for one birth. @param partner the chart it is compared with in a synastry */
export function uncertaintyWork(
  chart: Chart,
  place: Locality,
  settings: Settings,
  span: Span,
  partner?: Chart,
): number {
  const days = span.to - span.from;
  const points = chart.points.length;
  const turning = chart.points.filter(({ id }) => needsHouses(id)).length;
  const others = points + (partner?.points.length ?? 0);
  // Either side of the circle, and both ends of an orb.
  const levels = settings.aspects.length * 4;
  const positions = (points - turning) * nodes + unsmoothBodies * (unsmoothNodes * days + 3);
  const passed = turning * others * levels * days;
  const houses = chart.timed ? looksPerDay(place.latitude) * days * 1.3 + passed * looksForLevel : 0;
  const compared = points * others * (levels + 12) * days;
  return positions * seenWork(settings, span) + houses * unitsOf.houses + compared * 0.3;
}

/** Units of work for the arcs that so many bodies may stand in. */
export const rangesWork = (bodies: number, settings: Settings, span: Span): number =>
  (bodies * nodes + unsmoothBodies * (unsmoothNodes * (span.to - span.from) + 3)) * seenWork(settings, span);

/** @throws HoroscopeError `too_costly` */
export const requireAffordableUncertainty = (context: EngineContext, work: number): void =>
  requireAffordable(context, work, 'what the uncertain time of birth leaves open', uncertaintyCost);
