import { type AspectId, aspectAngles } from '../chart/aspects.js';
import { type BodyId, bodyById, Moon, opposites, Sun } from '../chart/bodies.js';
import type { SignId } from '../chart/zodiac.js';
import type { SkySearch } from './search.js';
import type { LunarEclipseType, SolarEclipseType } from './types.js';

/** Everything the sky does in a span, in order of time. Moments are Julian days UT, longitudes degrees. */

export const eventKinds = [
  'ingress',
  'station',
  'aspect',
  'lunation',
  'eclipse',
  'voidOfCourse',
  'outOfBounds',
  'apsis',
  'node',
] as const;
export type EventKind = (typeof eventKinds)[number];

export type SkyEvent = { julianDayUt: number } & (
  | { kind: 'ingress'; body: BodyId; signId: SignId; retrograde: boolean }
  | { kind: 'station'; body: BodyId; direction: 'retrograde' | 'direct'; longitude: number }
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
      longitude: number;
    }
  | { kind: 'voidOfCourse'; signId: SignId; ends: number }
  | { kind: 'outOfBounds'; body: BodyId; side: 'north' | 'south'; ends: number | null }
  | { kind: 'apsis'; body: BodyId; apsis: 'perigee' | 'apogee'; distance: number; longitude: number }
  | { kind: 'node'; body: BodyId; node: 'ascending' | 'descending'; longitude: number }
);

export interface EventChoice {
  kinds: ReadonlySet<EventKind>;
  bodies: readonly BodyId[];
  aspects: readonly AspectId[];
}

/** What is looked for of each body: the lunar points have no stations, bounds or apsides worth the name. */
const isWanderer = (body: BodyId): boolean => bodyById(body)?.kind !== 'lunar';

/** Whether lunations and eclipses are among what happens to the bodies asked for. */
const ofLuminaries = (bodies: readonly BodyId[]): boolean => bodies.includes(Sun) || bodies.includes(Moon);

type Finder = (search: SkySearch, choice: EventChoice, from: number, to: number) => SkyEvent[];

const finders: Readonly<Record<EventKind, Finder>> = {
  ingress: (search, { bodies }, from, to) =>
    bodies.flatMap((body) =>
      search.ingresses(body, from, to).map((found) => ({ kind: 'ingress' as const, body, ...found })),
    ),
  station: (search, { bodies }, from, to) =>
    bodies
      .filter(isWanderer)
      .flatMap((body) =>
        search.stations(body, from, to).map((found) => ({ kind: 'station' as const, body, ...found })),
      ),
  aspect: aspectEvents,
  lunation: (search, { bodies }, from, to) =>
    ofLuminaries(bodies)
      ? search.lunations(from, to).map((found) => ({ kind: 'lunation' as const, ...found }))
      : [],
  eclipse: (search, { bodies }, from, to) =>
    ofLuminaries(bodies)
      ? search
          .eclipses(from, to)
          .map(({ body, ...found }) => ({ kind: 'eclipse' as const, luminary: body, ...found }))
      : [],
  voidOfCourse: (search, { bodies }, from, to) =>
    bodies.includes(Moon)
      ? search.voidOfCourse(from, to).map(({ begins, ends, signId }) => ({
          kind: 'voidOfCourse' as const,
          julianDayUt: begins,
          signId,
          ends,
        }))
      : [],
  outOfBounds: (search, { bodies }, from, to) =>
    bodies
      // The Sun is the bound.
      .filter((body) => isWanderer(body) && body !== Sun)
      .flatMap((body) =>
        search
          .outOfBounds(body, from, to)
          .flatMap(({ begins, ends, side }) =>
            begins === null || begins < from
              ? []
              : [{ kind: 'outOfBounds' as const, body, julianDayUt: begins, side, ends }],
          ),
      ),
  apsis: (search, { bodies }, from, to) =>
    bodies
      .filter((body) => body === Sun || body === Moon)
      .flatMap((body) =>
        search
          .apsides(body, from, to)
          .map(({ kind: apsis, ...found }) => ({ kind: 'apsis' as const, body, apsis, ...found })),
      ),
  node: (search, { bodies }, from, to) =>
    bodies
      .filter((body) => isWanderer(body) && body !== Sun)
      .flatMap((body) =>
        search
          .nodePassages(body, from, to)
          .map(({ kind: node, ...found }) => ({ kind: 'node' as const, body, node, ...found })),
      ),
};

function aspectEvents(
  search: SkySearch,
  { bodies, aspects }: EventChoice,
  from: number,
  to: number,
): SkyEvent[] {
  const idOf = new Map(aspects.map((aspect) => [aspectAngles[aspect], aspect]));
  const angles = [...idOf.keys()];
  const found: SkyEvent[] = [];
  for (const [i, body1] of bodies.entries())
    for (const body2 of bodies.slice(i + 1)) {
      if (opposites.some((axis) => axis.every((end) => end === body1 || end === body2))) continue;
      for (const { angle, ...moment } of search.aspectsBetween(body1, body2, angles, from, to))
        found.push({ kind: 'aspect', body1, body2, aspectId: idOf.get(angle) as AspectId, ...moment });
    }
  return found;
}

/** The chosen events of a span, `from` included, `to` not, in order of time. */
export function skyEventsIn(search: SkySearch, choice: EventChoice, from: number, to: number): SkyEvent[] {
  return eventKinds
    .filter((kind) => choice.kinds.has(kind))
    .flatMap((kind) => finders[kind](search, choice, from, to))
    .sort((a, b) => a.julianDayUt - b.julianDayUt);
}
