import { type AspectId, Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import {
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import { type SignId, signOf } from '../chart/zodiac.js';
import { eclipses } from '../search/eclipses.js';
import { type SkyEvent, skyEventsIn } from '../search/events.js';
import { ingresses, stations } from '../search/longitudes.js';
import type { SkySearch } from '../search/search.js';
import type { LunarEclipseType, SolarEclipseType } from '../search/types.js';
import type { Period } from './period.js';

/**
 * What happens in the sky of a period, as far as a report may tell it. `julianDayUt` is the moment, `signId` where
 * it is felt; a report turns that into a house.
 */
export type Happening = { julianDayUt: number; signId: SignId; longitude: number } & (
  | { kind: 'lunation'; phaseId: 0 | 2 | 4 | 6 }
  | { kind: 'eclipse'; luminary: 'solar'; type: SolarEclipseType; magnitude: number }
  | { kind: 'eclipse'; luminary: 'lunar'; type: LunarEclipseType; magnitude: number }
  | { kind: 'ingress'; body: Planet; retrograde: boolean }
  | { kind: 'station'; body: Planet; direction: 'direct'; until: undefined }
  | {
      kind: 'station';
      body: Planet;
      direction: 'retrograde';
      /** When the planet goes forward again, where the report tells the whole loop at once. */
      until: number | undefined;
    }
  /** The Moon, where she is as a week begins; the Sun, in the middle of it. */
  | { kind: 'stay'; body: typeof Moon | typeof Sun }
  /** Retrograde from before the period till after it. */
  | { kind: 'retrograde'; body: Planet }
  /** `longitude` and `signId` are the swifter planet's. */
  | { kind: 'aspect'; body: Planet; slow: Planet; aspectId: AspectId; slowLongitude: number }
);

const majorAspects: readonly AspectId[] = [Conjunction, Opposition, Trine, Square, Sextile];

/** From the swiftest to the slowest but the Moon, the Sun first: of two that meet, the later one gives the flavor. */
const bySpeed: readonly Planet[] = [Sun, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Planets that a year's report follows through the signs; the swifter ones pass too often to be a year's matter. */
const yearlong: readonly Planet[] = [Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Told of a week that has no station of theirs, while they go backward. */
const underWay: readonly Planet[] = [Mercury, Venus, Mars];

/** Days that no retrograde loop takes: Pluto's takes 160. */
const longestLoop = 200;

/** Degrees, to the decimals that results have. */
const lastOfSign = 30 - 1e-7;

/** Days around an eclipse in which the lunation is the same matter. */
const sameLunation = 1;

/** Everything a report of a period may tell, in order of time. */
export function happeningsOf(search: SkySearch, period: Period): Happening[] {
  const { kind, from, to } = period;
  const isYear = kind === 'yearly' || kind === 'ascendant-yearly';
  const found = [
    ...skyEventsIn(
      search,
      {
        kinds: new Set(isYear ? ['ingress', 'aspect'] : ['ingress', 'station', 'aspect', 'lunation']),
        bodies: isYear ? yearlong : bySpeed,
        aspects: majorAspects,
      },
      from,
      to,
    ),
    ...skyEventsIn(
      search,
      {
        kinds: new Set(isYear ? ['station', 'eclipse'] : ['eclipse']),
        bodies: bySpeed,
        aspects: [],
      },
      from,
      to,
    ),
  ];
  // A lunation may fall on this side of a period's midnight and its eclipse on the other.
  const nearEclipses = isYear ? [] : eclipses(search, from - sameLunation, to + sameLunation);
  const happenings = found.flatMap((event): Happening[] => {
    const same = ({ julianDayUt }: { julianDayUt: number }) =>
      Math.abs(julianDayUt - event.julianDayUt) < sameLunation;
    if (event.kind === 'lunation' && nearEclipses.some(same)) return [];
    const told = happeningOf(event);
    return told === undefined ? [] : [told];
  });
  if (isYear) return inOrder(wholeLoops(search, happenings));
  if (kind === 'weekly')
    happenings.push(
      ...moonsDays(search, from, to),
      ...loopsUnderWay(search, from, to),
      sunsStay(search, from + middle),
    );
  return inOrder(happenings);
}

const inOrder = (happenings: Happening[]): Happening[] =>
  happenings.sort((a, b) => a.julianDayUt - b.julianDayUt);

function happeningOf(event: SkyEvent): Happening | undefined {
  const { julianDayUt } = event;
  switch (event.kind) {
    case 'lunation': {
      const { kind, phaseId, longitude } = event;
      return { kind, julianDayUt, signId: signOf(longitude), longitude, phaseId };
    }
    case 'eclipse': {
      const { kind, luminary, type, magnitude, longitude } = event;
      // Types and luminary belong together, as the search gives them.
      return {
        kind,
        julianDayUt,
        signId: signOf(longitude),
        longitude,
        luminary,
        type,
        magnitude,
      } as Happening;
    }
    case 'ingress': {
      const { kind, body, signId, retrograde } = event;
      // The degree it comes into: going backward the sign's last.
      const longitude = signId * 30 + (retrograde ? lastOfSign : 0);
      return { kind, julianDayUt, signId, longitude, body: body as Planet, retrograde };
    }
    case 'station': {
      const { kind, direction, longitude } = event;
      const body = event.body as Planet;
      return { kind, julianDayUt, signId: signOf(longitude), longitude, body, direction, until: undefined };
    }
    case 'aspect': {
      const { kind, aspectId, longitude1, longitude2 } = event;
      // The search names bodies in the order they were asked for: the swifter first.
      const [body, slow] = [event.body1 as Planet, event.body2 as Planet];
      const where = { signId: signOf(longitude1), longitude: longitude1, slowLongitude: longitude2 };
      return { kind, julianDayUt, ...where, body, slow, aspectId };
    }
    default:
      return undefined;
  }
}

/** Days that the Moon stays where a week finds her, if that is to be told. */
const wholeStay = 0.5;

/** Where the Moon is as a week begins, and the signs she enters. */
function moonsDays(search: SkySearch, from: number, to: number): Happening[] {
  const entered = ingresses(search, Moon, from, to).map(
    ({ julianDayUt, signId }): Happening => ({
      kind: 'ingress',
      julianDayUt,
      signId,
      longitude: signId * 30,
      body: Moon,
      retrograde: false,
    }),
  );
  const [first] = entered;
  if (first === undefined || first.julianDayUt < from + wholeStay) return entered;
  const longitude = search.longitude(Moon, from);
  return [{ kind: 'stay', julianDayUt: from, signId: signOf(longitude), longitude, body: Moon }, ...entered];
}

/** What goes on all week is told of its middle: Thursday, as it begins. */
const middle = 3;

function loopsUnderWay(search: SkySearch, from: number, to: number): Happening[] {
  const julianDayUt = from + middle;
  return underWay
    .filter((body) => stations(search, body, from, to).length === 0 && search.speed(body, julianDayUt) < 0)
    .map((body) => {
      const longitude = search.longitude(body, julianDayUt);
      return { kind: 'retrograde', julianDayUt, signId: signOf(longitude), longitude, body };
    });
}

/** For weeks in which the sky does next to nothing else. */
function sunsStay(search: SkySearch, julianDayUt: number): Happening {
  const longitude = search.longitude(Sun, julianDayUt);
  return { kind: 'stay', julianDayUt, signId: signOf(longitude), longitude, body: Sun };
}

/** A retrograde station with the direct one that ends the loop, which is not told again. */
function wholeLoops(search: SkySearch, happenings: readonly Happening[]): Happening[] {
  const ends = new Set<string>();
  const nameOf = (body: BodyId, moment: number): string => `${body} ${moment.toFixed(3)}`;
  const told = happenings.map((happening): Happening => {
    if (happening.kind !== 'station' || happening.direction === 'direct') return happening;
    const { body, julianDayUt } = happening;
    const next = stations(search, body, julianDayUt + 1, julianDayUt + longestLoop)[0];
    if (next === undefined) return happening;
    ends.add(nameOf(body, next.julianDayUt));
    return { ...happening, until: next.julianDayUt };
  });
  return told.filter(
    (happening) =>
      happening.kind !== 'station' ||
      happening.direction === 'retrograde' ||
      !ends.has(nameOf(happening.body, happening.julianDayUt)),
  );
}
