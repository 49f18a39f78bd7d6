import { type Birth, isTimed } from '../cast/birth.js';
import type { ChartPoint, TimedChart } from '../cast/chart.js';
import { progressedHouses } from '../cast/progressed.js';
import { difference } from '../chart/angle.js';
import { Ascendant, Midheaven, Pluto } from '../chart/bodies.js';
import { lifeMoment } from '../chart/progressed.js';
import type { ProgressedAspect } from '../reading/progressions/plan.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { LifeCalendar, Progressed } from './progressed-birth.js';

/** The progressed Ascendant and Midheaven on the planets of a birth, each of which is met once in a life. */

/** Years before and after the exact moment within which such a contact is told. */
const [yearsBefore, yearsAfter] = [1.5, 1];
/** Degrees from a planet within which an angle is looked at at all, and in which it is in orb. */
const [reach, orb] = [5, 1];
/** Progressed days, a second of which is four minutes of life. */
const precision = 1e-5;
const stepLimit = 8;
/** Degrees a progressed day: slower than that an angle stands, and quicker it is a mean quotidian one. */
const [slowest, quickest] = [0.1, 10];

const angles = [Ascendant, Midheaven] as const;

/**
 * The contacts of progressed angles about now; none if the hour of birth is unknown, since a few minutes of it are a
 * year of life.
 */
export function angleContactsOf(
  context: EngineContext,
  { birth, progressed }: Progressed,
  calendar: LifeCalendar,
  settings: Settings,
): ProgressedAspect[] {
  if (!isTimed(birth) || birth.uncertain !== undefined || !progressed.timed) return [];
  if (settings.progressedAngles === 'mean-quotidian') return [];
  const born = birth.when.julianDayUt;
  const now = progressed.moment.julianDayUt;
  return angles.flatMap((angle) => {
    const its = angle === Ascendant ? progressed.ascendant : progressed.midheaven;
    return birth.chart.planets.flatMap((planet): ProgressedAspect[] => {
      if (planet.id > Pluto || Math.abs(difference(its.longitude, planet.longitude)) > reach) return [];
      const met = meetingOf(context, birth, angle, planet, now, settings);
      if (met === undefined) return [];
      const ahead = met.julianDayUt - now;
      if (ahead > yearsBefore || ahead < -yearsAfter) return [];
      const dayOf = (moment: number): string | null => calendar.dayOf(lifeMoment(born, moment));
      const width = orb / Math.abs(met.speed);
      return [
        {
          body: angle,
          natal: planet.id,
          aspect: 0,
          starts: dayOf(met.julianDayUt - width),
          exact: dayOf(met.julianDayUt),
          ends: dayOf(met.julianDayUt + width),
          ahead,
          closeness: Math.max(0, 1 - Math.abs(ahead) / Math.max(width, yearsBefore)),
        },
      ];
    });
  });
}

/** When an angle is on a planet, by Newton’s method: progressed moment, Julian day UT; undefined where it does not come there near now. */
function meetingOf(
  context: EngineContext,
  birth: Birth<TimedChart>,
  angle: (typeof angles)[number],
  { longitude }: ChartPoint,
  now: number,
  settings: Settings,
): { julianDayUt: number; speed: number } | undefined {
  let julianDayUt = now;
  for (let step = 0; step < stepLimit; step++) {
    const frame = progressedHouses(context, birth, context.sky.moment(julianDayUt), settings);
    const [at, speed] =
      angle === Ascendant
        ? [frame.ascendant, frame.speeds.ascendant]
        : [frame.midheaven, frame.speeds.midheaven];
    if (!(Math.abs(speed) > slowest && Math.abs(speed) < quickest)) return undefined;
    const days = difference(at, longitude) / speed;
    if (Math.abs(days) < precision) return { julianDayUt, speed };
    julianDayUt += days;
    if (Math.abs(julianDayUt - now) > reach) return undefined;
  }
  return undefined;
}
