import { separation } from '../chart/angle.js';
import { Conjunction } from '../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Chiron,
  Descendant,
  ImumCoeli,
  Jupiter,
  Lilith,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  NorthNode,
  Pluto,
  Saturn,
  Sun,
  Venus,
} from '../chart/bodies.js';
import { usualOrb } from '../chart/orbs.js';
import type { House } from '../chart/zodiac.js';
import type { AtAngle, ReadingAspect, ReadingBody, ReadingChart } from './chart.js';

/**
 * How much of a chart a body is. What counts is tradition's: angularity first, then the lights and the chart's
 * ruler, sect, dignity, station, closeness of aspects (Lilly, Christian Astrology, pp. 115 and 177-181, on strength
 * by house, station and dignity; R. Hand, Horoscope Symbols, on angles and close orbs; D. Brady, Predictive
 * Astrology, and R. Hand, Night and Day, on sect). The numbers are this project's: they were set on charts whose
 * leading factors astrologers agree on.
 */

/** What a body counts by being what it is. */
const bases: Readonly<Record<BodyId, number>> = {
  [Sun]: 10,
  [Moon]: 10,
  [Ascendant]: 9,
  [Mercury]: 7,
  [Venus]: 7,
  [Mars]: 7,
  [Jupiter]: 6,
  [Saturn]: 6,
  [Midheaven]: 6,
  [Chiron]: 2,
  [NorthNode]: 2,
  [Lilith]: 0,
};
const slowBase = 4;
export const baseOf = (id: BodyId): number => bases[id] ?? slowBase;

/** A planet on an angle speaks for the whole chart, whatever planet it is: so this is added, not multiplied. */
const onAngle = 10;
/** Within a degree it is the first thing anybody would name. */
const exactDegrees = 1;
const exactly = 6;
const angularHouse = 0.2;
const farAngle = 0.8;
const rulerOfChart = 0.4;
const ofTheSect = 0.1;
const dignified = 0.15;
const stationary = 0.3;
const unaspected = 0.3;

/**
 * Whether a body counts as on the angle: in the outer half of its orb one notices other things first, and five
 * degrees are
 * what authors give an angle (Ptolemy, Tetrabiblos III.10).
 */
export const isOnAngle = ({ closeness, distance }: AtAngle): boolean => closeness >= 0.4 && distance <= 5;

/** By the usual orbs, whatever the host's: a weight is the same for everybody. */
const conjunctionLimit = (id: BodyId): number => conjunctionLimits[id] ?? limitOf(id);
const limitOf = (id: BodyId): number => usualOrb('chart', Conjunction, id, Ascendant);
/** Of the bodies of a reading by their ids, which are asked for a hundred times a chart. */
const conjunctionLimits: readonly number[] = Array.from({ length: NorthNode + 1 }, (_, id) => limitOf(id));

/** The angle of its chart that a body is nearest to, within the orb of a conjunction: of one that has been weighed it is known. */
export function nearestAngle(body: ReadingBody, chart: ReadingChart): AtAngle | undefined {
  const { near } = body;
  return near === undefined ? angleNear(body, chart) : (near ?? undefined);
}

function angleNear(body: ReadingBody, { ascendant, midheaven }: ReadingChart): AtAngle | undefined {
  if (ascendant === undefined || midheaven === undefined) return undefined;
  const fromAscendant = separation(body.longitude, ascendant.longitude);
  const fromMidheaven = separation(body.longitude, midheaven.longitude);
  let angle: AtAngle['angle'] = Ascendant;
  let distance = fromAscendant;
  if (180 - fromAscendant < distance) {
    angle = Descendant;
    distance = 180 - fromAscendant;
  }
  if (fromMidheaven < distance) {
    angle = Midheaven;
    distance = fromMidheaven;
  }
  if (180 - fromMidheaven < distance) {
    angle = ImumCoeli;
    distance = 180 - fromMidheaven;
  }
  const closeness = 1 - distance / conjunctionLimit(body.id);
  return closeness > 0 ? { angle, distance, closeness } : undefined;
}

