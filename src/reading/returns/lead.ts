import { Opposition } from '../../chart/aspects.js';
import { type BodyId, Mars, Moon, Pluto } from '../../chart/bodies.js';
import { TSquare } from '../../chart/patterns.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { aspectDraft } from '../chart-sections.js';
import { aspectFactor, patternFactor, type WeighedAspect } from '../factors.js';
import type { Draft } from '../reading.js';
import { paragraphOf } from '../words.js';
import type { ReturnContext } from './context.js';
import type { CellOf } from './meetings.js';
import { type Figure, hasHouses } from './plan.js';

/** The section of the aspect or T-square that a return turns on; and the planet that helps both ends of an opposition. */

/** Least closeness of the aspects of a leading T-square: within about two and a half degrees. */
const tight = 0.68;
/** Least closeness of an easy aspect that helps an end of an opposition: half the orb. */
const helps = 0.5;

const isBetween = ({ first, second }: WeighedAspect, a: BodyId, b: BodyId): boolean =>
  (first === a && second === b) || (first === b && second === a);

/** The strongest T-square that is nearly exact and has a planet from the Sun to Mars in it. */
export function figureOf({
  weighed: { aspects, chart },
}: Pick<ReturnContext, 'weighed'>): Figure | undefined {
  const isKnown = (id: BodyId): boolean => hasHouses(chart) || id !== Moon;
  return chart.patterns
    .filter(({ patternId, bodies }) => patternId === TSquare && bodies.every(isKnown))
    .flatMap(({ bodies }): Figure[] => {
      const [apex, one, other] = bodies;
      if (apex === undefined || one === undefined || other === undefined) return [];
      const its = (
        [
          [apex, one],
          [apex, other],
          [one, other],
        ] as const
      ).flatMap(([a, b]) => aspects.find((aspect) => isBetween(aspect, a, b)) ?? []);
      const isTight = its.length === 3 && its.every(({ closeness }) => closeness >= tight);
      if (!isTight || bodies.every((id) => id > Mars)) return [];
      const [squares, opposition] = [its.slice(0, 2), its.slice(2)];
      return [
        {
          apex,
          ends: [one, other],
          aspects: [...squares.sort((a, b) => b.weight - a.weight), ...opposition],
        },
      ];
    })
    .sort((a, b) => weightOf(b) - weightOf(a))[0];
}

const weightOf = ({ aspects }: Figure): number => aspects.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The section of the aspect or T-square that a return with houses turns on. For a T-square: a text by its apex, its
 * stronger square in full, and the rest in short.
 * @param cellOf the full text of an aspect
 * @param lineOf its text in a sentence or two
 */
export function leadSection(context: ReturnContext, cellOf: CellOf, lineOf: CellOf): Draft | undefined {
  const { cells, lead, manuscript, question, weighed } = context;
  if (lead !== undefined) {
    const text = manuscript.unlessSaid(cellOf(lead));
    return { ...aspectDraft(context, lead, text), isLead: true };
  }
  if (question?.kind !== 'square') return undefined;
  const { apex, ends, aspects } = question.figure;
  const { tSquare } = cells.readings.returns;
  const names = { ...manuscript.pair(...ends), c: manuscript.within(apex) };
  const [main, ...others] = aspects as [WeighedAspect, ...WeighedAspect[]];
  const factor = patternFactor(weighed, TSquare, [apex, ...ends]);
  return {
    title: fill(tSquare.title, names),
    weight: factor.weight,
    isLead: true,
    factors: [factor, ...aspects.map(aspectFactor)],
    paragraphs: [
      [manuscript.unlessSaid(tSquare.apex[apex], names)],
      [manuscript.unlessSaid(cellOf(main))],
      others.map((aspect) => manuscript.unlessSaid(lineOf(aspect))),
    ],
  };
}

/** A return with the aspects that it tells. */
type WithAspects = ReturnContext & { readonly aspects: readonly WeighedAspect[] };

/** The planet that helps both ends of an opposition by close easy aspects, the closest of several. */
export function mediatorSentence(
  { aspects, cells, manuscript, weighed }: WithAspects,
  { aspect, first, second }: WeighedAspect,
): string {
  if (aspect !== Opposition) return '';
  const closenessTo = (id: BodyId, end: BodyId): number =>
    weighed.aspects.find((each) => natureOf(each.aspect) === 'harmonious' && isBetween(each, id, end))
      ?.closeness ?? 0;
  // If one of its aspects is told, that has a text of its own.
  const isTold = (id: BodyId): boolean =>
    aspects.some((each) => isBetween(each, id, first) || isBetween(each, id, second));
  const [found] = weighed.bodies
    .filter(({ id }) => id <= Pluto && !isTold(id))
    .map(({ id }) => ({ id, closeness: Math.min(closenessTo(id, first), closenessTo(id, second)) }))
    .filter(({ closeness }) => closeness >= helps)
    .sort((a, b) => b.closeness - a.closeness);
  return found === undefined
    ? ''
    : manuscript.unlessSaid(
        cells.readings.returns.mediators[found.id as keyof typeof cells.readings.returns.mediators],
        manuscript.pair(first, second),
      );
}

/** The text of an aspect with what helps it. */
export const withMediator = (
  context: WithAspects,
  aspect: WeighedAspect,
  cell: string | undefined,
): string | undefined =>
  cell === undefined ? undefined : paragraphOf([cell, mediatorSentence(context, aspect)]);
