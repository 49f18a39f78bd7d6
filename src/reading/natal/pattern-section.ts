import { Opposition } from '../../chart/aspects.js';
import { type BodyId, type Planet, Pluto } from '../../chart/bodies.js';
import {
  GrandCross,
  GrandTrine,
  hasApex,
  Kite,
  MysticRectangle,
  type Pattern,
  TSquare,
  Yod,
} from '../../chart/patterns.js';
import { elementOf, modalityOf, oppositeHouse } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { PatternCells } from '../../text/natal-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import { isWithin, patternFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import type { NatalContext } from './context.js';
import { houseRead } from './house-read.js';
import { isOfOneQuality } from './patterns.js';
import { headOf } from './plan.js';
import { cell, line, sidesOfAspect } from './sides.js';
import { byAspect } from './stated-by.js';

/** Patterns of three planets or more, with what eases them and what sets them off. */

/** The section of a pattern: by its apex and quality, or by its element. */
export function patternSection(context: NatalContext, pattern: Pattern): Draft | undefined {
  const { cells, manuscript, weighed } = context;
  const { patterns } = cells.readings.natalChapters;
  const head = headOf(pattern, weighed);
  if (head === undefined) return undefined;
  const { patternId, bodies } = pattern;
  const isPointed = hasApex(patternId);
  const others = isPointed ? bodies.slice(1) : bodies;
  const values = {
    planets: manuscript.listOf(others),
    ...(patternId === Kite || patternId === MysticRectangle
      ? oppositesIn(context, pattern, head.id)
      : undefined),
    a: manuscript.within(head.id),
    A: manuscript.start(head.id),
    base: patternId === TSquare ? baseOf(patterns.tSquareBase, others) : '',
  };
  const said = line(
    manuscript.unlessSaid(textOn(patterns, pattern, head), values),
    sidesOfPattern(context, pattern),
  );
  if (said === '') return undefined;
  const written: Part[] = [said];
  if (patternId === TSquare) {
    if (isOfOneQuality(weighed, bodies))
      written.push(manuscript.unlessSaid(patterns.tSquareQuality[modalityOf(head.sign)], values));
    written.push(releaseOf(context, head));
  }
  if (patternId === GrandTrine) written.push(outletOf(context, pattern));
  const name = cells.patternName(patternId);
  const { kite, patternWithApex } = cells.readings.words.headings;
  const title = isPointed
    ? fill(patternId === Kite ? kite : patternWithApex, { pattern: name, apex: manuscript.within(head.id) })
    : name;
  const within = aspectWithin(
    context,
    pattern,
    written.every((part) => part === said || part === ''),
  );
  const factor = patternFactor(weighed, patternId, bodies);
  return {
    title,
    weight: factor.weight,
    factors: [factor],
    // The pattern is explained before one of its aspects is told.
    paragraphs: [written, within],
    // All its planets, since it tells the aspects between them.
    by: { bodies },
  };
}

/** For a pattern with a planet opposite another: which one that is, and the two others. */
function oppositesIn(
  { manuscript, weighed: { aspects } }: NatalContext,
  { bodies }: Pattern,
  one: BodyId,
): Record<'b' | 'c' | 'd', string> {
  const others = bodies.filter((id) => id !== one);
  const isOpposite = (id: BodyId): boolean =>
    aspects.some(
      ({ first, second, aspect }) =>
        aspect === Opposition && first === Math.min(one, id) && second === Math.max(one, id),
    );
  const [b = one, c = one, d = one] = [...others].sort(
    (first, second) => Number(isOpposite(second)) - Number(isOpposite(first)),
  );
  return { b: manuscript.within(b), c: manuscript.within(c), d: manuscript.within(d) };
}

/** What the two ends of a T-square's opposition want. */
function baseOf(base: PatternCells['tSquareBase'], ends: readonly BodyId[]): string {
  const [first = 0, second = 0] = [...ends].sort((one, other) => one - other);
  return base[first]?.[second] ?? '';
}

/**
 * The text of the main theme if it is an aspect of the pattern, which is told nowhere else.
 * @param isShort whether nothing else is told of a T-square: then its heaviest aspect that fits is
 */
function aspectWithin(context: NatalContext, pattern: Pattern, isShort: boolean): Part[] {
  const its = context.weighed.aspects.filter((each) => isWithin(pattern, each));
  const dominant = its.find((each) => each === context.dominant?.aspect);
  const isTSquare = pattern.patternId === TSquare;
  const aspect =
    dominant ??
    (isShort && isTSquare
      ? (its.find((each) => context.consistency.tryAdd(sidesOfAspect(context, each))) ?? its[0])
      : undefined);
  if (aspect === undefined) return [];
  const { first, second } = aspect;
  const said = context.manuscript.unlessSaid(context.cells.natalAspect(first, second, aspect.aspect));
  if (said === '') return [];
  const { oneSide } = context.cells.readings.natalChapters.patterns;
  return [oneSide, ...cell(said, sidesOfAspect(context, aspect), byAspect(aspect, first))];
}

function textOn(
  cells: NatalContext['cells']['readings']['natalChapters']['patterns'],
  { patternId }: Pattern,
  { id, sign }: WeighedBody,
): string {
  if (patternId === TSquare) return cells.tSquare[id as Planet];
  if (patternId === Yod) return cells.yod[id as Planet];
  if (patternId === Kite) return cells.kite;
  if (patternId === GrandTrine) return cells.grandTrine[elementOf(sign)];
  return patternId === GrandCross ? cells.grandCross[modalityOf(sign)] : cells.mysticRectangle;
}

/** What the text of a pattern states. */
export function sidesOfPattern({ cells, weighed }: NatalContext, pattern: Pattern): Sides | undefined {
  const head = pattern.patternId === GrandTrine ? headOf(pattern, weighed) : undefined;
  return head && sidesAt(cells.readings.natalChapters.sides.patterns.grandTrine[elementOf(head.sign)]);
}

/** What eases a T-square: the house opposite its apex, unless a planet is there. */
function releaseOf({ cells, manuscript, weighed, consistency }: NatalContext, apex: WeighedBody): Part {
  const told = houseRead(apex, weighed.chart);
  if (told === 0) return '';
  const across = oppositeHouse(told);
  const isEmpty = !weighed.bodies.some(
    (body) => body.id <= Pluto && (body.house === across || houseRead(body, weighed.chart) === across),
  );
  const { patterns, sides } = cells.readings.natalChapters;
  const said = sidesAt(sides.patterns.release, across - 1);
  return isEmpty && consistency.tryAdd(said)
    ? line(manuscript.unlessSaid(patterns.release[across]), said)
    : '';
}

/** The planet outside a grand trine that is hardest on it. */
function outletOf({ cells, manuscript, weighed }: NatalContext, { bodies: ids }: Pattern): string {
  const isIn = (id: BodyId): boolean => ids.some((each) => each === id);
  const tense = weighed.aspects.find(
    ({ first, second, aspect }) =>
      second <= Pluto && natureOf(aspect) === 'tense' && isIn(first) !== isIn(second),
  );
  if (tense === undefined) return '';
  const { first, second } = tense;
  const [within, outside] = isIn(first) ? [first, second] : [second, first];
  return manuscript.firstUnsaid(
    cells.readings.natalChapters.patterns.outlet,
    manuscript.pair(within, outside),
  );
}
