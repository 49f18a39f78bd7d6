import { type AspectId, aspectsAcross } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { orbOf } from '../chart/orbs.js';
import { signOf } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import type { Locality } from '../request/place.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { UncertainChange, Uncertainty } from '../schema/uncertainty.js';
import { aspectsOf } from './aspects.js';
import { type Chart, castChart, castUntimedChart, houseIn } from './chart.js';

/** What of a chart can change with the time of day, as values to be compared. */
interface Snapshot {
  signs: ReadonlyMap<BodyId, number>;
  houses: ReadonlyMap<BodyId, number>;
  retrograde: ReadonlyMap<BodyId, boolean>;
  /** First body, second body, aspect, in one string. */
  aspects: ReadonlySet<string>;
  /** The same to a partner's bodies, and the partner's houses; empty without one. */
  partnerAspects: ReadonlySet<string>;
  partnerHouses: ReadonlyMap<BodyId, number>;
}

/**
 * Days between two charts of the span: cusps run through a sign in minutes at high latitudes, bodies take hours.
 * Latitudes in degrees, north or south.
 */
const stepWithHouses = 120 / 86_400;
const stepAtHighLatitude = 30 / 86_400;
const highLatitude = 55;
const stepWithoutHouses = 600 / 86_400;
/** An orb is crossed in no less than three steps: degrees a day, at most, of the Moon and of the angles. */
const swiftestBody = 16;
const swiftestAngle = 1000;
const shortestStep = 2 / 86_400;
/** Changes are found to this, in days: a tenth of a second. */
const precision = 0.1 / 86_400;

/** A change without its moment. */
export type Change = UncertainChange extends infer T ? (T extends unknown ? Omit<T, 'at'> : never) : never;

/** What a span leaves open: what changes in it, in order of time, and what is the same throughout. */
export interface OpenQuestions {
  changes: readonly { julianDayUt: number; change: Change }[];
  holds: Uncertainty['holds'];
}

/**
 * What changes, and what holds, in the span that a birth may have been in.
 * @param timed whether the chart has houses all the same
 * @param partner the chart that the birth is compared with in a synastry, taken as it stands
 */
export function uncertaintyIn(
  context: EngineContext,
  place: Locality,
  settings: Settings,
  { from, to }: Span,
  timed: boolean,
  partner?: Chart,
): OpenQuestions {
  const snapshotAt = (julianDayUt: number): Snapshot => {
    const chart = (timed ? castChart : castUntimedChart)(context.sky, julianDayUt, place, settings);
    return snapshotOf(chart, settings, partner);
  };
  const changes: { julianDayUt: number; change: Change }[] = [];
  const findBetween = (low: number, before: Snapshot, high: number, after: Snapshot): void => {
    const found = changesOf(before, after);
    if (found.length === 0) return;
    if (high - low < precision) {
      for (const change of found) changes.push({ julianDayUt: high, change });
      return;
    }
    const middle = (low + high) / 2;
    const between = snapshotAt(middle);
    findBetween(low, before, middle, between);
    findBetween(middle, between, high, after);
  };

  const step = stepFor(settings, timed ? place.latitude : undefined, partner !== undefined);
  const steps = Math.max(1, Math.ceil((to - from) / step));
  const first = snapshotAt(from);
  let before = first;
  for (let i = 1; i <= steps; i++) {
    const [low, high] = [from + ((to - from) * (i - 1)) / steps, from + ((to - from) * i) / steps];
    const after = snapshotAt(high);
    findBetween(low, before, high, after);
    before = after;
  }
  return { changes, holds: heldFrom(first, changes, partner !== undefined) };
}

/** What of the first chart no change touched. */
function heldFrom(
  first: Snapshot,
  changes: OpenQuestions['changes'],
  withPartner: boolean,
): Uncertainty['holds'] {
  const idsHeld = (all: ReadonlyMap<BodyId, number>, kind: Change['kind']): BodyId[] => {
    const changed = new Set(changes.flatMap(({ change }) => (change.kind === kind ? [change.planetId] : [])));
    return [...all.keys()].filter((id) => !changed.has(id));
  };
  const aspectsHeld = (all: ReadonlySet<string>, kind: 'aspect' | 'partnerAspect') => {
    const changed = new Set(changes.flatMap(({ change }) => (change.kind === kind ? [keyOf(change)] : [])));
    return [...all].filter((key) => !changed.has(key)).map(aspectOf);
  };
  return {
    sign: idsHeld(first.signs, 'sign'),
    house: idsHeld(first.houses, 'house'),
    aspects: aspectsHeld(first.aspects, 'aspect'),
    ...(withPartner && {
      partnerHouse: idsHeld(first.partnerHouses, 'partnerHouse'),
      partnerAspects: aspectsHeld(first.partnerAspects, 'partnerAspect'),
    }),
  };
}

