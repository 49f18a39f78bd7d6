import { Conjunction } from '../../chart/aspects.js';
import { type BodyId, Jupiter, Mars, Saturn } from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { aspectDraft } from '../chart-sections.js';
import { aspectFactor, type WeighedAspect, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { paragraphOf, wordsIn } from '../words.js';
import type { ReturnContext } from './context.js';
import { isExact, type Meetings, otherOf } from './plan.js';

/** A planet’s aspects as part of its section. */

export type CellOf = (aspect: WeighedAspect) => string | undefined;

/** A section with the aspects of its planet added. */
export function withMeetings(
  context: ReturnContext,
  draft: Draft,
  bodies: readonly BodyId[],
  cellOf: CellOf,
  lineOf?: CellOf,
): Draft {
  const its = context.meetings.filter(({ body }) => bodies.includes(body));
  if (its.length === 0) return draft;
  return {
    ...draft,
    factors: [...draft.factors, ...its.flatMap(({ aspects }) => aspects.map(aspectFactor))],
    paragraphs: [
      ...draft.paragraphs,
      ...its.flatMap((meetings) => meetingParagraphs(context, meetings, cellOf, lineOf)),
    ],
  };
}

/**
 * A paragraph for each aspect.
 * @param lineOf the text of a second aspect, in a sentence or two in the first one's paragraph
 */
export function meetingParagraphs(
  context: ReturnContext,
  { aspects }: Meetings,
  cellOf: CellOf,
  lineOf?: CellOf,
): Part[][] {
  const [strongest] = aspects;
  const told = aspects.map((aspect, at): string =>
    paragraphOf([
      turnBefore(context, aspect, aspects.slice(0, at)),
      context.manuscript.unlessSaid((aspect === strongest ? cellOf : (lineOf ?? cellOf))(aspect)),
    ]),
  );
  return told.reduce<Part[][]>((paragraphs, each) => {
    const before = paragraphs.at(-1);
    const isShort = lineOf !== undefined && wordsIn(each) <= mostOfLine;
    if (before !== undefined && (isShort || (lineOf !== undefined && paragraphs.length === mostParagraphs)))
      before.push(each);
    else paragraphs.push([each]);
    return paragraphs;
  }, []);
}

/** Whether an aspect is easy or hard; undefined for a conjunction that is neither. */
export function toneOfAspect({ aspect, second }: WeighedAspect): 'ease' | 'strain' | undefined {
  if (aspect !== Conjunction) return natureOf(aspect) === 'tense' ? 'strain' : 'ease';
  if (second === Jupiter) return 'ease';
  return isPressing(second) ? 'strain' : undefined;
}

/** Before the first aspect whose tone is another than that of those before it: that there is this side as well. */
export function turnBefore(
  { cells, manuscript }: ReturnContext,
  aspect: WeighedAspect,
  before: readonly WeighedAspect[],
): string {
  const tone = toneOfAspect(aspect);
  const tones = new Set(before.flatMap((each) => toneOfAspect(each) ?? []));
  return tone === undefined || tones.size !== 1 || tones.has(tone)
    ? ''
    : manuscript.firstUnsaid(cells.readings.returns.turns[tone]);
}

/** A second aspect of more words is a paragraph of its own. */
const mostOfLine = 40;
const mostParagraphs = 2;

/**
 * Whether one of two aspects is a conjunction and the other is not. A hard beside an easy aspect would read as a
 * contradiction.
 */
const isOfAnotherKind = ({ aspect: one }: WeighedAspect, { aspect: other }: WeighedAspect): boolean =>
  (one === Conjunction) !== (other === Conjunction);

/** Sections for aspects of planets without a section: only of swift planets, since others last for years. */
export function ownSections(
  context: ReturnContext,
  written: ReadonlySet<BodyId>,
  cellOf: CellOf,
  lineOf?: CellOf,
): Draft[] {
  return context.meetings
    .filter(({ body }) => !written.has(body) && body <= Mars)
    .map((meetings) => {
      const [first] = meetings.aspects as [WeighedAspect];
      const draft = aspectDraft(context, first, '');
      const { aspects, body } = meetings;
      return {
        ...draft,
        title:
          aspects.length === 1
            ? draft.title
            : fill(context.cells.readings.returns.aspectsOf, {
                a: context.manuscript.start(body),
                others: context.manuscript.listOf(aspects.map((aspect) => otherOf(aspect, body))),
              }),
        factors: meetings.aspects.map(aspectFactor),
        paragraphs: meetingParagraphs(context, meetings, cellOf, lineOf),
      };
    });
}

/** The aspects of planets, without those told elsewhere. */
export const meetingsBeside = (
  meetings: readonly Meetings[],
  told: readonly WeighedAspect[],
): readonly Meetings[] =>
  meetings
    .map(({ body, aspects }) => ({ body, aspects: aspects.filter((aspect) => !told.includes(aspect)) }))
    .filter(({ aspects }) => aspects.length > 0);

/**
 * The aspects by the planet in whose section they are told: one that has a section, the heavier of two. Each planet has
 * its strongest, the strongest other beside a conjunction, and all that are all but exact.
 * @param isThin whether there is room for a second aspect of the same nature
 */
export function meetingsUnder(
  aspects: readonly WeighedAspect[],
  bodies: readonly WeighedBody[],
  hasSection: (body: WeighedBody) => boolean,
  isThin = false,
): Meetings[] {
  const found = new Map<BodyId, WeighedAspect[]>();
  const isBeside = (one: WeighedAspect, other: WeighedAspect): boolean =>
    isOfAnotherKind(one, other) || (isThin && natureOf(one.aspect) === natureOf(other.aspect));
  const bodyOf = (id: BodyId): WeighedBody | undefined => bodies.find((body) => body.id === id);
  for (const aspect of aspects) {
    const [first, second] = [bodyOf(aspect.first), bodyOf(aspect.second)];
    if (first === undefined || second === undefined) continue;
    const [one, other] = [hasSection(first), hasSection(second)];
    const isUnderSecond = one === other ? second.id <= Mars && second.weight > first.weight : other;
    const owner = isUnderSecond && second.id <= Saturn ? second.id : first.id;
    const its = found.get(owner);
    if (its === undefined) found.set(owner, [aspect]);
    else if (isExact(aspect) || (its.length === 1 && isBeside(its[0] as WeighedAspect, aspect)))
      its.push(aspect);
  }
  return [...found].map(([body, its]) => ({ body, aspects: its }));
}
