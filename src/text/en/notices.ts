import { type NoticeSubjects, noticeWordings } from '../notices.js';

export const notices = noticeWordings({
  ambiguous_time:
    'Clocks in {timezone} showed {given} twice. Taken as {taken} {abbreviation} ({offset}, {utDate}).',
  skipped_time: 'Clocks in {timezone} skipped {given}. Taken as {taken} {abbreviation} ({offset}, {utDate}).',
  local_mean_time:
    "No standard time was in force in {timezone}: the place's own mean time is used, {offset}.",
  uncertain_clock: {
    daylight_saving:
      '{timezone} tells the clocks of {city}, {distance} km away; daylight saving was a matter of each town or state. Taken is {offset}; clocks here may have shown {offsets}.',
    zone_border:
      '{timezone} tells the clocks of {city}, {distance} km away; the border of its standard time lay elsewhere, and towns went over in different years. Taken is {offset}; clocks here may have shown {offsets}.',
    mean_time:
      '{timezone} tells the clocks of {city}, {distance} km away; places kept their own mean time beside it. Taken is {offset}; clocks here may have shown {offsets}.',
  },
  unknown_time:
    'the time of birth is not known: positions are for local noon, houses, angles and lots are left out; uncertainty tells what else the day leaves open',
  unknown_hour:
    'the time of birth is not known: the pillar of the hour is left out, the others are those of noon; any that changes in the course of the day is listed',
  issued_calendar: {
    month:
      'the lunar birthday is by the calendar that was issued at the time; recomputed from new Moons and solar terms it is day {day} of month {month} of the year {year}',
    leapMonth:
      'the lunar birthday is by the calendar that was issued at the time; recomputed from new Moons and solar terms it is day {day} of leap month {month} of the year {year}',
  },
  two_years:
    'the birth lies between the lunar new year and lichun: it is of the year {lunarYear} by the calendar and of {solarYear} by the pillars, which have different animals',
  uncertain_time:
    'the time of birth is known to {minutes} minutes either way; uncertainty tells what changes in them',
  uncertain_moments: {
    transits:
      'moments are those of the natal positions as they are listed; at another hour the natal Sun stood up to {sun}°, the natal Moon up to {moon}° from there',
    progressions:
      'dates are those of the positions as they are listed; for a birth at another hour they are up to {days} days earlier or later',
  },
  assumed_time: {
    event: '{field} is not given; the event is taken at {time}',
    returnFromTime: '{field} is not given; the return is the first from {time} on',
    returnFromBirth: '{field} is not given; the return is the first from the birth on',
  },
  no_sunrise: 'the Sun does not rise and set within a day of {date} at this place: there are no hours',
  china_clock: 'no place is given; the time is read on China’s clock',
  house_system_replaced:
    'the house system {houseSystem} has no solution at latitude {latitude}; the cusps are {houseSystemUsed}',
  cusps_out_of_order:
    'the house system {houseSystem} has no solution at latitude {latitude}; its cusps are not in order and are kept as the Swiss Ephemeris gives them',
  moshier_ephemeris: {
    moment:
      'the moment lies outside the ephemeris files ({from} to {to} UT); positions are of the Moshier model, good to about 1″ for the planets and a few for the Moon',
    span: 'the span reaches outside the ephemeris files ({from} to {to} UT); there positions are of the Moshier model, good to about 1″ for the planets and a few for the Moon',
  },
  body_unavailable: {
    file: '{planetName} is left out: it needs the ephemeris file {file}, which this engine does not have',
    reach: '{planetName} is left out: {reason}',
  },
  fixed_stars_unavailable: {
    all: 'left out: fixed stars; {file} does not have them',
    some: 'left out: {stars}; {file} does not have them',
  },
  geocentric_moments: {
    sky: 'topocentric is on; the sky here is seen from the Earth’s center',
    transits: 'the birth chart is topocentric; the transiting sky is seen from the Earth’s center',
  },
});

export const noticeSubjects: NoticeSubjects = {
  person: '{name}: {message}',
  return: 'the return: {message}',
  event: 'the event: {message}',
  eventAt: 'the event at {name}: {message}',
  composite: 'the composite: {message}',
  progressed: 'progressed: {message}',
};
