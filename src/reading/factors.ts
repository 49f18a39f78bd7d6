import { separation } from '../chart/angle.js';
import type { AspectId } from '../chart/aspects.js';
import { Ascendant, type BodyId, Midheaven, Moon, NorthNode, Pluto, Sun } from '../chart/bodies.js';
import { isAscendantOrMidheaven } from '../chart/body-groups.js';
import type { PatternId } from '../chart/patterns.js';
import { type House, houses, type SignId, signIds } from '../chart/zodiac.js';
import type { AtAngle, ReadingAspect, ReadingBody, ReadingChart } from './chart.js';
import { aspectedIn, aspectWeight, baseOf, intrinsicWeight, isAmong, nearestAngle } from './weights.js';

export const factorKinds = [
  'placement',
  'aspect',
  'angle',
  'pattern',
  'crowding',
  'phase',
  'ruler',
  'whole',
  'transit',
  'stay',
  'contact',
  'overlay',
  'progression',
  'station',
  'eclipse',
] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Something a chart says, and how much of the chart it is. */
export interface Factor {
  kind: FactorKind;
  weight: number;
  planetIds?: BodyId[];
  signId?: SignId;
  house?: House;
  aspectId?: AspectId;
  patternId?: PatternId;
  /** Of two people, whose the body is: 1 or 2; of a contact the first body is the first person’s. */
  person?: 1 | 2;
  /** Of a transit or a progression, `YYYY-MM-DD`: when it comes within orb, is exact, leaves. */
  starts?: string | null;
  exact?: string[];
  /** Of a transit, when it turns back all but exact. */
  closest?: string[];
  ends?: string | null;
}

export interface WeighedAspect extends ReadingAspect {
  weight: number;
}

/** A body with what stands with it. */
export interface WeighedBody extends ReadingBody {
  /** Its own weight and that of its aspects. */
  weight: number;
  /** Strongest first. */
  aspects: readonly WeighedAspect[];
}

export interface Crowding {
  bodies: readonly BodyId[];
  sign?: SignId;
  house?: House;
  weight: number;
}

export interface WeighedChart {
  chart: ReadingChart;
  /** Strongest first, the Ascendant among them. */
  bodies: readonly WeighedBody[];
  /** Strongest first. */
  aspects: readonly WeighedAspect[];
  crowdings: readonly Crowding[];
}

/** Its three strongest aspects count for a body, the later the less. */
const shares = [0.5, 0.25, 0.125];
/**
 * Planets in one sign or house that make a crowd: this project’s number, which authors on stelliums put at three or
 * four.
 */
export const fewestOfCrowd = 3;
/** The share of what its planets weigh that a crowd weighs by itself. */
const crowdShare = 0.25;

/** A conjunction or opposition to an angle is in the body's own weight, and the square to the other angle follows. */
const countsInAngle = ({ aspect, second }: ReadingAspect): boolean =>
  isAscendantOrMidheaven(second) && (aspect <= 1 || aspect === 3);

export function weigh(chart: ReadingChart): WeighedChart {
  const points = pointsOf(chart);
  // By id: the bodies of a reading have low ones.
  const own = new Array<number>(Midheaven + 1).fill(0);
  const aspected = aspectedIn(chart);
  const near: (AtAngle | null)[] = own.map(() => null);
  for (const body of points) {
    const { id } = body;
    const at = nearestAngle(body, chart);
    near[id] = at ?? null;
    own[id] = isAscendantOrMidheaven(id)
      ? baseOf(id)
      : intrinsicWeight(body, chart, isAmong(body, aspected), at);
  }
  const aspects: WeighedAspect[] = [];
  for (const aspect of chart.aspects) {
    if (countsInAngle(aspect)) continue;
    const { first, second, closeness, outOfSign } = aspect;
    const weight = aspectWeight(aspect, own[first] as number, own[second] as number);
    aspects.push({ first, second, aspect: aspect.aspect, closeness, outOfSign, weight });
  }
  strongestFirst(aspects);
  const byBody = aspectsByBody(aspects);
  const bodies: WeighedBody[] = [];
  for (const { id, longitude, sign, house, dignity, retrograde, stationary } of points) {
    const its = byBody[id] ?? none;
    const at = near[id] as AtAngle | null;
    let weight = own[id] as number;
    for (let i = 0; i < shares.length && i < its.length; i++)
      weight += (shares[i] as number) * (its[i] as WeighedAspect).weight;
    bodies.push({
      id,
      longitude,
      sign,
      house,
      dignity,
      retrograde,
      stationary,
      near: at,
      weight,
      aspects: its,
    });
  }
  strongestFirst(bodies);
  return new Weighed(chart, bodies, aspects, own);
}

