/** Births at random, and their natal horoscopes: laws that are parts of one file look at the same, which are composed once. */
import type { Natal } from 'horoscope-engine/engine';
import { engine } from '../engine.js';
import fc, { evenly, part } from '../fast-check.js';
import { once } from './once.js';

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

/** Of these every fifth is without its time. */
export const births = birthsWithin(75, 5);
export const drawn = { numRuns: part(300), seed: 13 };
export type Birth = typeof births extends fc.Arbitrary<infer T> ? T : never;

/** And these have houses. */
export const timed = birthsWithin(65);
export const drawnTimed = { numRuns: part(300), seed: 29 };

/**
 * Births with houses spread evenly over the same years and latitudes: for counts, which random ones do not suit, since many
 * of a small sample are at its ends. They are the same every day.
 */
export const spread = (count: number): Birth[] =>
  Array.from({ length: count }, (_, i) => {
    const moment = new Date(Date.UTC(1900, 0, 1) + ((i + 0.5) / count) * 58_440 * 86_400_000);
    return {
      name: 'Ada',
      date: moment.toISOString().slice(0, 10),
      time: moment.toISOString().slice(11, 16),
      lang: 'en',
      place: {
        name: 'there',
        latitude: ((i * 37) % 130) - 65,
        longitude: ((i * 91) % 360) - 180,
        timezone: 'UTC',
      },
    };
  });

export const natalOf = once((birth: Birth, readingLength: 'full' | 'brief' = 'full') =>
  engine.natal(birth, { include: ['reading', 'factors'], readingLength }),
);

/** Where a law looks at one length only of each birth: as many of either. */
export const lengthFor = ({ date }: Birth): 'full' | 'brief' =>
  Number(date.slice(-1)) % 2 === 0 ? 'full' : 'brief';

export type Told = NonNullable<Natal['reading']>;

/** A law of what the births at random read. */
export const always = (law: (natal: Natal, reading: Told, birth: Birth) => void): void =>
  fc.assert(
    fc.property(births, (birth) => {
      const natal = natalOf(birth);
      if (!natal.reading) throw new Error('no reading');
      law(natal, natal.reading, birth);
    }),
    drawn,
  );
