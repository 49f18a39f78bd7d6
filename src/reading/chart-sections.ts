import { Ascendant, type BodyId, Pluto } from '../chart/bodies.js';
import { natureOf } from '../text/catalogue.js';
import { fill } from '../text/texts.js';
import type { AtAngle, ReadingChart } from './chart.js';
import {
  aspectFactor,
  type Crowding,
  crowdingFactor,
  leaders,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
  type WeighedChart,
  weigh,
} from './factors.js';
import { Manuscript } from './manuscript.js';
import type { Draft, Part, SpokenCells } from './reading.js';
import { angleOfPlanet } from './weights.js';

/** What the readings of charts that are no births have in common: of returns, and of two people’s composite. */

export interface ChartContext {
  weighed: WeighedChart;
  cells: SpokenCells;
  manuscript: Manuscript;
  /** The strongest planets, the Ascendant among them: three, unless more were asked for. */
  leaders: readonly WeighedBody[];
}

export const leaderCount = 3;

/** @param count so many leaders, for who names some of them only */
export function chartContext(chart: ReadingChart, cells: SpokenCells, count = leaderCount): ChartContext {
  const weighed = weigh(chart);
  const bodies = weighed.bodies.filter(({ id }) => id <= Pluto || id === Ascendant);
  return {
    weighed,
    cells,
    manuscript: new Manuscript(cells.readings.words, chart.seed),
    leaders: leaders(bodies, count),
  };
}

export const weighedBody = ({ weighed }: ChartContext, id: BodyId): WeighedBody | undefined =>
  weighed.bodies.find((body) => body.id === id);

/** Planets on an angle, nearest first in the order of their weight. */
export function onAngles({ weighed }: ChartContext, most: number): { body: WeighedBody; at: AtAngle }[] {
  return weighed.bodies
    .flatMap((body) => {
      const at = angleOfPlanet(body, weighed.chart);
      return at === undefined ? [] : [{ body, at }];
    })
    .slice(0, most);
}

/** Crowded houses, the heaviest first. */
export function crowdedHouses({ weighed }: ChartContext, most: number): Crowding[] {
  return weighed.crowdings.filter(({ house }) => house !== undefined).slice(0, most);
}

/** A body's section under its house. */
export function houseDraft(context: ChartContext, body: WeighedBody, paragraphs: Part[][]): Draft {
  const { words } = context.cells.readings;
  const title = fill(words.headings.inHouse, {
    body: context.manuscript.start(body.id),
    house: body.house === 0 ? '' : words.houses[body.house],
  });
  return { title, weight: body.weight, factors: [placementFactor(body)], paragraphs };
}

/** A body's section under its sign and house. */
export function bothDraft(context: ChartContext, body: WeighedBody, paragraphs: Part[][]): Draft {
  const { words } = context.cells.readings;
  const title = fill(words.headings.inSignAndHouse, {
    body: context.manuscript.start(body.id),
    sign: context.cells.signName(body.sign),
    house: body.house === 0 ? '' : words.houses[body.house],
  });
  return { title, weight: body.weight, factors: [placementFactor(body)], paragraphs };
}

/** A body's section under its sign. */
export function signDraft(context: ChartContext, body: WeighedBody, paragraphs: Part[][]): Draft {
  const title = fill(context.cells.readings.words.headings.inSign, {
    body: context.manuscript.start(body.id),
    sign: context.cells.signName(body.sign),
  });
  return { title, weight: body.weight, factors: [placementFactor(body)], paragraphs };
}

/** A planet's section under the angle it stands on. */
export function angleDraft(
  context: ChartContext,
  { body, at }: { body: WeighedBody; at: AtAngle },
  paragraphs: Part[][],
): Draft {
  const title = fill(context.cells.readings.words.headings.onAngle[at.angle], {
    body: context.manuscript.start(body.id),
    point: context.manuscript.within(at.angle),
  });
  return { title, weight: body.weight, factors: [placementFactor(body)], paragraphs };
}

export function crowdedDraft(
  context: ChartContext,
  crowding: Crowding,
  cell: string | undefined,
  values: Readonly<Record<string, string>> = {},
): Draft {
  const { words } = context.cells.readings;
  const { house } = crowding;
  const title = fill(words.headings.crowdedHouse, { house: house === undefined ? '' : words.houses[house] });
  const planets = context.manuscript.listOf(crowding.bodies);
  const text = context.manuscript.unlessSaid(cell, { planets, ...values });
  return { title, weight: crowding.weight, factors: [crowdingFactor(crowding)], paragraphs: [[text]] };
}

export function aspectDraft(context: ChartContext, aspect: WeighedAspect, cell: Part): Draft {
  const title = fill(context.cells.readings.words.headings.aspects[aspect.aspect as 0], {
    a: context.manuscript.start(aspect.first),
    b: context.manuscript.within(aspect.second),
  });
  return { title, weight: aspect.weight, factors: [aspectFactor(aspect)], paragraphs: [[cell]] };
}

type ByPair = Readonly<
  Record<number, Readonly<Record<number, Partial<Record<'conjunction' | 'harmonious' | 'tense', string>>>>>
>;

/** A cell of a table of pairs, by the body with the lower id and the aspect's nature. */
export function pairCell(table: ByPair, { first, second, aspect }: WeighedAspect): string | undefined {
  const nature = natureOf(aspect);
  const [lower, higher] = first < second ? [first, second] : [second, first];
  return nature === undefined ? undefined : table[lower]?.[higher]?.[nature];
}
