import { type BodyId, needsHouses } from '../chart/bodies.js';
import type { EngineContext } from '../request/context.js';
import { limited, questionWithin, requireAffordable, unitsOf } from '../request/cost.js';
import { pathWork } from '../request/path-cost.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import { planOf } from '../search/trajectory-plan.js';
import { swissNumber } from '../sky/bodies.js';
import type { ChartPoint } from './chart.js';
import type { NatalAim, NatalPoints } from './passages.js';

/** The cost of transits: the paths of the bodies over the period, and on either side of it to the ends of their windows. */

export const transitsCost = limited(
  'a period of so many years, or orbs so wide, that the paths of the slow bodies over decades and the list itself just do',
  'ask for a shorter period, fewer bodies or aspects, or narrower orbs',
);

/** Degrees a day that a body makes at least over some years, and days that its loops hold it back. */
const slowest: Readonly<Partial<Record<number, number>>> = {
  0: 0.95,
  1: 11,
  2: 0.9,
  3: 0.9,
  4: 0.4,
  5: 0.075,
  6: 0.03,
  7: 0.01,
  8: 0.0055,
  9: 0.0027,
  10: 0.053,
  11: 0.05,
  12: 0.11,
  13: 0.1,
  15: 0.009,
};
const slowestAsteroid = 0.12;
const loopDays = 420;
/** Days searched beyond a span at most, as in `search/windows.ts`. */
const reach = 14_610;
/** Blocks of a path that are fitted for each end of a window of a slow body; looks at it on the way. */
const blocksForEnd = 1;
const gridDays = 32;
const year = 365.25;

/**
 * Units of work.
 * @param points of the sky as the period begins
 */
export function passageWork(
  points: readonly ChartPoint[],
  natal: NatalPoints,
  span: Span,
  settings: Settings,
  isPeriod: boolean,
): number {
  const moving = points.filter(({ id }) => !needsHouses(id));
  const days = span.to - span.from;
  const questionAround = (beyond: number): number =>
    questionWithin({ from: span.from - beyond / 2, to: span.to + beyond / 2 });
  const around = new Map<BodyId, number>();
  const byAims = new Map<readonly NatalAim[], { widest: number; near: number }>();
  let entries = 0;
  let looks = 0;
  for (const { id } of moving) {
    const number = swissNumber(id, settings);
    if (number === undefined) continue;
    const { aims } = natal.aimsOf(id);
    const known = byAims.get(aims) ?? orbsOf(aims);
    byAims.set(aims, known);
    const { widest, near } = known;
    const { fastest, scanStep } = planOf(number);
    const speed = slowest[number] ?? slowestAsteroid;
    const block = 16 * scanStep;
    const wanders = number > 1 && number !== 10 && number !== 12;
    const away = Math.min(reach, widest / speed + (wanders ? loopDays : 0)) + block;
    const isSlow = Number.isFinite(fastest);
    const ends = (near * 3 + 2) * blocksForEnd * block;
    // In a short period both ends lie in the same windows.
    const sides = isPeriod ? 1 + Math.min(1, days / year) : 1;
    around.set(id, sides * Math.min(2 * away, isSlow ? ends : 2 * away));
    if (isSlow) looks += ((2 * reach) / gridDays) * questionAround(2 * reach);
    const turns = turnsADay(number, speed) * days;
    entries += near + aims.length * turns * (wanders ? 2 : 1);
  }
  const beyond = (body: BodyId): number => around.get(body) ?? 0;
  const all = [...around.values()];
  const searched = Math.min(
    Math.max(...all) * 1.5,
    all.reduce((sum, one) => sum + one, 0),
  );
  const paths = pathWork(
    [...around.keys()],
    settings,
    (body) => questionAround(beyond(body)),
    (body) => days + beyond(body),
    days + searched,
  );
  return paths + looks + entries * unitsOf.entry;
}

/** The widest house or orb, end to end, and how many aims a body is within orb of at a time, on average. */
function orbsOf(aims: readonly NatalAim[]): { widest: number; near: number } {
  let [widest, sum] = [30, 0];
  for (const { orb } of aims) {
    widest = Math.max(widest, 2 * orb);
    sum += 2 * orb;
  }
  return { widest, near: sum / 360 };
}

/** Times a day, at most, that a body goes round: Sun, Mercury and Venus in a year, Mars in no less. */
function turnsADay(number: number, speed: number): number {
  if (number === 1) return 13.4 / year;
  return speed > 0.3 ? 1.1 / year : speed / 360;
}

/** @throws HoroscopeError `too_costly` */
export const requireAffordablePassages = (context: EngineContext, work: number, isPeriod: boolean): void =>
  requireAffordable(
    context,
    work,
    isPeriod ? 'the transits of the period' : 'the transits of the moment',
    transitsCost,
    isPeriod ? 'date_end' : undefined,
  );
