import { normalize } from '../chart/angle.js';
import { type AspectId, aspectAngles } from '../chart/aspect-kinds.js';
import { type Mars, type Mercury, Moon, Sun, type Venus } from '../chart/bodies.js';
import { tropicalYear } from '../chart/periods.js';
import { lifeMoment } from '../chart/progressed.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { Birth } from './birth.js';
import type { Chart } from './chart.js';
import { sunAt } from './progressed-changes.js';
import { exactBetween } from './progressed-window.js';

/** What progressed bodies come to in the years of life ahead. */

/**
 * When the progressed Sun comes to a longitude, unless the birth is less than a year of life past.
 * @param years of life, within which it comes there
 * @returns a progressed moment, Julian day UT; undefined where it does not in those years
 */
export function sunComesTo(
  context: EngineContext,
  birth: Birth,
  progressed: Chart,
  longitude: number,
  years: number,
  settings: Settings,
): JulianDayUt | undefined {
  const now = progressed.moment.julianDayUt;
  const sun = progressed.planets[Sun];
  const left = normalize(longitude - sun.longitude) / sun.speed;
  if (left > years || now - birth.when.julianDayUt < 1) return undefined;
  return sunAt(context, longitude, now + left, settings);
}

/**
 * When the progressed Moon is exactly at an aspect to another progressed planet in the year of life ahead.
 * @returns a moment of life, Julian day UT; undefined where it is not in that year
 */
export function moonMeets(
  context: EngineContext,
  birth: Birth,
  progressed: Chart,
  second: typeof Mercury | typeof Venus | typeof Mars,
  aspect: AspectId,
  settings: Settings,
): JulianDayUt | undefined {
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  const moon = progressed.planets[Moon];
  const other = progressed.planets[second];
  const apart = normalize(moon.longitude - other.longitude);
  const sides = [aspectAngles[aspect], 360 - aspectAngles[aspect]];
  const left = Math.min(...sides.map((side) => normalize(side - apart)));
  const days = left / (moon.speed - other.speed);
  if (days > 1) return undefined;
  const exact = exactBetween(context, born, now + days, Moon, second, aspect, settings);
  if (exact === undefined) return undefined;
  const ahead = (exact - lifeMoment(born, now)) / tropicalYear;
  return ahead < 0 || ahead > 1 ? undefined : exact;
}
