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
  leadsDay: {
    eclipse: 'the day of the eclipse',
    newMoon: 'the day of the new Moon',
    fullMoon: 'the day of the full Moon',
    station: 'the day of {planet}’s turn',
    ingress: 'the day of {planet}’s change of sign',
    aspect: 'the day of {planet}’s aspect to {other}',
    meeting: 'the day on which {planet} and {other} meet',
  },
  inYear: '{month} {day}',
  otherYear: '{month} {day}, {year}',
  monthOfYear: '{month} {year}',
  comma: ', ',
  and: ' and ',
};
