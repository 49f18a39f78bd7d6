import { DateTime } from 'luxon';

export const name = 'luxon';

/** By the time zones of the Node that runs it. @param {string} date @param {string} time @param {string} timezone */
export const momentOf = (date, time, timezone) =>
  DateTime.fromISO(`${date}T${time}`, { zone: timezone }).toJSDate();
