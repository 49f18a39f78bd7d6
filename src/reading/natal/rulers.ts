import { Ascendant, type BodyId, Moon, Venus } from '../../chart/bodies.js';
import { rulerOf } from '../../chart/dignities.js';
import type { SignId } from '../../chart/zodiac.js';
import type { RuledHouse } from '../../text/natal-catalogue.js';
import type { Sides } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import type { Factor, WeighedAspect } from '../factors.js';
import type { Draft } from '../reading.js';
import type { NatalDesk } from './desk.js';
import type { PlannedBody } from './plan.js';
import { bodySection, isCell } from './sections.js';
import { cell, line } from './sides.js';

const disputed: ReadonlySet<SignId> = new Set<SignId>([7, 10, 11]);

interface RulerSentence {
  text: string;
  sides: Sides | undefined;
  factor: Factor;
}

/** The ruler of a house by where it stands. */
function rulerSentence(
  { weighed: { chart, bodies }, cells, manuscript, consistency }: NatalDesk,
  house: RuledHouse,
): RulerSentence | undefined {
  const cusp = chart.cusps[house - 1];
  if (cusp === undefined) return undefined;
  const sign = house === 1 && chart.ascendant ? chart.ascendant.sign : cusp;
  const ruler = rulerOf(sign, chart.rulerships);
  const body = bodies.find(({ id }) => id === ruler);
  if (body === undefined || body.house === 0) return undefined;
  const { rulers, reckonings } = cells.readings.natalChapters;
  const sides = cells.readings.natalChapters.sides.rulerLines[house][body.house];
  // Of the whole chart it is always said.
  if (house !== 1 && !consistency.admits(sides)) return undefined;
  const values = { a: manuscript.within(ruler), A: manuscript.start(ruler) };
  const claim = fill(reckonings[disputed.has(sign) ? chart.rulerships : 'both'], {
    ...values,
    sign: cells.signName(sign),
  });
  const text = manuscript.once(rulers[house][body.house], { ...values, claim });
  if (text === '') return undefined;
  const weight = Math.round(body.weight * 2.5) / 10;
  return { text, sides, factor: { kind: 'ruler', weight, planetIds: [ruler], house: body.house } };
}

/** The ruler of a house and the sign on its cusp, for the houses of love, home and means. */
export function cuspSection(desk: NatalDesk, house: 2 | 4 | 7): Draft | undefined {
  const sign = desk.weighed.chart.cusps[house - 1];
  if (sign === undefined) return undefined;
  // Of money the ruler often says the opposite of the cusp.
  const ruler = house === 2 ? undefined : rulerSentence(desk, house);
  const sides = desk.cells.readings.natalChapters.sides.cuspCells[house]?.[sign];
  const isConsistent = desk.consistency.admits(sides);
  const cusp = isConsistent ? cell(desk.manuscript.once(desk.cells.cuspInSign(house, sign)), sides) : [];
  if (ruler === undefined && cusp.length === 0) return undefined;
  const weight = ruler?.factor.weight ?? 1;
  const planetIds = ruler?.factor.planetIds;
  return {
    title: desk.cells.readings.words.headings.cusps[house],
    weight,
    factors: [{ kind: 'ruler', weight, ...(planetIds && { planetIds }), signId: sign, house }],
    paragraphs: [[line(ruler?.text ?? '', ruler?.sides), ...cusp]],
  };
}

/** Ascendant or Midheaven: its sign, and its ruler's house. */
export function angleSection(
  desk: NatalDesk,
  planned: PlannedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const ruler = rulerSentence(desk, planned.body.id === Ascendant ? 1 : 10);
  const draft = bodySection(desk, planned, aspects);
  if (ruler === undefined) return draft;
  const [ofSign = [], second] = draft.paragraphs;
  const said = line(ruler.text, ruler.sides);
  if (second) second.unshift(said);
  else if (ofSign.some(isCell)) draft.paragraphs.push([said]);
  else ofSign.push(said);
  draft.factors.push(ruler.factor);
  return draft;
}

/** With whom the ruler of a house stands where nothing else is said of the house. */
const hosts: Readonly<Record<number, BodyId>> = { 4: Moon, 7: Venus };

/** A sentence on the ruler of home or of partnership is no section: it stands with the Moon or with Venus. */
export function settleStubs(chapters: readonly Draft[][]): void {
  const all = chapters.flat();
  for (const drafts of chapters)
    for (const stub of drafts.filter(({ factors: [factor] }) => factor?.kind === 'ruler')) {
      if (stub.paragraphs.flat().some(isCell)) continue;
      const id = hosts[stub.factors[0]?.house ?? 0];
      const host = all.find(
        ({ factors: [factor] }) => factor?.kind === 'placement' && factor.planetIds?.[0] === id,
      );
      if (host === undefined || id === undefined) continue;
      host.paragraphs.push(...stub.paragraphs);
      host.factors.push(...stub.factors);
      drafts.splice(drafts.indexOf(stub), 1);
    }
}
