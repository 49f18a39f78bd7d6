import fc from 'fast-check';
import type { GivenPlace } from '../schema/fields.js';
import { meridianOfAscendant, meridianOfMidheaven } from './angles.js';
import * as occasions from './occasions.js';

/** Arbitraries of places, of moments and of births, which are both together. */

/** A place as requests name it: by its id or by itself. */
export type Where = { readonly place_id: number } | { readonly place: GivenPlace };

/** A local date and time at a place. */
export interface Birth {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS` */
  readonly time: string;
  readonly where: Where;
}

const padded = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** Dates of a span of years, `YYYY-MM-DD`; days to the 28th, which every month has in every calendar. */
export const dates = (from = 1, to = 2999): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, day]) => `${padded(year, 4)}-${padded(month)}-${padded(day)}`);

/** Times of day, `HH:MM` or `HH:MM:SS`. */
export const times = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.option(fc.integer({ min: 0, max: 59 }), { freq: 3, nil: undefined }),
    )
    .map(
      ([hour, minute, second]) =>
        `${padded(hour)}:${padded(minute)}${second === undefined ? '' : `:${padded(second)}`}`,
    );

const degrees = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(least * 1e5), max: Math.round(most * 1e5) }).map((units) => units / 1e5);

/** Names of zones as requests take them. */
export const timezones = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('UTC', 'LMT', '+05:45', '-11:00', '+00:19:32'),
    fc.constantFrom(
      ...['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Monrovia'],
      ...['Europe/Dublin', 'Asia/Tokyo', 'America/St_Johns', 'Pacific/Apia', 'Pacific/Chatham'],
    ),
  );

/** Places given by their coordinates: anywhere, the poles and the date line among them. */
export const givenPlaces = (): fc.Arbitrary<GivenPlace> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        name: fc.constantFrom('there', 'Zoë’s village', '北京', 'O"Brien <b>'),
        latitude: degrees(-90, 90),
        longitude: fc.oneof(degrees(-180, 180), degrees(180, 360)),
        timezone: timezones(),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...occasions.polarPlaces) },
  );

/** Ids that `places` gives: large cities, which both place indexes have. */
export const placeIds = (): fc.Arbitrary<number> => fc.constantFrom(...occasions.cityIds);

/** Places as requests name them. */
export const places = (): fc.Arbitrary<Where> =>
  fc.oneof(
    placeIds().map((place_id) => ({ place_id })),
    givenPlaces().map((place) => ({ place })),
  );

const somewhere = (date: string, time: string, place: GivenPlace): Birth => ({
  date,
  time,
  where: { place },
});

const spots = fc.record({
  name: fc.constant('there'),
  latitude: degrees(-65, 65),
  longitude: degrees(-180, 180),
});

/** A UT moment, `YYYY-MM-DDTHH:MM:SS`, and up to some seconds beside it. */
const near = (moments: readonly string[]): fc.Arbitrary<Birth> =>
  fc
    .tuple(fc.constantFrom(...moments), fc.integer({ min: -3, max: 3 }), spots)
    .map(([moment, aside, spot]) => {
      const shown = new Date(Date.parse(`${moment}Z`) + aside * 1000).toISOString();
      return somewhere(shown.slice(0, 10), shown.slice(11, 19), { ...spot, timezone: 'UTC' });
    });

/** Kinds of births, by what is special about them. */
export const kindsOfBirths = {
  /** Of our time, in a city. */
  ordinary: fc
    .tuple(dates(1900, 2030), times(), placeIds())
    .map(([date, time, place_id]): Birth => ({ date, time, where: { place_id } })),
  /** Any date at any place. */
  uniform: fc
    .tuple(dates(2, 2998), times(), places())
    .map(([date, time, where]): Birth => ({ date, time, where })),
  /** At a local time that clocks never showed. */
  skipped: fc
    .constantFrom(...occasions.skippedTimes)
    .map(({ date, time, place }) => somewhere(date, time, place)),
  /** At a local time that clocks showed twice. */
  repeated: fc
    .constantFrom(...occasions.repeatedTimes)
    .map(({ date, time, place }) => somewhere(date, time, place)),
  /** On a day on which clocks were turned, or under a clock with a story. */
  clocks: fc
    .tuple(
      fc.constantFrom(...occasions.skippedTimes, ...occasions.repeatedTimes, ...occasions.oddClocks),
      times(),
    )
    .map(([{ date, place }, time]) => somewhere(date, time, place)),
  /** About the reform of the calendar, and on its leap days. */
  reform: fc
    .tuple(fc.constantFrom(...occasions.reformDates), times(), givenPlaces())
    .map(([date, time, place]) => somewhere(date, time, place)),
  /** As a planet turns. */
  stations: near(occasions.stationMoments),
  /** As a planet enters a sign. */
  ingresses: near(occasions.ingressMoments),
  eclipses: near(occasions.eclipseMoments),
  /** With the Midheaven or the Ascendant at 0° or 29°59′59″ of a sign, within some seconds of arc. */
  cusps: fc
    .record({
      date: dates(1880, 2080),
      time: times(),
      sign: fc.integer({ min: 0, max: 11 }),
      aside: fc.integer({ min: -3000, max: 3000 }),
      latitude: degrees(-60, 60),
      angle: fc.constantFrom('midheaven', 'ascendant'),
    })
    .map(({ date, time, sign, aside, latitude, angle }) => {
      const julianDayUt = Date.parse(`${date}T${time}Z`) / 86_400_000 + 2_440_587.5;
      const longitude = sign * 30 + aside / 1000 / 3600;
      const east =
        angle === 'midheaven'
          ? meridianOfMidheaven(julianDayUt, longitude)
          : meridianOfAscendant(julianDayUt, longitude, latitude);
      return somewhere(date, time, { name: 'there', latitude, longitude: east, timezone: 'UTC' });
    }),
  /** Where the Sun may stay up or down all day. */
  polar: fc
    .tuple(dates(1850, 2100), times(), fc.constantFrom(...occasions.polarPlaces))
    .map(([date, time, place]) => somewhere(date, time, place)),
  /** At the ends of the ephemeris files and of the years that can be calculated. */
  edges: fc
    .tuple(fc.constantFrom(...occasions.edgeDates), times(), places())
    .map(([date, time, where]): Birth => ({ date, time, where })),
} satisfies Record<string, fc.Arbitrary<Birth>>;

export type KindOfBirth = keyof typeof kindsOfBirths;

/** Births of every kind, or of those named; half of them are ordinary or uniform where both are among them. */
export const births = (
  kinds: readonly KindOfBirth[] = Object.keys(kindsOfBirths) as KindOfBirth[],
): fc.Arbitrary<Birth> =>
  fc.oneof(
    ...kinds.map((kind) => ({
      weight: kind === 'ordinary' || kind === 'uniform' ? 5 : 1,
      arbitrary: kindsOfBirths[kind] as fc.Arbitrary<Birth>,
    })),
  );

/** Births whose date lies in a span of years, both ends included. */
export const birthsWithin = (from: number, to: number): fc.Arbitrary<Birth> =>
  births([
    'ordinary',
    'skipped',
    'repeated',
    'clocks',
    'stations',
    'ingresses',
    'eclipses',
    'cusps',
    'polar',
  ]).filter(({ date }) => Number(date.slice(0, 4)) >= from && Number(date.slice(0, 4)) <= to);
