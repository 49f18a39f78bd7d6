import { Opposition } from '../../chart/aspects.js';
import { type BodyId, Moon, Pluto } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { oppositeHouse } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { HouseAxis } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { isAtAngle, isLeader, type ReturnContext } from './context.js';
import { type Household, householdsOf, isExact, type Meetings } from './plan.js';
import { isListedIn } from './planets-on-angles.js';
import type { SolarReturnContext } from './solar-return-year.js';

/** Groups the planets of a return into matters: those of one house, or of two opposite houses if planets are in both. */

type Placings = Pick<ReturnContext, 'weighed' | 'atAngles'>;

export interface Matter {
  /** The houses with planets told here, the heavier first. */
  households: readonly Household[];
  /** For two opposite houses, the lower one. */
  axis?: House | undefined;
}

/** Planets on an axis that make one matter of it; fewer do if they are in opposition. */
const fewestOnAxis = 3;

/** All planets in a house, those on its angle included. */
export function standingIn(context: Placings, house: House): BodyId[] {
  const standing: BodyId[] = [];
  for (const body of context.weighed.bodies)
    if (body.id <= Pluto && isListedIn(context, body, house)) standing.push(body.id);
  return standing;
}

export function isAxis(context: Placings, house: House): boolean {
  const [these, those] = [standingIn(context, house), standingIn(context, oppositeHouse(house))];
  if (these.length === 0 || those.length === 0) return false;
  return these.length + those.length >= fewestOnAxis || areOpposed(context, these, those);
}

const areOpposed = ({ weighed }: Placings, these: readonly BodyId[], those: readonly BodyId[]): boolean =>
  weighed.aspects.some(
    ({ first, second, aspect }) =>
      aspect === Opposition &&
      ((these.includes(first) && those.includes(second)) ||
        (those.includes(first) && these.includes(second))),
  );

/**
 * The matters of some planets, the heaviest first.
 * @param planets strongest first
 */
export function mattersOf(context: Placings, planets: readonly WeighedBody[]): Matter[] {
  const matters: Matter[] = [];
  const households = householdsOf(planets);
  const taken = new Set<House>();
  for (const household of households) {
    const { house } = household;
    if (taken.has(house)) continue;
    const other = oppositeHouse(house);
    taken.add(house);
    if (!isAxis(context, house)) {
      matters.push({ households: [household] });
      continue;
    }
    taken.add(other);
    const facing = households.filter((each) => each.house === other);
    matters.push({ households: [household, ...facing], axis: house < other ? house : other });
  }
  return matters;
}

/**
 * Of two opposite houses, the one that alone has a leading planet or one on an angle; otherwise the one with more
 * planets or, with equally many, the heavier.
 */
function heavierEnd(context: ReturnContext, house: House): House {
  const other = oppositeHouse(house);
  const weightIn = (one: House): number =>
    context.weighed.bodies
      .filter((body) => body.id <= Pluto && isListedIn(context, body, one))
      .reduce((sum, { weight }) => sum + weight, 0);
  const isLoud = (one: House): boolean =>
    context.weighed.bodies.some(
      (body) =>
        body.id <= Pluto &&
        isListedIn(context, body, one) &&
        (isLeader(context, body) || isAtAngle(context, body)),
    );
  const louder = Number(isLoud(house)) - Number(isLoud(other));
  const more = standingIn(context, house).length - standingIn(context, other).length;
  return (louder || more || weightIn(house) - weightIn(other)) >= 0 ? house : other;
}

/**
 * The title and the text of two opposite houses.
 * @param house the one with the heavier planets
 */
export function axisLead(context: ReturnContext, house: House): { title: string; lead: string } {
  const { cells, kind, manuscript } = context;
  const other = oppositeHouse(house);
  const axis = Math.min(house, other) as HouseAxis;
  const { title, ...leads } = kind.axes[axis];
  const heavier = heavierEnd(context, house);
  const [these, those] = [standingIn(context, house), standingIn(context, other)];
  const [lower, upper] = house === axis ? [these, those] : [those, these];
  return {
    title: fill(cells.readings.returns[areOpposed(context, these, those) ? 'across' : 'facing'], {
      subject: title,
      planets: manuscript.listOf(these),
      others: manuscript.listOf(those),
    }),
    lead: manuscript.unlessSaid(leads[heavier === axis ? 'lower' : 'upper'], {
      lower: manuscript.listOf(lower),
      upper: manuscript.listOf(upper),
    }),
  };
}

export const bodiesOf = ({ households }: Matter): WeighedBody[] => households.flatMap(({ bodies }) => bodies);

/** Aspects told of a planet by itself, at most. */
const mostOfOne = 2;
/** More than any aspect weighs: puts aspects among the planets of a matter first. */
const amongThemselves = 1000;
/** Least closeness of an aspect told among several planets: about two degrees. */
const tight = 0.7;

/**
 * The aspects told of each matter: the strongest of a single planet; of several planets a close one, preferably among
 * themselves; and conjunctions and hard aspects that are all but exact.
 */
export function meetingsInRoom(
  context: Pick<SolarReturnContext, 'weighed' | 'planets' | 'atAngles'>,
  meetings: readonly Meetings[],
): Meetings[] {
  const kept = new Map(meetings.map((its) => [its.body, its.aspects]));
  for (const matter of mattersOf(context, context.planets)) {
    const ids = bodiesOf(matter).map(({ id }) => id);
    const isOne = ids.length === 1;
    const rank = (aspect: WeighedAspect): number =>
      aspect.weight + (ids.includes(aspect.first) && ids.includes(aspect.second) ? amongThemselves : 0);
    const ranked = ids
      .flatMap((id) => kept.get(id) ?? [])
      .filter(({ closeness }) => isOne || closeness >= tight)
      .sort((a, b) => rank(b) - rank(a));
    const told = new Set(ranked.filter((aspect, i) => i < (isOne ? mostOfOne : 1) || isOwed(aspect)));
    for (const id of ids) {
      const its = (kept.get(id) ?? []).filter((aspect) => told.has(aspect));
      if (its.length > 0) kept.set(id, its);
      else kept.delete(id);
    }
  }
  return [...kept].map(([body, aspects]) => ({ body, aspects }));
}

/** Whether an aspect must be told even among several planets: a conjunction or hard aspect that is all but exact. */
const isOwed = (aspect: WeighedAspect): boolean =>
  isExact(aspect) && natureOf(aspect.aspect) !== 'harmonious';

/** The aspects of a matter, strongest first, with those of a given planet. */
export function aspectsOf(context: SolarReturnContext, matter: Matter) {
  const ids = bodiesOf(matter).map(({ id }) => id);
  const all = context.meetings.filter(({ body }) => ids.includes(body));
  const byWeight = (aspects: readonly WeighedAspect[]): WeighedAspect[] =>
    [...aspects].sort((a, b) => b.weight - a.weight);
  return {
    of: ({ id }: WeighedBody) => byWeight(all.flatMap(({ body, aspects }) => (body === id ? aspects : []))),
    all: byWeight(all.flatMap(({ aspects }) => aspects)),
  };
}

export const isLight = ({ id }: WeighedBody): boolean => id <= Moon;
