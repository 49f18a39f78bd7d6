import { Opposition } from '../../chart/aspects.js';
import { type BodyId, Mars, Moon, type Planet, Pluto, type Sun } from '../../chart/bodies.js';
import { GrandCross, GrandTrine, Kite, type Pattern, TSquare } from '../../chart/patterns.js';
import { elementOf, modalityOf, type SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { ReturnTurns } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import type { ChartContext } from '../chart-sections.js';
import { patternFactor, type WeighedAspect } from '../factors.js';
import type { Draft } from '../reading.js';
import { hasHouses, isExact } from './plan.js';

/** A close grand trine, kite, grand cross or T-square of a return, told as one in place of its aspects. */

type Kind = keyof ReturnTurns['grandFigures']['titles'] | 'tSquare';

const kinds: Readonly<Partial<Record<number, Kind>>> = {
  [GrandCross]: 'grandCross',
  [Kite]: 'kite',
  [GrandTrine]: 'grandTrine',
  [TSquare]: 'tSquare',
};
const order: readonly Kind[] = ['grandCross', 'kite', 'grandTrine', 'tSquare'];

export interface GrandFigure {
  pattern: Pattern;
  title: string;
  text: string;
  values: Readonly<Record<string, string>>;
}

/** Least closeness of its aspects: about two thirds of the orb. */
const close = 0.3;

/**
 * The strongest close figure that has a text.
 * @param hasSquare whether a T-square is told already
 */
export function grandFigureOf(
  { cells, manuscript, weighed }: Pick<ChartContext, 'cells' | 'manuscript' | 'weighed'>,
  hasSquare: boolean,
): GrandFigure | undefined {
  const { aspects, bodies, chart } = weighed;
  const isKnown = (id: number): boolean => hasHouses(chart) || id !== Moon;
  const isClose = ({ bodies: its }: Pattern): boolean => {
    const within = aspects.filter((aspect) => isBetween(its, aspect));
    return within.length >= its.length && within.every(({ closeness }) => closeness >= close);
  };
  const found = chart.patterns
    .flatMap((pattern) => {
      const kind = kinds[pattern.patternId];
      const isOwn =
        pattern.bodies.every((id) => id <= Pluto && isKnown(id)) && pattern.bodies.some((id) => id <= Mars);
      return kind && !(kind === 'tSquare' && hasSquare) && isOwn && isClose(pattern)
        ? [{ kind, pattern }]
        : [];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  /** The element or quality that all its planets share; undefined if they differ. */
  const shared = <Sort>({ bodies: its }: Pattern, sortOf: (sign: SignId) => Sort): Sort | undefined => {
    const [first, ...others] = its.map((id) => {
      const sign = bodies.find((body) => body.id === id)?.sign;
      return sign === undefined ? undefined : sortOf(sign);
    });
    return others.every((sort) => sort === first) ? first : undefined;
  };
  const { grandFigures, tSquare } = cells.readings.returns;
  const { grandCross, grandTrine, kite, kiteAsks, titles } = grandFigures;
  for (const { kind, pattern } of found) {
    if (kind === 'tSquare') {
      const [apex, one, other] = pattern.bodies as [Planet, Planet, Planet];
      const values = { ...manuscript.pair(one, other), c: manuscript.within(apex) };
      return { pattern, title: fill(tSquare.title, values), text: tSquare.apex[apex], values };
    }
    const element = kind === 'grandTrine' ? shared(pattern, elementOf) : undefined;
    const quality = kind === 'grandCross' ? shared(pattern, modalityOf) : undefined;
    const text = kind === 'kite' ? kite : element ? grandTrine[element] : quality && grandCross[quality];
    if (text === undefined) continue;
    // The planet of a kite outside the grand trine, and the one of the three opposite it.
    const fourth = pattern.bodies[0] as Planet;
    const across = pattern.bodies.find((id) =>
      aspects.some((each) => each.aspect === Opposition && isBetween([fourth, id], each)),
    );
    const values = {
      planets: manuscript.listOf([...(pattern.bodies as readonly Planet[])].sort((a, b) => a - b)),
      fourth: manuscript.within(fourth),
      ...(across !== undefined && { across: manuscript.within(across as Planet) }),
      asks: kiteAsks[fourth],
    };
    return { pattern, title: fill(titles[kind], values), text, values };
  }
  return undefined;
}

/**
 * Whether the figure tells an aspect: one between two of its planets, but not a hard one within a degree or two to the
 * light that returns, which leads by itself.
 */
export const isToldByFigure = (
  figure: GrandFigure | undefined,
  aspect: WeighedAspect,
  returning: typeof Sun | typeof Moon,
): boolean =>
  isBetween(figure?.pattern.bodies ?? [], aspect) &&
  !(
    isExact(aspect) &&
    natureOf(aspect.aspect) === 'tense' &&
    [aspect.first, aspect.second].includes(returning)
  );

const isBetween = (bodies: readonly BodyId[], { first, second }: WeighedAspect): boolean =>
  bodies.includes(first) && bodies.includes(second);

export function grandFigureSection(
  { manuscript, weighed }: Pick<ChartContext, 'manuscript' | 'weighed'>,
  figure: GrandFigure | undefined,
): Draft | undefined {
  if (figure === undefined) return undefined;
  const { pattern, text, title, values } = figure;
  const factor = patternFactor(weighed, pattern.patternId, pattern.bodies);
  const paragraphs = [[manuscript.unlessSaid(text, values)]];
  return { title, weight: factor.weight, isKept: true, factors: [factor], paragraphs };
}
