import type { Birth } from '../cast/birth.js';
import type { Chart } from '../cast/chart.js';
import type { ProgressedStation } from '../cast/progressed.js';
import { Mars, Mercury, Moon, Sun, Venus } from '../chart/bodies.js';
import { lifeMoment } from '../chart/progressed.js';
import type { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { dayOn } from './reading-dates.js';

/** The bodies whose progressions are read: those that move within a life. */
export const movers = [Sun, Moon, Mercury, Venus, Mars] as const;

/** A birth progressed to a moment of life. */
export interface Progressed {
  name: string;
  birth: Birth;
  progressed: Chart;
  stations: readonly ProgressedStation[];
  /** When the Moon goes on: progressed moments. */
  moonLeaves: { sign: JulianDayUt; house: JulianDayUt | undefined };
  /** The clock of the event's place. */
  clock: Clock;
}

/** The moments of a progressed birth as days of life. */
export class LifeCalendar {
  readonly #born: JulianDayUt;
  readonly #clock: Clock;

  constructor({ birth, clock }: Progressed) {
    this.#born = birth.when.julianDayUt;
    this.#clock = clock;
  }

  /** The day of a progressed moment. */
  dayAt(moment: JulianDayUt | undefined): string | null {
    return moment === undefined ? null : dayOn(this.#clock, lifeMoment(this.#born, moment));
  }

  /** The day of a moment of life, not before the birth. */
  dayOf(moment: JulianDayUt | null): string | null {
    return dayOn(this.#clock, moment === null ? null : Math.max(moment, this.#born));
  }
}
