import { Moon } from '../chart/bodies.js';
import { holdsAllDay } from '../chart/open-moon.js';
import { type OrbFamily, usualOrb } from '../chart/orbs.js';
import type { Composite, Synastry } from '../schema/pairs.js';
import type { Progressions } from '../schema/progressions.js';
import type { AspectEntry, Natal } from '../schema/responses.js';
import type { LunarReturn, SolarReturn } from '../schema/returns.js';
import type { Transits } from '../schema/transits.js';
import type { Uncertainty } from '../schema/uncertainty.js';
import { chartWheel, type WheelOptions } from './chart-wheel.js';
import { heldAspects, isUntimed } from './open-birth.js';
import type { WheelResult } from './sources.js';

/**
 * A birth without its time: of the Moon’s aspects those are drawn and printed, in pictures, tables and texts, that held for
 * all of that day, as readings have it. Whatever else stands as it is.
 */

type Pair = Pick<AspectEntry, 'planet1Id' | 'planet2Id' | 'aspectId'>;

const untimed = (calculation: { houseSystemUsed: unknown }): boolean => isUntimed({ calculation });
const keyOf = ({ planet1Id, planet2Id, aspectId }: Pair): string => `${planet1Id} ${planet2Id} ${aspectId}`;
const turned = (pair: Pair): Pair => ({ ...pair, planet1Id: pair.planet2Id, planet2Id: pair.planet1Id });

/** Aspects of an uncertain Moon to a partner are judged by its own person's day; between two uncertain Moons none holds. */
function heldBetween(
  uncertainty1: Uncertainty | undefined,
  uncertainty2: Uncertainty | undefined,
): (pair: Pair) => boolean {
  const held = (uncertainty: Uncertainty | undefined): Set<string> | undefined =>
    uncertainty && new Set((uncertainty.holds.partnerAspects ?? []).map(keyOf));
  const [first, second] = [held(uncertainty1), held(uncertainty2)];
  return (pair) => {
    const one = pair.planet1Id === Moon ? first : undefined;
    const other = pair.planet2Id === Moon ? second : undefined;
    if (one && other) return false;
    return (one?.has(keyOf(pair)) ?? true) && (other?.has(keyOf(turned(pair))) ?? true);
  };
}

/** By the orbs that nothing overrides. @param open whether it is open in the chart of the first body, and of the second */
const heldWithin =
  (family: OrbFamily, open: readonly [boolean, boolean]) =>
  (pair: Pair & { orb?: string }): boolean => {
    const { planet1Id, planet2Id, aspectId, orb = '0' } = pair;
    const limit = usualOrb(family, aspectId as never, planet1Id as never, planet2Id as never);
    const ids = [planet1Id, planet2Id].map((id, i) => (open[i] ? id : undefined));
    return holdsAllDay(Math.abs(Number(orb)), limit, ids);
  };

type Horoscope = Natal | SolarReturn | LunarReturn | Progressions | Synastry | Composite | Transits;

export function withoutFleeting<R extends Horoscope>(result: R): R;
export function withoutFleeting(result: Horoscope): Horoscope {
  if (typeof result !== 'object' || result === null) return result;
  if ('planets1' in result) {
    const { uncertainty1, uncertainty2, calculation1, calculation2, aspects1, aspects2 } = result;
    const isHeld = heldBetween(
      untimed(calculation1) ? uncertainty1 : undefined,
      untimed(calculation2) ? uncertainty2 : undefined,
    );
    const isHeldBack = (pair: Pair): boolean => isHeld(turned(pair));
    return { ...result, aspects1: aspects1.filter(isHeld), aspects2: aspects2.filter(isHeldBack) };
  }
  if ('transits_aspects' in result) {
    if (!untimed(result.calculation1)) return result;
    const isHeld = heldWithin('toNatal', [false, true]);
    return { ...result, transits_aspects: result.transits_aspects.filter(isHeld) };
  }
  if ('profile1' in result) {
    const { calculation1, calculation2, aspects } = result;
    if (!untimed(calculation1) && !untimed(calculation2)) return result;
    return { ...result, aspects: aspects.filter(heldWithin('chart', [true, true])) };
  }
  if (!('calculation' in result) || !untimed(result.calculation)) return result;
  if ('solarArc' in result) {
    const isHeld = heldWithin('progressed', [true, true]);
    const { aspects, progressedAspects } = result;
    return {
      ...result,
      aspects: aspects.filter(isHeld),
      progressedAspects: progressedAspects.filter(isHeld),
    };
  }
  if ('aspectsToNatal' in result)
    return {
      ...result,
      aspects: result.aspects.filter(heldWithin('chart', [true, true])),
      aspectsToNatal: result.aspectsToNatal.filter(heldWithin('toNatal', [true, true])),
    };
  return birthWithoutFleeting(result);
}

type Birth = Partial<Pick<Natal, 'aspects' | 'calculation' | 'uncertainty'>>;

/** The same for a birth chart. */
export const birthWithoutFleeting = <C extends Birth>(chart: C): C =>
  chart.aspects ? { ...chart, aspects: heldAspects(chart.aspects, chart) } : chart;

/** {@link chartWheel} of a result without what held at noon alone. */
export const wheelOfDay = (result: WheelResult, { outer, ...options }: WheelOptions = {}): string =>
  chartWheel(steady(result), { ...options, ...(outer && { outer: steady(outer) }) });
const steady = (result: WheelResult): WheelResult => withoutFleeting(result as Horoscope);
