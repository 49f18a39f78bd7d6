import { Ascendant, type BodyId, Midheaven, Pluto } from '../../chart/bodies.js';
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
import { type Draft, hasStep, type Part } from '../reading.js';
import { isSlow } from '../weights.js';
import { aspectParts } from './aspect-parts.js';
import { bodyCalled } from './called.js';
import type { NatalDesk } from './desk.js';
import type { PlannedBody } from './plan.js';
import { line } from './sides.js';
import { angleCell, standingOf } from './standings.js';
import { onAngleCalled } from './stated-by.js';

/** The title of a body's section: it promises the sign and the house or the angle that are written of, and no more. */
export function headingOf(
  { cells, manuscript, weighed }: NatalDesk,
  body: WeighedBody,
  written: { sign: boolean; house: boolean; angle?: Angle },
): string {
  const { id, sign, house } = body;
  if (isBetweenSigns(body, weighed.chart)) return manuscript.start(id);
  const { inSign, inHouse, inSignAndHouse, onAngle, inSignOnAngle } = cells.readings.words.headings;
  const values = { body: manuscript.start(id), sign: cells.signName(sign) };
  if (house !== 0 && written.house && id !== Ascendant && id !== Midheaven) {
    const housed = { ...values, house: cells.readings.words.houses[house] };
    return fill(written.sign ? inSignAndHouse : inHouse, housed);
  }
  if (written.angle === undefined) return fill(inSign, values);
  const angular = { ...values, point: manuscript.within(written.angle) };
  return fill((written.sign ? inSignOnAngle : onAngle)[written.angle], angular);
}

/** Where only aspects of a body are told, the title is the first of them. */
function aspectHeading(
  { cells, manuscript }: NatalDesk,
  of: BodyId,
  { first, second, aspect }: WeighedAspect,
): string {
  const other = first === of ? second : first;
  const { aspects } = cells.readings.words.headings;
  return fill(aspects[aspect as 0], { a: manuscript.start(of), b: manuscript.within(other) });
}

/** That it makes no aspect, where that contradicts nothing. */
function unaspectedPart({ cells, manuscript, consistency }: NatalDesk, { id }: WeighedBody): Part {
  const { unaspected, sides } = cells.readings.natalChapters;
  const said = sidesAt(sides.unaspected, id);
  return consistency.admits(said) ? line(manuscript.once(unaspected[id as 0]), said) : '';
}

const isSaid = (part: Part): boolean => part !== '';

/** A body where it stands, and its aspects. */
export function bodySection(desk: NatalDesk, planned: PlannedBody, aspects: readonly WeighedAspect[]): Draft {
  const { body } = planned;
  const factors: Factor[] = [placementFactor(body)];
  const isInBrief = desk.written.inBrief.has(body.id) && !isSlow(body.id);
  const isAtLength = planned.atLength && !isInBrief;
  const angle = isAtLength ? angleCell(desk.cells, body, desk.weighed.chart) : undefined;
  if (angle) factors.push(angleFactor(body.id, angle.at));
  if (isSlow(body.id)) desk.written.bodies.add(body.id);

  const { first, second, isWhole, hasHouse } = standingOf(desk, planned, angle, aspects);
  const aspected = aspectParts(desk, planned, aspects);
  const [ofAspects = [], ...others] = aspected.paragraphs;
  factors.push(...aspected.factors);
  // Without the hour the Moon has other aspects in the morning than in the evening, and so has whatever it may touch.
  if (body.id <= Pluto && body.aspects.length === 0 && desk.weighed.chart.ascendant)
    ofAspects.push(unaspectedPart(desk, body));

  const isStanding = first.some(isSaid) || second.some(isSaid);
  const [aspect] = aspects;
  const title =
    (isStanding && !isInBrief) || aspect === undefined
      ? headingOf(desk, body, {
          sign: !isSlow(body.id) || body.house === 0,
          house: angle === undefined && hasHouse,
          ...(angle && { angle: angle.at.angle }),
        })
      : aspectHeading(desk, body.id, aspect);
  // What goes against the sign needs the text on the sign before it.
  const ofSign = isStanding ? aspected.ofSign : '';
  const paragraphs = isWhole
    ? [first, second, [ofSign], ofAspects, ...others]
    : paragraphsOf([[...first, ofSign], second, ofAspects, ...others]);
  return {
    title,
    weight: body.weight,
    factors,
    paragraphs: paragraphs.filter((parts) => parts.some(isSaid)),
    by: angle && isSlow(body.id) ? onAngleCalled(desk, body.id, angle.at.angle) : bodyCalled(desk, body),
  };
}

const isParagraph = (parts: readonly Part[]): boolean =>
  parts.some(hasStep) || parts.filter(isSaid).length > 1;

/** Sign, house and aspects: a text of the tables begins a paragraph, and a single sentence joins the one before or after it. */
function paragraphsOf(all: readonly Part[][]): Part[][] {
  const paragraphs: Part[][] = [];
  for (const parts of all) {
    const last = paragraphs.at(-1);
    if (last === undefined || (isParagraph(last) && parts.some(hasStep))) paragraphs.push([...parts]);
    else last.push(...parts);
  }
  return paragraphs;
}
