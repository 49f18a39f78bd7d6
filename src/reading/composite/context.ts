import type { AspectId } from '../../chart/aspects.js';
import { type BodyId, Moon, Saturn, Sun } from '../../chart/bodies.js';
import type { Pattern } from '../../chart/patterns.js';
import type { House } from '../../chart/zodiac.js';
import type { CompositeReadingCells, FigureCell } from '../../text/pair-catalogue.js';
import type { Stance } from '../../text/stances.js';
import type { ReadingChart } from '../chart.js';
import { type ChartContext, crowdedHouses } from '../chart-sections.js';
import { type Crowding, fewestOfCrowd, type WeighedAspect, type WeighedBody } from '../factors.js';
import type { SpokenCells } from '../reading.js';
import { angleOfPlanet, houseBehind } from '../weights.js';

/** The two people and their composite chart. */
export interface Bond {
  name1: string;
  name2: string;
  chart: ReadingChart;
  /** Names of those whose hour of birth is unknown. */
  withoutHour: readonly string[];
}

/** The texts of a composite's reading. */
export interface CompositeCells extends SpokenCells {
  compositeHouse(body: BodyId, house: House | 0): string | null;
  compositeAspect(first: BodyId, second: BodyId, aspect: AspectId): string | null;
}

export interface CompositeContext extends ChartContext {
  cells: CompositeCells;
  kind: CompositeReadingCells;
  names: { name1: string; name2: string };
  withoutHour: readonly string[];
  told: Told;
  /** Advice given so far: each piece is given once. */
  advised: Set<Stance>;
  /** Planets of which it has been said how ease and strain are both true. */
  bothWays: Set<BodyId>;
  /** The told aspects that have a question and an answer for opening and closing, strongest first. */
  leading: readonly WeighedAspect[];
  /** The one of them that leads, if no planet on an angle does. */
  lead: WeighedAspect | undefined;
}

/** Aspects by chapter. */
export type ChosenAspects = Readonly<Record<Chapter, readonly WeighedAspect[]>>;

/** Everything that a composite's reading tells. Nothing in it contradicts something heavier, except what must be told. */
export interface Told {
  aspects: ChosenAspects;
  /** Bodies told by house. */
  houses: ReadonlySet<BodyId>;
  /** Mercury, Venus and Mars told by sign, which happens where they have no house to tell. */
  signs: ReadonlySet<BodyId>;
  /** The heaviest aspects, which every reading tells. */
  heaviest: readonly WeighedAspect[];
  /** The stances that its texts take. */
  stated: ReadonlySet<Stance>;
  /** The aspect pattern that is told, if there is one. */
  figure: Figure | undefined;
  /** The house told as crowded, if there is one. */
  crowding: Crowding | undefined;
}

/**
 * Three or more planets in the sign of a light, which an opening names together. Uranus to Pluto do not count: they
 * stay in a sign for years.
 */
export function signCrowdOf(
  { weighed }: Pick<CompositeContext, 'weighed'>,
  light: BodyId,
): readonly BodyId[] | undefined {
  const crowd = weighed.crowdings.find(({ sign, bodies }) => sign !== undefined && bodies.includes(light));
  const swift = crowd?.bodies.filter((id) => id <= Saturn) ?? [];
  return swift.length >= fewestOfCrowd ? swift : undefined;
}

/**
 * Whether a planet is on an angle but still in the house before it. It is told by the angle alone, since its house
 * would place it twice.
 */
export function isBeforeAngle({ weighed }: Pick<ChartContext, 'weighed'>, body: WeighedBody): boolean {
  const at = angleOfPlanet(body, weighed.chart);
  return at !== undefined && body.house !== houseBehind[at.angle];
}

/** The heaviest crowded house, not counting planets that are on the angle of the next house. */
export function crowdedHouse(context: ChartContext): Crowding | undefined {
  const { bodies } = context.weighed;
  const isBefore = (id: BodyId): boolean =>
    bodies.some((body) => body.id === id && isBeforeAngle(context, body));
  return crowdedHouses(context, Number.POSITIVE_INFINITY)
    .map((crowding) => ({ ...crowding, bodies: crowding.bodies.filter((id) => !isBefore(id)) }))
    .find((crowding) => crowding.bodies.length >= fewestOfCrowd);
}

/** A house with so many planets is named in the opening. */
const fewestOfMany = 4;
const isMany = ({ bodies }: Crowding): boolean => bodies.length >= fewestOfMany;
/** The crowded house that the opening names, if there is one. */
export const crowdOfMany = (crowding: Crowding | undefined): Crowding | undefined =>
  crowding && isMany(crowding) ? crowding : undefined;

export type Chapter = keyof CompositeReadingCells['chapters'];

/** An aspect of this weight has a section even in a brief reading. */
export const strong = 5;

export const hasOwnSection = ({ id, house }: WeighedBody): boolean =>
  id === Sun || id === Moon || house !== 0;

export const hasText = (
  { cells }: Pick<CompositeContext, 'cells'>,
  { first, second, aspect }: WeighedAspect,
): boolean => cells.compositeAspect(first, second, aspect) !== null;

export const strongestOf = (
  context: Pick<CompositeContext, 'cells'>,
  body: WeighedBody,
): WeighedAspect | undefined => body.aspects.find((aspect) => hasText(context, aspect));

/** An aspect this close, about ½°, is always told. */
export const allButExact = 0.94;

/** An aspect pattern told as one, in place of its aspects. */
export interface Figure {
  pattern: Pattern;
  chapter: Chapter;
  title: string;
  cell: FigureCell;
  /** The values of its texts' placeholders. */
  values: Readonly<Record<string, string>>;
}
