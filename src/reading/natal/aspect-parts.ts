import { type BodyId, Mars } from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import { aspectFactor, type Factor, type WeighedAspect, type WeighedBody } from '../factors.js';
import { type Part, textOf } from '../reading.js';
import type { NatalDesk } from './desk.js';
import { pairLineIn } from './lines.js';
import type { PlannedBody } from './plan.js';
import { cell, line, sidesOfAspect, sidesOfPairLine } from './sides.js';
import { qualificationOf } from './tempo.js';

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

/** How a planet that pulls the other way goes together with the sign. */
function qualification(desk: NatalDesk, body: WeighedBody, other: BodyId, nature: Nature): Part {
  const said = reconciled(desk, qualificationOf(desk, body, other, nature));
  const { qualified, hastened } = desk.cells.readings.natalChapters.sides;
  return line(said, other === Mars ? hastened[body.id] : qualified[body.id]?.[other]);
}

/** Its aspects: the first at length where that is planned; others in a sentence, before it what goes along and after it what does not. */
export function aspectParts(
  desk: NatalDesk,
  { body, aspect: isAtLength }: PlannedBody,
  aspects: readonly WeighedAspect[],
): { parts: Part[]; factors: Factor[] } {
  const { cells, manuscript } = desk;
  const factors: Factor[] = [];
  const before: Part[] = [];
  const after: Part[] = [];
  const chief: Part[] = [];
  const [first] = aspects;
  const firstNature = first && natureOf(first.aspect);
  for (const aspect of aspects) {
    const other = aspect.first === body.id ? aspect.second : aspect.first;
    const nature = natureOf(aspect.aspect);
    if (nature === undefined) continue;
    const inBrief = pairLineIn(cells, aspect);
    const text = cells.natalAspect(aspect.first, aspect.second, aspect.aspect);
    const [ofText, ofLine] = [sidesOfAspect(desk, aspect), sidesOfPairLine(desk, aspect)];
    const isDue = desk.isDue(aspect);
    const qualified = qualification(desk, body, other, nature);
    const atLength = (): void => {
      const isNamed = qualified !== '' || text === null || namesBoth(desk, text, body.id, other);
      chief.push(qualified, isNamed ? '' : manuscript.once(inBrief), ...cell(manuscript.once(text), ofText));
    };
    if (isAtLength && aspect === first) {
      if (!isDue && !desk.consistency.admits(ofText)) continue;
      atLength();
    } else {
      if (qualified === '' && !isDue && !desk.consistency.admits(ofLine)) continue;
      const said = qualified === '' ? line(manuscript.once(inBrief), ofLine) : qualified;
      const goesAgainst = isAgainst(firstNature, nature) && isAtLength;
      if (said === '') {
        // What the opening has said in a sentence is now written of at length.
        if (inBrief === undefined) continue;
        atLength();
      } else if (qualified !== '') after.push(said);
      else if (goesAgainst) after.push(line(against(desk, textOf(said)), ofLine));
      else before.push(said);
    }
    factors.push(aspectFactor(aspect));
  }
  return { parts: [...before, ...chief, ...after], factors };
}

const isAgainst = (one: Nature | undefined, other: Nature): boolean =>
  one !== undefined && one !== other && one !== 'conjunction' && other !== 'conjunction';

const against = ({ manuscript, cells }: NatalDesk, said: string): string =>
  manuscript.wording(cells.readings.natal.against, { line: manuscript.lowered(said) }) || said;
