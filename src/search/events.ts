import { type AspectId, aspectAngles } from '../chart/aspects.js';
import { type BodyId, bodyById, Moon, opposites, planets, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { aspectsBetween, lunations } from './aspects.js';
import { declinationExtremes, outOfBoundsBegun, parallels } from './declinations.js';
import { eclipses } from './eclipses.js';
import { ingresses, stations } from './longitudes.js';
import { apsides, nodePassages } from './orbits.js';
import { retrogradePeriods } from './retrogrades.js';
import type { SkySearch } from './search.js';
import type { LunarEclipseType, SolarEclipseType } from './types.js';
import { voidOfCourse } from './void-of-course.js';

/** Everything the sky does in a span, in order of time. Moments are Julian days UT, longitudes degrees. */

export const eventKinds = [
  'ingress',
  'station',
  'retrograde',
  'aspect',
  'lunation',
  'eclipse',
  'voidOfCourse',
  'parallel',
  'declinationExtreme',
  'outOfBounds',
  'apsis',
  'node',
] as const;
export type EventKind = (typeof eventKinds)[number];

export type SkyEvent = { julianDayUt: JulianDayUt } & (
  | { kind: 'ingress'; body: BodyId; signId: SignId; retrograde: boolean }
  | { kind: 'station'; body: BodyId; direction: 'retrograde' | 'direct'; longitude: number }
  | {
      kind: 'retrograde';
      body: BodyId;
      longitude: number;
      ends: JulianDayUt | null;
      endLongitude: number | null;
      shadowBegins: JulianDayUt | null;
      shadowEnds: JulianDayUt | null;
    }
  | {
      kind: 'aspect';
      body1: BodyId;
      body2: BodyId;
      aspectId: AspectId;
      longitude1: number;
      longitude2: number;
    }
  | { kind: 'lunation'; phaseId: 0 | 2 | 4 | 6; longitude: number }
  | {
      kind: 'eclipse';
      luminary: 'solar' | 'lunar';
      type: SolarEclipseType | LunarEclipseType;
      magnitude: number;
      obscuration: number | null;
      longitude: number;
    }
  | { kind: 'voidOfCourse'; signId: SignId; ends: JulianDayUt }
  | {
      kind: 'parallel';
      body1: BodyId;
      body2: BodyId;
      parallel: 'parallel' | 'contraparallel';
      declination1: number;
      declination2: number;
    }
  | {
      kind: 'declinationExtreme';
      body: BodyId;
      extreme: 'northernmost' | 'southernmost';
      declination: number;
    }
  | { kind: 'outOfBounds'; body: BodyId; side: 'north' | 'south'; ends: JulianDayUt | null }
  | { kind: 'apsis'; body: BodyId; apsis: 'perigee' | 'apogee'; distance: number; longitude: number }
  | { kind: 'node'; body: BodyId; node: 'ascending' | 'descending'; longitude: number }
);

export interface EventChoice {
  kinds: ReadonlySet<EventKind>;
  bodies: readonly BodyId[];
  aspects: readonly AspectId[];
}

/** Whether a body has stations, bounds and apsides worth the name: the lunar points don't. */
const isWanderer = (body: BodyId): boolean => bodyById(body)?.kind !== 'lunar';

/** Whether lunations and eclipses are among what happens to some bodies. */
const ofLuminaries = (bodies: readonly BodyId[]): boolean => bodies.includes(Sun) || bodies.includes(Moon);

/**
 * The bodies whose aspects keep the Moon from being void of course: Sun and planets among those chosen, all of them
 * where none is.
 */
function companionsOf(bodies: readonly BodyId[]): readonly BodyId[] {
  const all: readonly BodyId[] = planets.filter((body) => body !== Moon);
  const chosen = all.filter((body) => bodies.includes(body));
  return chosen.length > 0 ? chosen : all;
}

type Finder = (search: SkySearch, choice: EventChoice, from: JulianDayUt, to: JulianDayUt) => SkyEvent[];

/** The events of a kind for each of some bodies. */
const ofEach = (bodies: readonly BodyId[], find: (body: BodyId) => SkyEvent[]): SkyEvent[] =>
  bodies.flatMap(find);

const finders: Readonly<Record<EventKind, Finder>> = {
  ingress: (search, { bodies }, from, to) =>
    ofEach(bodies, (body) =>
      ingresses(search, body, from, to).map((found) => ({ kind: 'ingress', body, ...found })),
    ),
  station: (search, { bodies }, from, to) =>
    ofEach(bodies.filter(isWanderer), (body) =>
      stations(search, body, from, to).map((found) => ({ kind: 'station', body, ...found })),
    ),
  retrograde: (search, { bodies }, from, to) =>
    ofEach(bodies.filter(isWanderer), (body) =>
      retrogradePeriods(search, body, from, to).map(
        ({ begins, fromLongitude, toLongitude, ends, shadowBegins, shadowEnds }) => ({
          kind: 'retrograde',
          body,
          julianDayUt: begins,
          longitude: fromLongitude,
          ends,
          endLongitude: toLongitude,
          shadowBegins,
          shadowEnds,
        }),
      ),
    ),
  aspect: aspectEvents,
  lunation: (search, { bodies }, from, to) =>
    ofLuminaries(bodies) ? lunations(search, from, to).map((found) => ({ kind: 'lunation', ...found })) : [],
  eclipse: (search, { bodies }, from, to) =>
    ofLuminaries(bodies)
      ? eclipses(search, from, to).map(({ body, ...found }) => ({
          kind: 'eclipse',
          luminary: body,
          ...found,
        }))
      : [],
  voidOfCourse: (search, { bodies }, from, to) =>
    bodies.includes(Moon)
      ? voidOfCourse(search, companionsOf(bodies), from, to).map(({ begins, ends, signId }) => ({
          kind: 'voidOfCourse',
          julianDayUt: begins,
          signId,
          ends,
        }))
      : [],
  parallel: parallelEvents,
  declinationExtreme: (search, { bodies }, from, to) =>
    ofEach(bodies.filter(isWanderer), (body) =>
      declinationExtremes(search, body, from, to).map((found) => ({
        kind: 'declinationExtreme',
        body,
        ...found,
      })),
    ),
  outOfBounds: (search, { bodies }, from, to) =>
    // Not of the Sun: bounds are its greatest declinations.
    ofEach(
      bodies.filter((body) => isWanderer(body) && body !== Sun),
      (body) =>
        outOfBoundsBegun(search, body, from, to).map(({ begins, ends, side }) => ({
          kind: 'outOfBounds',
          body,
          julianDayUt: begins,
          side,
          ends,
        })),
    ),
  apsis: (search, { bodies }, from, to) =>
    ofEach(
      bodies.filter((body) => body === Sun || body === Moon),
      (body) =>
        apsides(search, body, from, to).map(({ kind: apsis, ...found }) => ({
          kind: 'apsis',
          body,
          apsis,
          ...found,
        })),
    ),
  node: (search, { bodies }, from, to) =>
    ofEach(
      bodies.filter((body) => isWanderer(body) && body !== Sun),
      (body) =>
        nodePassages(search, body, from, to).map(({ kind: node, ...found }) => ({
          kind: 'node',
          body,
          node,
          ...found,
        })),
    ),
};

/** Each pair of bodies once; not the two ends of an axis, which are always opposite. */
function pairsOf(bodies: readonly BodyId[]): [BodyId, BodyId][] {
  return bodies.flatMap((body1, i) =>
    bodies
      .slice(i + 1)
      .filter((body2) => !opposites.some((axis) => axis.every((end) => end === body1 || end === body2)))
      .map((body2): [BodyId, BodyId] => [body1, body2]),
  );
}

function aspectEvents(
  search: SkySearch,
  { bodies, aspects }: EventChoice,
  from: JulianDayUt,
  to: JulianDayUt,
): SkyEvent[] {
  const idOf = new Map(aspects.map((aspect) => [aspectAngles[aspect], aspect]));
  const angles = [...idOf.keys()];
  return pairsOf(bodies).flatMap(([body1, body2]) =>
    aspectsBetween(search, body1, body2, angles, from, to).map(
      ({ angle, ...moment }): SkyEvent => ({
        kind: 'aspect',
        body1,
        body2,
        aspectId: idOf.get(angle) as AspectId,
        ...moment,
      }),
    ),
  );
}

function parallelEvents(
  search: SkySearch,
  { bodies }: EventChoice,
  from: JulianDayUt,
  to: JulianDayUt,
): SkyEvent[] {
  return pairsOf(bodies.filter(isWanderer)).flatMap(([body1, body2]) =>
    parallels(search, body1, body2, from, to).map(
      ({ kind: parallel, ...moment }): SkyEvent => ({ kind: 'parallel', body1, body2, parallel, ...moment }),
    ),
  );
}

/** The unit of search of each kind of event: a body, a pair of bodies, or everything at once. */
const parts: Readonly<Record<EventKind, 'body' | 'pair' | 'all'>> = {
  ingress: 'body',
  station: 'body',
  retrograde: 'body',
  aspect: 'pair',
  lunation: 'all',
  eclipse: 'all',
  voidOfCourse: 'all',
  parallel: 'pair',
  declinationExtreme: 'body',
  outOfBounds: 'body',
  apsis: 'body',
  node: 'body',
};

function partsOf(kind: EventKind, choice: EventChoice): EventChoice[] {
  if (parts[kind] === 'all') return [choice];
  const groups = parts[kind] === 'pair' ? pairsOf(choice.bodies) : choice.bodies.map((body) => [body]);
  return groups.map((bodies) => ({ ...choice, bodies }));
}

/** The search for the chosen events of a span in pieces, each of some milliseconds at most where paths are fitted. */
export const eventSearches = (
  search: SkySearch,
  choice: EventChoice,
  from: JulianDayUt,
  to: JulianDayUt,
): (() => SkyEvent[])[] =>
  eventKinds
    .filter((kind) => choice.kinds.has(kind))
    .flatMap((kind) => partsOf(kind, choice).map((part) => () => finders[kind](search, part, from, to)));

export const inOrderOfTime = (events: SkyEvent[]): SkyEvent[] =>
  events.sort((a, b) => a.julianDayUt - b.julianDayUt);

/** The chosen events of a span, `from` included, `to` not, in order of time. */
export const skyEventsIn = (
  search: SkySearch,
  choice: EventChoice,
  from: JulianDayUt,
  to: JulianDayUt,
): SkyEvent[] => inOrderOfTime(eventSearches(search, choice, from, to).flatMap((searchPart) => searchPart()));