/** The planets, and the angles where the hour is known. */
export function pointsOf({ bodies, ascendant, midheaven }: ReadingChart): readonly ReadingBody[] {
  if (ascendant === undefined) return midheaven === undefined ? bodies : [...bodies, midheaven];
  return midheaven === undefined ? [...bodies, ascendant] : [...bodies, ascendant, midheaven];
}

const none: readonly WeighedAspect[] = [];

/**
 * The aspects of bodies by their ids, in their order. Counted first: a list that grows by one has room for sixteen more,
 * and of a chart's fourteen that was a fortieth of all the memory that a horoscope takes.
 */
function aspectsByBody(aspects: readonly WeighedAspect[]): readonly (readonly WeighedAspect[])[] {
  const counts = new Array<number>(Midheaven + 1).fill(0);
  for (const { first, second } of aspects) {
    counts[first] = (counts[first] as number) + 1;
    counts[second] = (counts[second] as number) + 1;
  }
  const lists = counts.map((count) => (count === 0 ? none : new Array<WeighedAspect>(count)));
  const putBefore = (id: BodyId, aspect: WeighedAspect): void => {
    const at = (counts[id] as number) - 1;
    (lists[id] as WeighedAspect[])[at] = aspect;
    counts[id] = at;
  };
  for (let i = aspects.length - 1; i >= 0; i--) {
    const aspect = aspects[i] as WeighedAspect;
    putBefore(aspect.first, aspect);
    putBefore(aspect.second, aspect);
  }
  return lists;
}

/**
 * Sorts by weight, in place and by insertion: lists are of a dozen or two, and `sort` would call a function each
 * time.
 */
export function strongestFirst(list: { weight: number }[]): void {
  for (let i = 1; i < list.length; i++) {
    const each = list[i] as { weight: number };
    const { weight } = each;
    let at = i;
    for (; at > 0; at--) {
      const before = list[at - 1] as { weight: number };
      if (before.weight >= weight) break;
      list[at] = before;
    }
    list[at] = each;
  }
}

/** A chart weighed, whose crowdings are worked out when they are asked for. */
class Weighed implements WeighedChart {
  readonly chart: ReadingChart;
  readonly bodies: readonly WeighedBody[];
  readonly aspects: readonly WeighedAspect[];
  readonly #own: readonly number[];
  #crowdings: readonly Crowding[] | undefined;

  constructor(
    chart: ReadingChart,
    bodies: readonly WeighedBody[],
    aspects: readonly WeighedAspect[],
    own: readonly number[],
  ) {
    this.chart = chart;
    this.bodies = bodies;
    this.aspects = aspects;
    this.#own = own;
  }

  get crowdings(): readonly Crowding[] {
    this.#crowdings ??= crowdingsOf(this.chart, this.#own);
    return this.#crowdings;
  }
}

/** Whether it changed its sign within the hours that are open, so that nobody knows which it was. */
export const isSignOpen = ({ id }: ReadingBody, { openSigns }: ReadingChart): boolean => openSigns.has(id);

/** The same of a birth, for which a sign that the Moon had for nearly all of the day is hers. */
export const isBetweenSigns = (body: ReadingBody, chart: ReadingChart): boolean =>
  body.id === Moon ? chart.openMoon?.signs !== undefined : isSignOpen(body, chart);

const bitOfSign = (sign: SignId): number => 1 << sign;
const bitOfHouse = (house: House | 0): number => (house === 0 ? 0 : 1 << (signIds.length + house));

const isOfCrowd = (body: ReadingBody, chart: ReadingChart): boolean =>
  body.id <= Pluto && !isBetweenSigns(body, chart);

/** Signs and houses in which at least so many planets are, as bits: of the twenty-four most have no crowd. */
export function crowdedPlaces(chart: ReadingChart, fewest: number): number {
  // By number of planets: the places that have as many or more.
  const withAtLeast = new Array<number>(fewest + 1).fill(0);
  withAtLeast[0] = ~0;
  for (const body of chart.bodies) {
    if (!isOfCrowd(body, chart)) continue;
    const places = bitOfSign(body.sign) | bitOfHouse(body.house);
    for (let n = fewest; n > 0; n--)
      withAtLeast[n] = (withAtLeast[n] as number) | ((withAtLeast[n - 1] as number) & places);
  }
  return withAtLeast[fewest] as number;
}