/**
 * Days between two charts, so short that no aspect comes into its orb and leaves it between them.
 * @param latitude degrees; undefined where there are no houses to follow
 */
function stepFor(settings: Settings, latitude: number | undefined, withPartner: boolean): number {
  const families = withPartner ? (['chart', 'synastry'] as const) : (['chart'] as const);
  const orbs = families.flatMap((family) => {
    const rules = aspectRules(settings, family);
    return rules.aspects.flatMap((aspect) =>
      settings.bodies.map((body) => orbOf(rules.orbs, aspect, body, body)),
    );
  });
  const narrowest = Math.min(...orbs);
  if (latitude === undefined) return longest(stepWithoutHouses, (2 * narrowest) / swiftestBody / 3);
  const far = Math.abs(latitude) > highLatitude;
  return longest(far ? stepAtHighLatitude : stepWithHouses, (2 * narrowest) / swiftestAngle / 3);
}

const longest = (usual: number, crossed: number): number => Math.max(shortestStep, Math.min(usual, crossed));

function snapshotOf(chart: Chart, settings: Settings, partner: Chart | undefined): Snapshot {
  return {
    signs: new Map(chart.points.map(({ id, longitude }) => [id, signOf(longitude)])),
    houses: new Map(chart.timed ? chart.points.map(({ id, house }) => [id, house]) : []),
    retrograde: new Map(chart.points.map(({ id, speed }) => [id, speed < 0])),
    aspects: new Set(
      aspectsOf(chart, settings).map(({ first, second, aspect }) =>
        keyOf({ planetId: first, planet2Id: second, aspectId: aspect }),
      ),
    ),
    partnerAspects: new Set(
      partner === undefined
        ? []
        : aspectsAcross(chart.points, partner.points, aspectRules(settings, 'synastry')).map(
            ({ first, second, aspect }) => keyOf({ planetId: first, planet2Id: second, aspectId: aspect }),
          ),
    ),
    partnerHouses: new Map(
      partner?.timed === true
        ? chart.points.map(({ id, longitude }) => [id, houseIn(partner, longitude)])
        : [],
    ),
  };
}

const keyOf = (aspect: { planetId: number; planet2Id: number; aspectId: number }): string =>
  `${aspect.planetId} ${aspect.planet2Id} ${aspect.aspectId}`;

function aspectOf(key: string): { planet1Id: number; planet2Id: number; aspectId: AspectId } {
  const [planet1Id = 0, planet2Id = 0, aspectId = 0] = key.split(' ').map(Number);
  return { planet1Id, planet2Id, aspectId: aspectId as AspectId };
}

function changesOf(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = [];
  const compare = <T>(
    was: ReadonlyMap<BodyId, T>,
    is: ReadonlyMap<BodyId, T>,
    tell: (id: BodyId, a: T, b: T) => Change,
  ) => {
    for (const [id, a] of was) {
      const b = is.get(id);
      if (b !== undefined && b !== a) changes.push(tell(id, a, b));
    }
  };
  compare(before.signs, after.signs, (planetId, a, b) => ({ kind: 'sign', planetId, before: a, after: b }));
  compare(before.houses, after.houses, (planetId, a, b) => ({
    kind: 'house',
    planetId,
    before: a,
    after: b,
  }));
  compare(before.retrograde, after.retrograde, (planetId, a, b) => ({
    kind: 'retrograde',
    planetId,
    before: a,
    after: b,
  }));
  compare(before.partnerHouses, after.partnerHouses, (planetId, a, b) => ({
    kind: 'partnerHouse',
    planetId,
    before: a,
    after: b,
  }));
  for (const [kind, set, other, inOrb] of [
    ['aspect', before.aspects, after.aspects, true],
    ['aspect', after.aspects, before.aspects, false],
    ['partnerAspect', before.partnerAspects, after.partnerAspects, true],
    ['partnerAspect', after.partnerAspects, before.partnerAspects, false],
  ] as const)
    for (const key of set) {
      if (other.has(key)) continue;
      const { planet1Id, planet2Id, aspectId } = aspectOf(key);
      changes.push({
        kind,
        planetId: planet1Id,
        before: inOrb,
        after: !inOrb,
        planet2Id,
        aspectId,
      });
    }
  return changes;
}
