import { type BodyId, Pluto } from '../../chart/bodies.js';
import { GrandCross, GrandTrine, Kite, type Pattern, TSquare, Yod } from '../../chart/patterns.js';
import { elementOf, type House, modalityOf } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { patternFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import type { NatalDesk } from './desk.js';
import { isOfOneQuality } from './patterns.js';
import { headOf } from './plan.js';

/** Figures of three planets and more, what eases them and what wakes them. */

/** A pattern: by its apex and quality, or by its element. */
export function patternSection(desk: NatalDesk, pattern: Pattern): Draft | undefined {
  const { cells, manuscript, weighed } = desk;
  const { patterns } = cells.readings.natalChapters;
  const head = headOf(pattern, weighed);
  if (head === undefined) return undefined;
  const { patternId, bodies } = pattern;
  const hasApex = patternId === TSquare || patternId === Yod || patternId === Kite;
  const others = hasApex ? bodies.slice(1) : bodies;
  const values = {
    planets: manuscript.listOf(others),
    a: manuscript.within(head.id),
    A: manuscript.start(head.id),
  };
  const apex = head.id as 0;
  const written: Part[] = [];
  if (patternId === TSquare)
    written.push(
      manuscript.once(patterns.tSquare[apex], values),
      manuscript.once(
        patterns.tSquareQuality[isOfOneQuality(weighed.bodies, bodies) ? modalityOf(head.sign) : 'mixed'],
        values,
      ),
      releaseOf(desk, pattern, head),
    );
  else if (patternId === Yod) written.push(manuscript.once(patterns.yod[apex], values));
  else if (patternId === Kite) written.push(manuscript.once(patterns.kite, values));
  else if (patternId === GrandTrine)
    written.push(manuscript.once(patterns.grandTrine[elementOf(head.sign)], values), outletOf(desk, pattern));
  else if (patternId === GrandCross)
    written.push(manuscript.once(patterns.grandCross[modalityOf(head.sign)], values));
  else written.push(manuscript.once(patterns.mysticRectangle, values));
  if (written.every((part) => part === '')) return undefined;
  const name = cells.patternName(patternId);
  const title = hasApex
    ? fill(cells.readings.words.headings.patternWithApex, { pattern: name, apex: manuscript.within(head.id) })
    : name;
  const factor = patternFactor(weighed, patternId, bodies);
  return { title, weight: factor.weight, factors: [factor], paragraphs: [written] };
}

/** What eases a T-square: the house across from its apex, unless a planet stands there. */
function releaseOf(
  { cells, manuscript, weighed }: NatalDesk,
  { bodies: ids }: Pattern,
  apex: WeighedBody,
): string {
  if (apex.house === 0) return '';
  const across = (((apex.house + 5) % 12) + 1) as House;
  const isEmpty = !weighed.bodies.some(
    ({ id, house }) => house === across && id <= Pluto && !ids.some((each) => each === id),
  );
  return isEmpty ? manuscript.once(cells.readings.natalChapters.patterns.release[across]) : '';
}

/** The planet outside a grand trine that gives it the most trouble. */
function outletOf({ cells, manuscript, weighed }: NatalDesk, { bodies: ids }: Pattern): string {
  const isIn = (id: BodyId): boolean => ids.some((each) => each === id);
  const tense = weighed.aspects.find(
    ({ first, second, aspect }) =>
      second <= Pluto && natureOf(aspect) === 'tense' && isIn(first) !== isIn(second),
  );
  if (tense === undefined) return '';
  const { first, second } = tense;
  const [within, outside] = isIn(first) ? [first, second] : [second, first];
  return manuscript.wording(cells.readings.natalChapters.patterns.outlet, manuscript.pair(within, outside));
}
