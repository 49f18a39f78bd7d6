import { Conjunction } from '../../chart/aspects.js';
import { type BodyId, Mars, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { aspectDraft } from '../chart-sections.js';
import { aspectFactor, type WeighedAspect, type WeighedBody } from '../factors.js';
import type { Draft, Part, Statement } from '../reading.js';
import type { ReturnDesk } from './desk.js';
import { type Meetings, otherOf } from './plan.js';
import { stancesOfAspect } from './stances.js';

/** A planet’s aspects as a part of its section: the strongest, and what goes the other way. */

export type CellOf = (aspect: WeighedAspect) => string | undefined;

/** What a planet meets, beneath what has been written of it; nothing if it meets nothing. */
export function withMeetings(
  desk: ReturnDesk,
  draft: Draft,
  bodies: readonly BodyId[],
  cellOf: CellOf,
  lineOf?: CellOf,
): Draft {
  const its = desk.meetings.filter(({ body }) => bodies.includes(body));
  if (its.length === 0) return draft;
  return {
    ...draft,
    factors: [...draft.factors, ...its.flatMap(({ aspects }) => aspects.map(aspectFactor))],
    paragraphs: [
      ...draft.paragraphs,
      ...its.flatMap((meetings) => meetingParagraphs(desk, meetings, cellOf, lineOf)),
    ],
  };
}

/**
 * Each aspect, or of two that go different ways one passage with what comes of both.
 * @param lineOf the second in a sentence or two, in the paragraph of the first
 */
export function meetingParagraphs(
  desk: ReturnDesk,
  { body, aspects }: Meetings,
  cellOf: CellOf,
  lineOf?: CellOf,
): Part[][] {
  const { manuscript } = desk;
  const { easeAfterStrain, strainAfterEase } = desk.cells.readings.returns;
  const [strongest, other] = aspects;
  const statementOf = (aspect: WeighedAspect, isTurn = false): Statement => ({
    text: manuscript.once((aspect === strongest ? cellOf : (lineOf ?? cellOf))(aspect)),
    stances: stancesOfAspect(desk, aspect),
    isTurn,
  });
  if (strongest === undefined) return [];
  if (other === undefined || !areOpposed(strongest, other))
    return lineOf === undefined
      ? aspects.map((aspect) => [statementOf(aspect)])
      : [aspects.map((aspect) => statementOf(aspect))];
  const both = natureOf(strongest.aspect) === 'tense' ? easeAfterStrain : strainAfterEase;
  const [hard, soft] = (natureOf(strongest.aspect) === 'tense' ? [strongest, other] : [other, strongest]).map(
    (aspect) => otherOf(aspect, body),
  ) as [BodyId, BodyId];
  const turn = manuscript.once(both[body as typeof Saturn], {
    hard: manuscript.within(hard),
    Hard: manuscript.start(hard),
    soft: manuscript.within(soft),
  });
  return [[statementOf(strongest), turn, statementOf(other, true)]];
}

/** Whether one is hard and the other easy. */
const areOpposed = (one: WeighedAspect, other: WeighedAspect): boolean =>
  one.aspect !== Conjunction &&
  other.aspect !== Conjunction &&
  natureOf(one.aspect) !== natureOf(other.aspect);

/** Of the planets that have no section of their own: the swift ones’, since the others’ last for years. */
export function ownSections(
  desk: ReturnDesk,
  written: ReadonlySet<BodyId>,
  cellOf: CellOf,
  lineOf?: CellOf,
): Draft[] {
  return desk.meetings
    .filter(({ body }) => !written.has(body) && body <= Mars)
    .map((meetings) => {
      const [first] = meetings.aspects as [WeighedAspect];
      const draft = aspectDraft(desk, first, '');
      const others = meetings.aspects.map((aspect) => otherOf(aspect, meetings.body));
      const values = { a: desk.manuscript.start(meetings.body), others: desk.manuscript.listOf(others) };
      return {
        ...draft,
        title: others.length === 1 ? draft.title : fill(desk.cells.readings.returns.aspectsOf, values),
        factors: meetings.aspects.map(aspectFactor),
        paragraphs: meetingParagraphs(desk, meetings, cellOf, lineOf),
      };
    });
}

/**
 * Aspects by the planet under which they are written: one with a section, the heavier of two. Of each planet the
 * strongest, and the strongest that goes the other way: a hard one beside an easy one, or any beside a conjunction.
 */
export function meetingsUnder(
  aspects: readonly WeighedAspect[],
  bodies: readonly WeighedBody[],
  hasSection: (body: WeighedBody) => boolean,
): Meetings[] {
  const found = new Map<BodyId, WeighedAspect[]>();
  const bodyOf = (id: BodyId): WeighedBody | undefined => bodies.find((body) => body.id === id);
  for (const aspect of aspects) {
    const [first, second] = [bodyOf(aspect.first), bodyOf(aspect.second)];
    if (first === undefined || second === undefined) continue;
    const [one, other] = [hasSection(first), hasSection(second)];
    const isUnderSecond = one === other ? second.id <= Mars && second.weight > first.weight : other;
    const owner = isUnderSecond && second.id <= Saturn ? second.id : first.id;
    const its = found.get(owner);
    if (its === undefined) found.set(owner, [aspect]);
    else if (its.length === 1 && natureOf((its[0] as WeighedAspect).aspect) !== natureOf(aspect.aspect))
      its.push(aspect);
  }
  return [...found].map(([body, its]) => ({ body, aspects: its }));
}
