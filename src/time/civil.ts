import type { CivilDateTime } from './calendar.js';
import type { CivilMoment, CivilOptions, PlaceTime, ResolvedMoment } from './civil-moment.js';
import { Clock } from './clock.js';
import type { JulianDayUt } from './julian-day.js';
import type { Zone } from './zones.js';

export type * from './civil-moment.js';

/** Civil time of a single moment; where there are several of one place, make its {@link Clock} once. */

/** The instant that a local date and time mean: {@link Clock.resolve}. */
export const resolveCivil = (local: CivilDateTime, zone: Zone, options: CivilOptions): ResolvedMoment =>
  new Clock(zone, options).resolve(local, options.disambiguation, options.path);

/** What clocks and calendars at a place show at an instant: {@link Clock.momentAt}. */
export const civilAt = (julianDayUt: JulianDayUt, zone: Zone, place: PlaceTime): CivilMoment =>
  new Clock(zone, place).momentAt(julianDayUt);