function crowdingsOf(chart: ReadingChart, own: readonly number[]): Crowding[] {
  const crowded = crowdedPlaces(chart, fewestOfCrowd);
  const found: Crowding[] = [];
  if (crowded === 0) return found;
  const gather = (sign: SignId | undefined, house: House | undefined): void => {
    const bodies: BodyId[] = [];
    let sum = 0;
    for (const body of chart.bodies) {
      const isIn = sign === undefined ? body.house === house : body.sign === sign;
      if (!isIn || !isOfCrowd(body, chart)) continue;
      bodies.push(body.id);
      sum += own[body.id] ?? 0;
    }
    const weight = crowdShare * sum;
    found.push(sign === undefined ? { bodies, house: house as House, weight } : { bodies, sign, weight });
  };
  for (const sign of signIds) if ((crowded & bitOfSign(sign)) !== 0) gather(sign, undefined);
  for (const house of houses) if ((crowded & bitOfHouse(house)) !== 0) gather(undefined, house);
  strongestFirst(found);
  return found;
}

/** Bodies this near to a stronger one in conjunction or opposition belong with it, not beside it. */
const tiedDegrees = 3;

/** The strongest of bodies in their order, planets and the Ascendant, none tied up with a stronger one. */
export function leaders(bodies: readonly WeighedBody[], count: number): WeighedBody[] {
  const chosen: WeighedBody[] = [];
  for (const body of bodies) {
    if (body.id > Pluto && body.id !== Ascendant) continue;
    const tied = chosen.some(({ longitude }) => {
      const apart = separation(longitude, body.longitude);
      return apart <= tiedDegrees || apart >= 180 - tiedDegrees;
    });
    if (!tied) chosen.push(body);
    if (chosen.length === count) break;
  }
  return chosen;
}

export const tenths = (weight: number): number => Math.round(weight * 10) / 10;

export function placementFactor({ id, sign, house, weight }: WeighedBody): Factor {
  const factor: Factor = { kind: 'placement', weight: tenths(weight), planetIds: [id], signId: sign };
  if (house !== 0) factor.house = house;
  return factor;
}

export const aspectFactor = ({ first, second, aspect, weight }: WeighedAspect): Factor => ({
  kind: 'aspect',
  weight: tenths(weight),
  planetIds: [first, second],
  aspectId: aspect,
});

export function crowdingFactor({ bodies, sign, house, weight }: Crowding): Factor {
  const factor: Factor = { kind: 'crowding', weight: tenths(weight), planetIds: [...bodies] };
  if (sign !== undefined) factor.signId = sign;
  if (house !== undefined) factor.house = house;
  return factor;
}

export const phaseFactor = (weighed: WeighedChart): Factor => {
  const moon = weighed.bodies.find(({ id }) => id === Moon);
  return { kind: 'phase', weight: tenths((moon?.weight ?? 0) / 4), planetIds: [Sun, Moon] };
};

/** A pattern weighs a quarter of what stands in it. */
export function patternFactor(
  weighed: WeighedChart,
  patternId: PatternId,
  bodies: readonly BodyId[],
): Factor {
  const sum = bodies.reduce(
    (total, id) => total + (weighed.bodies.find((body) => body.id === id)?.weight ?? 0),
    0,
  );
  return { kind: 'pattern', weight: tenths(sum * crowdShare), planetIds: [...bodies], patternId };
}

/** Whether an aspect is between two of a figure, or of a crowd. */
export const isWithin = (
  { bodies }: { bodies: readonly BodyId[] },
  { first, second }: { first: BodyId; second: BodyId },
): boolean => bodies.includes(first) && bodies.includes(second);

/** A body on an angle: its closeness is the factor's weight. */
export const angleFactor = (id: BodyId, { angle, closeness }: AtAngle): Factor => ({
  kind: 'angle',
  weight: tenths(closeness * 10),
  planetIds: [id, angle],
});

function angleFactors(weighed: WeighedChart): Factor[] {
  return weighed.bodies.flatMap((body) => {
    const at = body.id > NorthNode ? undefined : nearestAngle(body, weighed.chart);
    return at === undefined ? [] : [angleFactor(body.id, at)];
  });
}

/** All that a chart says, strongest first. */
export function factorsOf(weighed: WeighedChart): Factor[] {
  return [
    ...weighed.bodies.map(placementFactor),
    ...weighed.aspects.map(aspectFactor),
    ...angleFactors(weighed),
    ...weighed.crowdings.map(crowdingFactor),
    ...weighed.chart.patterns.map(({ patternId, bodies }) => patternFactor(weighed, patternId, bodies)),
    phaseFactor(weighed),
  ]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}
