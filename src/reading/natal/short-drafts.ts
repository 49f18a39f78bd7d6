import type { BodyId } from '../../chart/bodies.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import { type Draft, hasText, type Part, partsOf, statementOf, textOf } from '../reading.js';
import { chapterOfPatterns } from './chapter-of.js';
import type { NatalContext } from './context.js';
import { bodyOf, type DraftedChapter, draftLength } from './fill.js';

/** Where parts go that are too short to be a chapter or a section. */

/**
 * A chapter with fewer characters, less than one text has, joins the nearest one; not those on work and on the mind,
 * which everybody looks for.
 */
const thin = 400;
const neighbor: Readonly<Partial<Record<NatalChapter, NatalChapter>>> = {
  home: 'need',
};

/** Whether a chapter is too thin; one on a crowded house never is. */
function isThin({ drafts }: DraftedChapter): boolean {
  let length = 0;
  for (const draft of drafts) {
    if (draft.factors[0]?.kind === 'crowding') return false;
    length += draftLength(draft);
  }
  return length < thin;
}

export function withoutThin(chapters: readonly DraftedChapter[]): DraftedChapter[] {
  const left = chapters.map(({ key, drafts }) => ({ key, drafts: drafts.filter(hasText) }));
  for (let i = left.length - 1; i >= 0; i--) {
    const chapter = left[i] as DraftedChapter;
    const wanted = neighbor[chapter.key];
    const other = wanted && left.find(({ key }) => key === wanted);
    if (other === undefined || !isThin(chapter)) continue;
    other.drafts.push(...chapter.drafts.splice(0));
  }
  return left.filter(({ drafts }) => drafts.length > 0);
}

const isFigure = ({ factors }: Draft): boolean => factors[0]?.kind === 'pattern';
const noDrafts: readonly Draft[] = [];

/**
 * Moves a pattern whose chapter has no section on one of its planets to the first chapter that has, or to that on the
 * person; never to the generation.
 */
export function placeFigures(chapters: readonly DraftedChapter[]): void {
  const whole = chapters.find(({ key }) => key === chapterOfPatterns);
  const own = chapters.filter(({ key }) => key !== 'generation');
  for (const chapter of chapters) {
    const { drafts } = chapter;
    for (const draft of drafts.some(isFigure) ? drafts.filter(isFigure) : noDrafts) {
      const its = draft.factors[0]?.planetIds ?? [];
      const isBeside = own.includes(chapter) && drafts.some((other) => its.includes(bodyOf(other) ?? -1));
      if (chapter === whole || isBeside) continue;
      const ofPlanet = its
        .map((id) => own.find((each) => each.drafts.some((other) => bodyOf(other) === id)))
        .find((each) => each !== undefined);
      drafts.splice(drafts.indexOf(draft), 1);
      (ofPlanet ?? whole)?.drafts.push(draft);
    }
  }
}

export const isInBrief = ({ written }: NatalContext, draft: Draft): boolean =>
  written.inBrief.has(bodyOf(draft) ?? -1);

const isNoSection = (draft: Draft): boolean =>
  isShort(draft) || draft.factors.every(({ kind }) => kind !== 'aspect');

/**
 * Adds the sentences on a planet of a crowd, and its aspects, to the crowd's section or else to that of the planet with
 * the text.
 */
export function placeBriefDrafts(chapters: readonly DraftedChapter[], context: NatalContext): void {
  if (context.written.inBrief.size === 0) return;
  const all = chapters.flatMap(({ drafts }) => drafts);
  for (const { drafts } of chapters)
    for (const draft of drafts.filter((each) => isInBrief(context, each) && isNoSection(each))) {
      const id = bodyOf(draft) as BodyId;
      const [factor] = draft.factors;
      const isCrowdOf = ({ factors: [of] }: Draft): boolean =>
        of?.kind === 'crowding' && of.signId === factor?.signId && (of.planetIds?.includes(id) ?? false);
      const teller = context.written.inBrief.get(id);
      const crowd = all.find(isCrowdOf);
      const host = crowd ?? all.find((each) => bodyOf(each) === teller && each !== draft);
      if (host === undefined) continue;
      drafts.splice(drafts.indexOf(draft), 1);
      const said = partsOf(draft).map((part) => statedBy(part, draft));
      if (crowd) crowd.paragraphs[0]?.push(...said);
      else host.paragraphs.push(said);
      host.factors.push(...draft.factors);
    }
}

/** A section, or undefined if it is too short: then a body's section takes it in. */
export function withShort(
  context: NatalContext,
  ofBodies: readonly Draft[],
  hosts: readonly BodyId[],
  draft: Draft | undefined,
): Draft | undefined {
  if (draft === undefined || !isShort(draft)) return draft;
  const host = hosts
    .map((id) => ofBodies.find((each) => bodyOf(each) === id))
    .find((each) => each !== undefined && !isStub(context, each));
  if (host === undefined) return draft;
  const said = partsOf(draft).filter((part) => textOf(part) !== '');
  if (said.length === 0) return undefined;
  host.paragraphs.push(said.map((part) => statedBy(part, draft)));
  return undefined;
}

/** A part moved to another section keeps the factor that states it. */
const statedBy = (part: Part, { by }: Draft): Part =>
  typeof part === 'string' ? part : statementOf({ ...part, by: part.by ?? by });

/** A section of fewer characters, about sixty words, does not deserve a title. */
const leastOfSection = 350;
const isShort = (draft: Draft): boolean => draftLength(draft) < leastOfSection;

/** Whether a section is too short and not about what the opening has named. */
export function isStub({ isLeader, dominant, weighed, written }: NatalContext, draft: Draft): boolean {
  // Patterns, planets with a text and the shape of the chart are told nowhere else.
  const kind = draft.factors[0]?.kind;
  if (!isShort(draft) || kind === 'pattern' || kind === 'whole') return false;
  if (written.passages.has(bodyOf(draft) ?? -1)) return false;
  return !weighed.bodies.some(
    (body) =>
      (isLeader(body) || dominant?.on === body.id || dominant?.by === body.id) &&
      draft.factors.some(({ planetIds }) => planetIds?.includes(body.id)),
  );
}
