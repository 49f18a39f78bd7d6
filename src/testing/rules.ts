import fc from 'fast-check';
import type { Options } from '../schema/options.js';
import { eventKinds } from '../search/events.js';
import { dates } from './births.js';

/** What operations ask of a request that its schema does not say, so that it is answered. */

type Request = Record<string, unknown>;

export interface Rule {
  /** Years that its dates may be of, first and last. */
  readonly years?: readonly [number, number];
  readonly rule?: (request: Request) => fc.Arbitrary<Request>;
  /** Options that would make many requests too costly are narrowed. */
  readonly options?: (options: Options) => Options;
}

const yearOf = (date: unknown): number => Number(String(date).slice(0, 4));
const padded = (year: number): string => String(year).padStart(4, '0');

/** An age, none that leads beyond the years that can be calculated. */
const ages = (request: Request, least = 0): fc.Arbitrary<number> =>
  fc.integer({ min: least, max: Math.max(least, Math.min(90, 2998 - yearOf(request.date))) });

/** What costs much in a search through years: every body, wide orbs, an observer, a star's zodiac. */
const affordable = (options: Options): Options => {
  const { bodies, aspects, orbs, topocentric, ayanamsa, lilith, ...others } = options;
  return {
    ...others,
    ...(typeof ayanamsa === 'object' && { ayanamsa }),
    ...(bodies && { bodies: bodies.slice(0, 4) }),
    ...(aspects && { aspects: aspects.slice(0, 3) }),
  };
};
const ofSky = (options: Options): Options => {
  const { bodies: _bodies, ...others } = affordable(options);
  return others;
};
const withoutCrowds = ({ orbs, planets, ...request }: Request): Request => ({
  ...request,
  ...(Array.isArray(planets) && { planets: planets.slice(0, 4) }),
});

/** What is searched in the sky has a path there: no angle, no lot. */
const paths = ({ bodies: _bodies, ...request }: Request): fc.Arbitrary<Request> =>
  fc
    .option(fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 4 }), {
      nil: undefined,
    })
    .map((bodies) => ({ ...request, ...(bodies && { bodies }) }));

/** A span of UTC days, and its end. */
const spans = (most: number): fc.Arbitrary<{ from: string; to: string }> =>
  fc.tuple(dates(1805, 2390), fc.integer({ min: 1, max: most })).map(([from, days]) => {
    const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
    return { from, to };
  });

/** Periods are those of a zone, and no place is named that would have a mean time. */
const reportYears: Rule['rule'] = (request) =>
  fc.oneof(fc.integer({ min: 1990, max: 2040 }), fc.integer({ min: 1801, max: 2398 })).map((year) => ({
    ...request,
    ...('year' in request && { year }),
    ...(request.timezone === 'LMT' && { timezone: 'Asia/Kolkata' }),
  }));

export const rules: Readonly<Record<string, Rule>> = {
  solarReturn: {
    years: [1805, 2300],
    rule: (request) => ages(request).map((age) => ({ ...request, year: yearOf(request.date) + age })),
  },
  lunarReturn: {
    years: [1805, 2300],
    rule: (request) =>
      ages(request, 1).map((age) => ({
        ...request,
        date_2: `${padded(yearOf(request.date) + age)}-06-15`,
      })),
  },
  progressions: {
    years: [1805, 2300],
    rule: (request) => {
      const { date_2: _date, time_2, add_years: _years, add_days: _days, ...born } = request;
      return fc.oneof(
        ages(request, 1).map((age) => ({
          ...born,
          date_2: `${padded(yearOf(request.date) + age)}-07-01`,
          ...(time_2 !== undefined && { time_2 }),
        })),
        ages(request).map((add_years) => ({ ...born, add_years })),
        fc.integer({ min: 0, max: 33_000 }).map((add_days) => ({ ...born, add_days })),
      );
    },
  },
  transits: {
    years: [1810, 2300],
    rule: (request) => {
      const { date_end: _end, time_accuracy_1: _doubt, ...others } = withoutCrowds(request);
      return fc
        .tuple(dates(1850, 2350), fc.option(fc.integer({ min: 1, max: 60 }), { freq: 4, nil: undefined }))
        .map(([date_2, days]) => {
          const end =
            days === undefined
              ? {}
              : { date_end: new Date(Date.parse(date_2) + days * 86_400_000).toISOString().slice(0, 10) };
          return { ...others, date_2, ...end };
        });
    },
    options: affordable,
  },
  synastry: {
    rule: (request) => {
      const { time_accuracy_1: _one, time_accuracy_2: _two, ...others } = request;
      return fc.constant(others);
    },
  },
  chineseHoroscope: { years: [1805, 2390] },
  chineseForecasts: {
    years: [1805, 2390],
    rule: (request) => fc.integer({ min: 1805, max: 2390 }).map((year) => ({ ...request, year })),
  },
  skyEvents: {
    rule: (request) =>
      fc
        .tuple(paths(request), spans(20), fc.subarray([...eventKinds], { minLength: 1, maxLength: 3 }))
        .map(([found, span, kinds]) => ({ ...found, ...span, kinds })),
    options: ofSky,
  },
  ephemerisTable: {
    rule: (request) =>
      fc
        .tuple(
          paths(request),
          spans(20),
          fc.constantFrom<unknown>(1, 0.5, { hours: 6 }, { minutes: 720 }, 3.25),
        )
        .map(([found, span, step]) => ({ ...found, ...span, step })),
    options: ofSky,
  },
  dailyReports: { rule: reportYears },
  weeklyReports: { rule: reportYears },
  monthlyReports: { rule: reportYears },
  yearlyReports: { rule: reportYears },
  ascendantYearlyReports: { rule: reportYears },
  reports: { rule: reportYears },
  reportEvents: { rule: reportYears },
  natalBasic: {
    rule: (request) =>
      fc.constant('day' in request ? { ...request, day: Math.min(28, Number(request.day)) } : request),
  },
  places: {
    rule: (request) =>
      fc
        .oneof(
          fc.constantFrom(
            'Budapest',
            'sao paulo',
            'Вена',
            '東京',
            'Springfield, Illinois',
            'Paris, TX',
            'lodnon',
          ),
          fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom(...'abcdefghiklmnoprstuvz') }),
        )
        .map((name) => ({ ...request, name })),
  },
};
