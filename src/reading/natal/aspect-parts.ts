import { Ascendant } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import { aspectFactor, type Factor, type WeighedAspect, type WeighedBody } from '../factors.js';
import { mayEndInAdvice, type Part, type Statement, statementOf } from '../reading.js';
import { withoutOpening } from '../trimming.js';
import type { PlannedBody } from './chapter-of.js';
import type { NatalContext } from './context.js';
import { facingPart } from './facing-crowd.js';
import { pairLineIn } from './lines.js';
import { outOfSignPart } from './out-of-sign.js';
import { mostOfBody, ofRisingSign } from './plan.js';
import { qualificationOf } from './qualification.js';
import { cell, line, sidesOfAspect, sidesOfPairLine } from './sides.js';
import { byAspect } from './stated-by.js';

/** What is left of the orb of an aspect that goes against a sign, so that it is heard of wherever it is written. */
const heard = 0.5;

/**
 * How a planet that pulls the other way goes together with what the sign makes of a body: which is first, and which
 * holds when.
 */
export function jointOf(context: NatalContext, body: WeighedBody, aspect: WeighedAspect): Part {
  if (context.isTempered(body, aspect)) return '';
  const joint = qualificationOf(context, body, aspect);
  if (joint === undefined) return '';
  const { where } = context.cells.readings.natal.joints;
  const said = context.manuscript.unlessSaid(joint.text, {
    sign: context.cells.signName(body.sign),
    where: where[natureOf(aspect.aspect) === 'conjunction' ? 'conjunction' : 'tense'],
  });
  return line(said, joint.sides, byAspect(aspect, body.id));
}

/** An aspect as it is told: in a sentence or two, or at length. */
interface Told {
  parts: Part[];
  isAtLength: boolean;
}

/** A part on an aspect, by which it may be left out. */
export const withFactor = (part: Part, factor: Factor, stays: Statement['stays']): Part =>
  typeof part === 'string'
    ? statementOf({ text: part, factor, stays })
    : statementOf({
        text: part.text,
        sides: part.sides,
        by: part.by,
        factor,
        stays,
        mayEndInAdvice: mayEndInAdvice(part),
      });

const mostInParagraph = 2;

/** What is told at length begins a paragraph, and a sentence on another aspect joins the one before it. */
function paragraphsOf(told: readonly Told[]): Part[][] {
  const paragraphs: Part[][] = [];
  let last: Part[] | undefined;
  let count = 0;
  for (const { parts, isAtLength } of told) {
    if (last === undefined || isAtLength || count >= mostInParagraph) {
      last = parts;
      paragraphs.push(last);
      count = 1;
    } else {
      for (const part of parts) last.push(part);
      count++;
    }
  }
  return paragraphs;
}

interface AspectsTold {
  paragraphs: Part[][];
  factors: Factor[];
  /** The one that is told first. */
  first: WeighedAspect | undefined;
  /** How the sign goes with it: after the text on the sign. */
  between: Part;
  /** How the sign goes with a planet whose aspect is told in another section. */
  ofSign: Part;
}

/**
 * The aspects of a body as they are told: those that are planned at length, the first two and what is due, and others in a
 * sentence where none is at length. An aspect that goes against the sign begins by saying how both are true.
 */
export function aspectParts(
  context: NatalContext,
  { body, aspect: isAtLength }: PlannedBody,
  aspects: readonly WeighedAspect[],
): AspectsTold {
  const { cells, manuscript } = context;
  const factors: Factor[] = [];
  const told: Told[] = [];
  const [first, second] = aspects;
  const most = body.id === Ascendant ? ofRisingSign : mostOfBody;
  let isQualified = false;
  let between: Part = '';
  let firstTold: WeighedAspect | undefined;
  for (const aspect of aspects) {
    const isDue = context.isDue(aspect);
    if (natureOf(aspect.aspect) === undefined || told.length >= (isDue ? mostOfBody : most)) continue;
    const by = byAspect(aspect, body.id);
    const inBrief = pairLineIn(cells, aspect);
    const text = cells.natalAspect(aspect.first, aspect.second, aspect.aspect);
    const [ofText, ofLine] = [sidesOfAspect(context, aspect), sidesOfPairLine(context, aspect)];
    const isLong = isAtLength && (aspect === first || aspect === second || isDue);
    if (isLong && !isDue && !context.consistency.tryAdd(ofText)) continue;
    // A joint names both planets, as the first sentence of the text does: it takes that one's place, or stands at the end.
    const hasJoint = !isQualified && qualificationOf(context, body, aspect) !== undefined;
    const rest = hasJoint && text !== null ? withoutOpening(manuscript.words, text) : '';
    const joint = hasJoint ? jointOf(context, body, aspect) : '';
    // After a text on one aspect a bare sentence on another is a note.
    if (isAtLength && !isLong && joint === '') continue;
    if (joint !== '') isQualified = true;
    const factor = aspectFactor(aspect);
    const stays = context.staying(aspect);
    const tell = (parts: readonly Part[], isAtLength: boolean): void =>
      void told.push({
        parts: parts.map((part) => withFactor(part, factor, stays)),
        isAtLength,
      });
    const atLength = (): void => {
      const isBefore = joint !== '' && rest !== undefined;
      const said = manuscript.unlessSaid(text);
      const its = cell(isBefore && said !== '' ? rest : said, ofText, by);
      const across = its.length === 0 ? '' : outOfSignPart(context, aspect);
      const facing = its.length === 0 ? '' : facingPart(context, aspect);
      // Between the two texts that it joins, or after the second where another stands between.
      const isBetween = !isBefore && joint !== '' && its.length > 0 && told.length === 0;
      if (isBetween) between = withFactor(joint, factor, stays);
      const parts = isBefore
        ? [joint, ...its, across, facing]
        : [...its, across, facing, isBetween ? '' : joint];
      // Beside its text nothing stands for what is not said.
      tell(its.length === 0 ? parts : parts.filter((part) => part !== ''), true);
    };
    if (isLong) atLength();
    else {
      if (joint === '' && !isDue && !context.consistency.tryAdd(ofLine)) continue;
      const said = joint === '' ? line(manuscript.unlessSaid(inBrief), ofLine, by) : joint;
      if (said !== '') tell([said], joint !== '');
      // What the opening has said in a sentence is now written of at length.
      else if (inBrief === undefined && !isDue) continue;
      else atLength();
    }
    factors.push(factor);
    firstTold ??= aspect;
  }
  // One that stands with the other body, or within a pattern, goes against this one’s sign all the same.
  let ofSign: Part = '';
  for (const each of isQualified || told.length >= mostOfBody ? [] : body.aspects) {
    if (aspects.includes(each) || each.closeness < heard) continue;
    ofSign = jointOf(context, body, each);
    if (ofSign !== '') break;
  }
  return { paragraphs: paragraphsOf(told), factors, first: firstTold, between, ofSign };
}
