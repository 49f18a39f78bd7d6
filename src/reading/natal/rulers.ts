import { Ascendant, type BodyId } from '../../chart/bodies.js';
import { rulerOf } from '../../chart/dignities.js';
import type { SignId } from '../../chart/zodiac.js';
import type { RuledHouse } from '../../text/natal-catalogue.js';
import type { Sides } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths, type WeighedAspect, type WeighedBody } from '../factors.js';
import { type Draft, hasStep, type Part } from '../reading.js';
import { reconciled } from './aspect-parts.js';
import type { NatalDesk } from './desk.js';
import { passageOf } from './placements.js';
import type { PlannedBody } from './plan.js';
import { bodySection } from './sections.js';
import { cell, line } from './sides.js';
import { unlikeRising } from './tempo.js';

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
  return { text, sides, factor: rulerFactor(body) };
}

/** A ruler by its house weighs a quarter of what it is by itself. */
const rulerFactor = ({ id, house, weight }: WeighedBody): Factor => ({
  kind: 'ruler',
  weight: tenths(weight / 4),
  planetIds: [id],
  ...(house !== 0 && { house }),
});

/** The ruler of a house and the sign on its cusp, for the houses of love, home and means. */
export function cuspSection(desk: NatalDesk, house: 2 | 4 | 7): Draft | undefined {
  const sign = desk.weighed.chart.cusps[house - 1];
  if (sign === undefined) return undefined;
  const sides = desk.cells.readings.natalChapters.sides.cuspCells[house]?.[sign];
  const isConsistent = desk.consistency.admits(sides);
  const cusp = isConsistent ? cell(desk.manuscript.once(desk.cells.cuspInSign(house, sign)), sides) : [];
  // A sentence on the ruler alone is no section.
  if (cusp.length === 0) return undefined;
  // Of money the ruler often says the opposite of the cusp.
  const ruler = house === 2 ? undefined : rulerSentence(desk, house);
  const weight = ruler?.factor.weight ?? 1;
  const planetIds = ruler?.factor.planetIds;
  return {
    title: desk.cells.readings.words.headings.cusps[house],
    weight,
    factors: [{ kind: 'ruler', weight, ...(planetIds && { planetIds }), signId: sign, house }],
    paragraphs: [[line(ruler?.text ?? '', ruler?.sides), ...cusp]],
  };
}

/** A planet on the Ascendant that makes another impression than the sign: how both are true. */
function risingPart(desk: NatalDesk, { sign }: WeighedBody): Part {
  const { weighed, cells } = desk;
  const { threads } = cells.readings.natal;
  const unlike = unlikeRising(weighed, sign);
  if (unlike === undefined) return '';
  const said = reconciled(desk, threads.rising[unlike.id as 0]);
  return line(said, cells.readings.natalChapters.sides.rising[unlike.id]);
}

/** By which reckoning a planet rules a sign that has two rulers. */
function reckoningPart(
  { weighed: { chart }, cells, manuscript }: NatalDesk,
  sign: SignId,
  ruler: BodyId,
): string {
  if (!disputed.has(sign)) return '';
  const { reckonings } = cells.readings.natalChapters;
  const values = { a: manuscript.within(ruler), sign: cells.signName(sign) };
  return `${fill(reckonings[chart.rulerships], values)}.`;
}

/** The Ascendant with its ruler, and a planet on it that is unlike the sign. */
function ascendantSection(
  desk: NatalDesk,
  planned: PlannedBody,
  ruler: WeighedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const { body } = planned;
  const draft = bodySection(desk, planned, aspects);
  draft.paragraphs[0]?.push(reckoningPart(desk, body.sign, ruler.id), risingPart(desk, body));
  draft.factors.push(rulerFactor(ruler));
  return draft;
}

/** Ascendant or Midheaven: its sign, its ruler's house, and a planet on the Ascendant that is unlike the sign. */
export function angleSection(
  desk: NatalDesk,
  planned: PlannedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const { id } = planned.body;
  const rulerOfAll = passageOf(desk.cells, planned.body, desk.weighed)?.ruler;
  if (rulerOfAll) return ascendantSection(desk, planned, rulerOfAll, aspects);
  const ruler = rulerSentence(desk, id === Ascendant ? 1 : 10);
  const draft = bodySection(desk, planned, aspects);
  const [ofSign = []] = draft.paragraphs;
  if (id === Ascendant) ofSign.push(risingPart(desk, planned.body));
  if (ruler === undefined) return draft;
  const said = line(ruler.text, ruler.sides);
  // What the ruler of the whole chart does is a paragraph's matter; that of the Midheaven follows on its sign.
  if (id === Ascendant && ofSign.some(hasStep)) draft.paragraphs.splice(1, 0, [said]);
  else ofSign.splice(1, 0, said);
  draft.factors.push(ruler.factor);
  return draft;
}
