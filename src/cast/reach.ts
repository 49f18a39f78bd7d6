import { HoroscopeError } from '../errors.js';

/** The refusal of a moment that no ephemeris reaches. @param reason what the ephemeris said */
export const outOfReach = (julianDayUt: number, reason = 'no Sun'): HoroscopeError =>
  new HoroscopeError('date_out_of_range', `no ephemeris reaches Julian day ${julianDayUt}: ${reason}`);
