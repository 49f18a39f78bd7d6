import type { BodyId, Planet } from '../../chart/bodies.js';
import { Mars } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import {
  GrandCross,
  GrandTrine,
  hasApex,
  Kite,
  MysticRectangle,
  type Pattern,
  type PatternId,
  TSquare,
  Yod,
} from '../../chart/patterns.js';
import { elementOf, modalityOf, type SignId } from '../../chart/zodiac.js';
import type { CompositeReadingCells, FigureCell } from '../../text/pair-catalogue.js';
import { fill } from '../../text/texts.js';
import type { ChartContext } from '../chart-sections.js';
import { aspectFactor, isWithin, patternFactor, type WeighedAspect } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import type { Chapter, Figure } from './context.js';

type FigureKind = keyof CompositeReadingCells['figures']['titles'];

const kinds: Readonly<Partial<Record<PatternId, FigureKind>>> = {
  [TSquare]: 'tSquare',
  [GrandCross]: 'grandCross',
  [GrandTrine]: 'grandTrine',
  [Kite]: 'kite',
  [Yod]: 'yod',
  [MysticRectangle]: 'rectangle',
};

/** Those that strain come before those that help, since they are felt every day; a rectangle is seen last. */
const order: readonly FigureKind[] = ['grandCross', 'tSquare', 'kite', 'grandTrine', 'yod', 'rectangle'];
const chapters: Readonly<Record<FigureKind, Chapter>> = {
  tSquare: 'tests',
  grandCross: 'tests',
  yod: 'tests',
  grandTrine: 'purpose',
  kite: 'purpose',
  rectangle: 'purpose',
};

/** Uranus to Pluto stand so to each other in the charts of all who are of an age: one of them at most is in a figure of two people. */
const mostOfAge = 1;
const isOfTwo = ({ bodies }: Pattern): boolean =>
  bodies.some((id) => id <= Mars) && bodies.filter(isOfAge).length <= mostOfAge;

/** Closeness of a figure's widest aspect, some 6°, below which two people would not feel the figure as one. */
const wideFigure = 0.3;
const isClear = (pattern: Pattern, aspects: readonly WeighedAspect[]): boolean =>
  aspects.every(
    (aspect) => !isWithin(pattern, aspect) || (aspect.closeness >= wideFigure && !aspect.outOfSign),
  );

/** The strongest figure of a bond that is close and that there is a text of; of one kind the one whose planets weigh more. */
export function figureOf(
  { weighed, manuscript }: ChartContext,
  cells: CompositeReadingCells['figures'],
): Figure | undefined {
  const weightOf = ({ bodies, patternId }: Pattern): number =>
    patternFactor(weighed, patternId, bodies).weight;
  const found = weighed.chart.patterns
    .flatMap((pattern) => {
      const kind = kinds[pattern.patternId];
      return kind && isOfTwo(pattern) && isClear(pattern, weighed.aspects) ? [{ pattern, kind }] : [];
    })
    .sort(
      (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || weightOf(b.pattern) - weightOf(a.pattern),
    );
  const signsOf = ({ bodies }: Pattern): SignId[] =>
    bodies.flatMap((id) => {
      const body = weighed.bodies.find((each) => each.id === id);
      return body === undefined || weighed.chart.openSigns.has(id) ? [] : [body.sign];
    });
  /** What all of them have in common; nothing where they differ, or where the sign of one is open. */
  const shared = <Sort>(pattern: Pattern, sortOf: (sign: SignId) => Sort): Sort | undefined => {
    const [first, ...others] = signsOf(pattern).map(sortOf);
    const isWhole = others.length + 1 === pattern.bodies.length && others.every((sort) => sort === first);
    return isWhole ? first : undefined;
  };
  const cellOf = (kind: FigureKind, pattern: Pattern): FigureCell | undefined => {
    if (kind === 'tSquare' || kind === 'yod') return cells[kind][pattern.bodies[0] as Planet];
    if (kind === 'grandTrine') {
      const element = shared(pattern, elementOf);
      return element && cells.grandTrine[element];
    }
    if (kind === 'grandCross') {
      const quality = shared(pattern, modalityOf);
      return quality && cells.grandCross[quality];
    }
    return cells[kind];
  };
  for (const { kind, pattern } of found) {
    const cell = cellOf(kind, pattern);
    if (cell === undefined) continue;
    const [apex, ...others] = pattern.bodies as readonly [Planet, ...Planet[]];
    const inOrder = [...pattern.bodies].sort((a, b) => a - b);
    const values = {
      ...manuscript.pair(others[0] as BodyId, others[1] as BodyId),
      apex: manuscript.within(apex),
      others: manuscript.listOf(others),
      planets: manuscript.listOf(inOrder),
    };
    return { pattern, chapter: chapters[kind], title: fill(cells.titles[kind], values), cell, values };
  }
  return undefined;
}

/** The planet that a figure points at. */
export const apexOf = ({ pattern: { patternId, bodies } }: Figure): BodyId | undefined =>
  hasApex(patternId) ? bodies[0] : undefined;

/**
 * A figure, which has told the aspects between its planets.
 * @param inner those that have been chosen
 * @param way what the planet that it points at does in its sign, where that is told nowhere else
 */
export const figureDraft = (
  { weighed, manuscript }: ChartContext,
  figure: Figure,
  inner: readonly WeighedAspect[],
  way: readonly Part[],
): Draft => {
  const { pattern, title, cell, values } = figure;
  const factor = patternFactor(weighed, pattern.patternId, pattern.bodies);
  const text = manuscript.unlessSaid(cell.text, values);
  return {
    title,
    weight: factor.weight,
    isKept: true,
    factors: [factor, ...inner.map(aspectFactor)],
    paragraphs: [[text, ...way]],
  };
};

/** Whether an aspect is between two of a figure, where there is one. */
export const isOfFigure = (figure: Figure | undefined, aspect: WeighedAspect): boolean =>
  figure !== undefined && isWithin(figure.pattern, aspect);
