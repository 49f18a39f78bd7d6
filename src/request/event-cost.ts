import { type BodyId, Moon, planets, Sun } from '../chart/bodies.js';
import type { EventChoice, EventKind } from '../search/events.js';
import { loopOf } from '../search/retrogrades.js';
import { planOf } from '../search/trajectory-plan.js';
import { swissNumber } from '../sky/bodies.js';
import { questionWithin, unitsOf } from './cost.js';
import { pathWork } from './path-cost.js';
import type { Settings } from './settings.js';
import type { Span } from './span.js';

/** What events of the sky cost: the paths of the bodies they are of, the curves of pairs, the events themselves. */

/** Days that a body stays out of bounds, at most, by its number in the Swiss Ephemeris. */
const boundsReach: Readonly<Partial<Record<number, number>>> = { 1: 20, 2: 120, 3: 200, 4: 200, 9: 6_000 };
const usualBounds = 800;
/** Steps of a scan in a block, at most; of the blocks on either side one is begun. */
const blockSteps = 16;

/** Units a year of the curve of two bodies: their distance, and both sums of their declinations. */
const elongationYear = 60;
const declinationYear = 250;
/** Entries a year: of signs, stations and nodes of one body; of the Moon's quarters; of her void courses. */
const entriesOfBody = 40;
const entriesOfMoon = 330;
const eclipsesYear = 6;
/** Times a year that two bodies come by an angle: with the Moon, and at most without. */
const moonMeets = 13.4;
const othersMeet = 2;

/** Units of work. */
export function eventWork({ kinds, bodies, aspects }: EventChoice, settings: Settings, span: Span): number {
  const days = span.to - span.from;
  const years = days / 365.25;
  const has = (...wanted: EventKind[]): boolean => wanted.some((kind) => kinds.has(kind));
  const followed = new Set<BodyId>(
    has('ingress', 'station', 'retrograde', 'aspect', 'parallel', 'declinationExtreme', 'outOfBounds', 'node')
      ? bodies
      : [],
  );
  if (has('lunation', 'eclipse', 'apsis')) for (const body of [Sun, Moon]) followed.add(body);
  if (has('voidOfCourse') && bodies.includes(Moon)) for (const body of planets) followed.add(body);
  const beyond = (body: BodyId): number => {
    const number = swissNumber(body, settings) ?? 0;
    const { backward, shadow } = loopOf(body);
    const [before, after] = has('retrograde') && number > 1 ? [shadow, backward + shadow] : [0, 0];
    const bounds = has('outOfBounds') && number > 0 ? (boundsReach[number] ?? usualBounds) : 0;
    return 2 * blockSteps * planOf(number).scanStep + before + Math.max(after, bounds);
  };
  const daysOf = (body: BodyId): number => days + beyond(body);
  const question = (body: BodyId): number =>
    questionWithin({ from: span.from - beyond(body) / 2, to: span.to + beyond(body) / 2 });
  const distances = has('apsis') ? pathWork([Sun, Moon], settings, question, daysOf, 0) : 0;

  const pairs = (bodies.length * (bodies.length - 1)) / 2;
  const moonPairs = bodies.includes(Moon) ? bodies.length - 1 : 0;
  const meetings = moonPairs * moonMeets + (pairs - moonPairs) * othersMeet;
  const curves =
    pairs * ((has('aspect') ? elongationYear : 0) + (has('parallel') ? declinationYear : 0)) +
    (has('voidOfCourse') ? planets.length * elongationYear : 0);
  const entries =
    (has('aspect') ? meetings * 2 * aspects.length : 0) +
    (has('parallel') ? meetings * 4 : 0) +
    bodies.length * entriesOfBody +
    entriesOfMoon;
  const perYear = curves + entries * unitsOf.entry + (has('eclipse') ? eclipsesYear * unitsOf.eclipse : 0);
  const all = Math.max(...[...followed].map(daysOf), days);
  return pathWork([...followed], settings, question, daysOf, all) + distances + perYear * (years + 0.2);
}
