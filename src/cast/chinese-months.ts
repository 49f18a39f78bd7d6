import { chineseDay } from '../chinese/almanac.js';
import { type Branch, modulo } from '../chinese/cycles.js';
import { lichunOf } from '../chinese/pillars.js';
import type { EngineContext } from '../request/context.js';
import type { Sky } from '../sky/sky.js';

const monthsKept = new WeakMap<Sky, Map<number, readonly number[]>>();

/** The days on China's clock on which the months of a solar year begin, the Tiger's first, and the next year's. */
function firstDays({ sky }: EngineContext, year: number): readonly number[] {
  const years = monthsKept.get(sky) ?? new Map<number, readonly number[]>();
  monthsKept.set(sky, years);
  const known = years.get(year);
  if (known !== undefined) return known;
  const days = Array.from({ length: 13 }, (_, month) =>
    chineseDay(sky.solarTerm(lichunOf(year) + 2 * month)),
  );
  years.set(year, days);
  return days;
}

/** The first and the last day of a branch's month in a solar year, as Julian day numbers. */
export function monthOfBranch(
  context: EngineContext,
  branch: Branch,
  year: number,
): { first: number; last: number } {
  const days = firstDays(context, year);
  const month = modulo(branch - 2, 12);
  return { first: days[month] as number, last: (days[month + 1] as number) - 1 };
}
