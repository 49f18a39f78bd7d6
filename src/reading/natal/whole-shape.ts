import { Opposition } from '../../chart/aspects.js';
import { Ascendant, Descendant, ImumCoeli, Midheaven, Moon, type Planet, Sun } from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import {
  Aquarius,
  Aries,
  Cancer,
  type House,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  type SignId,
  Virgo,
} from '../../chart/zodiac.js';
import type { NatalChapterCells } from '../../text/natal-catalogue.js';
import type { ReadingChart } from '../chart.js';
import type { Part } from '../reading.js';
import { angleOfPlanet } from '../weights.js';
import type { NatalContext } from './context.js';
import { houseRead } from './house-read.js';
import { behindWidestGap, handleOf, isShapeOpen, smallerGroup } from './shape.js';

/** Where the planets of a chart are and are not: the half that has nearly all of them, and the shape they make. */

type Half = keyof NatalChapterCells['hemispheres'];

/** Planets of a half that is told, at least. */
const nearlyAll = 8;

/**
 * For each half its houses, the angle in the middle of the other, and signs of the Sun or the Ascendant that make
 * another person.
 */
const halves: Readonly<
  Record<Half, { houses: readonly House[]; across: number; unlike: readonly SignId[] }>
> = {
  north: { houses: [1, 2, 3, 4, 5, 6], across: Midheaven, unlike: [Leo, Sagittarius] },
  south: { houses: [7, 8, 9, 10, 11, 12], across: ImumCoeli, unlike: [Cancer, Virgo, Scorpio, Pisces] },
  east: { houses: [10, 11, 12, 1, 2, 3], across: Descendant, unlike: [Libra, Pisces] },
  west: { houses: [4, 5, 6, 7, 8, 9], across: Ascendant, unlike: [Aries, Aquarius] },
};

/** The half that has nearly all planets, if no crowd in a house tells it more exactly or contradicts it. */
export function hemispherePart({
  cells,
  manuscript,
  written,
  weighed: { chart },
}: NatalContext): string | undefined {
  const { hemispheres } = chart;
  if (hemispheres === undefined || written.crowdings.some(({ house }) => house !== undefined))
    return undefined;
  const most = (['north', 'south', 'east', 'west'] as const).find((half) => hemispheres[half] >= nearlyAll);
  if (most === undefined || isBelied(chart, most)) return undefined;
  return manuscript.unlessSaid(cells.readings.natalChapters.hemispheres[most]);
}

/**
 * Whether the reading says otherwise: a light, or a planet on the angle across, is among the few that the half lacks,
 * or the Sun or the Ascendant is in a sign that makes another person.
 */
function isBelied(chart: ReadingChart, half: Half): boolean {
  const { houses, across, unlike } = halves[half];
  const sun = chart.bodies.find(({ id }) => id === Sun);
  return (
    [sun, chart.ascendant].some((body) => body && unlike.includes(body.sign)) ||
    chart.bodies.some(
      (body) =>
        (body.id <= Moon && !houses.some((house) => house === houseRead(body, chart))) ||
        angleOfPlanet(body, chart)?.angle === across,
    )
  );
}

/** The id of the full Moon among the phases. */
export const fullMoon = 4;

/** Planets on each side of a seesaw that is told, at least. */
const fewestOfGroup = 3;

/** An empty arc of so many degrees is visibly more than a third of the circle. */
const nearlyHalf = 150;

/** The shape of the chart, if it says something, with the planet that it hangs on. */
export function shapePart({ cells, manuscript, written, weighed: { chart, aspects } }: NatalContext): Part {
  if (chart.shape === 'splash' || chart.shape === 'splay') return '';
  // Without an hour the Moon may be elsewhere.
  if (chart.ascendant === undefined && isShapeOpen(chart.bodies)) return '';
  const behindGap = behindWidestGap(chart.bodies);
  if (behindGap === undefined) return '';
  const { id: front, before, last } = behindGap;
  // A seesaw contradicts a new Moon and a chart with nearly all planets on one side; a full Moon has said it.
  const areLightsAligned =
    chart.phase === fullMoon ||
    aspects.some(({ first, second, aspect }) => first === Sun && second === Moon && aspect <= Opposition);
  if (chart.shape === 'seesaw' && (areLightsAligned || smallerGroup(chart.bodies) < fewestOfGroup)) return '';
  // A planet named as what drives the chart is told.
  if (chart.shape === 'locomotive' && isBeyondSaturn(front) && !written.passages.has(front)) return '';
  const { shapes, emptyArc, engines, handles } = cells.readings.natalChapters;
  if (chart.shape === 'bucket') {
    const handle = handleOf(chart.bodies);
    const [house = 0, ...others] = new Set(
      chart.bodies.filter(({ id }) => handle.includes(id)).map((body) => houseRead(body, chart)),
    );
    const isOfHouse = house !== 0 && others.length === 0;
    // What a planet of an age group does would be said of one person whom nothing else in the reading shows so.
    if (!isOfHouse && !handle.some((id) => !isBeyondSaturn(id) || written.passages.has(id))) return '';
    const text = isOfHouse ? handles[house] : shapes.bucket;
    const by = engines[handle[0] as Planet];
    return manuscript.unlessSaid(text, { planets: manuscript.listOf(handle), by });
  }
  const values = {
    a: manuscript.within(front),
    b: manuscript.within(last),
    by: engines[front as Planet],
    Part: emptyArc[before >= nearlyHalf ? 'half' : 'third'],
  };
  return manuscript.unlessSaid(shapes[chart.shape], values);
}
