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

/** What two people are together. */
export interface Bond {
  name1: string;
  name2: string;
  chart: ReadingChart;
  /** Whose hour of birth is unknown. */
  withoutHour: readonly string[];
}

/** What it is written of with. */
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
  /** What its texts have advised: each thing once. */
  advised: Set<Stance>;
  /** The aspects told that can lead, the strongest first. */
  leading: readonly WeighedAspect[];
  /** The one of them that leads, unless a planet on an angle does. */
  lead: WeighedAspect | undefined;
}

/** Aspects by the chapter that they are in. */
export type ChosenAspects = Readonly<Record<Chapter, readonly WeighedAspect[]>>;

/** What a composite’s reading tells, of which nothing denies what weighs more, but for what has to be told. */
export interface Told {
  aspects: ChosenAspects;
  /** Bodies that are told by house. */
  houses: ReadonlySet<BodyId>;
  /** Mercury, Venus and Mars where they are told by sign: where there is no house to tell. */
  signs: ReadonlySet<BodyId>;
  /** The heaviest aspects, which every reading has. */
  heaviest: readonly WeighedAspect[];
  /** What its texts state. */
  stated: ReadonlySet<Stance>;
  /** The figure that some of the planets make. */
  figure: Figure | undefined;
  /** The house that is told as crowded. */
  crowding: Crowding | undefined;
}

/**
 * Three planets and more in the sign of a light, of which an opening tells at once; Uranus to Pluto stay in a sign for
 * years, and say nothing by being in it.
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
 * Whether a planet stands on an angle and still in the house before it: it is told by the angle, and by no house, which would
 * place it a second time.
 */
export function isBeforeAngle({ weighed }: Pick<ChartContext, 'weighed'>, body: WeighedBody): boolean {
  const at = angleOfPlanet(body, weighed.chart);
  return at !== undefined && body.house !== houseBehind[at.angle];
}

/** The heaviest house that is crowded without the planets that stand on another’s angle. */
export function crowdedHouse(context: ChartContext): Crowding | undefined {
  const { bodies } = context.weighed;
  const isBefore = (id: BodyId): boolean =>
    bodies.some((body) => body.id === id && isBeforeAngle(context, body));
  return crowdedHouses(context, Number.POSITIVE_INFINITY)
    .map((crowding) => ({ ...crowding, bodies: crowding.bodies.filter((id) => !isBefore(id)) }))
    .find((crowding) => crowding.bodies.length >= fewestOfCrowd);
}

/** So many planets in one house are what a bond turns on: its opening names them. */
const fewestOfMany = 4;
const isMany = ({ bodies }: Crowding): boolean => bodies.length >= fewestOfMany;
/** The crowd that an opening names, where there is one. */
export const crowdOfMany = (crowding: Crowding | undefined): Crowding | undefined =>
  crowding && isMany(crowding) ? crowding : undefined;

export type Chapter = keyof CompositeReadingCells['chapters'];

/** Of an aspect: from there on it has a section in the shortest of readings. */
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

/** Closeness of an aspect, some ½°, that is told whatever is told beside it. */
export const allButExact = 0.94;

/** The figure that several planets of a bond make, which tells their aspects at once. */
export interface Figure {
  pattern: Pattern;
  chapter: Chapter;
  title: string;
  cell: FigureCell;
  /** What its texts are filled with. */
  values: Readonly<Record<string, string>>;
}
