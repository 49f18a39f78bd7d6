import { Ascendant, type BodyId, Midheaven, Pluto } from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import type { Angle } from '../../text/reading-catalogue.js';
import { sidesAt } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import {
  angleFactor,
  type Factor,
  isBetweenSigns,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
} from '../factors.js';
import { type Draft, mayEndInAdvice, type Part, textOf, wordsIn } from '../reading.js';

import { aspectParts } from './aspect-parts.js';
import { bodyCalled, ownCalled } from './called.js';
import type { PlannedBody } from './chapter-of.js';
import type { NatalContext } from './context.js';
import { angleCell, placementPartsOf } from './placement-parts.js';
import { line } from './sides.js';
import { onAngleCalled } from './stated-by.js';

/** The title of a body's section: it names the sign and the house or angle that are told, and no more. */
export function headingOf(
  { cells, manuscript, weighed }: NatalContext,
  body: WeighedBody,
  written: { sign: boolean; house: boolean; angle?: Angle | undefined },
): string {
  const { id, sign, house } = body;
  if (isBetweenSigns(body, weighed.chart)) return manuscript.start(id);
  const { inSign, inHouse, inSignAndHouse, onAngle, inSignOnAngle } = cells.readings.words.headings;
  const [start, name] = [manuscript.start(id), cells.signName(sign)];
  if (house !== 0 && written.house && id !== Ascendant && id !== Midheaven) {
    const housed = { body: start, sign: name, house: cells.readings.words.houses[house] };
    return fill(written.sign ? inSignAndHouse : inHouse, housed);
  }
  if (written.angle === undefined) return fill(inSign, { body: start, sign: name });
  const angular = { body: start, sign: name, point: manuscript.within(written.angle) };
  return fill((written.sign ? inSignOnAngle : onAngle)[written.angle], angular);
}

/** If only aspects of a body are told, the title is the first of them, with the sign. */
function aspectHeading(
  context: NatalContext,
  of: WeighedBody,
  { first, second, aspect }: WeighedAspect,
): string {
  const { cells, manuscript, weighed } = context;
  const other = first === of.id ? second : first;
  const { aspects } = cells.readings.words.headings;
  const a = isBetweenSigns(of, weighed.chart) ? manuscript.start(of.id) : bodyCalled(context, of).start;
  return fill(aspects[aspect as 0], { a, b: manuscript.within(other) });
}

/** That a body makes no aspect, if that contradicts nothing. */
function unaspectedPart({ cells, manuscript, consistency }: NatalContext, { id }: WeighedBody): Part {
  const { unaspected, sides } = cells.readings.natalChapters;
  const said = sidesAt(sides.unaspected, id);
  return consistency.tryAdd(said) ? line(manuscript.unlessSaid(unaspected[id as 0]), said) : '';
}

/** Whether a body has no aspect at all, those left out of the reading included. */
const isAlone = ({ listed }: NatalContext, { id, aspects }: WeighedBody): boolean =>
  aspects.length === 0 && listed.every(({ first, second }) => first !== id && second !== id);

const fewestOthers = 2;

/** The other planets in its sign: said of the first of three or more if no crowd is told. */
function sharedSignPart(
  { cells, isBrief, manuscript, weighed, written }: NatalContext,
  body: WeighedBody,
): string {
  const { chart, bodies } = weighed;
  if (isBrief || body.id > Pluto || isBetweenSigns(body, chart)) return '';
  const others: BodyId[] = [];
  for (const { id, sign } of bodies) {
    if (sign !== body.sign || id > Pluto || id === body.id || chart.openSigns.has(id)) continue;
    if (id < body.id) return '';
    others.push(id);
  }
  if (others.length < fewestOthers) return '';
  others.sort((one, other) => one - other);
  const isTold = written.crowdings.some(
    ({ bodies: ids }) => [body.id, ...others].filter((id) => ids.includes(id)).length > fewestOthers,
  );
  if (isTold) return '';
  return manuscript.firstUnsaid(cells.readings.natalChapters.sharedSign, {
    a: manuscript.within(body.id),
    A: manuscript.start(body.id),
    sign: cells.signName(body.sign),
    planets: manuscript.listOf(others),
    does: cells.readings.natalChapters.sharedWay[body.sign],
  });
}

