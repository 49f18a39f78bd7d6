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

/** Least closeness of an aspect against a sign to be named wherever the sign is. */
const heard = 0.5;

/** A sentence on how a body's sign and a planet that works against it are both true. */
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

/** An aspect with its text, short or in full. */
interface Told {
  parts: Part[];
  isAtLength: boolean;
}

/** A part with the aspect it tells, so that it can be left out with it. */
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

/** A full text begins a paragraph; a sentence on another aspect joins the one before it. */
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
  /** The aspect told first. */
  first: WeighedAspect | undefined;
  /** How the sign and the aspect are both true, said after the text on the sign. */
  between: Part;
  /** The same for a planet whose aspect is told in another section. */
  ofSign: Part;
}

/**
 * The aspects told of a body: in full those planned so, the first two and required ones; others in a sentence if none
 * is in full. An aspect against the sign begins with how both are true.
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
    // A joint names both planets, as the first sentence of the text does: it takes its place, or stands at the end.
    const hasJoint = !isQualified && qualificationOf(context, body, aspect) !== undefined;
    const rest = hasJoint && text !== null ? withoutOpening(manuscript.words, text) : '';
    const joint = hasJoint ? jointOf(context, body, aspect) : '';
    // After a full text a single sentence about another aspect would read as a note.
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
      // The joint stands between the two texts that it joins, or after the second if another comes between.
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
      // An aspect that the opening has told in a sentence is told in full here.
      else if (inBrief === undefined && !isDue) continue;
      else atLength();
    }
    factors.push(factor);
    firstTold ??= aspect;
  }
  // An aspect told with the other body, or in a pattern, works against this body's sign as well.
  let ofSign: Part = '';
  for (const each of isQualified || told.length >= mostOfBody ? [] : body.aspects) {
    if (aspects.includes(each) || each.closeness < heard) continue;
    ofSign = jointOf(context, body, each);
    if (ofSign !== '') break;
  }
  return { paragraphs: paragraphsOf(told), factors, first: firstTold, between, ofSign };
}