/** Whether a body stands on an angle, be it a planet or a point. */
export function standsOnAngle(body: ReadingBody, chart: ReadingChart): boolean {
  const at = nearestAngle(body, chart);
  return at !== undefined && isOnAngle(at);
}

/** The houses that the angles begin. */
export const houseBehind: Readonly<Partial<Record<BodyId, House>>> = {
  [Ascendant]: 1,
  [ImumCoeli]: 4,
  [Descendant]: 7,
  [Midheaven]: 10,
};

/** The angle that a planet stands on; none of a point that is no planet. */
export function angleOfPlanet(body: ReadingBody, chart: ReadingChart): AtAngle | undefined {
  const at = body.id <= Pluto ? nearestAngle(body, chart) : undefined;
  return at !== undefined && isOnAngle(at) ? at : undefined;
}

function angularity(body: ReadingBody, at: AtAngle | undefined): number {
  const near =
    at === undefined ? 0 : at.closeness * (at.angle === Ascendant || at.angle === Midheaven ? 1 : farAngle);
  const inHouse = body.house !== 0 && body.house % 3 === 1 ? angularHouse * baseOf(body.id) : 0;
  const exact = at === undefined ? 0 : Math.max(0, 1 - at.distance / exactDegrees) * exactly;
  return Math.max(near * onAngle + exact, inHouse);
}

/** The light, the benefic and, against it, the malefic of a sect (Ptolemy, Tetrabiblos I.7). */
const markedByDay: readonly BodyId[] = [Sun, Jupiter, Mars];
const markedByNight: readonly BodyId[] = [Moon, Venus, Saturn];
function sectOf({ id }: ReadingBody, { sect }: ReadingChart): number {
  if (sect === undefined) return 0;
  return (sect === 'day' ? markedByDay : markedByNight).includes(id) ? ofTheSect : 0;
}

/** The bodies of a chart that are in an aspect, as bits: those of a reading have low ids. */
export function aspectedIn({ aspects }: ReadingChart): number {
  let ids = 0;
  for (const { first, second } of aspects) ids |= (1 << first) | (1 << second);
  return ids;
}

export const isAmong = ({ id }: ReadingBody, ids: number): boolean => ((ids >> id) & 1) === 1;

/**
 * The weight of a body by itself.
 * @param aspected whether it is in an aspect of the chart @param at the angle that it is near to
 */
export function intrinsicWeight(
  body: ReadingBody,
  chart: ReadingChart,
  aspected: boolean,
  at = nearestAngle(body, chart),
): number {
  let share = 1 + sectOf(body, chart);
  if (chart.ruler === body.id) share += rulerOfChart;
  if (body.dignity !== null && body.id <= Saturn) share += dignified;
  if (body.stationary && body.id > Moon) share += stationary;
  if (body.id <= Saturn && !aspected) share += unaspected;
  return baseOf(body.id) * share + angularity(body, at);
}

/** Conjunction, opposition, trine, square, sextile. */
const aspectWeights = [1, 1, 0.6, 0.9, 0.4];

/**
 * Sun, Mercury and Venus are never so far apart in the sky. In a composite they are where their midpoints were taken on
 * opposite sides of the circle, which says little of the two people.
 */
const isOfMidpoints = ({ first, second, aspect }: ReadingAspect): boolean =>
  isNearSun(first) && isNearSun(second) && aspect >= 1 && aspect <= 3;
const isNearSun = (id: BodyId): boolean => id === Sun || id === Mercury || id === Venus;

/** How near an aspect is to exact, as it is heard: half as near where the signs of the two are in no such relation. */
export const heardCloseness = ({
  closeness,
  outOfSign,
}: Pick<ReadingAspect, 'closeness' | 'outOfSign'>): number => (outOfSign ? closeness / 2 : closeness);

/** The weight of an aspect between two bodies of these weights. */
export function aspectWeight(aspect: ReadingAspect, first: number, second: number): number {
  const slow = aspect.first >= Jupiter && aspect.second >= Jupiter && aspect.second < Ascendant;
  const share = (aspectWeights[aspect.aspect] ?? 0) * (slow || isOfMidpoints(aspect) ? 0.5 : 1);
  return share * heardCloseness(aspect) * Math.sqrt(first * second);
}
