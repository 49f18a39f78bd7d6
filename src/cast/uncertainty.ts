import { type AspectId, aspectsAcross } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import { houseOf } from '../chart/houses.js';
import { orbOf } from '../chart/orbs.js';
import { signOf } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { localBirthdate, placeTime } from '../request/moment.js';
import type { Locality } from '../request/place.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { UncertainChange, Uncertainty } from '../schema/uncertainty.js';
import { civilAt } from '../time/civil.js';
import { aspectsOf } from './aspects.js';
import { type Chart, castChart, hasHouses, withoutHouses } from './chart.js';

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

/** Days between two looks: cusps run through a sign in minutes at high latitudes, bodies take hours. */
const stepWithHouses = 120 / 86_400;
const stepUpNorth = 30 / 86_400;
const highLatitude = 55;
const stepWithout = 600 / 86_400;
/** An orb is crossed in no less than three looks: by the Moon so many degrees a day, by the angles so many. */
const swiftestBody = 16;
const swiftestAngle = 1000;
const shortestStep = 2 / 86_400;
/** Changes are found to this, in days: a tenth of a second. */
const precision = 0.1 / 86_400;

type Change = UncertainChange extends infer T ? (T extends unknown ? Omit<T, 'at'> : never) : never;

/**
 * What changes, and what holds, in the span that a birth may have been in.
 * @param partner whose chart, as it stands, the birth is compared with in a synastry
 */
export function uncertaintyOf(
  context: EngineContext,
  place: Locality,
  settings: Settings,
  { from, to }: Span,
  timed: boolean,
  partner?: Chart,
): Uncertainty {
  const looked = (julianDayUt: number): Snapshot => {
    const chart = castChart(context.sky, julianDayUt, place, settings);
    return snapshotOf(timed ? chart : withoutHouses(chart, settings), settings, partner);
  };
  const found: { julianDayUt: number; change: Change }[] = [];
  const between = (low: number, before: Snapshot, high: number, after: Snapshot): void => {
    const changes = changesOf(before, after);
    if (changes.length === 0) return;
    if (high - low < precision) {
      for (const change of changes) found.push({ julianDayUt: high, change });
      return;
    }
    const middle = (low + high) / 2;
    const seen = looked(middle);
    between(low, before, middle, seen);
    between(middle, seen, high, after);
  };

  const step = stepFor(settings, timed ? place.latitude : undefined, partner !== undefined);
  const steps = Math.max(1, Math.ceil((to - from) / step));
  const first = looked(from);
  let before = first;
  for (let i = 1; i <= steps; i++) {
    const after = looked(from + ((to - from) * i) / steps);
    between(from + ((to - from) * (i - 1)) / steps, before, from + ((to - from) * i) / steps, after);
    before = after;
  }

  const told = (julianDayUt: number) =>
    localBirthdate(civilAt(julianDayUt, place.zone, placeTime(place, settings)));
  const changed = (kind: Change['kind']) =>
    new Set(found.flatMap(({ change }) => (change.kind === kind ? [change.planetId] : [])));
  const [signs, houses, partnerHouses] = [changed('sign'), changed('house'), changed('partnerHouse')];
  const moved = (kind: 'aspect' | 'partnerAspect') =>
    new Set(found.flatMap(({ change }) => (change.kind === kind ? [keyOf(change)] : [])));
  const held = (all: ReadonlySet<string>, kind: 'aspect' | 'partnerAspect') => {
    const some = moved(kind);
    return [...all].filter((key) => !some.has(key)).map(aspectOf);
  };
  return {
    from: told(from),
    to: told(to),
    changes: found.map(({ julianDayUt, change }) => inOrder(change, told(julianDayUt))),
    holds: {
      sign: [...first.signs.keys()].filter((id) => !signs.has(id)),
      house: [...first.houses.keys()].filter((id) => !houses.has(id)),
      aspects: held(first.aspects, 'aspect'),
      ...(partner !== undefined && {
        partnerHouse: [...first.partnerHouses.keys()].filter((id) => !partnerHouses.has(id)),
        partnerAspects: held(first.partnerAspects, 'partnerAspect'),
      }),
    },
  };
}

/**
 * Days between two looks, so short that no aspect comes into its orb and leaves it between them.
 * @param latitude undefined where there are no houses to look at
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
  if (latitude === undefined) return longest(stepWithout, (2 * narrowest) / swiftestBody / 3);
  const far = Math.abs(latitude) > highLatitude;
  return longest(far ? stepUpNorth : stepWithHouses, (2 * narrowest) / swiftestAngle / 3);
}

const longest = (usual: number, crossed: number): number => Math.max(shortestStep, Math.min(usual, crossed));

/** The fields of a change in the order of shapes.md. */
function inOrder(change: Change, at: UncertainChange['at']): UncertainChange {
  const { kind, planetId, before, after, ...rest } = change;
  return { kind, planetId, at, before, after, ...rest } as UncertainChange;
}

function snapshotOf(chart: Chart, settings: Settings, partner: Chart | undefined): Snapshot {
  return {
    signs: new Map(chart.points.map(({ id, longitude }) => [id, signOf(longitude)])),
    houses: new Map(hasHouses(chart) ? chart.points.map(({ id, house }) => [id, house]) : []),
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
      partner !== undefined && hasHouses(partner)
        ? chart.points.map(({ id, longitude }) => [id, houseOf(longitude, partner.cusps)])
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
