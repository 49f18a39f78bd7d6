import type { AspectId } from '../../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { CompositeReadingCells } from '../../text/pair-catalogue.js';
import type { ReadingChart } from '../chart.js';
import { type ChartDesk, chartDesk } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { SpokenCells } from '../reading.js';

/** What two people are together. */
export interface Bond {
  name1: string;
  name2: string;
  chart: ReadingChart;
}

/** What it is written of with. */
export interface CompositeCells extends SpokenCells {
  compositeHouse(body: BodyId, house: House | 0): string | null;
  compositeAspect(first: BodyId, second: BodyId, aspect: AspectId): string | null;
}

export interface CompositeDesk extends ChartDesk {
  cells: CompositeCells;
  kind: CompositeReadingCells;
  names: { name1: string; name2: string };
}

export type Chapter = keyof CompositeReadingCells['chapters'];

/** Of an aspect: from there on it has a section in the shortest of readings. */
export const strong = 5;

export function deskOf({ chart, name1, name2 }: Bond, cells: CompositeCells): CompositeDesk {
  const desk = chartDesk(chart, cells);
  const written = {
    ...desk,
    cells,
    kind: cells.readings.composite,
    names: { name1, name2 },
  };
  // What leads has its section; without houses a planet but the lights has one by a strong aspect alone.
  const leaders = desk.leaders.filter(
    (body) => hasOwnSection(body) || (strongestOf(written, body)?.weight ?? 0) >= strong,
  );
  return { ...written, leaders };
}

export const hasOwnSection = ({ id, house }: WeighedBody): boolean =>
  id === Sun || id === Moon || house !== 0;

export const hasText = ({ cells }: CompositeDesk, { first, second, aspect }: WeighedAspect): boolean =>
  cells.compositeAspect(first, second, aspect) !== null;

export const strongestOf = (desk: CompositeDesk, body: WeighedBody): WeighedAspect | undefined =>
  body.aspects.find((aspect) => hasText(desk, aspect));
