import { Conjunction } from '../../chart/aspects.js';
import { type BodyId, Mars, Saturn } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import { stancesOfReturnAspect } from '../../text/return-stances.js';
import { fill } from '../../text/texts.js';
import { aspectFactor, type WeighedAspect, type WeighedBody } from '../factors.js';
import type { Draft, Part, Statement } from '../reading.js';
import type { ReturnDesk } from './desk.js';
import { type Meetings, otherOf } from './plan.js';
import { aspectDraft } from './sections.js';

/** A planet’s aspects as a part of its section: what hinders it and what helps it, and how the one goes with the other. */

export type CellOf = (aspect: WeighedAspect) => string | undefined;

/** What a planet meets, beneath what has been written of it; nothing if it meets nothing. */
export function withMeetings(
  desk: ReturnDesk,
  draft: Draft,
  bodies: readonly BodyId[],
  cellOf: CellOf,
): Draft {
  const its = desk.meetings.filter(({ body }) => bodies.includes(body));
  if (its.length === 0) return draft;
  return {
    ...draft,
    factors: [...draft.factors, ...its.flatMap(({ aspects }) => aspects.map(aspectFactor))],
    paragraphs: [
      ...draft.paragraphs,
      ...its.flatMap((meetings) => meetingParagraphs(desk, meetings, cellOf)),
    ],
  };
}

/** Conjunctions first, then the kind that is stronger, then the other with what joins the two. */
export function meetingParagraphs(desk: ReturnDesk, { body, aspects }: Meetings, cellOf: CellOf): Part[][] {
  const { manuscript } = desk;
  const { easeAfterStrain, strainAfterEase } = desk.cells.readings.returns;
  const together = aspects.filter(({ aspect }) => aspect === Conjunction);
  const apart = aspects.filter(({ aspect }) => aspect !== Conjunction);
  const leading = apart[0] === undefined ? undefined : natureOf(apart[0].aspect);
  const first = apart.filter(({ aspect }) => natureOf(aspect) === leading);
  const then = apart.filter(({ aspect }) => natureOf(aspect) !== leading);
  const turns = leading === 'tense' ? easeAfterStrain : strainAfterEase;
  const turn = then.length === 0 ? '' : manuscript.once(turns[body as typeof Saturn]);
  const write = (aspect: WeighedAspect, isTurn = false): Part[] => [statementOf(aspect, isTurn)];
  const statementOf = (each: WeighedAspect, isTurn: boolean): Statement => {
    const { first: one, second, aspect } = each;
    return {
      text: manuscript.once(cellOf(each)),
      stances: stancesOfReturnAspect(one, second, aspect),
      isTurn,
    };
  };
  return [
    ...together.map((aspect) => write(aspect)),
    ...first.map((aspect) => write(aspect)),
    ...then.map((aspect, i): Part[] => (i === 0 ? [turn, ...write(aspect, turn !== '')] : write(aspect))),
  ];
}

/** Of the planets that have no section of their own: the swift ones’, since the others’ last for years. */
export function ownSections(desk: ReturnDesk, written: ReadonlySet<BodyId>, cellOf: CellOf): Draft[] {
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
        paragraphs: meetingParagraphs(desk, meetings, cellOf),
      };
    });
}

/**
 * Aspects by the planet under which they are written: one with a section, the heavier of two.
 * @param most of one planet: more would be a list
 */
export function meetingsUnder(
  aspects: readonly WeighedAspect[],
  bodies: readonly WeighedBody[],
  hasSection: (body: WeighedBody) => boolean,
  most = 3,
): Meetings[] {
  const found = new Map<BodyId, WeighedAspect[]>();
  const bodyOf = (id: BodyId): WeighedBody | undefined => bodies.find((body) => body.id === id);
  for (const aspect of aspects) {
    const [first, second] = [bodyOf(aspect.first), bodyOf(aspect.second)];
    if (first === undefined || second === undefined) continue;
    const [one, other] = [hasSection(first), hasSection(second)];
    const isUnderSecond = one === other ? second.id <= Mars && second.weight > first.weight : other;
    const owner = isUnderSecond && second.id <= Saturn ? second.id : first.id;
    const its = found.get(owner) ?? [];
    if (its.length < most) found.set(owner, [...its, aspect]);
  }
  return [...found].map(([body, its]) => ({ body, aspects: its }));
}
