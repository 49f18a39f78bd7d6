import type { BodyId } from '../../chart/bodies.js';
import type { LunarReturnReadingCells, SolarReturnReadingCells } from '../../text/reading-catalogue.js';
import type { ChartContext, onAngles } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Repetition } from '../repetition.js';
import type { GrandFigure } from './grand-figures.js';
import { isAsked, isExact, type Meetings, type Question } from './plan.js';

export type ReturnKind = SolarReturnReadingCells | LunarReturnReadingCells;

/** What every section of a return needs. */
export interface ReturnContext<Kind extends ReturnKind = ReturnKind> extends ChartContext {
  kind: Kind;
  name: string;
  /**
   * The day, in words, on which a retrograde planet turns direct, and until when it is retrograde; undefined if it
   * turns as the return begins.
   */
  directOn(body: BodyId): { day: string; until: string } | undefined;
  /** For a planet stationing at a solar return, the days, in words, on which it turns retrograde and direct. */
  turnsBack(body: BodyId): { day: string; to: string } | undefined;
  /** The question that the opening asks and the closing answers. */
  question: Question | undefined;
  /** The grand trine, kite, grand cross or T-square told as one. */
  grand: GrandFigure | undefined;
  repetition: Repetition;
  /** The aspect of the question, told in a section of its own; without houses it stands in the section of its planets. */
  lead: WeighedAspect | undefined;
  /** Aspects that the opening names in a sentence each; sections tell them in full. */
  led: readonly WeighedAspect[];
  /** The planets on angles that are told. */
  atAngles: ReturnType<typeof onAngles>;
  /** The aspects told, by the planet in whose section they stand. */
  meetings: readonly Meetings[];
  /** Planets that have a section. */
  written: Set<BodyId>;
}

export const isLeader = ({ leaders }: ReturnContext, { id }: WeighedBody): boolean =>
  leaders.some((leader) => leader.id === id);

/**
 * Whether an aspect is told even if it contradicts something before it: it belongs to the question, is named in the
 * opening, or is all but exact.
 */
export const isNeeded = ({ led, question }: ReturnContext, aspect: WeighedAspect): boolean =>
  isExact(aspect) || isAsked(question, aspect) || led.includes(aspect);

export const isAtAngle = ({ atAngles }: ReturnContext, { id }: WeighedBody): boolean =>
  atAngles.some(({ body }) => body.id === id);