const isSaid = (part: Part): boolean => part !== '';

/** The section of a body: its place and its aspects. */
export function bodySection(
  context: NatalContext,
  planned: PlannedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const { body } = planned;
  const factors: Factor[] = [placementFactor(body)];
  const isInBrief = context.written.inBrief.has(body.id) && !isBeyondSaturn(body.id);
  const isAtLength = planned.atLength && !isInBrief;
  const angle = isAtLength ? angleCell(context.cells, body, context.weighed.chart) : undefined;
  if (angle) factors.push(angleFactor(body.id, angle.at));
  if (isBeyondSaturn(body.id)) context.written.bodies.add(body.id);

  const { first, second, isWhole, hasHouse } = placementPartsOf(context, planned, angle, aspects);
  const aspected = aspectParts(context, planned, aspects);
  const ofAspects = aspected.paragraphs;
  factors.push(...aspected.factors);
  // Without an hour the Moon's aspects change during the day, and so do those to it.
  if (body.id <= Pluto && isAlone(context, body) && context.weighed.chart.ascendant)
    ofAspects[0] = [...(ofAspects[0] ?? []), unaspectedPart(context, body)];

  const isStanding = first.some(isSaid) || second.some(isSaid);
  if (isStanding)
    (second.some(isSaid) ? second : first).push(sharedSignPart(context, body), aspected.between);
  else ofAspects[0]?.push(aspected.between);
  const told = aspected.first;
  const title =
    (isStanding && !isInBrief) || told === undefined
      ? headingOf(context, body, {
          sign: !isBeyondSaturn(body.id) || body.house === 0,
          house: angle === undefined && hasHouse,
          angle: angle?.at.angle,
        })
      : aspectHeading(context, body, told);
  // An aspect against the sign needs the text on the sign before it.
  const ofSign = isStanding ? aspected.ofSign : '';
  const paragraphs = isWhole
    ? withNotes([first, second, [ofSign], ...ofAspects])
    : paragraphsOf([withPart(first, ofSign), second, ...ofAspects]);
  return {
    title,
    weight: body.weight,
    factors,
    paragraphs: paragraphs.filter((parts) => parts.some(isSaid)),
    by:
      angle && isBeyondSaturn(body.id)
        ? onAngleCalled(context, body.id, angle.at.angle)
        : ownCalled(context, body),
  };
}

function withPart(parts: Part[], part: Part): Part[] {
  if (part !== '') parts.push(part);
  return parts;
}

/** Words of a sentence on an aspect at most, and more characters than so many words have in any language. */
const ofNote = 30;
const lengthOfNote = 400;
const isNote = (text: string): boolean => text.length <= lengthOfNote && wordsIn(text) <= ofNote;

/** Joins a single sentence to the paragraph before it. */
function withNotes(all: readonly Part[][]): Part[][] {
  const paragraphs: Part[][] = [];
  for (const parts of all) {
    let only: Part = '';
    let count = 0;
    for (const part of parts)
      if (isSaid(part)) {
        only = part;
        count++;
      }
    const last = paragraphs.at(-1);
    if (last && count === 1 && isNote(textOf(only))) last.push(only);
    else if (count > 0) paragraphs.push(parts);
  }
  return paragraphs;
}

const isParagraph = (parts: readonly Part[]): boolean =>
  parts.some(mayEndInAdvice) || parts.filter(isSaid).length > 1;

/** Paragraphs of sign, house and aspects: a full text begins one, and a single sentence joins the one before or after it. */
function paragraphsOf(all: readonly Part[][]): Part[][] {
  const paragraphs: Part[][] = [];
  let last: Part[] | undefined;
  for (const parts of all) {
    if (last === undefined || (isParagraph(last) && parts.some(mayEndInAdvice))) {
      last = parts;
      paragraphs.push(last);
    } else for (const part of parts) last.push(part);
  }
  return paragraphs;
}
