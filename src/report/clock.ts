import { type CivilDate, dateOf, julianDayNumber } from '../time/calendar.js';
import { dayOf, julianDayOf, utcSecondsOf } from '../time/julian-day.js';
import type { Zone } from '../time/zones.js';

const gregorian = 'gregorian';
const dayLength = 86_400;

/** The calendar of a report's readers: which of their days a moment is in. Dates are Gregorian. */
export class ReadersClock {
  readonly zone: Zone;

  constructor(zone: Zone) {
    this.zone = zone;
  }

  /** Whether hours are universal time: what requests default to, and few live by. */
  get isUniversal(): boolean {
    return this.zone.name === 'UTC';
  }

  /** Julian day number of the local date that a moment, a Julian day UT, is in. */
  dayNumberOf(julianDayUt: number): number {
    const utcSeconds = utcSecondsOf(julianDayUt);
    const local = utcSeconds + this.zone.at(Math.floor(utcSeconds)).offset;
    return dayOf(local);
  }

  /** The hour that is nearest: 0 to 24, the midnight that ends the day. */
  hourOf(julianDayUt: number): number {
    const utcSeconds = utcSecondsOf(julianDayUt);
    const local = utcSeconds + this.zone.at(Math.floor(utcSeconds)).offset;
    return Math.round((((local % dayLength) + dayLength) % dayLength) / 3600);
  }

  dateOf(julianDayUt: number): CivilDate {
    return dateOf(this.dayNumberOf(julianDayUt), gregorian);
  }

  /** 0 Monday to 6 Sunday. */
  weekdayOf(julianDayUt: number): number {
    return this.dayNumberOf(julianDayUt) % 7;
  }

  /**
   * Julian day UT of the moment a date begins. Where clocks skip midnight that is the moment they skip it, where
   * they show it twice the earlier one; a date that a zone left out altogether begins as the next one does.
   */
  beginningOf(date: CivilDate): number {
    return this.beginningOfDay(julianDayNumber(date, gregorian));
  }

  beginningOfDay(dayNumber: number): number {
    const local = Math.round(utcSecondsOf(dayNumber - 0.5));
    // The first instant whose local date is this one or later: dates only jump forward, but for a repeated hour.
    let early = local - 2 * dayLength;
    let late = local + 2 * dayLength;
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (middle + this.zone.at(middle).offset >= local) late = middle;
      else early = middle;
    }
    return julianDayOf(late);
  }
}
