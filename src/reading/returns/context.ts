import type { BodyId } from '../../chart/bodies.js';
import type { LunarReturnReadingCells, SolarReturnReadingCells } from '../../text/reading-catalogue.js';
import type { ChartContext, onAngles } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Repetition } from '../repetition.js';
import type { GrandFigure } from './grand-figures.js';
import { isAsked, isExact, type Meetings, type Question } from './plan.js';

export type ReturnKind = SolarReturnReadingCells | LunarReturnReadingCells;

/** What the sections of a return are written from. */
export interface ReturnContext<Kind extends ReturnKind = ReturnKind> extends ChartContext {
  kind: Kind;
  name: string;
  /**
   * The day, in words, on which a planet that is retrograde goes forward, and until when it is so; nothing where it turns
   * as the time begins.
   */
  directOn(body: BodyId): { day: string; until: string } | undefined;
  /** The days, in words, on which one that stands still at a return of the Sun goes backward, and forward again. */
  turnsBack(body: BodyId): { day: string; to: string } | undefined;
  /** What it turns on. */
  question: Question | undefined;
  /** The grand trine, kite, grand cross or T-square that is told of it. */
  grand: GrandFigure | undefined;
  repetition: Repetition;
  /** The aspect that it turns on, in a section of its own; without houses it stands in that of its planets. */
  lead: WeighedAspect | undefined;
  /** Aspects that the opening names, in a sentence each: they are told at length below. */
  led: readonly WeighedAspect[];
  /** The planets on angles, as many as are written of. */
  atAngles: ReturnType<typeof onAngles>;
  /** The aspects that are written of, by the planet under which they are. */
  meetings: readonly Meetings[];
  /** Planets that have a section. */
  written: Set<BodyId>;
}

export const isLeader = ({ leaders }: ReturnContext, { id }: WeighedBody): boolean =>
  leaders.some((leader) => leader.id === id);

/**
 * Whether an aspect is told also where it goes against what stands before it: what is asked about, named first or all
 * but exact.
 */
export const isNeeded = ({ led, question }: ReturnContext, aspect: WeighedAspect): boolean =>
  isExact(aspect) || isAsked(question, aspect) || led.includes(aspect);

export const isAtAngle = ({ atAngles }: ReturnContext, { id }: WeighedBody): boolean =>
  atAngles.some(({ body }) => body.id === id);
