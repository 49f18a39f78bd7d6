/** Births at random, to be asked for as natal horoscopes. */
import fc, { evenly } from '../fast-check.js';

/** @param furthest degrees of latitude @param untimed one in so many is without its time; none, where it is not given */
export const birthsWithin = (furthest: number, untimed?: number) =>
  fc
    .record({
      moment: fc.date({
        min: new Date('1900-01-01T00:00Z'),
        max: new Date('2060-01-01T00:00Z'),
        noInvalidDate: true,
      }),
      isTimed:
        untimed === undefined
          ? fc.constant(true)
          : fc.integer({ min: 0, max: untimed - 1 }).map((n) => n > 0),
      latitude: evenly(-furthest, furthest),
      longitude: evenly(-180, 180),
    })
    .map(({ moment, isTimed, latitude, longitude }) => ({
      name: 'Ada',
      date: moment.toISOString().slice(0, 10),
      time: isTimed ? moment.toISOString().slice(11, 16) : null,
      lang: 'en',
      place: { name: 'there', latitude, longitude, timezone: 'UTC' },
    }));
