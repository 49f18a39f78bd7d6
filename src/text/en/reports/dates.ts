import type { DateForms } from '../../report-catalogue.js';

/** How days are written. */
export const dates: DateForms = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  inWeek: '{weekday}',
  sameDay: 'the same day',
  dayAgain: '{date} too',
  eclipsesDay: 'the day of the eclipse',
  inYear: '{month} {day}',
  otherYear: '{month} {day}, {year}',
  monthOfYear: '{month} {year}',
  comma: ', ',
  and: ' and ',
};
