import { difference, normalize } from '../chart/angle.js';
import { type Levels, levelNumbered, levelsBelow } from '../chart/levels.js';

/**
 * How a longitude, or the distance between two, runs through a span of time: looked at so often that between two looks
 * it goes one way, and by less than half a circle.
 */
export interface Course {
  /** Moments of the looks, Julian days UT, ascending. */
  times: readonly number[];
  /** The values seen, in degrees, running on beyond 0 and 360. */
  values: readonly number[];
  /** By the look before: whether it jumped in between, as an Ascendant beyond the polar circles does. */
  jumps: (look: number) => boolean;
  /** The value at a moment between a look and the next. */
  valueAfter: (look: number, moment: number) => number;
}

/** Days: a tenth of a second, to which changes are found. */
export const precision = 0.1 / 86_400;

/**
 * Every level that a course passes, in order of time.
 * @param visit is told the moment and the value just beyond the level; where the course jumps, the value it jumps to
 */
export function eachPassing(
  course: Course,
  levels: Levels,
  visit: (moment: number, beyond: number) => void,
): void {
  const { times, values } = course;
  if (levels.length === 0) return;
  let below = levelsBelow(levels, values[0] as number);
  for (let look = 0; look + 1 < times.length; look++) {
    const after = levelsBelow(levels, values[look + 1] as number);
    if (after === below) continue;
    if (course.jumps(look)) visit(times[look + 1] as number, values[look + 1] as number);
    else if (after > below)
      for (let number = below + 1; number <= after; number++) {
        const level = levelNumbered(levels, number);
        visit(momentOf(course, look, level), level + beyond);
      }
    else
      for (let number = below; number > after; number--) {
        const level = levelNumbered(levels, number);
        visit(momentOf(course, look, level), level - beyond);
      }
    below = after;
  }
}

/** Degrees beyond a level at which it is surely passed, after rounding to seven decimals too. */
const beyond = 1e-6;

/** When a course comes to a value between a look and the next: by false position (the Illinois variant). */
function momentOf(course: Course, look: number, value: number): number {
  let [low, high] = [course.times[look] as number, course.times[look + 1] as number];
  let [lowMisses, highMisses] = [
    (course.values[look] as number) - value,
    (course.values[look + 1] as number) - value,
  ];
  for (let step = 0; step < stepLimit && high - low > precision; step++) {
    // Kept a little off the ends, so that both close in where the course runs almost straight.
    const straight = low + ((high - low) * lowMisses) / (lowMisses - highMisses);
    const moment = Math.min(Math.max(straight, low + precision / 4), high - precision / 4);
    const misses = course.valueAfter(look, moment) - value;
    if (misses < 0 === lowMisses < 0) {
      if (step > 0) highMisses /= 2;
      low = moment;
      lowMisses = misses;
    } else {
      if (step > 0) lowMisses /= 2;
      high = moment;
      highMisses = misses;
    }
  }
  return high;
}
const stepLimit = 60;

/** How far a second course is ahead of a first one: both with the same looks. */
export function ahead(first: Course, second: Course): Course {
  const { times } = first;
  return {
    times,
    values: times.map((_, look) => (second.values[look] as number) - (first.values[look] as number)),
    jumps: (look) => first.jumps(look) || second.jumps(look),
    valueAfter: (look, moment) => second.valueAfter(look, moment) - first.valueAfter(look, moment),
  };
}

/** The course relative to a fixed longitude. */
export function aheadOf(longitude: number, course: Course): Course {
  return {
    times: course.times,
    values: course.values.map((value) => value - longitude),
    jumps: course.jumps,
    valueAfter: (look, moment) => course.valueAfter(look, moment) - longitude,
  };
}

/** A smooth path as it is at some moments, and where it can be asked at others. */
export interface SampledPath {
  values: readonly number[];
  rates: readonly number[];
  valueAt: (moment: number) => number;
  rateAt: (moment: number) => number;
}

/** The course of a path, or of how far it is ahead of another, with a look at every turn. */
export function smoothCourse(times: readonly number[], path: SampledPath, from?: SampledPath): Course {
  const rateSeen = (look: number) => (path.rates[look] as number) - (from?.rates[look] ?? 0);
  const seenAt = (look: number) => (path.values[look] as number) - (from?.values[look] ?? 0);
  const valueAt = (moment: number) => path.valueAt(moment) - (from?.valueAt(moment) ?? 0);
  const [looks, values]: [number[], number[]] = [[], []];
  for (const [look, moment] of times.entries()) {
    if (look > 0 && rateSeen(look - 1) < 0 !== rateSeen(look) < 0) {
      const rateAt = (at: number) => path.rateAt(at) - (from?.rateAt(at) ?? 0);
      const turn = turnBetween(rateAt, times[look - 1] as number, moment);
      looks.push(turn);
      values.push(valueAt(turn));
    }
    looks.push(moment);
    values.push(seenAt(look));
  }
  return { times: looks, values, jumps: never, valueAfter: (_, moment) => valueAt(moment) };
}

const never = () => false;

/** The moment at which a rate changes its sign. */
export function turnBetween(rateAt: (moment: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isNegative = rateAt(low) < 0;
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (rateAt(middle) < 0 === isNegative) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The course of a longitude that is known where it is looked at, 0 ≤ λ < 360.
 * @param jumpsBy degrees between two looks beyond which it jumped
 */
export function seenCourse(
  times: readonly number[],
  longitudes: readonly number[],
  longitudeAt: (moment: number) => number,
  jumpsBy: number,
): Course {
  const values: number[] = [];
  for (const longitude of longitudes) {
    const before = values.at(-1);
    values.push(before === undefined ? longitude : before + difference(normalize(before), longitude));
  }
  const at = (look: number) => values[look] as number;
  return {
    times,
    values,
    jumps: (look) => Math.abs(at(look + 1) - at(look)) > jumpsBy,
    valueAfter: (look, moment) => at(look) + difference(normalize(at(look)), longitudeAt(moment)),
  };
}
