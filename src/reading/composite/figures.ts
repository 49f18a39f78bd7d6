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

const chapters: Readonly<Record<FigureKind, Chapter>> = {
  tSquare: 'tests',
  grandCross: 'tests',
  yod: 'tests',
  grandTrine: 'purpose',
  kite: 'purpose',
  rectangle: 'purpose',
};

/**
 * Uranus to Pluto stand alike in the charts of a whole generation: a pattern told of two people holds one of them at
 * most.
 */
const mostOfAge = 1;
const isOfTwo = ({ bodies }: Pattern): boolean =>
  bodies.some((id) => id <= Mars) && bodies.filter(isOfAge).length <= mostOfAge;

/** A pattern with an aspect less close than this, about 6°, is not felt as one. */
const wideFigure = 0.3;
const isClear = (pattern: Pattern, aspects: readonly WeighedAspect[]): boolean =>
  aspects.every(
    (aspect) => !isWithin(pattern, aspect) || (aspect.closeness >= wideFigure && !aspect.outOfSign),
  );

/** The strongest pattern that is close and has a text, be it of strain or of help. */
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
    .sort((a, b) => weightOf(b.pattern) - weightOf(a.pattern));
  const signsOf = ({ bodies }: Pattern): SignId[] =>
    bodies.flatMap((id) => {
      const body = weighed.bodies.find((each) => each.id === id);
      return body === undefined || weighed.chart.openSigns.has(id) ? [] : [body.sign];
    });
  /** The element or quality that all planets of a pattern share; undefined if they differ or the sign of one is unknown. */
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

/** The planet at the apex of a pattern. */
export const apexOf = ({ pattern: { patternId, bodies } }: Figure): BodyId | undefined =>
  hasApex(patternId) ? bodies[0] : undefined;

/**
 * The section of a pattern, in place of the aspects between its planets.
 * @param inner the aspects of the pattern that the reading would tell
 * @param way how the planet at its apex acts in its sign, if that is told nowhere else
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

/** Whether an aspect is one of the pattern's. */
export const isOfFigure = (figure: Figure | undefined, aspect: WeighedAspect): boolean =>
  figure !== undefined && isWithin(figure.pattern, aspect);
