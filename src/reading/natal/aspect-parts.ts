import { type BodyId, Moon } from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import { aspectFactor, type Factor, type WeighedAspect, type WeighedBody } from '../factors.js';
import type { Part } from '../reading.js';
import type { NatalDesk } from './desk.js';
import { pairLineIn } from './lines.js';
import type { PlannedBody } from './plan.js';
import { cell, line, sidesOfAspect, sidesOfPairLine } from './sides.js';
import { qualificationOf, sidesOfQualification } from './tempo.js';

/** Characters that two sentences have, about. */
const start = 240;

/** Whether a text says by its second sentence whom it is about: then nobody need be announced. */
export function namesBoth({ cells }: NatalDesk, text: string, first: BodyId, second: BodyId): boolean {
  const opening = text.slice(0, start);
  return opening.includes(cells.bodyName(first)) && opening.includes(cells.bodyName(second));
}

/** More sentences of the mold “so by sign, otherwise by house” would be a manner. */
const mostReconciled = 3;

export function reconciled({ written, manuscript }: NatalDesk, text: string | undefined, A = ''): string {
  if (text === undefined || written.reconciled >= mostReconciled) return '';
  const said = manuscript.once(text, { A });
  if (said !== '') written.reconciled++;
  return said;
}

/** What is left of the orb of an aspect that goes against a sign, so that it is heard of wherever it is written. */
const heard = 0.5;

/** How a planet that pulls the other way goes together with the sign. */
function qualification(desk: NatalDesk, body: WeighedBody, other: BodyId, nature: Nature): Part {
  const said = reconciled(desk, qualificationOf(desk, body, other, nature));
  return line(said, sidesOfQualification(desk, body, other));
}

/**
 * Its aspects in two paragraphs: the first at length where that is planned, and after it what goes against the sign; then
 * others in a sentence, and of a light or a leader the second at length as well. `ofSign` stands with the sign: another body that
 * goes against it.
 */
export function aspectParts(
  desk: NatalDesk,
  { body, aspect: isAtLength }: PlannedBody,
  aspects: readonly WeighedAspect[],
): { paragraphs: Part[][]; factors: Factor[]; ofSign: Part } {
  const { cells, manuscript } = desk;
  const factors: Factor[] = [];
  const lesser: Part[] = [];
  const after: Part[] = [];
  const chief: Part[] = [];
  const own: Part[] = [];
  const [first, second] = aspects;
  const isMain = body.id <= Moon || desk.isLeader(body);
  let isQualified = false;
  for (const aspect of aspects) {
    const other = aspect.first === body.id ? aspect.second : aspect.first;
    const nature = natureOf(aspect.aspect);
    if (nature === undefined) continue;
    const inBrief = pairLineIn(cells, aspect);
    const text = cells.natalAspect(aspect.first, aspect.second, aspect.aspect);
    const [ofText, ofLine] = [sidesOfAspect(desk, aspect), sidesOfPairLine(desk, aspect)];
    const isDue = desk.isDue(aspect);
    const qualified = isQualified ? '' : qualification(desk, body, other, nature);
    if (qualified !== '') isQualified = true;
    const atLength = (parts: Part[]): void => {
      const isNamed = qualified !== '' || text === null || namesBoth(desk, text, body.id, other);
      parts.push(qualified, isNamed ? '' : manuscript.once(inBrief), ...cell(manuscript.once(text), ofText));
    };
    if (isAtLength && (aspect === first || (aspect === second && isMain))) {
      if (!isDue && !desk.consistency.admits(ofText)) continue;
      atLength(aspect === first ? chief : own);
    } else {
      if (qualified === '' && !isDue && !desk.consistency.admits(ofLine)) continue;
      const said = qualified === '' ? line(manuscript.once(inBrief), ofLine) : qualified;
      if (said === '') {
        // What the opening has said in a sentence is now written of at length.
        if (inBrief === undefined) continue;
        atLength(chief);
      } else if (qualified !== '') after.push(said);
      else lesser.push(said);
    }
    factors.push(aspectFactor(aspect));
  }
  // One that stands with the other body, or within a pattern, goes against this one's sign all the same.
  let ofSign: Part = '';
  for (const each of isQualified ? [] : body.aspects) {
    const nature = aspects.includes(each) || each.closeness < heard ? undefined : natureOf(each.aspect);
    if (nature === undefined) continue;
    ofSign = qualification(desk, body, each.first === body.id ? each.second : each.first, nature);
    if (ofSign !== '') break;
  }
  return {
    paragraphs: [
      [...chief, ...after],
      [...lesser, ...own],
    ],
    factors,
    ofSign,
  };
}
